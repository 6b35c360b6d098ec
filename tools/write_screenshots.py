"""Take the pictures of the README: ``python tools/write_screenshots.py [name ...]``. Needs chromium and Pillow."""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from load.server_process import ServerProcess, temporary_database  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.browser.people import ARGS, CHROMIUM, someone  # noqa: E402
from tests.web.set_tables import id_of, set_table_in, token_of  # noqa: E402

from kunitori.bots import new_bot  # noqa: E402
from kunitori.game import Game, View, new_game  # noqa: E402
from kunitori.values.decision import Decision  # noqa: E402

NAMES = ("Ann", "Ben", "Chloé", "Daisuke", "Emi", "Finn")
IMAGES = ROOT / "docs" / "images"
LEVELS = (None, "captain", "retainer", "captain", "beginner", "retainer")
Holds = Callable[[View, Decision], bool]


@dataclass(frozen=True)
class Picture:
    """A table at a moment worth showing."""

    game: str
    seats: int
    seed: str
    holds: Holds
    language: str = "en"
    size: tuple[int, int] = (1280, 800)
    scale: float = 1


def is_rich(view: View, decision: Decision) -> bool:
    return view.round > 8 and decision.kind == "play" and view.me.hand_size > 3 and sum(view.played.values()) > 1


def is_attacked(view: View, decision: Decision) -> bool:
    return decision.kind == "defend" and sum(view.attackers[0].values()) > 1


def is_fought_for(view: View, decision: Decision) -> bool:
    cards = sum(len(line) for land in view.lands for line in land.lines)
    return decision.kind == "play" and cards > 14 and len(view.me.hand) > 2


def is_early(view: View, decision: Decision) -> bool:
    return view.round > 5 and decision.kind == "play" and view.me.hand_size > 3


PICTURES = {
    "table": Picture("world_on_fire", 4, "fuji", is_rich),
    "battle": Picture("world_on_fire", 3, "biwa", is_attacked),
    "moegahara": Picture("moegahara", 4, "sekigahara", is_fought_for),
    "table-ja": Picture("world_chaos", 3, "kyoto", is_rich, "ja"),
    "phone-de": Picture("kunitori", 3, "edo", is_early, "de", (390, 844), 1.5),
}
PAGES = {"front": "/"}


def played(picture: Picture) -> Game:
    """A game between captains, up to that moment."""
    for attempt in range(40):
        game = new_game(picture.game, NAMES[: picture.seats], f"{picture.seed} {attempt}")
        bots = [new_bot("captain", f"{picture.seed} {seat}") for seat in range(picture.seats)]
        while (decision := game.decision) is not None:
            view = game.view(decision.player)
            if decision.player == 0 and not decision.step and picture.holds(view, decision):
                return game
            game.apply(bots[decision.player].decide(view, decision))
    raise SystemExit(f"{picture.game}: no such moment")


def save(name: str, shot: bytes) -> None:
    """Reduce the colours: a third of the size, with no visible difference."""
    image = Image.open(io.BytesIO(shot)).convert("RGB").quantize(256, dither=Image.Dither.FLOYDSTEINBERG)
    image.save(IMAGES / f"{name}.png", optimize=True)
    print(name, image.size, (IMAGES / f"{name}.png").stat().st_size // 1000, "KB")


def take(name: str, browser: Browser, server: ServerProcess) -> None:
    picture = PICTURES.get(name, Picture("", 0, "", is_rich))
    look = {"device_scale_factor": picture.scale, "reduced_motion": "reduce"}
    with someone(browser, server, picture.size, picture.language, **look) as person:
        if name in PAGES:
            person.go(PAGES[name])
        else:
            bots = LEVELS[: picture.seats]
            setting = set_table_in(server.database, id_of(name), played(picture), bots, picture.language)
            with ThreadPoolExecutor(1) as thread:  # Playwright's loop runs in this one
                thread.submit(asyncio.run, setting).result()
            person.go(f"/seat/{id_of(name)}/{token_of(0)}").wait_for_table()
        person.page.evaluate("document.fonts.ready.then(() => 1)")
        person.page.evaluate("document.querySelector('#since')?.removeAttribute('open')")
        person.page.wait_for_timeout(400)
        save(name, person.page.screenshot())


def main(names: list[str]) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with temporary_database() as database, ServerProcess(database, "--no-limits") as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGS.split())
        for name in names or [*PICTURES, *PAGES]:
            take(name, browser, server)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])

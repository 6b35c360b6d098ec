"""``python -m tests.browser.pictures [NAME...]``: take the pictures in docs/images again.

Real games of bots, looked at through the eyes of the first player. With Pillow (`pip install pillow`) the colours are
reduced, so that a picture takes about a third of a megabyte.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from load.server_process import ServerProcess, temporary_database
from playwright.sync_api import Page, sync_playwright
from tests.browser.people import ARGS, CHROMIUM, someone
from tests.browser.positions import set_games
from tests.web.set_tables import id_of, token_of

from kunitori import Game, new_game
from kunitori.bots import new_bot
from kunitori.values.decision import Decision

FOLDER = Path(__file__).parents[2] / "docs" / "images"
WIDE, UPRIGHT = (1280, 800), (390, 844)


@dataclass(frozen=True)
class Picture:
    """A file, the page or table that it shows, and to whom."""

    name: str
    path: str
    """A page, or the name of a game of `games`."""
    language: str = "en"
    size: tuple[int, int] = WIDE
    scale: float = 1.0


PICTURES = (
    Picture("front", "/"),
    Picture("table", "table"),
    Picture("table-ja", "table", "ja"),
    Picture("battle", "battle"),
    Picture("moegahara", "field"),
    Picture("phone-de", "small", "de", UPRIGHT, 1.5),
)


def played(name: str, players: tuple[str, ...], seed: int, round: int, holds: Callable[[Decision], bool]) -> Game:
    """A game of lords up to a decision of the first player, from this round on."""
    game = new_game(name, list(players), seed=seed)
    bots = [new_bot("lord", seed=seat) for seat in range(len(players))]
    while (decision := game.decision) is not None:
        if decision.player == 0 and game.round >= round and holds(decision):
            return game
        game.apply(bots[decision.player].decide(game.view(decision.player), decision))
    raise AssertionError(f"{name} with seed {seed} was over before anything worth a picture")


def games() -> dict[str, Game]:
    """The games on the pictures."""
    three = ("Ann", "Naoe", "Chacha")
    return {
        "table": played("world_on_fire", three, 11, 7, lambda d: d.kind == "play" and len(d.options) > 3),
        "battle": played("world_on_fire", three, 4, 6, lambda d: d.kind in ("defend", "ambush")),
        "field": played("moegahara", ("Ann", "Naoe", "Chacha", "Yasuke"), 3, 6, lambda d: d.kind == "deploy"),
        "small": played("kunitori", ("Ann", "Naoe"), 5, 7, lambda d: d.kind == "play" and len(d.options) > 3),
    }


def keep(page: Page, file: Path) -> None:
    """Take a picture of what can be seen."""
    page.evaluate("document.fonts.ready.then(() => 1)")
    page.wait_for_timeout(800)
    page.screenshot(path=str(file))
    try:
        from PIL import Image
    except ImportError:
        return
    with Image.open(file) as picture:
        picture.convert("RGB").quantize(256).save(file, optimize=True)


def main(names: list[str]) -> None:
    wanted = [picture for picture in PICTURES if not names or picture.name in names]
    with temporary_database() as database, ServerProcess(database, "--no-limits") as server:
        for name, game in games().items():
            set_games(server, {name: game}, (None, *("lord" for _ in game.players[1:])))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS.split())
            for each in wanted:
                more = {"device_scale_factor": each.scale, "reduced_motion": "reduce"}
                with someone(browser, server, each.size, each.language, **more) as person:
                    if each.path.startswith("/"):
                        person.go(each.path)
                    else:
                        person.go(f"/seat/{id_of(each.path)}/{token_of(0)}").wait_for_table()
                    keep(person.page, FOLDER / f"{each.name}.png")
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])

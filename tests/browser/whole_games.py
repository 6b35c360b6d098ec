"""``python -m tests.browser.whole_games``: whole games in every language at every size, looked at after every move.

A beginner plays against bots by clicking at random. After each move the page is searched for text that is cut off or
smaller than 11 px, for sideways scrolling, and for anything that hides the hand, the question, the phases or the
battle. ``--games``, ``--languages`` and ``--sizes`` choose a part, ``--moves`` ends each game early.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from itertools import product
from typing import Any

from load.server_process import ServerProcess, temporary_database
from playwright.sync_api import Browser, sync_playwright
from tests.browser.looks import SIZES, flaws, hidden
from tests.browser.people import ARGS, CHROMIUM, Person, click, someone, table_for

from kunitori.i18n import LANGUAGES

SEATS: dict[str, tuple[str | None, ...]] = {
    "kunitori": (None, "beginner"),
    "world_on_fire": (None, "beginner", "beginner"),
    "world_chaos": (None, "beginner", "beginner", "beginner"),
    "moegahara": (None, "beginner", "beginner", "beginner"),
}
SHORT = 600  # px: a smaller screen is a phone, which is touched


def look_through(
    browser: Browser, server: ServerProcess, game: str, language: str, size: tuple[int, int], seed: int, moves: int
) -> tuple[int, Counter[str]]:
    """Play one game; how many moves were looked at, and how often each flaw was seen."""
    fingers: dict[str, Any] = {"has_touch": True} if min(size) < SHORT else {}
    found: Counter[str] = Counter()

    def look(person: Person, chance: random.Random) -> None:
        person.page.evaluate("scrollTo(0, 0)")
        found.update(flaws(person.page) + hidden(person.page))
        click(person, chance)

    with someone(browser, server, size, language, reduced_motion="reduce", **fingers) as person:
        person.sit_down(table_for(server, game, SEATS[game], seed, max_rounds=8))
        person.page.evaluate("document.fonts.ready.then(() => 1)")
        done = person.play(random.Random(seed), look, moves)
        if person.is_over:
            found.update(flaws(person.page))
    return done, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(SEATS))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--sizes", default=",".join(f"{wide}x{high}" for wide, high in SIZES))
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    sizes = [(int(wide), int(high)) for wide, high in (size.split("x") for size in wish.sizes.split(","))]
    looked, total = 0, Counter[str]()
    with temporary_database() as database, ServerProcess(database, "--no-limits") as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGS.split())
        for game, language, size in product(wish.games.split(","), wish.languages.split(","), sizes):
            moves, found = look_through(browser, server, game, language, size, wish.seed, wish.moves)
            looked += moves
            total += found
            print(f"{game} {language} {size[0]}x{size[1]}: {moves} moves, {len(found)} flaws", flush=True)
            for flaw, times in found.most_common(8):
                print(f"  {times} × {flaw}", flush=True)
        browser.close()
    print(f"{looked} moves looked at, {len(total)} different flaws")
    sys.exit(bool(total))


if __name__ == "__main__":
    main()

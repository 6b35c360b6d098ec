"""Measure how much luck and choices change in a game, as its review says, and write it into docs/analysis.md.

    python tools/write_accounts.py [GAMES [NODES]]

GAMES games between two lords are reviewed in every game with NODES simulations a decision, as `kunitori review` does.
The same numbers give the same table.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from kunitori import new_game
from kunitori.bots import new_bot
from kunitori.bots.strategy import GAMES
from kunitori.bots.table import play_out
from kunitori.cards.facts import game_name
from kunitori.i18n import texts
from kunitori.review import Account, review

PAGE = Path(__file__).parents[1] / "docs" / "analysis.md"
BEGIN, END = "<!-- write_accounts begins -->\n", "<!-- write_accounts ends -->\n"
BOT, SEED, PLAYED, NODES = "lord", 2026, 10, 1000
PARTS = ("luck", "own", "others")


def accounts(game: str, games: int, nodes: int) -> Iterator[Account]:
    """The account of the first side of each game; that of the other side is the same with other signs."""
    for number in range(games):
        played = new_game(game, ["Ann", "Ben"], seed=SEED + number)
        play_out(played, [new_bot(BOT, f"{SEED} {number} {seat}") for seat in range(2)])
        yield review(played, nodes=nodes).accounts[0]


def rows(games: int, nodes: int) -> Iterator[str]:
    yield f"{games} games each between two {BOT}s, {nodes:,} simulations a decision:\n"
    yield "| mean size, in percentage points | luck | own choices | others' choices |"
    yield "| --- | ---: | ---: | ---: |"
    for game in GAMES:
        found = [*accounts(game, games, nodes)]
        sizes = [sum(abs(getattr(account, part)) for account in found) / len(found) for part in PARTS]
        row = f"| {texts('en')(game_name(game))} | " + " | ".join(f"{100 * size:.0f}" for size in sizes) + " |"
        print(row, flush=True)
        yield row


def main(games: int = PLAYED, nodes: int = NODES) -> None:
    text = "\n".join(rows(games, nodes))
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n{text}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

"""Write docs/strategies.md: every strategy with its idea and its list, and how they do against each other.

    python tools/write_strategies.py

Every deal is played from every side, in the engine; the same strategies and heuristics give the same page.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from kunitori.bots.scripted import STRATEGIES, script_for, strategies_for
from kunitori.bots.strategy import GAMES
from kunitori.cards.facts import game_name
from kunitori.cards.sets import card_set
from kunitori.engine.consts import PLANNING
from kunitori.engine.moves import new_state
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.match import Brain, play
from kunitori.engine.turn import winner
from kunitori.i18n import texts

PAGE = Path(__file__).parents[1] / "docs" / "strategies.md"
DEALS = 500
ROUNDS = 200  # ruling 16
MONEY = "money"
HEAD = """# Scripted strategies

A strategy is a buying list with a few habits, kept as a text file. The bot buys the first card on its list that it can
afford. All strategies share the same heuristics for playing a hand, fighting, defending and deploying (`heuristics.py`
and `field_heuristics.py` in `src/kunitori/engine/thinking`). A strategy sees only what its seat may know and never
plays at random. `kunitori play --bots NAME` seats one.

`src/kunitori/bots/strategy.py` explains the words of a list. In a mix, the bot plays the script that lacks the fewest
of its cards, provided that all cards it `needs` are there.

The lists in `src/kunitori/bots/sparring` are frozen: minds were trained against them. A file of the same name in
`src/kunitori/bots/strategies` overrides one. `python tools/tune_strategies.py GAME` looks for better lists that keep
to their ideas; `python tools/write_strategies.py` measures them and writes this page.

## Strength

Wins per hundred games. The first table of each game has two players, all strategies against each other: {duels} games
per pair, {deals} deals played from both seats; the margin of error is about {error}. The second has four players, one
strategy against three of plain money, where 25 would be even; in Moegahara a team against a team of money, where 50
would be even.
"""
DEVIATIONS = 1.96  # standard errors to either side

say = texts("en")


def keys(game: str, deal: int) -> tuple[int, int]:
    secret = hashlib.sha256(f"strategies {game} {deal}".encode()).digest()
    return int.from_bytes(secret[:8], "little"), int.from_bytes(secret[8:16], "little")


class Table:
    """A game and player count: one player, in Moegahara a team, plays one strategy, all others another."""

    def __init__(self, game: str, seats: int) -> None:
        self.game, self.seats = game, seats
        self.rules = Rules(card_set(game))
        self.names = strategies_for(self.rules.cards, seats)
        self.sides = 2 if self.rules.moegahara else seats
        self.rounds = 0.0
        """The mean length of the games of the last match."""

    def brain(self, name: str) -> Brain:
        return Brain(PLANNING, 1, script_for(name, self.rules.cards, self.seats).plan(self.rules.cards))

    def share(self, one: str, other: str) -> float:
        """How many of a hundred games the first strategy wins, with every deal played from every side."""
        own, rival = self.brain(one), self.brain(other)
        won = turns = 0
        for deal in range(DEALS):
            for side in range(self.sides):
                state = new_state(self.rules, self.seats, *keys(self.game, deal), -1, ROUNDS, 0, 0)
                play(state, [own if seat % self.sides == side else rival for seat in range(self.seats)])
                won += winner(state) == side
                turns += state.turn
        self.rounds = turns / self.seats / (DEALS * self.sides)
        return 100 * won / (DEALS * self.sides)


def duels(table: Table) -> Iterator[str]:
    """All strategies against each other with two players, sorted by their mean."""
    names = table.names
    shares = {one: {other: table.share(one, other) for other in names if other != one} for one in names}
    mean = {one: sum(row.values()) / len(row) for one, row in shares.items()}
    order = sorted(names, key=lambda name: -mean[name])
    yield "| | " + " | ".join(f"`{name}`" for name in order) + " | mean |"
    yield "| --- |" + " ---: |" * (len(order) + 1)
    for one in order:
        cells = ["" if other == one else f"{shares[one][other]:.0f}" for other in order]
        yield f"| `{one}` | " + " | ".join(cells) + f" | {mean[one]:.0f} |"


def tables_of_money(table: Table) -> Iterator[str]:
    """One strategy against a table of money bots."""
    yield f"| four players, against `{MONEY}` | wins | rounds |"
    yield "| --- | ---: | ---: |"
    rows = [(table.share(name, MONEY), table.rounds, name) for name in table.names if name != MONEY]
    for share, rounds, name in sorted(rows, reverse=True):
        yield f"| `{name}` | {share:.0f} | {rounds:.0f} |"


def lists() -> Iterator[str]:
    for name, strategy in STRATEGIES.items():
        yield f"### {say(f'bot-{name}.name'.replace('_', '-'))}: `{name}`"
        yield ""
        yield " ".join(strategy.idea.splitlines())
        yield ""
        yield "```text"
        yield "\n\n".join(map(str, strategy.scripts))
        yield "```"
        yield ""


def page() -> str:
    error = DEVIATIONS * 50 / (2 * DEALS) ** 0.5
    lines = [HEAD.format(duels=2 * DEALS, deals=DEALS, error=f"{error:.0f}")]
    for game in GAMES:
        lines += [f"### {say(game_name(game))}", ""]
        lines += [*duels(Table(game, 2)), "", *tables_of_money(Table(game, 4)), ""]
    return "\n".join([*lines, "## The lists", "", *lists()])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

"""Moegahara's battlefield for scenario tests.

    with field("archers kuroda_nagamasa | gunners", "", "ann", ann={"hand": "cavalry"}, ben={}) as table:
        table.ann("play cavalry", "deploy cavalry 2")
        table.line(2, "cavalry", "")
        table.markers("ann", "yellow blue")

A Land is written as the line of the first team, a bar, and the line of the other, or as a player whose team has won it.
Markers go to the first player of a team, unless the scene gives some to a player of that team.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from tests.scenarios.table import Seat, Table, opening, scene

COLOURS = {"archers": "yellow", "cavalry": "blue", "gunners": "red"}


class Battlefield(Table):
    """A table with Lands on it; Lands and positions count from 1 as in moves."""

    def line(self, land: int, first: str, second: str) -> None:
        """What lies at an undecided Land on either side, position 1 first."""
        here = self.game.view(None).lands[land - 1]
        assert here.winner is None, f"Land {land} is won"
        assert [" ".join(line) for line in here.lines] == [first, second]

    def strength(self, land: int, first: str, second: str = "") -> None:
        """The strengths there, with all bonuses (M6.2)."""
        here = self.game.view(None).lands[land - 1]
        assert [" ".join(map(str, line)) for line in here.strengths] == [first, second]

    def won(self, **lands: str) -> None:
        """Which Lands each named player's team has won: ``ann="1 3"``. All others are won by nobody."""
        found = dict.fromkeys(lands, "")
        for place, land in enumerate(self.game.view(None).lands, 1):
            if land.winner is not None:
                [name] = [name for name in lands if self.seat(name) % 2 == land.winner]
                found[name] = f"{found[name]} {place}".strip()
        assert found == lands

    def markers(self, name: str, colours: str) -> None:
        assert Counter(self.game.view(None).seats[self.seat(name)].markers) == _counted(colours)

    def buried(self, text: str) -> None:
        assert Counter(self.game.view(None).buried) == _counted(text)


def _counted(text: str) -> Counter[str]:
    words: Counter[str] = Counter()
    for word in text.split():
        name, _, number = word.partition("*")
        words[name] += int(number or 1)
    return words


def _lands(lands: Sequence[str], names: Sequence[str]) -> dict[str, Any]:
    lines: list[list[list[str]]] = [[], []]
    won = []
    for land in lands:
        won.append(names.index(land) % 2 + 1 if land in names else 0)
        first, _, second = land.partition("|") if land not in names else ("", "", "")
        lines[0].append(first.split())
        lines[1].append(second.split())
    return {"lines": lines, "won": won}


def _with_markers(players: Mapping[str, Seat], lines: list[list[list[str]]]) -> dict[str, Any]:
    seats = {name: dict(seat) for name, seat in players.items()}
    for team in (0, 1):
        members = list(seats)[team::2]
        given = [name for name in members if "markers" in seats[name]]
        for name in given:
            seats[name]["markers"] = dict(_counted(seats[name]["markers"]))
        if not given:
            troops = [card for line in lines[team] for card in line]
            seats[members[0]]["markers"] = dict(Counter(COLOURS[card] for card in troops if card in COLOURS))
    return seats


@contextmanager
def field(
    *lands: str, rest: Seat | None = None, corrections: Mapping[str, Any] | None = None, **players: Seat
) -> Iterator[Battlefield]:
    """Set a scene on the battlefield; players in seat order, the first to act."""
    there = _lands(lands, list(players))
    seats = _with_markers(players, there["lines"])
    with scene("moegahara", rest={**there, **(rest or {})}, corrections=corrections, **seats) as table:
        battlefield = Battlefield(table.game)
        yield battlefield
        table.planned = battlefield.planned


@contextmanager
def deploying(*lands: str, played: str, rest: Seat | None = None, **players: Seat) -> Iterator[Battlefield]:
    """A scene in the deploy phase: these cards were played this turn."""
    with field(*lands, rest={"phase": "deploy", "actions": 0, "played": played, **(rest or {})}, **players) as table:
        yield table


@contextmanager
def first_turn(players: Sequence[str] = ("Ann", "Ben"), seed: int = 1, **options: Any) -> Iterator[Battlefield]:
    """A game from the start."""
    with opening("moegahara", players, seed, **options) as table:
        battlefield = Battlefield(table.game)
        yield battlefield
        table.planned = battlefield.planned

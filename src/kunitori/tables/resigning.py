"""Resigned games: who resigned, and which sides remain."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from kunitori.decisions.handles import handles
from kunitori.values.record import Record

__all__ = ["is_given_up", "resignation_comments", "sides_left", "who_resigned"]


def sides_left(people: Sequence[bool], resigned: Collection[int], teams: bool) -> list[list[int]]:
    """The seats, or in Moegahara the teams, that play on; a team resigns when all its people have (M1.1).

    >>> sides_left([True, True, False], resigned=[1], teams=False)
    [[0], [2]]
    >>> sides_left([True, True, True, False], resigned=[1], teams=True)
    [[0, 2]]
    """
    numbers = range(len(people))
    sides = [[*numbers[team::2]] for team in (0, 1)] if teams else [[number] for number in numbers]
    playing = [[number for number in side if people[number]] for side in sides]
    return [side for side, own in zip(sides, playing, strict=True) if not own or not {*own} <= {*resigned}]


def is_given_up(people: Sequence[bool], resigned: Collection[int], teams: bool) -> bool:
    """Whether the game is over because only one side, or no person, is left.

    >>> is_given_up([True, False, False], [0], teams=False), is_given_up([True, True, True], [0], teams=False)
    (True, False)
    """
    stay = [number for number, is_person in enumerate(people) if is_person and number not in resigned]
    return bool(resigned) and (not stay or len(sides_left(people, resigned, teams)) < 2)


def resignation_comments(names: Sequence[str], resigned: Collection[int]) -> list[str]:
    """The comments after the last move of a record that say who resigned."""
    return [f"{handle} resigned" for seat, handle in enumerate(handles(names)) if seat in resigned]


def who_resigned(record: Record) -> tuple[int, ...]:
    """The seats that resigned, according to the comments of `resignation_comments`."""
    moves = [number for number, line in enumerate(record.lines, 1) if not line.startswith("#")]
    notes = record.lines[moves[-1] if moves else 0 :]
    seats = range(len(record.players))
    return tuple(seat for seat in seats if f"# {resignation_comments(record.players, [seat])[0]}" in notes)

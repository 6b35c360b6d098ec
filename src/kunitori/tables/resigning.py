"""Games that are given up: who resigned, and which sides are left."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from kunitori.values.notation import handles
from kunitori.values.record import Record

__all__ = ["is_given_up", "notes_of", "sides_left", "who_resigned"]


def sides_left(people: Sequence[bool], resigned: Collection[int], teams: bool) -> list[list[int]]:
    """The seats, or in Moegahara the teams, that have not given up; a team has when all its people have (M1.1).

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
    """Whether those who resigned have ended the game: only one side is left, or no person.

    >>> is_given_up([True, False, False], [0], teams=False), is_given_up([True, True, True], [0], teams=False)
    (True, False)
    """
    stay = [number for number, is_person in enumerate(people) if is_person and number not in resigned]
    return bool(resigned) and (not stay or len(sides_left(people, resigned, teams)) < 2)


def notes_of(names: Sequence[str], resigned: Collection[int]) -> list[str]:
    """What a record says of those who resigned, behind its last move."""
    return [f"{handle} resigned" for seat, handle in enumerate(handles(names)) if seat in resigned]


def who_resigned(record: Record) -> tuple[int, ...]:
    """The seats of those who resigned, as `notes_of` has noted it."""
    moves = [number for number, line in enumerate(record.lines, 1) if not line.startswith("#")]
    notes = record.lines[moves[-1] if moves else 0 :]
    seats = range(len(record.players))
    return tuple(seat for seat in seats if f"# {notes_of(record.players, [seat])[0]}" in notes)

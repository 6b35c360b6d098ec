"""Who has tried which puzzle, and the ratings that follow from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, select

from kunitori.puzzles import Puzzle
from kunitori.puzzles.rating import NEWCOMER, UNTRIED, PuzzleRating, rated
from kunitori.store.database import Database
from kunitori.store.schema import puzzles, solvers, tries

__all__ = ["PuzzleStanding", "PuzzleTry", "Solving"]


@dataclass(frozen=True, slots=True)
class PuzzleStanding:
    """A rating with the number of tries behind it."""

    rating: PuzzleRating
    tried: int = 0
    solved: int = 0


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """A guest's first try at a puzzle, the one that counts."""

    puzzle: str
    answer: int
    """The number of the chosen option."""
    is_right: bool
    gain: float
    """What it did to the guest's rating."""


class Solving:
    """Tries at puzzles in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def standing(self, guest: str) -> PuzzleStanding:
        """A guest's rating."""
        return await self._database.read(lambda connection: _standing(connection, solvers, guest, NEWCOMER))

    async def standing_of(self, puzzle: Puzzle) -> PuzzleStanding:
        """The rating of a puzzle after what guests here made of it."""
        return await self._database.read(lambda connection: _standing(connection, puzzles, puzzle.id, _mined(puzzle)))

    async def tries_of(self, guest: str) -> dict[str, PuzzleTry]:
        """All tries of a guest by puzzle."""
        rows = await self._database.ask(select(tries).where(tries.c.guest == guest))
        return {row.puzzle: _read(row) for row in rows}

    async def try_of(self, guest: str, puzzle: str) -> PuzzleTry | None:
        """A guest's try at a puzzle."""
        asked = select(tries).where(tries.c.guest == guest, tries.c.puzzle == puzzle)
        rows = await self._database.ask(asked)
        return _read(rows[0]) if rows else None

    async def keep(
        self, guest: str, puzzle: Puzzle, answer: int, *, is_right: bool, is_heard: bool, at: float
    ) -> PuzzleTry:
        """Keep a first try and rate the guest, and the puzzle if the try is heard there; a later one changes nothing.

        Returns the try that counts.
        """

        def job(connection: Connection) -> PuzzleTry:
            me = self._held(connection, solvers, guest, NEWCOMER)
            asked = select(tries).where(tries.c.guest == guest, tries.c.puzzle == puzzle.id)
            if (found := connection.execute(asked).first()) is not None:
                return _read(found)
            standing = self._held if is_heard else _standing
            it = standing(connection, puzzles, puzzle.id, _mined(puzzle))
            mine, its = rated(me.rating, it.rating, is_right=is_right)
            made = PuzzleTry(puzzle.id, answer, is_right, mine.value - me.rating.value)
            row = {"guest": guest, "puzzle": puzzle.id, "at": at, "answer": answer, "is_right": int(is_right)}
            connection.execute(self._database.insert(tries).values(row | {"gain": made.gain}))
            self._put(connection, solvers, guest, PuzzleStanding(mine, me.tried + 1, me.solved + is_right))
            if not is_heard:
                return made
            self._put(connection, puzzles, puzzle.id, PuzzleStanding(its, it.tried + 1, it.solved + is_right))
            return made

        return await self._database.run(job)

    def _held(self, connection: Connection, table: Table, who: str, usual: PuzzleRating) -> PuzzleStanding:
        """A standing that nobody else changes until this transaction ends, even on a database that others use."""
        self._put(connection, table, who, PuzzleStanding(usual), is_new=True)
        return _standing(connection, table, who, usual, is_held=True)

    def _put(
        self, connection: Connection, table: Table, who: str, standing: PuzzleStanding, *, is_new: bool = False
    ) -> None:
        numbers = {
            "rating": standing.rating.value, "deviation": standing.rating.deviation, "tried": standing.tried,
            "solved": standing.solved,
        }  # fmt: skip
        (key,) = table.primary_key
        adding = self._database.insert(table).values({key.name: who, **numbers})
        if is_new:
            connection.execute(adding.on_conflict_do_nothing())
        else:
            connection.execute(adding.on_conflict_do_update(index_elements=[key], set_=numbers))


def _mined(puzzle: Puzzle) -> PuzzleRating:
    return PuzzleRating(float(puzzle.rating), UNTRIED)


def _standing(
    connection: Connection, table: Table, who: str, usual: PuzzleRating, *, is_held: bool = False
) -> PuzzleStanding:
    (key,) = table.primary_key
    asked = select(table).where(key == who)
    row = connection.execute(asked.with_for_update() if is_held else asked).first()
    if row is None:
        return PuzzleStanding(usual)
    return PuzzleStanding(PuzzleRating(row.rating, row.deviation), row.tried, row.solved)


def _read(row: Any) -> PuzzleTry:
    return PuzzleTry(row.puzzle, row.answer, bool(row.is_right), row.gain)

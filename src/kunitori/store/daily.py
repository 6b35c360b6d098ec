"""Daily challenges: what each was made with, who has tried it, and what the levels made of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, select, update

from kunitori.store.database import Database
from kunitori.store.schema import daily_days, daily_levels, daily_tries
from kunitori.tables import DailyResult
from kunitori.values.record import commitment

__all__ = ["Challenge", "Daily", "DailyTry"]


@dataclass(frozen=True, slots=True)
class Challenge:
    """The challenge of a day, as it was made when the first guest asked for it. It never changes."""

    day: str
    settings: Mapping[str, Any]
    """The settings of its tables, as `Settings.stored` reads them."""
    secret: str
    salt: str
    version: str
    """The version of Kunitori that made it."""
    revision: int
    """The revision of the rules."""
    rules: str
    """The hash of the card facts."""
    bots: tuple[str, ...]
    """The editions of the opponents, and of the levels that play in the guest's seat."""

    @property
    def commit(self) -> str:
        """The commitment to its secret, which every table shows from the start."""
        return commitment(bytes.fromhex(self.salt), bytes.fromhex(self.secret))

    def is_played_alike(self, other: Challenge) -> bool:
        """Whether a game of the other one would be the same: same deal, same cards, same bots."""
        mine, its = ((c.settings, c.secret, c.revision, c.rules, c.bots) for c in (self, other))
        return mine == its


@dataclass(frozen=True, slots=True)
class DailyTry:
    """A guest's one try at a challenge."""

    day: str
    table: str
    result: DailyResult | None
    """None until the game is over, and for ever if it ended too late."""


class Daily:
    """Daily challenges in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ---- days
    async def find(self, day: str) -> Challenge | None:
        """The challenge of a day, if one was made."""
        rows = await self._database.ask(select(daily_days).where(daily_days.c.day == day))
        return _challenge(rows[0]) if rows else None

    async def make(self, made: Challenge, at: float) -> Challenge:
        """Keep a new challenge; returns the one that counts, because another server may have been faster."""
        row = {
            "day": made.day, "made": at, "settings": json.dumps(made.settings), "secret": made.secret,
            "salt": made.salt, "version": made.version, "revision": made.revision, "rules": made.rules,
            "bots": json.dumps(made.bots),
        }  # fmt: skip

        def job(connection: Connection) -> Challenge:
            connection.execute(self._database.insert(daily_days).values(row).on_conflict_do_nothing())
            return _challenge(connection.execute(select(daily_days).where(daily_days.c.day == made.day)).one())

        return await self._database.run(job)

    async def days_before(self, day: str, most: int) -> list[str]:
        """The last days before one that had a challenge, the latest first."""
        asked = select(daily_days.c.day).where(daily_days.c.day < day).order_by(daily_days.c.day.desc()).limit(most)
        return [row.day for row in await self._database.ask(asked)]

    # ---- tries
    async def begin(self, day: str, guest: str, table: str, at: float) -> DailyTry:
        """Keep a guest's try; returns the one that counts, which is the first."""
        row = {"day": day, "guest": guest, "table_id": table, "began": at}
        is_it = (daily_tries.c.day == day) & (daily_tries.c.guest == guest)

        def job(connection: Connection) -> DailyTry:
            connection.execute(self._database.insert(daily_tries).values(row).on_conflict_do_nothing())
            return _try(connection.execute(select(daily_tries).where(is_it)).one())

        return await self._database.run(job)

    async def finish(self, day: str, guest: str, table: str, result: DailyResult, at: float) -> None:
        """Keep the result of a try; only the first time, and only at the table of the try."""
        is_it = (daily_tries.c.day == day) & (daily_tries.c.guest == guest) & (daily_tries.c.table_id == table)
        row = {
            "ended": at, "points": result.points, "rival": result.rival, "is_won": int(result.is_won),
            "is_resigned": int(result.is_resigned),
        }  # fmt: skip
        await self._database.execute(update(daily_tries).where(is_it, daily_tries.c.ended.is_(None)).values(row))

    async def try_of(self, day: str, guest: str) -> DailyTry | None:
        """A guest's try at a challenge."""
        asked = select(daily_tries).where(daily_tries.c.day == day, daily_tries.c.guest == guest)
        rows = await self._database.ask(asked)
        return _try(rows[0]) if rows else None

    async def tries_of(self, guest: str, most: int) -> list[DailyTry]:
        """A guest's last tries, the latest first."""
        asked = select(daily_tries).where(daily_tries.c.guest == guest).order_by(daily_tries.c.day.desc()).limit(most)
        return [_try(row) for row in await self._database.ask(asked)]

    async def results(self, day: str) -> dict[DailyResult, int]:
        """How many guests have had which result."""
        parts = daily_tries.c.points, daily_tries.c.rival, daily_tries.c.is_won, daily_tries.c.is_resigned
        asked = select(*parts, func.count().label("number"))
        asked = asked.where(daily_tries.c.day == day, daily_tries.c.ended.is_not(None)).group_by(*parts)
        return {_result(row): row.number for row in await self._database.ask(asked)}

    # ---- levels
    async def levels(self, day: str) -> dict[str, DailyResult]:
        """What the levels made of a challenge, as far as they have played."""
        rows = await self._database.ask(select(daily_levels).where(daily_levels.c.day == day))
        return {row.level: _result(row) for row in rows}

    async def keep_level(self, day: str, level: str, result: DailyResult) -> None:
        """Keep what a level made of a challenge."""
        row = {
            "day": day, "level": level, "points": result.points, "rival": result.rival, "is_won": int(result.is_won),
            "is_resigned": 0,
        }  # fmt: skip
        await self._database.execute(self._database.insert(daily_levels).values(row).on_conflict_do_nothing())


def _challenge(row: Any) -> Challenge:
    return Challenge(
        row.day, json.loads(row.settings), row.secret, row.salt, row.version, row.revision, row.rules,
        tuple(json.loads(row.bots)),
    )  # fmt: skip


def _try(row: Any) -> DailyTry:
    return DailyTry(row.day, row.table_id, None if row.ended is None else _result(row))


def _result(row: Any) -> DailyResult:
    return DailyResult(row.points, row.rival, bool(row.is_won), bool(row.is_resigned))

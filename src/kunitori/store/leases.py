"""Leases: which server drives bots and clocks, and which players are connected where."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Double, Text, and_, case, delete, func, literal, or_, select, update
from sqlalchemy.dialects.postgresql import ARRAY

from kunitori.store.database import Database
from kunitori.store.schema import leases

__all__ = ["Leases"]

_KEPT_SECONDS = 3600.0
"""How long an expired lease stays in the database."""
_SLACK_SECONDS = 1.0


class Leases:
    """Names that one holder has for a while, by the database's clock. A name is always taken for the same time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease, and return whether it is held; only one holder has it until it ends."""
        now = self._database.now()
        adding = self._database.insert(leases).values(name=name, holder=holder, until=now + seconds, term=1)
        return bool(await self._database.fetch(_or_renewed(adding, now, seconds).returning(leases.c.holder)))

    async def take_all(self, names: Collection[str], holder: str, seconds: float) -> None:
        """Take or renew many leases of a shared database in one statement; those of other holders stay theirs."""
        if not names:
            return
        now = self._database.now()
        # Sorted, so that two servers never deadlock.
        each = func.unnest(literal(sorted(names), ARRAY(Text))).table_valued("name")
        rows = select(each.c.name, literal(holder, Text), now + seconds, literal(1)).select_from(each)
        adding = self._database.insert(leases).from_select(["name", "holder", "until", "term"], rows)
        await self._database.execute(_or_renewed(adding, now, seconds))

    async def held(self, prefix: str, but_not_by: str = "") -> dict[str, str]:
        """The current leases whose names begin like this, without those of one holder: name and holder."""
        begins = and_(leases.c.name >= prefix, leases.c.name < prefix + "\U0010ffff")
        theirs = and_(leases.c.until > self._database.now(), leases.c.holder != but_not_by)
        asked = select(leases.c.name, leases.c.holder).where(begins, theirs)
        return {row.name: row.holder for row in await self._database.ask(asked)}

    async def release(self, name: str, holder: str) -> None:
        """Release a lease before it ends."""
        await self.release_all([name], holder)

    async def release_all(self, names: Collection[str], holder: str) -> None:
        """Release leases before they end."""
        if not names:
            return
        mine = and_(leases.c.name.in_(sorted(names)), leases.c.holder == holder)
        await self._database.execute(update(leases).where(mine).values(until=self._database.now()))

    async def ended(self, name: str) -> float:
        """When a lease ended or will end; 0 if it is unknown."""
        rows = await self._database.ask(select(leases.c.until).where(leases.c.name == name))
        return float(rows[0].until) if rows else 0.0

    async def forget_expired(self) -> None:
        """Delete leases that ended long ago."""
        await self._database.execute(delete(leases).where(leases.c.until < self._database.now() - _KEPT_SECONDS))


def _or_renewed(adding: Any, now: Any, seconds: float) -> Any:
    is_mine = leases.c.holder == adding.excluded.holder
    # A lease that lasts longer than it may was given before the clock was turned back.
    is_over = or_(leases.c.until <= now, leases.c.until > now + literal(seconds + _SLACK_SECONDS, Double))
    return adding.on_conflict_do_update(
        index_elements=[leases.c.name],
        set_={
            "holder": adding.excluded.holder,
            "until": adding.excluded.until,
            "term": case((is_mine, leases.c.term), else_=leases.c.term + 1),
        },
        where=or_(is_mine, is_over),
    )

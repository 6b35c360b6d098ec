"""How much each guest and each address has stored on a day. A restart does not reset it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import delete, select

from kunitori.store.database import Database
from kunitori.store.schema import stored

__all__ = ["Amounts"]


class Amounts:
    """Bytes by day and by who stored them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, amounts: Mapping[str, int], day: int) -> None:
        """Add what these have stored on a day, and forget the days before."""
        if not amounts:
            return
        adding = self._database.insert(stored)
        adding = adding.on_conflict_do_update(
            index_elements=[stored.c.day, stored.c.who], set_={"bytes": stored.c.bytes + adding.excluded.bytes}
        )
        # Sorted, so that two servers never deadlock.
        rows = [{"day": day, "who": who, "bytes": n} for who, n in sorted(amounts.items())]
        await self._database.execute(adding, rows)
        await self._database.execute(delete(stored).where(stored.c.day < day))

    async def of(self, who: Collection[str], day: int) -> dict[str, int]:
        """What these have stored on a day."""
        asked = select(stored.c.who, stored.c.bytes).where(stored.c.day == day, stored.c.who.in_(sorted(who)))
        return {row.who: row.bytes for row in await self._database.ask(asked)}

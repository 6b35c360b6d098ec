"""Outages: times in which no server could take a move, so no clock runs in them."""

from __future__ import annotations

from sqlalchemy import delete, or_, select

from kunitori.store.database import Database
from kunitori.store.schema import outages

__all__ = ["Outages"]

_KEPT_SECONDS, _SLACK_SECONDS = 400 * 24 * 3600.0, 2.0


class Outages:
    """The outages that servers have noticed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, since: float, until: float) -> None:
        """No server could take a move between these times."""
        row = {"since": since, "until": until}
        await self._database.execute(self._database.insert(outages).values(row).on_conflict_do_nothing())

    async def all(self) -> list[tuple[float, float]]:
        """All outages, the earliest first; they may overlap."""
        rows = await self._database.ask(select(outages.c.since, outages.c.until).order_by(outages.c.since))
        return [(row.since, row.until) for row in rows]

    async def forget_old(self) -> None:
        """Delete outages that are too long ago for any clock, or in the future since the time was set back."""
        now = self._database.now()
        is_useless = or_(outages.c.until < now - _KEPT_SECONDS, outages.c.until > now + _SLACK_SECONDS)
        await self._database.execute(delete(outages).where(is_useless))

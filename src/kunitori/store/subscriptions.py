"""Where a guest's browsers receive messages while no page is open, and of which turns the guest was told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, select

from kunitori.store.database import Database
from kunitori.store.schema import subscriptions, told_turns

__all__ = ["MOST_SUBSCRIPTIONS", "Subscription", "Subscriptions"]

MOST_SUBSCRIPTIONS = 5
"""Of one guest; a new one replaces the oldest."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that wants to be told: its address at a push service, and the keys for messages to it."""

    endpoint: str
    key: bytes
    """Its public key: an uncompressed point of P-256."""
    secret: bytes
    language: str


class Subscriptions:
    """The subscriptions in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, guest: str, wish: Subscription, at: float) -> None:
        """Keep a subscription. It belongs to one guest: the last one who used that browser."""
        values = {
            "guest": guest, "key": wish.key, "secret": wish.secret, "language": wish.language, "at": at,
        }  # fmt: skip

        def job(connection: Connection) -> None:
            adding = self._database.insert(subscriptions).values(endpoint=wish.endpoint, **values)
            connection.execute(adding.on_conflict_do_update(index_elements=[subscriptions.c.endpoint], set_=values))
            mine = select(subscriptions.c.endpoint).where(subscriptions.c.guest == guest)
            rows = connection.execute(mine.order_by(subscriptions.c.at.desc()).offset(MOST_SUBSCRIPTIONS)).all()
            if rows:
                old = [row.endpoint for row in rows]
                connection.execute(delete(subscriptions).where(subscriptions.c.endpoint.in_(old)))

        await self._database.run(job)

    async def number_of(self, guest: str) -> int:
        """How many browsers of a guest are told."""
        asked = select(func.count()).select_from(subscriptions).where(subscriptions.c.guest == guest)
        return int((await self._database.ask(asked))[0][0])

    async def forget(self, guest: str, endpoint: str | None = None) -> None:
        """Remove one subscription of a guest, or all of them."""
        mine = delete(subscriptions).where(subscriptions.c.guest == guest)
        await self._database.execute(mine if endpoint is None else mine.where(subscriptions.c.endpoint == endpoint))

    async def forget_endpoint(self, endpoint: str) -> None:
        """Remove a subscription that its push service no longer knows."""
        await self._database.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))

    async def claim(self, guest: str, table: str, turn: int) -> tuple[Subscription, ...]:
        """The subscriptions of a guest who has not been told of this turn; now the guest has.

        Of several processes only one gets them.
        """

        def job(connection: Connection) -> tuple[Subscription, ...]:
            rows = connection.execute(select(subscriptions).where(subscriptions.c.guest == guest)).all()
            if not rows:
                return ()
            adding = self._database.insert(told_turns).values(guest=guest, table_id=table, turn=turn)
            keys = [told_turns.c.guest, told_turns.c.table_id]
            telling = adding.on_conflict_do_update(
                index_elements=keys, set_={"turn": turn}, where=told_turns.c.turn < turn
            ).returning(told_turns.c.turn)
            return tuple(map(_read, rows)) if connection.execute(telling).first() is not None else ()

        return await self._database.run(job)


def _read(row: Any) -> Subscription:
    return Subscription(row.endpoint, bytes(row.key), bytes(row.secret), row.language)

"""The games of each guest: those that run, those that are over and how they ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, and_, func, select, update

from kunitori.store.database import Database
from kunitori.store.schema import accounts, guests

__all__ = ["MIXED", "PEOPLE", "SEVERAL", "GameAccount", "GamesWish", "PlayedGame", "Playing"]

PEOPLE, MIXED, SEVERAL = "people", "people and bots", "several"
"""Opponents that are not bots of one level: people, people and bots, bots of several levels."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game of a guest, as lists are filtered by and statistics are made of."""

    table_id: str
    ended: float
    game: str
    rivals: str
    """The level of the bots it was played against, or `PEOPLE`, `MIXED` or `SEVERAL`; empty if nobody knows."""
    has_won: bool | None
    """None if the guest watched, or held several seats."""
    seat: int | None = None
    """The guest's seat; None as well if there were none or several."""
    place: int | None = None
    """In the order of turns, from 0."""
    players: int = 0
    points: int | None = None
    opening: str = ""
    """The first two cards that the guest bought, see `openings_of`."""
    counts: bool = False
    """Whether statistics count it."""


@dataclass(frozen=True, slots=True)
class GameAccount:
    """What luck and their own choices gave a player in a reviewed game."""

    luck: float
    choice: float


@dataclass(frozen=True, slots=True)
class GamesWish:
    """Which finished games somebody wants to see; empty means all."""

    game: str = ""
    has_won: bool | None = None
    with_people: bool | None = None


class Playing:
    """Who played what, in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unsettled(self, guest: str, most: int) -> list[str]:
        """The tables of a guest that are not known to be over, newest first."""
        asked = select(guests.c.table_id).where(guests.c.guest == guest, guests.c.ended.is_(None))
        return [row.table_id for row in await self._database.ask(asked.order_by(guests.c.at.desc()).limit(most))]

    async def settle(self, guest: str, games: Sequence[PlayedGame]) -> None:
        """Note how games of a guest ended."""

        def job(connection: Connection) -> None:
            for game in games:
                row = {**asdict(game), "counts": int(game.counts)}
                row["has_won"] = None if game.has_won is None else int(game.has_won)
                mine = and_(guests.c.guest == guest, guests.c.table_id == row.pop("table_id"))
                connection.execute(update(guests).where(mine).values(row))

        await self._database.run(job)

    async def finished(self, guest: str, wish: GamesWish, first: int, most: int) -> tuple[list[str], int]:
        """Some of the finished games that somebody wants to see, the last to end first, and how many there are."""
        wanted = [guests.c.guest == guest, guests.c.ended.is_not(None)]
        if wish.game:
            wanted.append(guests.c.game == wish.game)
        if wish.has_won is not None:
            wanted.append(guests.c.has_won == int(wish.has_won))
        if wish.with_people is not None:
            people = guests.c.rivals.in_((PEOPLE, MIXED))
            wanted.append(people if wish.with_people else ~people)
        page = select(guests.c.table_id).where(*wanted).order_by(guests.c.ended.desc()).offset(first).limit(most)

        def job(connection: Connection) -> tuple[list[str], int]:
            number = connection.execute(select(func.count()).select_from(guests).where(*wanted)).scalar_one()
            return [row.table_id for row in connection.execute(page)], number

        return await self._database.read(job)

    async def counted(self, guest: str, most: int) -> list[tuple[PlayedGame, GameAccount | None]]:
        """The finished games that statistics count, the last to end first, each with its review's account."""
        columns = [guests.c[name] for name in PlayedGame.__slots__]
        same = and_(accounts.c.table_id == guests.c.table_id, accounts.c.seat == guests.c.seat)
        asked = (
            select(*columns, accounts.c.luck, accounts.c.choice)
            .outerjoin(accounts, same)
            .where(guests.c.guest == guest, guests.c.ended.is_not(None), guests.c.counts == 1)
            .order_by(guests.c.ended.desc())
            .limit(most)
        )
        return [_read(row) for row in await self._database.ask(asked)]

    async def keep_accounts(self, table: str, found: Mapping[int, GameAccount]) -> None:
        """Keep what a review found, by seat; a second review of the same game changes nothing."""
        rows = [{"table_id": table, "seat": seat, **asdict(account)} for seat, account in found.items()]
        if not rows:
            return
        await self._database.execute(self._database.insert(accounts).on_conflict_do_nothing(), rows)


def _read(row: Any) -> tuple[PlayedGame, GameAccount | None]:
    values = {name: getattr(row, name) for name in PlayedGame.__slots__}
    has_won = None if row.has_won is None else bool(row.has_won)
    game = PlayedGame(**{**values, "has_won": has_won, "counts": bool(row.counts)})
    return game, None if row.luck is None else GameAccount(row.luck, row.choice)

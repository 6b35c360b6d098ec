"""Who pays for the work at a table: the guest who made it, or who sits there."""

from __future__ import annotations

import hashlib
import hmac
from collections import OrderedDict
from collections.abc import Iterable, Sequence

from kunitori.tables import Settings, Table
from kunitori.web.fair_queue import Payer
from kunitori.web.options import Limits, allowance
from kunitori.web.refusals import TooOften

__all__ = ["Owners"]

_MOST_KNOWN = 20_000
_NAME_LETTERS = 16
_AT_WORK_SECONDS = 3600.0  # games where nothing has happened for so long do not count


class Owners:
    """The names of guests as owners of tables, and the addresses from which they were last seen.

    A name is derived from the guest's secret id, so that a table can tell its owner to anybody who reads the store.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def name(self, guest: str) -> str:
        """The name of a guest, or of an address if the guest is unknown (``@...``)."""
        return hmac.new(self._key, f"owner {guest}".encode(), hashlib.sha256).hexdigest()[:_NAME_LETTERS]

    def arrive(self, address: str, guest: str | None) -> Payer:
        """Somebody sends a request; a client without a cookie is known by its address."""
        name = self.name(guest or address)
        self._addresses[name] = address
        self._addresses.move_to_end(name)
        if len(self._addresses) > _MOST_KNOWN:
            self._addresses.popitem(last=False)
        return address, name

    def payer(self, table: Table) -> Payer:
        """Who pays for the bots of a table: its owner, or else the first person who sits there."""
        people = [self.name(seat.guest) for seat in table.seats if seat.guest]
        owner = table.settings.owner
        if people and owner not in people:
            owner = people[0]
        return self.address(owner), owner

    def address(self, owner: str) -> str:
        """Where an owner was last seen; empty if that is not known."""
        return self._addresses.get(owner, "")

    def is_of(self, owner: str, name: str) -> bool:
        """Whether an owner has this name, or was last seen at this address."""
        return owner != "" and name in (owner, self.address(owner))

    def check_games(
        self, settings: Settings, address: str, tables: Iterable[Table], limits: Limits, now: float
    ) -> None:
        """Raise `TooOften` if the owner of a new table, or the address, has as many games at work as it may."""
        since = now - _AT_WORK_SECONDS
        at_work = [table for table in tables if table.stage != "over" and table.updated > since]
        among_bots = [table for table in at_work if not table.people]
        is_among_bots = not any(plan.is_person for plan in settings.seats)
        for name, times in ((settings.owner, 1), (address, allowance(address))):
            if self._games_of(name, at_work) >= times * limits.games:
                raise TooOften("server-many-games", most=times * limits.games)
            if is_among_bots and self._games_of(name, among_bots) >= times * limits.bot_games:
                raise TooOften("server-many-bot-games", most=times * limits.bot_games)

    def _games_of(self, name: str, tables: Sequence[Table]) -> int:
        """How many of these tables belong to an owner or an address."""
        return sum(self.is_of(table.settings.owner, name) for table in tables)

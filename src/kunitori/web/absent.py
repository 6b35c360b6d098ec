"""Going on without somebody who is away. Only the server knows who is away; the table checks the agreed times."""

from __future__ import annotations

from kunitori.tables import Draft, Table
from kunitori.web.hub import Act
from kunitori.web.live import Live
from kunitori.web.refusals import NotNow

__all__ = ["concede", "stand_in"]


def stand_in(live: Live, mine: tuple[int, ...], seat: int | None) -> Act:
    """Somebody who waits lets a bot play for a person."""

    def act(table: Table) -> Draft:
        by, absent = _who(table, mine, seat)
        now, wait = live.now(), live.wait_for(absent)
        is_due = wait is not None and wait.stand_in_from is not None and wait.stand_in_from <= now
        return table.stand_in(by, absent, wait.since if wait and is_due else now, now)

    return act


def concede(live: Live, mine: tuple[int, ...], seat: int | None) -> Act:
    """Somebody who waits decides without a person."""

    def act(table: Table) -> Draft:
        by, absent = _who(table, mine, seat)
        now, wait = live.now(), live.wait_for(absent)
        is_due = wait is not None and wait.concede_from is not None and wait.concede_from <= now
        return table.concede(by, absent, wait.since if wait and is_due else now, now)

    return act


def _who(table: Table, mine: tuple[int, ...], seat: int | None) -> tuple[int, int]:
    """The seat that waits, and the seat it waits for."""
    if seat is None or not 0 <= seat < len(table.seats) or not mine:
        raise NotNow("server-changed")
    return next((own for own in mine if table.seats[own].is_person_playing), mine[0]), seat

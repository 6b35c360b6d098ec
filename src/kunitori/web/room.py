"""Which tables leave the memory: the store keeps all of them, and nobody may fill the memory."""

from __future__ import annotations

from collections.abc import Callable

from kunitori.web.live import Live
from kunitori.web.options import Limits, allowance
from kunitori.web.owners import Owners
from kunitori.web.refusals import Busy

__all__ = ["Room"]

_MOST_MOVES_OVER = 50_000  # of finished games in memory that nobody shows


class Room:
    """Drops tables that nobody shows."""

    def __init__(
        self, tables: dict[str, Live], owners: Owners, limits: Limits, is_at_work: Callable[[str], bool]
    ) -> None:
        self._tables = tables
        self._owners = owners
        self._limits = limits
        self._is_at_work = is_at_work

    def forget_idle(self, last: float) -> None:
        """Drop the tables that nobody has touched since a moment."""
        for live in [*self._tables.values()]:
            if live.touched < last and self._may_forget(live):
                del self._tables[live.id]

    def forget_finished(self) -> None:
        """Drop finished tables, the longest unused first, if they are too many."""
        over = [live for live in self._tables.values() if live.table.stage == "over" and not live.listeners]
        over.sort(key=lambda live: live.touched, reverse=True)
        moves = 0
        for place, live in enumerate(over):
            moves += live.table.game.move_count if live.table.game else 0
            if place and moves > _MOST_MOVES_OVER and not live.lock.locked():
                del self._tables[live.id]

    def make(self, owner: str) -> None:
        """Make room for one more table of an owner, who has only so many in memory; so has the address.

        Drops the longest unused; raises `Busy` if all are shown or at work.
        """
        if not owner:
            return
        for name in {owner, self._owners.address(owner)} - {""}:
            held = [live for live in self._tables.values() if self._owners.is_of(live.table.settings.owner, name)]
            while len(held) >= self._limits.games * allowance(name):
                unused = min(filter(self._may_forget, held), key=lambda live: live.touched, default=None)
                if unused is None:
                    raise Busy("server-queue-full")
                held.remove(unused)
                del self._tables[unused.id]

    def _may_forget(self, live: Live) -> bool:
        is_used = live.listeners or live.awaited or live.lock.locked() or self._is_at_work(live.id)
        return not is_used

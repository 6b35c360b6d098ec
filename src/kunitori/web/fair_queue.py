"""Whose work is next. Addresses take turns by what their work has cost, and so do the guests of each address."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from kunitori.web.options import allowance

__all__ = ["NOBODY", "FairQueue", "Payer"]

Job = TypeVar("Job")
Payer = tuple[str, str]
"""Who pays for some work: an address, and a guest there. Either is empty if it is not known."""

NOBODY: Payer = ("", "")
_FIRST_GUESS_SECONDS = 0.02
_MOST_REMEMBERED = 1000  # addresses without work


@dataclass(slots=True)
class _Guest(Generic[Job]):
    spent: float
    """Seconds of work on a scale that all guests of the address share; the least comes next."""
    guess: float = _FIRST_GUESS_SECONDS
    """What the last job cost: the price of the next one until it is done."""
    at_work: int = 0
    waiting: dict[int, deque[Job]] = field(default_factory=dict)
    """By rank."""

    @property
    def count(self) -> int:
        return sum(map(len, self.waiting.values()))

    @property
    def is_active(self) -> bool:
        return bool(self.at_work or self.waiting)


@dataclass(slots=True)
class _Address(Generic[Job]):
    spent: float
    """Seconds of work on a scale that all addresses share."""
    guests: dict[str, _Guest[Job]] = field(default_factory=dict)
    reached: float = 0.0
    """What the last guest to have a turn had spent."""

    @property
    def weight(self) -> int:
        active = sum(guest.is_active for guest in self.guests.values())
        return max(1, min(active, allowance("@")))

    def has(self, rank: int) -> bool:
        return any(rank in guest.waiting for guest in self.guests.values())


class FairQueue(Generic[Job]):
    """Jobs in fair order: first by rank, then the address and the guest who have used the least.

    Somebody who was away saves up no turns. An address with several active guests may use as much as they would from
    several addresses, up to its `allowance`.

    >>> queue: FairQueue[str] = FairQueue()
    >>> for job in ("replay 1", "replay 2", "replay 3"):
    ...     queue.put(("@192.0.2.1", "greedy"), job)
    >>> queue.put(("@192.0.2.2", "ann"), "a bot’s move")
    >>> who, first = queue.take()
    >>> queue.done(who, seconds=3.0)
    >>> first, queue.take()[1]
    ('replay 1', 'a bot’s move')
    """

    def __init__(self) -> None:
        self._addresses: dict[str, _Address[Job]] = {}
        self._past: dict[str, float] = {}  # what addresses without work have spent
        self._reached = 0.0  # what the last address to have a turn had spent

    def __len__(self) -> int:
        return sum(guest.count for address in self._addresses.values() for guest in address.guests.values())

    def waiting(self, who: Payer) -> tuple[int, int]:
        """How many jobs wait for an address, and for the guest there."""
        address = self._addresses.get(who[0])
        if address is None:
            return 0, 0
        guest = address.guests.get(who[1])
        return sum(other.count for other in address.guests.values()), guest.count if guest else 0

    def put(self, who: Payer, job: Job, rank: int = 0) -> None:
        """Add a job; all jobs of a lower rank come before it."""
        where, name = who
        address = self._addresses.get(where)
        if address is None:
            spent = max(self._past.pop(where, 0.0), self._reached)
            address = self._addresses[where] = _Address(spent)
        guest = address.guests.get(name)
        if guest is None:
            guest = address.guests[name] = _Guest(address.reached)
        elif not guest.is_active:
            guest.spent = max(guest.spent, address.reached)
        guest.waiting.setdefault(rank, deque()).append(job)

    def take(self) -> tuple[Payer, Job] | None:
        """The next job, and who pays for it; None if nothing waits. Call `done` when it is done."""
        guests = (guest for address in self._addresses.values() for guest in address.guests.values())
        rank = min((rank for guest in guests for rank in guest.waiting), default=None)
        if rank is None:
            return None
        found = [(address.spent, where) for where, address in self._addresses.items() if address.has(rank)]
        where = min(found)[1]
        address = self._addresses[where]
        name = min((guest.spent, name) for name, guest in address.guests.items() if rank in guest.waiting)[1]
        guest = address.guests[name]
        job = guest.waiting[rank].popleft()
        if not guest.waiting[rank]:
            del guest.waiting[rank]
        guest.at_work += 1
        self._reached, address.reached = max(self._reached, address.spent), max(address.reached, guest.spent)
        self._charge(address, guest, guest.guess)
        return (where, name), job

    def done(self, who: Payer, seconds: float) -> None:
        """A job is done, and this is what it cost."""
        where, name = who
        address = self._addresses[where]
        guest = address.guests[name]
        self._charge(address, guest, seconds - guest.guess)
        guest.guess = seconds
        guest.at_work -= 1
        if not any(other.is_active for other in address.guests.values()):
            del self._addresses[where]
            self._past[where] = address.spent
            if len(self._past) > _MOST_REMEMBERED:  # those who are not ahead of the others begin anew anyway
                ahead = {name: spent for name, spent in self._past.items() if spent > self._reached}
                self._past = dict([*ahead.items()][-_MOST_REMEMBERED // 2 :])

    def _charge(self, address: _Address[Job], guest: _Guest[Job], seconds: float) -> None:
        guest.spent += seconds
        address.spent += seconds / address.weight

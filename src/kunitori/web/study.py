"""Reviews of finished games: one for each game, computed in a helper process of their own and kept."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from kunitori.review import Review, review
from kunitori.store import GameAccount, Store, StoreTrouble
from kunitori.tables import Table
from kunitori.web.refusals import Busy, NotNow
from kunitori.web.scribe import Scribe
from kunitori.web.scribe_process import tell
from kunitori.web.shelf import Stored
from kunitori.web.work import BACKGROUND, PEOPLE, asker

__all__ = ["Desk", "ReviewJob"]

Result = TypeVar("Result")

NODES = 600
_MOST_STUDIES = 64
_MOST_MOVES = 3000
_LONGEST_SECONDS = 600.0


@dataclass(slots=True)
class ReviewJob:
    """A review and its progress."""

    moves: int
    address: str = ""
    """Where it was asked for."""
    done: int = 0
    is_begun: bool = False
    has_failed: bool = False
    review: Review | None = None
    rank: int = PEOPLE
    task: asyncio.Task[None] | None = None


class Desk:
    """Reviews games, one at a time; guests take turns."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._scribe = Scribe("reviewer", _LONGEST_SECONDS)
        self._studies: dict[tuple[str, int | None], ReviewJob] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """How many reviews are being made or wait."""
        return len(self._scribe)

    async def end(self) -> None:
        """Stop all work."""
        await self._scribe.end()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def study(
        self, table: Table, player: int | None, may_begin: Callable[[], None], rank: int = PEOPLE
    ) -> ReviewJob:
        """The review of a finished game, begun if it is new; ``may_begin`` raises if the caller may not begin one.

        A review of the rank `BACKGROUND`, for which nobody waits, comes after all others, until somebody asks for it.
        """
        assert table.game is not None
        key = (table.id, player)
        found = self._studies.get(key)
        if found is None:
            may_begin()
            if table.game.move_count > _MOST_MOVES:
                raise NotNow("study-long", moves=_MOST_MOVES)
            self._scribe.check_room()
            found = self._studies[key] = ReviewJob(table.game.move_count, asker.get()[0], rank=rank)
            self._begin(table.id, player, found)
            self._forget_some()
        elif rank < found.rank:
            found.rank = rank
            if not found.is_begun and found.task is not None and not found.task.done():
                found.task.cancel()
                self._begin(table.id, player, found)
        return found

    async def do_behind(self, work: Callable[[], Result]) -> Result:
        """Do other long work for which nobody waits, after all reviews."""
        return await self._scribe.follow(lambda _: None, work, BACKGROUND)

    def _begin(self, id: str, player: int | None, job: ReviewJob) -> None:
        task = job.task = asyncio.create_task(self._work(id, player, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _forget_some(self) -> None:
        """Drop reviews if too many are kept, but none that goes on; nobody drives out those of another address."""
        while len(self._studies) > _MOST_STUDIES:
            ended = {key: job for key, job in self._studies.items() if job.task is None or job.task.done()}
            if not ended:
                return
            (crowded, _), *_ = Counter(job.address for job in ended.values()).most_common(1)
            del self._studies[next(key for key, job in ended.items() if job.address == crowded)]

    async def _work(self, id: str, player: int | None, job: ReviewJob) -> None:
        def told(done: int) -> None:
            job.is_begun, job.done = True, done

        try:
            work = partial(_reviewed, id, await self._store.load(id), player, NODES)
            found = await self._scribe.follow(told, work, job.rank)
        except Busy:  # whoever asks next begins it anew
            job.has_failed = True
            self._studies.pop((id, player), None)
            return
        except Exception:  # there is nobody to tell; the page says it
            job.has_failed = True
            return
        job.review = found.review
        with suppress(StoreTrouble):  # statistics can do without it
            await self._store.playing.keep_accounts(id, found.accounts)


@dataclass(frozen=True, slots=True)
class _Found:
    """A review, and if the game is over its account for every person at the table."""

    review: Review
    accounts: dict[int, GameAccount]


def _reviewed(id: str, stored: Stored, player: int | None, nodes: int) -> _Found:
    table = Table.of(id, *stored)
    assert table.game is not None
    tell(0)
    found = review(table.game, nodes=nodes, player=player, told=lambda done, _: tell(done))
    people = [number for number, seat in enumerate(table.seats) if seat.guest] if table.game.is_over else []
    accounts = [(seat, found.accounts[found.side(seat)]) for seat in people]
    return _Found(found, {seat: GameAccount(account.luck, account.own) for seat, account in accounts})

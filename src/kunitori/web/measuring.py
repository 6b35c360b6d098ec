"""Measurements of own cards for guests of the workshop: in pieces, in fair turns, one at a time for each guest."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass, field

from kunitori.cards import Corrections
from kunitori.errors import KunitoriError
from kunitori.web.logs import note
from kunitori.web.measured import MeasureFound, PlannedDeals
from kunitori.web.measuring_pieces import conclude, plan, plan_more, play_more
from kunitori.web.metrics import Metrics
from kunitori.web.options import allowance
from kunitori.web.refusals import Busy, Mistake, NotNow
from kunitori.web.scribe import Scribe

__all__ = ["GAMES", "KEPT_HOURS", "MeasureJob", "MeasureWish", "Measurements"]

GAMES = (200, 500, 2000)
KEPT_HOURS = 24
_MOST_KEPT = 200
_MOST_AT_WORK = 24
_MOST_SECONDS = 600.0  # of processor time for one measurement; ten ordinary cards need half a minute
_LONGEST_PIECE_SECONDS = 30.0
_NICENESS = 19  # people's tables, reviews and pages come first


@dataclass(frozen=True, slots=True)
class MeasureWish:
    """What a guest wants to have measured."""

    text: str
    game: str
    mix: str | None
    games: int
    corrections: Corrections


@dataclass(slots=True)
class MeasureJob:
    """A measurement and its progress, counted in deals."""

    guest: str
    address: str
    done: int = 0
    all: int = 1
    seconds: float = 0.0
    found: MeasureFound | None = None
    problem: KunitoriError | None = None
    ended: float | None = None
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def is_at_work(self) -> bool:
        """Whether it goes on."""
        return self.ended is None


class Measurements:
    """Measures in a helper process of its own, which has the lowest priority; guests take turns after every piece."""

    def __init__(self, metrics: Metrics) -> None:
        self._scribe = Scribe("measurer", _LONGEST_PIECE_SECONDS, _NICENESS)
        self._jobs: OrderedDict[str, MeasureJob] = OrderedDict()
        self._metrics = metrics

    def __len__(self) -> int:
        """How many measurements go on."""
        return sum(job.is_at_work for job in self._jobs.values())

    async def end(self) -> None:
        """Stop all work."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await self._scribe.end()
        await asyncio.gather(*tasks, return_exceptions=True)

    def of(self, guest: str) -> MeasureJob | None:
        """The measurement that goes on for a guest, or the last one, while it is kept."""
        self._forget_old()
        return self._jobs.get(guest)

    async def begin(self, guest: str, address: str, wish: MeasureWish) -> None:
        """Begin a measurement; the guest's last one is forgotten. Raises if the file is refused or there is no room."""
        self._check_room(guest, address)
        before = self._jobs.get(guest)
        job = self._jobs[guest] = MeasureJob(guest, address)
        self._jobs.move_to_end(guest)
        try:
            planned = await self._scribe.ask(plan, wish.text, wish.game, wish.mix, wish.games, wish.corrections)
        except BaseException:
            if self._jobs.get(guest) is job:
                del self._jobs[guest]
                if before is not None:
                    self._jobs[guest] = before
            raise
        job.all = planned.deals + planned.deals // 2 * planned.cards
        job.task = asyncio.create_task(self._work(job, planned))
        self._forget_old()

    def stop(self, guest: str) -> None:
        """Stop a guest's measurement, and forget it."""
        job = self._jobs.get(guest)
        if job is not None and job.task is not None:  # while its file is still being checked, there is nothing to stop
            job.task.cancel()
            del self._jobs[guest]

    def _check_room(self, guest: str, address: str) -> None:
        at_work = [job for job in self._jobs.values() if job.is_at_work]
        if any(job.guest == guest for job in at_work):
            raise NotNow("measure-one")
        if sum(job.address == address for job in at_work) >= allowance(address) or len(at_work) >= _MOST_AT_WORK:
            raise Busy("measure-full")

    def _forget_old(self) -> None:
        old = time.monotonic() - KEPT_HOURS * 3600
        for job in [job for job in self._jobs.values() if job.ended is not None and job.ended < old]:
            del self._jobs[job.guest]
        while len(self._jobs) > _MOST_KEPT:  # nobody drives out what others have measured
            over = [job for job in self._jobs.values() if not job.is_at_work]
            (crowded, _), *_ = Counter(job.address for job in over).most_common(1)
            del self._jobs[next(job.guest for job in over if job.address == crowded)]

    async def _work(self, job: MeasureJob, planned: PlannedDeals) -> None:
        try:
            job.found = await self._measured(job, planned)
        except KunitoriError as problem:
            job.problem = problem
        except Exception:  # there is nobody to tell; the page says it
            job.problem = Mistake("server-mistake")
            self._metrics.count("errors")
            note("mistake", 40, is_mistake=True, path="/workshop/measure")
        finally:
            job.ended = time.monotonic()

    async def _measured(self, job: MeasureJob, planned: PlannedDeals) -> MeasureFound:
        played = await self._played(job, planned, is_trial=False)
        more = await self._scribe.ask(plan_more, planned.packed, played)
        job.all = planned.deals + more.deals
        trials = await self._played(job, more, is_trial=True)
        return await self._scribe.ask(conclude, planned.packed, played, more.packed, trials)

    async def _played(self, job: MeasureJob, planned: PlannedDeals, is_trial: bool) -> list[bytes]:
        pieces: list[bytes] = []
        done = 0
        while done < planned.deals:
            piece = await self._scribe.ask(play_more, planned.packed, done, is_trial)
            pieces.append(piece.packed)
            done += piece.deals
            job.done += piece.deals
            job.seconds += piece.seconds
            if job.seconds > _MOST_SECONDS:
                raise Busy("measure-long", minutes=round(_MOST_SECONDS / 60))
        return pieces

"""Today's challenge: it is made when the first guest asks for it, and then the levels play it in the background."""

from __future__ import annotations

import asyncio
from contextvars import Context
from dataclasses import replace
from functools import partial

from kunitori.store import Challenge, Store
from kunitori.tables import Day, Settings
from kunitori.web.challenge import LEVEL_NAMES, level_result, made_now, secret_of
from kunitori.web.hub import Hub
from kunitori.web.logs import note_problem
from kunitori.web.study import Desk
from kunitori.web.tokens import bot_seed

__all__ = ["DailyChallenges"]


class DailyChallenges:
    """Makes a challenge for every day on which somebody asks for it."""

    def __init__(self, store: Store, hub: Hub, desk: Desk) -> None:
        self._store = store
        self._hub = hub
        self._desk = desk
        self._known: tuple[Challenge, bool] | None = None
        self._making = asyncio.Lock()
        self._measured = ""
        """The day that all levels have played."""
        self._measuring: asyncio.Task[None] | None = None

    async def end(self) -> None:
        """Let no level play on."""
        if self._measuring is not None:
            self._measuring.cancel()
            await asyncio.gather(self._measuring, return_exceptions=True)

    @property
    def now(self) -> float:
        """The time by the server's clock."""
        return self._hub.clock.now()

    async def today(self) -> tuple[Challenge, bool]:
        """Today's challenge, and whether it can be played: not if cards or bots have changed since it was made."""
        day = str(Day.at(self.now))
        async with self._making:
            known = self._known
            if known is None or known[0].day != day:
                secret, salt = secret_of(self._hub.key, day)
                corrections = self._hub.options.corrections
                fresh = await asyncio.to_thread(made_now, day, secret, salt, corrections)
                kept = await self._store.daily.find(day) or await self._store.daily.make(fresh, self.now)
                known = self._known = kept, kept.is_played_alike(fresh)
        if known[1]:
            self._measure(known[0])
        return known

    def settings(self, challenge: Challenge, language: str, title: str) -> Settings:
        """The settings of a guest's table."""
        return replace(Settings.stored(challenge.settings), daily=challenge.day, language=language, title=title)

    def _measure(self, challenge: Challenge) -> None:
        is_busy = self._measuring is not None and not self._measuring.done()
        if self._measured != challenge.day and not is_busy:
            # It is for everybody, not for the one whose request came first.
            self._measuring = asyncio.create_task(self._play_levels(challenge), context=Context())

    async def _play_levels(self, challenge: Challenge) -> None:
        day, key = challenge.day, self._hub.key
        seeds = [bot_seed(key, day, seat) for seat in range(len(challenge.settings["seats"]))]
        try:
            done = await self._store.daily.levels(day)
            for level in LEVEL_NAMES:
                if level not in done:
                    result = await self._desk.do_behind(partial(level_result, challenge, seeds, level))
                    await self._store.daily.keep_level(day, level, result)
            self._measured = day
        except Exception as problem:  # the next one who asks for the challenge begins again
            note_problem("a level cannot play the daily challenge", problem, self._hub.metrics)

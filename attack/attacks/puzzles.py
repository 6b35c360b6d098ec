"""Somebody wants the ratings of puzzles, or their own, to say something else."""

from __future__ import annotations

import asyncio
import re

from attack.target import Attack, Target
from attack.wire import Reply, Visitor
from kunitori.i18n import texts
from kunitori.puzzles.rating import NEWCOMER, UNTRIED, PuzzleRating, rated

__all__ = ["PuzzleRatings"]

_PUZZLE, _OTHER = "/puzzles/k3", "/puzzles/k4"
_HEARD = 6
"""How often a day an address moves the rating of a puzzle."""
_AT_ONCE = 20


class PuzzleRatings(Attack):
    """Somebody answers a puzzle as ever new guests, to make it look hard or easy.

    Another puzzle gets the same answer many times at once, for a better rating of one guest.
    """

    name = "puzzles"
    point = "small"

    async def prepare(self, target: Target) -> None:
        """See what the ratings are."""
        self.eve = await target.guest()
        self.before = await self._rating_of(_PUZZLE)
        self.other = await self._rating_of(_OTHER)

    async def strike(self, target: Target) -> None:
        """The same answer by everybody, so that each try moves the rating further."""
        await asyncio.gather(*(self._answer(target, _OTHER, self.eve) for _ in range(_AT_ONCE)))
        await self._check_own(target)
        await target.flood(10, lambda _: self._answer(target, _PUZZLE))
        now, pushed = await self._rating_of(_PUZZLE), [self.before, self.before]
        for _ in range(_HEARD):
            pushed = [rated(NEWCOMER, PuzzleRating(at, UNTRIED), is_right=way)[1].value
                      for at, way in zip(pushed, (True, False), strict=True)]  # fmt: skip
        target.breach(not pushed[0] - 1 <= now <= pushed[1] + 1, f"the rating went from {self.before} to {now}")

    async def _check_own(self, target: Target) -> None:
        """However often the answer was sent, it counts once for the guest."""
        page = await self._page("/puzzles")
        of = [rated(NEWCOMER, PuzzleRating(self.other, UNTRIED), is_right=way)[0].value for way in (True, False)]
        words = [texts("en")("puzzles-rating", rating=str(round(value))) for value in of]
        target.breach(not any(word in page for word in words), "one try counted more than once")

    async def _answer(self, target: Target, path: str, guest: Visitor | None = None) -> Reply:
        somebody = guest or Visitor(target.ground.port, target.ground.source)
        return await somebody.send_form(path, {"answer": "0"})

    async def _page(self, path: str) -> str:
        """A page, when it is this address's turn again: its own flood has used up its share."""
        while (page := await self.eve.ask("GET", path, Accept_Language="en")).status in (429, 503):
            await asyncio.sleep(1)
        return page.text

    async def _rating_of(self, path: str) -> float:
        page = await self._page(path)
        words = re.escape(texts("en")("puzzle-rating", rating="N")).replace("N", r"(\d+)")
        found = re.search(f"<span>{words}</span>", page)
        assert found is not None
        return float(found[1])

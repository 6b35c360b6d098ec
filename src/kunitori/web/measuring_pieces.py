"""What the server asks of the helper that measures. The work itself needs numpy, so only the helper loads it."""

from __future__ import annotations

from collections.abc import Sequence

from kunitori.cards import Corrections
from kunitori.web.measured import MeasureFound, PlannedDeals, PlayedPiece

__all__ = ["conclude", "plan", "plan_more", "play_more"]


def plan(text: str, game: str, mix: str | None, games: int, corrections: Corrections) -> PlannedDeals:
    """Check a file and plan its measurement."""
    from kunitori.web import measuring_work

    return measuring_work.plan(text, game, mix, games, corrections)


def play_more(planned: bytes, begin: int, is_trial: bool) -> PlayedPiece:
    """Play on from a deal, for about half a second."""
    from kunitori.web import measuring_work

    return measuring_work.play_more(planned, begin, is_trial)


def plan_more(planned: bytes, played: Sequence[bytes]) -> PlannedDeals:
    """The deals of the experiments."""
    from kunitori.web import measuring_work

    return measuring_work.plan_more(planned, played)


def conclude(planned: bytes, played: Sequence[bytes], trials_planned: bytes, trials: Sequence[bytes]) -> MeasureFound:
    """What all the games say."""
    from kunitori.web import measuring_work

    return measuring_work.conclude(planned, played, trials_planned, trials)

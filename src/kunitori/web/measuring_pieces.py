"""What the server asks of the helper that measures. The work itself needs numpy, so only the helper loads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kunitori.cards import Corrections
from kunitori.lab.answers import Answers

__all__ = ["Found", "Planned", "Played", "conclude", "plan", "plan_more", "play_more"]


@dataclass(frozen=True, slots=True)
class Planned:
    """What is to be played, packed; ``deals`` is how much that is."""

    packed: bytes
    deals: int
    cards: int = 0


@dataclass(frozen=True, slots=True)
class Played:
    """What a piece has played, packed."""

    packed: bytes
    deals: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Found:
    """The answers in every language, and the same as JSON."""

    answers: Mapping[str, Answers]
    figures: Mapping[str, str]


def plan(text: str, game: str, mix: str | None, games: int, corrections: Corrections) -> Planned:
    """Check a file and plan its measurement."""
    from kunitori.web import measuring_work

    return measuring_work.plan(text, game, mix, games, corrections)


def play_more(planned: bytes, begin: int, is_trial: bool) -> Played:
    """Play on from a deal, for about half a second."""
    from kunitori.web import measuring_work

    return measuring_work.play_more(planned, begin, is_trial)


def plan_more(planned: bytes, played: Sequence[bytes]) -> Planned:
    """The deals of the experiments."""
    from kunitori.web import measuring_work

    return measuring_work.plan_more(planned, played)


def conclude(planned: bytes, played: Sequence[bytes], trials_planned: bytes, trials: Sequence[bytes]) -> Found:
    """What all the games say."""
    from kunitori.web import measuring_work

    return measuring_work.conclude(planned, played, trials_planned, trials)

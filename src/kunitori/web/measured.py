"""What goes between the server and the helper that measures own cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kunitori.lab.answers import MeasureAnswers

__all__ = ["MeasureFound", "PlannedDeals", "PlayedPiece"]


@dataclass(frozen=True, slots=True)
class PlannedDeals:
    """What is to be played, packed; ``deals`` is how much that is."""

    packed: bytes
    deals: int
    cards: int = 0


@dataclass(frozen=True, slots=True)
class PlayedPiece:
    """What a piece has played, packed."""

    packed: bytes
    deals: int
    seconds: float


@dataclass(frozen=True, slots=True)
class MeasureFound:
    """The answers in every language, and the same as compressed JSON."""

    answers: Mapping[str, MeasureAnswers]
    figures: Mapping[str, bytes]

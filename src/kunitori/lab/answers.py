"""The answers of a measurement in one language, ready to be printed or shown."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["AnswerTable", "MeasureAnswers"]


@dataclass(frozen=True, slots=True)
class AnswerTable:
    """A table whose first columns hold words and whose others hold numbers."""

    title: str
    words: int
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class MeasureAnswers:
    """How strong the cards are, who buys them, what they push out, and how long games get."""

    head: str
    verdicts: tuple[str, ...]
    """A paragraph for each card."""
    buyers: AnswerTable
    purchases: AnswerTable | None
    """None if no other card is clearly bought less or more often."""
    no_purchases: str
    length: str
    note: str

"""The one pending decision, as a value."""

from __future__ import annotations

from dataclasses import dataclass

from kunitori.i18n import Message


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: its text in the notation, and its action id, which means the same in every state."""

    text: str
    action: int

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Decision:
    """Who is asked what. Whoever may not know the options sees none.

    docs/notation.md has a table of all kinds. The option with a text is ``decision["play cavalry"]``.
    """

    player: int
    kind: str
    options: tuple[Option, ...]
    card: str | None = None  # the card asked about, or whose text asks
    other: int | None = None  # the seat asked about
    step: int = 0  # steps of the same move already answered
    rule: str = ""

    def __getitem__(self, text: str) -> Option:
        """The option with this text; KeyError if there is none."""
        for option in self.options:
            if option.text == text:
                return option
        raise KeyError(text)

    @property
    def texts(self) -> tuple[str, ...]:
        """The options' texts alone."""
        return tuple(option.text for option in self.options)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is not open: `kunitori.i18n.texts` makes a sentence of the message."""

    message: Message
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class CardScore:
    """What the copies of one card count for their owner."""

    card: str
    copies: int
    each: int

    @property
    def total(self) -> int:
        """Points of all copies together."""
        return self.copies * self.each

"""The pending decision as a value."""

from __future__ import annotations

from dataclasses import dataclass

from kunitori.decisions.move import MORE, Move
from kunitori.errors import IllegalMove
from kunitori.i18n import Message


@dataclass(frozen=True, slots=True)
class Option:
    """An answer: the move it makes, its text in the notation, and its action id, which means the same in every state.

    An answer to one step of a longer move is a part of that move, with ``...`` in its text.
    """

    move: Move
    text: str
    action: int

    @property
    def is_partial(self) -> bool:
        """Whether the answer is only a part of a move."""
        return MORE in self.text

    @property
    def is_pass(self) -> bool:
        """Whether the answer is a move that does nothing."""
        return self.move.is_pass and not self.is_partial

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Decision:
    """Who is asked what. A viewer who may not know the options sees none.

    docs/notation.md has a table of all kinds. The option with a text is ``decision["play cavalry"]``.
    """

    player: int
    kind: str
    options: tuple[Option, ...]
    card: str | None = None  # the card in question, or the one whose text asks
    other: int | None = None  # the seat in question
    step: int = 0  # steps of the same move already answered
    rule: str = ""
    land: int | None = None  # Moegahara: the Land whose line is in question, from 0
    team: int | None = None  # Moegahara: the team whose line or marker is in question
    colour: str = ""  # Moegahara: the colour of the marker to return

    def __getitem__(self, text: str) -> Option:
        """The option with this text; KeyError if there is none."""
        for option in self.options:
            if option.text == text:
                return option
        raise KeyError(text)

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of the options."""
        return tuple(option.text for option in self.options)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is not legal."""

    message: Message
    rule: str | None = None

    def __str__(self) -> str:
        return self.sentence()

    def sentence(self, language: str = "en") -> str:
        """The reason in words, with its rule.

        >>> from kunitori import new_game
        >>> new_game("world_on_fire", seed=7, start=0).why_not("buy gold").sentence()
        'Gold costs 6, but only 0 is available. (rule C6.2)'
        """
        return IllegalMove(self.message.id, rule=self.rule, **dict(self.message.args)).sentence(language)


@dataclass(frozen=True, slots=True)
class CardScore:
    """The points of all copies of one card for their owner."""

    card: str
    copies: int
    each: int

    @property
    def total(self) -> int:
        """Points of all copies together."""
        return self.copies * self.each

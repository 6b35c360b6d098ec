"""A puzzle as a value: a position, the question one seat is asked, and what every answer is worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kunitori.cards.sets import CardSet, card_set
from kunitori.game import Game, View
from kunitori.game.analysis import Analysis, Prospect, sides_of
from kunitori.i18n import Message
from kunitori.telling.coach import Advice

__all__ = ["CLEAR", "DIFFICULTIES", "MadeWith", "Puzzle", "difficulty_of"]

CLEAR = 0.1
"""The least lead in win chance of the best answer over every other, under each seed of the analyst."""
DIFFICULTIES = ("easy", "medium", "hard")
_MEDIUM, _HARD = 1400, 1650


def difficulty_of(rating: float) -> str:
    """A rating in one word.

    >>> difficulty_of(1200), difficulty_of(1500), difficulty_of(1900)
    ('easy', 'medium', 'hard')
    """
    return "easy" if rating < _MEDIUM else "medium" if rating < _HARD else "hard"


@dataclass(frozen=True)
class MadeWith:
    """What the puzzles of a game were made with. It keeps them what they were when cards or bots change."""

    game: str
    version: str
    """The version of Kunitori that mined them."""
    revision: int
    """The revision of the rules."""
    rules: str
    """The hash of the card facts."""
    cards: tuple[str, ...]
    """The card facts themselves, as in a record (decision 6)."""
    bots: tuple[str, ...]
    """The editions of the bots that played and judged."""
    nodes: int
    """The analyst's simulations for each seed."""
    seeds: tuple[int, ...]
    """The analyst's seeds."""

    @cached_property
    def is_current(self) -> bool:
        """Whether this version plays with the same cards."""
        return card_set(self.game).hash == self.rules

    @cached_property
    def card_set(self) -> CardSet:
        """The cards the puzzles are played with."""
        return card_set(self.game) if self.is_current else CardSet.from_text("\n".join(self.cards) + "\n")


@dataclass(frozen=True)
class Puzzle:
    """A position with one clearly best answer for the seat that is asked."""

    id: str
    made: MadeWith
    source: int
    """The seed of the game it was found in."""
    seat: int
    """Whose decision it is."""
    entries: Mapping[str, Any]
    """The position without what reading fills in; cards unknown to the seat lie as in one of many possible deals."""
    best: str
    """The best answer, as the option's text."""
    lines: Mapping[str, str]
    """The whole moves of answers that are only a first step."""
    chances: tuple[tuple[int, ...], ...]
    """For each seed, the chance to win after each option, in thousandths and in the order of the options."""
    reasons: tuple[Message, ...]
    theme: str
    rating: int
    """How hard it is for our bots, before people have tried it."""
    found_by: tuple[str, ...]
    """The levels that find it."""

    @property
    def game(self) -> str:
        """The game it belongs to."""
        return self.made.game

    @property
    def difficulty(self) -> str:
        """The rating in a word."""
        return difficulty_of(self.rating)

    @property
    def position(self) -> dict[str, Any]:
        """The position; it carries its cards if those of this version differ."""
        cards = {} if self.made.is_current else {"cards": list(self.made.cards)}
        return {"game": self.game, "seed": self.source, **cards, **self.entries}

    def open(self) -> Game:
        """The position as a game."""
        return Game.from_position(self.position)

    def view(self) -> View:
        """What the seat knows, with its question."""
        return self.open().view(self.seat)

    @property
    def mean_chances(self) -> tuple[float, ...]:
        """The chance after each option, as the mean over the seeds."""
        return tuple(sum(column) / len(column) / 1000 for column in zip(*self.chances, strict=True))

    @property
    def lead(self) -> float:
        """The smallest lead of the best answer under any seed."""
        return min(max(row) - sorted(row)[-2] for row in self.chances) / 1000

    def advice(self, view: View | None = None) -> Advice:
        """The solution as the coach would put it: options best first, reasons with the best one."""
        view = view or self.view()
        assert view.decision is not None and view.decision.kind
        chances = self.mean_chances
        top = max(chances)
        found = [
            Prospect(
                option,
                self.lines.get(option.text, option.text),
                chance,
                top - chance,
                0.0,
                (),
                self.reasons if option.text == self.best else (),
            )
            for option, chance in zip(view.decision.options, chances, strict=True)
        ]
        found.sort(key=lambda prospect: (prospect.option.text != self.best, prospect.loss))
        sides = tuple(tuple(view.players[seat] for seat in side) for side in sides_of(view.known_state))
        analysis = Analysis(self.seat, sides, (), tuple(found), self.made.nodes)
        return Advice(view, analysis, (), 0)

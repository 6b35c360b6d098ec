"""A game reviewed, as values: the curve, every move with its luck and its choice, and the account of every side."""

from __future__ import annotations

from dataclasses import dataclass

from kunitori.i18n import Message

__all__ = ["EXPLAINED", "WORTH", "Account", "Choices", "Moment", "Point", "Review", "Shares"]

WORTH = 0.02
"""A choice that cost so much is worth another look."""

EXPLAINED = 5
"""Choices of each player that are explained and shown, the dearest ones."""

Shares = tuple[float, ...]
"""A number for each side: its chance to win, or what it gained."""


@dataclass(frozen=True, slots=True)
class Point:
    """One point of the curve: the chances when a turn begins, at last the result."""

    turn: int
    """Turns finished before."""
    player: int | None
    """Whose turn begins; None when the game is over."""
    chances: Shares


@dataclass(frozen=True, slots=True)
class Moment:
    """One move. What was no choice (one option, treasure laid down) has no chances before and after."""

    number: int
    """From 1."""
    turn: int
    player: int
    move: str
    before: float | None = None
    """The mover's chance as he could see it, with the best option."""
    after: float | None = None
    """The same with what he chose."""
    loss: float = 0.0
    """What the choice cost him; 0 if other deals might say otherwise."""
    margin: float = 0.0
    """Two standard errors of that."""
    better: str | None = None
    """What would have been better, if the choice cost something."""
    reasons: tuple[Message, ...] = ()
    """Why, if it is among the dearest choices of its player that are worth another look."""
    choice: Shares = ()
    """What the choice gave each side."""
    luck: Shares = ()
    """What chance gave each side by this move, in the eyes of somebody who knows all hands."""

    @property
    def is_worth_a_look(self) -> bool:
        """Whether the choice cost so much that one should think about it again."""
        return self.loss >= WORTH


@dataclass(frozen=True, slots=True)
class Choices:
    """What the choices of one player come to."""

    player: int
    decisions: int
    """Moves in which there was something to choose."""
    mistakes: int
    """Those of them that cost something."""
    cost: float
    """All of it."""


@dataclass(frozen=True, slots=True)
class Account:
    """Where a side's result comes from: start + luck + own + others + rest = end."""

    start: float
    """Its chance before a card was dealt."""
    luck: float
    """What shuffles, draws and reveals gave it, those of the others included; on average over all games nothing."""
    own: float
    """What its own choices cost it: 0 or less."""
    others: float
    """What the choices of others gave it."""
    rest: float
    """What none of these explains: mistakes of a kind that the estimates expect anyway, cards that a mover could not
    know, and what the estimates miss.
    """
    end: float
    """1 if it has won, otherwise 0."""


@dataclass(frozen=True)
class Review:
    """A reviewed game."""

    game: str
    players: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    """The seats that win together."""
    viewer: int | None
    """The seat that a game which is not over was reviewed for, from what it may know; None: with all hands open."""
    moves: int
    """All moves of the game."""
    curve: tuple[Point, ...]
    moments: tuple[Moment, ...]
    choices: tuple[Choices, ...]
    """One for each seat; of a game that is not over, the viewer's."""
    accounts: tuple[Account, ...]
    """One for each side; none of a game that is not over."""
    deal: Shares
    """What the first hands gave each side."""
    nodes: int
    """Looks ahead for each decision."""
    is_agreed: bool
    """Whether the players agreed to end the game (ruling 16)."""

    def side(self, player: int) -> int:
        """The side that a seat belongs to."""
        return next(place for place, seats in enumerate(self.sides) if player in seats)

    def names(self, side: int) -> tuple[str, ...]:
        """Who plays for a side."""
        return tuple(self.players[seat] for seat in self.sides[side])

    def worth_another_look(self, player: int | None = None, most: int = EXPLAINED) -> tuple[Moment, ...]:
        """The dearest choices of a player, or of all; those that cost most first."""
        found = [m for m in self.moments if m.is_worth_a_look and player in (None, m.player)]
        return tuple(sorted(found, key=lambda moment: (-moment.loss, moment.number))[:most])

"""The values of a review: the curve, every move with its luck and choice, and the account of every side."""

from __future__ import annotations

from dataclasses import dataclass

from kunitori.i18n import Message

__all__ = ["EXPLAINED", "WORTH", "Account", "Choices", "Moment", "Point", "Review", "Shares"]

WORTH = 0.02
"""The loss from which a choice is worth another look."""

_SHOWN = 3  # decimals

EXPLAINED = 5
"""How many choices of each player are explained and shown, the costliest first."""

Shares = tuple[float, ...]
"""A number for each side: its chance to win, or what it gained."""


@dataclass(frozen=True, slots=True)
class Point:
    """One point of the curve: the chances at the start of a turn; at last the result, or the chances now."""

    turn: int
    """The number of turns finished before it."""
    player: int | None
    """Whose turn begins; None at the last point."""
    chances: Shares


@dataclass(frozen=True, slots=True)
class Moment:
    """One move. A move without a choice (one option, or treasure) has no chances before and after."""

    number: int
    """From 1."""
    turn: int
    player: int
    move: str
    before: float | None = None
    """The player's chance with the best option, from what the player could know."""
    after: float | None = None
    """The same with the option that was chosen."""
    loss: float = 0.0
    """What the choice cost the player; 0 if other deals might say otherwise."""
    margin: float = 0.0
    """Two standard errors of the loss."""
    better: str | None = None
    """The better move, if the choice cost anything."""
    reasons: tuple[Message, ...] = ()
    """Why it was better, if this is one of the player's costliest choices."""
    choice: Shares = ()
    """What the choice changed for each side, compared with how the mind would have played on."""
    luck: Shares = ()
    """What luck changed for each side with this move."""

    @property
    def is_worth_a_look(self) -> bool:
        """Whether the choice cost enough to think about it again."""
        return self.loss >= WORTH


@dataclass(frozen=True, slots=True)
class Choices:
    """A summary of one player's choices."""

    player: int
    decisions: int
    """Moves with a real choice."""
    mistakes: int
    """Choices that cost something."""
    cost: float
    """The total cost."""


@dataclass(frozen=True, slots=True)
class Account:
    """Where a side's result comes from: start + luck + own + others = end.

    >>> Account(start=0.5, luck=0.12345, own=-0.00042, others=0.37697, end=1.0).shown
    Account(start=0.5, luck=0.123, own=-0.0, others=0.377, end=1.0)
    """

    start: float
    """Its chance before a card was dealt."""
    luck: float
    """What shuffles, draws and reveals gave it, including those of others; zero on average over all games."""
    own: float
    """What its own choices gave it, compared with how the mind would have played on: a gain or a loss."""
    others: float
    """What the choices of others gave it; for one viewer, with the luck that they had."""
    end: float
    """1 if it won, 0 if not; its chance now if the game is not over."""

    @property
    def shown(self) -> Account:
        """Rounded to tenths of a percentage point; the figures still add up."""
        start, luck, own, end = (round(part, _SHOWN) for part in (self.start, self.luck, self.own, self.end))
        return Account(start, luck, own, round(end - start - luck - own, _SHOWN), end)


@dataclass(frozen=True)
class Review:
    """A reviewed game."""

    game: str
    players: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    """The seats that win together."""
    viewer: int | None
    """The seat for which an unfinished game was reviewed, from what it may know; None: with all hands open."""
    moves: int
    """The number of moves of the game."""
    curve: tuple[Point, ...]
    moments: tuple[Moment, ...]
    choices: tuple[Choices, ...]
    """One per seat; for an unfinished game, only the viewer's."""
    accounts: tuple[Account, ...]
    """One per side."""
    deal: Shares
    """What the first hands gave each side."""
    nodes: int
    """Simulations per decision."""
    is_agreed: bool
    """Whether the players agreed to end the game (ruling 16)."""

    def side(self, player: int) -> int:
        """The side of a seat."""
        return next(place for place, seats in enumerate(self.sides) if player in seats)

    def names(self, side: int) -> tuple[str, ...]:
        """Who plays for a side."""
        return tuple(self.players[seat] for seat in self.sides[side])

    def worth_another_look(self, player: int | None = None, most: int = EXPLAINED) -> tuple[Moment, ...]:
        """The costliest choices of a player, or of all players."""
        found = [m for m in self.moments if m.is_worth_a_look and player in (None, m.player)]
        return tuple(sorted(found, key=lambda moment: (-moment.loss, moment.number))[:most])

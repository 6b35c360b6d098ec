"""A move of several steps while it is being made, in a private copy of the game."""

from __future__ import annotations

from kunitori.decisions.move import AGREEMENT
from kunitori.decisions.reading import MAX_MOVE_CHARACTERS
from kunitori.errors import IllegalMove, quoted
from kunitori.game import Game, View
from kunitori.values.decision import Decision, Option, Reason

__all__ = ["MoveInProgress"]


class MoveInProgress:
    """A seat's unfinished move.

    >>> from kunitori import new_game
    >>> game = new_game("kunitori", seed=7, start=0)
    >>> in_progress = MoveInProgress(game, 0)
    >>> in_progress.answer("play copper")
    >>> in_progress.finished, game.moves
    ('play copper', ())
    """

    __slots__ = ("_before", "_game", "_moves", "finished", "is_chosen", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._before = game
        self._moves = game.move_count
        self._game: Game | None = None
        self.seat: int = seat
        self.finished: str | None = None
        """The whole move, once it is complete."""
        self.is_chosen: bool = False
        """Whether the player has chosen a step of it, and can go back."""

    @property
    def is_begun(self) -> bool:
        """Whether some steps have been answered and another is asked."""
        return self._game is not None and self.finished is None

    @property
    def decision(self) -> Decision | None:
        """The decision to make now."""
        return (self._game or self._before).decision

    def answer(self, text: str | Option, *, is_chosen: bool = True) -> None:
        """Take an option of the decision, or a whole move; an illegal one raises and changes nothing.

        ``is_chosen`` is False for the only option, taken without asking the player.
        """
        if self.finished is not None:
            raise IllegalMove("error-table-move-made")
        if (self._game or self._before).asked != self.seat:
            raise IllegalMove("error-table-not-asked")
        if not isinstance(text, str | Option) or (isinstance(text, str) and len(text) > MAX_MOVE_CHARACTERS):
            raise IllegalMove("error-move-partial", move=quoted(text))
        game = self._game or self._before.clone()
        move = game.read(text) if isinstance(text, str) else text
        if move == AGREEMENT:
            raise IllegalMove("error-table-agree-together")
        game.apply(move)
        self._game = game
        self.is_chosen = self.is_chosen or is_chosen
        if game.move_count > self._moves:
            self.finished = game.move_text(self._moves)

    def why_not(self, text: str) -> Reason | None:
        """Why a move or an option is not legal now, as in `Game.why_not`."""
        return (self._game or self._before).why_not(text)

    def view(self) -> View:
        """The seat's view, including its steps so far."""
        return (self._game or self._before).view(self.seat)

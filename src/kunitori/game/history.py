"""The answers of a game so far, and kept states: the basis of undo, replay and records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from kunitori.decisions.move import AGREEMENT, Move
from kunitori.engine.moves import agree_to_end, apply
from kunitori.engine.state import State
from kunitori.game.branching import Branching
from kunitori.values.answers import whole

__all__ = ["AGREED", "History", "give"]

AGREED = 64  # the answer that ends the game by agreement (ruling 16)
_CHECKPOINT_MOVES = 64  # moves between two kept states; undo replays at most this many


def give(g: State, x: int) -> None:
    """Give one answer, or the agreement that ends the game."""
    if x == AGREED:
        agree_to_end(g)
    else:
        apply(g, x)


class History:
    """Every answer so far, grouped into moves. The last move may be unfinished."""

    def __init__(self, state: State) -> None:
        self._begun = 0  # moves, and answers; counted here, since every move asks
        self._given = 0
        self._answers: Branching[int] = Branching()
        self._starts: Branching[int] = Branching()  # the index of each move's first answer
        self._movers: Branching[int] = Branching()
        self._learned: Branching[int] = Branching()  # seats that learnt something by the move
        self._moves: Branching[Move | None] = Branching()  # each move, or None until it is needed
        self._texts: Branching[str] = Branching()  # of the first moves
        self._checkpoints: Branching[State] = Branching([state.clone()])

    def __len__(self) -> int:
        return self._begun

    def begin(self, g: State, move: Move | None) -> None:
        """Begin a move in this state; the move may be known already."""
        self._starts.append(self._given)
        self._movers.append(g.who)
        self._learned.append(0)
        self._moves.append(move)
        self._begun += 1
        if self._begun % _CHECKPOINT_MOVES == 0:
            self._checkpoints.append(g.clone())

    def give(self, g: State, x: int) -> None:
        """Give an answer of the current move."""
        self._answers.append(x)
        self._given += 1
        if x == AGREED:
            agree_to_end(g)
        else:
            apply(g, x)
        if g.learned:
            self._learned.change_last(self._learned[-1] | g.learned)
            g.learned = 0

    def everybody_decided(self, seats: int) -> None:
        """No single player can take the last move back."""
        self._learned.change_last((1 << seats) - 1)

    def first_state(self) -> State:
        """A copy of the initial state."""
        return self._checkpoints[0].clone()

    def movers(self, moves: int) -> tuple[int, ...]:
        """Who made each of the first moves."""
        return tuple(self._movers[:moves])

    def moves(self, moves: int) -> tuple[Move, ...]:
        """The first moves, as values."""
        return tuple(self._move(i) for i in range(moves))

    def texts(self, moves: int, handles: Sequence[str]) -> tuple[str, ...]:
        """The first moves, as text."""
        for i in range(len(self._texts), moves):
            self._texts.append(self._move(i).text(handles))
        return tuple(self._texts[:moves])

    def text(self, i: int, handles: Sequence[str]) -> str:
        """One move as text."""
        return self._texts[i] if i < len(self._texts) else self._move(i).text(handles)

    def _move(self, i: int) -> Move:
        move = self._moves[i]
        if move is None:
            given = self.answers(i)
            move = AGREEMENT if given == (AGREED,) else whole(self.state_after(i), given)
            self._moves.remember(i, move)
        return move

    def answers(self, i: int) -> tuple[int, ...]:
        """The answers of one move."""
        return tuple(self._answers[self._starts[i] : self._starts[i + 1] if i + 1 < len(self) else None])

    def half_move(self) -> Sequence[int]:
        """The answers of the unfinished last move."""
        return self._answers[self._starts[-1] :]

    def replay(self, moves: int) -> Iterator[tuple[State, tuple[int, ...]]]:
        """The state before each of the first moves, and the move's answers."""
        g = self.first_state()
        for i in range(moves):
            given = self.answers(i)
            yield g.clone(), given
            for x in given:
                give(g, x)

    def state_after(self, moves: int) -> State:
        """The state after this many whole moves."""
        i = min((moves + 1) // _CHECKPOINT_MOVES, len(self._checkpoints) - 1)
        first = max(0, i * _CHECKPOINT_MOVES - 1)
        g = self._checkpoints[i].clone()
        end = self._starts[moves] if moves < len(self) else len(self._answers)
        for x in self._answers[self._starts[first] if first < len(self) else 0 : end]:
            give(g, x)
        g.learned = 0
        return g

    def is_free_to_undo(self, moves: int, player: int) -> bool:
        """Whether a player alone made the last moves and learnt nothing by them."""
        last = zip(self._movers[-moves:], self._learned[-moves:], strict=True)
        return all(mover == player and not learned >> player & 1 for mover, learned in last)

    def last_mover(self) -> int:
        """Who made the last move."""
        return self._movers[-1]

    def rewind(self, moves: int) -> None:
        """Forget everything after this many moves."""
        self._begun, self._given = moves, self._starts[moves]
        self._answers.cut(self._given)
        for per_move in self._per_move():
            per_move.cut(min(moves, len(per_move)))
        self._checkpoints.cut(min(moves // _CHECKPOINT_MOVES + 1, len(self._checkpoints)))

    def _per_move(self) -> tuple[Branching[Any], ...]:
        return self._starts, self._movers, self._learned, self._moves, self._texts

    def copy(self) -> History:
        """An independent copy, which costs the same however long the game is."""
        copy = History.__new__(History)
        copy.__dict__.update(
            {name: value.copy() if isinstance(value, Branching) else value for name, value in vars(self).items()}
        )
        if len(self._moves) and self._moves[-1] is None:
            copy._moves.change_last(None)  # an unfinished move may become another in the copy
        return copy

"""Tries a move in a hundred deals, with everybody playing on by the learned policy.

It collects facts; `kunitori.game.reasons` puts them into words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from kunitori.engine.consts import (
    ACTION,
    D_BUY,
    D_PLAY,
    DRAWING,
    TEAMS,
    V_DEPLOY,
    V_DRAW,
    V_LAST_ROUND,
    V_MARKER,
    V_STRENGTH,
    V_TRASH,
    V_WIN_LAND,
    K,
)
from kunitori.engine.deal import dealt
from kunitori.engine.moves import apply
from kunitori.engine.state import State
from kunitori.engine.thinking.match import Brain, answer, play
from kunitori.engine.turn import highest_cost, owned, score, winner
from kunitori.game.lookout import word_for
from kunitori.minds import mind_for

__all__ = ["DEALS", "OWN_TURNS", "Playthrough", "Trial", "TrialBattle"]

DEALS = 100
OWN_TURNS = 4
"""The number of the player's later turns over which money is counted."""

Row = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrialBattle:
    """Strengths that were compared (C5.5)."""

    attacker: int
    foe: int
    attack: int
    defence: int

    @property
    def is_won(self) -> bool:
        """Whether the attacker has won it."""
        return self.attack > self.defence


@dataclass(slots=True)
class Playthrough:
    """How one deal continued."""

    after: State = field(repr=False)
    """The state right after the move."""
    points: tuple[int, ...]
    """The points that each seat gained by the move."""
    lead: int
    """The lead over the best other player, or the other team, after the move."""
    is_won: bool
    """Whether the move has ended the game, and won it."""
    owned: tuple[int, ...]
    """What the player owns after the move, by kind."""
    begins_last_round: bool
    drawn: int
    trashed: tuple[int, ...]
    markers: int
    deployed: tuple[tuple[int, int], ...]
    """Units that the move deployed: kind and Land."""
    actions: int = 0
    """Actions left after the move, if the action phase goes on."""
    playable: int = 0
    """Kinds that can be played with them, a mask."""
    battles: tuple[TrialBattle, ...] = ()
    """Battles of this turn, from the move on."""
    lands: tuple[tuple[int, int], ...] = ()
    """Lands won by the move, each with the team."""
    wins_this_turn: bool = False
    money: int = 0
    """The money for one card in the rest of this turn, discounts included; 0 in another player's turn."""
    attacks: tuple[TrialBattle, ...] = ()
    """Battles against the player before the player's next turn."""
    lands_soon: tuple[tuple[int, int], ...] = ()
    """Lands won from the move to the end of the player's next turn."""
    money_next: int = 0
    """The money in the player's next turn."""
    lead_soon: int = 0
    """The lead at the end of the player's next turn."""
    wins_soon: bool = False
    """Whether the game is over by then, and won."""
    loses_soon: bool = False


class Trial:
    """A move in a hundred deals; `given` are the answers it consists of."""

    def __init__(self, known: State, move: str, given: Sequence[int], seed: object = 0) -> None:
        self.me: int = known.who
        self.move = move
        self.given: tuple[int, ...] = tuple(given)
        word = word_for(f"trial {seed}")
        self._brain = Brain(DRAWING, word, None, mind_for(known.rules.cards, known.seats))
        self.courses: list[Playthrough] = [self._course(dealt(known, word + deal)) for deal in range(DEALS)]

    @property
    def first(self) -> Playthrough:
        """The first deal, for facts that are the same in all."""
        return self.courses[0]

    def count(self, holds: Callable[[Playthrough], object]) -> int:
        """The number of deals in which something holds."""
        return sum(bool(holds(course)) for course in self.courses)

    def always(self, holds: Callable[[Playthrough], object]) -> bool:
        """Whether it holds in every deal."""
        return self.count(holds) == DEALS

    def is_same(self, fact: Callable[[Playthrough], object]) -> bool:
        """Whether a fact is the same in all deals."""
        return self.always(lambda course: fact(course) == fact(self.first))

    @cached_property
    def growth(self) -> list[float]:
        """The average money in the player's next turns, by deal."""
        return [self._growth(course.after.clone()) for course in self.courses]

    def _growth(self, g: State) -> float:
        brains = [self._brain] * g.seats
        if g.cur == self.me:
            play(g, brains, 1)
        money: list[int] = []
        while not g.over and len(money) < OWN_TURNS:
            while not g.over and g.cur != self.me:
                play(g, brains, 1)
            turn, most = g.turn, 0
            while not g.over and g.turn == turn:
                most = max(most, _money(g))
                apply(g, answer(g, self._brain))
            money.append(most)
        return sum(money) / max(1, len(money))

    def _course(self, g: State) -> Playthrough:
        me, turn, is_own = self.me, g.turn, g.cur == self.me
        following = turn + (g.seats if is_own else (me - g.cur) % g.seats)  # the player's next turn
        course = self._moved(g)
        while not g.over and g.turn == turn:
            if is_own:
                course.money = max(course.money, _money(g))
            apply(g, answer(g, self._brain))
        rows = g.log.take()
        course.battles += _battles(rows)
        course.lands_soon = course.lands + _lands(rows)
        course.wins_this_turn = bool(g.over) and _has_won(g, me)
        while not g.over and g.turn < following:
            apply(g, answer(g, self._brain))
        rows = g.log.take()
        course.attacks = tuple(battle for battle in _battles(rows) if battle.foe == me)
        course.lands_soon += _lands(rows)
        while not g.over and g.turn == following:
            course.money_next = max(course.money_next, _money(g))
            apply(g, answer(g, self._brain))
        course.lands_soon += _lands(g.log.take())
        course.lead_soon = _lead(g, me)
        course.wins_soon = bool(g.over) and _has_won(g, me)
        course.loses_soon = bool(g.over) and not course.wins_soon
        return course

    def _moved(self, g: State) -> Playthrough:
        """Make the move and note its immediate effects."""
        me = self.me
        points = [score(g, p) for p in range(g.seats)]
        g.listen()
        for x in self.given:
            apply(g, x)
        rows = g.log.take()
        own = [row for row in rows if row[1] == me]
        course = Playthrough(
            after=g.clone(),
            points=tuple(score(g, p) - before for p, before in enumerate(points)),
            lead=_lead(g, me),
            is_won=bool(g.over) and _has_won(g, me),
            owned=tuple(owned(g, me, k) for k in range(K)),
            begins_last_round=any(row[0] == V_LAST_ROUND for row in rows),
            drawn=sum(row[0] == V_DRAW for row in own),
            trashed=tuple(row[2] for row in own if row[0] == V_TRASH),
            markers=sum(row[0] == V_MARKER for row in own),
            deployed=tuple((row[2], row[3]) for row in own if row[0] == V_DEPLOY),
            battles=_battles(rows),
            lands=_lands(rows),
        )
        if not g.over and g.cur == me and g.phase == ACTION:
            course.actions = g.actions
            if g.kind == D_PLAY:
                course.playable = g.mask & g.rules.in_game
        return course


def _battles(rows: Iterable[Row]) -> tuple[TrialBattle, ...]:
    return tuple(TrialBattle(row[1], row[4], row[2], row[3]) for row in rows if row[0] == V_STRENGTH)


def _lands(rows: Iterable[Row]) -> tuple[tuple[int, int], ...]:
    return tuple((row[3], row[4]) for row in rows if row[0] == V_WIN_LAND)


def _money(g: State) -> int:
    return highest_cost(g) if g.kind == D_BUY else 0


def _has_won(g: State, me: int) -> bool:
    return winner(g) == (me % TEAMS if g.rules.cards.teams else me)


def _lead(g: State, me: int) -> int:
    others = [p for p in range(g.seats) if (p - me) % TEAMS] if g.rules.cards.teams else [*range(g.seats)]
    return score(g, me) - max(score(g, p) for p in others if p != me)

"""Plays one game inside the engine and observes it: who won, what was bought, how the battles went."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, replace

from kunitori.cards import CardSet
from kunitori.engine.consts import (
    D_BUY,
    P_HAND,
    R_C5_6,
    R_M8_2,
    R_RULING_16,
    R_W5_8,
    V_AMBUSH,
    V_ATTACK,
    V_BURY,
    V_BUY,
    V_GAIN,
    V_JOIN,
    V_LAST_ROUND,
    V_MARKER,
    V_NO_BATTLE,
    V_OVER,
    V_PLAY,
    V_REINFORCE,
    V_RETURN,
    V_STRENGTH,
    V_TO_POOL,
    V_TURN,
    V_WIN_LAND,
)
from kunitori.engine.moves import new_state
from kunitori.engine.rules import Rules
from kunitori.engine.state import State
from kunitori.engine.thinking.match import Brain, play
from kunitori.engine.turn import score, winner
from kunitori.lab.pool import seat
from kunitori.lab.rulesets import Ruleset, rules_of

__all__ = ["BattleFought", "LandWon", "Observation", "Purchase", "Task", "observe"]

MAX_ROUNDS = 200  # ruling 16
Row = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Task:
    """A game to play. Seat 0 begins; games with the same seed have the same shuffles."""

    ruleset: Ruleset
    bots: tuple[str, ...]
    seed: str
    barred: str = ""
    """A card that some seats may not buy."""
    barred_seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Purchase:
    """A card that a seat bought in a turn."""

    turn: int
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class BattleFought:
    """A battle (C5): the strengths compared, and the prize, if one was taken."""

    turn: int
    attacker: int
    defender: int
    is_joint: bool
    is_ambush: bool
    shown: int
    """Cards that the defender showed in the ambush."""
    attack: int
    defence: int
    prize: str = ""


@dataclass(frozen=True, slots=True)
class LandWon:
    """A Land of Moegahara when it was won (M6.3): by which team, how, and its lines."""

    turn: int
    land: int
    team: int
    by_text: bool
    lines: tuple[tuple[str, ...], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Observation:
    """What the Lab keeps of a finished game. ``ending`` is a victory point pile, ``points`` or ``rounds``."""

    players: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    turns: int
    ending: str
    purchases: tuple[Purchase, ...]
    plays: tuple[tuple[tuple[str, int], ...], ...]
    """For each seat, how often each action card and treasure was played from hand."""
    battles: tuple[BattleFought, ...]
    attacks: int
    """Turns in which battle was declared."""
    peaces: int
    """Turns in which it could have been declared but was not."""
    lands: tuple[LandWon, ...]
    markers: tuple[int, ...]
    """The markers that each seat received."""

    @property
    def rounds(self) -> float:
        """The length of the game; a round is one turn of every player."""
        return self.turns / self.players

    def bought(self, seat: int) -> tuple[str, ...]:
        """What a seat bought, in order."""
        return tuple(purchase.card for purchase in self.purchases if purchase.seat == seat)


def observe(task: Task) -> Observation:
    """Play a game to its end; the same task gives the same game.

    >>> game = Task(Ruleset("kunitori"), ("money", "money"), "seven")
    >>> seen = observe(game)
    >>> seen == observe(game), seen.ending, len(seen.winners), seen.purchases[0].seat
    (True, 'land', 1, 0)
    """
    rules = rules_of(task.ruleset)
    g = new_state(rules, len(task.bots), *_keys(task.seed), 0, MAX_ROUNDS, 0, 1)
    reader = _LogReader(task.ruleset.cards, len(task.bots))
    brains = _brains(task, rules)
    pile = _Pile(g, task)
    while not g.over:
        is_hidden = pile.hide(g)
        play(g, brains, 1)  # the log has room for a turn, not for a game
        rows = g.log.take()
        pile.follow(rows)
        if is_hidden:
            pile.show(g)
        reader.read(rows)
    return reader.observation(g)


def _keys(seed: str) -> tuple[int, int]:
    digest = hashlib.sha256(f"kunitori lab {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")


def _brains(task: Task, rules: Rules) -> list[Brain]:
    """The bots of a game. The random stream belongs to the seat, like the cards."""
    players = len(task.bots)
    return [seat(bot, f"{task.seed} {number}", rules, players) for number, bot in enumerate(task.bots)]


class _Pile:
    """The pile of the barred card, hidden during the turns of players who may not buy it.

    It is only hidden from choices in the pool: prizes and other cards that are not chosen still come.
    """

    def __init__(self, g: State, task: Task) -> None:
        self.kind = task.ruleset.cards.kind_number[task.barred] if task.barred else -1
        self.seats = task.barred_seats
        self.left = int(g.export()["pool"][self.kind]) if task.barred else 0
        self.is_general = bool(task.barred) and task.ruleset.cards[task.barred].category == "general"

    def hide(self, g: State) -> bool:
        """Hide the pile if the player whose turn begins is barred; return whether it is hidden."""
        if self.kind < 0 or g.cur not in self.seats:
            return False
        g.pool_m &= ~(1 << self.kind)
        if g.kind == D_BUY:  # without an action to play, the buy phase has already begun
            g.mask &= ~(1 << self.kind)
        return True

    def follow(self, rows: list[Row]) -> None:
        """Count the cards of the pile."""
        if self.kind >= 0:
            for row in rows:
                if row[2] == self.kind:
                    self.left += (row[0] in (V_TO_POOL, V_RETURN)) - (row[0] in (V_BUY, V_GAIN))

    def show(self, g: State) -> None:
        """Show the pile again, if it is not empty; of the generals, only the top one (C1.2)."""
        is_top_only = self.is_general and not g.rules.moegahara
        if (g.top_general == self.kind) if is_top_only else self.left > 0:
            g.pool_m |= 1 << self.kind


class _LogReader:
    """Reads the event rows of a game, turn by turn."""

    def __init__(self, cards: CardSet, players: int) -> None:
        self.kinds = cards.kinds
        texts = [cards.kind_number[card.id] for card in cards.facts if card.effect == "third_wins"]
        self.text_winners = frozenset(texts)
        self.players = players
        self.turn = self.attacks = self.peaces = 0
        self.ending = ""
        self.purchases: list[Purchase] = []
        self.plays: list[Counter[str]] = [Counter() for _ in range(players)]
        self.battles: list[BattleFought] = []
        self.lands: list[LandWon] = []
        self.markers = [0] * players
        self.last_attack = -1
        self.is_joint = self.is_ambush = False
        self.shown = 0

    def read(self, rows: list[Row]) -> None:
        """Process the rows since the last call."""
        for what, who, kind, number, other, place, rule, cause in rows:
            if what == V_PLAY:
                if place == P_HAND:
                    self.plays[who][self.kinds[kind]] += 1
            elif what == V_BUY:
                self.purchases.append(Purchase(self.turn, who, self.kinds[kind]))
            elif what == V_TURN:
                self.turn = number
                self.is_joint = False
            elif what == V_MARKER:
                self.markers[who] += 1
            elif what == V_WIN_LAND:
                by_text = cause in self.text_winners
                self.lands.append(LandWon(self.turn, number, other, by_text, ((), ())))
            elif what == V_BURY:
                self._bury(self.kinds[kind], other)
            elif what == V_LAST_ROUND:
                self.ending = self.kinds[kind]
            elif what == V_OVER:
                self.ending = {R_M8_2: "points", R_RULING_16: "rounds"}.get(rule, self.ending)
            else:
                self._read_battle(what, who, kind, number, other, rule)

    def _read_battle(self, what: int, who: int, kind: int, number: int, other: int, rule: int) -> None:
        if what == V_NO_BATTLE:
            self.peaces += 1
        elif what in (V_ATTACK, V_JOIN):
            self.is_joint = what == V_JOIN
            self.attacks += self.last_attack != self.turn
            self.last_attack = self.turn
        elif what == V_AMBUSH:
            self.is_ambush = True
            self.shown = 0 if kind < 0 else self.shown + number
        elif what == V_REINFORCE:
            self.is_ambush, self.shown = False, 0
        elif what == V_STRENGTH:
            self.battles.append(
                BattleFought(self.turn, who, other, self.is_joint, self.is_ambush, self.shown, kind, number)
            )  # fmt: skip
        elif what == V_GAIN and rule in (R_C5_6, R_W5_8):
            battle = self.battles[-1]
            self.battles[-1] = replace(battle, prize=self.kinds[kind])

    def _bury(self, card: str, team: int) -> None:
        land = self.lands[-1]
        first, second = land.lines
        self.lands[-1] = replace(land, lines=((*first, card), second) if team == 0 else (first, (*second, card)))

    def observation(self, g: State) -> Observation:
        """The observation of the finished game."""
        first = winner(g)
        return Observation(
            self.players,
            tuple(range(first, self.players, 2)) if g.rules.moegahara else (first,),
            tuple(score(g, seat) for seat in range(self.players)),
            g.turn + (self.ending == "points"),
            self.ending,
            tuple(self.purchases),
            tuple(tuple(sorted(plays.items())) for plays in self.plays),
            tuple(self.battles),
            self.attacks,
            self.peaces,
            tuple(self.lands),
            tuple(self.markers),
        )

"""One duplicate set: the same deal, played in every rotation of the seats.

>>> from kunitori.cards import card_set
>>> games = play_match(Match(card_set("kunitori"), ("money", "money"), (0, 1), lineup=0, deal=0, seed="7"))
>>> [game.seats for game in games]
[(0, 1), (1, 0)]
>>> games[0].points == games[1].points  # one bot on both sides: the rotation is the same game again
True
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from kunitori.arena.seating import Seating, rotations
from kunitori.bots import Bot, InEngine, new_bot
from kunitori.bots.guard import Fault, LeavingBot
from kunitori.bots.protocol import Answer
from kunitori.bots.table import play_out
from kunitori.cards import CardSet
from kunitori.engine.moves import new_state
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.match import play
from kunitori.engine.turn import score, winner
from kunitori.game import Game, View
from kunitori.i18n import Message
from kunitori.values.decision import Decision

__all__ = ["MAX_ROUNDS", "Match", "Played", "play_match"]

MAX_ROUNDS = 200  # ruling 16


@dataclass(frozen=True, slots=True)
class Match:
    """A duplicate set to play: the cards, the bots, and their order around the table."""

    cards: CardSet
    bots: tuple[str, ...]
    seating: Seating
    lineup: int
    deal: int
    seed: str
    max_rounds: int = MAX_ROUNDS

    @property
    def deal_seed(self) -> str:
        """The seed of all games of the set; `new_game` deals the same game with it."""
        return f"{self.seed} {self.deal}"


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game. Everything but the time is reproducible."""

    lineup: int
    deal: int
    seats: Seating
    start: int
    winners: tuple[int, ...]
    """The winning seat, or the seats of the winning team (M8.2)."""
    points: tuple[int, ...]
    turns: int
    is_cut: bool
    """Whether the limit of rounds ended the game (ruling 16)."""
    decisions: tuple[int, ...]
    """Decisions of each seat; a single option is no decision."""
    faults: tuple[int, ...]
    """Moves that each seat lost because its bot failed."""
    seconds: tuple[float, ...] = field(compare=False)
    """Thinking time of each seat; inside the engine only bots that search are timed."""
    why: tuple[Message | None, ...] = field(default=(), compare=False)
    """Why each seat lost its first move; empty if nobody lost one."""

    @property
    def rounds(self) -> int:
        """Rounds, including an incomplete last one."""
        return -(-self.turns // len(self.seats))

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, from 1: by points, and on a tie by the later first turn (C8.3). Of two teams, the
        winners are first and the losers second (M8.2).
        """
        players = len(self.seats)
        if len(self.winners) > 1:
            return tuple(1 if seat in self.winners else 2 for seat in range(players))
        order = sorted(range(players), key=lambda seat: (-self.points[seat], -((seat - self.start) % players)))
        return tuple(order.index(seat) + 1 for seat in range(players))


def play_match(match: Match) -> tuple[Played, ...]:
    """Play a set: one game per rotation."""
    return tuple(_play(match, seating) for seating in rotations(match.seating))


def _play(match: Match, seating: Seating) -> Played:
    # The random stream belongs to the seat, like the cards: every bot in that seat has the same luck.
    bots = [new_bot(match.bots[bot], f"{match.deal_seed} {seat}") for seat, bot in enumerate(seating)]
    inside = [bot for bot in bots if isinstance(bot, InEngine)]
    if len(inside) == len(bots):
        return _play_inside(match, seating, inside)
    seated = [Clocked(bot) for bot in bots]
    game = Game(match.cards, len(seating), match.deal_seed, max_rounds=match.max_rounds)
    faults = play_out(game, seated)
    return Played(
        lineup=match.lineup,
        deal=match.deal,
        seats=seating,
        start=game.start,
        winners=game.winners,
        points=game.scores,
        turns=game.turn,
        is_cut=game.turn >= match.max_rounds * len(seating),
        decisions=tuple(bot.decisions for bot in seated),
        faults=tuple(sum(fault.seat == seat for fault in faults) for seat in range(len(seating))),
        seconds=tuple(bot.seconds for bot in seated),
        why=_why(faults, len(seating)),
    )


def _why(faults: Sequence[Fault], seats: int) -> tuple[Message | None, ...]:
    first = {fault.seat: fault.why for fault in reversed(faults)}
    return tuple(first.get(seat) for seat in range(seats)) if first else ()


def _play_inside(match: Match, seating: Seating, bots: Sequence[InEngine]) -> Played:
    """The same game inside the engine, without views and texts that no bot reads."""
    players = len(seating)
    rules = Rules(match.cards)
    g = new_state(rules, players, *_keys(match.deal_seed), -1, match.max_rounds, 0, 0)
    brains = [bot.brain(rules, players) for bot in bots]
    play(g, brains)
    won = winner(g)
    return Played(
        lineup=match.lineup,
        deal=match.deal,
        seats=seating,
        start=g.start,
        winners=tuple(range(won, players, 2)) if match.cards.teams else (won,),
        points=tuple(score(g, seat) for seat in range(players)),
        turns=g.turn,
        is_cut=g.turn >= match.max_rounds * players,
        decisions=tuple(brain.decisions for brain in brains),
        faults=(0,) * players,
        seconds=tuple(brain.spent for brain in brains),
    )


def _keys(seed: str) -> tuple[int, int]:
    """The key that deals a game with this seed (docs/shuffles.md)."""
    secret = hashlib.sha256(f"kunitori secret {seed}".encode()).digest()
    return int.from_bytes(secret[:8], "little"), int.from_bytes(secret[8:16], "little")


class Clocked:
    """A bot that counts its decisions and its thinking time."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.name: str = bot.name
        self.decisions: int = 0
        self.seconds: float = 0.0

    def decide(self, view: View, decision: Decision) -> Answer:
        self.decisions += len(decision.options) > 1
        began = time.perf_counter()
        try:
            return self._bot.decide(view, decision)
        finally:
            self.seconds += time.perf_counter() - began

    def leave(self, view: View | None) -> None:
        if isinstance(self._bot, LeavingBot):
            self._bot.leave(view)

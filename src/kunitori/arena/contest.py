"""A contest: which bots meet in which game, how often, and what one wants to know.

>>> contest = new_contest("kunitori", ["money", "random"], games=5, seed=7)
>>> contest.games_per_deal, contest.deals, contest.total  # both seatings of a deal are always played
(2, 3, 6)
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kunitori.arena.match import MAX_ROUNDS, Match
from kunitori.arena.seating import Lineup, lineups, rotations
from kunitori.bots import InEngine, new_bot
from kunitori.bots.guard import LostMove
from kunitori.bots.outside import OutsideBot
from kunitori.cards import CardSet, card_set
from kunitori.engine.rules import Rules
from kunitori.errors import BadOptions
from kunitori.game import Game

__all__ = ["GAMES", "MOST_GAMES", "Contest", "new_contest"]

GAMES = 400
MOST_GAMES = 10_000_000


@dataclass(frozen=True)
class Contest:
    """What is played, made and checked by `new_contest`; everything else follows from it."""

    cards: CardSet
    bots: tuple[str, ...]
    players: int
    games: int
    seed: str
    max_rounds: int = MAX_ROUNDS
    sure: float | None = None
    """How sure the answer must be at which the contest stops; None: it does not stop before the last game."""
    share: float | None = None
    """The share of the first bot that the question is about; None: an even one."""

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """A name for each bot, those that play twice told apart.

        >>> new_contest("kunitori", ["money", "random", "money"]).labels
        ('money', 'random', 'money#2')
        """
        often = [self.bots[: place + 1].count(bot) for place, bot in enumerate(self.bots)]
        return tuple(bot if n == 1 else f"{bot}#{n}" for bot, n in zip(self.bots, often, strict=True))

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        """Every table that the bots make."""
        return lineups(len(self.bots), self.players, self.cards.teams)

    @property
    def games_per_deal(self) -> int:
        """Every line-up plays every deal, in all rotations."""
        return sum(len(rotations(lineup[0])) for lineup in self.lineups)

    @property
    def deals(self) -> int:
        """How many deals are played at most: whole ones, so that there are as many games as asked for or more."""
        return -(-self.games // self.games_per_deal)

    @property
    def total(self) -> int:
        """How many games are played at most."""
        return self.deals * self.games_per_deal

    def even(self, bot: int) -> float:
        """The share that a bot would win if all played alike.

        >>> new_contest("kunitori", ["money", "random"], players=4).even(1)  # it sits on three of four seats
        0.75
        """
        if self.cards.teams:
            return 0.5
        tables = [lineup[0] for lineup in self.lineups if bot in lineup[0]]
        return sum(table.count(bot) for table in tables) / (self.players * len(tables))

    def games_of(self, bot: int) -> int:
        """In how many games of each deal a bot plays."""
        return sum(len(rotations(lineup[0])) for lineup in self.lineups if bot in lineup[0])

    def matches(self) -> Iterator[Match]:
        """All duplicate sets: for each deal, one of each line-up."""
        for deal in range(self.deals):
            for number, lineup in enumerate(self.lineups):
                seating = lineup[deal % len(lineup)]
                yield Match(self.cards, self.bots, seating, number, deal, self.seed, self.max_rounds)


def new_contest(
    game: str | CardSet,
    bots: Sequence[str],
    *,
    players: int = 2,
    games: int = GAMES,
    seed: int | str | None = None,
    max_rounds: int = MAX_ROUNDS,
    sure: float | None = None,
    share: float | None = None,
    corrections: Any = None,
) -> Contest:
    """Prepare a contest; `BadOptions` and `BadCards` say what cannot be, before anything is played.

    ``game`` is the name of a game or a set of cards. Without a ``seed`` one is drawn; the contest knows it. ``sure``
    stops the contest as soon as it is so sure (0.95) on which side of ``share`` the first bot's true share lies;
    without a ``share``, of an even one.

    >>> new_contest("moegahara", ["money", "random"], players=3)
    Traceback (most recent call last):
    ...
    kunitori.errors.BadOptions: ... (rule M1.1)
    """
    cards = card_set(game, corrections=corrections) if isinstance(game, str) else game
    if len(bots) < 2:
        raise BadOptions("arena-error-bots")
    cards.check_players(players)
    for name in dict.fromkeys(bots):
        _check_bot(name, cards, players)
    seed = secrets.token_hex(4) if seed is None else str(seed)
    Game(cards, players, seed, max_rounds=max_rounds)
    contest = Contest(cards, tuple(bots), players, games, seed, max_rounds, sure, share)
    if not contest.games_per_deal <= games <= MOST_GAMES:
        least = contest.games_per_deal
        raise BadOptions("arena-error-games", games=games, least=least, most=MOST_GAMES)
    if share is not None and sure is None:
        raise BadOptions("arena-error-share-alone")
    if sure is not None and not 0.5 <= sure < 1:
        raise BadOptions("arena-error-sure")
    if share is not None and not 0 < share < 1:
        raise BadOptions("arena-error-share")
    return contest


def _check_bot(name: str, cards: CardSet, players: int) -> None:
    """`BadOptions` if there is no such bot, if this is no game for it, or if it is a program that does not answer."""
    bot = new_bot(name)
    if isinstance(bot, InEngine):
        bot.brain(Rules(cards), players)
    if isinstance(bot, OutsideBot):
        try:
            bot.greet()
        except LostMove as lost:
            raise BadOptions(f"error-bot-start-{lost.trouble.name.lower()}", bot=name[:40]) from None
        finally:
            bot.leave(None)

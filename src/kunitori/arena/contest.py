"""A contest: which bots meet in which game, how often, and which question it answers.

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
from kunitori.bots import check_bot, new_bot
from kunitori.bots.guard import LostMove
from kunitori.bots.outside import OutsideBot, start_refused
from kunitori.cards import CardSet, card_set
from kunitori.errors import BadOptions
from kunitori.game import Game

__all__ = ["GAMES", "MOST_GAMES", "Contest", "new_contest"]

GAMES = 400
MOST_GAMES = 10_000_000


@dataclass(frozen=True)
class Contest:
    """The settings of a contest, made and checked by `new_contest`."""

    cards: CardSet
    bots: tuple[str, ...]
    players: int
    games: int
    seed: str
    max_rounds: int = MAX_ROUNDS
    sure: float | None = None
    """The confidence at which the contest stops early; None: it plays all games."""
    share: float | None = None
    """The share that the first bot is compared with; None: an even share."""

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """A name for each bot; a bot that plays twice gets a number.

        >>> new_contest("kunitori", ["money", "random", "money"]).labels
        ('money', 'random', 'money#2')
        """
        often = [self.bots[: place + 1].count(bot) for place, bot in enumerate(self.bots)]
        return tuple(bot if n == 1 else f"{bot}#{n}" for bot, n in zip(self.bots, often, strict=True))

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        """All tables that the bots form."""
        return lineups(len(self.bots), self.players, self.cards.teams)

    @property
    def games_per_deal(self) -> int:
        """Games per deal: every line-up plays it in all rotations."""
        return sum(len(rotations(lineup[0])) for lineup in self.lineups)

    @property
    def deals(self) -> int:
        """The largest number of deals: whole ones, enough for the games asked for."""
        return -(-self.games // self.games_per_deal)

    @property
    def total(self) -> int:
        """The largest number of games."""
        return self.deals * self.games_per_deal

    def even(self, bot: int) -> float:
        """The share that a bot would win if all played equally well.

        >>> new_contest("kunitori", ["money", "random"], players=4).even(1)  # it sits on three of four seats
        0.75
        """
        if self.cards.teams:
            return 0.5
        tables = [lineup[0] for lineup in self.lineups if bot in lineup[0]]
        return sum(table.count(bot) for table in tables) / (self.players * len(tables))

    def games_of(self, bot: int) -> int:
        """How many games of each deal a bot plays."""
        return sum(len(rotations(lineup[0])) for lineup in self.lineups if bot in lineup[0])

    def matches(self) -> Iterator[Match]:
        """All duplicate sets: one per deal and line-up."""
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
    """Prepare a contest; raise `BadOptions` or `BadCards` before anything is played.

    ``game`` is the name of a game or a set of cards. Without a ``seed`` a random one is used and kept in the contest.
    ``sure`` (for example 0.95) stops the contest as soon as it is that certain whether the first bot's true share lies
    above or below ``share``, which defaults to an even share.

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
        check_bot(name, cards, players)
        _check_program(name)
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


def _check_program(name: str) -> None:
    """Raise `BadOptions` if a bot is a program that does not answer."""
    bot = new_bot(name)
    if isinstance(bot, OutsideBot):
        try:
            bot.greet()
        except LostMove as lost:
            raise start_refused(name, lost) from None
        finally:
            bot.leave(None)

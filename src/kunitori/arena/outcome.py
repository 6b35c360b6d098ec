"""The outcome of a contest: the table, every pair, and every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from itertools import groupby
from statistics import fmean

from kunitori.arena.contest import Contest
from kunitori.arena.match import Played
from kunitori.arena.ratings import Rating, rate
from kunitori.arena.shares import Interval, over_deals, wilson
from kunitori.i18n import Message

__all__ = ["Conclusion", "Ended", "Outcome", "Pair", "Standing"]


class Ended(StrEnum):
    """Why the contest ended."""

    COMPLETE = "complete"
    ANSWERED = "answered"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Conclusion:
    """What is known about the first bot's share at the end; valid even though it was checked after every deal."""

    share: float
    """The share that was asked about."""
    side: int
    """1 if the true share is higher, -1 if it is lower, 0 if undecided."""
    interval: Interval
    sure: float


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one bot."""

    bot: str
    games: int
    seats: int
    """The number of seats it had in all games together."""
    wins: int
    share: float
    interval: Interval
    """The 95% interval, computed over deals."""
    plain: Interval
    """Wilson's interval, as if all games were independent; for comparison with others who compute it that way."""
    even: float
    points: float
    rating: Rating
    decisions: int
    faults: int
    seconds: float
    """Total thinking time; the only figure that is not reproducible."""
    why: tuple[tuple[Message, int], ...] = field(default=(), compare=False)
    """Why it lost the first move of a game, and in how many seats; the most frequent reason first."""

    @property
    def seconds_per_decision(self) -> float | None:
        """Mean time per decision; None for bots that are not timed because they answer instantly."""
        return self.seconds / self.decisions if self.seconds else None


@dataclass(frozen=True, slots=True)
class Pair:
    """How often one bot finished ahead of another in the games both played."""

    bot: str
    other: str
    games: int
    share: float
    interval: Interval


@dataclass(frozen=True)
class Outcome:
    """The games of all complete deals, and what follows from them."""

    contest: Contest
    games: tuple[Played, ...]
    ended: Ended
    answer: Conclusion | None = None

    @property
    def deals(self) -> int:
        """The number of complete deals: played by all line-ups in all rotations."""
        return len(self.games) // self.contest.games_per_deal

    @property
    def rounds(self) -> float:
        """The mean length of a game."""
        return fmean(game.rounds for game in self.games)

    @property
    def cut(self) -> int:
        """The number of games ended by the limit of rounds."""
        return sum(game.is_cut for game in self.games)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """The result of each bot, in the order of the contest."""
        ratings = rate(self.games, len(self.contest.bots), self.contest.cards.teams)
        return tuple(self._standing(bot, rating) for bot, rating in enumerate(ratings))

    def _standing(self, bot: int, rating: Rating) -> Standing:
        own = [game for game in self.games if bot in game.seats]
        wins = [wins_of(bot, game) for game in own]
        by_deal = [sum(wins_of(bot, game) for game in deal) for deal in self._by_deal(own)]
        places = [(game, seat) for game in own for seat, who in enumerate(game.seats) if who == bot]
        return Standing(
            bot=self.contest.labels[bot],
            games=len(own),
            seats=len(places),
            wins=sum(wins),
            share=fmean(wins),
            interval=over_deals(by_deal, self.contest.games_of(bot)),
            plain=wilson(sum(wins), len(own)),
            even=self.contest.even(bot),
            points=fmean(game.points[seat] for game, seat in places),
            rating=rating,
            decisions=sum(game.decisions[seat] for game, seat in places),
            faults=sum(game.faults[seat] for game, seat in places),
            seconds=sum(game.seconds[seat] for game, seat in places),
            why=tuple(Counter(why for game, seat in places if game.why and (why := game.why[seat])).most_common()),
        )

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        """Every bot against every other bot it met."""
        bots = range(len(self.contest.bots))
        pairs = [self._pair(bot, other) for bot in bots for other in bots if bot != other]
        return tuple(pair for pair in pairs if pair.games)

    def _pair(self, bot: int, other: int) -> Pair:
        ahead = [(game, ahead_of(bot, other, game)) for game in self.games]
        met = [(game, share) for game, share in ahead if share is not None]
        labels = self.contest.labels
        if not met:
            return Pair(labels[bot], labels[other], 0, 0.0, Interval(0.0, 1.0))
        by_deal = [[share for _, share in games] for _, games in groupby(met, lambda one: one[0].deal)]
        # In Moegahara two bots may be partners and then do not meet, so deals can differ in games.
        games = max(map(len, by_deal))
        wins = [fmean(deal) * games for deal in by_deal]
        share = fmean(share for _, share in met)
        return Pair(labels[bot], labels[other], len(met), share, over_deals(wins, games))

    @staticmethod
    def _by_deal(games: list[Played]) -> Iterator[list[Played]]:
        for _, deal in groupby(games, lambda game: game.deal):
            yield [*deal]


def wins_of(bot: int, game: Played) -> int:
    """1 if a seat of the bot won."""
    return int(any(game.seats[seat] == bot for seat in game.winners))


def ahead_of(bot: int, other: int, game: Played) -> float | None:
    """The share of a bot's meetings with another bot in this game that it won; None if they did not meet."""
    if bot not in game.seats or other not in game.seats:
        return None
    places = game.places
    in_teams = len({*places}) < len(places)
    meetings = [
        places[mine] < places[theirs]
        for mine, one in enumerate(game.seats)
        for theirs, two in enumerate(game.seats)
        if one == bot and two == other and not (in_teams and (mine - theirs) % 2 == 0)
    ]
    return fmean(meetings) if meetings else None

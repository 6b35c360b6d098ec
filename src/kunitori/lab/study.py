"""The games of one run, with an entry for every player of every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from kunitori.cards import CardSet
from kunitori.i18n import Message, message
from kunitori.lab.deals import Deal, Gauge, gauge_of
from kunitori.lab.games import Observation
from kunitori.lab.rulesets import Ruleset

__all__ = ["PlayerGame", "Study", "side_name"]


@dataclass(frozen=True, slots=True)
class PlayerGame:
    """One player of one game."""

    deal: int
    game: Observation
    seat: int
    side: int
    bot: str
    bought: tuple[str, ...]

    @property
    def won(self) -> bool:
        """Whether this player won, alone or with the team."""
        return self.seat in self.game.winners

    @property
    def stratum(self) -> tuple[str, int]:
        """What makes entries comparable: the same bot in the same seat."""
        return self.bot, self.seat


@dataclass(frozen=True)
class Study:
    """Played deals; ``games`` has the games of each deal."""

    ruleset: Ruleset
    players: int
    bots: tuple[str, ...]
    deals: tuple[Deal, ...]
    games: tuple[tuple[Observation, ...], ...]

    @property
    def cards(self) -> CardSet:
        """The cards of the study."""
        return self.ruleset.cards

    @property
    def sides(self) -> int:
        """The number of sides: seats, or two teams."""
        return self.ruleset.sides or self.players

    @property
    def share(self) -> float:
        """The share of wins if all sides were equal."""
        return 1 / self.sides

    @cached_property
    def observations(self) -> tuple[Observation, ...]:
        """All games, deal after deal."""
        return tuple(game for games in self.games for game in games)

    @cached_property
    def deal_numbers(self) -> tuple[int, ...]:
        """The number of the deal for each of the observations."""
        return tuple(number for number, games in enumerate(self.games) for _ in games)

    @cached_property
    def entries(self) -> tuple[PlayerGame, ...]:
        """All players of all games."""
        return tuple(self._entries())

    def _entries(self) -> Iterator[PlayerGame]:
        for number, (deal, games) in enumerate(zip(self.deals, self.games, strict=True)):
            for task, game in zip(deal.tasks(), games, strict=True):
                bought: list[list[str]] = [[] for _ in range(self.players)]
                for purchase in game.purchases:
                    bought[purchase.seat].append(purchase.card)
                for seat, bot in enumerate(task.bots):
                    yield PlayerGame(number, game, seat, seat % self.sides, bot, tuple(bought[seat]))

    @cached_property
    def gauges(self) -> tuple[Gauge, ...]:
        """The gauges of the deals."""
        return tuple(gauge_of(deal, games) for deal, games in zip(self.deals, self.games, strict=True))


def side_name(side: int, in_teams: bool) -> Message:
    """The name of a side, like “first seat” or “second team”."""
    return message("lab-team" if in_teams else "lab-seat", number=side + 1)

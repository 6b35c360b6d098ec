"""A duplicate set: the same luck for every bot that takes a seat."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kunitori.arena import match as arena_match
from kunitori.arena.match import Match, Played, play_match
from kunitori.bots import Bot, new_bot
from kunitori.cards import card_set
from kunitori.game import View, new_game
from kunitori.values.decision import Decision, Option


@dataclass
class Outsider:
    """The same bot without a brain that could be taken into the engine."""

    bot: Bot
    name: str = "outsider"

    def decide(self, view: View, decision: Decision) -> Option | str:
        return self.bot.decide(view, decision)


class Sleeper:
    """A bot that never answers anything sensible."""

    name = "sleeper"

    def decide(self, view: View, decision: Decision) -> Option:
        raise RuntimeError


@pytest.mark.parametrize(("game", "players"), [("kunitori", 2), ("world_on_fire", 3), ("moegahara", 4)])
def test_games_inside_the_engine_and_at_the_table_are_the_same(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seating = tuple(seat % 2 for seat in range(players))
    match = Match(card_set(game), ("money", "random"), seating, lineup=0, deal=3, seed="osaka", max_rounds=40)
    inside = play_match(match)
    monkeypatch.setattr(arena_match, "new_bot", lambda name, seed: Outsider(new_bot(name, seed)))
    assert play_match(match) == inside


def test_the_seed_of_a_game_deals_it_anywhere() -> None:
    match = Match(card_set("kunitori"), ("money", "random"), (0, 1), lineup=0, deal=5, seed="7")
    played = play_match(match)
    game = new_game("kunitori", 2, seed=match.deal_seed)
    assert {one.start for one in played} == {game.start}


def test_a_bot_against_itself_plays_the_same_game_from_both_seats() -> None:
    """Even one that plays at random: its luck belongs to the seat."""
    first, second = play_match(Match(card_set("kunitori"), ("random", "random"), (0, 1), 0, 0, "7", max_rounds=30))
    assert (first.seats, second.seats) == ((0, 1), (1, 0))
    assert (first.winners, first.points, first.turns) == (second.winners, second.points, second.turns)
    assert first.is_cut and first.rounds == 30


def test_a_bot_that_fails_is_counted_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def seat(name: str, seed: str) -> Bot:
        return Sleeper() if name == "sleeper" else new_bot(name, seed)

    monkeypatch.setattr(arena_match, "new_bot", seat)
    for game in play_match(Match(card_set("kunitori"), ("money", "sleeper"), (0, 1), 0, 0, "7")):
        assert game.winners == (game.seats.index(0),)
        assert game.faults[game.seats.index(1)] > 0 and game.faults[game.seats.index(0)] == 0


def test_places_follow_points_then_the_later_first_turn() -> None:
    """C8.3 for all places; two teams have two (M8.2)."""
    seats = (0, 1, 2, 3)
    game = Played(0, 0, seats, 2, (1,), (9, 9, 4, 4), 40, False, (1,) * 4, (0,) * 4, (0.0,) * 4)
    assert game.places == (2, 1, 4, 3)
    teams = Played(0, 0, seats, 0, (1, 3), (2, 5, 2, 5), 40, False, (1,) * 4, (0,) * 4, (0.0,) * 4)
    assert teams.places == (2, 1, 2, 1)

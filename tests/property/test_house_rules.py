"""Random games with random house rules: sound, free of leaks, and kept by records, positions and views."""

from __future__ import annotations

import random

import pytest
from tests.property.leaks import Seen, watch
from tests.property.tables import NAMES, plain, rich, rules

from kunitori import CardSet, Game, View, dumps, loads
from kunitori.bots import new_bot
from kunitori.cards import READINGS
from kunitori.engine import COMPILED
from kunitori.engine.playout import checked_game

SOME, ALL = (25, 4000) if COMPILED else (2, 20)
SETS = [f"house {seed}" for seed in range(18)]


def play(name: str, games: int) -> None:
    for seed in range(games):
        seats = 2 + seed % 5
        g = plain(name, seats, seed, 25) if seed % 4 == 0 else rich(name, seats, seed)
        broken = checked_game(g, seed)
        assert not broken, f"{name}, {seats} players, seed {seed}: invariant {broken} is broken in turn {g.turn}"
        assert g.over


def test_the_sets_choose_both_values_of_every_reading() -> None:
    chosen = {(reading.name, cards.house.reading(reading.name, cards.game))
              for cards in (rules(name).cards for name in SETS) for reading in cards.readings}  # fmt: skip
    circle = [reading for reading in READINGS.values() if "moegahara" not in reading.games]
    assert chosen == {(reading.name, value) for reading in circle for value in reading.values}


@pytest.mark.parametrize("name", SETS)
def test_no_card_appears_or_vanishes_and_the_game_ends(name: str) -> None:
    play(name, SOME)


@pytest.mark.slow
@pytest.mark.parametrize("name", [f"house {seed}" for seed in range(60)])
def test_thousands_of_games_with_house_rules(name: str) -> None:
    play(name, ALL // 10)


@pytest.mark.parametrize("name", SETS[:6])
def test_records_positions_and_views_keep_the_house_rules(name: str) -> None:
    cards = rules(name).cards
    assert CardSet.from_text(cards.to_text()) == cards
    chance = random.Random(name)
    game = Game(cards, NAMES[:3], 7, max_rounds=12)
    for number in range(150):
        if game.is_over:
            break
        game.apply(chance.choice(game.options))
        if number % 25 == 0:
            again = Game.from_position(game.position())
            assert again == game and again.cards == cards
            view = game.view(number % 3)
            assert View.from_json(view.to_json()) == view
            assert view.sample(1).cards == cards
    assert loads(dumps(game)) == game


@pytest.mark.parametrize("name", SETS[:4])
def test_no_viewer_can_tell_two_truths_apart(name: str) -> None:
    seen = Seen()
    for viewer in (0, 2, None):
        seen += watch(rich(name, 3, 5), viewer, 5, turns=6)


@pytest.mark.slow
@pytest.mark.parametrize("name", [f"house {seed}" for seed in range(20)])
def test_no_viewer_can_tell_them_apart_in_long_games(name: str) -> None:
    for seed in range(4):
        for viewer in (0, 1, 2, 3, None):
            watch(rich(name, 4, seed), viewer, seed)


@pytest.mark.parametrize("name", SETS[:6])
def test_bots_of_every_sort_play_with_them(name: str) -> None:
    for seed, level in enumerate(("retainer", "captain", "lord", "master@30")):
        g = rich(name, 3, seed)
        game = Game.of_state(g, NAMES[:3])
        bot = new_bot(level, seed)
        for _ in range(60 if COMPILED else 10):
            if game.decision is None:
                break
            game.apply(bot.decide(game.view(game.decision.player), game.decision))

"""Bots that think: they do not peek, they answer the same way twice, and they answer abroad as at home."""

from __future__ import annotations

from random import Random

import pytest
from tests.property.tables import GAMES, plain, rich, seats_of

from kunitori import Game, new_game
from kunitori.bots import Budget, InEngine, SearchingBot, new_bot
from kunitori.cards import card_set
from kunitori.engine.deal import known_to
from kunitori.engine.moves import new_state, step
from kunitori.engine.rules import Rules
from kunitori.engine.state import State
from kunitori.engine.thinking.match import answer, play
from kunitori.minds import mind_file, mind_name

BOTS = ("random", "lord", "lord-v1", "master@32")
TABLES = [(name, seats) for name in GAMES for seats in seats_of(name)]


def asked(name: str, seats: int, most: int) -> list[State]:
    """Positions of games with much going on, each with an open question."""
    found: list[State] = []
    for g in (plain(name, seats, 1), rich(name, seats, 1, 2), rich(name, seats, 2, 3)):
        chance = Random(f"{name} {seats}")
        while not g.over and len(found) < most:
            if g.mask & (g.mask - 1):
                found.append(g.clone())
            step(g, chance.choice([x for x in range(64) if g.mask >> x & 1]))
    return found


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nobody_peeks(bot: str, name: str, seats: int) -> None:
    """The truth and what the seat may know of it get the same answer."""
    thinker = new_bot(bot, 5)
    assert isinstance(thinker, InEngine)
    for g in asked(name, seats, 60 if bot != "master@32" else 12):
        brain = thinker.brain(g.rules, seats)
        assert answer(g, brain) == answer(known_to(g, g.who), brain)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", GAMES)
def test_abroad_as_at_home(bot: str, name: str) -> None:
    """A game over views and options is the game that the engine plays inside."""
    game = new_game(name, 2, seed=f"home {name}", max_rounds=2)
    bots = [new_bot(bot, seat) for seat in range(2)]
    inside = Game(game.cards, 2, f"home {name}", max_rounds=2)
    state = inside._state
    rules = state.rules
    play(state, [bot.brain(rules, 2) for bot in bots if isinstance(bot, InEngine)])
    while decision := game.decision:
        game.apply(bots[decision.player].decide(game.view(decision.player), decision))
    assert game._state.export() | {"learned": 0} == state.export() | {"learned": 0}


def test_threads_change_nothing() -> None:
    for g in asked("world_on_fire", 3, 8):
        game = Game.of_state(g, ("Ann", "Ben", "Chloe"))
        decision = game.decision
        assert decision is not None
        view = game.view(decision.player)
        answers = {SearchingBot("master", 3, Budget(64, 0.0, n)).decide(view, decision) for n in (1, 2, 3)}
        assert len(answers) == 1


def test_seconds_are_a_cap() -> None:
    """A huge budget ends with the time limit."""
    game = new_game("moegahara", seed=3, start=0)
    decision = game.decision
    assert decision is not None
    bot = new_bot("master", 1, nodes=9_000_000, seconds=0.2)
    assert bot.decide(game.view(0), decision) in decision.options


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        pytest.param("world_on_fire", marks=pytest.mark.xfail(strict=True, reason="20 of 40, no gain yet")),
        "world_chaos",
        "moegahara",
    ],
)
def test_searching_beats_the_policy_alone(game: str) -> None:
    """Forty duplicate games; the figures of docs/bots.md say by how much."""
    cards = card_set(game)
    rules = Rules(cards)
    won = 0
    for number in range(40):
        chance = Random(number // 2)
        state = new_state(rules, 2, chance.getrandbits(64), chance.getrandbits(64), -1, 60, 0, 0)
        seat = number % 2
        names = ["master@60" if p == seat else "lord" for p in range(2)]
        bots = [new_bot(name, number) for name in names]
        play(state, [bot.brain(rules, 2) for bot in bots if isinstance(bot, InEngine)])
        won += Game.of_state(state, ("Ann", "Ben")).winners == (seat,)
    assert won >= 24, won


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_table_has_a_mind_and_its_story(name: str, seats: int) -> None:
    cards = card_set(name)
    file = mind_file(mind_name(cards, seats))
    assert seats in file.players
    assert file.made["command"].startswith(f"kunitori train --game {name} ")
    assert file.made["figures"][str(seats)]["money"] > 0.5

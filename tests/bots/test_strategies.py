"""Scripted strategies: their texts, their limited sight, and their sensible play."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

import kunitori.bots
from kunitori import BadNotation, BadOptions, Game, new_game
from kunitori.bots.scripted import SPARRING, STRATEGIES, ScriptedBot, script_for, strategies_for
from kunitori.bots.strategy import GAMES, Strategy
from kunitori.cards import card_set
from kunitori.engine import COMPILED
from kunitori.engine.moves import new_state
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.match import answer, play
from kunitori.engine.turn import winner

ROOT = Path(__file__).parents[2]
BOTS = Path(kunitori.bots.__file__).parent
FROZEN = "f74fcd4498e848813c68e84685efa9c451db974c223a72fce52a472b3bfe10ae"
TABLES = [(game, seats) for game in GAMES for seats in (2, 4)]


def bots_at(game: Game) -> list[ScriptedBot]:
    return [ScriptedBot(name) for name in strategies_for(game.cards, len(game.players))]


def test_the_sparring_partners_are_frozen() -> None:
    files = sorted((BOTS / "sparring").glob("*.txt"))
    texts = b"".join(file.name.encode() + b"\n" + file.read_bytes() for file in files)
    assert hashlib.sha256(texts).hexdigest() == FROZEN, "put a changed list into bots/strategies instead"
    assert [*SPARRING] == [*STRATEGIES] == [file.stem for file in files]


def test_an_override_differs_from_the_frozen_list() -> None:
    overrides = {file.stem for file in (BOTS / "strategies").glob("*.txt")}
    assert {name for name in STRATEGIES if STRATEGIES[name] != SPARRING[name]} == overrides


@pytest.mark.parametrize("name", STRATEGIES)
def test_a_strategy_is_written_as_it_is_read(name: str) -> None:
    tuned = BOTS / "strategies" / f"{name}.txt"
    text = (tuned if tuned.exists() else BOTS / "sparring" / tuned.name).read_text(encoding="utf-8")
    strategy = Strategy.read(name, text)
    assert str(strategy) == text
    assert strategy == STRATEGIES[name] and strategy.idea
    for script in strategy.scripts:
        assert all(strategy.script(card_set(game), max(script.players, 4)) == script for game in script.games)
        assert len(str(script).splitlines()) <= 24, "a dozen lines, more or less"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("buy gold", "Line 1 of the strategy: a line “game …” must come first"),
        ("", "Line 1 of the strategy: a line “game …” must come first"),
        ("# idea\ngame kunitori\n\nsell gold", "Line 4 of the strategy begins with “sell”"),
        ("game chess\nbuy gold", "Line 1 of the strategy: “chess” is not a game"),
        ("game kunitori kunitori\nbuy gold", "or is named twice"),
        ("game kunitori\nbuy gold\ngame kunitori\nbuy gold", "Line 3 of the strategy: “kunitori”"),
        ("game kunitori moegahara\nbuy gold", "Line 1 of the strategy cannot be read: “game kunitori moegahara”"),
        ("game kunitori\nfight 1", "The strategy up to line 2 buys nothing"),
        ("game kunitori\n" + "buy gold\n" * 49, "needs one to 48 lines"),
        ("game kunitori\nbuy beauty", "Line 2 of the strategy: there is no card “beauty” in this game."),
        ("game kunitori\nbuy land_survy", "Did you mean “land_survey”"),
        ("game kunitori world_on_fire\nneeds moat\nbuy moat", "Line 2 of the strategy: there is no card “moat”"),
        ("game kunitori\nbuy gold until 0", "Line 2 of the strategy cannot be read: “buy gold until 0”"),
        ("game kunitori\nbuy gold sometimes 3", "cannot be read"),
        ("game kunitori\nbuy gold late 3 until 2", "cannot be read"),
        ("game kunitori\nbuy", "cannot be read"),
        ("game kunitori\nbuy gold until ²", "cannot be read"),
        ("game moegahara\nbuy gold late 3", "cannot be read"),
        ("game kunitori\nbuy gold\nfight", "cannot be read"),
        ("game kunitori\nbuy gold\nfight 1\nfight 2", "Line 4 of the strategy: “fight” is allowed only once"),
        ("game kunitori\nbuy gold\nburn quickly", "cannot be read"),
        ("game kunitori\nbuy gold\njunk copper copper", "cannot be read"),
        ("game world_on_fire\nbuy gold\nkeep moat", "Moat Construction cannot be kept"),
        ("game kunitori\nplayers 2\nbuy gold", "cannot be read"),
    ],
)
def test_errors_in_a_text(text: str, problem: str) -> None:
    with pytest.raises(BadNotation) as caught:
        Strategy.read("mine", text)
    assert problem in str(caught.value)


def test_who_can_play_what() -> None:
    for game in GAMES:
        names = strategies_for(card_set(game), 4)
        assert "money" in names and len(names) >= 5
        assert [name for name in names if game in {g for s in STRATEGIES[name].scripts for g in s.games}] == [*names]
    assert set(strategies_for(card_set("kunitori"), 4)) >= {"military", "stable_market", "draw", "start_dash"}
    assert set(strategies_for(card_set("world_on_fire"), 4)) >= {"tactics", "monks", "destroyers", "beauty"}
    assert set(strategies_for(card_set("moegahara"), 4)) >= {"rush", "generals", "hideyori", "traps", "two_teams"}
    mix = card_set("custom", "market,technology_development,spear_troopers,beauty,trap")
    assert "stable_market" in strategies_for(mix, 2) and "draw" not in strategies_for(mix, 2)
    with pytest.raises(BadOptions, match="“monks” cannot be played in World on Fire"):
        script_for("monks", card_set("world_on_fire"), 2)
    with pytest.raises(BadOptions, match="There is no bot “merlin” here"):
        ScriptedBot("merlin")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_strategy_answers_from_its_view_what_it_answers_in_the_engine(game: str, seats: int) -> None:
    """At every question of games with blunders all strategies are asked, from the view and from the whole truth."""
    random = Random(f"{game} {seats}")
    asked: set[str] = set()
    for seed in range(4):
        table = new_game(game, seats, seed, max_rounds=40)
        bots = bots_at(table)
        brains = [bot.brain(table._state.rules, seats) for bot in bots]
        while (decision := table.decision) is not None:
            view = table.view(decision.player)
            options = [bot.decide(view, decision) for bot in bots]
            truth = table._state.clone()
            for bot, brain, option in zip(bots, brains, options, strict=True):
                assert option.action % 64 == answer(truth, brain), (bot.name, decision)
            asked.add(decision.kind)
            own = options[(seed + 2 * decision.player) % len(bots)]
            table.apply(random.choice(decision.options) if random.random() < 0.1 else own)
    assert asked >= ({"buy", "deploy", "land", "horo"} if table.cards.teams else {"buy", "battle", "defend", "stay"})


def played() -> Iterator[str]:
    """How games between the strategies end: their length, and what everybody owns then."""
    for game, seats in TABLES:
        rules = Rules(card_set(game))
        names = strategies_for(rules.cards, seats)
        for deal, name in enumerate(names):
            seated = [names[(deal + seat) % len(names)] for seat in range(seats)]
            state = new_state(rules, seats, deal, 7, -1, 40)
            play(state, [ScriptedBot(name).brain(rules, seats) for name in seated])
            data = state.export()
            yield f"{game} {seated} {state.turn} {data['have']} {data['won']} {data['trash']}"


@pytest.mark.skipif(not COMPILED, reason="there is no compiled engine to compare with (make build)")
def test_both_engines_play_the_same_lists_alike() -> None:
    run = [sys.executable, "-c", "from tests.bots.test_strategies import played; print(*played(), sep='\\n')"]
    environment = {**os.environ, "KUNITORI_ENGINE": "python"}
    assert subprocess.check_output(run, cwd=ROOT, env=environment, text=True).splitlines() == [*played()]


@pytest.mark.parametrize("game", GAMES)
def test_the_best_list_of_a_game_beats_plain_money(game: str) -> None:
    rules = Rules(card_set(game))
    money = ScriptedBot("money").brain(rules, 2)
    won = dict.fromkeys(strategies_for(rules.cards, 2), 0)
    for name in won:
        brain = ScriptedBot(name).brain(rules, 2)
        for deal, seat in product(range(60), range(2)):
            state = new_state(rules, 2, deal, 11, -1, 200)
            play(state, [money, brain] if seat else [brain, money])
            won[name] += winner(state) == seat
    assert won["money"] == 60  # every deal is played from both seats
    assert max(won.values()) >= 0.6 * 120


def test_the_page_shows_the_lists_as_they_are() -> None:
    page = (ROOT / "docs" / "strategies.md").read_text(encoding="utf-8")
    for name, strategy in STRATEGIES.items():
        assert f"`{name}`" in page
        assert "\n\n".join(map(str, strategy.scripts)) in page, "python tools/write_strategies.py"

"""OpenSpiel's own tests, its searches and solvers, and a stored play-through of each game."""

from __future__ import annotations

import json
import pickle
import random
import unittest
from importlib import import_module
from typing import Any

import pytest
from tests.property.tables import GAMES, seats_of
from tests.test_extras import python

from kunitori import BadOptions

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (pip install -e '.[openspiel]')")

from tests.envs.playthroughs import PLACE, PLAYED, playthrough  # noqa: E402

from kunitori.envs.spiel import GAMES as REGISTERED  # noqa: E402

SMALL = "kunitori_custom(mix=market;trap,max_rounds=1,auto=treasure)"
WITHOUT = """
from tests.only_with import pretend
pretend([])
import kunitori.envs.scripted
try:
    import kunitori.envs.spiel
except kunitori.KunitoriError as problem:
    print(problem)
"""
API = """
import contextlib, io, sys
import pyspiel, kunitori.envs.spiel
with contextlib.redirect_stdout(io.StringIO()):
    for words in sys.argv[1:]:
        pyspiel.random_sim_test(pyspiel.load_game(words), 1, True, False)
print("done", end="")
"""


NOT_OURS = (
    "test_number_of_nodes",  # of the whole tree
    "test_game_is_perfect_recall",  # on the whole tree; tests/envs/test_scripted.py has one on samples
    "test_constant_sum",  # adds thirds without rounding
    "test_current_player_infosets_no_overlap_between_players",  # of tensors too, which count seats from the viewer
)
"""Tests of OpenSpiel's API that our games cannot pass."""


def named(game: str, players: int, rounds: int) -> str:
    return f"{game}(players={players},max_rounds={rounds})"


def simulate(*games: str) -> None:
    """OpenSpiel's random simulations with serialisation; a failure there ends the process, and it prints every node."""
    assert python(API, *games).endswith("done")


def conform(words: str, games: int = 3) -> int:
    """OpenSpiel's API test of one game, on states it samples and on all states of some random games; how many tests."""
    theirs, game = import_module("open_spiel.integration_tests.api_test"), pyspiel.load_game(words)
    given = {"game": game, "game_name": game.get_type().short_name}
    states = [state for seed in range(games) for state in states_of(game, random.Random(seed))]
    whole = {"setUpClass": classmethod(lambda cls: setattr(cls, "all_states", states)), **dict.fromkeys(NOT_OURS)}
    suite = unittest.TestSuite(
        unittest.defaultTestLoader.loadTestsFromTestCase(type(base.__name__, (base,), {**given, **more}))
        for base, more in ((theirs.EnforceAPIOnPartialTreeBase, {}), (theirs.EnforceAPIOnFullTreeBase, whole))
    )
    result = unittest.TestResult()
    suite.run(result)
    assert result.wasSuccessful(), (result.failures + result.errors)[0][1]
    return result.testsRun


def states_of(game: Any, dice: random.Random) -> list[Any]:
    """Every state of a random game."""
    state, found = game.new_initial_state(), []
    while not state.is_terminal():
        found.append(state.clone())
        is_chance = state.is_chance_node()
        state.apply_action(dice.choice([o for o, _ in state.chance_outcomes()] if is_chance else state.legal_actions()))
    return [*found, state]


def deal(state: Any, dice: random.Random) -> None:
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, chances)[0])


def somewhere(words: str, steps: int = 30, seed: int = 1) -> Any:
    """A question in the middle of a random game."""
    dice = random.Random(seed)
    state = pyspiel.load_game(words).new_initial_state()
    deal(state, dice)
    for _ in range(steps):
        state.apply_action(dice.choice(state.legal_actions()))
        deal(state, dice)
    return state


# ---- conformance
def test_openspiel_accepts_a_sample() -> None:
    simulate(SMALL, "kunitori(players=3,max_rounds=3,auto=forced;treasure)", *(named(game, 2, 3) for game in GAMES))


@pytest.mark.parametrize("words", [SMALL, "world_on_fire(max_rounds=3)", "moegahara(players=4,max_rounds=2)"])
def test_it_keeps_to_openspiels_api(words: str) -> None:
    assert conform(words) > 5


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_two_counts_of_each_game_keep_to_openspiels_api(game: str) -> None:
    for players in (seats_of(game)[0], seats_of(game)[-1]):
        assert conform(named(game, players, 10)) > 5


@pytest.mark.parametrize("game", GAMES)
def test_seats_never_share_an_information_state(game: str) -> None:
    strings: list[set[str]] = [set(), set()]
    for seed in range(10):
        for state in states_of(pyspiel.load_game(named(game, 2, 2)), random.Random(seed)):
            if state.current_player() >= 0:
                strings[state.current_player()].add(state.information_state_string())
    assert all(strings) and strings[0].isdisjoint(strings[1])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_openspiel_accepts_two_counts_of_each_game(game: str) -> None:
    simulate(*(named(game, players, 10) for players in (seats_of(game)[0], seats_of(game)[-1])))


@pytest.mark.parametrize("game", REGISTERED)
def test_a_game_is_known_and_loads_by_its_own_words(game: str) -> None:
    loaded = pyspiel.load_game(game)
    assert str(pyspiel.load_game(str(loaded))) == str(loaded) == str(pickle.loads(pickle.dumps(loaded)))
    kind = loaded.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM and loaded.utility_sum() == 0
    assert loaded.num_distinct_actions() == loaded.task.actions.size
    assert loaded.observation_tensor_shape() == loaded.information_state_tensor_shape() == [loaded.task.size]


def test_a_mix_survives_openspiels_words() -> None:
    mix = "market,trap,generals=kunitori"
    game = pyspiel.load_game("kunitori_custom", {"mix": mix, "auto": "forced;treasure", "max_rounds": 3})
    again = pyspiel.load_game(str(game))
    assert again.task == game.task and len(game.task.cards.facts) == 2 + 6 + 8


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("which", [0, 1])
def test_utilities_sum_to_zero(game: str, which: int) -> None:
    dice = random.Random(game)
    state = pyspiel.load_game(named(game, seats_of(game)[which], 8)).new_initial_state()
    deal(state, dice)
    while not state.is_terminal():
        assert state.returns() == [0] * state.num_players()
        assert state.legal_actions() == sorted(state.legal_actions())
        state.apply_action(dice.choice(state.legal_actions()))
        deal(state, dice)
    assert sum(state.returns()) == pytest.approx(0) and max(state.returns()) == 1
    assert state.rewards() == state.returns() and state.legal_actions() == []


def test_a_state_shows_what_the_other_interfaces_show() -> None:
    state = somewhere("world_chaos(players=3)")
    for seat in range(3):
        seen = list(state.episode.observe(seat))
        assert state.observation_tensor(seat) == state.information_state_tensor(seat) == seen
        assert state.observation_string(seat) == state.episode.task.layout.words(bytes(seen))
    assert "buy land" in {state.action_to_string(0, action) for action in range(state.num_distinct_actions())}
    assert state.action_to_string(0, 0) == state.episode.task.actions.name(0)


def test_a_state_can_be_stored_at_every_node() -> None:
    dice = random.Random(4)
    state = pyspiel.load_game("world_on_fire(max_rounds=3)").new_initial_state()
    while not state.is_terminal():
        twins = [state.clone(), pickle.loads(pickle.dumps(state))]
        action = dice.choice(state.legal_actions())
        for each in (state, *twins):
            each.apply_action(action)
        for twin in twins:
            assert str(twin) == str(state) and twin.history() == state.history()
            assert all(twin.information_state_string(p) == state.information_state_string(p) for p in (0, 1))
            assert twin.legal_actions() == state.legal_actions()


def test_resampling_keeps_what_the_seat_knows_and_drops_the_history() -> None:
    for seed in range(20):
        state = somewhere("world_on_fire(players=3)", seed=seed)
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
        assert twin.legal_actions() == state.legal_actions() and twin.history() == []
        assert str(pickle.loads(pickle.dumps(twin))) == str(twin)


def test_other_kinds_of_observation_are_refused_as_openspiel_expects() -> None:
    make = import_module("open_spiel.python.observation").make_observation
    game = pyspiel.load_game("kunitori")
    seats = pyspiel.IIGObservationType(perfect_recall=True)
    assert make(game, seats).string_from(game.new_initial_state(), 0) == "0" * 32
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert make(game, public) is None and make(game, seats, {"colour": 1}) is None


def test_structs_are_readable() -> None:
    state = somewhere("kunitori(max_rounds=20)")
    seat = state.current_player()
    told = json.loads(state.to_observation_struct(seat).to_json())["view"]
    assert told["seat"] == seat and len(told["decision"]["options"]) == len(state.legal_actions())
    assert all(not other["hand"] for other in told["seats"] if other["name"] != told["seats"][seat]["name"])
    assert json.loads(state.to_struct().to_json())["position"]["game"] == "kunitori"
    action = state.legal_actions()[-1]
    struct = state.action_to_struct(seat, action)
    assert json.loads(struct.to_json()) == {"action": action, "name": state.action_to_string(seat, action)}
    assert state.struct_to_actions(struct) == [action]
    first = pyspiel.load_game("kunitori").new_initial_state()
    assert json.loads(first.to_struct().to_json()) == {
        "position": None, "chance": {"seat 0 begins": 0.5, "seat 1 begins": 0.5}
    }  # fmt: skip
    assert json.loads(first.to_observation_struct(0).to_json()) == {"view": None}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("moegahara(players=3)", r"rule M1\.1"),
        ("kunitori(max_rounds=0)", "must end"),
        ("kunitori(max_rounds=-1)", "round limit"),
        ("kunitori(auto=all)", "forced"),
    ],
)
def test_bad_parameters_are_refused_in_a_sentence(words: str, said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        pyspiel.load_game(words)


# ---- searches and solvers
def test_ismcts_finds_resampled_states() -> None:
    ismcts, mcts = (import_module(f"open_spiel.python.algorithms.{name}") for name in ("ismcts", "mcts"))
    numpy = import_module("numpy")
    chance = numpy.random.RandomState(1)
    state = somewhere("kunitori_custom(mix=market;trap,max_rounds=4)", 6)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, chance), 2.0, 60, random_state=chance)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("sampler", "iterations"), [("external", 15), ("outcome", 200)])
def test_counterfactual_regret_is_minimised_by_sampling(sampler: str, iterations: int) -> None:
    module = import_module(f"open_spiel.python.algorithms.{sampler}_sampling_mccfr")
    game = pyspiel.load_game(SMALL)
    solver = getattr(module, f"{sampler.title()}SamplingSolver")(game)
    for _ in range(iterations):
        solver.iteration()
    policy, state = solver.average_policy(), game.new_initial_state()
    deal(state, random.Random(1))
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


# ---- play-throughs
@pytest.mark.parametrize("game", PLAYED)
def test_a_stored_game_plays_the_same(game: str) -> None:
    """tools/write_golden.py plays them anew."""
    assert [*playthrough(PLAYED[game])] == (PLACE / f"{game}.txt").read_text("utf-8").splitlines()


def test_without_the_extra_it_says_what_to_install() -> None:
    assert 'pip install "kunitori[openspiel]"' in python(WITHOUT)

"""The bench runs and knows its floors; no test depends on speed."""

from __future__ import annotations

import json
from random import Random

import pytest

from kunitori import bench
from kunitori.bench.engine import random_answers, random_play, set_ups
from kunitori.bench.figures import FIGURES, PLAYERS, TABLES, BenchRow, BenchRun
from kunitori.bench.floors import FLOORS, judge
from kunitori.bench.lap import Lap
from kunitori.bench.own_words import every_word
from kunitori.bench.peers import versions
from kunitori.cards.vocabulary import TRAITS, WORDS
from kunitori.engine.moves import step
from kunitori.i18n import LANGUAGES

GOOD = {
    "decisions_per_second": 11e6,
    "step_ns": 97.4,
    "apply_ns": 9_312.0,
    "apply_steps": 21.0,
    "apply_and_decision_steps": 90.0,
    "clone_ns": 120.0,
    "times_uncompiled": 85.5,
    "times_pyminion_decisions": 155.0,
    "times_pyminion_games": 99.9,
    "times_hearts": 6.44,
    "times_crazy_eights": 6.6,
}
PRESENT: dict[str, str | None] = {"pyminion": "0.4.0", "open_spiel": "2.0"}
ABSENT: dict[str, str | None] = {"pyminion": None, "open_spiel": None}


def run(peers: dict[str, str | None] = PRESENT, /, **changed: float | None) -> BenchRun:
    """A run that was never measured: good figures everywhere, but for the changed ones."""
    known: dict[str, float | None] = {**dict.fromkeys(FIGURES), **GOOD, **changed}
    rows = tuple(BenchRow(game, players, known) for game in TABLES for players in PLAYERS)
    return BenchRun(True, "3.11.7", 2, 9, peers, rows)


@pytest.fixture
def pretend(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Wide enough for every line of the tables to stay one line."""
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.setattr(bench, "measure", lambda size, progress: run())
    return monkeypatch


def test_a_quick_run_gives_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(json=True, check=False, language="en", quick=True) == 0
    data = json.loads(capsys.readouterr().out)
    assert [(row["game"], row["players"]) for row in data["rows"]] == [(g, p) for g in TABLES for p in PLAYERS]
    installed = versions()
    assert data["peers"] == installed
    for row in data["rows"]:
        assert [*row] == ["game", "players", *FIGURES]
        for name in FIGURES:
            if row["game"] == "moegahara" and ("money" in name or "pyminion_games" in name):
                is_there = False
            elif "pyminion" in name:
                is_there = installed["pyminion"] is not None and (row["players"] <= 4 or "games" not in name)
            elif "hearts" in name or "crazy_eights" in name:
                is_there = installed["open_spiel"] is not None
            else:
                is_there = True
            assert (row[name] is not None) == is_there, name
            assert row[name] is None or row[name] > 0, name
    assert [(floor["figure"], floor["players"]) for floor in data["floors"]] == [(f.figure, f.players) for f in FLOORS]


def test_the_prepared_answers_are_a_whole_random_game() -> None:
    (setup,) = set_ups("world_on_fire", 2, 1)
    before = setup.clone()
    answers = random_answers(setup, Random(1))
    assert setup == before
    masks = [step(setup, answer) for answer in answers]
    assert setup.over
    assert masks.index(0) == len(answers) - 1


def test_the_own_cards_of_the_bench_have_every_word_and_trait_that_goes_with_world_on_fire() -> None:
    found = [card.text for card in every_word().cards if card.text]
    assert {clause.word for text in found for clause in text.clauses} == {*WORDS} - {"exchange"}  # Moegahara's
    assert {name for text in found for name in text.to_data()} == {*TRAITS} - {"stays"}  # Moat Construction stays


def test_only_decisions_with_two_options_count() -> None:
    setups = set_ups("kunitori", 3, 2)
    assert random_play(setups, 2).done == random_play(setups, 2).done > 100


def test_a_lap_has_a_rate_and_a_time_per_thing() -> None:
    assert Lap(2_000, 0.5).rate == 4_000
    assert Lap(2_000, 0.5).ns == 250_000


def test_good_figures_pass_the_check(pretend: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(json=False, check=True, language="en") == 0
    said = capsys.readouterr()
    assert f"All {len(FLOORS)} floors are met." in said.err
    assert "6.4×" in said.out
    assert "9.3 µs" in said.out


@pytest.mark.parametrize(
    ("figure", "value", "named"),
    [
        ("decisions_per_second", 4_999_999, "Decisions per second (World on Fire, 2 players): 4,999,999, target"),
        ("decisions_per_second", 2_999_999, "Decisions per second (Moegahara, 2 players): 2,999,999, target at least"),
        ("decisions_per_second", 4_999_999, "Decisions per second (Own cards, 2 players): 4,999,999, target at least"),
        ("step_ns", 401, "Engine step (World on Fire, 2 players): 401 ns, target at most 400 ns."),
        ("apply_ns", 21_000, "Game.apply (World on Fire, 2 players): 21 µs, target at most 20 µs."),
        ("apply_steps", 31, "A move, in engine steps (World on Fire, 2 players): 31, target at most 30."),
        ("clone_ns", 301, "Clone (World on Fire, 6 players): 301 ns, target at most 300 ns."),
        ("times_uncompiled", 29, "Compiled vs. uncompiled (World on Fire, 2 players): 29×, target at least 30×."),
        ("times_hearts", 4.9, "Step vs. OpenSpiel hearts (World on Fire, 2 players): 4.9×, target at least 5.0×."),
    ],
)
def test_a_missed_floor_is_named(
    pretend: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], figure: str, value: float, named: str
) -> None:
    pretend.setattr(bench, "measure", lambda size, progress: run(**{figure: value}))
    assert bench.main(json=False, check=True, language="en") == 1
    assert named in capsys.readouterr().err
    assert bench.main(json=False, check=False, language="en") == 0
    assert capsys.readouterr().err == ""


def test_a_floor_is_met_when_it_is_reached_exactly() -> None:
    rows = [BenchRow(floor.game, floor.players, {floor.figure: floor.bound}) for floor in FLOORS]
    for floor, row in zip(FLOORS, rows, strict=True):
        assert [verdict.is_met for verdict in judge([row], [floor])] == [True]


def test_other_games_and_tables_do_not_count() -> None:
    slow = dict.fromkeys(FIGURES, 1e9) | {name: 0.0 for name in FIGURES if not name.endswith(("_ns", "_steps"))}
    judged = {(floor.game, floor.players) for floor in FLOORS}
    rows = [
        row if (row.game, row.players) in judged else BenchRow(row.game, row.players, {**slow}) for row in run().rows
    ]
    assert all(verdict.is_met for verdict in judge(rows))


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_peers_their_floors_are_not_tested(
    pretend: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    nothing = dict.fromkeys(name for name in GOOD if "pyminion" in name or "hearts" in name or "crazy" in name)
    pretend.setattr(bench, "measure", lambda size, progress: run(ABSENT, **nothing))
    assert bench.main(json=False, check=True, language=language) == 0
    said = capsys.readouterr()
    assert 'pip install "kunitori[bench]"' in said.out
    assert "pyminion" in said.out
    assert "4" in said.err


def test_the_json_says_which_floors_are_met(pretend: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pretend.setattr(bench, "measure", lambda size, progress: run(step_ns=500.0, times_hearts=None))
    assert bench.main(json=True, check=True, language="en") == 1
    data = json.loads(capsys.readouterr().out)
    floors = {(f["figure"], f["players"]): f for f in data["floors"] if f["game"] == "world_on_fire"}
    assert [(f["game"], f["figure"]) for f in data["floors"]][-2:] == [
        (game, "decisions_per_second") for game in ("moegahara", "own")
    ]
    assert floors["step_ns", 2]["is_met"] is False
    assert floors["step_ns", 2]["at_most"] == 400
    assert floors["times_hearts", 2]["is_met"] is None
    assert floors["times_crazy_eights", 2]["is_met"] is True

"""The search bench measures three kinds of search at real decisions; no test depends on speed."""

from __future__ import annotations

import json

import pytest

from kunitori import bench
from kunitori.bench.figures import GAMES, BenchRow, BenchRun
from kunitori.bench.floors import SEARCH_FLOORS, judge
from kunitori.bench.lap import SEARCH_QUICK
from kunitori.bench.peers import Pyminion, SpielSearch, versions
from kunitori.bench.search import OPENING_ROUNDS, WAYS, SearchBench, is_open, middles
from kunitori.bench.search_figures import SEARCH_FIGURES, SEARCH_PLAYERS
from kunitori.cli import main as command_line
from kunitori.i18n import LANGUAGES

INSTALLED = versions()
PRESENT: dict[str, str | None] = {"pyminion": "0.4.0", "open_spiel": "2.0"}
ABSENT: dict[str, str | None] = {"pyminion": None, "open_spiel": None}
GOOD: dict[str, float | None] = {
    "iterations_per_second": 40_000.0,
    "iteration_ns": 25_000.0,
    "decisions_in_each": 80.0,
    "decisions_per_second": 3_200_000.0,
    "budget_ns": 50e6,
    "times_one_thread": 1.9,
    "times_hearts_iterations": 1.2,
    "times_hearts_decisions": 12.0,
    "times_gin_rummy_iterations": 28.0,
    "times_gin_rummy_decisions": 104.0,
    "times_pyminion_playouts": 36.0,
    "times_pyminion_decisions": 110.0,
}


def run(peers: dict[str, str | None] = PRESENT, /, **changed: float | None) -> BenchRun:
    """A run that was never measured: good figures everywhere, but for the changed ones."""
    known = {**dict.fromkeys(SEARCH_FIGURES), **GOOD, **changed}
    rows = tuple(BenchRow(game, players, known, way) for game in GAMES for players in SEARCH_PLAYERS for way in WAYS)
    return BenchRun(True, "3.11.7", 2, 7, peers, rows, "search")


@pytest.fixture
def pretend(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Wide enough for every line of the tables to stay one line."""
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.setattr(bench, "measure_search", lambda size, progress: run())
    return monkeypatch


def test_a_quick_run_gives_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(json=True, check=False, language="en", quick=True, bench="search") == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["bench"], data["peers"]) == ("search", INSTALLED)
    expected = [(game, players, way) for game in GAMES for players in SEARCH_PLAYERS for way in WAYS]
    assert [(row["game"], row["players"], row["way"]) for row in data["rows"]] == expected
    for row in data["rows"]:
        assert [*row] == ["game", "players", "way", *SEARCH_FIGURES]
        for name in SEARCH_FIGURES:
            if name in ("budget_ns", "times_one_thread"):
                is_there = row["way"] == "master"
            elif "pyminion" in name:
                is_there = INSTALLED["pyminion"] is not None and row["way"] == "random"
            elif "hearts" in name or "gin_rummy" in name:
                is_there = INSTALLED["open_spiel"] is not None
            else:
                is_there = True
            assert (row[name] is not None) == is_there, name
            assert row[name] is None or row[name] >= 0, name


@pytest.mark.parametrize("game", GAMES)
def test_searches_start_at_real_decisions(game: str) -> None:
    search = SearchBench(game, 2, SEARCH_QUICK)
    for state in middles(game, 2, 2, search.policy):
        assert OPENING_ROUNDS <= state.turn // 2 < OPENING_ROUNDS + 2
        assert not state.over
        assert is_open(state, search.policy[state.who])
    for view, decisions in search.positions:
        assert view.decision and len(view.decision.options) > 1
        assert view.player == view.known_state.who
        assert 0 < decisions["master"] < decisions["whole"]


def test_threads_do_not_change_the_number_of_futures() -> None:
    search = SearchBench("kunitori", 2, SEARCH_QUICK._replace(positions=2, master=200))
    futures, decisions = search.futures("master")
    assert 2 * 200 * 0.8 < futures.done <= 2 * 200  # every round divides its share among the answers
    assert decisions.done > futures.done
    assert search.threads(2).done == search.threads(1).done == futures.done


@pytest.mark.skipif(not all(INSTALLED.values()), reason="the peers are not installed")
def test_the_peers_play_on_from_the_middle_of_their_games() -> None:
    iterations, decisions = SpielSearch("hearts", positions=3, iterations=5, counted=20).iterations()
    assert iterations.done == 15
    assert 10 < decisions.done / iterations.done < 40  # 52 cards are played, many of them the only one allowed
    games, played = Pyminion().play_outs(2, 2, OPENING_ROUNDS)
    assert games.done == 2
    assert played.done > 100


def test_good_figures_pass_the_check(pretend: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line(["bench", "search", "--check", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert f"All {len(SEARCH_FLOORS)} floors are met." in said.err
    for cell in ("like the master", "40,000", "25 µs", "50 ms", "104×"):
        assert cell in said.out


def test_a_missed_floor_names_its_search(pretend: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pretend.setattr(bench, "measure_search", lambda size, progress: run(times_pyminion_playouts=3.0))
    assert command_line(["bench", "search", "--check", "--lang", "en"]) == 1
    assert (
        "Missed: Play-outs per second vs. pyminion (World on Fire, 2 players, random): 3.0×, target at least"
        in capsys.readouterr().err
    )


def test_floors_are_ratios_for_one_kind_of_search() -> None:
    slow: dict[str, float | None] = dict.fromkeys(GOOD, 0.0)
    for floor in SEARCH_FLOORS:
        assert floor.figure.startswith("times_")
        rows = [BenchRow(floor.game, floor.players, GOOD if way == floor.way else slow, way) for way in WAYS]
        assert [verdict.is_met for verdict in judge(rows, [floor])] == [True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_peers_no_floor_is_tested(
    pretend: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    nothing = dict.fromkeys(name for name in GOOD if name.startswith("times_") and name != "times_one_thread")
    pretend.setattr(bench, "measure_search", lambda size, progress: run(ABSENT, **nothing))
    assert command_line(["bench", "search", "--check", "--lang", language]) == 0
    said = capsys.readouterr()
    assert 'pip install "kunitori[bench]"' in said.out
    assert str(len(SEARCH_FLOORS)) in said.err

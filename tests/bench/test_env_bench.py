"""The bench of environments runs and knows its floors; no test depends on speed."""

from __future__ import annotations

import json
from importlib.util import find_spec

import pytest

from kunitori import bench
from kunitori.bench.figures import BenchRow
from kunitori.bench.floors import ENV_FLOORS, judge
from kunitori.bench.lap import ENV_QUICK
from kunitori.bench.peers import versions
from kunitori.bench.report import ENV_PEERS
from kunitori.cli import main as command_line

pytest.importorskip("gymnasium")

from kunitori.bench import env_figures, env_peers

EXTRAS = {"seats_": "pettingzoo", "spiel_decisions": "pyspiel", "spiel_clone": "pyspiel"}


def test_a_quick_run_gives_every_figure(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Without the peers, which bring half a gigabyte; the sentence says how to get them."""
    absent = dict.fromkeys(env_peers.ENV_PEERS)
    monkeypatch.setattr(env_figures, "versions", lambda names: absent)
    assert bench.main(json=True, check=False, language="en", quick=True, bench="envs") == 0
    data = json.loads(capsys.readouterr().out)
    assert data["bench"] == "envs" and data["peers"] == absent
    assert [(row["game"], row["players"]) for row in data["rows"]] == [*env_figures.ENV_TABLES]
    for row in data["rows"]:
        for name in env_figures.ENV_FIGURES:
            is_of_a_peer = any(peer.removeprefix("times_") in name for peer in ENV_PEERS)
            is_missing = any(name.startswith(start) and not find_spec(extra) for start, extra in EXTRAS.items())
            assert (row[name] is None) == (is_of_a_peer or is_missing), name
    tables = {(floor["game"], floor["players"]) for floor in data["floors"] if "many" in floor["figure"]}
    assert tables == {*env_figures.ENV_TABLES}
    monkeypatch.setattr(bench, "run", lambda *_: env_figures.measure_envs(ENV_QUICK))
    assert command_line(["bench", "envs"]) == 0
    assert 'pip install "kunitori[bench-envs]"' in capsys.readouterr().out


def test_the_peers_that_are_there_are_measured() -> None:
    installed = versions(env_peers.ENV_PEERS)
    for measured in env_peers.env_peers(ENV_QUICK, installed | {"pgx": None}).values():
        assert measured().done >= ENV_QUICK.peer


def test_floors_are_judged() -> None:
    floors = [floor for floor in ENV_FLOORS if (floor.game, floor.players) == env_figures.BESIDE]
    for times, is_met in ((1, True), (0.99, False)):
        values: dict[str, float | None]
        values = {floor.figure: floor.bound / times if floor.is_time else floor.bound * times for floor in floors}
        row = BenchRow(*env_figures.BESIDE, values)
        assert {verdict.is_met for verdict in judge([row], floors)} == {is_met}

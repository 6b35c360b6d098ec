"""Compared with boardgame.io: what is ours in the comparison, and a short run of it where Node is installed."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path
from typing import cast

import pytest
from load import peers
from load.crowd import Crowd, CrowdFigures
from load.npm import NoNode
from load.peer import PeerProcess, installed, open_move
from load.peers import Contest, Contestant, measure_peers, show_peers
from load.server_process import ServerProcess, Work
from rich.console import Console

from kunitori.i18n import LANGUAGES, texts


def contestant(name: str, server: ServerProcess, *turns: float) -> Contestant:
    """Somebody who played ten moves in each turn."""
    figures = CrowdFigures(2, 8, everybody=[0.01] * 10 * len(turns), work=Work(10 * sum(turns)), seconds=1.0)
    return Contestant(name, server, [], figures, [*turns])


def test_without_node_the_comparison_is_skipped_with_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert peers.main(Contest(), "en", tmp_path / "peers.json") == 0
    assert capsys.readouterr().out == "Skipped: this needs the program node, which was not found.\n"
    assert not (tmp_path / "peers.json").exists()


def test_what_npm_cannot_install_is_skipped_with_its_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho 'no way out' >&2\nexit 1\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    for _ in range(2):  # what is half installed is not taken for whole
        with pytest.raises(NoNode, match="npm could not install what it needs"):
            installed(tmp_path / "peers")


def test_the_report_compares_each_peer_with_us() -> None:
    nobody = cast(ServerProcess, None)
    run = [contestant("ours", nobody, 0.002, 0.004), contestant("memory", nobody, 0.001, 0.001)]
    run.append(contestant("files", nobody, 0.004, 0.004))
    for language in LANGUAGES:
        shown = io.StringIO()
        show_peers(run, texts(language), Console(file=shown, width=200))
        cells = " ".join(shown.getvalue().split())
        assert all(figure in cells for figure in ("3.00", "2.00", "4.00", "0.75", "0.50", "1.00", "3000 µs"))
    data = json.loads(json.dumps(peers.as_json(run, (1.0, 2.0, 3.0))))
    assert data["ratio_all_least_most"] == {"memory": [3.0, 2.0, 4.0], "files": [0.75, 0.5, 1.0]}
    assert data["cpu_us_by_turn"]["ours"] == [2000, 4000]


def test_the_players_of_the_peer_choose_open_moves() -> None:
    me = {"hand": ["Coin", "Village"], "coins": 3, "buys": 1}
    pool = [{"card": "Moat", "price": 2, "left": 1}, {"card": "Monk", "price": 3, "left": 0}]
    state = {"G": {"players": [{}, me], "pool": pool}, "ctx": {"currentPlayer": "1"}}
    chance = random.Random(1)
    moves = {(kind, *details) for kind, details in (open_move(state, chance) for _ in range(60))}
    assert moves == {("play", 0), ("play", 1), ("buy", "Moat")}
    me["hand"] = me["coins"] = 0
    assert open_move(state, chance) == ("rest", [])


@pytest.mark.slow
def test_a_short_run_beside_boardgame_io() -> None:
    try:
        folder = installed()
    except NoNode as why:
        pytest.skip(str(why))
    run = measure_peers(folder, Contest(Crowd(tables=4, pause=0.2, seconds=1.0), rounds=1, warm_up=1))
    assert [(each.name, each.figures.lost) for each in run] == [("ours", 0), ("memory", 0), ("files", 0)]
    for each in run:
        assert each.figures.moves > 8 and each.figures.frames == 4 * each.figures.moves
        assert isinstance(each.server, PeerProcess) == (each.name != "ours")
    for peer in run[1:]:
        hands = [player["hand"] for player in peer.seats[2].state["G"]["players"]]  # type: ignore[union-attr]
        assert [isinstance(hand, list) for hand in hands] == [False, False, True, False], "hands of others are hidden"

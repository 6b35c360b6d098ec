"""Counts what one buy over a socket costs: how often its text is parsed, and how often the engine buys.

Run with KUNITORI_ENGINE=python, whose functions can be counted; test_one_buy.py does.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from typing import Any

from tests.web.conftest import Server, quick

from kunitori.decisions import reading
from kunitori.engine import moves

POSITION = {
    "game": "kunitori", "players": ["Ann", "Ben"], "phase": "buy", "start": 0, "turn": 4, "money": 8,
    "seats": [{"deck": {"copper": 7}}, {"deck": {"copper": 7}}],
}  # fmt: skip


def counted(module: Any, name: str, counts: dict[str, int]) -> None:
    function: Callable[..., Any] = getattr(module, name)

    def count(*args: Any) -> Any:
        counts[name] = counts.get(name, 0) + 1
        return function(*args)

    setattr(module, name, count)


def main() -> None:
    counts: dict[str, int] = {}
    counted(reading, "_Reader", counts)
    counted(moves, "buy", counts)
    with tempfile.TemporaryDirectory() as folder, Server(f"sqlite:///{folder}/tables.db", quick()) as server:
        table = server.table("Ann", "Ben", seed=None, start=None, position=POSITION)
        with table.player(0) as ann, table.player(1) as ben:
            for player in (ann, ben):
                player.until_rev(table.seq())
            counts.clear()
            ann.act(do="buy gold")
            ben.until_rev(ann.rev)
    print(json.dumps({"parses": counts.get("_Reader", 0), "buys": counts.get("buy", 0)}))


if __name__ == "__main__":
    main()

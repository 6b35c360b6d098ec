"""Contests with a fixed seed and what came out of them, one file each, as `kunitori arena --json` writes them.

A new one is made with that command, into the folder ``stored`` (``stored/slow`` if it takes more than a second or two);
``python tools/write_arena.py`` plays them all again after a change that is meant.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kunitori.arena import Contest, new_contest, play_contest
from kunitori.arena.export import to_data, to_json
from kunitori.cards import card_set

FOLDER = Path(__file__).parent / "stored"
FILES = sorted(FOLDER.glob("**/*.json"))


def read(file: Path) -> dict[str, Any]:
    """What came out, without what was around it."""
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return {key: value for key, value in data.items() if key not in ("around", "kunitori")}


def contest_of(data: dict[str, Any]) -> Contest:
    """The contest that is asked for in a file."""
    return new_contest(
        card_set(data["game"], data["mix"]),
        data["bots"],
        players=data["players"],
        games=data["asked"]["games"],
        seed=data["seed"],
        max_rounds=data["max_rounds"],
        sure=data["asked"]["sure"],
        share=data["asked"]["share"],
    )


def played_again(data: dict[str, Any]) -> dict[str, Any]:
    """What comes out of the same contest today."""
    outcome = to_data(play_contest(contest_of(data)))
    del outcome["kunitori"]
    return outcome


def write() -> None:
    """Play all of them again and store what comes out."""
    for file in FILES:
        file.write_text(to_json(play_contest(contest_of(read(file)))), encoding="utf-8")

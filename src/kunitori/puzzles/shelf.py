"""The puzzles of the package: one file a game, a line with what they were made with, then a line for each puzzle."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any

from kunitori.i18n import Arg, Message
from kunitori.puzzles.values import MadeWith, Puzzle

__all__ = ["GAMES", "find_puzzle", "puzzles_of", "read_puzzles", "write_provenance", "write_puzzle"]

GAMES: Mapping[str, str] = {"kunitori": "k", "world_on_fire": "w", "world_chaos": "c", "moegahara": "m"}
"""The games that have puzzles, and the letter their numbers begin with."""
_FORMAT = 1


@cache
def puzzles_of(game: str) -> Mapping[str, Puzzle]:
    """All puzzles of a game by id, in the order they were found; empty if the game has none.

    >>> puzzles_of("custom")
    {}
    """
    file = resources.files(__package__).joinpath("data", f"{game}.jsonl")
    if game not in GAMES or not file.is_file():
        return {}
    return {puzzle.id: puzzle for puzzle in read_puzzles(file.read_text(encoding="utf-8"))}


def find_puzzle(id: str) -> Puzzle | None:
    """The puzzle with this id.

    >>> find_puzzle("z9") is None
    True
    """
    game = next((game for game, letter in GAMES.items() if id[:1] == letter), "")
    return puzzles_of(game).get(id)


def read_puzzles(text: str) -> Iterable[Puzzle]:
    """The puzzles of a file."""
    first, *lines = text.splitlines()
    made = _read_provenance(json.loads(first))
    return (_read_puzzle(json.loads(line), made) for line in lines)


def write_provenance(made: MadeWith) -> str:
    """The first line of a file."""
    return _json({
        "puzzles": _FORMAT, "game": made.game, "version": made.version, "revision": made.revision, "rules": made.rules,
        "bots": list(made.bots), "nodes": made.nodes, "seeds": list(made.seeds), "cards": list(made.cards),
    })  # fmt: skip


def write_puzzle(puzzle: Puzzle) -> str:
    """The line of a puzzle; `read_puzzles` is the inverse."""
    return _json({
        "id": puzzle.id, "source": puzzle.source, "theme": puzzle.theme, "rating": puzzle.rating,
        "found_by": list(puzzle.found_by), "seat": puzzle.seat, "best": puzzle.best, "lines": puzzle.lines,
        "chances": [list(row) for row in puzzle.chances], "reasons": [_pack(reason) for reason in puzzle.reasons],
        "position": puzzle.entries,
    })  # fmt: skip


def _json(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _read_provenance(data: Mapping[str, Any]) -> MadeWith:
    return MadeWith(
        data["game"], data["version"], data["revision"], data["rules"], tuple(data["cards"]), tuple(data["bots"]),
        data["nodes"], tuple(data["seeds"]),
    )  # fmt: skip


def _read_puzzle(data: Mapping[str, Any], made: MadeWith) -> Puzzle:
    return Puzzle(
        id=data["id"],
        made=made,
        source=data["source"],
        seat=data["seat"],
        entries=data["position"],
        best=data["best"],
        lines=data["lines"],
        chances=tuple(tuple(row) for row in data["chances"]),
        reasons=tuple(_message(reason) for reason in data["reasons"]),
        theme=data["theme"],
        rating=data["rating"],
        found_by=tuple(data["found_by"]),
    )


def _pack(arg: Arg) -> Any:
    """A message as ``{id: arguments}``; texts, numbers and lists stay what they are."""
    if isinstance(arg, Message):
        return {arg.id: {key: _pack(value) for key, value in arg.args}}
    return [_pack(each) for each in arg] if isinstance(arg, tuple) else arg


def _unpack(data: Any) -> Arg:
    if isinstance(data, dict):
        return _message(data)
    if isinstance(data, list):
        return tuple(_unpack(each) for each in data)
    assert isinstance(data, str | int)
    return data


def _message(data: Mapping[str, Any]) -> Message:
    ((id, args),) = data.items()
    return Message(id, tuple((key, _unpack(value)) for key, value in args.items()))

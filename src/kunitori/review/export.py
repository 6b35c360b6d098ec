"""A review for programs: everything as JSON."""

from __future__ import annotations

import json
from dataclasses import asdict
from importlib.metadata import version
from typing import Any

from kunitori.i18n import texts
from kunitori.review.values import Moment, Review

__all__ = ["FIRST", "to_data", "to_json"]

FIRST = '{\n "review": '
"""The start of a file."""
_DIGITS = 6


def to_data(review: Review, language: str = "en") -> dict[str, Any]:
    """The whole review; seats, sides and turns count from 0, moves from 1, and reasons are in that language."""
    return {
        "review": 1,
        "kunitori": version("kunitori"),
        "game": review.game,
        "players": list(review.players),
        "sides": [list(seats) for seats in review.sides],
        "viewer": review.viewer,
        "nodes": review.nodes,
        "is_agreed": review.is_agreed,
        "deal": _rounded(review.deal),
        "accounts": [_rounded(asdict(account)) for account in review.accounts],
        "choices": [_rounded(asdict(choices)) for choices in review.choices],
        "curve": [_rounded(asdict(point)) for point in review.curve],
        "moves": [_moment(moment, language) for moment in review.moments],
    }


def _moment(moment: Moment, language: str) -> dict[str, Any]:
    say = texts(language)
    data: dict[str, Any] = _rounded({**asdict(moment), "reasons": ()})
    return {**data, "reasons": [say(reason) for reason in moment.reasons]}


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, _DIGITS)
    if isinstance(value, dict):
        return {key: _rounded(part) for key, part in value.items()}
    return [_rounded(part) for part in value] if isinstance(value, tuple) else value


def to_json(review: Review, language: str = "en") -> str:
    """The same as text, one turn or move per line."""
    data = to_data(review, language)
    lists = {key: data[key] for key in ("accounts", "choices", "curve", "moves")}
    text = json.dumps({**data, **dict.fromkeys(lists)}, ensure_ascii=False, indent=1)
    for key, rows in lists.items():
        lines = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in rows)
        text = text.replace(f'\n "{key}": null', f'\n "{key}": [\n  {lines}\n ]' if rows else f'\n "{key}": []', 1)
    return text + "\n"

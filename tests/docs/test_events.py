"""docs/events.md lists every kind of event, with the fields that games show."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import fields
from pathlib import Path

import pytest
from tests.docs.pages import DOCS

import kunitori
from kunitori import Event, new_game
from kunitori.bots import new_bot
from kunitori.bots.table import play_out
from kunitori.values.vocabulary import EVENTS

ROWS = {
    kind: (means, shown)
    for kind, means, shown in re.findall(
        r"^\| `(\w+)` \| ([^|]+) \|(.*)\|$",
        (DOCS / "events.md").read_text(encoding="utf-8").partition("## Kinds")[2],
        re.MULTILINE,
    )
}
PRECISE = ("cards", "other", "known", "against", "land", "team", "colour")
"""Fields that are empty unless they mean something."""
GAMES = [
    (game, players, bot)
    for game, players in (("kunitori", 2), ("world_on_fire", 4), ("moegahara", 4))
    for bot in ("captain", "random")
]


def listed(kind: str) -> set[str]:
    return set(re.findall(r"`(\w+)`", ROWS[kind][1]))


def test_every_kind_has_a_row() -> None:
    assert set(ROWS) == set(EVENTS.values())


def test_rows_name_fields() -> None:
    known = {field.name for field in fields(Event)}
    assert {kind: listed(kind) - known for kind in ROWS if listed(kind) - known} == {}


def test_every_field_is_described() -> None:
    described = (DOCS / "events.md").read_text(encoding="utf-8").partition("## Fields")[2].partition("## Kinds")[0]
    assert [field.name for field in fields(Event) if f"`{field.name}`" not in described] == []


def test_places_have_lines_in_the_log() -> None:
    """Kinds whose line depends on the place list exactly the places that have a line."""
    catalogue = Path(kunitori.__file__).parent / "i18n" / "catalogues" / "en" / "log.ftl"
    ids = set(re.findall(r"^(log-[\w-]+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE))
    for kind in ROWS:
        if "`place`: " not in ROWS[kind][1]:
            continue
        places = set(re.findall(r"\w+", ROWS[kind][1].partition("`place`: ")[2])) - {"or"}
        assert {f"log-{kind.replace('_', '-')}-{place}" for place in places} == {
            id for id in ids if id.startswith(f"log-{kind.replace('_', '-')}-")
        }, kind


@pytest.mark.parametrize(("game", "players", "bot"), GAMES)
def test_games_show_the_fields_of_the_page(game: str, players: int, bot: str) -> None:
    played = new_game(game, players=players, seed=7, max_rounds=25)
    play_out(played, [new_bot(bot, seed=seat) for seat in range(players)])
    seen: dict[str, set[str]] = defaultdict(set)
    for event in played.events:
        seen[event.kind] |= {name for name in PRECISE if getattr(event, name) not in ((), None, "", 0)}
    wrong = {kind: seen[kind] - listed(kind) for kind in seen if seen[kind] - listed(kind)}
    assert not wrong

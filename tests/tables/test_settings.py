"""A table's settings as others send them: either all of it is understood, or one clear sentence says why not."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kunitori.cards import Corrections
from kunitori.errors import KunitoriError
from kunitori.game import dumps, new_game
from kunitori.i18n import LANGUAGES
from kunitori.tables import Clock, SeatPlan, Settings
from kunitori.tables.absence import USUAL_ABSENCE

PLAIN = {"game": "kunitori", "seats": ["person", "captain"]}
RECORD = dumps(new_game("kunitori", ["Ann", "Ben"], seed=7, start=0))


def test_everything_that_can_be_set_survives_json() -> None:
    data: dict[str, Any] = {
        "game": "custom",
        "mix": ["moat", "cavalry", "kunitori/farmers"],
        "corrections": {
            "kunitori": {"farmers": {"cost": 1, "deployable": True}},
            "world_on_fire": {"moat": {"effect": {"draw": 2}}},
        },
        "seats": ["person", "beginner/warrior", "master", "person"],
        "seed": 12,
        "start": 3,
        "max_rounds": 20,
        "clock": {"bank": 600, "increment": 10},
        "hot_seat": True,
        "pace": 0,
        "title": "  Friday   evening ",
        "language": "de",
        "tutorial": "first_steps",
    }
    settings = Settings.read(data)
    assert settings.seats[:2] == (SeatPlan(), SeatPlan("beginner/warrior")) and settings.clock == Clock(600, 10)
    assert settings.seed == "12" and settings.title == "Friday evening" and settings.language == "de"
    assert settings.corrections == Corrections.of(data["corrections"])
    assert settings.cards()["moat"].number("effect.draw") == 2 and settings.cards()["farmers"].cost == 1
    assert Settings.stored(json.loads(json.dumps(settings.to_data()))) == settings
    assert Settings.read(settings.to_data()) == settings


RIVER_BOAT = {"category": "politics", "copies": 8, "cost": 4, "names": {"de": "Flussboot"}, "play": [{"draw": 2}]}
OWN = {"title": "The coast", "author": "Ann", "language": "de", "cards": {"river_boat": RIVER_BOAT}}


def test_a_table_can_have_cards_of_an_expansion() -> None:
    settings = Settings.read(PLAIN | {"expansion": OWN})
    assert settings.expansion is not None and settings.expansion.title == "The coast" and settings.game == "kunitori"
    assert settings.cards()["river_boat"].author == "Ann" and settings.again().expansion == settings.expansion
    assert Settings.stored(json.loads(json.dumps(settings.to_data()))) == settings
    record = dumps(new_game("world_chaos", ["Ann", "Ben"], seed=7, expansion=settings.expansion))
    again = Settings.read({"record": record}).again()
    assert again.cards()["river_boat"] == settings.cards()["river_boat"] and Settings.read(again.to_data()) == again


def test_a_random_mix_is_drawn_once_and_stays() -> None:
    settings = Settings.read(PLAIN | {"game": "custom", "mix": "random"})
    assert settings.mix is not None and "random" not in settings.mix
    assert settings.cards() == Settings.stored(settings.to_data()).cards()


IMPOSSIBLE: list[tuple[object, str]] = [
    (None, "error-table-settings"),
    ([], "error-table-settings"),
    ("kunitori", "error-table-settings"),
    ({}, "error-unknown-game"),
    (PLAIN | {"colour": "red"}, "error-table-setting"),
    (PLAIN | {"version": 2}, "error-table-version"),
    (PLAIN | {"version": "1"}, "error-table-number"),
    (PLAIN | {"game": "chess"}, "error-unknown-game"),
    (PLAIN | {"game": ["kunitori"]}, "error-unknown-game"),
    (PLAIN | {"seats": None}, "error-table-seats"),
    (PLAIN | {"seats": "person"}, "error-table-seats"),
    (PLAIN | {"seats": [1, 2]}, "error-table-seats"),
    (PLAIN | {"seats": ["person"]}, "error-players"),
    (PLAIN | {"seats": ["person"] * 7}, "error-players"),
    (PLAIN | {"seats": ["person"] * 100_000}, "error-players"),
    (PLAIN | {"game": "moegahara", "seats": ["person"] * 3}, "error-players-teams"),
    (PLAIN | {"seats": ["person", "merlin"]}, "error-unknown-bot"),
    (PLAIN | {"seats": ["person", "captan"]}, "error-unknown-bot-similar"),
    (PLAIN | {"seats": ["person", "analyst"]}, "error-unknown-bot"),
    (PLAIN | {"seats": ["person", "master@9999999"]}, "error-table-bot-budget"),
    (PLAIN | {"seats": ["person", "exec:rm -rf ~"]}, "error-table-bot-outside"),
    (PLAIN | {"seats": ["person", "python:os:system"]}, "error-table-bot-outside"),
    (PLAIN | {"seats": ["person", "beginner/poet"]}, "error-bot-style"),
    (PLAIN | {"game": "moegahara", "seats": ["person", "military"]}, "error-strategy-unsuited"),
    (PLAIN | {"mix": "trap"}, "error-mix-unwanted"),
    (PLAIN | {"game": "custom"}, "error-mix-missing"),
    (PLAIN | {"game": "custom", "mix": "trap,elephant"}, "error-unknown-card"),
    (PLAIN | {"game": "custom", "mix": 7}, "error-table-mix"),
    (PLAIN | {"game": "custom", "mix": ["trap", 7]}, "error-table-mix"),
    (PLAIN | {"game": "custom", "mix": "trap," * 1000}, "error-table-mix"),
    (PLAIN | {"corrections": []}, "error-corrections-shape"),
    (PLAIN | {"corrections": {"kunitori": {"farmers": {"cost": -1}}}}, "error-corrections-range"),
    (PLAIN | {"corrections": {"kunitori": {"copper": {"copies": 1}}}}, "error-too-few"),
    (PLAIN | {"expansion": "coast"}, "expansion-error-table"),
    (PLAIN | {"expansion": {"cards": {}}}, "expansion-error-no-cards"),
    (PLAIN | {"expansion": OWN | {"cards": {"cavalry": RIVER_BOAT}}}, "expansion-error-printed-id"),
    (PLAIN | {"expansion": OWN, "game": "moegahara"}, "expansion-error-game"),
    ({"record": RECORD, "expansion": OWN}, "error-table-fixed"),
    (PLAIN | {"seed": 0.5}, "error-seed"),
    (PLAIN | {"seed": True}, "error-seed"),
    (PLAIN | {"seed": "a" * 1001}, "error-seed"),
    (PLAIN | {"max_rounds": -1}, "error-table-number"),
    (PLAIN | {"max_rounds": "six"}, "error-table-number"),
    (PLAIN | {"start": 2}, "error-start"),
    (PLAIN | {"start": True}, "error-table-number"),
    (PLAIN | {"clock": 600}, "error-table-clock"),
    (PLAIN | {"clock": {}}, "error-table-clock"),
    (PLAIN | {"clock": {"bank": 1}}, "error-table-clock"),
    (PLAIN | {"clock": {"bank": 1e9}}, "error-table-clock"),
    (PLAIN | {"clock": {"bank": 60, "increment": -1}}, "error-table-clock"),
    (PLAIN | {"clock": {"bank": 60, "delay": 1}}, "error-table-clock"),
    (PLAIN | {"clock": {"bank": 60}, "seats": ["captain", "captain"]}, "error-table-clock-bots"),
    (PLAIN | {"hot_seat": True, "seats": ["captain", "captain"]}, "error-table-hot-seat"),
    (PLAIN | {"hot_seat": 1}, "error-table-flag"),
    (PLAIN | {"pace": -1}, "error-table-number"),
    (PLAIN | {"pace": 1e3}, "error-table-number"),
    (PLAIN | {"title": "a" * 61}, "error-table-title"),
    (PLAIN | {"title": "a\nb"}, "error-table-title"),
    (PLAIN | {"language": "tlh"}, "error-language"),
    (PLAIN | {"tutorial": "../../etc"}, "error-table-tutorial"),
    (PLAIN | {"until": 3}, "error-table-until"),
    ({"record": "1. e4 e5"}, "error-record-text"),
    ({"record": 7}, "error-record-long"),
    ({"record": RECORD, "position": {}}, "error-table-two-sources"),
    ({"record": RECORD, "seed": 7}, "error-table-fixed"),
    ({"record": RECORD, "game": "moegahara"}, "error-table-fixed"),
    ({"record": RECORD, "until": 1}, "error-table-number"),
    ({"record": RECORD, "seats": ["person"] * 3}, "error-table-seats-record"),
    ({"record": RECORD.partition("Secret")[0]}, "error-record-secret"),
    ({"position": [], "seats": ["person", "person"]}, "error-position-shape"),
    ({"position": {"game": 7}, "seats": ["person", "person"]}, "error-position-value"),
    ({"position": {"phase": "tea"}, "seats": ["person", "person"]}, "error-position-value"),
]  # fmt: skip


@pytest.mark.parametrize("data, reason", IMPOSSIBLE, ids=lambda value: value if isinstance(value, str) else "")
def test_whatever_is_impossible_is_refused_in_one_sentence(data: object, reason: str) -> None:
    with pytest.raises(KunitoriError) as problem:
        Settings.read(data)
    assert problem.value.message.id == reason or problem.value.message.id == f"{reason}-similar"
    for language in LANGUAGES:
        sentence = problem.value.sentence(language)
        assert sentence and "\n" not in sentence and len(sentence) < 700


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)


@given(
    data=st.dictionaries(st.sampled_from([*Settings.__dataclass_fields__, "version", "x"]), JSON), plain=st.booleans()
)
def test_no_data_breaks_the_reader(data: Mapping[str, Any], plain: bool) -> None:
    try:
        settings = Settings.read({**PLAIN, **data} if plain else data)
    except KunitoriError as problem:
        assert problem.sentence("fr")
    else:
        assert Settings.stored(settings.to_data()) == settings


def test_a_branch_begins_where_something_is_left_to_decide() -> None:
    game = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0)
    game.apply("end")
    game.agree_to_end()
    text = dumps(game)
    with pytest.raises(KunitoriError) as problem:
        Settings.read({"record": text, "until": len(game.moves)})
    assert problem.value.message.id == "error-table-until-over"
    settings = Settings.read({"record": text, "until": 1})
    source = settings.source()
    assert source is not None and source.moves == ("end",)
    assert settings.again() == Settings("kunitori", settings.seats, absence=USUAL_ABSENCE)

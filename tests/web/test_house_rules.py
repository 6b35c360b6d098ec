"""House rules at tables: chosen on the page or by a program, and shown to all before they sit down."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from tests.web.conftest import Server
from tests.web.test_pages import Page, where

from kunitori import dumps, loads, new_game
from kunitori.cards import READINGS
from kunitori.i18n import LANGUAGES, texts
from kunitori.tables import Settings

SHOWN = "The attacker’s prize: Village 1–3, nothing 4–5, Town 6–7, Land 8+"


@pytest.fixture
def guest(server: Server) -> Iterator[httpx.Client]:
    with server.http() as guest:
        yield guest


def test_the_page_offers_every_reading_folded_and_in_every_language(guest: httpx.Client) -> None:
    for language in LANGUAGES:
        page, say = guest.get(f"/new?lang={language}").text, texts(language)
        assert '<details class="more readings"><summary>' in page
        for reading in READINGS.values():
            assert say(reading.title) in Page(page).text
    assert page.count('name="rule-ambush-') == 2  # the law is another in the base game


def test_a_table_is_set_shown_and_played_by_house_rules(server: Server, guest: httpx.Client) -> None:
    form = {
        "game": "kunitori", "seat1": "me", "seat2": "friend", "name": "Ann", "rule-prize-4-6": "6-7",
        "rule-ambush-per-card": "in-total", "rule-ambush-in-total": "per-card", "rule-moat-left": "played",
    }  # fmt: skip
    id = where(guest.post("/new", data=form)).removeprefix("/t/")
    table = server.do(server.context.hub.live(id)).table
    assert table.settings.rules == "ambush=in-total,prize=6-7"  # what does not matter in this game is left out
    assert Settings.stored(table.settings.to_data()) == table.settings
    assert table.settings.again().rules == table.settings.rules
    lobby = guest.get(f"/t/{id}")
    assert "House rules" in Page(lobby.text).text and SHOWN in Page(lobby.text).text
    invite = lobby.text.partition('id="invite" value="')[2].partition('"')[0]
    with server.http() as other:
        assert SHOWN in Page(other.get(invite).text).text
        assert where(other.post(invite, data={"name": "Ben"})) == f"/t/{id}"
        assert SHOWN in Page(other.get(f"/t/{id}").text).text
    game = server.do(server.context.hub.live(id)).table.game
    assert game is None or str(game.cards.house) == "ambush=in-total,prize=6-7"


def test_a_random_mix_keeps_only_what_matters_in_it(server: Server, guest: httpx.Client) -> None:
    form = {"game": "custom", "mixing": "random", "seat1": "me", "seat2": "beginner", "seed": "3",
            **{f"rule-{name}-{reading.law('custom')}": reading.other("custom") for name, reading in READINGS.items()
               if "custom" in reading.games}}  # fmt: skip
    id = where(guest.post("/new", data=form)).removeprefix("/t/")
    settings = server.do(server.context.hub.live(id)).table.settings
    cards = settings.cards()
    assert {name for name, _ in settings.house.choices} == {reading.name for reading in cards.readings}


def test_nonsense_in_the_form_is_answered_with_a_sentence(guest: httpx.Client) -> None:
    form = {"game": "kunitori", "seat1": "me", "seat2": "captain", "rule-prize-4-6": "9"}
    answer = guest.post("/new", data=form)
    assert answer.status_code == 400 and 'class="problems"' in answer.text


def test_a_program_chooses_and_reads_them(guest: httpx.Client) -> None:
    wish = {"game": "world_on_fire", "seats": ["person", "money"], "rules": "prize=6-7, ambush=in-total"}
    made = guest.post("/api/v1/tables", json=wish)
    assert made.status_code == 201
    settings = guest.get(f"/api/v1/tables/{made.json()['id']}/view").json()["settings"]
    assert settings["rules"] == "prize=6-7"
    assert settings["house_rules"] == [f"{SHOWN} (ruling 1: Village 1–3, Town 4–6, Land 7+)"]
    fire = next(game for game in guest.get("/api/v1/games").json() if game["id"] == "world_on_fire")
    prize = next(reading for reading in fire["readings"] if reading["name"] == "prize")
    assert (prize["law"], prize["ruling"], [*prize["values"]]) == ("4-6", 1, ["4-6", "6-7"])
    for wrong in ("prize=9", "x=y", "generals=one"):
        refused = guest.post("/api/v1/tables", json={**wish, "rules": wrong})
        assert refused.status_code == 400 and "“" in refused.text


def test_a_table_from_a_record_keeps_its_house_rules() -> None:
    game = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0, rules="prize=6-7")
    game.apply("end")
    for source in ({"record": dumps(game)}, {"position": game.position(), "seats": ["person", "person"]}):
        settings = Settings.read(source)
        assert settings.rules == "prize=6-7" and settings.cards() == game.cards
        assert Settings.stored(settings.to_data()) == settings
        assert settings.again().cards() == game.cards
    assert loads(dumps(game)).cards == game.cards

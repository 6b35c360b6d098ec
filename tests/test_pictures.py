"""What `print` and notebooks show."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from tests.property.tables import GAMES, NAMES, tables_of

from kunitori import Game, new_game
from kunitori.cards import card_set
from kunitori.decisions.table import KINDS_BY_NAME
from kunitori.i18n import LANGUAGES, texts
from kunitori.pictures import card_svg


def some_games() -> list[Game]:
    games = []
    for name, seats in tables_of(GAMES):
        game, chance = new_game(name, NAMES[:seats], seed=seats, max_rounds=6), random.Random(name)
        while game.options and game.round < 4:
            game.apply(chance.choice(game.options))
        games.append(game)
    return games


def test_a_table_shows_pool_seats_and_question() -> None:
    game = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0)
    lines = str(game).splitlines()
    assert lines[0] == "Kunitori! · round 1 · Ann’s turn"
    assert "Treasure  Copper 1 ×28   Silver 3 ×20   Gold 6 ×10" in lines
    assert "▶ Ann     4     4        0       2  –" in lines
    assert lines[-1] == "Ann: Play treasure, buy a card, or end the buy phase?"
    assert "Hand" not in str(game) and "play copper" not in str(game)
    own = str(game.view(0)).splitlines()
    assert own[-4] == "Hand: 2 × Copper, 2 × Village" and own[-1] == "  play copper   end"
    assert repr(game) == "<Game kunitori, Ann, Ben, turn 0, buy>"


def test_a_discount_and_the_end_are_shown() -> None:
    game = Game.from_position({"game": "kunitori", "phase": "buy", "money": 1, "discount": 1, "seats": [{}, {}]})
    assert "Silver 2 ×20" in str(game) and "everything costs 1 less" in str(game)
    game.agree_to_end()
    assert str(game).endswith("wins with 0 points.")


def test_lands_are_shown_from_both_sides() -> None:
    fight = {
        "game": "moegahara", "players": ["Ann", "Ben"], "phase": "deploy", "played": {"cavalry": 1},
        "lines": [[["archers", "ii_naomasa"]], [["gunners", "spear_troopers", "farmer_militia"]]],
        "seats": [{"markers": {"yellow": 1}}, {"markers": {"red": 1}}],
    }  # fmt: skip
    game = Game.from_position(fight)
    assert "Land  1 = Archers 5 · Ii 7 │ Gunners 6 · Spears 3 · Militia 2" in str(game)
    assert str(game).count("\nLand ") == 8
    game.apply("deploy cavalry 1")
    assert "Land  1 ★ Won by Ann." in str(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_shown_in_every_language(language: str) -> None:
    for game in some_games():
        for viewer in (None, game.asked or 0):
            view = game.view(viewer)
            assert view.picture(language)
            assert game.view(viewer).sample(3).view(viewer).picture(language) == view.picture(language)
    assert all(texts(language).has(f"ask-{kind.replace('_', '-')}") for kind in KINDS_BY_NAME)


def test_a_card_shows_name_cost_numbers_and_text() -> None:
    assert str(card_set("moegahara")["cavalry"]).splitlines()[:2] == [
        "Cavalry — Troop, Moegahara", "Cost 5 · 10 copies · Strength 5 · Blue marker · +2 actions",
    ]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_drawn_with_its_picture(game: str) -> None:
    for card in card_set(game).facts:
        for language in LANGUAGES:
            assert_is_self_contained(card_svg(card, language))
        assert f'href="#m-{card.id}"' in card._repr_svg_()


def assert_is_self_contained(svg: str) -> None:
    """It is well-formed, refers only to itself, and loads nothing."""
    root = ElementTree.fromstring(svg)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    used = {*re.findall(r'href="([^"]*)"', svg), *re.findall(r"url\(([^)]*)\)", svg)}
    assert len(ids) == len({*ids}) and used <= {f"#{id}" for id in ids}
    assert not re.search(r"<script|<link|@import|src=|https?://(?!www\.w3\.org/2000/svg)", svg)


def test_a_table_in_a_notebook_shows_what_the_viewer_may_know() -> None:
    for game in some_games():
        for viewer in (None, game.asked or 0):
            view = game.view(viewer)
            html = view._repr_html_()
            assert_is_self_contained(html.replace("<br>", "<br/>"))
            assert view.sample(3).view(viewer)._repr_html_() == html
        assert game._repr_html_() == game.view(None)._repr_html_()
        assert len(html) < 150_000


def test_names_are_text_in_a_notebook() -> None:
    html = new_game("kunitori", ["<b>Ann</b>", "Ben & Co"], seed=7)._repr_html_()
    assert "&lt;b&gt;Ann&lt;/b&gt;" in html and "Ben &amp; Co" in html and "<b>Ann" not in html


def test_the_library_loads_no_pictures_before_they_are_asked_for() -> None:
    program = "import kunitori, sys; kunitori.new_game(seed=1); print([m for m in sys.modules if 'pictures' in m])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"

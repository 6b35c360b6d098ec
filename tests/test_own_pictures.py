"""Pictures of cards that somebody else invented, as `kunitori.pictures` draws them."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.test_pictures import assert_is_self_contained

from kunitori.cards import card_set
from kunitori.cards.facts import Facts
from kunitori.cards.kinds import CATEGORIES
from kunitori.cards.picture import COLOURS, FIGURES, MOST_THINGS, SCENES, SKIES, THINGS, Picture, read_picture
from kunitori.errors import BadCards
from kunitori.pictures import card_svg
from kunitori.pictures.artwork import artwork
from kunitori.pictures.composing import CRESTS
from kunitori.pictures.drawings import scene, symbols
from kunitori.pictures.parts import FIGURE_PARTS, HUES, SCENE_PARTS, THING_PARTS
from kunitori.pictures.samples import SHEETS, sheet
from kunitori.pictures.scenes import COLOURS as SKY_COLOURS

MOAT = card_set("world_on_fire")["moat"]
FLAG = (
    '<svg xmlns="http://www.w3.org/2000/svg"><linearGradient id="a"/><rect width="9" height="9" fill="url(#a)"/></svg>'
)

PICTURES = st.builds(
    Picture,
    scene=st.sampled_from(("", *SCENES)),
    figure=st.sampled_from(("", *FIGURES)),
    things=st.lists(st.sampled_from(THINGS), max_size=MOST_THINGS).map(tuple),
    sky=st.sampled_from(("", *SKIES)),
    colour=st.sampled_from(("", *COLOURS)),
)


def invented(id: str, category: str = "troop", picture: Picture | None = None) -> Facts:
    return Facts(id, "kunitori", category, 10, 4, picture=picture)


def test_every_word_has_its_drawing() -> None:
    assert (*SCENE_PARTS,) == SCENES and (*FIGURE_PARTS,) == FIGURES and (*THING_PARTS,) == THINGS
    assert (*HUES,) == COLOURS and sorted(SKY_COLOURS) == [*SKIES]


@settings(max_examples=150, deadline=None)
@given(PICTURES, st.sampled_from(CATEGORIES), st.text("abc_", min_size=1, max_size=9))
def test_any_words_make_a_picture_of_parts_that_exist(picture: Picture, category: str, id: str) -> None:
    card = invented(id, category, picture)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg">{symbols([card])}{scene(card, 0, 0, 150, 104)}</svg>'
    assert_is_self_contained(svg)
    assert artwork(card) == artwork(replace(card, cost=5, copies=3))
    assert len(artwork(card).body) < 5000


def test_every_crest_of_banners_is_in_the_sprite() -> None:
    cards = [invented(f"card_{i}", picture=Picture(things=("banner",))) for i in range(300)]
    shown = symbols(cards)
    assert all(f'id="k-{crest}"' in shown for crest in CRESTS)


@pytest.mark.parametrize("category", CATEGORIES)
def test_cards_without_a_picture_look_like_their_category_and_unlike_each_other(category: str) -> None:
    works = [artwork(invented(f"card_{i}", category)) for i in range(40)]
    assert works == [artwork(invented(f"card_{i}", category)) for i in range(40)]
    assert len({(work.sky, work.body) for work in works}) >= 30
    for work in works:
        ElementTree.fromstring(work.body)


def test_a_sky_alone_leaves_the_rest_to_the_category() -> None:
    plain, night = artwork(invented("a")), artwork(invented("a", picture=Picture(sky="night", colour="white")))
    assert night.sky == "night" and 'color="#f0e4cb"' in night.body
    assert re.findall(r"#g-\w+", plain.body) == re.findall(r"#g-\w+", night.body)


def test_an_invented_card_is_drawn_whole() -> None:
    for picture in (read_picture(FLAG), read_picture({"figure": "ninja", "things": ["moon", "banner"]})):
        card = replace(MOAT, picture=picture)
        svg = card_svg(card)
        assert_is_self_contained(svg)
        assert svg != card_svg(MOAT) and f'href="#{artwork(card).symbol}"' in svg and "Moat Construction" in svg


def test_two_cards_with_drawings_stand_in_one_document() -> None:
    cards = [invented("a", picture=read_picture(FLAG)), invented("b", picture=read_picture(FLAG.replace("9", "8")))]
    places = "".join(scene(card, 0, 0, 150, 104) for card in [*cards, *cards])
    assert_is_self_contained(f'<svg xmlns="http://www.w3.org/2000/svg">{symbols(cards)}{places}</svg>')


def test_a_drawing_that_nobody_checked_does_not_become_part_of_a_page() -> None:
    with pytest.raises(BadCards, match="onload"):
        card_svg(replace(MOAT, picture=Picture(svg='<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')))


def test_a_sheet_shows_every_word_once() -> None:
    for name, pictures in SHEETS.items():
        found = sheet(pictures)
        assert_is_self_contained(found)
        assert re.findall(r"<text[^>]*>(\w+)</text>", found.partition("</defs>")[2]) == [*pictures], name

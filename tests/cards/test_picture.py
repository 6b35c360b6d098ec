"""A picture in a card file: words or an SVG, or one sentence about what is wrong."""

from __future__ import annotations

import tomllib

import pytest

from kunitori.cards.picture import FIGURES, THINGS, Picture, read_picture
from kunitori.errors import BadCards
from kunitori.i18n import LANGUAGES

SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'


def read(line: str) -> Picture:
    return read_picture(tomllib.loads(line)["picture"])


def test_words_and_drawings_are_read() -> None:
    assert read('picture = { figure = "ninja", things = ["moon", "star"], sky = "night" }') == Picture(
        figure="ninja", things=("moon", "star"), sky="night"
    )
    assert read("picture = {}") == Picture()
    drawn = read(f"picture = '''\n{SVG}\n'''")
    assert drawn.svg.endswith('<path d="M0 0h9"/></svg>') and drawn.sky == ""
    assert read(f"picture = {{ svg = '{SVG}', sky = 'dusk' }}") == Picture(svg=drawn.svg, sky="dusk")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('picture = "castle"', "“castle” is not a picture. Give an SVG, or words such as figure, things and sky."),
        ("picture = 7", "“7” is not a picture."),
        ("picture = { svg = 7 }", "“7” is not a picture."),
        ('picture = { hero = "ninja" }', "A picture has no “hero”. It can have svg, scene, figure,"),
        ('picture = { things = "moon" }', "“things” must be a list of up to 6 words, not “moon”."),
        (f"picture = {{ things = {['moon'] * 7} }}", "The picture has 7 things. Up to 6 fit into it."),
        (f"picture = {{ svg = '{SVG}', figure = 'ninja' }}", "A picture with “svg” can have only “sky” beside it."),
        ("picture = { svg = '<svg/>' }", "The picture must begin with <svg xmlns="),
        ('picture = { sky = "nite" }', "“sky” cannot be “nite”. Did you mean “night”? All choices are dawn, day,"),
        ('picture = { sky = "☂" }', "“sky” cannot be “☂”. Choose from dawn, day, dusk, gold, moss, night and rose."),
        ('picture = { things = ["moon", "rice bale"] }', "Did you mean “rice_bale”?"),
        ('picture = { things = [["moon"]] }', "“things” cannot be “['moon']”. Did you mean “moon”?"),
        ("picture = { figure = 3 }", "“figure” cannot be “3”. Choose from archer, champion,"),
        ('picture = { colour = "blau" }', "“colour” cannot be “blau”. Did you mean"),
        ('picture = { scene = "" }', "“scene” cannot be “”. Choose from bay, bridge,"),
    ],
)
def test_a_bad_picture_gets_one_clear_sentence(line: str, why: str) -> None:
    with pytest.raises(BadCards) as problem:
        read(line)
    assert why in str(problem.value)
    for language in LANGUAGES:
        assert "\n" not in problem.value.sentence(language)


def test_an_unknown_part_is_answered_with_all_known_ones() -> None:
    with pytest.raises(BadCards) as problem:
        read_picture({"things": ["catapult"]})
    assert all(thing in str(problem.value) for thing in THINGS)
    assert len(THINGS) + len(FIGURES) >= 40

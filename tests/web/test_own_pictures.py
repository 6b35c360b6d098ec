"""Cards that somebody else invented on a page: faces and thumbnails with their own pictures."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest
from tests.cards.test_safe_svg import HOSTILE
from tests.cards.test_safe_svg import picture as tag
from tests.web.test_art import _open, page

from kunitori.cards import game_cards
from kunitori.cards.picture import Picture, read_picture
from kunitori.cards.safe_svg import sanitised
from kunitori.errors import BadCards
from kunitori.i18n import texts
from kunitori.pictures.artwork import Artwork
from kunitori.pictures.samples import SHEETS
from kunitori.web import art
from kunitori.web.art.faces import _artwork_scene

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["page"]

MOAT = game_cards("world_on_fire")["moat"]
SAY = texts("en")
DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" fill="none"><title>“100 %” &amp; #1</title><path d="M0 0h{}"/></svg>'

TRICKY = tag(
    "<title>&lt;/title>&lt;script>alert(1)&lt;/script></title><desc><![CDATA[<img src=x onerror=alert(1)>]]></desc>"
    '<path d="M0 0h150v104z" fill="red"/>'
)
"""What is only text."""


def test_a_face_shows_the_picture_of_its_own_card() -> None:
    night = replace(MOAT, picture=Picture(figure="ninja", things=("moon",), sky="night"))
    for shown in (art.face(night, SAY), art.full_face(night, SAY), art.thumb(night, SAY)):
        assert "sky-night" in shown and f'href="{art.sprite_url()}#g-shinobi"' in shown
        assert 'data-own="o-' in shown and "#m-moat" not in shown
        assert set(re.findall(rf'href="{re.escape(art.sprite_url())}#([\w-]+)"', shown)) <= set(
            re.findall(r' id="([\w-]+)"', art.sprite())
        )
    assert "#m-moat" in art.face(MOAT, SAY) and "data-own" not in art.face(MOAT, SAY)


def test_pictures_that_differ_are_never_mistaken_for_each_other() -> None:
    drawn = [replace(MOAT, picture=read_picture(DRAWN.format(length))) for length in (8, 9)]
    words = [replace(MOAT, picture=Picture(figure=figure, sky="day")) for figure in ("elder", "youth")]
    cards = [MOAT, *drawn, *words]
    for show in (art.face, art.full_face, art.thumb):
        assert len({show(card, SAY) for card in cards}) == len(cards)
        assert [show(card, SAY) for card in cards] == [show(card, SAY) for card in cards]


def test_many_invented_cards_do_not_push_out_ours() -> None:
    ours = art.face(MOAT, SAY)
    for cost in range(2100):
        art.face(replace(MOAT, cost=cost, picture=Picture(figure="elder")), SAY)
    assert art.face(MOAT, SAY) is ours


def test_a_drawing_is_an_image_of_its_own() -> None:
    picture = read_picture(DRAWN.format(9))
    found = re.findall(r'<image href="data:image/svg\+xml,([^"]*)"', art.face(replace(MOAT, picture=picture), SAY))
    assert [unquote(address) for address in found] == [picture.svg]
    assert not re.search(r'[<>"#&]', found[0])


def test_a_card_that_is_not_ours_needs_no_picture() -> None:
    assert 'data-own="o-' in art.card_scene(replace(MOAT, id="tea_garden"))


DRAWN_ALL = """() => {
  const own = [...document.querySelectorAll('[data-own] > :last-child')];
  const parts = [...document.querySelectorAll('[data-own] svg use')];
  return own.length && own.every(one => one.getBBox().width > 8) && parts.every(part => part.getBBox().height > 2);
}"""
DECODED = """() => Promise.all([...document.querySelectorAll('[data-own] > image')].map(async shown => {
  const image = Object.assign(new Image(), { src: shown.getAttribute('href') });
  await image.decode();
  return image.naturalWidth / image.naturalHeight;
}))"""


def test_the_pictures_of_invented_cards_are_drawn(page: Page) -> None:
    words = [picture for pictures in SHEETS.values() for picture in pictures.values() if picture.scene != "hills"]
    cards = [replace(MOAT, picture=picture) for picture in (*words, read_picture(DRAWN.format(9)))]
    faces = "".join(f'<span class="card">{art.face(card, SAY)}</span>' for card in cards)
    _open(page, "en", faces, ":root{--cw:90px}.card{float:left}")
    page.wait_for_function(DRAWN_ALL, timeout=10_000)
    assert page.evaluate(DECODED) == [pytest.approx(150 / 104, abs=0.02)]


PRINTED = """async () => {
  const { makeFlyingPrints, printedCard } = await import("/static/v/flying_prints.js");
  const { makePrints } = await import("/static/v/prints.js");
  await makePrints();
  await makeFlyingPrints();
  const look = document.querySelector("#red .scene"), image = new Image(), canvas = document.createElement("canvas");
  image.src = getComputedStyle(look).backgroundImage.slice(5, -2);
  await image.decode();
  canvas.getContext("2d").drawImage(image, 0, 0, 9, 9);
  return [document.querySelectorAll("svg.scene").length, ["red", "ninja", "moat"].map(card => !!printedCard(card)),
    [...canvas.getContext("2d").getImageData(4, 4, 1, 1).data]];
}"""


def test_bitmaps_of_invented_cards_are_printed(page: Page) -> None:
    red = tag('<rect width="150" height="104" fill="#f00"/>')
    pictures = {"red": read_picture(red), "ninja": Picture(figure="ninja", things=("bow",)), "moat": None}
    faces = {name: art.face(replace(MOAT, picture=picture), SAY) for name, picture in pictures.items()}
    models = "".join(f'<span data-card="{name}">{face}</span>' for name, face in faces.items())
    shown = "".join(f'<span class="card" id="{name}">{face}</span>' for name, face in faces.items())
    _open(page, "en", f'<template id="models">{models}</template>{shown}', ":root{--cw:90px}")
    left, flying, colour = page.evaluate(PRINTED)
    assert left == 0 and flying == [True, True, True]
    assert colour[0] > 240 and max(colour[1:3]) < 20


def test_nothing_in_a_hostile_drawing_runs_or_loads(page: Page) -> None:
    """Not as an image, even if nobody had checked it; and not what comes through, even if it stands in the page."""
    images, inline = [], []
    for hostile in (*HOSTILE.values(), TRICKY):
        with suppress(UnicodeEncodeError):
            images.append(_artwork_scene(Artwork("day", "o-1", svg=hostile)))
        with suppress(BadCards):
            inline.append(sanitised(hostile))
    assert len(inline) == 1 and "&lt;script" in inline[0]
    seen: list[str] = []
    page.on("dialog", lambda dialog: seen.append(dialog.message))
    page.on("request", lambda request: seen.append(request.url))
    page.on("pageerror", lambda problem: seen.append(str(problem)))
    _open(page, "en", "".join(f'<span class="art">{one}</span>' for one in (*images, *inline)), ".art{height:99px}")
    page.mouse.click(40, 40)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 200)))")
    ours = re.compile(r"http://cards\.test/(?:$|static/)|data:image/svg\+xml,")
    assert [address for address in seen if not ours.match(address)] == []

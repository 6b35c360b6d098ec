"""How cards look: each has a picture, each text fits its card, and the fonts have every character."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import kunitori
from kunitori.cards import GAMES, Facts, game_cards
from kunitori.i18n import LANGUAGES, texts
from kunitori.pictures.scenes import COLOURS, SKIES
from kunitori.web import art
from kunitori.web.art.drawings import PICTURES, draw
from kunitori.web.statics import FOLDER

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

CARDS = [card for game in GAMES for card in game_cards(game).values()]
KINDS = {card.id for card in CARDS}
CATALOGUES = Path(kunitori.__file__).parent / "i18n" / "catalogues"
NO_PAGE = ("arena", "attack", "bench", "benchmark", "lab", "load", "soak", "train", "words")
EVERYWHERE = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}←→↑↓▲▼●○■□◆◇★☆✓✗―～"
"""Signs that the fonts of every system have."""
TYPES = {
    ".css": "text/css", ".js": "text/javascript", ".png": "image/png", ".svg": "image/svg+xml", ".woff2": "font/woff2",
}  # fmt: skip


def test_every_card_has_a_picture_of_its_own_under_one_sky() -> None:
    assert set(PICTURES) == KINDS
    assert len(set(PICTURES.values())) == len(KINDS)
    assert sorted(" ".join(SKIES.values()).split()) == sorted(KINDS)


def test_the_sprite_is_what_the_drawings_draw_and_loads_fast() -> None:
    assert art.sprite() == draw(), "python tools/write_sprite.py"
    assert len(draw().encode()) <= 110 * 1024
    assert len(gzip.compress(draw().encode())) <= 35 * 1024


def test_the_sprite_refers_only_to_what_is_in_it() -> None:
    sprite = draw()
    assert set(re.findall(r'href="#([\w-]+)"', sprite)) <= set(re.findall(r' id="([\w-]+)"', sprite))


def _signs(name: str) -> set[str]:
    text = resources.files("kunitori.web.art").joinpath("signs.json").read_text(encoding="utf-8")
    about: dict[str, dict[str, str]] = json.loads(text)
    file = FOLDER / "fonts" / f"{name}.woff2"
    assert hashlib.sha256(file.read_bytes()).hexdigest() == about[name]["sha256"], f"{file} is of another day"
    return set(about[name]["signs"])


def _spoken(language: str) -> set[str]:
    files = (file for file in (CATALOGUES / language).glob("*.ftl") if file.stem not in NO_PAGE)
    text = "".join(re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE) for file in files)
    return {sign for sign in text if sign.isprintable()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_sign_of_the_catalogues(language: str) -> None:
    for weight in (500, 700):
        known = _signs(f"alegreya-{weight}-latin") | _signs(f"alegreya-{weight}-latin-ext")
        known |= _signs(f"mincho-{weight}-japanese")
        missing = _spoken(language) - known - set(EVERYWHERE)
        assert not missing, f"python tools/write_fonts.py: {''.join(sorted(missing))}"


def test_the_brush_can_write_every_card_and_what_stands_in_the_pictures() -> None:
    say = texts("ja")
    written = "".join(say(card.name) for card in CARDS) + "".join(re.findall(r"<text[^>]*>(.)</text>", draw()))
    assert set(written) <= _signs("brush-400-japanese")


def test_a_page_in_another_language_does_not_load_a_japanese_font_for_the_name_of_the_language() -> None:
    name = texts("ja")("rulebook-language")
    style = (FOLDER / "kit.css").read_text(encoding="utf-8")
    ranges = ",".join(f"U+{ord(sign):X}" for sign in name)
    for weight in (500, 700):
        assert _signs(f"mincho-{weight}-name") == set(name)
        assert f'mincho-{weight}-name.woff2) format("woff2");unicode-range:{ranges}' in style


def test_every_font_comes_with_its_licence_and_all_of_them_are_small() -> None:
    fonts = FOLDER / "fonts"
    for family in ("alegreya", "shippori-mincho", "yuji-syuku"):
        assert "SIL OPEN FONT LICENSE" in (fonts / f"{family}-OFL.txt").read_text(encoding="utf-8").upper()
    assert sum(file.stat().st_size for file in fonts.glob("*.woff2")) < 560_000


def test_what_is_heard_is_what_is_printed() -> None:
    say = texts("de")
    trap = game_cards("world_on_fire")["trap"]
    assert art.spoken(trap, say).startswith("Falle, Strategie, Kosten 3. Wähle eine aufgestellte Karte")
    assert "Falle" in art.face(trap, say)
    assert "Wähle eine aufgestellte Karte" in art.full_face(trap, say)


def test_a_card_shows_its_numbers_without_colour_alone() -> None:
    card = game_cards("kunitori")["tokugawa_ieyasu"]
    face = art.face(card, texts("en"))
    assert '<b class="pow att">2</b><b class="pow def">2</b>' in face
    assert "General" in face
    assert "s-general" in face
    assert ">7</b>" in art.thumb(game_cards("moegahara")["ii_naomasa"], texts("ja"), count=1)


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    from playwright.sync_api import sync_playwright
    from tests.browser.people import ARGS, CHROMIUM

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS.split())
        page = browser.new_page(viewport={"width": 1400, "height": 900})
        yield page
        browser.close()


def _open(page: Page, language: str, body: str, style: str) -> None:
    html = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><link rel="stylesheet" href="/static/v/kit.css">'
        f"<style>{style}</style><body>{body}"
    )

    def answer(route: Route) -> None:
        path = route.request.url.split("/", 3)[3].split("?")[0]
        if not path:
            return route.fulfill(body=html, content_type="text/html; charset=utf-8")
        file = FOLDER / path.split("/", 2)[2] if path.count("/") > 1 else FOLDER / "none"
        if not file.is_file():
            return route.fulfill(status=404, body="")
        return route.fulfill(body=file.read_bytes(), content_type=TYPES[file.suffix])

    page.unroute_all()
    page.route("**/*", answer)
    page.goto("http://cards.test/")
    page.evaluate("document.fonts.ready")


# Compares the lines of each text with the room they have, and the height of each block with its limit. Heights are
# those of blocks, because the em box of a letter is higher than its line.
OUTSIDE = """() => {
  const found = [], slack = 1;
  const check = (part, room, whole) => {
    const range = document.createRange(); range.selectNodeContents(part);
    const lines = [...range.getClientRects()], box = room.getBoundingClientRect(), own = part.getBoundingClientRect();
    const wide = lines.some(line => line.left < box.left - slack || line.right > box.right + slack);
    const high = own.top < box.top - slack || own.bottom > box.bottom + slack;
    if (wide || high) found.push(whole.textContent.slice(0, 60) + ' | ' + part.className + (wide ? ' wide' : ' high'));
  };
  for (const face of document.querySelectorAll('.face')) {
    check(face.querySelector('.name span'), face.querySelector('.name'), face);
    for (const text of face.querySelectorAll('.fx > *')) check(text, face.querySelector('.fx'), face);
    check(face.querySelector('.kind'), face, face);
    check(face.querySelector('.cart'), face.querySelector('.art'), face);
  }
  for (const thumb of document.querySelectorAll('.thumb')) {
    if (!thumb.closest('.lean')) check(thumb.querySelector('.strip .name'), thumb.querySelector('.strip'), thumb);
    check(thumb.querySelector('.cart'), thumb.querySelector('.art'), thumb);
  }
  return found;
}"""


# German has the longest names and Japanese the densest texts; the slow tests check the other languages.
WORDY = [pytest.param(language, marks=() if language in ("de", "ja") else pytest.mark.slow) for language in LANGUAGES]


@pytest.mark.parametrize("language", WORDY)
def test_no_name_and_no_text_leaves_its_card(page: Page, language: str) -> None:
    say = texts(language)
    faces = "".join(f'<span class="card">{art.face(card, say)}</span>' for card in CARDS)
    faces += "".join(f'<span class="card">{art.full_face(card, say)}</span>' for card in CARDS if card.effect)
    sizes = (72, 118, 150, 400)
    body = "".join(f'<div class="w{width}">{faces}</div>' for width in sizes)
    _open(page, language, body, ".card{float:left}" + "".join(f".w{width}{{--cw:{width}px}}" for width in sizes))
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("language", WORDY)
def test_no_name_leaves_its_pile(page: Page, language: str) -> None:
    say = texts(language)
    kinds = {card.id: card for card in CARDS}.values()
    piles = "".join(f'<span class="pile">{art.thumb(card, say, 10)}</span>' for card in kinds)
    piles += "".join(f'<span class="pile lean">{art.thumb(card, say)}</span>' for card in kinds)
    sizes = ((84, 71), (118, 72), (118, 100), (170, 145))
    body = "".join(f'<div class="w{width}-{height}">{piles}</div>' for width, height in sizes)
    style = "".join(f".w{width}-{height} .pile{{width:{width}px;height:{height}px}}" for width, height in sizes)
    _open(page, language, body, ".pile{float:left;position:relative;margin:9px}" + style + " .pile.lean{height:40px}")
    assert page.evaluate(OUTSIDE) == []


def test_the_pictures_are_drawn_from_the_sprite(page: Page) -> None:
    say = texts("en")
    one: dict[str, Facts] = {card.id: card for card in CARDS}
    lands: Any = "".join(f'<span class="card">{art.land_scene(number)}</span>' for number in range(10))
    body = "".join(f'<span class="card" id="{id}">{art.face(card, say)}</span>' for id, card in one.items()) + lands
    _open(page, "en", body, ":root{--cw:90px}.card{float:left}")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.scene use')].every(use => use.getBBox().width > 20)", timeout=10_000
    )


def test_notebooks_show_the_skies_of_the_table() -> None:
    css = resources.files("kunitori.web").joinpath("static", "kit.css").read_text("utf-8")
    for sky, (first, second, third, hills) in COLOURS.items():
        assert f".sky-{sky}{{--s1:{first};--s2:{second};--s3:{third};--h:{hills}}}" in css

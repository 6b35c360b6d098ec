"""A card on the table: its face, its thumbnail, its back, and its text for screen readers.

All sizes of a face are em of one property, ``--cw``, the width of the card (kit.css).
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import TypeVar, TypeVarTuple
from urllib.parse import quote

from markupsafe import Markup, escape

from kunitori.cards import EFFECTS, Facts
from kunitori.cards.text import effect_text
from kunitori.i18n import Arg, Message, Texts, message, texts
from kunitori.pictures.artwork import Artwork, artwork
from kunitori.pictures.scenes import LAND_SKIES
from kunitori.web.art.measure import lines_of, step, text_lines, width
from kunitori.web.art.sprite import sprite_url

__all__ = [
    "back", "badges", "breakable", "card_scene", "crest", "face", "full_face", "land_scene", "scene", "sign", "spoken",
    "thumb",
]  # fmt: skip

NAME_SIZES = (1.0, 0.9, 0.82, 0.74, 0.68, 0.6, 0.54)  # .n0 … in kit.css
TEXT_SIZES = (1.2, 1.05, 0.95, 0.86, 0.78, 0.7, 0.63, 0.56, 0.5, 0.44, 0.4)  # .f0 …
THUMB_SIZES = (1.24, 1.1, 1.0, 0.9, 0.8, 0.7)  # .t0 …
_ONE_LINE = 4  # from this size on, a name may take two lines
_NAME_ROOM, _NAME_HEIGHT = 7.3, 1.6
_TEXT_ROOM, _TEXT_HEIGHT, _WHOLE_HEIGHT = 8.7, 3.5, 5.3
_READABLE = 5  # the smallest size that texts on the table need
_THUMB_ROOM, _THUMB_HEIGHT = 7.5, 1.75
_WHOLE = ' width="100%" height="100%"'
_Rest = TypeVarTuple("_Rest")
_Drawn = TypeVar("_Drawn")
_GAINS = ("cards", "actions", "money", "buys")  # in the order in which they happen (C3.4)


def _kept(draw: Callable[[Facts, *_Rest], _Drawn]) -> Callable[[Facts, *_Rest], _Drawn]:
    """Keep what was drawn for a card; what guests invent is kept apart, so that it cannot push out ours."""
    ours, invented = lru_cache(maxsize=2048)(draw), lru_cache(maxsize=256)(draw)

    def kept(card: Facts, /, *rest: *_Rest) -> _Drawn:
        return (invented if artwork(card).is_own else ours)(card, *rest)

    return kept


def _use(symbol: str, extra: str = "") -> Markup:
    return Markup('<use href="{}#{}"{}/>').format(sprite_url(), symbol, Markup(extra))


@lru_cache(maxsize=256)
def scene(card: str) -> Markup:
    """Our picture of a kind of card, filling the element around it."""
    return _picture(_use(f"m-{card}", _WHOLE))


def card_scene(card: Facts) -> Markup:
    """The picture of a card, also of one that somebody else invented, filling the element around it."""
    return _artwork_scene(artwork(card))


@lru_cache(maxsize=128)
def _artwork_scene(work: Artwork) -> Markup:
    if not work.is_own:
        return scene(work.symbol.removeprefix("m-"))
    if work.svg:
        # As an image it can run and load nothing, and its names are its own.
        drawing = Markup('<image href="data:image/svg+xml,{}"{} preserveAspectRatio="xMidYMid slice"/>').format(
            quote(work.svg, safe=" =/:,;()'"), Markup(_WHOLE)
        )
    else:
        drawing = Markup('<svg viewBox="0 0 150 104" preserveAspectRatio="xMidYMid slice"{}>{}</svg>').format(
            Markup(_WHOLE), Markup(work.body.replace('href="#', f'href="{sprite_url()}#'))
        )
    return _picture(drawing, Markup(' data-own="{}-{}"').format(work.symbol, work.sky))


@lru_cache(maxsize=16)
def land_scene(number: int) -> Markup:
    """The view of one of the ten Lands on Moegahara's battlefield, under its sky, filling the element around it."""
    return Markup('<span class="art sky-{}" aria-hidden="true">{}</span>').format(
        LAND_SKIES[number], _picture(_use(f"l-{number}", _WHOLE))
    )


def _picture(drawing: Markup, extra: str = "") -> Markup:
    """A drawing before mist and hills."""
    return Markup('<svg class="scene" aria-hidden="true"{}>{}{}{}</svg>').format(
        extra, _use("mist", f' class="mist"{_WHOLE}'), _use("hills", f' class="hills"{_WHOLE}'), drawing
    )


@lru_cache(maxsize=64)
def crest(name: str) -> Markup:
    """A family crest in the colour of the text around it, one em high."""
    return Markup('<svg class="crest" viewBox="0 0 100 100" aria-hidden="true">{}</svg>').format(_use(f"k-{name}"))


@lru_cache(maxsize=32)
def sign(category: str) -> Markup:
    """The sign of a category of cards, one em high, so that colour is not the only clue."""
    return Markup('<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">{}</svg>').format(_use(f"s-{category}"))


@lru_cache(maxsize=256)
def back(colour: str, crest_name: str) -> Markup:
    """The back of a card of the player with this colour and crest."""
    return Markup('<span class="back c-{}" aria-hidden="true">{}</span>').format(colour, crest(crest_name))


def badges(card: Facts) -> Markup:
    """The numbers a player looks for first: attack or strength, defence, victory points. Empty if there are none."""
    found = [("att", card.attack), ("def", card.defence), ("vp", card.vp)]
    if card.game == "moegahara" and card.category in ("general", "troop"):  # M6.2
        found[0] = ("att", card.cost)
    shown = Markup("").join(
        Markup('<b class="pow {}">{}</b>').format(name, str(number).replace("-", "−"))
        for name, number in found
        if number
    )
    return Markup('<span class="pows">{}</span>').format(shown) if shown else Markup("")


def face(card: Facts, say: Texts) -> Markup:
    """The face of a card for the table, as large as the ``.card`` around it. Long texts are shortened."""
    return _face(card, say.language, False)


def full_face(card: Facts, say: Texts) -> Markup:
    """The face with the full text, for a card shown large."""
    return _face(card, say.language, True)


@_kept
def _face(card: Facts, language: str, is_whole: bool) -> Markup:
    say = texts(language)
    name = say(card.name)
    gains = list(_gains(card, say))
    is_whole = is_whole and (bool(card.wording) or _gist(card, say) is not None)
    most = _WHOLE_HEIGHT if is_whole else _TEXT_HEIGHT
    text = _text(card, say, is_whole)
    if card.wording:
        text = _shortened(gains, text, TEXT_SIZES[-1 if is_whole else _READABLE], most)
    return Markup(
        '<span class="face{whole} k-{category} sky-{sky}" aria-hidden="true">'
        '<span class="art">{scene}{cartouche}{badges}</span>'
        '<b class="cost">{cost}</b><span class="name n{name_step}">{sign}<span>{name}</span></span>'
        '<span class="fx f{text_step}">{gains}{text}</span><span class="kind">{kind}</span></span>'
    ).format(
        whole=" whole" if is_whole else "",
        category=card.category,
        sky=artwork(card).sky,
        scene=card_scene(card),
        cartouche=_cartouche(card),
        badges=badges(card),
        cost=card.cost,
        name_step=_name_step(name),
        sign=sign(card.category),
        name=breakable(name, say),
        text_step=_text_step(gains, text, most),
        gains=Markup('<span class="gains">{}</span>').format(
            Markup(" ").join(Markup("<b>{}</b>").format(gain) for gain in gains)
        )
        if gains
        else "",
        text=Markup('<span class="says">{}</span>').format(text) if text else "",
        kind=_kind(card, say),
    )


def thumb(card: Facts, say: Texts, count: int | None = None, price: int | None = None) -> Markup:
    """The thumbnail of a card for piles and lines, as large as the element around it.

    It shows the count if given, and the price if it differs from the printed cost (C6.2). The class ``lean`` of the
    element around it leaves out the name.
    """
    has_left, left = Markup(""), Markup("")
    if count is not None:
        has_left, left = Markup(' data-left="{}"').format(count), Markup('<span class="left">{}</span>').format(count)
    cost = (
        Markup('<b class="cost">{}</b>').format(card.cost)
        if price in (None, card.cost)
        else Markup('<b class="cost other">{}</b>').format(price)
    )
    kind = f"thumb k-{card.category} sky-{artwork(card).sky}"
    return Markup('<span class="{}"{} aria-hidden="true">{}{}{}</span>').format(
        kind, has_left, _thumb(card, say.language), cost, left
    )


@_kept
def _thumb(card: Facts, language: str) -> Markup:
    say = texts(language)
    name = say(card.name)
    return Markup(
        '<span class="art">{}{}{}</span><span class="strip t{}">{}<span class="name">{}</span></span>'
    ).format(
        card_scene(card),
        _cartouche(card),
        badges(card),
        _thumb_step(name),
        sign(card.category),
        breakable(name, say),
    )


def spoken(card: Facts, say: Texts) -> str:
    """Everything printed on a card as one line, for screen readers."""
    return _spoken(card, say.language)


@_kept
def _spoken(card: Facts, language: str) -> str:
    say = texts(language)
    values = [f"print-{name}" for name in ("vp", "attack", "defence")]
    lines = [say(id, number=card.number(id[6:]), mark="") for id in values if card.number(id[6:])]
    if card.game == "moegahara" and card.category in ("general", "troop"):  # M6.2
        lines.append(say("print-strength", number=card.cost, mark=""))
    lines += [*_flags(card, say), *_gains(card, say)]
    whole = effect_text(card)
    category, cost = message(f"category-{card.category}"), message("print-cost", number=card.cost, mark="")
    told = say("spoken-card", name=card.name, category=category, cost=cost)
    for more in (" · ".join(lines), say(whole) if whole else ""):
        told = say("spoken-more", first=told, next=more) if more else told
    return told


def _gains(card: Facts, say: Texts) -> Iterator[str]:
    for name in _GAINS:
        if card.number(name):
            yield say(message(f"print-{name}", number=card.number(name), mark=""))


def _flags(card: Facts, say: Texts) -> Iterator[str]:
    if card.side:
        yield say(message(f"side-{card.side}"))
    if card.marker:
        yield say(message(f"marker-{card.marker}"))
    if card.deployable:
        yield say("print-deployable", mark="")
    if card.ninja:
        yield say("print-ninja")


def _kind(card: Facts, say: Texts) -> Markup:
    marker = Markup('<i class="marker {}"></i>').format(card.marker) if card.marker else Markup("")
    words = [say(message(f"category-{card.category}")), *_flags(card, say)]
    return marker + Markup(" · ").join(map(escape, words))


def _gist(card: Facts, say: Texts) -> Message | None:
    """The short form of a long text; None if the text is short already, or the author's."""
    id = "gist-" + card.effect.replace("_", "-")
    if card.wording or not card.effect or not say.has(id):
        return None
    numbers: dict[str, Arg] = dict(zip(EFFECTS[card.effect], card.numbers, strict=True))
    return message(id, **numbers)


def _text(card: Facts, say: Texts, is_whole: bool) -> str:
    found = (None if is_whole else _gist(card, say)) or effect_text(card)
    return _unbroken(say(found)) if found else ""


def _unbroken(text: str) -> str:
    """Keep French punctuation marks together with their word."""
    return re.sub(r" (?=[;:!?»])|(?<=«) ", "\u00a0", text)


def breakable(name: str, say: Texts) -> str:
    """The name of a card, with soft hyphens where a small card may break its long words."""
    breaks = _breaks(say.language)
    return re.sub(r"\w+", lambda word: breaks.get(word[0], word[0]), name)


@cache
def _breaks(language: str) -> dict[str, str]:
    words = texts(language)("hyphens").split()
    return {word.replace("·", ""): word.replace("·", "\u00ad") for word in words}


def _cartouche(card: Facts) -> Markup:
    if card.names and "ja" not in dict(card.names):
        return Markup("")
    name = texts("ja")(card.name)
    return Markup('<i class="cart c{}" lang="ja">{}</i>').format(min(len(name), 6), name)


def _name_step(name: str) -> int:
    def fits(number: int, size: float) -> bool:
        if number < _ONE_LINE:
            return width(name) * size <= _NAME_ROOM
        return text_lines(name, _NAME_ROOM / size) * size * 1.04 <= _NAME_HEIGHT

    return step(NAME_SIZES, (fits(number, size) for number, size in enumerate(NAME_SIZES)))


def _thumb_step(name: str) -> int:
    def fits(size: float) -> bool:
        return text_lines(name, _THUMB_ROOM / size) * size * 1.02 <= _THUMB_HEIGHT

    return step(THUMB_SIZES, map(fits, THUMB_SIZES))


def _text_step(gains: list[str], text: str, most: float) -> int:
    return step(TEXT_SIZES, (_fits(gains, text, size, most) for size in TEXT_SIZES))


def _fits(gains: list[str], text: str, size: float, most: float) -> bool:
    room = _TEXT_ROOM / size
    height = 1.2 * lines_of(gains, room, 0.25) if gains else 0.0
    if text:
        height += 1.14 * text_lines(text, room) + (0.2 if gains else 0.0)
    return height * size <= most


def _shortened(gains: list[str], text: str, size: float, most: float) -> str:
    """As many words of an author's text as fit at a size; an author writes no short form of it."""
    if _fits(gains, text, size, most):
        return text
    too_long = bisect_left(range(len(text)), True, key=lambda n: not _fits(gains, f"{text[:n]}…", size, most))
    cut = text[: max(too_long - 1, 0)]
    return f"{cut.rpartition(' ')[0] or cut}…"

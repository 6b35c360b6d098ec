"""Single elements of the table, cached by what they show.

Cards have no identities (the engine counts them), so equal cards are equal elements, and viewers and tables that show
the same share one string.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any
from weakref import WeakValueDictionary

from markupsafe import Markup

from kunitori.cards.facts import Facts
from kunitori.cards.sets import CardSet
from kunitori.i18n import texts
from kunitori.tables.crests import SEAT_CRESTS
from kunitori.web.art import back, crest, face, full_face, spoken, thumb
from kunitori.web.templating import environment

__all__ = [
    "Counts", "Deck", "chat_line", "clock", "counted_back", "crest_name", "crest_of", "fan", "hand_card", "joined",
    "log_line", "macros", "markers", "models", "picture", "pile", "prompt", "rule_path", "share", "small", "stack",
    "stepper", "unit",
]  # fmt: skip

_MANY = 8192
_FAN = 7
Counts = tuple[tuple[str, int], ...]


_decks: WeakValueDictionary[str, Deck] = WeakValueDictionary()


class Deck:
    """The cards of a game as a cache key: sets that play and look alike are one deck, quick to compare.

    A cache keeps its keys for long. If every table had a deck of its own, its cards would stay there after it.
    """

    __slots__ = ("__weakref__", "cards", "key")
    cards: CardSet
    key: str

    def __new__(cls, cards: CardSet) -> Deck:
        found = _decks.get(cards.look)
        if found is None:
            found = super().__new__(cls)
            found.cards, found.key = cards, cards.look
            _decks[found.key] = found
        return found

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.key == other.key

    def __getitem__(self, id: str) -> Facts:
        return self.cards.by_id[id]


def joined(elements: Iterable[Markup]) -> Markup:
    """Elements one after another; unlike `Markup.join` it does not look at each of them again."""
    return Markup("".join(elements))


@cache
def macros(language: str, name: str = "parts") -> Any:
    """The macros of a template of ``table/`` in one language."""
    return environment().get_template(f"table/{name}.html").make_module({"t": texts(language)})


def rule_path(rule: str) -> str:
    """The anchor of a rule: C5.6, or ruling-11 for a ruling."""
    return rule.replace(" ", "-")


def share(part: float, whole: float) -> int:
    """A share in twentieths, for the width classes w0 to w20; a half if the total is zero."""
    return round(20 * part / whole) if whole > 0 else 10


def _id(*words: object) -> str:
    return "-".join(map(str, words)).replace("_", "-").replace("/", "-")


@lru_cache(maxsize=1024)
def picture(card: str) -> Markup:
    """The placeholder of a card's face, which the page fills from its models."""
    return Markup('<span class="face" data-face="{}" aria-hidden="true"></span>').format(card)


@lru_cache(maxsize=8192)
def small(card: str, count: int | None = None, price: int | None = None) -> Markup:
    """The placeholder of a thumbnail, with the count, and the price if it is not the printed one."""
    left = Markup(' data-left="{}"').format(count) if count is not None else ""
    cost = Markup(' data-price="{}"').format(price) if price is not None else ""
    return Markup('<span class="thumb" data-thumb="{}"{}{} aria-hidden="true"></span>').format(card, left, cost)


def models(language: str, deck: Deck) -> Markup:
    """The faces and thumbnails of all cards of a game: a page holds them once and copies them wherever cards lie.

    A card with its author's text, which no other page has, brings its face with the full text as well.
    """
    return (_own_models if deck.cards.expansion else _models)(language, deck)


def _drawn_models(language: str, deck: Deck) -> Markup:
    say = texts(language)
    drawn = [
        (card, face(card, say), thumb(card, say, 0), full_face(card, say) if card.wording else "")
        for card in deck.cards.facts
    ]
    return Markup(macros(language).models(drawn))


_models = lru_cache(maxsize=64)(_drawn_models)
_own_models = lru_cache(maxsize=12)(_drawn_models)  # with pictures they take two megabytes each


@lru_cache(maxsize=_MANY)
def pile(language: str, deck: Deck, id: str, card: str | None, count: int, price: int) -> str:
    """A pile of the pool; ``id`` is ``general`` where all generals are one pile."""
    say = texts(language)
    facts = deck[card] if card else None
    words = spoken(facts, say) if facts else ""
    shown = small(facts.id, count, None if price == facts.cost else price) if facts else Markup("")
    side = say(f"side-{facts.side}") if facts and facts.side else ""
    return str(macros(language).pile(_id(id), id, facts, shown, words, count, price, side))


@lru_cache(maxsize=_MANY)
def hand_card(language: str, deck: Deck, card: str, copy: int | str, count: int = 1) -> Markup:
    """One card of the viewer's hand, or a stack of them; ``copy`` tells equal cards apart."""
    say, facts = texts(language), deck[card]
    id = _id("hand", card, copy)
    return Markup(macros(language).hand_card(id, card, picture(card), spoken(facts, say), count))


@lru_cache(maxsize=_MANY)
def stepper(language: str, deck: Deck, card: str, count: int, is_leader: bool) -> Markup:
    """On equal cards that attack: how many of them go against the player chosen."""
    return Markup(macros(language).stepper(card, count, is_leader, texts(language)(deck[card].name)))


@lru_cache(maxsize=_MANY)
def stack(
    language: str, deck: Deck, place: str, card: str, count: int, sort: str, note: str, tool: Markup
) -> Markup:
    """Equal cards of an army area, stacked, with a tool below them."""
    say, facts = texts(language), deck[card]
    id = _id("heap", place, sort)
    shown, words = picture(card), spoken(facts, say)
    return Markup(macros(language).stack(id, place, card, count, shown, words, sort, note, tool))


@lru_cache(maxsize=_MANY)
def unit(language: str, deck: Deck, place: str, card: str, count: int, sort: str) -> Markup:
    """A card so small that it shows only its picture and numbers."""
    say, facts = texts(language), deck[card]
    return Markup(macros(language).unit(place, card, count, small(card), spoken(facts, say), sort))


@lru_cache(maxsize=1024)  # all who look at a table want the same ones at the same moment, and nobody later
def log_line(language: str, id: str, text: str, rule: str, sort: str, colour: str) -> str:
    """A line of the chronicle with its rule."""
    return str(macros(language).line(id, text, rule, rule_path(rule), sort, colour))


@lru_cache(maxsize=2048)
def chat_line(language: str, id: str, name: str, text: str, team: bool, colour: str) -> str:
    """A chat message."""
    return str(macros(language).chat_line(id, name, text, team, colour))


@lru_cache(maxsize=2048)
def prompt(language: str, text: str, sort: str) -> str:
    """The banner that says whose turn it is."""
    return str(macros(language).prompt(text, sort))


@lru_cache(maxsize=4096)
def clock(language: str, seat: int, left: float, is_running: bool) -> str:
    """A clock; the page counts it down."""
    return str(macros(language).clock(seat, left, is_running))


@lru_cache(maxsize=64)
def fan(size: int) -> Markup:
    """The backs of a rival's hand."""
    shown = min(size, _FAN)
    return Markup('<span class="fan n{}">{}</span>').format(shown, Markup('<i class="tiny"></i>') * shown)


@lru_cache(maxsize=1024)
def markers(language: str, owned: Counts) -> Markup:
    """Moegahara's markers in an army area: a shape for each colour, and how many."""
    say = texts(language)
    line = Markup(
        '<li title="{0}"><i class="marker {1}"></i><span class="vh">{0}</span><b aria-hidden="true">{2}</b></li>'
    )
    return Markup("").join(
        line.format(
            say("table-markers", number=number, colour=say(f"marker-{colour}")),
            colour,
            number,
        )
        for colour, number in owned
    )


@lru_cache(maxsize=1024)
def counted_back(colour: str, crest_name: str, size: int) -> Markup:
    """A deck or a discard pile that shows a back, or an empty place."""
    return back(colour, crest_name) if size else Markup('<span class="slot" aria-hidden="true"></span>')


def crest_of(name: str) -> Markup:
    """The crest of a seat."""
    return crest(name)


def crest_name(name: str, seat: int) -> str:
    """A player's crest; without a choice, as for bots, it is the seat's."""
    return name or SEAT_CRESTS[seat]

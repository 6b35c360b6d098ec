"""The players around the table: points, hand, deck, discard pile and army area of each, as the viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple

from markupsafe import Markup

from kunitori.game import View
from kunitori.i18n import Texts, texts
from kunitori.tables.view import SeatInfo, TableView
from kunitori.telling.discards import EMPTY
from kunitori.telling.facts import cards_phrase
from kunitori.web.render.memory import Memory
from kunitori.web.render.parts import (
    Counts,
    Deck,
    counted_back,
    crest_name,
    crest_of,
    fan,
    macros,
    markers,
    picture,
    small,
    unit,
)

__all__ = ["mypiles", "plate", "rival"]

_CLOCK = Markup('<time class="clock" id="clock-{}" data-kept></time>')
Lying = tuple[tuple[str, int, str], ...]
"""Card, how many, how it lies there (deployed, ambush, revealed, moat)."""


class _Seat(NamedTuple):
    """All that a seat's picture shows."""

    seat: int
    name: str
    crest: str
    colour: str
    bot: str
    stands_in: str
    has_resigned: bool
    is_away: bool
    is_active: bool
    is_asked: bool
    is_mate: bool
    is_out_of_time: bool
    side: str
    points: int
    markers: Counts
    hand_size: int
    deck_size: int
    discard_size: int
    top: str | None
    army: Lying
    hand: Counts
    has_clock: bool


def _look(view: View, info: SeatInfo, top: str | None, is_mate: bool, is_own: bool) -> _Seat:
    seat, there = info.seat, view.seats[info.seat]
    side = "" if info.team is None or view.east_team is None else "east" if info.team == view.east_team else "west"
    army = [(card, n, "army") for card, n in there.deployed.items()]
    army += [(card, n, "ambush") for card, n in there.ambush.items()]
    army += [(card, there.revealed.count(card), "revealed") for card in dict.fromkeys(there.revealed)]
    if there.moats:
        army.append(("moat", there.moats, "moat"))
    return _Seat(
        seat, info.name or view.players[seat], crest_name(info.crest, seat), info.colour, info.bot or "",
        info.stands_in or "", info.has_resigned, info.is_person and not info.is_present, view.active == seat,
        view.decision is not None and view.decision.player == seat, is_mate, info.is_out_of_time, side, there.points,
        tuple(there.markers.items()), there.hand_size, there.deck_size, there.discard_size, top, tuple(army),
        () if is_own else tuple(there.hand.items()), info.remaining is not None,
    )  # fmt: skip


def _made_of(view: View, info: SeatInfo, top: str | None) -> tuple[Any, ...]:
    """What a seat's picture is drawn from; clocks have elements of their own."""
    still = (
        info.name, info.crest, info.colour, info.bot, info.stands_in, info.has_resigned, info.is_person,
        info.is_present, info.is_out_of_time, info.remaining is None,
    )  # fmt: skip
    asked = view.decision.player if view.decision else None
    return view.seats[info.seat], still, top, view.active == info.seat, asked == info.seat, view.east_team


def rival(
    seen: TableView, view: View, deck: Deck, info: SeatInfo, top: str | None, language: str, memory: Memory
) -> str:
    """Another player's place; what everybody knows of his hand lies there open, a team mate's whole hand (M9)."""
    is_mate = info.team is not None and seen.seat is not None and seen.seat % 2 == info.team and info.seat != seen.seat

    def make() -> str:
        return _rival(language, deck, _look(view, info, top, is_mate, info.seat == seen.seat))

    return memory.draw(("seat", info.seat, is_mate, info.seat == seen.seat), _made_of(view, info, top), make)


def plate(view: View, deck: Deck, info: SeatInfo, language: str, memory: Memory) -> str:
    """The viewer's own name and points; his cards lie elsewhere."""

    def make() -> str:
        look = _look(view, info, None, is_mate=False, is_own=True)
        return _plate(language, deck, look._replace(hand_size=0, deck_size=0, discard_size=0, army=()))

    return memory.draw(("plate", info.seat), _made_of(view, info, None), make)


def mypiles(view: View, deck: Deck, info: SeatInfo, top: str | None, language: str, are_yours: bool = True) -> str:
    """The viewer's own deck and discard pile."""
    there = view.seats[info.seat]
    shown = there.top[0] if there.top and there.top_in_order else None
    crest = crest_name(info.crest, info.seat)
    owner = "" if are_yours else info.name or view.players[info.seat]
    return _mypiles(
        language, deck, info.seat, info.colour, crest, there.deck_size, there.discard_size, top, shown, owner
    )


@lru_cache(maxsize=2048)
def _rival(language: str, deck: Deck, look: _Seat) -> str:
    say = texts(language)
    army = Markup("").join(
        unit(language, deck, f"{'army' if zone == 'moat' else zone}/{look.seat}/{card}", card, n, zone)
        for card, n, zone in look.army
    )
    known = Markup("").join(unit(language, deck, "", card, n, "known") for card, n in look.hand)
    there = {
        **_common(language, deck, look),
        "army": army,
        "army_words": say("table-army-of", player=look.name),
        "hand": known,
        "hand_words": say("table-known-of" if not look.is_mate else "screen-mate-hand", player=look.name),
        "fan": fan(look.hand_size),
        "summary": _summary(look, say),
    }
    return str(macros(language).seat(SimpleNamespace(**there)))


@lru_cache(maxsize=2048)
def _plate(language: str, deck: Deck, look: _Seat) -> str:
    return str(macros(language).plate(SimpleNamespace(**_common(language, deck, look))))


@lru_cache(maxsize=8192)
def _mypiles(
    language: str, deck: Deck, seat: int, colour: str, crest: str, deck_size: int, size: int, top: str | None,
    next_card: str | None, owner: str,
) -> str:  # fmt: skip
    say = texts(language)
    words = say("table-deck-of", player=owner, number=deck_size) if owner else say("table-own-deck", number=deck_size)
    there = {
        "seat": seat,
        "deck_size": deck_size,
        "discard_size": size,
        "deck": picture(next_card) if next_card else counted_back(colour, crest, deck_size),
        "discard": _top(colour, crest, size, top, picture),
        "deck_words": words,
        "discard_words": _discard_words(deck, size, top, say),
    }
    return str(macros(language).mypiles(SimpleNamespace(**there)))


def _common(language: str, deck: Deck, look: _Seat) -> dict[str, Any]:
    say = texts(language)
    words = _discard_words(deck, look.discard_size, look.top, say)
    names = ("seat", "name", "colour", "has_resigned", "is_away", "is_active", "is_asked", "is_mate", "points",
             "hand_size", "deck_size", "discard_size")  # fmt: skip
    return {
        **{name: getattr(look, name) for name in names},
        "crest": crest_of(look.crest),
        "sort": _sort(look, say),
        "markers": markers(language, look.markers),
        "clock": _CLOCK.format(look.seat) if look.has_clock else "",
        "discard": _top(look.colour, look.crest, look.discard_size, look.top, small),
        "deck": counted_back(look.colour, look.crest, look.deck_size),
        "deck_words": say("table-deck-of", player=look.name, number=look.deck_size),
        "discard_words": say("table-discard-of", player=look.name, words=words),
    }


def _sort(look: _Seat, say: Texts) -> str:
    """What stands under a name: who plays there, and anything unusual."""
    if look.has_resigned:
        return say("table-resigned")
    if look.stands_in:
        return say("table-stands-in", bot=say(_bot(look.stands_in)))
    if look.is_out_of_time:
        return say("table-out-of-time")
    if look.bot:
        return say("table-bot")
    if look.is_away:
        return say("table-away")
    if look.side:
        return say(f"side-{look.side}")
    return say("table-mate") if look.is_mate else ""


def _bot(name: str) -> str:
    return f"bot-{name.replace('/', '-').replace('_', '-')}.name"


def _summary(look: _Seat, say: Texts) -> str:
    """The place in words; each number by itself, so that a sentence is made once for all who have it."""
    numbers = {"points": look.points, "hand": look.hand_size, "deck": look.deck_size, "discard": look.discard_size}
    said = [say(f"table-said-{name}", number=number) for name, number in numbers.items()]
    if look.army:
        said.append(say("table-said-army", cards=cards_phrase({card: n for card, n, _ in look.army}, say)))
    return say("sentence-separator").join(said)


def _top(colour: str, crest: str, size: int, top: str | None, draw: Callable[[str], Markup]) -> Markup:
    if top is None or top == EMPTY:
        return counted_back(colour, crest, 0 if top == EMPTY else size)
    return draw(top)


def _discard_words(deck: Deck, size: int, top: str | None, say: Texts) -> str:
    if top == EMPTY or not size:
        return say("table-discard-empty")
    if top is None:
        return say("table-discard-hidden", number=size)
    return say("table-discard-shown", number=size, card=deck[top].name)

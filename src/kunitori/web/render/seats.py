"""The players around the table: points, hand, deck, discard pile and army area of each, as the viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple

from markupsafe import Markup

from kunitori.cards.sets import CardSet
from kunitori.game import SeatView, View
from kunitori.i18n import Texts, texts
from kunitori.tables.view import SeatInfo
from kunitori.telling.discards import EMPTY
from kunitori.telling.facts import cards_phrase
from kunitori.telling.who import badge
from kunitori.web.render.fragment_cache import FragmentCache
from kunitori.web.render.parts import (
    Counts,
    Deck,
    counted_back,
    crest_name,
    crest_of,
    fan,
    joined,
    macros,
    markers,
    picture,
    small,
    unit,
)

__all__ = ["mypiles", "plate", "rival"]

_CLOCK = Markup('<time class="clock" id="clock-{}" data-kept></time>')
Lying = tuple[tuple[str, int, str], ...]
"""A card, how many, and how it lies there (deployed, ambush, revealed, moat)."""


class _Seat(NamedTuple):
    """All that a seat shows."""

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
    is_enemy: bool
    is_out_of_time: bool
    side: str
    points: int
    markers: Counts
    army: Lying
    hand: Counts
    has_clock: bool


def _seat_drawn(view: View, info: SeatInfo, is_mate: bool, is_own: bool, is_enemy: bool = False) -> _Seat:
    seat, there = info.seat, view.seats[info.seat]
    side = "" if info.team is None or view.east_team is None else "east" if info.team == view.east_team else "west"
    return _Seat(
        seat, info.name or view.players[seat], crest_name(info.crest, seat), info.colour, info.bot or "",
        info.stands_in or "", info.has_resigned, info.is_person and not info.is_present, view.active == seat,
        view.decision is not None and view.decision.player == seat, is_mate, is_enemy, info.is_out_of_time, side,
        there.points, tuple(there.markers.items()), _army(there, view.cards),
        () if is_own else tuple(there.hand.items()), info.remaining is not None,
    )  # fmt: skip


def _army(there: SeatView, cards: CardSet) -> Lying:
    army = [(card, n, "army") for card, n in there.deployed.items()]
    army += [(card, n, "ambush") for card, n in there.ambush.items()]
    army += [(card, there.revealed.count(card), "revealed") for card in dict.fromkeys(there.revealed)]
    if there.moats:
        army.append((cards.moat, there.moats, "moat"))
    return tuple(army)


def _made_of(view: View, info: SeatInfo) -> tuple[Any, ...]:
    """The data a seat is drawn from; clocks are elements of their own."""
    still = (
        info.name, info.crest, info.colour, info.bot, info.stands_in, info.has_resigned, info.is_person,
        info.is_present, info.is_out_of_time, info.remaining is None,
    )  # fmt: skip
    asked = view.decision.player if view.decision else None
    return view.seats[info.seat], still, view.active == info.seat, asked == info.seat, view.east_team


def rival(
    view: View,
    deck: Deck,
    info: SeatInfo,
    top: str | None,
    language: str,
    cache: FragmentCache,
    is_mate: bool = False,
    is_own: bool = False,
    is_enemy: bool = False,
) -> dict[str, str]:
    """Another player's seat, with the known cards of their hand open, and all of a team mate's hand (M9).

    What changes with every card is in fragments of its own.
    """

    def make() -> dict[str, str]:
        drawn = _seat_drawn(view, info, is_mate, is_own, is_enemy)
        seat, there = drawn.seat, view.seats[drawn.seat]
        return {
            f"seat-{seat}": _rival(language, deck, drawn),
            f"said-{seat}": _said(
                language, deck, seat, drawn.points, there.hand_size, there.deck_size, there.discard_size, drawn.army
            ),
            f"mini-{seat}": _mini(language, seat, there.hand_size),
            f"heaps-{seat}": _heaps(
                language, deck, seat, drawn.name, drawn.colour, drawn.crest, there.deck_size, there.discard_size, top
            ),
        }

    return cache.draw(("seat", info.seat, is_mate, is_own, is_enemy), (*_made_of(view, info), top), make)


def plate(view: View, info: SeatInfo, language: str, cache: FragmentCache) -> str:
    """The viewer's name and points."""

    def make() -> str:
        return _plate(language, _seat_drawn(view, info, is_mate=False, is_own=True)._replace(army=()))

    return cache.draw(("plate", info.seat), _made_of(view, info), make)


def mypiles(view: View, deck: Deck, info: SeatInfo, top: str | None, language: str, are_yours: bool = True) -> str:
    """The viewer's deck and discard pile."""
    there = view.seats[info.seat]
    shown = there.top[0] if there.top and there.top_in_order else None
    crest = crest_name(info.crest, info.seat)
    owner = "" if are_yours else info.name or view.players[info.seat]
    return _mypiles(
        language, deck, info.seat, info.colour, crest, there.deck_size, there.discard_size, top, shown, owner
    )


# Small caches: whoever looks at a table wants the same at the same moment, and their memory is soon as much as it gets.
@lru_cache(maxsize=192)
def _rival(language: str, deck: Deck, drawn: _Seat) -> str:
    say = texts(language)
    army = joined(
        unit(language, deck, f"{'army' if zone == 'moat' else zone}/{drawn.seat}/{card}", card, n, zone)
        for card, n, zone in drawn.army
    )
    known = joined(unit(language, deck, "", card, n, "known") for card, n in drawn.hand)
    there = {
        **_common(language, drawn),
        "army": army,
        "army_words": say("table-army-of", player=drawn.name),
        "hand": known,
        "hand_words": say("table-known-of" if not drawn.is_mate else "screen-mate-hand", player=drawn.name),
    }
    return str(macros(language).seat(SimpleNamespace(**there)))


@lru_cache(maxsize=2048)
def _plate(language: str, drawn: _Seat) -> str:
    return str(macros(language).plate(SimpleNamespace(**_common(language, drawn))))


@lru_cache(maxsize=768)
def _said(
    language: str, deck: Deck, seat: int, points: int, hand_size: int, deck_size: int, discard_size: int, army: Lying
) -> str:
    """A seat in words, one sentence for each number, so that equal sentences are made once."""
    say = texts(language)
    numbers = {"points": points, "hand": hand_size, "deck": deck_size, "discard": discard_size}
    said = [say(f"table-said-{name}", number=number) for name, number in numbers.items()]
    if army:
        said.append(say("table-said-army", cards=cards_phrase({card: n for card, n, _ in army}, deck.cards, say)))
    return str(macros(language).said(seat, say("sentence-separator").join(said)))


@lru_cache(maxsize=512)
def _mini(language: str, seat: int, size: int) -> str:
    return str(macros(language).mini(seat, fan(size), size))


@lru_cache(maxsize=384)
def _heaps(
    language: str, deck: Deck, seat: int, name: str, colour: str, crest: str, deck_size: int, size: int,
    top: str | None,
) -> str:  # fmt: skip
    say = texts(language)
    words = say("table-discard-of", player=name, words=_discard_words(deck, size, top, say))
    return str(
        macros(language).heaps(
            seat, _top(colour, crest, size, top, small), words, size, counted_back(colour, crest, deck_size),
            say("table-deck-of", player=name, number=deck_size), deck_size,
        )
    )  # fmt: skip


@lru_cache(maxsize=384)
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


def _common(language: str, drawn: _Seat) -> dict[str, Any]:
    return {
        **drawn._asdict(),
        "crest": crest_of(drawn.crest),
        "sort": _sort(drawn, texts(language)),
        "markers": markers(language, drawn.markers),
        "clock": _CLOCK.format(drawn.seat) if drawn.has_clock else "",
    }


def _sort(drawn: _Seat, say: Texts) -> str:
    """The line under a name: whose team it is, who plays there, and anything unusual."""
    camp = say("table-mate") if drawn.is_mate else say("table-enemy") if drawn.is_enemy else ""
    side = say(f"side-{drawn.side}") if drawn.side else ""
    return " · ".join(filter(None, (camp, side, _state(drawn, say))))


def _state(drawn: _Seat, say: Texts) -> str:
    if drawn.has_resigned:
        return say("table-resigned")
    if drawn.stands_in:
        return say("table-stands-in", bot=badge(drawn.stands_in, say))
    if drawn.is_out_of_time:
        return say("table-out-of-time")
    if drawn.bot:
        return say("who-bot", badge=badge(drawn.bot, say))
    return say("table-away") if drawn.is_away else ""


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

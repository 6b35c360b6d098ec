"""The movements of cards, for animations.

Places are those of `telling.places`, and whole piles: ``deck/<seat>``, ``discard/<seat>``, ``hand/<seat>``,
``army/<seat>``, ``ambush/<seat>``, ``revealed/<seat>``, ``trash``, ``pool/<card>``, ``land/<n>``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from kunitori.cards.sets import CardSet
from kunitori.telling.places import Place, pool_place
from kunitori.values.event import Event

__all__ = ["Flight", "flights"]


@dataclass(frozen=True, slots=True)
class Flight:
    """A movement of cards of one kind, or None for cards that the viewer may not see."""

    card: str | None
    source: Place
    target: Place
    number: int = 1


def flights(events: Iterable[Event], cards: CardSet) -> list[Flight]:
    """The movements of cards in these events, as far as their reader knows them.

    >>> from kunitori.cards import card_set
    >>> draw = Event("draw", 0, (("copper", 1),), 3, place="deck")
    >>> for flight in flights([draw], card_set("kunitori")):
    ...     print(flight)
    Flight(card='copper', source='deck/0', target='hand/0', number=1)
    Flight(card=None, source='deck/0', target='hand/0', number=2)
    """
    return [flight for event in events for flight in _of(event, cards)]


def _of(event: Event, cards: CardSet) -> Iterator[Flight]:
    seat, place = event.player, event.place
    if event.kind in ("draw", "hand_discard"):
        target = "hand" if event.kind == "draw" else "discard"
        yield from (Flight(card, f"{place}/{seat}", f"{target}/{seat}", n) for card, n in event.cards)
        if hidden := event.number - sum(n for _, n in event.cards):
            yield Flight(None, f"{place}/{seat}", f"{target}/{seat}", hidden)
        return
    if event.kind in ("shuffle", "put_back"):
        if place != "deck" and event.number:
            yield Flight(None, f"{place}/{seat}", f"deck/{seat}", event.number)
        return
    for card, n in event.cards:
        if way := _way(event, pool_place(card, cards)):
            yield Flight(card, *way, n)


def _way(event: Event, pool: Place) -> tuple[Place, Place] | None:
    seat, other, place = event.player, event.other, event.place
    match event.kind:
        case "play" if place == "hand":
            return f"hand/{seat}", f"army/{seat}"
        case "buy" | "gain":
            return pool, f"{place}/{seat}"
        case "discard":
            return f"{place}/{seat}", f"discard/{seat}"
        case "trash":
            return f"{place}/{seat}", "trash"
        case "reveal":
            return f"deck/{seat}", f"revealed/{seat}"
        case "to_pool" | "return":
            return f"{place}/{seat}", pool
        case "take" | "to_hand":
            return f"{place}/{seat}", f"hand/{seat}"
        case "ambush":
            return f"hand/{seat}", f"ambush/{seat}"
        case "pass_on" | "give":
            return f"discard/{seat}", f"discard/{other}"
        case "deploy":
            return f"army/{seat}", f"land/{event.land}"
        case "dismiss":
            return f"land/{event.land}", f"discard/{seat}"
        case _:
            return None

"""Army areas in words: the cards that lie there, and how strong they are."""

from __future__ import annotations

from kunitori.game import SeatView, View
from kunitori.i18n import Message, Texts, message
from kunitori.telling.facts import cards_phrase

__all__ = ["army_phrase"]


def army_phrase(view: View, place: int, say: Texts) -> str:
    """The cards in an army area, and their strength."""
    seat = view.seats[place]
    parts: list[str] = []
    if seat.deployed:
        parts.append(cards_phrase(seat.deployed, view.cards, say))
    if place == view.active and view.played:
        parts.append(say("army-played", cards=cards_phrase(view.played, view.cards, say)))
    if seat.ambush:
        parts.append(say("army-ambush", cards=cards_phrase(seat.ambush, view.cards, say)))
    if seat.revealed:
        parts.append(say("army-revealed", cards=cards_phrase(seat.revealed, view.cards, say)))
    if seat.moats:
        parts.append(say("army-moats", cards=cards_phrase({view.cards.moat: seat.moats}, view.cards, say)))
    if not view.lands and (strength := _strength(view, place, seat)):
        parts.append(say(strength))
    return " · ".join(parts) or "–"


def _strength(view: View, place: int, seat: SeatView) -> Message | None:
    """The strength of an army area: attack for the active player, defence for the others (C5.5)."""
    if place == view.active:
        attack = view.army_attack(place)
        return message("army-attack", strength=attack) if attack else None
    defence = view.defence(place)
    if seat.ambush or seat.revealed or not defence:  # the battle shows the sum, with the bonus of the ambush
        return None
    return message("army-defence", strength=defence)

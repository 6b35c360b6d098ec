"""The messages to an outside bot: plain data with plain names, for programs that do not use this library.

Everything comes from the view, so a message cannot contain what the seat may not know. docs/writing-a-bot.md describes
all of it with examples.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import MISSING, fields, replace
from typing import Any

from kunitori.cards.facts import Facts
from kunitori.cards.sets import CardSet
from kunitori.engine.turn import winner
from kunitori.game import LandView, SeatView, View
from kunitori.values.decision import Decision
from kunitori.values.event import Event

__all__ = ["PROTOCOL", "cards_data", "decision_data", "event_data", "line", "result_data", "state_data", "view_data"]

PROTOCOL = 1
"""The version of the protocol; it is raised only when an existing message changes its meaning."""

_ALWAYS = ("kind", "player")


def line(type: str, **data: Any) -> bytes:
    """A message as a line of JSON.

    >>> line("hello", protocol=1).decode().rstrip()
    '{"type":"hello","protocol":1}'
    """
    return json.dumps({"type": type, **data}, separators=(",", ":")).encode() + b"\n"


def view_data(view: View, since: int = 0) -> dict[str, Any]:
    """A view as plain data, with the events since those the bot has already seen."""
    return {
        "seat": view.player,
        "players": list(view.players),
        "game": view.game,
        "turn": view.turn,
        "round": view.round,
        "active": view.active,
        "phase": view.phase,
        "actions": view.actions,
        "money": view.money,
        "buys": view.buys,
        "discount": view.discount,
        "pool": dict(view.pool),
        "top_general": view.top_general,
        "generals_left": view.generals_left,
        "trash": dict(view.trash),
        "played": dict(view.played),
        "unplayed": dict(view.unplayed),
        "attackers": [dict(cards) for cards in view.attackers],
        "ally": view.ally,
        "seats": [_seat_data(seat) for seat in view.seats],
        "lands": [_land_data(land) for land in view.lands],
        "buried": dict(view.buried),
        "east_team": view.east_team,
        "answered": list(view.answered),
        "is_over": view.is_over,
        "is_last_round": view.is_last_round,
        "events_before": since,
        "events": [event_data(event) for event in view.events[since:]],
    }


def state_data(view: View, since: int = 0) -> dict[str, Any]:
    """The same for a bot that turns it into a `View` with this library."""
    return {**replace(view, events=view.events[since:]).to_data(), "events_before": since}


def decision_data(decision: Decision) -> dict[str, Any]:
    """A decision: who is asked what, and its options; ``actions`` has their action ids in the same order."""
    return {
        "player": decision.player,
        "kind": decision.kind,
        "card": decision.card,
        "other": decision.other,
        "land": decision.land,
        "team": decision.team,
        "colour": decision.colour or None,
        "step": decision.step,
        "rule": decision.rule,
        "options": list(decision.texts),
        "actions": [option.action for option in decision.options],
    }


def result_data(view: View) -> dict[str, Any]:
    """How a game ended: the points of all seats (C8.2) and who won (C8.3), or which team (M8.2)."""
    first = winner(view.known_state)
    winners = [*range(first, len(view.seats), 2)] if view.cards.teams else [first]
    return {"scores": [seat.points for seat in view.seats], "winners": winners}


def cards_data(cards: CardSet) -> dict[str, Any]:
    """The numbers of every card of a game; zero, false and empty values are left out.

    >>> from kunitori.cards import card_set
    >>> cards_data(card_set("kunitori"))["copper"]
    {'category': 'treasure', 'copies': 40, 'cost': 1, 'money': 1}
    """
    unsaid = ("id", "game", "provenance", "coined")
    return {card.id: _said(card, ("category", "copies", "cost"), unsaid) for card in cards.facts}


def event_data(event: Event) -> dict[str, Any]:
    """An event; empty fields are left out.

    >>> event_data(Event("draw", 0, (("copper", 3), ("gold", 1)), 4, place="deck", rule="C7.2"))
    {'kind': 'draw', 'player': 0, 'cards': {'copper': 3, 'gold': 1}, 'number': 4, 'place': 'deck', 'rule': 'C7.2'}
    """
    said = _said(event, _ALWAYS, ("known",))
    return said | {"cards": dict(event.cards)} if event.cards else said


def _said(what: Facts | Event, always: Sequence[str], never: Sequence[str]) -> dict[str, Any]:
    """The fields of a value that differ from their defaults."""
    data: dict[str, Any] = {}
    for each in fields(what):
        value = getattr(what, each.name)
        unsaid = None if each.default is MISSING else each.default
        if each.name not in never and (each.name in always or value != unsaid):
            data[each.name] = list(value) if isinstance(value, tuple) else value
    return data


def _seat_data(seat: SeatView) -> dict[str, Any]:
    return {
        "name": seat.name,
        "hand_size": seat.hand_size,
        "hand": dict(seat.hand),
        "deck_size": seat.deck_size,
        "deck": None if seat.deck is None else dict(seat.deck),
        "top": list(seat.top),
        "top_in_order": seat.top_in_order,
        "discard_size": seat.discard_size,
        "discard": dict(seat.discard),
        "deployed": dict(seat.deployed),
        "ambush": dict(seat.ambush),
        "revealed": list(seat.revealed),
        "moats": seat.moats,
        "owned": dict(seat.owned),
        "points": seat.points,
        "has_gained_land": seat.has_gained_land,
        "markers": dict(seat.markers),
    }


def _land_data(land: LandView) -> dict[str, Any]:
    return {
        "winner": land.winner,
        "lines": [list(line) for line in land.lines],
        "strengths": [list(line) for line in land.strengths],
    }

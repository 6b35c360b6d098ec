"""Views as plain data in words, for JSON and for programs in other languages, and back.

Everything is taken from the view, so the data cannot contain what the viewer may not know. docs/writing-a-bot.md
describes every field. A view that is read is dealt, asked and masked again; it must then say the same as the data.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from kunitori.cards.facts import Facts
from kunitori.cards.sets import CardSet, card_set
from kunitori.decisions.table import KINDS_BY_NAME, Group
from kunitori.engine.consts import LANDS, TEAMS
from kunitori.engine.deal import dealt, known_to
from kunitori.engine.moves import apply
from kunitori.errors import BadPosition, KunitoriError
from kunitori.values.decision import Decision
from kunitori.values.event import Event
from kunitori.values.position import read_cards, read_masked, write_rest
from kunitori.values.vocabulary import COLOURS, EVENTS, PLACES, RULES

if TYPE_CHECKING:
    from kunitori.game.view import LandView, SeatView, View

__all__ = ["decision_data", "event_data", "read_view", "said", "view_data"]

_ALWAYS = ("kind", "player")


# ---- writing
def view_data(view: View, since: int = 0) -> dict[str, Any]:
    """A view as plain data, with the events from number ``since`` on."""
    data: dict[str, Any] = {
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
        "decision": decision_data(view.decision) if view.decision else None,
        "seats": [_seat_data(seat) for seat in view.seats],
        "lands": [_land_data(land) for land in view.lands],
        "buried": dict(view.buried),
        "east_team": view.east_team,
        "answered": list(view.answered),
        "is_over": view.is_over,
        "is_last_round": view.is_last_round,
        "events_before": since,
        "events": [event_data(event) for event in view.events[since:]],
        "rest": write_rest(view.known_state),
    }
    if lines := _changed_cards(view.cards):
        data["cards"] = list(lines)
    return data


@lru_cache(maxsize=64)
def _changed_cards(cards: CardSet) -> tuple[str, ...]:
    """The lines of a mix or of corrected cards; nothing for a game as it is printed."""
    if cards.game != "custom" and cards == card_set(cards.game):
        return ()
    return tuple(cards.to_text().splitlines())


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


def event_data(event: Event) -> dict[str, Any]:
    """An event; empty fields are left out.

    >>> event_data(Event("draw", 0, (("copper", 3), ("gold", 1)), 4, place="deck", rule="C7.2"))
    {'kind': 'draw', 'player': 0, 'cards': {'copper': 3, 'gold': 1}, 'number': 4, 'place': 'deck', 'rule': 'C7.2'}
    """
    data = said(event, _ALWAYS)
    return data | {name: dict(getattr(event, name)) for name in ("cards", "known") if name in data}


def said(what: Facts | Event, always: Sequence[str], never: Sequence[str] = ()) -> dict[str, Any]:
    """The fields of a value that differ from their defaults."""
    data: dict[str, Any] = {}
    kind: type = type(what)
    for name, unsaid in _defaults(kind):
        value = getattr(what, name)
        if name not in never and (name in always or value != unsaid):
            data[name] = list(value) if isinstance(value, tuple) else value
    return data


@cache
def _defaults(kind: type) -> tuple[tuple[str, object], ...]:
    return tuple((each.name, None if each.default is MISSING else each.default) for each in fields(kind))


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


# ---- reading
def read_view(data: object) -> View:
    """The view from what `view_data` wrote, as data or as JSON; `BadPosition` if it is something else."""
    if isinstance(data, (str, bytes)):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError):
            raise BadPosition("error-view-json") from None
    try:
        return _checked(data)  # type: ignore[arg-type]
    except KunitoriError:
        raise
    except (AttributeError, LookupError, OverflowError, TypeError, ValueError, RecursionError):
        raise BadPosition("error-view-data") from None


def _checked(data: Mapping[str, Any]) -> View:
    view, before = _read(data), _count(data["events_before"])
    if before < 0 or view_data(view) | {"events_before": before} != data:
        raise BadPosition("error-view-data")
    return view


def _read(data: Mapping[str, Any]) -> View:
    from kunitori.game.view import see

    seat = data["seat"]
    seats: list[dict[str, Any]] = data["seats"]
    cards = read_cards(data)
    sizes = [(each["hand_size"], each["deck_size"], each["discard_size"]) for each in seats]
    known, names = read_masked(_position(data, cards), cards, sizes, seat)
    events = tuple(_event(event, len(seats), cards) for event in data["events"])
    full = dealt(known, 0)
    for x in data["answered"]:
        if not isinstance(x, int) or not 0 <= x < 64 or not full.mask >> x & 1:
            raise BadPosition("error-view-data")
        apply(full, x)
    if not full.over and not full.mask:
        raise BadPosition("error-view-data")
    return see(known_to(full, -1 if seat is None else seat), names, events, tuple(data["answered"]))


def _position(data: Mapping[str, Any], cards: CardSet) -> dict[str, Any]:
    """The data as a position (docs/notation.md), in which a deck holds every card of its owner that is not known."""
    rest: Mapping[str, Any] = data["rest"]
    same = ("game", "cards", "players", "active", "turn", "actions", "money", "buys", "discount", "pool", "trash",
            "played", "unplayed", "top_general")  # fmt: skip
    position = {key: data[key] for key in same if key in data}
    position |= {key: value for key, value in rest.items() if key != "seats"}
    position["over"] = data["is_over"]
    if data["lands"]:
        position["lines"] = [[land["lines"][team] for land in data["lands"]] for team in (0, 1)]
        position["won"] = [0 if land["winner"] is None else land["winner"] + 1 for land in data["lands"]]
        position["buried"] = data["buried"]
        position["east_team"] = -1 if data["east_team"] is None else data["east_team"]
    decision = data["decision"]
    is_attack = data["answered"] and KINDS_BY_NAME[decision["kind"]].group is Group.ATTACK
    position["seats"] = []
    for place, (seat, more) in enumerate(zip(data["seats"], rest["seats"], strict=True)):
        attackers = {} if is_attack else data["attackers"][place]  # of an unfinished attack nobody marches yet
        position["seats"].append(_territory(data, place, seat, more, cards) | {"attackers": attackers})
    return position


def _territory(
    data: Mapping[str, Any], place: int, seat: Mapping[str, Any], more: Mapping[str, Any], cards: CardSet
) -> dict[str, Any]:
    same = ("hand", "deployed", "ambush", "revealed", "moats", "markers", "top")
    unseen: Mapping[str, int] = more.get("unseen", {})
    discard = {card: n - unseen.get(card, 0) for card, n in seat["discard"].items() if n > unseen.get(card, 0)}
    elsewhere: list[Mapping[str, int]] = [seat["hand"], seat["discard"], seat["deployed"], seat["ambush"]]
    elsewhere += [{cards.moat: seat["moats"]}, data["played"] if place == data["active"] else {}]
    deck = dict(seat["owned"])
    for there in elsewhere:
        for card, n in there.items():
            deck[card] = deck.get(card, 0) - n
    for card in (*seat["revealed"], *seat["top"]):
        deck[card] -= 1
    return {
        **{key: seat[key] for key in same},
        "known": more.get("known", {}),
        "top_known": more.get("top_known", "nobody"),
        "promised": more.get("promised", 0),
        "discard": discard,
        "unseen": unseen,
        "deck": {card: n for card, n in deck.items() if n},
        "gained_land": seat["has_gained_land"],
    }


_WORDS = {
    "kind": {*EVENTS.values()}, "place": {"", *PLACES.values()}, "rule": {"", *RULES.values()}, "colour": {*COLOURS},
}  # fmt: skip
_LIMITS = {"land": LANDS, "team": TEAMS}


def _event(data: Mapping[str, Any], seats: int, cards: CardSet) -> Event:
    """An event whose parts are all known here, so that it can be told."""
    given = dict(data)
    for name, value in data.items():
        if name in ("cards", "known"):
            given[name] = tuple((cards[card].id, _count(n)) for card, n in value.items())
        elif name in _WORDS:
            if value not in _WORDS[name]:
                raise BadPosition("error-view-data")
        elif name == "cause":
            given[name] = cards[value].id
        elif name in ("number", "against"):
            _count(value)
        elif value is not None and not 0 <= _count(value) < _LIMITS.get(name, seats):
            raise BadPosition("error-view-data")
    return Event(**given)


def _count(n: object) -> int:
    if type(n) is not int:
        raise BadPosition("error-view-data")
    return n

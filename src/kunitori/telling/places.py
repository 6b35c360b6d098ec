"""Places on the table as text, so that an answer can be given by pointing.

========================= ==========================================================================================
``hand/<card>``           a card of the viewer's own hand
``pool/<card>``           a pile of the pool; ``pool/general`` where all generals are one pile (C1.2)
``seat/<n>``              a player
``army/<n>/<card>``       a card in an army area, deployed or just played
``ambush/<n>/<card>``     a card in ambush (C5.4)
``revealed/<n>/<card>``   a revealed card of a deck: reinforcements, or what a ninja has seen
``discard/<n>/<card>``    a card of a discard pile
``land/<n>``              a Land of the battlefield, from 0
``line/<team>/<n>``       a team's whole line at a Land
``line/<team>/<n>/<i>``   one card of it, position 1 is 0
========================= ==========================================================================================

Several answers may share a place ("one of them", "two of them"); an answer without a place is a button.
"""

from __future__ import annotations

from collections.abc import Callable

from kunitori.cards.sets import CardSet
from kunitori.decisions.move import Move
from kunitori.decisions.table import KINDS_BY_NAME
from kunitori.game import View
from kunitori.values.decision import Decision

__all__ = ["OWN_PLACES", "Place", "place_of", "pool_place"]

Place = str
_STRATEGY_CARDS = {"horo": "horo_musha", "trap": "trap"}
_OF_FALLEN = {"": "army", "ambush": "ambush", "reinforcements": "revealed"}


def pool_place(card: str, cards: CardSet) -> Place:
    """The pile of the pool that a card comes from."""
    is_general = cards[card].category == "general" and not cards.teams
    return "pool/general" if is_general else f"pool/{card}"


def place_of(view: View, decision: Decision, move: Move) -> Place | None:
    """The place of an answer on the table, or None if it is only a button.

    >>> from kunitori import new_game
    >>> view = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0).view(0)
    >>> [(option.text, place_of(view, view.decision, option.move)) for option in view.decision.options]
    [('play copper', 'hand/copper'), ('end', None)]
    """
    place = KINDS_BY_NAME[decision.kind].place
    if not place or move.is_pass:
        return None
    if "/" not in place:
        return OWN_PLACES[place](view, decision, move)
    found = place.format(
        card=move.card, about=decision.card, seat=move.seat, spot=move.spot, active=view.active,
        player=decision.player, other=decision.other, team=decision.team, land=decision.land,
    )  # fmt: skip
    return pool_place(found.removeprefix("pool/"), view.cards) if found.startswith("pool/") else found


# ---- decisions with several sorts of places
def _attacked(view: View, decision: Decision, move: Move) -> Place | None:
    return f"seat/{move.armies[0][0]}" if len(move.armies) == 1 else None


def _bought(view: View, decision: Decision, move: Move) -> Place:
    assert move.card
    return f"hand/{move.card}" if move.verb == "play" else pool_place(move.card, view.cards)


def _fallen(view: View, decision: Decision, move: Move) -> Place:
    owner = decision.player if decision.other is None else decision.other
    return f"{_OF_FALLEN[move.word]}/{owner}/{move.card}"


def _fetched(view: View, decision: Decision, move: Move) -> Place | None:
    return f"discard/{view.active}/{move.card}" if move.word == "discard" else None


def _trapped(view: View, decision: Decision, move: Move) -> Place:
    (seat, units), *_ = move.armies
    return f"army/{seat}/{units[0][0]}" if units else f"seat/{seat}"


def _used(view: View, decision: Decision, move: Move) -> Place:
    return f"army/{view.active}/{_STRATEGY_CARDS.get(move.verb) or move.card}"


def _land(view: View, decision: Decision, move: Move) -> Place:
    if decision.card and view.cards[decision.card].category == "tactics":
        return f"line/{view.active % 2 ^ (move.word == 'enemy')}/{move.land}"
    return f"land/{move.land}"


OWN_PLACES: dict[str, Callable[[View, Decision, Move], Place | None]] = {
    "attacked": _attacked,
    "bought": _bought,
    "fallen": _fallen,
    "fetched": _fetched,
    "land": _land,
    "trapped": _trapped,
    "used": _used,
}
"""The functions that rows of the decisions' table name."""

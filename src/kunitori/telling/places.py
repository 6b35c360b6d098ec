"""Where things lie on the table, as text, so that an answer can be given by pointing at it.

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

Several answers may lie in one place ("one of them", "two of them"); what has no place is a button.
"""

from __future__ import annotations

from kunitori.cards.sets import CardSet
from kunitori.decisions.handles import handles
from kunitori.game import View
from kunitori.telling import on_the_field
from kunitori.values.decision import Decision, Option

__all__ = ["Place", "place_of", "pool_place"]

Place = str

_FROM_HAND = ("play", "trash", "show", "exchange")
_SEATS = ("joint_target", "ask", "name", "target", "pass_on", "whose", "mate", "marker")


def pool_place(card: str, cards: CardSet) -> Place:
    """The pile of the pool that a card comes from."""
    is_general = cards[card].category == "general" and not cards.teams
    return "pool/general" if is_general else f"pool/{card}"


def place_of(view: View, decision: Decision, option: Option | str) -> Place | None:
    """Where on the table an answer lies: an option of the decision, or a whole move; None if it is only a button.

    >>> from kunitori import new_game
    >>> view = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0).view(0)
    >>> place_of(view, view.decision, "play copper"), place_of(view, view.decision, "end")
    ('hand/copper', None)
    """
    text = str(option)
    words = [word for word in text.split() if word != "..."]
    verb = words[0]
    last = words[-1]
    if verb in ("end", "peace", "joint", "join", "refuse", "decline", "choose") or last == "none":
        return None
    match decision.kind:
        case "deployed":
            return f"army/{view.active}/{last}"
        case "leaders" | "troops" | "stay":
            return f"army/{view.active}/{decision.card}"
        case "ambush" | "keep":
            return f"hand/{decision.card}"
        case "battle":
            foes = {word.partition(":")[0] for word in words[1:]}
            return f"seat/{_seat(foes.pop(), view)}" if len(foes) == 1 else None
        case "buy" | "gain" | "prize" | "joint_prize":
            return f"hand/{last}" if verb == "play" else pool_place(last, view.cards)
        case "fall":
            where = {"ambush": "ambush", "reinforcements": "revealed"}.get(last, "army")
            return f"{where}/{decision.player}/{words[1]}"
        case "order":
            return f"revealed/{decision.player}/{last}"
        case "pick":
            return f"revealed/{decision.other}/{last}"
        case "take":
            return f"discard/{view.active}/{words[1]}" if last == "discard" else None
        case "trap_seat" | "trap_card":
            return _trapped(view, decision, last)
        case kind if kind in _FROM_HAND:
            return f"hand/{last}"
        case kind if kind in _SEATS:
            return f"seat/{_seat(last, view)}"
        case _:
            return _on_the_field(view, decision, words)


def _trapped(view: View, decision: Decision, army: str) -> Place:
    handle, colon, card = army.partition(":")
    if not colon:
        return f"army/{decision.other}/{army}"
    seat = _seat(handle, view)
    return f"army/{seat}/{card}" if card else f"seat/{seat}"


def _on_the_field(view: View, decision: Decision, words: list[str]) -> Place | None:
    match decision.kind:
        case "deploy":
            card = {"horo": "horo_musha", "trap": "trap"}.get(words[0]) or words[1]
            return f"army/{view.active}/{card}"
        case "land":
            land = on_the_field.land(" ".join(words)) - 1
            if decision.card and view.cards[decision.card].category == "tactics":
                return f"line/{view.active % 2 ^ (words[0] == 'enemy')}/{land}"
            return f"land/{land}"
        case "spot":
            return f"line/{decision.team}/{decision.land}/{int(words[0]) - 1}"
        case "strike":
            return f"line/{decision.team}/{decision.land}/{int(words[1]) - 1}"
        case "give":
            return f"discard/{view.active}/{words[0]}"
        case _:
            return None


def _seat(handle: str, view: View) -> int:
    return handles(view.players).index(handle)

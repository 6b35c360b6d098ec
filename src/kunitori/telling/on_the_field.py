"""The questions of Moegahara's deploy phase in words, and what their answers say."""

from __future__ import annotations

from collections.abc import Sequence

from kunitori.cards.facts import card_name
from kunitori.decisions.handles import handles
from kunitori.game import View
from kunitori.i18n import Message, Texts, message
from kunitori.telling.facts import facts_line
from kunitori.values.decision import Decision

__all__ = ["label", "land", "land_key", "question"]

_BETTER = {"copper": "silver", "silver": "gold"}


def question(view: View, decision: Decision, say: Texts) -> str | None:
    """What is asked; None if the question is one that all games have."""
    kind = "reorder" if decision.kind == "rearrange" else decision.kind
    card = say(card_name(decision.card)) if decision.card else ""
    if kind == "land":
        return say("question-land", card=card)
    if kind in ("spot", "strike", "reorder"):
        assert decision.land is not None
        return say(f"question-{kind}", card=card, land=decision.land + 1)
    if kind == "marker":
        assert decision.team is not None
        colour = message(f"marker-{decision.colour}")
        return say("question-marker", players=view.players[decision.team :: 2], colour=colour)
    return None


def land(text: str) -> int:
    """The Land that an answer names, from 1."""
    return int(next(word for word in text.split() if word.isdecimal()))


def land_key(text: str) -> str:
    """A Land answers to its own number; where both lines are open, that is the enemy's, and the own one has an o."""
    return f"o{land(text)}" if "own" in text.split() else str(land(text))


def label(view: View, decision: Decision, text: str, say: Texts) -> tuple[str, str] | None:
    """What a choice says, and a note beside it; None if it is one that all games have."""
    words = [word for word in text.split() if word != "..."]
    match decision.kind:
        case "deploy":
            return _use(view, words, say)
        case "horo":
            return say(f"choice-horo-{words[0]}"), ""
        case "land":
            which = f"choice-land-{words[0]}" if len(words) > 1 else "choice-land"
            line = view.lands[land(text) - 1].lines[_active_team(view) ^ (words[0] == "enemy")]
            return say(which, land=land(text)), _order(line, say)
        case "spot":
            return _card_at(view, decision, int(words[0]) - 1, say), ""
        case "strike":
            if words[1] == "none":
                return say("choice-strike-none"), ""
            return _card_at(view, decision, int(words[1]) - 1, say), ""
        case "reorder" | "rearrange":
            order = words[1:] if decision.kind == "rearrange" else words
            return (say("choice-reorder-none") if order == ["none"] else _order(order, say)), ""
        case "give":
            return say(card_name(words[0])), facts_line(view.cards[words[0]], say)
        case "whose" | "mate" | "marker":
            return _player(words[-1], view), ""
        case "exchange":
            if words[1] == "none":
                return say("choice-exchange-none"), ""
            return say("choice-exchange", card=card_name(words[1]), other=card_name(_BETTER[words[1]])), ""
        case _:
            return None


def _use(view: View, words: Sequence[str], say: Texts) -> tuple[str, str] | None:
    """A unit to deploy, or a strategy card with as much of its use as needs no further question."""
    verb, *rest = words
    if verb == "deploy":
        return say("choice-deploy", card=card_name(rest[0])), facts_line(view.cards[rest[0]], say)
    if verb not in ("horo", "trap"):
        return None
    card = card_name("horo_musha" if verb == "horo" else "trap")
    if not rest:
        return say("choice-use", card=card), facts_line(view.cards["horo_musha" if verb == "horo" else "trap"], say)
    if rest[0] == "give":
        return say("choice-use-give", card=card, target=card_name(rest[1]), player=_player(rest[2], view)), ""
    if rest[0] == "reorder":
        return say("choice-use-reorder", card=card, land=int(rest[1]), order=_order(rest[2:], say)), ""
    place, spot = (int(number) for number in rest[1].split(":"))
    team = _active_team(view) ^ (rest[0] == "enemy")
    target: Message = card_name(view.lands[place - 1].lines[team][spot - 1])
    return say("choice-use-dismiss", card=card, target=target, land=place), ""


def _active_team(view: View) -> int:
    return view.active % 2


def _card_at(view: View, decision: Decision, spot: int, say: Texts) -> str:
    assert decision.land is not None and decision.team is not None
    there = view.lands[decision.land]
    line, strength = there.lines[decision.team], there.strengths[decision.team][spot]
    card = card_name(line[spot])
    if line.count(line[spot]) > 1:
        return say("choice-spot-at", card=card, strength=strength, position=spot + 1)
    return say("choice-spot", card=card, strength=strength)


def _order(cards: Sequence[str], say: Texts) -> str:
    return " – ".join(say(card_name(card)) for card in cards)


def _player(handle: str, view: View) -> str:
    return view.players[handles(view.players).index(handle)]

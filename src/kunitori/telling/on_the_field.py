"""The questions of Moegahara's deploy phase in words, and what their answers say."""

from __future__ import annotations

from collections.abc import Sequence

from kunitori.cards.sets import CardSet
from kunitori.decisions.move import Move
from kunitori.game import View
from kunitori.i18n import Message, Texts, message
from kunitori.telling.facts import facts_line
from kunitori.telling.who import called
from kunitori.values.decision import Decision

__all__ = ["label", "land_key", "question"]

_BETTER = {"copper": "silver", "silver": "gold"}


def question(view: View, decision: Decision, say: Texts) -> str | None:
    """The question in words, or None if all games ask it."""
    kind = "reorder" if decision.kind == "rearrange" else decision.kind
    card = say(view.cards.name(decision.card)) if decision.card else ""
    if kind == "land":
        return say("question-land", card=card)
    if kind in ("spot", "strike", "reorder"):
        assert decision.land is not None
        return say(f"question-{kind}", card=card, land=decision.land + 1)
    if kind == "marker":
        return say("question-marker", colour=message(f"marker-{decision.colour}"))
    return None


def land_key(move: Move) -> str:
    """The key of a Land: its number, which means the enemy's line if both are open; the team's has an ``o``."""
    assert move.land is not None
    return f"o{move.land + 1}" if move.word == "own" else str(move.land + 1)


def label(view: View, decision: Decision, move: Move, say: Texts) -> tuple[str, str] | None:
    """The words of a choice and a note, or None if all games have it."""
    match decision.kind:
        case "deploy":
            return _use(view, move, say)
        case "horo":
            return say(f"choice-horo-{move.word}"), ""
        case "land":
            assert move.land is not None
            which = f"choice-land-{move.word}" if move.word else "choice-land"
            line = view.lands[move.land].lines[_active_team(view) ^ (move.word == "enemy")]
            return say(which, land=move.land + 1), _order(line, view.cards, say)
        case "spot" | "strike":
            if move.spot is None:
                return say("choice-strike-none"), ""
            return _card_at(view, decision, move.spot, say), ""
        case "reorder" | "rearrange":
            return (_order(move.order, view.cards, say) if move.order else say("choice-reorder-none")), ""
        case "give":
            assert move.card
            return say(view.cards.name(move.card)), facts_line(view.cards[move.card], say)
        case "whose" | "mate" | "marker":
            assert move.seat is not None
            return called(view.players[move.seat], say, is_you=move.seat == decision.player), ""
        case "exchange":
            if move.card is None:
                return say("choice-exchange-none"), ""
            better = view.cards.name(_BETTER[move.card])
            return say("choice-exchange", card=view.cards.name(move.card), other=better), ""
        case _:
            return None


def _use(view: View, move: Move, say: Texts) -> tuple[str, str] | None:
    """A unit to deploy, or a strategy card with the part of its use that needs no further question."""
    if move.verb == "deploy":
        assert move.card
        return say("choice-deploy", card=view.cards.name(move.card)), facts_line(view.cards[move.card], say)
    if move.verb not in ("horo", "trap"):
        return None
    used = "horo_musha" if move.verb == "horo" else "trap"
    card = view.cards.name(used)
    if not move.word:
        return say("choice-use", card=card), facts_line(view.cards[used], say)
    if move.word == "give":
        assert move.card and move.seat is not None
        given = view.cards.name(move.card)
        return say("choice-use-give", card=card, target=given, player=view.players[move.seat]), ""
    assert move.land is not None
    if move.word == "reorder":
        return say("choice-use-reorder", card=card, land=move.land + 1, order=_order(move.order, view.cards, say)), ""
    assert move.spot is not None
    line = view.lands[move.land].lines[_active_team(view) ^ (move.word == "enemy")]
    target: Message = view.cards.name(line[move.spot])
    return say("choice-use-dismiss", card=card, target=target, land=move.land + 1), ""


def _active_team(view: View) -> int:
    return view.active % 2


def _card_at(view: View, decision: Decision, spot: int, say: Texts) -> str:
    assert decision.land is not None and decision.team is not None
    there = view.lands[decision.land]
    line, strength = there.lines[decision.team], there.strengths[decision.team][spot]
    card = view.cards.name(line[spot])
    if line.count(line[spot]) > 1:
        return say("choice-spot-at", card=card, strength=strength, position=spot + 1)
    return say("choice-spot", card=card, strength=strength)


def _order(line: Sequence[str], cards: CardSet, say: Texts) -> str:
    return " – ".join(say(cards.name(card)) for card in line)

"""Questions and answers in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kunitori.cards.printed_texts import text_of
from kunitori.decisions.handles import handles
from kunitori.decisions.move import Move
from kunitori.decisions.table import KINDS_BY_NAME
from kunitori.game import View
from kunitori.i18n import Texts
from kunitori.i18n.numbers import decimal
from kunitori.telling import on_the_field
from kunitori.telling.facts import facts_line
from kunitori.telling.field import preview
from kunitori.telling.picks import March, Picks, march, picks
from kunitori.telling.places import place_of
from kunitori.telling.who import called
from kunitori.values.decision import Decision, Option

__all__ = [
    "Choice", "Question", "ask", "falling", "is_trap_set", "label", "on_offer", "open_lands", "question_text",
    "refusals_last",
]  # fmt: skip

_SAID_TO_YOU = {
    "ask", "battle", "buy", "deploy", "deployed", "exchange", "give", "keep", "order", "play", "stay", "take", "whose",
}  # fmt: skip
"""The questions without a card that the asked player hears as “you”; others hear the short form."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer: its label, the move or part of a move, its text in the notation, a note and its place."""

    label: str
    move: Move
    text: str
    note: str = ""
    place: str = ""
    """Empty if it is only a button."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question: its text, a choice for every option, and what can be picked or taken."""

    text: str
    choices: tuple[Choice, ...] = ()
    """All options, refusals last; a card that falls into a trap is one choice, a whole move."""
    shortcuts: tuple[Choice, ...] = ()
    """Whole moves as shortcuts: all cards stay, everything against one player …"""
    picks: Picks | None = None
    march: March | None = None
    on_offer: frozenset[str] | None = None
    """The cards that the pool offers now; None if the question is not about the pool."""
    open_lands: frozenset[int] = frozenset()
    """The Lands that can be chosen, from 0."""


def ask(view: View, decision: Decision, say: Texts) -> Question:
    """The question for a decision of the viewer.

    >>> from kunitori import new_game
    >>> from kunitori.i18n import texts
    >>> view = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0).view(0)
    >>> question = ask(view, view.decision, texts("en"))
    >>> question.text, [(choice.label, choice.text) for choice in question.choices][:2]
    ('What do you buy?', [('Play Copper (+1 money)', 'play copper'), ('End the turn', 'end')])
    """
    return Question(
        question_text(view, decision, say),
        tuple(_choices(view, decision, say)),
        tuple(_shortcuts(view, decision, say)),
        picks(view, decision),
        march(view, decision),
        on_offer(decision),
        open_lands(decision),
    )


def _choices(view: View, decision: Decision, say: Texts) -> Iterator[Choice]:
    if is_trap_set(decision):  # the card says whose it is, so the player is not asked for first
        yield from falling(view, say)
        return
    for option in refusals_last(decision):
        words, note = label(view, decision, option, say)
        yield Choice(words, option.move, option.text, note, place_of(view, decision, option.move) or "")


def is_trap_set(decision: Decision) -> bool:
    """Whether the decision asks for the card that falls into a trap, in one question for all players (C3.7)."""
    return decision.kind in ("trap_seat", "trap_card") and not decision.step


def refusals_last(decision: Decision) -> list[Option]:
    """The options in display order."""
    return sorted(decision.options, key=lambda option: option.move.verb in ("refuse", "decline"))


def on_offer(decision: Decision) -> frozenset[str] | None:
    """The cards of the pool that the decision offers; None if it is not about the pool."""
    if decision.kind not in ("buy", "gain"):
        return None
    moves = [option.move for option in decision.options]
    return frozenset(move.card for move in moves if move.card and move.verb == decision.kind)


def open_lands(decision: Decision) -> frozenset[int]:
    """The Lands that can be chosen, from 0."""
    if decision.kind != "land":
        return frozenset()
    return frozenset(option.move.land for option in decision.options if option.move.land is not None)


def _shortcuts(view: View, decision: Decision, say: Texts) -> Iterator[Choice]:
    names = handles(view.players)
    if found := picks(view, decision):
        if decision.kind != "defend":
            everything = found.move_of(found.cards)
            place = place_of(view, decision, everything) or ""
            yield Choice(_all_of(found, view, say), everything, everything.text(names), place=place)
        nothing = found.move_of(())
        yield Choice(say(f"choice-{found.verb}-none"), nothing, nothing.text(names))
    if way := march(view, decision):
        total = view.army_attack(view.active)
        for seat in way.seats:
            move = way.all_against(seat)
            words = say("choice-attack-one", player=view.players[seat], strength=total)
            yield Choice(words, move, move.text(names), place=place_of(view, decision, move) or "")


def _all_of(picks: Picks, view: View, say: Texts) -> str:
    """The label of picking all cards; a single one is named."""
    if len(picks.cards) == 1:
        return say(f"choice-{picks.verb}-some", number=1, card=view.cards.name(picks.cards[0]))
    return say(f"choice-{picks.verb}-all")


def falling(view: View, say: Texts) -> Iterator[Choice]:
    """A choice for every deployed card that can fall into a trap, each a whole move (C3.7)."""
    names = handles(view.players)
    for seat, territory in enumerate(view.seats):
        for card in territory.deployed:
            move = Move("trap", armies=((seat, ((card, 1),)),))
            words = say("choice-trap", card=view.cards.name(card), player=territory.name)
            yield Choice(words, move, move.text(names), facts_line(view.cards[card], say), f"army/{seat}/{card}")


def question_text(view: View, decision: Decision, say: Texts) -> str:
    """The question in words, with the card and the players it is about."""
    kind = decision.kind
    if view.lands and (found := on_the_field.question(view, decision, say)):
        return found
    card = say(view.cards.name(decision.card)) if decision.card else ""
    if kind == "defend":
        seat = decision.player
        strength, defence = view.attack_on(seat), view.defence(seat)
        seats = [view.active] if view.ally is None else [view.active, view.ally]
        foes, count = tuple(view.players[each] for each in seats), len(seats)
        question = say("question-defend", player=foes, count=count, strength=strength, defence=defence)
        bonus = "ambush-bonus-each" if view.cards.ambush_per_card else "ambush-bonus-together"
        return question + say("sentence-separator") + say(bonus)
    if kind == "prize":
        return say("question-prize", card=card)
    if kind == "fall" and decision.other is not None:
        return say("question-fall-other", player=view.players[decision.other])
    if kind == "join":
        return say("question-join", player=view.players[view.active])
    if kind in ("show", "pick"):
        return _ninja_question(view, decision, card, say)
    if kind == "pass_on":
        return say("question-pass-on", card=card, points=decimal(view.cards[decision.card or ""].vp, 0))
    if kind in ("choose", "trash", "discard", "gain", "target"):
        return say(f"question-{kind}", card=card)
    kind = "trap_card" if kind == "trap_seat" else kind  # both are asked as one list
    return say(f"{'question' if kind in _SAID_TO_YOU else 'ask'}-{kind.replace('_', '-')}")


def _ninja_question(view: View, decision: Decision, card: str, say: Texts) -> str:
    """What a ninja asks, with what becomes of the card that is lost (C3.7)."""
    clauses = text_of(view.cards[decision.card or ""]).clauses
    loss = next((clause.what for clause in clauses if clause.word == "spy"), "discard")
    if decision.kind == "show":
        return say(f"question-show-{loss}", card=card)
    assert decision.other is not None
    return say(f"question-pick-{loss}", card=card, player=view.players[decision.other])


# ---- labels
def label(view: View, decision: Decision, option: Option, say: Texts) -> tuple[str, str]:
    """The label of an option and a note: what the card does, or what would happen at the Land."""
    kind, move = decision.kind, option.move
    if move.verb == "end":
        return say({"deploy": "choice-end-deploy", "buy": _end_of_buying(view)}.get(kind, "choice-end")), ""
    if KINDS_BY_NAME[kind].counts_cards:
        return _how_many(view, decision, move, say), ""
    if kind == "land" and decision.card and view.cards[decision.card].category != "tactics":
        assert move.land is not None
        result, words = preview(view, decision.card, move.land, say)
        return say("choice-land-result", land=move.land + 1, result=result), words
    found = on_the_field.label(view, decision, move, say) if view.lands else None
    return found or _label(view, decision, option, say)


def _end_of_buying(view: View) -> str:
    return "choice-end-buying" if view.lands else "choice-end-buy"


def _how_many(view: View, decision: Decision, move: Move, say: Texts) -> str:
    """The label of a number of cards that attack, ambush, stay or are kept."""
    kind = decision.kind
    if decision.card is None:
        return say(f"choice-{kind}-none")
    card, number = view.cards.name(decision.card), dict(move.cards or move.units).get(decision.card, 0)
    if decision.other is not None:
        return say("choice-assign", number=number, card=card, player=view.players[decision.other])
    return say(f"choice-{kind}-some", number=number, card=card)


def _label(view: View, decision: Decision, option: Option, say: Texts) -> tuple[str, str]:
    kind, move = decision.kind, option.move
    verb = move.verb
    if verb == "attack":
        if not move.armies:
            return say("choice-attack"), ""
        foe = view.players[move.armies[0][0]]
        return say("choice-attack-one", player=foe, strength=view.army_attack(view.active)), ""
    if move.seat is not None and kind != "battle":
        return called(view.players[move.seat], say, is_you=move.seat == decision.player), ""
    if verb == "trap":
        return _trapped(view, move, say)
    if verb == "reinforcements":
        return say("choice-reinforcements"), say("choice-reinforcements.note")
    if verb in ("show", "pass", "ambush") and option.is_pass:
        return say(f"choice-{verb}-none"), ""
    if verb in ("peace", "joint", "join", "refuse", "decline", "ambush"):
        return say(f"choice-{verb}"), ""
    if verb == "choose":
        return _side(view, decision, move.word, say), ""
    card = view.cards[move.card or ""]
    if kind == "buy":
        if verb == "play":
            return say("choice-play-treasure", card=card.name, money=card.money), ""
        return say("choice-buy", card=card.name, price=view.price(card.id)), facts_line(card, say)
    name = say(f"choice-{verb}-{move.word}", card=card.name) if move.word else say(card.name)
    return name, facts_line(card, say)


def _trapped(view: View, move: Move, say: Texts) -> tuple[str, str]:
    """The label of a deployed card that falls into a trap."""
    (seat, units), *_ = move.armies
    if not units:
        return view.players[seat], ""
    card = view.cards[units[0][0]]
    return say("choice-trap", card=card.name, player=view.players[seat]), facts_line(card, say)


def _side(view: View, decision: Decision, side: str, say: Texts) -> str:
    """The label of one of the two sides of a card's text."""
    card = view.cards[decision.card or ""]
    numbers = card.numbers
    if side == "draw":
        return say("print-cards", number=numbers[0], mark="")
    if side in ("actions", "action"):
        return say("print-actions", number=numbers[-1], mark="")
    if side == "money":
        return say("print-money", number=numbers[0], mark="")
    if side == "trash" and card.effect == "money_or_trash":
        return say("choice-trash-it", money=numbers[1])
    return say(f"choice-{side}-side")

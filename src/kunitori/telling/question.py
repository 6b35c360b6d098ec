"""What a person is asked, in words, and what every answer says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kunitori.cards.facts import card_name
from kunitori.decisions.handles import handles
from kunitori.game import View
from kunitori.i18n import Texts
from kunitori.telling import on_the_field
from kunitori.telling.facts import facts_line
from kunitori.telling.field import preview
from kunitori.telling.picks import March, Picks, march, picks
from kunitori.values.decision import Decision, Option

__all__ = ["Choice", "Question", "ask", "falling", "label", "question_text"]

_ACTIONS = 64  # an action id is kind * 64 + the answer


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: what it says, the move or the part of a move it makes, and a note beside it."""

    label: str
    move: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """One question: what it says, a choice for every option of the decision, and what can be picked or had."""

    text: str
    choices: tuple[Choice, ...] = ()
    """All options of the decision, refusals last."""
    shortcuts: tuple[Choice, ...] = ()
    """Whole moves beside them: all cards stay, everything against one player …"""
    picks: Picks | None = None
    march: March | None = None
    on_offer: frozenset[str] | None = None
    """The cards that can be had from the pool now; None if nothing is to be had."""
    open_lands: frozenset[int] = frozenset()
    """The Lands of the battlefield that can be chosen, from 0."""


def ask(view: View, decision: Decision, say: Texts) -> Question:
    """The question that a decision of the viewer is.

    >>> from kunitori import new_game
    >>> from kunitori.i18n import texts
    >>> view = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0).view(0)
    >>> question = ask(view, view.decision, texts("en"))
    >>> question.text, [(choice.label, choice.move) for choice in question.choices][:2]
    ('What do you buy?', [('Play Copper (+1 money)', 'play copper'), ('End the turn', 'end')])
    """
    kind = decision.kind
    options = sorted(decision.options, key=lambda option: option.text in ("refuse", "decline"))
    choices = tuple(
        Choice(words, option.text, note) for option in options for words, note in [label(view, decision, option, say)]
    )
    on_offer = None
    if kind in ("buy", "gain"):
        words = [option.text.split() for option in decision.options]
        on_offer = frozenset(word[1] for word in words if word[0] == kind)
    return Question(
        question_text(view, decision, say),
        choices,
        tuple(_shortcuts(view, decision, say)),
        picks(view, decision),
        march(view, decision),
        on_offer,
        frozenset(on_the_field.land(text) - 1 for text in decision.texts if kind == "land"),
    )


def _shortcuts(view: View, decision: Decision, say: Texts) -> Iterator[Choice]:
    if found := picks(view, decision):
        if decision.kind == "defend":
            yield Choice(say("choice-ambush-none"), found.move_of(()))
        else:
            yield Choice(say(f"choice-{found.verb}-all"), found.move_of(found.cards))
            yield Choice(say(f"choice-{found.verb}-none"), found.move_of(()))
    if decision.kind == "trap_seat":
        yield from falling(view, say)
    if way := march(view, decision):
        total = view.army_attack(view.active)
        for seat in way.seats:
            name = view.players[seat]
            yield Choice(say("choice-attack-one", player=name, strength=total), way.all_against(seat))


def falling(view: View, say: Texts) -> Iterator[Choice]:
    """Every deployed card of every player that can fall into a trap, each a whole move (C3.7)."""
    names = handles(view.players)
    for seat, territory in enumerate(view.seats):
        for card in territory.deployed:
            words = say("choice-trap", card=card_name(card), player=territory.name)
            yield Choice(words, f"trap {names[seat]}:{card}", facts_line(view.cards[card], say))


def question_text(view: View, decision: Decision, say: Texts) -> str:
    """The question in words, with the card and the players it is about."""
    kind = decision.kind
    if view.lands and (found := on_the_field.question(view, decision, say)):
        return found
    card = say(card_name(decision.card)) if decision.card else ""
    if kind == "defend":
        seat = decision.player
        strength, defence = view.attack_on(seat), view.defence(seat)
        question = say("question-defend", player=view.players[view.active], strength=strength, defence=defence)
        bonus = "ambush-bonus-each" if view.cards.ambush_per_card else "ambush-bonus-together"
        return question + say("sentence-separator") + say(bonus)
    if kind == "prize":
        return say("question-prize", card=card)
    if kind == "join":
        return say("question-join", player=view.players[view.active])
    if kind in ("choose", "trash", "gain", "target", "show", "pick"):
        return say(f"question-{kind}", card=card)
    if kind in ("play", "buy"):
        return say(f"question-{kind}")
    kind = "trap_card" if kind == "trap_seat" else kind  # both are asked in one list
    return say(f"ask-{kind.replace('_', '-')}")


# ---- what an answer says
def label(view: View, decision: Decision, option: Option, say: Texts) -> tuple[str, str]:
    """What an option says, and a note beside it: what the card does, what would happen at the Land."""
    kind, text = decision.kind, option.text
    if text == "end":
        return say({"deploy": "choice-end-deploy", "buy": _end_of_buying(view)}.get(kind, "choice-end")), ""
    if kind in ("leaders", "troops", "ambush", "stay", "keep"):
        return _how_many(view, decision, option.action % _ACTIONS, say), ""
    if kind == "land" and decision.card and view.cards[decision.card].category != "tactics":
        land = on_the_field.land(text)
        result, words = preview(view, decision.card, land - 1, say)
        return say("choice-land-result", land=land, result=result), words
    found = on_the_field.label(view, decision, text, say) if view.lands else None
    return found or _label(view, decision, [word for word in text.split() if word != "..."], say)


def _end_of_buying(view: View) -> str:
    return "choice-end-buying" if view.lands else "choice-end-buy"


def _how_many(view: View, decision: Decision, number: int, say: Texts) -> str:
    """How many cards of a kind attack somebody, lie in ambush, stay or are kept: one step of a longer move."""
    kind = decision.kind
    if decision.card is None:
        return say(f"choice-{kind}-none")
    card = card_name(decision.card)
    if kind in ("leaders", "troops"):
        assert decision.other is not None
        return say("choice-assign", number=number, card=card, player=view.players[decision.other])
    return say(f"choice-{kind}-some", number=number, card=card)


def _label(view: View, decision: Decision, words: list[str], say: Texts) -> tuple[str, str]:
    kind = decision.kind
    if decision.step and kind in ("joint_target", "trash", "trap_card"):
        words = [kind, *words]
    verb, *rest = words
    thing = rest[0] if rest else ""
    if verb == "attack":
        if not rest:
            return say("choice-attack"), ""
        foe = _player(thing.partition(":")[0], view)
        return say("choice-attack-one", player=foe, strength=view.army_attack(view.active)), ""
    if verb == "joint_target" or verb in ("ask", "name", "target", "pass"):
        return (say("choice-pass-none"), "") if thing == "none" else (_player(thing, view), "")
    if kind in ("trap_seat", "trap_card"):
        return _trapped(view, decision, thing, say)
    if verb == "ambush":
        return say("choice-ambush-none" if rest else "choice-ambush"), ""
    if verb == "reinforcements":
        return say("choice-reinforcements"), say("choice-reinforcements.note")
    if verb in ("peace", "joint", "join", "refuse", "decline"):
        return say(f"choice-{verb}"), ""
    if verb == "choose":
        return _side(view, decision, thing, say), ""
    if verb == "show" and thing == "none":
        return say("choice-show-none"), ""
    card = view.cards[thing]
    if kind == "buy":
        if verb == "play":
            return say("choice-play-treasure", card=card.name, money=card.money), ""
        return say("choice-buy", card=card.name, price=view.price(card.id)), facts_line(card, say)
    name = say(f"choice-{verb}-{rest[1]}", card=card.name) if len(rest) > 1 else say(card.name)
    return name, facts_line(card, say)


def _trapped(view: View, decision: Decision, army: str, say: Texts) -> tuple[str, str]:
    """Whose deployed card falls into the trap, and which."""
    handle, colon, card = army.partition(":")
    if colon and not card:
        return _player(handle, view), ""
    seat = handles(view.players).index(handle) if colon else decision.other
    assert seat is not None
    card = card or handle
    return say("choice-trap", card=card_name(card), player=view.players[seat]), facts_line(view.cards[card], say)


def _player(handle: str, view: View) -> str:
    return view.players[handles(view.players).index(handle)]


def _side(view: View, decision: Decision, side: str, say: Texts) -> str:
    """One of the two things a card's text offers."""
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

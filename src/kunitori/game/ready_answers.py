"""Answers for which nobody has to be asked: the only one there is, and those that a player has chosen beforehand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from kunitori.cards.sets import CardSet
from kunitori.decisions.handles import handles
from kunitori.decisions.move import Move
from kunitori.decisions.table import KINDS_BY_NAME
from kunitori.game.view import Cards, View

__all__ = ["HABITS", "ReadyAnswer", "habits_of", "ready_answer"]

HABITS = ("prizes", "tactics", "troops")
"""What a player can choose beforehand: to decline all prizes, to keep all tactics, to leave all troops deployed."""
_NOT_IN_HAND = ("take", "give")  # what they ask about lies in the deck or in the discard pile


@dataclass(frozen=True, slots=True)
class ReadyAnswer:
    """An answer that the player need not give."""

    text: str
    is_open: bool
    """Whether everybody can see that this is the answer; otherwise giving it at once would betray something."""
    is_habit: bool = False
    """Whether there was a choice, which the player made beforehand."""


def habits_of(cards: CardSet) -> tuple[str, ...]:
    """The habits that make sense with these cards.

    >>> from kunitori.cards import card_set
    >>> [habits_of(card_set(game)) for game in ("kunitori", "world_on_fire", "moegahara")]
    [('prizes', 'troops'), ('prizes', 'tactics', 'troops'), ('tactics',)]
    """
    battles = not cards.teams
    return tuple(habit for habit in HABITS if (cards.keep_tactics if habit == "tactics" else battles))


def ready_answer(view: View, public: View, habits: Collection[str] = ()) -> ReadyAnswer | None:
    """The answer of the viewer that needs no asking; None if there is a choice, or the viewer is not asked.

    ``public`` is the spectator's view of the same moment: it decides what everybody can see (docs/decisions/0004).

    >>> from kunitori.game import Game
    >>> seat = {"hand": {"copper": 1}, "discard": {"market": 1}}
    >>> game = Game.from_position({"game": "kunitori", "seats": [seat, {}]})
    >>> game.decision.texts, ready_answer(game.view(0), game.view(None))
    (('end',), ReadyAnswer(text='end', is_open=True, is_habit=False))
    """
    decision = view.decision
    if decision is None or decision.player != view.player or not decision.options or decision.step:
        return None
    is_only = len(decision.options) == 1 and not decision.options[0].is_partial
    is_open = is_only and _is_open(public)
    if decision.kind == "keep" and "tactics" in habits:  # with none to keep, too, or the habit would betray it
        return ReadyAnswer(_all_of("keep", view.keepable, view), is_open, True)
    if is_only:
        return ReadyAnswer(decision.options[0].text, is_open)
    if decision.kind in ("prize", "joint_prize") and "prizes" in habits:
        return ReadyAnswer("decline", True, True)
    if decision.kind == "stay" and "troops" in habits and _are_troops(view.stayable, view):
        return ReadyAnswer(_all_of("stay", view.stayable, view), True, True)
    return None


def _are_troops(cards: Cards, view: View) -> bool:
    return all(view.cards[card].category == "troop" for card in cards)


def _all_of(verb: str, cards: Cards, view: View) -> str:
    return Move(verb, tuple(cards.items())).text(handles(view.players))


def _is_open(public: View) -> bool:
    """Whether everybody can see that the question has one answer."""
    decision = public.decision
    assert decision is not None
    row = KINDS_BY_NAME[decision.kind]
    if row.secret_from is None and row.name not in ("play", "buy", "keep"):
        return True  # such a question is asked only by a game that asks them all
    seat = public.seats[decision.player]
    if sum(seat.hand.values()) == seat.hand_size:
        return row.name not in _NOT_IN_HAND
    if row.secret_from is not None:
        return False
    rules = public.known_state.rules
    wanted = {"play": rules.action_cards, "buy": rules.treasures, "keep": rules.tactics}[row.name]
    return not any(wanted >> public.cards.kind_number[card] & 1 for card in _hidden(public, decision.player))


def _hidden(public: View, player: int) -> set[str]:
    """The cards of a player of which at least one lies where not everybody can see it."""
    seat = public.seats[player]
    seen = Counter(seat.deployed) + Counter(seat.discard) + Counter(seat.top) + Counter({public.cards.moat: seat.moats})
    if public.active == player:
        seen += Counter(public.played)
    return {card for card, number in seat.owned.items() if number > seen[card]}

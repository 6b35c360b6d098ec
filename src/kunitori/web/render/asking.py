"""What the viewer is asked: the question with all its answers as buttons, and where on the table they lie."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import SimpleNamespace  # Jinja reads its fields faster than those of a dict
from typing import Any

from markupsafe import Markup

from kunitori.decisions.handles import handles
from kunitori.decisions.table import KINDS_BY_NAME
from kunitori.game import View
from kunitori.i18n import Texts, texts
from kunitori.tables.view import TableView
from kunitori.telling.ahead import bought_ahead
from kunitori.telling.facts import facts_line
from kunitori.telling.picks import March
from kunitori.telling.question import Choice, Question, ask
from kunitori.values.decision import Decision
from kunitori.web.render.parts import joined, macros, rule_path

__all__ = ["NOT_ASKED", "Asked", "asked", "question"]

_FEW = 3  # answers that are buttons of their own; more of them become a list


@dataclass(frozen=True, slots=True)
class Asked:
    """What is open to the viewer now."""

    decision: Decision | None = None
    """None if it is not the viewer who is asked."""
    question: Question | None = None
    places: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Place -> the moves that lie there."""
    ahead: tuple[Choice, ...] = ()
    """Cards of the pool that the treasure in hand can pay for."""

    def do(self, place: str) -> str:
        """The move that a click on a place makes; empty if there is none, or more than one."""
        moves = self.places.get(place, ())
        return moves[0] if len(moves) == 1 else ""

    @property
    def picked_from(self) -> str:
        """The place whose cards are picked, where several are."""
        return self.question.picks.place if self.question and self.question.picks else ""

    @property
    def march(self) -> March | None:
        """The units and the players among whom they can be divided, if there is such a choice."""
        march = self.question.march if self.question else None
        return march if march and march.can_split else None

    @property
    def pool_verb(self) -> str:
        """The word with which a card of the pool would be a move."""
        return "gain" if self.decision and self.decision.kind == "gain" else "buy"

    @property
    def hand_verb(self) -> str:
        """The word with which a card of the hand would be a move."""
        if self.question and self.question.picks:
            return self.question.picks.verb
        row = KINDS_BY_NAME[self.decision.kind] if self.decision else None
        return row.answer_verb if row and row.place.startswith("hand/") else "play"

    def why_land(self, land: int) -> str:
        """The move that a click on a Land would be, while a unit is deployed."""
        decision = self.decision
        if not decision or decision.kind != "land" or not decision.card:
            return ""
        return f"deploy {decision.card} {land + 1}"


NOT_ASKED = Asked()


def asked(seen: TableView, say: Texts, is_covered: bool) -> Asked:
    """What the viewer can answer now: nothing while hands are covered, the game is paused, or a bot plays his seat.

    Who has asked to take something back holds nobody up: moving on is an answer, too.
    """
    view = seen.view
    decision = view.decision if view else None
    if view is None or decision is None or seen.seat is None or decision.player != seen.seat or seen.stage != "playing":
        return NOT_ASKED
    if is_covered or seen.paused or seen.seats[seen.seat].stands_in or not decision.options:
        return NOT_ASKED
    found = ask(view, decision, say)
    places: dict[str, list[str]] = {}
    if found.picks is None or not KINDS_BY_NAME[decision.kind].counts_cards:
        marches = [choice for choice in found.shortcuts if choice.move.verb == "attack"]
        for choice in (*found.choices, *marches):
            if choice.place:
                places.setdefault(choice.place, []).append(choice.text)
    ahead = tuple(bought_ahead(view, say))
    return Asked(decision, found, {place: tuple(moves) for place, moves in places.items()}, ahead)


# ---- the panel
def question(seen: TableView, at: Asked, language: str) -> str:
    """The panel with the question in words and a button for every answer."""
    say = texts(language)
    if at.decision is None or at.question is None:
        return _waiting(language, *_waiting_words(seen, say))
    return str(macros(language).question(SimpleNamespace(**_panel(seen, at, say))))


@lru_cache(maxsize=2048)
def _waiting(language: str, text: str, rule: str) -> str:
    return str(macros(language).question(SimpleNamespace(**_empty(text, rule))))


def _empty(text: str, rule: str) -> dict[str, Any]:
    return {
        "is_mine": False, "key": "", "text": text, "rule": rule, "rule_path": rule_path(rule), "picks": (),
        "march": (), "has_several": False, "buttons": "", "listed": "", "is_in_progress": False, "pool": "", "hand": "",
    }  # fmt: skip


def _waiting_words(seen: TableView, say: Texts) -> tuple[str, str]:
    view = seen.view
    if view is None or view.decision is None or seen.stage != "playing":
        return say("table-game-over"), ""
    decision = view.decision
    words = say(f"ask-{decision.kind.replace('_', '-')}")
    who = seen.players[decision.player]
    return say("table-decides", player=who, question=words), decision.rule


def _panel(seen: TableView, at: Asked, say: Texts) -> dict[str, Any]:
    view, decision, asks = seen.view, at.decision, at.question
    assert view is not None and decision is not None and asks is not None
    direct, listed, last = _sorted(decision, asks)
    buttons: list[Markup] = []
    if decision.kind == "buy" and any(choice.move.verb == "play" for choice in asks.choices):
        buttons.append(_treasure(say.language, view.treasure_money))
    picks = _picks(view, asks, say)
    offset = len(picks)
    for number, (choice, sort) in enumerate(direct, 1):
        key = str(offset + number) if offset + number < 10 else ""
        buttons.append(_button(say, f"choice-{number}", choice, sort, key))
    buttons += [_button(say, f"choice-{choice.move.verb}", choice, "main", "e") for choice in last]
    sorts = [(choice, "plain") for choice in listed] + [(choice, "near") for choice in at.ahead]
    rows = [
        _button(say, f"listed-{number}", choice, sort, str(number) if number < 10 else "")
        for number, (choice, sort) in enumerate(sorts, 1)
    ]
    return {
        **_empty(asks.text, decision.rule),
        "is_mine": True,
        "key": f"{seen.rev}.{decision.kind}.{decision.step}",
        "buttons": joined(buttons),
        "listed": joined(rows),
        "listed_count": len(rows),
        "is_in_progress": seen.in_progress,
        "pool": at.pool_verb,
        "hand": at.hand_verb,
        "verb": asks.picks.verb if asks.picks else "",
        "picked_from": at.picked_from,
        "picks": picks,
        "labels": _labels(asks, say),
        "march": _march(seen, at),
        "has_several": at.march is not None and any(unit.has_several for unit in at.march.units),
    }


def _sorted(decision: Decision, asks: Question) -> tuple[list[tuple[Choice, str]], list[Choice], list[Choice]]:
    """The answers that stand in the panel itself, those that lie on the table, and the one that ends the phase."""
    row = KINDS_BY_NAME[decision.kind]
    direct: list[tuple[Choice, str]] = []
    listed: list[Choice] = []
    last: list[Choice] = []
    picking = asks.picks is not None and bool(asks.picks.cards)  # with none to pick, the one answer is a button
    for choice in asks.choices:
        if choice.move.ends_phase:
            last.append(choice)
        elif picking and (row.counts_cards or choice.move.verb == "ambush"):
            continue  # picked card by card instead
        elif asks.march and choice.move.verb == "attack":
            continue  # units are sent one by one instead
        elif row.by_pointing and choice.place:
            listed.append(choice)
        else:
            direct.append((choice, "war" if choice.move.verb in ("attack", "joint") else "plain"))
    if len(listed) <= _FEW:
        direct[:0], listed = [(choice, "plain") for choice in listed], []
    is_one_card = asks.picks is not None and len(asks.picks.cards) == 1
    for choice in asks.shortcuts:
        if choice.move.verb == "attack":
            direct.append((choice, "war"))
        elif not choice.move.is_pass and not is_one_card:  # picking says the same
            direct.append((choice, "plain"))
    return direct, listed, last


def _button(say: Texts, id: str, choice: Choice, sort: str, key: str) -> Markup:
    return _button_html(say.language, id, choice.text, choice.label, choice.note, sort, key, choice.place)


@lru_cache(maxsize=8192)
def _button_html(language: str, id: str, move: str, label: str, note: str, sort: str, key: str, place: str) -> Markup:
    return Markup(macros(language).choice(id, move, label, note, sort, key, place))


@lru_cache(maxsize=1024)
def _treasure(language: str, worth: int) -> Markup:
    return Markup(macros(language).treasure(texts(language)("choice-treasure", money=worth)))


def _picks(view: View, asks: Question, say: Texts) -> list[dict[str, Any]]:
    """One button for each kind of card, with the numbers of its copies."""
    copies: dict[str, list[int]] = {}
    for number, card in enumerate(asks.picks.cards if asks.picks else ()):
        copies.setdefault(card, []).append(number)
    return [
        {
            "card": card, "numbers": " ".join(map(str, numbers)), "count": len(numbers),
            "label": say(view.cards[card].name), "note": facts_line(view.cards[card], say),
        }
        for card, numbers in copies.items()
    ]  # fmt: skip


def _labels(asks: Question, say: Texts) -> str:
    """What the button says that confirms a pick of none, one, two … cards."""
    if not asks.picks:
        return "[]"
    return json.dumps(
        [say(f"table-confirm-{asks.picks.verb}", number=number) for number in range(len(asks.picks.cards) + 1)],
        ensure_ascii=False,
    )


def _march(seen: TableView, at: Asked) -> list[SimpleNamespace]:
    """The players among whom the units can be divided; the page begins with all units against the first."""
    if not at.march or seen.view is None:
        return []
    names, view = handles(seen.players), seen.view
    strengths = view.attack_with({at.march.seats[0]: view.army(view.active)})
    return [
        SimpleNamespace(
            seat=seat, handle=names[seat], name=seen.players[seat], colour=seen.seats[seat].colour,
            attack=strengths.get(seat, 0), defence=view.defence(seat),
        )
        for seat in at.march.seats
    ]  # fmt: skip

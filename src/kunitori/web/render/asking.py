"""What the viewer is asked: the question with all its answers as buttons, and where on the table they lie."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from kunitori.decisions.handles import handles
from kunitori.decisions.table import KINDS_BY_NAME
from kunitori.game import View
from kunitori.i18n import Texts, texts
from kunitori.tables.view import TableView
from kunitori.telling.facts import facts_line
from kunitori.telling.places import place_of
from kunitori.telling.question import Choice, Question, ask
from kunitori.values.decision import Decision
from kunitori.web.render.parts import macros, rule_path

__all__ = ["Asked", "asked", "question"]

_FEW = 3  # answers that are buttons of their own; more of them become a list


@dataclass(frozen=True, slots=True)
class Asked:
    """What is open to the viewer now."""

    decision: Decision | None = None
    """None if it is not the viewer who is asked."""
    question: Question | None = None
    places: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Place -> the moves that lie there."""

    def do(self, place: str) -> str:
        """The move that a click on a place makes; empty if there is none, or more than one."""
        moves = self.places.get(place, ())
        return moves[0] if len(moves) == 1 else ""

    @property
    def picked_from(self) -> str:
        """The place whose cards are picked, where several are."""
        return self.question.picks.place if self.question and self.question.picks else ""

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


def asked(seen: TableView, say: Texts, is_covered: bool) -> Asked:
    """What the viewer can answer now: nothing while hands are covered, the game is paused, or a bot plays his seat.

    Who has asked to take something back holds nobody up: moving on is an answer, too.
    """
    view = seen.view
    decision = view.decision if view else None
    if view is None or decision is None or seen.seat is None or decision.player != seen.seat or seen.stage != "playing":
        return Asked()
    if is_covered or seen.paused or seen.seats[seen.seat].stands_in or not decision.options:
        return Asked()
    found = ask(view, decision, say)
    places: dict[str, list[str]] = {}
    is_picked = found.picks is not None and KINDS_BY_NAME[decision.kind].counts_cards
    marches = [choice for choice in found.shortcuts if choice.move.verb == "attack"]
    for move, text in [(answer.move, answer.text) for answers in (decision.options, marches) for answer in answers]:
        place = place_of(view, decision, move)
        if place and not is_picked:
            places.setdefault(place, []).append(text)
    return Asked(decision, found, {place: tuple(moves) for place, moves in places.items()})


# ---- the panel
def question(seen: TableView, at: Asked, language: str) -> str:
    """The panel with the question in words and a button for every answer."""
    say = texts(language)
    if at.decision is None or at.question is None:
        return _waiting(language, *_waiting_words(seen, say))
    return str(macros(language).question(_panel(seen, at, say)))


@lru_cache(maxsize=2048)
def _waiting(language: str, text: str, rule: str) -> str:
    return str(macros(language).question(_empty(text, rule)))


def _empty(text: str, rule: str) -> dict[str, Any]:
    return {
        "is_mine": False, "key": "", "text": text, "rule": rule, "rule_path": rule_path(rule), "picks": (),
        "march": None, "buttons": "", "listed": "", "is_in_progress": False, "pool": "", "hand": "",
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
    direct, listed, last = _sorted(view, decision, asks)
    buttons: list[Markup] = []
    if decision.kind == "buy" and any(choice.move.verb == "play" for choice in asks.choices):
        buttons.append(_treasure(say.language, view.treasure_money))
    offset = len(asks.picks.cards) if asks.picks else 0
    for number, (choice, sort) in enumerate(direct, 1):
        key = str(offset + number) if offset + number < 10 else ""
        buttons.append(_button(say, f"choice-{number}", choice, sort, key, view, decision))
    buttons += [_button(say, f"choice-{choice.move.verb}", choice, "main", "e", view, decision) for choice in last]
    rows = [
        _button(say, f"listed-{place}", choice, "plain", str(place) if place < 10 else "", view, decision)
        for place, choice in enumerate(listed, 1)
    ]
    return {
        **_empty(asks.text, decision.rule),
        "is_mine": True,
        "key": f"{seen.rev}.{decision.kind}.{decision.step}",
        "buttons": Markup("").join(buttons),
        "listed": Markup("").join(rows),
        "listed_count": len(rows),
        "is_in_progress": seen.in_progress,
        "pool": at.pool_verb,
        "hand": at.hand_verb,
        "verb": asks.picks.verb if asks.picks else "",
        "picked_from": at.picked_from,
        "picks": _picks(view, asks, say),
        "labels": _labels(asks, say),
        "march": _march(seen, asks, say),
    }


def _sorted(
    view: View, decision: Decision, asks: Question
) -> tuple[list[tuple[Choice, str]], list[Choice], list[Choice]]:
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
        elif row.by_pointing and place_of(view, decision, choice.move):
            listed.append(choice)
        else:
            direct.append((choice, "war" if choice.move.verb in ("attack", "joint") else "plain"))
    if len(listed) <= _FEW:
        direct[:0], listed = [(choice, "plain") for choice in listed], []
    for choice in asks.shortcuts:
        if choice.move.verb == "attack":
            direct.append((choice, "war"))
        elif not choice.move.is_pass:  # that is what confirming a pick of no card says
            direct.append((choice, "plain"))
    return direct, listed, last


def _button(say: Texts, id: str, choice: Choice, sort: str, key: str, view: View, decision: Decision) -> Markup:
    place = place_of(view, decision, choice.move) or ""
    return _button_html(say.language, id, choice.text, choice.label, choice.note, sort, key, place)


@lru_cache(maxsize=8192)
def _button_html(language: str, id: str, move: str, label: str, note: str, sort: str, key: str, place: str) -> Markup:
    return Markup(macros(language).choice(id, move, label, note, sort, key, place))


@lru_cache(maxsize=1024)
def _treasure(language: str, worth: int) -> Markup:
    return Markup(macros(language).treasure(texts(language)("choice-treasure", money=worth)))


def _picks(view: View, asks: Question, say: Texts) -> list[dict[str, Any]]:
    if not asks.picks:
        return []
    return [
        {"number": number, "card": card, "label": say(view.cards[card].name), "note": facts_line(view.cards[card], say)}
        for number, card in enumerate(asks.picks.cards)
    ]


def _labels(asks: Question, say: Texts) -> str:
    """What the button says that confirms a pick of none, one, two … cards."""
    if not asks.picks:
        return "[]"
    return json.dumps(
        [say(f"table-confirm-{asks.picks.verb}", number=number) for number in range(len(asks.picks.cards) + 1)],
        ensure_ascii=False,
    )


def _march(seen: TableView, asks: Question, say: Texts) -> dict[str, Any] | None:
    """The units to send and the players to attack. A troop follows the leaders: it goes where one of them goes."""
    if not asks.march or seen.view is None:
        return None
    names, view = handles(seen.players), seen.view
    strengths = view.attack_with({asks.march.seats[0]: view.army(view.active)})  # the page begins with all units there
    seats = [
        {
            "handle": names[seat], "name": seen.players[seat], "colour": seen.seats[seat].colour,
            "attack": strengths.get(seat, 0),
        }
        for seat in asks.march.seats
    ]  # fmt: skip
    leaders = " ".join(str(index) for index, unit in enumerate(asks.march.units) if unit.is_leader)
    units = [
        {
            "index": index, "card": unit.card, "attack": unit.attack, "follows": "" if unit.is_leader else leaders,
            "label": say(view.cards[unit.card].name),
        }
        for index, unit in enumerate(asks.march.units)
    ]  # fmt: skip
    return {"units": units, "seats": seats}

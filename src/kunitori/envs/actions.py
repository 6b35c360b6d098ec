"""Action spaces: a dense number for every answer that a card set can ask for.

The engine numbers an answer ``kind of decision * 64 + bit``, the same in every game (docs/notation.md). Few of these
numbers are used, so each card set has its own table, in their order. Seats are counted from the player asked: 0 is the
next to the left, 5 the player.

>>> from kunitori.cards import card_set
>>> table = action_table(card_set("world_on_fire"))
>>> table.size, table.name(table.number(KINDS_BY_NAME["buy"].number * 64 + 5))
(339, 'buy land')
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from kunitori.cards.printed_texts import text_of
from kunitori.cards.sets import CardSet
from kunitori.cards.vocabulary import WORDS
from kunitori.decisions.table import KINDS_BY_NAME, TABLE, Answers, DecisionKind, Group
from kunitori.engine.battle import fall_bit
from kunitori.engine.consts import LANDS, LINE, NO, PLAY_TREASURE, SELF, K
from kunitori.engine.effects.take_back import take_bit
from kunitori.engine.episode import Ids
from kunitori.engine.rules import Rules

__all__ = ["KINDS_BY_NAME", "ActionTable", "action_table"]

_EACH = 64
_ORDERS = 6
_SIDES = 4
_JOINT = ("joint_target", "ask", "join", "joint_prize", "name")
_ROWS_OF_CARDS = {
    "deployed": "deployable",
    "play": "action_cards",
    "joint_prize": "victory",
    "trap_card": "deployable",
    "exchange": "treasures",
}
_ASKED_BY_WORDS = {name for word in WORDS.values() for name in word.asks}
_COUNTED = {"stay": "deployable", "keep": "tactics", "leaders": "leaders", "troops": "troops", "ambush": "fighters"}


@dataclass(frozen=True, slots=True)
class ActionTable:
    """The actions of a card set: their numbers in the engine, in ascending order."""

    answers: tuple[int, ...]
    names: tuple[str, ...]
    ids: Ids = field(compare=False, repr=False)

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.answers)

    def number(self, answer: int) -> int:
        """The action for a number of the engine, with seats as the player asked counts them; -1 if there is none."""
        return self.answers.index(answer) if answer in self.answers else -1

    def name(self, action: int) -> str:
        """An action in words: the kind of decision, and the answer."""
        return self.names[action]


@lru_cache(maxsize=64)
def action_table(cards: CardSet) -> ActionTable:
    """The actions of a card set, for every number of players."""
    rules = Rules(cards)
    found = [
        (row.number * _EACH + bit, f"{row.name} {word}") for row in TABLE.values() for bit, word in _row(row, rules)
    ]
    return ActionTable(
        tuple(answer for answer, _ in found), tuple(name for _, name in found), Ids([answer for answer, _ in found])
    )


def _row(row: DecisionKind, rules: Rules) -> list[tuple[int, str]]:
    if not _is_asked(row, rules.cards):
        return []
    answers = dict(_answers(row, rules))
    if row.none:
        answers[NO] = row.none
    return sorted(answers.items())


def _is_asked(row: DecisionKind, cards: CardSet) -> bool:
    """Whether a question can come up with these cards."""
    texts = [text_of(card) for card in cards.facts]
    asked = {name for text in texts for name in text.asks}
    effects = {card.effect for card in cards.facts}
    has_joint = "actions_or_joint_battle" in effects or any(
        clause.word == "joint_battle" for text in texts for clause in text.clauses
    )
    if row.name == "trap_card":
        row = KINDS_BY_NAME["trap_seat"]
    if row.name in _JOINT and not has_joint:
        return False
    if row.effects or row.name in _ASKED_BY_WORDS:
        return bool(effects & {*row.effects}) or row.name in asked
    if row.group in (Group.ATTACK, Group.DEFENCE, Group.AFTERMATH) or row.name in ("deployed", "stay"):
        return row.moegahara == cards.teams
    return cards.teams or not row.moegahara


def _answers(row: DecisionKind, rules: Rules) -> Iterator[tuple[int, str]]:
    kinds = rules.cards.kinds

    def cards(mask: int) -> Iterator[tuple[int, str]]:
        return ((k, kinds[k]) for k in range(K) if mask >> k & 1)

    match row.answers:
        case Answers.SEAT | Answers.RECEIVER:
            yield from _seats()
        case Answers.TRAPPED if row.name == "trap_seat":
            yield from _seats()
        case Answers.KIND | Answers.TRAPPED:
            yield from cards(getattr(rules, _ROWS_OF_CARDS.get(row.name, "in_game")))
        case Answers.NUMBER | Answers.ASSIGNED:
            counted = getattr(rules, _COUNTED[row.name]) | (rules.stays if row.name == "stay" else 0)
            slots = rules.cards.kind_number
            most = max((card.copies for card in rules.cards.facts if counted >> slots[card.id] & 1), default=0)
            yield from ((n, str(n)) for n in range(min(most, NO - 1) + 1))
        case Answers.SPOT:
            yield from ((spot, str(spot + 1)) for spot in range(LINE))
        case Answers.ORDER:
            yield from ((order, str(order)) for order in range(1, _ORDERS))
        case Answers.WORD | Answers.USE:
            yield from enumerate(row.words)
        case Answers.PRIZE:
            yield from ((0, "decline"), (1, "take"))
        case Answers.CHOICE:
            most = max((len(text_of(card).choice_words) for card in rules.cards.facts), default=2)
            yield from ((side, f"side {side + 1}") for side in range(max(2, min(most, _SIDES))))
        case Answers.BOUGHT:
            yield from cards(rules.in_game)
            treasures = [card.id for card in rules.cards.facts if card.category == "treasure"]
            yield from ((PLAY_TREASURE + n, f"{card} from hand") for n, card in enumerate(treasures))
        case Answers.DEPLOYED:
            yield from cards(rules.units)
            yield from ((rules.cards.kind_number[card], card) for card in ("horo_musha", "trap") if card in rules.cards)
        case Answers.FALLEN:
            for place, word in enumerate(("army", "ambush", "reinforcements")):
                yield from ((fall_bit(rules, place, k), f"{kind} {word}") for k, kind in cards(rules.troops))
        case Answers.FETCHED:
            for in_deck, word in ((False, "discard pile"), (True, "deck")):
                yield from ((take_bit(rules, k, in_deck), f"{kind} {word}") for k, kind in cards(rules.generals))
        case Answers.LAND:
            for team, word in enumerate(("own", "enemy")):
                yield from ((team * LANDS + land, f"{word} {land + 1}") for land in range(LANDS))


def _seats() -> Iterator[tuple[int, str]]:
    yield from ((seat, f"seat {seat + 1}") for seat in range(SELF))
    yield SELF, "self"

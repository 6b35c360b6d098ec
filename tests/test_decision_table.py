"""The table of decisions in docs/notation.md says what the code does: compared with its words, and with games."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import kunitori
from kunitori.values.vocabulary import DECISIONS, RULE_OF_DECISION, VERBS

PAGE = Path(__file__).parents[1] / "docs" / "notation.md"
FORMULAS: dict[str, tuple[range, Callable[[int], int]]] = {  # bits it covers, narrowest first, and the kind it means
    "56 + kind": (range(56, 59), lambda bit: bit - 56),
    "kind + 16": (range(22, 38), lambda bit: bit - 16),
    "10 * place + kind - 22": (range(30), lambda bit: bit % 10 + 22),
    "kind": (range(56), lambda bit: bit),
}


@dataclass(frozen=True)
class Row:
    number: int
    kind: str
    asked: str
    card: str
    other: str
    bits: str
    verbs: tuple[str, ...]
    step: str
    one: str
    rule: str

    @property
    def entries(self) -> dict[str, str]:
        """What each bit or formula means."""
        return {bit: meaning.strip() for bit, meaning in re.findall("`(.+?)`([^;]*)", self.bits)}


def rows() -> Iterator[Row]:
    for line in PAGE.read_text("utf-8").splitlines():
        if re.match(r"\| \d+ \|", line):
            number, kind, asked, card, other, bits, verbs, step, one, rule = (
                cell.strip() for cell in line.strip("|").split("|")
            )
            words = () if verbs == "–" else tuple(verbs.split(", "))
            yield Row(int(number), kind, asked, card, other, bits, words, step, one, rule)


TABLE = {row.kind: row for row in rows()}


def test_the_table_is_complete_and_has_the_words_of_the_code() -> None:
    code = {number: (word, VERBS[number], RULE_OF_DECISION[number]) for number, word in DECISIONS.items() if number}
    assert {row.number: (row.kind, row.verbs, row.rule) for row in TABLE.values()} == code


def check_subject(row: Row, decision: kunitori.Decision) -> None:
    assert decision.card is None if row.card == "–" else decision.card or "or none" in row.card
    assert (decision.other is None) == (row.other == "–")
    assert row.step == "either" or (row.step == "later") == (decision.step > 0)


def check_option(row: Row, game: kunitori.Game, option: kunitori.Option, handles: list[str]) -> None:
    decision = game.decision
    assert decision is not None
    bit = option.action - row.number * 64
    assert 0 <= bit < 64
    words = re.split("[ :]", option.text.replace("...", "").strip())
    if not decision.step:
        assert words[0] in row.verbs
    if str(bit) in row.entries:
        meaning = re.split(", | or ", row.entries[str(bit)])
        assert any(word in words for word in meaning), (option, meaning)
    elif "number" in row.entries:
        several = [decision.card, f"{decision.card}*{bit}"] if bit == 1 else [f"{decision.card}*{bit}"]
        assert any(word in words for word in several) or (bit == 0 and "none" in words)
    elif "seat" in row.entries:
        assert handles[bit] in words or (words == ["pass", "none"] and bit == decision.player)
    elif "land" in row.entries:
        assert str(bit % 10 + 1) in words and (("enemy" in words) == (bit >= 10))
    elif "position" in row.entries:
        assert str(bit + 1) in words
    elif "order" in row.entries:
        assert 1 <= bit <= 5 and 2 <= len([word for word in words if word in game.cards]) <= 3
    else:
        kind = next(kind(bit) for formula, (bits, kind) in FORMULAS.items() if formula in row.entries and bit in bits)
        assert game.cards.kinds[kind] in words


def rich_table(name: str, players: int, seed: int, ask_all: bool) -> kunitori.Game:
    """Everybody owns one of every action card, so that all questions come up soon."""
    facts = kunitori.card_set(name).facts
    kinds = [card for card in facts if card.category in ("troop", "tactics", "politics")]
    cards = {card.id: 1 for card in kinds if card.copies >= players} | {"gold": 1}
    generals = [card.id for card in facts if card.category == "general"]
    army: dict[str, int] = {}
    if name == "moegahara":
        cards |= {"horo_musha": 2, "copper": 2}
    else:
        army = {card: cards.pop(card) for card in ("land_destroyer", "cavalry") if card in cards}
    shares = [
        dict.fromkeys(generals[seat::players] if name == "moegahara" else [generals[seat]], 1)
        for seat in range(players)
    ]
    seats = [{"deck": {**cards, **share}, "deployed": army} for share in shares]
    return kunitori.Game.from_position(
        {"game": name, "seats": seats, "seed": seed, "max_turns": 20 * players, "ask_all": ask_all}
    )


@pytest.mark.parametrize("ask_all", [False, True])
def test_the_table_says_what_happens_in_games(ask_all: bool) -> None:
    chance = random.Random(7)
    met: set[str] = set()
    one_answer: set[str] = set()
    for number in range(48):
        name = ("world_on_fire", "world_chaos", "kunitori", "moegahara")[number % 4]
        players = 2 + number % 5 if name != "moegahara" else (2, 4, 6)[number // 4 % 3]
        game = rich_table(name, players, number, ask_all)
        handles = [f"player_{seat}" for seat in range(1, 7)]
        while decision := game.decision:
            row = TABLE[decision.kind]
            met.add(row.kind)
            check_subject(row, decision)
            if row.asked == "active player":
                assert decision.player == game.active
            elif row.asked in ("defender", "target", "player asked"):
                assert decision.player != game.active
            if len(decision.options) == 1:
                one_answer.add(row.kind)
            for option in decision.options:
                check_option(row, game, option, handles)
            others = [option for option in decision.options if option.text not in ("end", "peace", "decline", "refuse")]
            game.apply(chance.choice(others or decision.options))
    assert met == {*TABLE}, "the games no longer meet every kind of decision"
    if not ask_all:
        assert one_answer == {row.kind for row in TABLE.values() if row.one == "asked"}

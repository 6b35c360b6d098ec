"""The table of decisions says what happens in games, and all that is written from it is up to date."""

from __future__ import annotations

import random
import re
import runpy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path

import pytest

import kunitori
from kunitori.cards.expansion import Expansion
from kunitori.cards.facts import EFFECTS
from kunitori.decisions.table import CHOICES, Answers
from kunitori.decisions.table import TABLE as KINDS
from kunitori.values.answers import CODES

PAGE = Path(__file__).parents[1] / "docs" / "notation.md"
FORMULAS: dict[str, tuple[range, Callable[[int], int]]] = {  # bits it covers, narrowest first, and the kind it means
    "56 + kind": (range(56, 59), lambda bit: bit - 56),
    "kind + 16": (range(22, 38), lambda bit: bit - 16),
    "10 * place + kind - 22": (range(30), lambda bit: bit % 10 + 22),
    "kind": (range(56), lambda bit: bit),
}
# places on the battlefield, counted from 1 in texts
PLACES = {"10 + land": (range(10, 20), "enemy"), "land": (range(10), ""), "spot": (range(3), "")}


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


WRITTEN: dict[Path, Callable[[], str]] = runpy.run_path(str(PAGE.parents[1] / "tools" / "write_consts.py"))["WRITTEN"]


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.name)
def test_what_follows_from_the_table_is_up_to_date(file: Path) -> None:
    assert file.read_text("utf-8") == WRITTEN[file](), "run tools/write_consts.py"


def test_every_sort_of_answer_is_coded_and_used() -> None:
    assert {*CODES} == {*Answers} == {row.answers for row in KINDS.values()}


def test_every_effect_that_asks_is_a_card_text() -> None:
    asking = {effect for row in KINDS.values() for effect in row.effects}
    assert asking <= {*EFFECTS} and {*CHOICES} <= asking


def check_subject(row: Row, decision: kunitori.Decision) -> None:
    assert decision.card is None if row.card == "–" else decision.card or "or none" in row.card
    assert decision.other is None if row.other == "–" else decision.other is not None or "or none" in row.other
    assert row.step == "either" or (row.step == "later") == (decision.step > 0)
    assert decision.rule in row.rule.split(", ")


def check_player(row: Row, game: kunitori.Game, player: int) -> None:
    if row.asked == "active player":
        assert player == game.active
    elif row.asked in ("defender", "target", "player asked"):
        assert player != game.active
    elif row.asked == "active or next player":
        assert player in (game.active, (game.active + 1) % len(game.players))


def orders_of(game: kunitori.Game, order: int) -> list[list[str]]:
    """The active team's lines in an order: the n-th of the six orders of three positions, as in a dictionary."""
    places = list(permutations(range(3)))[order]
    lines = [land.lines[game.active % 2] for land in game.view(None).lands]
    return [[line[place] for place in places if place < len(line)] for line in lines]


def check_option(row: Row, game: kunitori.Game, decision: kunitori.Decision, option: kunitori.Option) -> None:
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
        assert f"player_{bit + 1}" in words or (words == ["pass", "none"] and bit == decision.player)
    elif "order" in row.entries:
        assert [word for word in words if word in game.cards] in orders_of(game, bit)
    elif place := next((place for place in PLACES if place in row.entries and bit in PLACES[place][0]), None):
        bits, side = PLACES[place]
        assert str(bit - bits[0] + 1) in words and (not side or side in words)
    else:
        kind = next(kind(bit) for formula, (bits, kind) in FORMULAS.items() if formula in row.entries and bit in bits)
        assert game.cards.kinds[kind] in words


def rich_table(name: str, players: int, seed: int, ask_all: bool) -> kunitori.Game:
    """Everybody owns one of every action card, so that all questions come up soon."""
    facts = kunitori.card_set(name).facts
    cards = {card.id: 1 for card in facts if card.category in ("troop", "tactics", "politics")} | {"gold": 1}
    generals = [card.id for card in facts if card.category == "general"]
    army = {card: cards.pop(card) for card in ("land_destroyer", "cavalry") if card in cards}
    seats = [{"deck": {**cards, generals[seat]: 1}, "deployed": army} for seat in range(players)]
    return kunitori.Game.from_position(
        {"game": name, "seats": seats, "seed": seed, "max_turns": 20 * players, "ask_all": ask_all}
    )


def rich_field(players: int, seed: int, ask_all: bool) -> kunitori.Game:
    """The same for Moegahara: armies in every deck, each team with its generals, and battle joined at some Lands."""
    facts = kunitori.card_set("moegahara").facts
    cards = {card.id: 1 for card in facts if card.category in ("troop", "tactics")} | {"gold": 1, "silver": 1}
    del cards["farmer_militia"]
    sides = [[card.id for card in facts if card.side == side] for side in ("east", "west")]
    seats = [{"deck": {**cards, "copper": 2}} for _ in range(players)]
    for team, generals in enumerate(sides):
        for number, general in enumerate(generals):
            seats[(2 * number + team) % players]["deck"][general] = 1
    lines = [[["spear_troopers"], ["farmer_militia", "spear_troopers"]], [[], ["spear_troopers", "farmer_militia"]]]
    return kunitori.Game.from_position(
        {"game": "moegahara", "seats": seats, "lines": lines, "east_team": 0, "seed": seed, "max_turns": 20 * players,
         "ask_all": ask_all}
    )  # fmt: skip


def own_table(players: int, seed: int, ask_all: bool) -> kunitori.Game:
    """A table with a card of one's own that asks what no printed card asks."""
    inn = {"category": "politics", "copies": 20, "cost": 3, "actions": 1, "play": [{"discard": "hand"}]}
    cards = kunitori.card_set("world_on_fire", expansion=Expansion.read({"cards": {"inn": inn}}))
    seats = [{"deck": {"inn": 4, "copper": 4, "silver": 1}} for _ in range(players)]
    return kunitori.Game.from_position(
        {"game": "custom", "cards": cards.to_text().splitlines(), "seats": seats, "seed": seed,
         "max_turns": 8 * players, "ask_all": ask_all}
    )  # fmt: skip


def tables(ask_all: bool) -> Iterator[kunitori.Game]:
    for number in range(40):
        yield rich_table(("world_on_fire", "world_chaos", "kunitori")[number % 3], 2 + number % 5, number, ask_all)
    for number in range(15):
        yield rich_field((2, 4, 6)[number % 3], number, ask_all)
    for number in range(4):
        yield own_table(2 + number, number, ask_all)


@pytest.mark.parametrize("ask_all", [False, True])
def test_the_table_says_what_happens_in_games(ask_all: bool) -> None:
    chance = random.Random(7)
    met: set[str] = set()
    one_answer: set[str] = set()
    for game in tables(ask_all):
        while decision := game.decision:
            row = TABLE[decision.kind]
            met.add(row.kind)
            check_subject(row, decision)
            check_player(row, game, decision.player)
            if len(decision.options) == 1:
                one_answer.add(row.kind)
            for option in decision.options:
                check_option(row, game, decision, option)
            others = [option for option in decision.options if option.text not in ("end", "peace", "decline", "refuse")]
            game.apply(chance.choice(others or decision.options))
    assert met == {*TABLE}, "the games no longer meet every kind of decision"
    if not ask_all:
        assert one_answer == {row.kind for row in TABLE.values() if row.one == "asked"}

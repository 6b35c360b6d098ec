"""All printed numbers of Moegahara's cards, written by hand and played; test_numbers.py proves that each matters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from tests.scenarios.field import deploying, field, first_turn
from tests.scenarios.table import cards, rules

from kunitori.cards.loader import game_cards

MOEGAHARA = """
                       copies cost cards actions money buys side marker
copper                     36    1     -       -     1    - -    -
silver                     18    3     -       -     2    - -    -
gold                        8    6     -       -     3    - -    -
tokugawa_ieyasu             1    7     -       1     -    - east -
ii_naomasa                  1    7     -       1     -    - east -
todo_takatora               1    7     -       1     -    - east -
kuroda_nagamasa             1    7     -       1     -    - east -
kobayakawa_hideaki          1    7     -       1     -    - east -
ishida_mitsunari            1    7     3       1     -    - west -
otani_yoshitsugu            1    7     -       1     -    - west -
ukita_hideie                1    7     -       1     -    - west -
konishi_yukinaga            1    7     -       1     -    1 west -
toyotomi_hideyori           1    7     -       1     -    - west -
farmer_militia              4    2     -       1     -    - -    -
spear_troopers             10    3     -       -     -    - -    -
archers                    10    4     -       2     -    - -    yellow
cavalry                    10    5     -       2     -    - -    blue
gunners                    10    6     -       2     -    - -    red
horo_musha                 12    2     -       -     -    - -    -
trap                        6    3     -       -     -    - -    -
castle_town                 4    6     3       -     -    1 -    -
technology_development      4    2     -       -     -    - -    -
rice_field_plowing          4    3     2       -     -    - -    -
land_survey                 4    4     -       -     -    - -    -
river_works                 4    4     2       -     1    - -    -
"""


@dataclass(frozen=True)
class Printed:
    """The numbers printed on a card."""

    copies: int
    cost: int
    cards: int
    actions: int
    money: int
    buys: int
    side: str
    marker: str

    @property
    def is_unit(self) -> bool:
        return bool(self.side or self.marker) or self in (BOX["farmer_militia"], BOX["spear_troopers"])


def printed(text: str) -> dict[str, Printed]:
    found = {}
    for line in text.strip().splitlines()[1:]:
        card, *words = line.split()
        copies, cost, drawn, actions, money, buys = (0 if word == "-" else int(word) for word in words[:6])
        side, marker = ("" if word == "-" else word for word in words[6:])
        found[card] = Printed(copies, cost, drawn, actions, money, buys, side, marker)
    return found


BOX = printed(MOEGAHARA)
STRENGTHS = {"tokugawa_ieyasu": 1, "ii_naomasa": 1}  # what their texts add to their own strength, alone at a Land
FOUR = ("Ann", "Ben", "Chloe", "Dan")


def every(kind: Callable[[str], bool] = lambda card: True) -> pytest.MarkDecorator:
    """A case for each card, which claims it."""
    return pytest.mark.parametrize("card", [pytest.param(card, marks=cards(card)) for card in BOX if kind(card)])


def is_action(card: str) -> bool:
    return card not in ("copper", "silver", "gold")


def is_unit(card: str) -> bool:
    return BOX[card].is_unit


def test_the_table_holds_every_card() -> None:
    assert {*BOX} == {*game_cards("moegahara")}
    assert sum(card.copies for card in BOX.values()) + 10 + 30 == 194


@every()
@rules("M1.3", "M1.4")
def test_the_copies_in_the_box(card: str) -> None:
    with first_turn(FOUR, start=0) as table:
        begun = {"copper": 4 * 6, "horo_musha": 4 * 2}.get(card, 0)
        table.pool(**{card: BOX[card].copies - begun})
        table.asks("ann", "play")


@every()
@rules("M4", "C6.2", "C4.3")
def test_it_costs_what_it_says_and_not_one_less(card: str) -> None:
    rest: dict[str, Any] = {"phase": "buy", "buys": 2}
    seats: dict[str, Any] = {"ann": {"hand": "cavalry"}, "ben": {}, "chloe": {}, "dan": {}}
    with field(rest={**rest, "money": BOX[card].cost - 1}, **seats) as table:
        table.refuses("ann", f"buy {card}", "C6.2")
        table.asks("ann", "buy")
    with field(rest={**rest, "money": BOX[card].cost}, **seats) as table:
        table.ann(f"buy {card}")
        table.counts(money=0, buys=1)
        table.has("ann", discard=card)
        table.asks("ann", "buy")


@every(lambda card: not is_action(card))
@rules("C6.1")
def test_a_treasure_is_worth_its_money(card: str) -> None:
    with field(ann={"hand": f"{card} cavalry"}, ben={}, rest={"phase": "buy"}) as table:
        table.ann(f"play {card}")
        table.counts(money=BOX[card].money, buys=1)
        table.asks("ann", "buy")


ANSWERS = {  # the cards whose text asks a question
    "todo_takatora": ["choose none"],
    "ukita_hideie": ["choose none"],
    "konishi_yukinaga": ["exchange none"],
    "spear_troopers": ["choose action"],
    "technology_development": ["choose money"],
}
TEXTS = {"spear_troopers": (1, 0), "technology_development": (0, 1)}  # actions and money that texts add


@every(is_action)
@rules("M3.2", "C3.4", "C3.7")
def test_it_gives_what_it_says(card: str) -> None:
    says = BOX[card]
    ann = {"hand": f"{card} gold*2", "deck": "copper*6"}
    with field(ann=ann, ben={}, rest={"actions": 2}) as table:
        table.ann(f"play {card}", *ANSWERS.get(card, []))
        actions, money = TEXTS.get(card, (0, 0))
        table.counts(actions=1 + says.actions + actions, money=says.money + money, buys=1 + says.buys)
        silver = " silver" if card == "land_survey" else ""
        table.has("ann", hand=f"gold*2{silver} copper*{says.cards}" if says.cards else f"gold*2{silver}")
        table.has("ann", deck_size=6 - says.cards)
        table.asks("ann", "play", "end")


@rules("C3.7")
@cards("spear_troopers", "technology_development")
def test_the_other_side_of_a_choice() -> None:
    with field(ann={"hand": "spear_troopers gold", "deck": "copper*3"}, ben={}) as table:
        table.ann("play spear_troopers", "choose draw")
        table.has("ann", hand="gold copper", deck_size=2)
        table.counts(actions=0)
        table.asks("ann", "buy")
    with field(ann={"hand": "technology_development gold"}, ben={}) as table:
        table.ann("play technology_development", "choose trash")
        table.counts(money=3)
        table.asks("ann", "buy")


@every(is_unit)
@rules("M6.2", "M5.2")
def test_it_fights_with_its_cost_and_brings_its_marker(card: str) -> None:
    with deploying(played=card, ann={}, ben={"hand": "copper"}) as table:
        table.ann(f"deploy {card} 1")
        table.strength(1, str(BOX[card].cost + STRENGTHS.get(card, 0)))
        table.markers("ann", BOX[card].marker)
        table.asks("ben", "buy")


@rules("M6.2")
@cards("tokugawa_ieyasu", "ii_naomasa", "kuroda_nagamasa")
@pytest.mark.parametrize(
    ("line", "strengths"),
    [
        ("gunners tokugawa_ieyasu gunners", "8 8 7"),
        ("ii_naomasa gunners gunners", "8 7 7"),
        ("gunners kuroda_nagamasa gunners", "8 7 6"),
    ],
)
def test_what_generals_add_to_others(line: str, strengths: str) -> None:
    with field(f"{line} | farmer_militia", ann={"hand": "copper"}, ben={}) as table:
        table.strength(1, strengths, str(BOX["farmer_militia"].cost))
        table.asks("ann", "buy")


@every(lambda card: bool(BOX[card].side))
@rules("M4.1")
def test_the_side_of_a_general(card: str) -> None:
    with field(ann={"hand": "copper"}, ben={}, rest={"phase": "buy", "money": BOX[card].cost}) as table:
        table.ann(f"buy {card}")
        assert table.game.view(None).east_team == (0 if BOX[card].side == "east" else 1)
        table.asks("ben", "buy")

"""Every printed number of every card, written down by hand, played, and proven to matter.

The tables hold the printed numbers, and the scenarios play each of them. The proof at the end changes each number that
an owner may correct by one; a scenario must notice.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.scenarios import table as scenario_table
from tests.scenarios.table import cards, opening, rules, scene

from kunitori import BadCards
from kunitori.cards.corrections import check_number, correctable
from kunitori.cards.facts import Facts
from kunitori.cards.loader import game_cards

WORLD_ON_FIRE = """
                    copies cost attack defence cards actions money buys points deployable
copper                  40    1      -       -     -       -     1    -      - no
silver                  20    3      -       -     -       -     2    -      - no
gold                    10    6      -       -     -       -     3    -      - no
village                 30    3      -       -     -       -     -    -      1 no
town                    12    6      -       -     -       -     -    -      5 no
land                    10    9      -       -     -       -     -    -     10 no
maeda_keiji              1    6      6       -     -       -     -    -      - no
honda_tadakatsu          1    6      5       -     -       1     -    -      - no
sanada_yukimura          1    6      5       -     1       -     -    -      - no
ishida_mitsunari         1    6      2       -     1       -     2    1      - no
naoe_kanetsugu           1    6      3       -     1       1     -    1      - no
akechi_mitsuhide         1    6      2       -     2       1     -    1      - no
kuroda_kanbei            1    6      3       -     2       1     -    -      - no
katakura_kojuro          1    6      4       -     1       1     -    -      - no
fake_fortress            8    2      2       -     -       1     -    -      - yes
spear_troopers          12    3      2       -     -       1     -    -      - yes
light_archers           12    4      1       -     -       2     -    -      - yes
cavalry                 12    5      2       -     -       2     -    -      - yes
gunner_mercenaries      12    6      3       -     -       2     -    -      - yes
land_destroyer           6    7      5       -     -       1     -    -      - yes
loyal_warning            8    2      -       -     -       -     -    -      - no
trap                     8    3      -       -     -       -     -    -      - no
take_back                8    3      -       -     -       -     -    -      - no
travelling_monk          8    3      -       -     -       -     -    -      - no
skilled_ninja            8    4      -       -     -       -     -    -      - no
beauty                   8    3      -       -     -       -     -    -     -4 no
temple_tax               8    2      -       -     2       -     -    -     -2 no
moat                     8    3      -       -     -       -     -    -      - no
temple_town              8    4      -       -     -       -     -    -      - no
soil_renovation          8    5      -       -     -       -     -    -      - no
harbour_town             8    5      -       -     2       -     -    1      - no
castle_town              8    6      -       -     3       -     -    -      2 no
"""

KUNITORI = """
                       copies cost attack defence cards actions money buys points deployable
copper                     40    1      -       -     -       -     1    -      - no
silver                     20    3      -       -     -       -     2    -      - no
gold                       10    6      -       -     -       -     3    -      - no
village                    30    3      -       -     -       -     -    -      1 no
town                       12    6      -       -     -       -     -    -      5 no
land                        8    9      -       -     -       -     -    -     10 no
uesugi_kenshin              1    6      6       -     -       -     -    -      - no
takeda_shingen              1    6      5       -     -       1     -    -      - no
oda_nobunaga                1    6      4       -     -       1     -    1      - no
date_masamune               1    6      4       -     1       1     -    -      - no
mori_motonari               1    6      3       -     2       1     -    -      - no
toyotomi_hideyoshi          1    6      2       -     1       1     2    -      - no
tokugawa_ieyasu             1    6      2       2     1       1     -    -      - no
hojo_ujiyasu                1    6      2       3     1       -     -    -      - no
farmers                     6    2      1       -     -       1     -    -      - no
ninja_clan                  6    2      1       -     -       -     -    -      - no
spear_troopers             10    3      2       -     -       1     -    -      - yes
light_archers              10    4      1       -     -       2     -    -      - yes
young_general               6    4      1       -     -       1     -    -      - no
cavalry                    10    5      2       -     -       2     -    -      - yes
light_gunners              10    6      3       -     -       2     -    -      - yes
technology_development      7    2      -       -     -       -     -    -      - no
fortress                    7    3      -       2     1       1     -    -      - no
heavy_tax                   7    3      -       -     3       -     -    -     -2 no
rice_field_plowing          7    3      -       -     2       -     -    -      - no
market                      7    3      -       -     -       -     -    -      - no
post_relay                  7    3      -       -     1       2     -    -      - no
land_survey                 7    4      -       -     -       -     -    -      - no
river_works                 7    4      -       -     2       -     1    -      - no
toll_abolition              7    4      -       -     1       -     -    1      - no
quality_tea_ware            7    5      -       -     -       -     -    -      - no
trade_harbour               7    6      -       -     3       -     -    1      - no
magnificent_castle          7    7      -       3     1       1     -    1      - yes
"""


@dataclass(frozen=True)
class Printed:
    """The numbers printed on a card."""

    copies: int
    cost: int
    attack: int
    defence: int
    cards: int
    actions: int
    money: int
    buys: int
    points: int
    deployable: int

    @property
    def fights(self) -> bool:
        return self.attack > 0 or self.defence > 0


def printed(text: str) -> dict[str, Printed]:
    words = {"-": 0, "no": 0, "yes": 1}
    rows = [line.split() for line in text.strip().splitlines()[1:]]
    return {card: Printed(*(words[n] if n in words else int(n) for n in numbers)) for card, *numbers in rows}


BOXES = {"world_on_fire": printed(WORLD_ON_FIRE), "kunitori": printed(KUNITORI)}
GENERALS = {game: list(box)[6:14] for game, box in BOXES.items()}
LEADERS = {"world_on_fire": "maeda_keiji", "kunitori": "uesugi_kenshin"}
SIX = 6  # the attack of either


def every(kind: Callable[[str, str], bool] = lambda game, card: True) -> pytest.MarkDecorator:
    """A case for each card of both games, which claims it."""
    return pytest.mark.parametrize(
        ("game", "card"),
        [
            pytest.param(game, card, marks=cards(card), id=f"{game}/{card}")
            for game, box in BOXES.items()
            for card in box
            if kind(game, card)
        ],
    )


def is_action(game: str, card: str) -> bool:
    return list(BOXES[game]).index(card) >= 6


def is_unit(game: str, card: str) -> bool:
    last = {"world_on_fire": "land_destroyer", "kunitori": "light_gunners"}[game]
    order = list(BOXES[game])
    return 6 <= order.index(card) <= order.index(last)


def leads(game: str, card: str) -> bool:
    return card in GENERALS[game] or card == "young_general"


@pytest.mark.parametrize("game", BOXES)
def test_the_tables_hold_every_card(game: str) -> None:
    assert set(BOXES[game]) == set(game_cards(game))


@every()
@rules("C1.2", "C1.3")
def test_the_copies_in_the_box(game: str, card: str) -> None:
    with opening(game, start=0) as table:
        begun = {"copper": 2 * 6, "village": 2 * 2}.get(card, 0)
        table.pool(**{card: BOXES[game][card].copies - begun})
        table.asks("ann", "buy")


@every()
@rules("C6.2", "C4.3")
def test_it_costs_what_it_says_and_not_one_less(game: str, card: str) -> None:
    rest: dict[str, Any] = {"phase": "buy", "buys": 2}
    if card in GENERALS[game]:
        rest["top_general"] = card
    cost = BOXES[game][card].cost
    with scene(game, ann={"hand": "town"}, ben={}, rest=rest | {"money": cost - 1}) as table:
        table.refuses("ann", f"buy {card}", "C6.2")
        table.asks("ann", "buy")
    with scene(game, ann={"hand": "town"}, ben={}, rest=rest | {"money": cost}) as table:
        table.ann(f"buy {card}")
        table.counts(money=0, buys=1)
        table.has("ann", discard=card)
        table.asks("ann", "buy")


@every(lambda game, card: card in ("copper", "silver", "gold"))
@rules("C6.1")
def test_a_treasure_is_worth_its_money(game: str, card: str) -> None:
    with scene(game, ann={"hand": f"{card} town"}, ben={}, rest={"phase": "buy"}) as table:
        table.ann(f"play {card}")
        table.counts(money=BOXES[game][card].money, buys=1)
        table.asks("ann", "buy")


ANSWERS = {  # the cards whose text asks a question
    "loyal_warning": ["choose draw"],
    "market": ["trash town", "gain gold"],
    "technology_development": ["choose money"],
    "quality_tea_ware": ["choose money"],
}
TEXTS = {  # what texts add: cards drawn, actions, money
    "loyal_warning": (1, 0, 0),
    "travelling_monk": (0, 2, 0),
    "technology_development": (0, 0, 1),
    "quality_tea_ware": (0, 0, 2),
}
HANDS = {"market": "town", "land_survey": "town*2 silver"}  # otherwise the two Towns in hand count


@every(is_action)
@rules("C3.4", "C3.7")
def test_it_gives_what_it_says(game: str, card: str) -> None:
    says = BOXES[game][card]
    with scene(game, ann={"hand": f"{card} town*2", "deck": "village*6"}, ben={}, rest={"actions": 2}) as table:
        table.ann(f"play {card}", *ANSWERS.get(card, []))
        drawn, actions, money = TEXTS.get(card, (0, 0, 0))
        drawn += says.cards
        table.counts(actions=1 + says.actions + actions, money=says.money + money, buys=1 + says.buys)
        table.has("ann", hand=f"{HANDS.get(card, 'town*2')} village*{drawn}" if drawn else HANDS.get(card, "town*2"))
        table.has("ann", deck_size=6 - drawn)
        table.asks("ann", "play", "end")


@every(is_unit)
@rules("C5.5")
def test_it_attacks_with_its_attack(game: str, card: str) -> None:
    army = card if leads(game, card) else f"{LEADERS[game]} {card}"
    with scene(game, ann={"hand": "copper"}, ben={"hand": "copper"}, rest={"phase": "battle", "played": army}) as table:
        table.ann(f"attack ben:{army.replace(' ', ',')}")
        table.ben("ambush none")
        [battle] = table.told("strength")
        assert battle.number == BOXES[game][card].attack + (0 if army == card else SIX)
        table.asks("ann", "buy")


@every(is_action)
@rules("C5.4", "C5.5", "K5.4", "W5.4")
def test_it_defends_with_attack_and_defence(game: str, card: str) -> None:
    says = BOXES[game][card]
    first, second = [general for general in GENERALS[game] if general != card][:2]
    rest = {"phase": "battle", "played": f"{first} {second}"}  # stronger than any one card
    with scene(game, ann={"hand": "copper"}, ben={"hand": f"{card} copper"}, rest=rest) as table:
        table.ann(f"attack ben:{first},{second}")
        if says.fights:
            table.ben(f"ambush {card}")
        else:
            table.refuses("ben", f"ambush {card}", "C5.4")
            table.ben("ambush none")
        bonus = (says.attack > 0) + (says.defence > 0) if game == "kunitori" else int(says.fights)
        [battle] = table.told("strength")
        assert battle.against == says.attack + says.defence + bonus
        table.asks("ann", "buy")
    with scene(game, ann={"hand": "copper"}, ben={"top": f"{card} copper"}, rest=rest) as table:
        table.ann(f"attack ben:{first},{second}")
        table.ben("reinforcements")
        [battle] = table.told("strength")
        assert battle.against == says.attack + says.defence
        if card not in ("fake_fortress", "land_destroyer"):
            table.ben("top copper")
        table.asks("ann", "buy")


@every()
@rules("C8.2")
def test_it_counts_its_points(game: str, card: str) -> None:
    points = BOXES[game][card].points
    with scene(game, ann={"deck": card}, ben={"deck": "copper"}, rest={"money": 1}) as table:
        assert [(line.card, line.total) for line in table.game.score_sheet(0)] == ([(card, points)] if points else [])
        assert table.game.scores == (points, 0)
        table.asks("ann", "buy")


@every(is_action)
@rules("C7.1")
def test_it_stays_in_the_army_area_or_not(game: str, card: str) -> None:
    with scene(game, ann={}, ben={"hand": "copper"}, rest={"phase": "redraw", "played": card}) as table:
        if BOXES[game][card].deployable:
            table.asks("ann", "stay", f"stay none | stay {card}")
            table.ann(f"stay {card}")
            table.has("ann", deployed=card)
        elif card == "moat":
            table.ann("stay moat")
            table.has("ann", deployed="", moats=1)
        else:
            table.has("ann", deployed="", hand=card)  # discarded, shuffled and drawn again
        table.asks("ben", "buy")


# ---- the proof
Scenario = Callable[[], None]


def _calls(function: Callable[..., None]) -> Iterator[tuple[frozenset[str], Scenario]]:
    """Each case of a scenario, with the cards it claims."""
    marks: list[pytest.Mark] = getattr(function, "pytestmark", [])
    claimed = frozenset(name for mark in marks if mark.name == "cards" for name in mark.args)
    ways: list[tuple[frozenset[str], dict[str, Any]]] = [(claimed, {})]
    for mark in marks:
        if mark.name == "parametrize":
            names, values = mark.args
            names = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
            more = []
            for value in values:
                row = value.values if hasattr(value, "marks") else value if len(names) > 1 else (value,)
                named = {name for m in getattr(value, "marks", ()) if m.name == "cards" for name in m.args}
                more += [(cards | named, given | dict(zip(names, row, strict=True))) for cards, given in ways]
            ways = more
    for names_claimed, given in ways:
        if names_claimed and given.keys() == inspect.signature(function).parameters.keys():
            yield names_claimed, partial(function, **given)


@cache
def scenarios() -> dict[str, list[Scenario]]:
    """All scenarios by the cards they claim, those about numbers first."""
    found: dict[str, list[Scenario]] = {}
    folder = Path(__file__).parent
    files = sorted(folder.glob("test_*.py"), key=lambda file: ("numbers" not in file.name, file.name))
    for file in files:
        module = import_module(f"tests.scenarios.{file.stem}")
        for name, function in vars(module).items():
            if name.startswith("test_") and inspect.isfunction(function):
                for claimed, scenario in _calls(function):
                    for card in claimed:
                        found.setdefault(card, []).append(scenario)
    return found


def _fails(scenario: Scenario) -> bool:
    try:
        scenario()
    except (Exception, pytest.fail.Exception):
        return True
    return False


def _correction(facts: Facts, field: str, value: int | bool) -> dict[str, Any]:
    group, _, name = field.rpartition(".")
    return {facts.game: {facts.id: {group: {name: value}} if group else {field: value}}}


def _neighbours(facts: Facts, field: str) -> list[int | bool]:
    """One more and one less, where the card allows it."""
    number = facts.number(field)
    if field == "deployable":
        return [not number]
    found: list[int | bool] = []
    for value in (number + 1, number - 1):
        try:
            found.append(check_number(facts, field, value))
        except BadCards:
            continue
    return found


EVERY_CARD = [(game, card) for game in (*BOXES, "moegahara") for card in game_cards(game)]


@pytest.mark.parametrize(
    ("game", "card"),
    [
        pytest.param(game, card, id=f"{game}/{card}", marks=[pytest.mark.slow] if place % 4 else [])
        for place, (game, card) in enumerate(EVERY_CARD)
    ],
)
def test_no_number_can_change_unnoticed(game: str, card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    facts = game_cards(game)[card]
    own = scenarios()[card]
    monkeypatch.setattr(scenario_table, "CORRECTIONS", _correction(facts, "cost", facts.cost))
    assert not [scenario for scenario in own if _fails(scenario)]  # a correction that corrects nothing
    unnoticed = []
    for field in correctable(facts):
        for value in _neighbours(facts, field):
            monkeypatch.setattr(scenario_table, "CORRECTIONS", _correction(facts, field, value))
            if not any(_fails(scenario) for scenario in own):
                unnoticed.append((field, value))
    assert not unnoticed

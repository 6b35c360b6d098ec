"""All pairs of action cards are played together, and all pairs of units meet in a battle or at a Land."""

from __future__ import annotations

import random
from itertools import product

import pytest
from tests.property.tables import CIRCLE_GAMES, FIELD_GAME, Table, answers, kinds_in, rules

from kunitori.cards import CardSet
from kunitori.engine.consts import (
    ATTACK,
    BATTLE,
    D_BATTLE,
    D_DEFEND,
    D_PLAY,
    D_TRASH,
    DEPLOY,
    V_AMBUSH,
    V_DEPLOY,
    V_PLAY,
    V_REVEAL,
    V_STRENGTH,
)
from kunitori.engine.invariants import check
from kunitori.engine.moves import step
from kunitori.engine.state import State

SETS = (*CIRCLE_GAMES, "everything")
ACTION_CARDS = {name: kinds_in(rules(name), rules(name).action_cards) for name in (*SETS, FIELD_GAME)}
LINES = (("archers", "archers"), ("gunners spear_troopers", "gunners"), ("", "archers"))


class Scene:
    """A turn with the invariants checked."""

    def __init__(self, g: State, *cards: str) -> None:
        self.g, self.chance = g, random.Random(" ".join(cards))
        self.rows: list[tuple[int, ...]] = []
        self.number = g.rules.cards.kind_number
        self.spared = {self.number[card] for card in cards}
        g.listen()

    def answer(self, wish: int | None = None) -> None:
        """The preferred answer, or any that does not trash the cards under test."""
        choice = answers(self.g)
        if self.g.kind == D_TRASH:
            choice = [x for x in choice if x not in self.spared] or choice
        if wish is not None:
            assert wish in choice
        step(self.g, self.chance.choice(choice) if wish is None else wish)
        assert check(self.g) == 0
        self.rows += self.g.log.take()

    def play(self, card: str) -> None:
        """Play a card and answer all its questions."""
        while self.g.kind != D_PLAY:
            self.answer()
        self.answer(self.number[card])
        while self.g.sp:
            self.answer()

    def finish_turn(self) -> None:
        turn = self.g.turn
        while not self.g.over and self.g.turn == turn:
            self.answer()

    def told(self, what: int) -> list[int]:
        return [row[2] for row in self.rows if row[0] == what]


def table(name: str, *cards: str, foe: str = "") -> Table:
    """Three players with some of everything; the active one holds the cards and has plenty of actions."""
    if name == FIELD_GAME:
        return field(4, *cards)
    scene = Table(name, 3, len(cards), max_rounds=2, start=0)
    scene.data["actions"] = 20
    for card in cards:
        scene.put(0, card, "hand")
    ninja = [card for card in ("ninja_clan", "skilled_ninja") if card in scene.rules.cards]
    for seat in range(3):
        for card in ("silver", "gold", "land", *ninja):
            scene.put(seat, card, "deck")
        for card in ("copper", "silver", "village", "town"):
            scene.put(seat, card, "hand")
        for card in ("cavalry", "spear_troopers"):
            scene.put(seat, card, "deployed")
    scene.put(1, ninja[0], "hand")
    generals = [card for card in kinds_in(scene.rules, scene.rules.generals) if card not in (*cards, foe)]
    for card, (seat, place) in zip(generals, ((0, "deck"), (0, "pile"), (1, "hand"), (2, "deck")), strict=False):
        scene.put(seat, card, place)
    return scene


def field(seats: int, *cards: str) -> Table:
    """Two teams at war; deployed cards meet friends and enemies, and there is treasure to exchange."""
    scene = Table(FIELD_GAME, seats, len(cards), max_rounds=2, start=0)
    scene.data["actions"] = 20
    for card in cards:
        scene.put(0, card, "hand")
    for card in ("copper", "silver", "gold"):
        scene.put(0, card, "hand")
    scene.put(0, "cavalry", "pile")
    for land, (own, enemy) in enumerate(LINES):
        for seat, line in ((0, own), (1, enemy)):
            for i, card in enumerate(line.split()):
                scene.deploy((seat + 2 * i) % seats, card, land)
    if generals := {*cards} & {*kinds_in(scene.rules, scene.rules.generals)}:
        scene.data["east_team"] = 0 if scene.rules.cards[min(generals)].side == "east" else 1
    return scene


def is_one_side(cards: CardSet, *names: str) -> bool:
    """Whether one player can own the cards (M4.2)."""
    return len({cards[name].side for name in names} - {""}) < 2


@pytest.mark.parametrize(("name", "first"), [(name, card) for name, cards in ACTION_CARDS.items() for card in cards])
def test_every_card_is_followed_by_every_other(name: str, first: str) -> None:
    cards = rules(name).cards
    for second in ACTION_CARDS[name]:
        if (first == second and cards[first].copies == 1) or not is_one_side(cards, first, second):
            continue
        scene = Scene(table(name, first, second).state(), first, second)
        scene.play(first)
        scene.play(second)
        played = scene.told(V_PLAY)
        assert cards.kind_number[first] in played and cards.kind_number[second] in played
        scene.finish_turn()


def battle(name: str, unit: str, foe: str, place: str) -> Scene:
    """The unit attacks the next player, whose unit is deployed, in hand or on top of the deck."""
    cards = rules(name).cards
    leader = next(card for card in kinds_in(rules(name), rules(name).leaders) if card not in (unit, foe))
    scene = table(name, unit, *([] if cards[unit].leader else [leader]), foe=foe)
    scene.put(1, foe, place)
    fight = Scene(scene.state(), unit, foe)
    fight.play(unit)
    if not cards[unit].leader:
        fight.play(leader)
    while fight.g.phase != BATTLE:
        fight.answer()
    assert fight.g.kind == D_BATTLE
    fight.answer(ATTACK)
    while fight.g.step:  # all against the next player
        fight.answer(max(answers(fight.g)))
    assert fight.g.kind == D_DEFEND and fight.g.who == 1
    return fight


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize(("place", "what"), [("deployed", V_STRENGTH), ("hand", V_AMBUSH), ("top", V_REVEAL)])
def test_all_units_meet_in_battle(name: str, place: str, what: int) -> None:
    units = kinds_in(rules(name), rules(name).units)
    deployable = kinds_in(rules(name), rules(name).deployable & rules(name).units)
    for unit, foe in product(units, deployable if place == "deployed" else units):
        if unit == foe and rules(name).cards[unit].copies == 1:
            continue
        fight = battle(name, unit, foe, place)
        fight.answer(1 if place == "top" else 0)
        while fight.g.step:  # all in ambush
            fight.answer(max(answers(fight.g)))
        assert V_STRENGTH in {row[0] for row in fight.rows}
        assert place == "deployed" or rules(name).cards.kind_number[foe] in fight.told(what)
        fight.finish_turn()


@pytest.mark.parametrize("seats", [2, 4])
def test_all_units_meet_on_the_battlefield(seats: int) -> None:
    """A unit is deployed behind another and against an enemy; then a Trap removes one of them."""
    cards = rules(FIELD_GAME).cards
    units = kinds_in(rules(FIELD_GAME), rules(FIELD_GAME).units)
    for unit, friend, foe in product(units, repeat=3):
        if not is_one_side(cards, unit, friend) or (cards[foe].side and cards[foe].side in sides(unit, friend)):
            continue
        if any((unit, friend, foe).count(card) > cards[card].copies for card in units):
            continue
        scene = field(seats, unit, "trap")
        for seat, line in ((0, [friend]), (1, [foe, "spear_troopers"])):
            for card in line:
                assert scene.deploy(seat, card, 3)
        bound = [cards[card].side == "east" for card in (unit, friend) if cards[card].side]
        bound += [cards[foe].side == "west"] if cards[foe].side else []
        scene.data["east_team"] = -1 if not bound else 0 if bound[0] else 1
        fight = Scene(scene.state(), unit)
        fight.play(unit)
        fight.play("trap")
        while fight.g.phase != DEPLOY:
            fight.answer()
        fight.answer(cards.kind_number[unit])
        fight.answer(3)
        assert cards.kind_number[unit] in fight.told(V_DEPLOY)
        fight.finish_turn()


def sides(*names: str) -> set[str]:
    return {rules(FIELD_GAME).cards[name].side for name in names} - {""}

"""All pairs of action cards meet: played one after the other, and all units on both sides of a battle."""

from __future__ import annotations

import random
from itertools import product

import pytest
from tests.property.tables import GAMES, Table, answers, kinds_in, rules

from kunitori.cards import KIND_NUMBER
from kunitori.engine.consts import (
    ATTACK,
    BATTLE,
    D_BATTLE,
    D_DEFEND,
    D_PLAY,
    D_TRASH,
    V_AMBUSH,
    V_PLAY,
    V_REVEAL,
    V_STRENGTH,
)
from kunitori.engine.invariants import check
from kunitori.engine.moves import step
from kunitori.engine.state import State

SETS = (*GAMES, "everything")


class Scene:
    """One turn under the eyes of the invariants."""

    def __init__(self, g: State, *cards: str) -> None:
        self.g, self.chance = g, random.Random(" ".join(cards))
        self.rows: list[tuple[int, ...]] = []
        self.spared = {KIND_NUMBER[card] for card in cards}
        g.listen()

    def answer(self, wish: int | None = None) -> None:
        """The wished answer, or any but trashing the cards the scene is about."""
        choice = answers(self.g)
        if self.g.kind == D_TRASH:
            choice = [x for x in choice if x not in self.spared] or choice
        if wish is not None:
            assert wish in choice
        step(self.g, self.chance.choice(choice) if wish is None else wish)
        assert check(self.g) == 0
        self.rows += self.g.log.take()

    def play(self, card: str) -> None:
        """Play it and answer everything it asks."""
        while self.g.kind != D_PLAY:
            self.answer()
        self.answer(KIND_NUMBER[card])
        while self.g.sp:
            self.answer()

    def finish_turn(self) -> None:
        turn = self.g.turn
        while not self.g.over and self.g.turn == turn:
            self.answer()

    def told(self, what: int) -> list[int]:
        return [row[2] for row in self.rows if row[0] == what]


def table(name: str, *cards: str, foe: str = "") -> Table:
    """Three players with something of everything; the active one holds the cards and has plenty of actions."""
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
    generals = [card for card in kinds_in(scene.rules.generals) if card not in (*cards, foe)]
    for card, (seat, place) in zip(generals, ((0, "deck"), (0, "pile"), (1, "hand"), (2, "deck")), strict=False):
        scene.put(seat, card, place)
    return scene


@pytest.mark.parametrize(
    ("name", "first"), [(name, card) for name in SETS for card in kinds_in(rules(name).action_cards)]
)
def test_every_card_is_followed_by_every_other(name: str, first: str) -> None:
    cards = rules(name).cards
    for second in kinds_in(rules(name).action_cards):
        if first == second and cards[first].copies == 1:
            continue
        scene = Scene(table(name, first, second).state(), first, second)
        scene.play(first)
        scene.play(second)
        played = scene.told(V_PLAY)
        assert KIND_NUMBER[first] in played and KIND_NUMBER[second] in played
        scene.finish_turn()


def battle(name: str, unit: str, foe: str, place: str) -> Scene:
    """The unit attacks the next player, whose unit lies deployed, waits in hand or lies on top of the deck."""
    cards = rules(name).cards
    leader = next(card for card in kinds_in(rules(name).leaders) if card not in (unit, foe))
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
    units = kinds_in(rules(name).units)
    deployable = kinds_in(rules(name).deployable & rules(name).units)
    for unit, foe in product(units, deployable if place == "deployed" else units):
        if unit == foe and rules(name).cards[unit].copies == 1:
            continue
        fight = battle(name, unit, foe, place)
        fight.answer(1 if place == "top" else 0)
        while fight.g.step:  # everything lies in ambush
            fight.answer(max(answers(fight.g)))
        assert V_STRENGTH in {row[0] for row in fight.rows}
        assert place == "deployed" or KIND_NUMBER[foe] in fight.told(what)
        fight.finish_turn()

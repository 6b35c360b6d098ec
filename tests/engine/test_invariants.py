"""The invariants see what they are there for: a state with one number broken is never taken for a sound one."""

from __future__ import annotations

import copy
import random
from functools import cache
from typing import Any

import pytest
from tests.property.tables import GAMES, SEATS, answers, rich

from kunitori.engine import COMPILED
from kunitori.engine.consts import K
from kunitori.engine.invariants import check
from kunitori.engine.moves import step
from kunitori.engine.state import State, revive

CARDS = ("hand", "deck", "pile", "hidden", "deployed", "ambush", "pool", "trash", "played")
SIZES = ("hand_n", "deck_n", "pile_n", "hidden_n", "actions_owned", "tactics_owned", "generals_n")
KINDS_PRESENT = ("hand_m", "deck_m", "pile_m", "deployed_m", "ambush_m", "pool_m", "played_m", "unplayed_m")
QUESTION = ("over", "start", "turn")


@cache
def positions() -> tuple[State, ...]:
    found = []
    for name in GAMES:
        for seats in SEATS:
            g, chance = rich(name, seats, seats, 2), random.Random(seats)
            while not g.over:
                if chance.random() < 0.15:
                    found.append(g.clone())
                step(g, chance.choice(answers(g)))
    return tuple(found)


def broken(data: dict[str, Any], name: str, by: int, chance: random.Random) -> dict[str, Any]:
    """The state with one entry of one row changed; a byte below 0 is 255, as in C."""
    data = copy.deepcopy(data)
    holder, key = data, name
    while isinstance(holder[key], list):
        holder, key = holder[key], chance.randrange(len(holder[key]))  # type: ignore[assignment]
    value = holder[key] + by
    holder[key] = value % 256 if name in CARDS and COMPILED else value
    return data


@pytest.mark.parametrize("name", [*CARDS, *SIZES, *QUESTION])
def test_a_number_one_too_high_or_too_low_is_seen(name: str) -> None:
    chance = random.Random(name)
    for g in positions():
        for by in (1, -1):
            assert check(revive(g.rules, broken(g.export(), name, by, chance))), f"{name} {by:+} in {g.export()}"


@pytest.mark.parametrize("name", KINDS_PRESENT)
def test_a_wrong_bit_is_seen(name: str) -> None:
    chance = random.Random(name)
    for g in positions():
        data = g.export()
        flipped = 1 << chance.randrange(K)
        if isinstance(data[name], list):
            data[name][chance.randrange(len(data[name]))] ^= flipped
        else:
            data[name] ^= flipped
        assert check(revive(g.rules, data)), name


def test_leftovers_are_seen() -> None:
    """Between two moves nothing may remain of a battle, of a half-answered move or of extra draws."""
    for g in positions():
        if g.sp == 0 and g.step == 0:
            for name in ("foes", "ally", "against", "pick"):
                assert check(revive(g.rules, broken(g.export(), name, 1, random.Random(1)))), name


def test_a_game_that_should_be_over_is_seen() -> None:
    for g in positions():
        data = g.export()
        late = ({"last_turn": g.turn - 1}, {"max_turns": g.turn}) if g.turn else ()
        for change in ({"mask": 0}, {"sp": 0, "kind": 0}, *late):
            assert check(revive(g.rules, data | change))

"""The invariants find every state with one wrong number."""

from __future__ import annotations

import copy
import random
from functools import cache
from itertools import product
from typing import Any

import pytest
from tests.property.tables import FIELD_GAME, GAMES, answers, bits, rich, tables_of

from kunitori.engine import COMPILED
from kunitori.engine.battlefield import lands
from kunitori.engine.consts import BUY, COPPER, LANDS, LINE, TEAMS, K
from kunitori.engine.invariants import check
from kunitori.engine.moves import step
from kunitori.engine.state import State, revive

CARDS = ("hand", "deck", "pile", "hidden", "deployed", "ambush", "pool", "trash", "played", "buried", "markers")
SIZES = ("hand_n", "deck_n", "pile_n", "hidden_n", "actions_owned", "tactics_owned", "generals_n")
KINDS_PRESENT = ("hand_m", "deck_m", "pile_m", "deployed_m", "ambush_m", "pool_m", "played_m", "unplayed_m")
QUESTION = ("over", "start", "turn")


@cache
def positions() -> tuple[State, ...]:
    found = []
    for name, seats in tables_of(GAMES):
        for seed in (seats, seats + 1) if name == FIELD_GAME else (seats,):
            g, chance = rich(name, seats, seed, 2), random.Random(seats)
            while not g.over:
                if chance.random() < 0.15:
                    found.append(g.clone())
                step(g, chance.choice(answers(g)))
    return tuple(found)


def on_the_field() -> list[State]:
    return [g for g in positions() if g.rules.moegahara]


def broken(data: dict[str, Any], name: str, by: int, chance: random.Random) -> dict[str, Any]:
    """The state with one changed number; a byte below 0 is 255, as in C."""
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
    """Between moves nothing remains of a battle, an unfinished move or extra draws."""
    for g in positions():
        if g.sp == 0 and g.step == 0:
            for name in ("foes", "ally", "against", "pick", "field_land", "field_spot"):
                assert check(revive(g.rules, broken(g.export(), name, 1, random.Random(1)))), name


def test_wrong_lines_are_seen() -> None:
    """A card too many or too few, another card, or a line at a missing or won Land (M1.2, M6.4)."""
    for g in on_the_field():
        for team, land in product(range(TEAMS), range(LANDS)):
            line = g.export()["line"][team][land]
            for wrong in ([*line, 23], line[:-1] if line else [24], [6 if k != 6 else 7 for k in line] or [COPPER]):
                data = g.export()
                data["line"][team][land] = wrong
                assert check(revive(g.rules, data)), f"{wrong} for {line}"
            if line:
                data = g.export()
                data["won"][land] = 1
                assert check(revive(g.rules, data))
    small = next(g for g in on_the_field() if g.seats == 2 and any(g.export()["line"][0]))
    lines = small.export()["line"]
    first = next(land for land in range(8) if lines[0][land])
    lines[0][8], lines[0][first] = lines[0][first], []
    assert check(revive(small.rules, small.export() | {"line": lines})) == 8


def test_a_land_that_should_be_won_is_seen() -> None:
    """Three cards against none, by moving the facing cards to another Land (M5.7)."""
    seen = 0
    for g in on_the_field():
        lines = g.export()["line"]
        full = [i for i in range(LANDS) if len(lines[0][i]) == LINE and 0 < len(lines[1][i]) < LINE]
        free = [i for i in range(lands(g)) if not g.export()["won"][i] and not lines[1][i] and len(lines[0][i]) == 0]
        if full and free and g.sp == 0:
            lines[1][free[0]], lines[1][full[0]] = lines[1][full[0]], []
            assert check(revive(g.rules, g.export() | {"line": lines})) == 8
            seen += 1
    assert seen


def test_wrong_lands_are_seen() -> None:
    for g in on_the_field():
        data = g.export()
        won = [i for i in range(LANDS) if data["won"][i]]
        for wrong in ([3, *data["won"][1:]], [0] * LANDS if won else [1] * LANDS, [*data["won"][:-1], 255]):
            assert check(revive(g.rules, data | {"won": wrong}))


def test_wrong_sides_are_seen() -> None:
    """A team has the other side's generals, or sides are fixed too early or too late (M4)."""
    for g in on_the_field():
        data = g.export()
        generals = [*bits(g.rules.generals)]
        in_play = [k for k in generals if not data["pool"][k] and not data["buried"][k]]
        wrong = {-2, -1, 0, 1, 2} - {g.east_team} - ({0, 1} if g.east_team >= 0 and not in_play else set())
        for east_team in wrong:
            assert check(revive(g.rules, data | {"east_team": east_team})) == 8
    for g in positions():
        if not g.rules.moegahara:
            assert check(revive(g.rules, g.export() | {"east_team": 0})) == 8


@pytest.mark.parametrize("name", ["free_militia", "castles"])
def test_what_only_two_players_count_is_seen(name: str) -> None:
    for g in positions():
        is_free = name == "free_militia" and g.phase == BUY and g.seats == 2 and g.rules.moegahara
        value = g.export()[name]
        for wrong in (-1,) if is_free else (value - 1, value + 1):
            assert check(revive(g.rules, g.export() | {name: wrong})), f"{name} {wrong}"


def test_a_game_that_should_be_over_is_seen() -> None:
    for g in positions():
        data = g.export()
        late: tuple[dict[str, int], ...] = ({"last_turn": g.turn - 1}, {"max_turns": g.turn}) if g.turn else ()
        if g.rules.moegahara:
            late = ({"max_turns": g.turn},) if g.turn else ()
        for change in ({"mask": 0}, {"sp": 0, "kind": 0}, *late):
            assert check(revive(g.rules, data | change))

"""A view survives as JSON, whoever looks and whatever is asked; anything else than a view gets a sentence."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.property.tables import FIELD_GAME, GAMES, NAMES, tables_of
from tests.property.test_every_step import FIELD_SETS, begun

from kunitori import Game, KunitoriError, View, new_game
from kunitori.engine.invariants import check

WRONG: tuple[Any, ...] = (
    None, True, -1, 0, 1, 7, 63, 10**6, 2**70, 1.5, "", "x", "copper", "ann", [], [5], {}, {"copper": 3},
    {"copper": -3}, {"x": 1}, [["choose", 0, 0, 0]], [[]],
)  # fmt: skip


def survives(view: View) -> None:
    text = view.to_json()
    back = View.from_json(text)
    assert back == view and back.to_json() == text
    here, there = view.known_state.export(), back.known_state.export()
    assert here | {"shuffles": 0} == there | {"shuffles": 0}
    game = back.sample(1)
    assert game == view.sample(1) and check(game.state_after()) == 0


def play(game: Game, chance: random.Random, often: float) -> set[tuple[str, bool]]:
    """Play a game and look at it now and then, always at a question that is new."""
    seen: set[tuple[str, bool]] = set()
    while decision := game.decision:
        question = (decision.kind, decision.step > 0)
        if chance.random() < often or question not in seen:
            seen.add(question)
            for viewer in {None, decision.player, chance.randrange(len(game.players))}:
                survives(game.view(viewer))
        game.apply(chance.choice(decision.options))
    survives(game.view(0))
    return seen


@pytest.mark.parametrize(("name", "seats"), tables_of(GAMES))
def test_a_view_survives_as_json(name: str, seats: int) -> None:
    play(new_game(name, NAMES[:seats], seats, max_rounds=8), random.Random(name), 0.05)


def test_views_of_rich_games_survive() -> None:
    seen: set[tuple[str, bool]] = set()
    for i in range(1, 6):
        seen |= play(begun(i), random.Random(i), 0.01)
        seen |= play(begun(i, [FIELD_GAME], FIELD_SETS), random.Random(i), 0.01)
    assert {("leaders", True), ("ambush", True), ("land", True), ("spot", True)} <= seen


@pytest.mark.slow
@pytest.mark.parametrize("i", range(40))
def test_views_of_many_games_survive(i: int) -> None:
    play(begun(i), random.Random(i), 0.05)
    play(begun(i, [FIELD_GAME], FIELD_SETS), random.Random(i), 0.05)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield (*path, key)
        yield from places(value, (*path, key))


@pytest.mark.parametrize("name", ["world_on_fire", "moegahara"])
def test_a_changed_view_is_refused_with_a_sentence(name: str) -> None:
    chance = random.Random(name)
    game = new_game(name, 2, seed=5, max_rounds=9)
    while game.round < 4:
        game.apply(chance.choice(game.decision.options))  # type: ignore[union-attr]
    for viewer in (0, None):
        text = game.view(viewer).to_json()
        ways = [*places(json.loads(text))]
        for way in (*((key,) for key in json.loads(text)), *chance.sample(ways, 60)):
            data = json.loads(text)
            inner = data
            for key in way[:-1]:
                inner = inner[key]
            wrong = chance.choice(WRONG)
            inner[way[-1]] = wrong
            try:
                view = View.from_data(data)
            except KunitoriError as error:
                assert str(error)
            else:
                assert view.to_data() | {"events_before": data["events_before"]} == data


@pytest.mark.parametrize("text", ["", "[", "[" * 100_000, "5", "null", "[]", "{}", '{"seat": 0}', "\ud800", b"\xff"])
def test_something_else_is_refused_with_a_sentence(text: str | bytes) -> None:
    with pytest.raises(KunitoriError) as refusal:
        View.from_json(text)
    assert str(refusal.value)


def test_a_view_of_a_mix_carries_its_cards() -> None:
    view = new_game("custom", mix="kunitori,world_on_fire", seed=3).view(0)
    assert View.from_json(view.to_json()).cards == view.cards
    assert "cards" not in new_game("kunitori", seed=3).view(0).to_data()

"""Nobody is sent what they may not know (C9, M9): no frame, page or answer tells two possible truths apart."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from load.client import random_move
from tests.property.leaks import Leak
from tests.property.tables import NAMES, rich
from tests.web.set_tables import id_of
from tests.web.two_servers import Compared, House, two_houses, watch

from kunitori import Game
from kunitori.tables import TableSnapshot

GAMES = (("kunitori", 2), ("world_on_fire", 3), ("everything", 4), ("moegahara", 4))


@pytest.fixture(scope="module")
def houses() -> Iterator[tuple[House, House]]:
    with two_houses() as houses:
        yield houses


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_nothing_that_is_sent_tells_two_truths_apart(name: str, seats: int, houses: tuple[House, House]) -> None:
    for viewer in (None, 1):
        done = watch(rich(name, seats, seats, 6), viewer, 1, houses, 2, name)
        assert done.others
        assert done.moves > 3 and done.frames > done.moves and done.pages > 9 and done.answers > 9


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_nothing_in_whole_games_tells_two_truths_apart(name: str, seats: int, houses: tuple[House, House]) -> None:
    done = Compared()
    for seed in range(2, 6):
        for viewer in (None, *range(seats)):
            done += watch(rich(name, seats, seed, 6), viewer, seed, houses, 12, name)
    assert done.moves > 500 and done.pages > 1000
    assert {"play", "buy"} <= done.questions


def test_a_planted_leak_is_found(houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    """A test of the test: if spectators see the first player's hand, it fails."""

    look = TableSnapshot.of

    def over_the_shoulder(sight: TableSnapshot, seat: int | None, *rest: Any) -> Any:
        return look(sight, 0 if seat is None else seat, *rest)

    monkeypatch.setattr(TableSnapshot, "of", over_the_shoulder)
    with pytest.raises(Leak, match="viewer None"):
        watch(rich("kunitori", 2, 2, 6), None, 77, houses, 3, "kunitori")


def test_nobody_else_sees_half_a_move(houses: tuple[House, House]) -> None:
    house, id = houses[0], id_of("half a move")
    game, chance = Game.of_state(rich("world_on_fire", 3, 3, 12), NAMES[:3]), random.Random(1)
    while game.decision is None or not any(text.endswith("...") for text in game.decision.texts):
        game.apply(random_move(game, chance))
    asked = game.decision
    viewer = (asked.player + 1) % 3
    house.set_table(id, game)
    house.come(id, viewer, "en")
    first = next(text for text in asked.texts if text.endswith("..."))
    with house.wired(id, asked.player, "en"):
        assert house.wire is not None
        house.frames(1)
        house.answer(f"/tables/{id}/view", viewer)  # so everybody knows that he is present
        before = [house.page(f"/t/{id}"), house.answer(f"/tables/{id}/view", viewer)]
        house.wire.send(f'{{"do": "{first}"}}')
        while "..." not in house.frames(1)[-1]:
            pass  # until the player is asked for the next step
        halfway = house.answer(f"/tables/{id}/moves", asked.player, {"steps": [first]})
        assert halfway.startswith("200") and '"done":false' in halfway
        assert [house.page(f"/t/{id}"), house.answer(f"/tables/{id}/view", viewer)] == before

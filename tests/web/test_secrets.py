"""Nobody is sent what he may not know (C9, M9): no frame, no page and no answer tells two truths apart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.property.leaks import Leak
from tests.property.tables import rich
from tests.web.two_servers import House, two_houses, watch

GAMES = (("kunitori", 2), ("world_on_fire", 3), ("everything", 4), ("moegahara", 4))


@pytest.fixture(scope="module")
def houses() -> Iterator[tuple[House, House]]:
    with two_houses() as houses:
        yield houses


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_nothing_that_is_sent_tells_two_truths_apart(name: str, seats: int, houses: tuple[House, House]) -> None:
    for viewer in (None, 1):
        done = watch(rich(name, seats, seats, 6), viewer, 1, houses, 3, name)
        assert done.others
        assert done.moves > 5 and done.frames > done.moves and done.pages > 50

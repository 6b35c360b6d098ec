"""A view holds everything public (C9): as much as a spectator knows who notes every event."""

from __future__ import annotations

import pytest
from tests.property.notes import listen
from tests.property.tables import CIRCLE_GAMES, FIELD_GAME, plain, rich, seats_of, tables_of

SETS = (*CIRCLE_GAMES, "everything", "random 3", FIELD_GAME)


@pytest.mark.parametrize(("name", "seats"), tables_of(SETS))
def test_notes_agree_with_views(name: str, seats: int) -> None:
    listen(rich(name, seats, seats, 2), seats)


@pytest.mark.slow
@pytest.mark.parametrize("name", SETS)
def test_notes_of_long_games_agree_with_views(name: str) -> None:
    kinds: set[str] = set()
    seats = seats_of(name)
    for seed in range(60):
        kinds |= listen(rich(name, seats[seed % len(seats)], seed, 6), seed)
    for seed in range(5):
        kinds |= listen(plain(name, seats[seed % len(seats)], seed, 40), seed)
    if name == FIELD_GAME:
        assert {"deploy", "marker", "marker_back", "dismiss", "give", "win_land", "bury", "return", "keep"} <= kinds
    else:
        assert {"draw", "shuffle", "reveal", "put_back", "ambush", "to_hand", "show", "stay", "trash"} <= kinds

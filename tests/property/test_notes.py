"""A view holds all that the table has seen (C9): as much as a spectator knows who takes notes of every event."""

from __future__ import annotations

import random

import pytest
from tests.property.notes import Notes
from tests.property.tables import GAMES, SEATS, game_of, plain, rich

from kunitori.engine.state import State

SETS = (*GAMES, "everything", "random 3")


def listen(g: State, seed: int) -> set[str]:
    """Play a game and compare notes with the views after every move that leaves no effect half done."""
    game, chance, heard = game_of(g), random.Random(seed), 0
    notes, kinds = Notes(game.view(None)), set()
    while game.decision:
        game.apply(chance.choice(game.decision.options))
        events = game.events_for(None, heard)
        heard += len(events)
        for event in events:
            notes.hear(event)
            kinds.add(event.kind)
        if game._state.sp == 0 and game._state.step == 0:
            view = game.view(None)
            assert notes.read(view) == notes.say(view), f"{game.moves[-3:]}"
            if chance.random() < 0.1:
                own = chance.randrange(g.seats)
                others = [seat for seat in range(g.seats) if seat != own]
                assert all(game.view(own).seats[seat] == view.seats[seat] for seat in others), (
                    "all know the same of him"
                )
    return kinds


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", SETS)
def test_whoever_takes_notes_knows_what_a_view_holds(name: str, seats: int) -> None:
    listen(rich(name, seats, seats, 2), seats)


@pytest.mark.slow
@pytest.mark.parametrize("name", SETS)
def test_whoever_takes_notes_for_long_knows_it_too(name: str) -> None:
    kinds: set[str] = set()
    for seed in range(60):
        kinds |= listen(rich(name, SEATS[seed % 5], seed, 6), seed)
    for seed in range(5):
        kinds |= listen(plain(name, SEATS[seed % 5], seed, 40), seed)
    assert {"draw", "shuffle", "reveal", "put_back", "ambush", "to_hand", "show", "stay", "trash"} <= kinds

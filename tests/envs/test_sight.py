"""An observation holds what a seat may know, and nothing else."""

from __future__ import annotations

import random

import pytest
from tests.property.tables import GAMES, answers, plain, rich, tables_of

from kunitori.engine.deal import dealt, known_to
from kunitori.engine.moves import apply
from kunitori.engine.sight import observe, sight_size
from kunitori.engine.state import State

TABLES = tables_of([*GAMES, "everything", "house 7", "expansion 7"])


def seen(g: State, viewer: int) -> bytes:
    out = bytearray(sight_size(g.rules, g.seats))
    observe(g, viewer, out)
    return bytes(out)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_observation_tells_no_more_than_a_view(game: str, players: int) -> None:
    """On turn and off turn, in the middle of moves too: the truth, the view and what is dealt from it look alike."""
    chance = random.Random(f"{game} {players}")
    halfway = 0
    for start in (plain(game, players, 1, 12), *(rich(game, players, seed, 6) for seed in range(6))):
        g = start
        while not g.over:
            if g.step or chance.random() < 0.2:
                halfway += g.step > 0
                viewer = chance.randrange(players)
                known = known_to(g, viewer)
                assert seen(g, viewer) == seen(known, viewer), (g.kind, g.step)
                assert seen(g, viewer) == seen(dealt(known, chance.getrandbits(64)), viewer), (g.kind, g.step)
            apply(g, chance.choice(answers(g)))
        assert seen(g, 0) == seen(known_to(g, 0), 0)
    assert halfway > 20


def test_a_wrong_seat_or_buffer_is_refused() -> None:
    g = plain("kunitori", 2, 1)
    size = sight_size(g.rules, 2)
    for viewer, room in ((2, size), (-1, size), (0, size - 1), (0, size + 1)):
        with pytest.raises(ValueError):
            observe(g, viewer, bytearray(room))

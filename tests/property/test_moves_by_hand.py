"""Moves that were not read from text may say anything. They are played, or refused with a sentence."""

from __future__ import annotations

from random import Random

import pytest

from kunitori import Game, IllegalMove, Move, new_game
from kunitori.decisions.reading import ALL_VERBS

TABLES = [("kunitori", 3), ("world_on_fire", 3), ("world_chaos", 2), ("moegahara", 4)]


def invented(game: Game, chance: Random) -> Move:
    """A move that somebody could build, mostly nonsense."""
    names = [*game.cards.kind_number, "nonsense", ""]

    def cards() -> tuple[tuple[str, int], ...]:
        return tuple(
            (chance.choice(names), chance.choice([0, 1, 2, 300, -1])) for _ in range(chance.choice([0, 0, 1, 2]))
        )

    return Move(
        chance.choice([chance.choice(ALL_VERBS), chance.choice(game.options).move.verb]),
        cards(),
        chance.choice([None, None, 0, 1, 9, -1]),
        tuple((chance.choice([0, 1, 7, -3]), cards()) for _ in range(chance.choice([0, 0, 1, 2]))),
        chance.choice(["", "", "own", "deck", "ambush", "trash", "xx"]),
        chance.choice([None, 0, 5, 99, -1]),
        chance.choice([None, 0, 2, 9]),
        tuple(chance.choice(names) for _ in range(chance.choice([0, 0, 2, 3]))),
    )


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_invented_moves_are_played_or_refused_with_a_sentence(name: str, players: int) -> None:
    chance = Random(f"{name} {players}")
    game = new_game(name, ["Ann", "Ben", "Cat", "Dan"][:players], seed=7)
    refused = 0
    for _ in range(150):
        if game.is_over:
            break
        before = game.moves
        for move in [invented(game, chance) for _ in range(6)]:
            why = game.why_not(move)
            if why is None:
                continue
            refused += 1
            assert "{" not in why.sentence("en")
            with pytest.raises(IllegalMove):
                game.apply(move)
            assert game.moves == before
        game.apply(chance.choice(game.options))
    assert refused > 500


def test_a_move_that_says_too_much_is_told_so() -> None:
    game = new_game("kunitori", seed=7, start=0)
    why = game.why_not(Move("end", (("copper", 1),)))
    assert why is not None and "end" in why.sentence("en")
    assert game.why_not(Move("end")) is None

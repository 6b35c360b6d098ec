"""Somebody who looks over everybody's shoulder: knows all hands, but not what chance will bring."""

from __future__ import annotations

from kunitori.engine.consts import STREAMS, TEAMS
from kunitori.engine.rng import rekey
from kunitori.engine.state import State, revive
from kunitori.game.lookout import word_for

__all__ = ["with_new_chance", "with_open_hands"]


def with_open_hands(g: State) -> State:
    """A view for whoever is asked, in which every hand is known; decks and unseen discards are still to be dealt."""
    data = g.export()
    for p in range(g.seats):
        is_open = p == g.who or (g.rules.cards.teams and g.who >= 0 and (p - g.who) % TEAMS == 0)
        if not is_open:
            data["deck"][p] = [a + b for a, b in zip(data["deck"][p], data["hidden"][p], strict=True)]
            data["hidden"][p] = [0] * len(data["hidden"][p])
            data["deck_m"][p], data["pile_m"][p] = (_mask(data[place][p]) for place in ("deck", "pile"))
    data["viewer"] = g.who
    return revive(g.rules, data)


def _mask(counts: list[int]) -> int:
    return sum(1 << kind for kind, number in enumerate(counts) if number)


def with_new_chance(g: State, word: int) -> State:
    """The same state, but what will be shuffled and drawn from here on is another matter."""
    other = g.clone()
    other.key0, other.key1 = word, word_for(f"{word} key")
    for stream in range(STREAMS):
        rekey(other, stream)
    return other

"""Bots play cards that nobody printed: by every level, inside the engine and outside, and as what they do deserves."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.bots.test_levels import EVERYBODY, play_along
from tests.scenarios.test_own_texts import CARDS as RARE

from kunitori import Game, load_expansion
from kunitori.bots import new_bot
from kunitori.cards import card_set
from kunitori.cards.expansion import Expansion

EXAMPLES = Path(__file__).parents[2] / "examples" / "expansions"
EXPANSIONS = {
    **{name: load_expansion(EXAMPLES / f"{name}.toml") for name in ("river_and_sea", "temple_fires")},
    "rare": Expansion.read({"cards": RARE}),
}
WISE = Expansion.read(
    {
        "cards": {
            "pearl": {"category": "treasure", "copies": 20, "cost": 3, "money": 3},
            "school": {"category": "politics", "copies": 10, "cost": 4, "cards": 2, "actions": 1},
            "feast": {"category": "politics", "copies": 10, "cost": 3, "play": [{"rivals": [{"draw": 1}]}]},
            "pond": {"category": "tactics", "copies": 10, "cost": 4, "play": [{"discard": "hand"}]},
        }
    }
)
"""Two cards that everybody should want, and two that help others or nobody."""


@pytest.mark.parametrize("name", EXPANSIONS)
@pytest.mark.parametrize(("game", "players"), [("kunitori", 2), ("world_on_fire", 4), ("world_chaos", 6)])
def test_every_level_plays_own_cards_the_same_inside_the_engine(name: str, game: str, players: int) -> None:
    play_along(card_set(game, expansion=EXPANSIONS[name]), EVERYBODY, players)


@pytest.mark.parametrize("level", ["beginner", "retainer", "captain", "lord", "master@30"])
def test_good_cards_are_bought_and_played_and_bad_ones_left(level: str) -> None:
    done = Counter[str]()
    for seed in range(6):
        table = Game(card_set("world_on_fire", expansion=WISE), 2, seed, max_rounds=25)
        bots = [new_bot(level, 2 * seed + seat) for seat in range(2)]
        while (decision := table.decision) is not None:
            table.apply(bots[decision.player].decide(table.view(decision.player), decision))
        done.update(" ".join(move.split()[:2]) for move in table.moves)
    good, bad = (done[f"buy {one}"] + done[f"buy {other}"] for one, other in (("pearl", "school"), ("feast", "pond")))
    assert done["buy pearl"] > 6 and done["play pearl"] > done["buy pearl"]
    assert good > 3 * bad, done

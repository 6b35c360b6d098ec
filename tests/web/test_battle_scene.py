"""The scene of a battle: every fighter stays in it, and the cards add up to the strengths."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.property.tables import NAMES, rich

from kunitori import Game
from kunitori.web.render.battles import Battle, battle_of

TABLES = (("kunitori", 2), ("kunitori", 4), ("world_on_fire", 3), ("world_on_fire", 5), ("everything", 4))
WARLIKE = ("attack", "joint", "join", "ambush", "...", "ask", "play", "stay")


def adds_up(battle: Battle) -> bool:
    """Whether the cards of both sides are worth the strengths shown (C5.5)."""
    attack = sum(fighter.worth for fighter in battle.attackers)
    defence = sum(fighter.worth for fighter in battle.defenders) + battle.bonus
    return (attack, defence) == (battle.attack, battle.defence)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_cards_shown_add_up_to_the_strengths(name: str, seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        game, chance = Game.of_state(rich(name, seats, seed, 12), NAMES[:seats]), Random(seed)
        while decision := game.decision:
            if battle := battle_of(game.view(None)):
                assert adds_up(battle), (game.view(None).phase, battle)
                fighters = (*battle.attackers, *battle.defenders)
                seen["fought"] += battle.is_over
                seen["joint"] += battle.ally is not None
                seen["bonus"] += bool(battle.bonus)
                seen["fallen"] += sum(fighter.fallen for fighter in fighters)
            liked = [text for text in decision.texts if text.startswith(WARLIKE)]
            game.apply(chance.choice(liked if liked and chance.random() < 0.8 else decision.texts))
    assert seen["fought"] and seen["bonus"]
    if name != "kunitori":
        assert seen["fallen"] and seen["joint"]

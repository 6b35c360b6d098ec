"""The box of World on Fire (W1): 288 cards."""

from __future__ import annotations

from tests.scenarios.table import cards, counted, opening, rules

TROOPS = "fake_fortress*8 spear_troopers*12 light_archers*12 cavalry*12 gunner_mercenaries*12 land_destroyer*6"
TACTICS = "loyal_warning*8 trap*8 take_back*8 travelling_monk*8 skilled_ninja*8 beauty*8"
POLITICS = "temple_tax*8 moat*8 temple_town*8 soil_renovation*8 harbour_town*8 castle_town*8"
POINTS = "village*30 town*12 land*10"
TREASURE = "copper*40 silver*20 gold*10"


@rules("W1", "C1.2", "C1.3", "ruling 17")
@cards(*counted(f"{TROOPS} {TACTICS} {POLITICS} {POINTS} {TREASURE}"))
def test_288_cards_lie_on_the_table() -> None:
    box = counted(f"{TROOPS} {TACTICS} {POLITICS} {POINTS} {TREASURE}")
    sums = [sum(counted(part).values()) for part in (TROOPS, TACTICS, POLITICS, POINTS, TREASURE)]
    assert (sums, sum(sums) + 8) == ([62, 48, 48, 52, 70], 288)
    with opening("world_on_fire", ("Ann", "Ben", "Chloe"), start=2) as table:
        table.pool(**(box | {"copper": 40 - 3 * 6, "village": 30 - 3 * 2}))
        view = table.game.view(None)
        assert view.generals_left == 8
        assert sum(view.pool.values()) + 3 * 8 == 288
        for name in ("ann", "ben", "chloe"):
            table.has(name, owned="copper*6 village*2", hand_size=4, deck_size=4)
        table.asks("chloe", "buy")

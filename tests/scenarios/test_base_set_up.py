"""The box of Kunitori! (K1): 270 cards."""

from __future__ import annotations

from tests.scenarios.table import cards, counted, opening, rules

TROOPS = "farmers*6 ninja_clan*6 spear_troopers*10 light_archers*10 young_general*6 cavalry*10 light_gunners*10"
POLITICS = (
    "technology_development*7 fortress*7 heavy_tax*7 rice_field_plowing*7 market*7 post_relay*7 land_survey*7 "
    "river_works*7 toll_abolition*7 quality_tea_ware*7 trade_harbour*7 magnificent_castle*7"
)
POINTS = "village*30 town*12 land*8"
TREASURE = "copper*40 silver*20 gold*10"
GENERALS = (
    "uesugi_kenshin takeda_shingen oda_nobunaga date_masamune mori_motonari toyotomi_hideyoshi tokugawa_ieyasu "
    "hojo_ujiyasu"
)


@rules("K1", "C1.2", "C1.3")
@cards(*counted(f"{TROOPS} {POLITICS} {POINTS} {TREASURE} {GENERALS}"))
def test_270_cards_lie_on_the_table() -> None:
    box = counted(f"{TROOPS} {POLITICS} {POINTS} {TREASURE} {GENERALS}")
    sums = [sum(counted(part).values()) for part in (GENERALS, TROOPS, POLITICS, POINTS, TREASURE)]
    assert (sums, sum(sums)) == ([8, 58, 84, 50, 70], 270)
    with opening("kunitori", ("Ann", "Ben", "Chloe", "Dora"), start=1) as table:
        table.pool(**(box | {"copper": 40 - 4 * 6, "village": 30 - 4 * 2}))
        view = table.game.view(None)
        assert view.generals_left == 8
        assert sum(view.pool.values()) + 4 * 8 == 270
        for name in ("ann", "ben", "chloe", "dora"):
            table.has(name, owned="copper*6 village*2", hand_size=4, deck_size=4)
        table.asks("ben", "buy")

"""M1: teams, the battlefield, the pool, the first hands, and what is special with two players."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.scenarios.field import deploying, field, first_turn
from tests.scenarios.table import cards, rules

from kunitori import BadNotation, BadOptions, Game, new_game

FOUR = ("Ann", "Ben", "Chloe", "Dan")
SIX = (*FOUR, "Eve", "Finn")
EAST = ("tokugawa_ieyasu", "ii_naomasa", "todo_takatora", "kuroda_nagamasa", "kobayakawa_hideaki")
WEST = ("ishida_mitsunari", "otani_yoshitsugu", "ukita_hideie", "konishi_yukinaga", "toyotomi_hideyori")


@rules("M1.1")
@pytest.mark.parametrize("players", [0, 1, 3, 5, 7])
def test_only_two_four_or_six_can_play(players: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        new_game("moegahara", players)
    assert refusal.value.rule == "M1.1"
    assert refusal.value.sentence("en").endswith("(rule M1.1)")


@rules("M1.1")
def test_a_scene_for_three_is_refused_too() -> None:
    with pytest.raises(BadOptions) as refusal:
        Game.from_position({"game": "moegahara", "players": ["Ann", "Ben", "Chloe"]})
    assert refusal.value.rule == "M1.1"


def end_turn(game: Game) -> None:
    """End the active player's turn without doing anything."""
    turn = game.turn
    while game.turn == turn:
        game.apply("keep none" if game.decision and game.decision.kind == "keep" else "end")


@rules("M1.1", "C1.5")
@pytest.mark.parametrize("players", [("Ann", "Ben"), FOUR, SIX])
@pytest.mark.parametrize("start", [0, 1])
def test_turns_go_to_and_fro_between_the_teams(players: tuple[str, ...], start: int) -> None:
    game = new_game("moegahara", players, seed=1, start=start)
    order = []
    for _ in range(2 * len(players)):
        order.append(game.active)
        end_turn(game)
    assert order[0] == start and order[: len(players)] == order[len(players) :]
    assert sorted(order[: len(players)]) == list(range(len(players)))
    assert all((one - other) % 2 for one, other in pairwise(order))


@rules("M1.1", "ruling 31")
def test_any_seat_may_be_drawn_to_begin_and_the_seats_follow_in_order() -> None:
    begun = {new_game("moegahara", FOUR, seed=seed).start for seed in range(40)}
    assert begun == {0, 1, 2, 3}
    game = new_game("moegahara", FOUR, start=2, seed=1)
    order = []
    for _ in FOUR:
        order.append(game.players[game.active])
        end_turn(game)
    assert order == ["Chloe", "Dan", "Ann", "Ben"]


@rules("M1.2")
@pytest.mark.parametrize(("players", "lands"), [(("Ann", "Ben"), 8), (FOUR, 10), (SIX, 10)])
def test_the_lands_lie_between_the_teams(players: tuple[str, ...], lands: int) -> None:
    with first_turn(players, start=0) as table:
        view = table.game.view(None)
        assert len(view.lands) == lands
        assert all(land.winner is None and land.lines == ((), ()) for land in view.lands)
        table.asks("ann", "play")


@rules("M1.2", "M5.1")
def test_with_two_players_there_is_no_ninth_land() -> None:
    with deploying(played="cavalry", ann={}, ben={"hand": "copper"}) as table:
        table.refuses("ann", "deploy cavalry 9", "M1.2")
        table.ann("deploy cavalry 8")
        table.line(8, "cavalry", "")
        table.asks("ben", "buy")


@rules("M1.2")
def test_with_more_players_there_are_ten() -> None:
    with deploying(played="cavalry", ann={}, ben={"hand": "copper"}, chloe={}, dan={}) as table:
        table.ann("deploy cavalry 10")
        table.line(10, "cavalry", "")
        table.asks("ben", "buy")


@rules("M1.2")
def test_a_line_grows_away_from_the_land_and_holds_three() -> None:
    with deploying(
        "archers | cavalry", played="cavalry gunners spear_troopers", ann={}, ben={"hand": "copper"}
    ) as table:
        table.ann("deploy cavalry 1")
        table.line(1, "archers cavalry", "cavalry")
        table.ann("deploy spear_troopers 1")
        table.line(1, "archers cavalry spear_troopers", "cavalry")
        table.refuses("ann", "deploy gunners 1", "M5.1")
        table.ann("deploy gunners 2")
        table.asks("ben", "buy")


@rules("M1.3")
@cards(*EAST, *WEST)
@pytest.mark.parametrize("general", [*EAST, *WEST])
def test_all_generals_lie_open_and_any_can_be_the_first(general: str) -> None:
    with field(ann={"hand": "copper"}, ben={}, rest={"phase": "buy", "money": 7}) as table:
        table.pool(**dict.fromkeys([*EAST, *WEST], 1))
        table.ann(f"buy {general}")
        table.pool(**{general: 0})
        assert table.game.view(None).east_team == (0 if general in EAST else 1)
        table.asks("ben", "buy")


@rules("M1.3", "M1.4")
def test_the_pool_for_four() -> None:
    with first_turn(FOUR, start=0) as table:
        table.pool(copper=36 - 24, silver=18, gold=8, horo_musha=12 - 8, trap=6)
        table.pool(farmer_militia=4, spear_troopers=10, archers=10, cavalry=10, gunners=10)
        table.pool(technology_development=4, rice_field_plowing=4, land_survey=4, river_works=4, castle_town=4)
        assert table.game.cards.total == 194
        table.asks("ann", "play")


@rules("M0", "M1.3")
@pytest.mark.parametrize("thing", ["land", "yellow", "marker"])
def test_lands_and_markers_are_not_for_sale(thing: str) -> None:
    with field(ann={"hand": "copper"}, ben={}, rest={"phase": "buy", "money": 60}) as table:
        assert f"buy {thing}" not in table.options()
        with pytest.raises(BadNotation):
            table.game.apply(f"buy {thing}")
        table.asks("ann", "buy")


@rules("M1.4")
@cards("copper", "horo_musha")
def test_everybody_begins_with_six_copper_and_two_horo_musha() -> None:
    with first_turn(start=1) as table:
        for name in ("ann", "ben"):
            table.has(name, owned="copper*6 horo_musha*2", hand_size=4, deck_size=4, discard="")
        table.pool(copper=36 - 12, horo_musha=12 - 4)
        assert [event.rule for event in table.told("set_up")] == ["M1.4", "M1.4"]
        table.asks("ben", "play")


@rules("M1.4")
@cards("copper", "horo_musha")
def test_six_players_empty_the_piles_and_only_what_comes_back_can_be_had() -> None:
    with first_turn(SIX, start=0) as table:
        table.pool(copper=0, horo_musha=0)
        table.asks("ann", "play")
    others = {name.lower(): {"hand": "copper*4", "deck": "copper*2 horo_musha*2"} for name in SIX[1:]}
    ann = {"hand": "copper*2 horo_musha", "deck": "copper*4 horo_musha"}
    with field("archers |", ann=ann, **others) as table:
        table.pool(copper=0, horo_musha=0)
        table.ann("play horo_musha", "end")
        table.refuses("ann", "buy copper", "C4.3")
        table.ann("end", "horo dismiss 1:1")
        table.pool(copper=0, horo_musha=1)
        table.ann("keep none")
        table.asks("ben", "play")


@rules("M1.5")
@cards("castle_town")
def test_with_two_players_each_can_buy_one_castle_town() -> None:
    rest = {"phase": "buy", "money": 12, "buys": 2}
    with field(ann={"hand": "copper"}, ben={"hand": "gold*2"}, rest=rest) as table:
        table.pool(castle_town=2)
        table.ann("buy castle_town")
        table.pool(castle_town=1)
        table.refuses("ann", "buy castle_town", "M1.5")
        table.ann("end")
        table.ben("play gold", "play gold", "buy castle_town")
        table.pool(castle_town=0)
        table.asks("ann", "play")


@rules("M1.5")
@cards("castle_town")
def test_the_limit_lasts_for_the_whole_game() -> None:
    with field(ann={"deck": "castle_town copper"}, ben={"hand": "copper"}, rest={"phase": "buy", "money": 6}) as table:
        table.ann("buy castle_town")  # the one in the deck was not bought
        table.asks("ben", "buy")
    rest = {"phase": "buy", "money": 6, "castles": 1}
    with field(ann={"hand": "castle_town"}, ben={}, rest=rest) as table:
        table.refuses("ann", "buy castle_town", "M1.5")
        table.asks("ann", "buy")


@rules("M1.5")
@cards("castle_town")
def test_with_four_players_castle_towns_are_four_and_free() -> None:
    rest = {"phase": "buy", "money": 12, "buys": 2}
    with field(ann={"hand": "copper"}, ben={"hand": "copper"}, chloe={}, dan={}, rest=rest) as table:
        table.pool(castle_town=4)
        table.ann("buy castle_town", "buy castle_town")
        table.pool(castle_town=2)
        table.asks("ben", "buy")


@rules("M1.5")
@cards("farmer_militia")
def test_with_two_players_a_militia_brings_another_without_a_buy() -> None:
    with field(ann={}, ben={"hand": "copper"}, rest={"phase": "buy", "money": 6}) as table:
        table.ann("buy farmer_militia")
        table.counts(money=4, buys=0)
        table.asks("ann", "buy", "buy farmer_militia | end")
        table.refuses("ann", "buy spear_troopers", "M1.5")
        table.ann("buy farmer_militia")  # and this one brings no third
        table.has("ann", owned="farmer_militia*2")
        assert [event.rule for event in table.told("buy")] == ["C6.2", "M1.5"]
        table.asks("ben", "buy")


@rules("M1.5", "C6.1")
@cards("farmer_militia", "copper")
def test_treasure_for_the_militia_without_a_buy_can_still_be_played() -> None:
    with field(ann={"hand": "copper*2"}, ben={"hand": "copper"}, rest={"phase": "buy", "money": 2}) as table:
        table.ann("buy farmer_militia")
        table.counts(money=0, buys=0)
        table.asks("ann", "buy", "play copper | end")
        table.ann("play copper", "play copper", "buy farmer_militia")
        table.asks("ben", "buy")


@rules("M1.5")
@cards("farmer_militia")
def test_nobody_has_to_buy_the_second_militia() -> None:
    with field(ann={}, ben={"hand": "copper"}, rest={"phase": "buy", "money": 6}) as table:
        table.ann("buy farmer_militia", "end")
        table.has("ann", owned="farmer_militia")
        table.asks("ben", "buy")
    with field(ann={}, ben={"hand": "copper"}, rest={"phase": "buy", "money": 2}) as table:
        table.ann("buy farmer_militia")  # no money for another, and nothing in hand
        table.asks("ben", "buy")


@rules("M1.5", "ruling 30")
@cards("farmer_militia")
def test_the_militia_without_a_buy_comes_first_and_every_bought_one_brings_one() -> None:
    with field(ann={}, ben={"hand": "copper"}, rest={"phase": "buy", "money": 20, "buys": 2}) as table:
        table.ann("buy farmer_militia")
        table.counts(buys=1)
        table.ann("buy farmer_militia")
        table.counts(buys=1)
        table.ann("buy farmer_militia")
        table.counts(buys=0)
        table.ann("buy farmer_militia")
        table.has("ann", owned="farmer_militia*4")
        table.asks("ben", "buy")


@rules("M1.5")
@cards("farmer_militia")
def test_with_four_players_a_militia_is_bought_like_any_card() -> None:
    with field(ann={}, ben={"hand": "copper"}, chloe={}, dan={}, rest={"phase": "buy", "money": 6}) as table:
        table.ann("buy farmer_militia")
        table.asks("ben", "buy")

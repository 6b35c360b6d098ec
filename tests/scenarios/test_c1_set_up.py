"""C1: the players, the table, and everybody's first cards."""

from __future__ import annotations

import pytest
from tests.scenarios.table import cards, opening, rules, scene

from kunitori import BadCards, BadOptions, new_game
from kunitori.cards.sets import card_set

NAMES = ("Ann", "Ben", "Chloe", "Dan", "Eve", "Finn")


@rules("C1.1")
def test_two_to_six_play_and_the_turn_goes_to_the_left() -> None:
    for players in range(2, 7):
        with opening("kunitori", NAMES[:players], start=1) as table:
            order = []
            for _ in range(players + 1):
                order.append(table.game.players[table.game.active])
                getattr(table, order[-1].lower())("end")
            table.asks(NAMES[:players][(players + 2) % players].lower(), "buy")
        circle = [*NAMES[1:players], NAMES[0]]
        assert order == [*circle, circle[0]]


@rules("C1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 1000])
def test_nobody_plays_alone_and_seven_are_too_many(players: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        new_game("world_on_fire", players=players)
    assert refusal.value.rule == "C1.1"
    assert str(refusal.value) == f"This game is for two to six players, not {players}. (rule C1.1)"


@rules("C1.2")
@pytest.mark.parametrize("game", ["kunitori", "world_on_fire", "world_chaos"])
def test_the_pool_has_a_pile_for_every_kind_and_one_of_generals(game: str) -> None:
    with opening(game, NAMES[:3], start=0) as table:
        view = table.game.view(None)
        piles = {card.id: card.copies for card in card_set(game).facts}
        piles["copper"] -= 18
        piles["village"] -= 6
        assert dict(view.pool) == piles
        generals = [card.id for card in card_set(game).facts if card.category == "general"]
        assert view.generals_left == len(generals)
        assert view.top_general in generals
        assert not view.trash
        table.asks("ann", "buy")


@rules("C1.2", "C6.2")
def test_of_the_generals_only_the_top_one_can_be_bought() -> None:
    with scene(
        "kunitori",
        ann={"hand": "gold*2"},
        ben={},
        rest={"top_general": "mori_motonari"},
    ) as table:
        table.ann("play gold", "play gold")
        facts = card_set("kunitori").facts
        generals = {f"buy {card.id}" for card in facts if card.category == "general"}
        assert generals.intersection(table.options()) == {"buy mori_motonari"}
        table.refuses("ann", "buy uesugi_kenshin", "C6.2")
        table.ann("buy mori_motonari")
        assert table.game.view(None).generals_left == 7
        assert table.game.view(None).top_general not in (None, "mori_motonari")
        table.asks("ben", "buy")


@rules("C1.2", "C4.3")
@cards("quality_tea_ware", "market")
def test_what_is_trashed_never_comes_back() -> None:
    with scene(
        "kunitori",
        ann={"hand": "quality_tea_ware market oda_nobunaga post_relay", "deck": "copper"},
        ben={},
        rest={"pool": "quality_tea_ware*0", "top_general": "uesugi_kenshin"},
    ) as table:
        table.ann("play post_relay", "play quality_tea_ware", "choose trash")
        table.trash("quality_tea_ware*7")
        table.pool(quality_tea_ware=0)
        table.ann("play market", "trash oda_nobunaga", "gain gold")
        table.trash("quality_tea_ware*7 oda_nobunaga")
        assert table.game.view(None).generals_left == 7
        table.counts(money=5)
        table.refuses("ann", "buy quality_tea_ware", "C4.3")
        table.refuses("ann", "buy oda_nobunaga", "C4.3")
        table.asks("ann", "buy")


@rules("C1.2", "ruling 10")
@cards("loyal_warning")
def test_a_card_that_says_so_returns_to_the_pool() -> None:
    with scene(ann={"hand": "loyal_warning copper"}, ben={}, rest={"pool": "loyal_warning*0"}) as table:
        table.ann("play loyal_warning", "choose trash copper")
        table.pool(loyal_warning=1)
        table.has("ann", owned="")
        table.asks("ann", "buy", "end")


@rules("C1.3")
@pytest.mark.parametrize("game", ["kunitori", "world_on_fire", "world_chaos"])
@pytest.mark.parametrize("players", [2, 6])
def test_everybody_takes_six_copper_and_two_villages_and_draws_four(game: str, players: int) -> None:
    with opening(game, NAMES[:players], seed=2, start=0) as table:
        for name in NAMES[:players]:
            table.has(name.lower(), owned="copper*6 village*2", hand_size=4, deck_size=4, discard_size=0, deployed="")
        table.pool(copper=40 - 6 * players, village=30 - 2 * players)
        hands = {tuple(table.own(name.lower()).hand.items()) for name in NAMES[:players]}
        assert len(hands) > 1  # each player's shuffle differs
        table.asks("ann", "buy")


@rules("C1.3")
def test_decks_are_shuffled_anew_for_every_game_and_every_player() -> None:
    hands = {tuple(new_game("kunitori", 2, seed, start=0).view(0).me.hand.items()) for seed in range(40)}
    assert {dict(hand).get("village", 0) for hand in hands} == {0, 1, 2}


@rules("C1.3")
def test_cards_that_corrections_leave_too_few_of_cannot_be_dealt() -> None:
    corrections = {"kunitori": {"copper": {"copies": 20}}}
    assert new_game("kunitori", 3, corrections=corrections).view(None).pool.get("copper", 0) == 2
    with pytest.raises(BadCards) as refusal:
        new_game("kunitori", 4, corrections=corrections)
    assert refusal.value.rule == "C1.3"


@rules("C1.4")
@cards("trap", "moat")
def test_deployed_are_the_cards_left_lying_not_those_played_and_no_moats() -> None:
    with scene(
        ann={"hand": "trap spear_troopers", "deployed": "cavalry", "moats": 1},
        ben={"hand": "light_archers", "deployed": "fake_fortress", "moats": 1},
        chloe={"moats": 2},
    ) as table:
        table.ann("play spear_troopers", "play trap")  # the Cavalry has been played too, and stays deployed
        table.asks("ann", "trap_seat", "trap ann:cavalry | trap ben:fake_fortress")
        table.ann("trap ann:cavalry")
        table.has("ann", deployed="", discard="cavalry", moats=1)
        table.asks("ann", "stay", "stay none | stay spear_troopers")


@rules("C1.4", "C7.1")
def test_a_card_is_deployed_from_the_redraw_phase_in_which_it_stays() -> None:
    with scene(ann={"hand": "cavalry", "deck": "copper*4"}, ben={"hand": "trap copper"}) as table:
        table.ann("play cavalry")
        table.has("ann", deployed="")
        table.played("cavalry")
        table.ann("stay cavalry")
        table.has("ann", deployed="cavalry")
        table.ben("play trap")
        table.has("ann", deployed="", discard="cavalry")  # the only deployed card on the table: nothing to choose
        table.asks("ben", "buy")


@rules("C1.4", "C5.4")
def test_ambush_cards_and_reinforcements_are_not_deployed() -> None:
    with scene(
        ann={"hand": "maeda_keiji honda_tadakatsu", "deployed": "spear_troopers"},
        ben={"hand": "cavalry"},
        chloe={"deck": "light_archers*2"},
        dan={},
    ) as table:
        table.ann("play honda_tadakatsu", "play maeda_keiji")
        table.ann("attack ben:maeda_keiji chloe:honda_tadakatsu,spear_troopers")
        table.ben("ambush cavalry")
        table.has("ben", deployed="", ambush="cavalry", hand="")
        table.asks("chloe", "defend")


@rules("C1.5")
def test_any_seat_may_begin_and_unless_said_chance_decides() -> None:
    for seat in range(3):
        assert new_game("kunitori", 3, seed=5, start=seat).active == seat
    assert {new_game("kunitori", 3, seed=seed).active for seed in range(30)} == {0, 1, 2}
    assert len({new_game("kunitori", 6, seed=9).active for _ in range(5)}) == 1
    assert new_game("kunitori", 3, seed=5, start=2).start == 2
    with pytest.raises(BadOptions) as refusal:
        new_game("kunitori", 3, start=3)
    assert refusal.value.rule == "C1.5"

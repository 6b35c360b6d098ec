"""House rules: each reading of the rulebooks that a table can choose, played both ways."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

import pytest
from tests.scenarios.table import Table, cards, counted, rules, scene

from kunitori import CardSet, Game, card_set, dumps, loads, new_game


def last_strengths(table: Table) -> tuple[int, int]:
    battle = table.told("strength")[-1]
    return battle.number, battle.against


def is_kept(table: Table) -> None:
    """The position holds the house rules and everything that follows from them."""
    game = Game.from_position(table.game.position())
    assert game == table.game and game.cards.house == table.game.cards.house
    view = table.game.view(None)
    assert type(view).from_json(view.to_json()) == view


# ---- ambush
@pytest.mark.parametrize(
    ("game", "house", "defence"),
    [("kunitori", None, 6), ("kunitori", "ambush=in-total", 5), ("world_on_fire", None, 5),
     ("world_on_fire", "ambush=per-card", 6)],
)  # fmt: skip
@rules("K5.4", "W5.4", "ruling 3", "ruling 4")
@cards("spear_troopers")
def test_an_ambush_gets_one_more_for_each_card_or_for_all_together(game: str, house: str | None, defence: int) -> None:
    general = "uesugi_kenshin" if game == "kunitori" else "maeda_keiji"
    with scene(game, house=house, ann={"hand": f"{general} copper"}, ben={"hand": "spear_troopers*2 copper"}) as table:
        table.ann(f"play {general}", f"attack ben:{general}")
        shown = table.game.view(1)
        total = 2 * shown.defence_of("spear_troopers", in_ambush=True) + shown.ambush_bonus(["spear_troopers"])
        assert total == defence
        table.ben("ambush spear_troopers*2")
        assert last_strengths(table) == (6, defence)
        table.asks("ann", "buy")


# ---- prizes
@pytest.mark.parametrize("house", [None, "prize=6-7"])
@pytest.mark.parametrize("ahead", [1, 3, 4, 5, 6, 7, 8])
@rules("C5.6", "ruling 1")
@cards("light_archers")
def test_the_prize_of_the_attacker_follows_the_table_of_one_of_the_books(ahead: int, house: str | None) -> None:
    german = {1: "village", 3: "village", 4: "town", 5: "town", 6: "town", 7: "land", 8: "land"}
    french = {1: "village", 3: "village", 6: "town", 7: "town", 8: "land"}
    troops = f"gunner_mercenaries*2 light_archers*{ahead - 6}" if ahead > 6 else f"light_archers*{ahead}"
    with scene(
        house=house,
        ann={"hand": "copper", "deployed": troops},
        ben={"hand": "copper", "deployed": "spear_troopers"},
        rest={"phase": "battle", "played": "akechi_mitsuhide"},
    ) as table:
        table.ann("attack ben:akechi_mitsuhide," + troops.replace(" ", ","))
        table.ben("ambush none")
        assert last_strengths(table) == (ahead + 2, 2)
        table.has("ann", discard=(french if house else german).get(ahead, ""))
        table.asks("ann", "buy")


@pytest.mark.parametrize(("house", "prize"), [(None, ""), ("empty-prize=smaller", "village")])
@rules("C5.6", "C4.3", "ruling 7")
def test_an_empty_pile_gives_the_attacker_nothing_or_the_next_smaller_prize(house: str | None, prize: str) -> None:
    with scene(
        house=house,
        ann={"hand": "copper"},
        ben={"hand": "copper"},
        rest={"phase": "battle", "played": "katakura_kojuro", "pool": {"town": 0, "land": 3}, "last_turn": 1},
    ) as table:
        table.ann("attack ben:katakura_kojuro")
        table.ben("ambush none")
        table.has("ann", discard=prize)
        table.asks("ann", "buy")


@pytest.mark.parametrize(("house", "prize"), [(None, None), ("empty-prize=smaller", "town")])
@rules("C5.6", "ruling 7")
def test_an_empty_pile_offers_the_defender_nothing_or_the_next_smaller_prize(house: str | None, prize: str) -> None:
    with scene(
        house=house,
        ann={"hand": "copper"},
        ben={"hand": "copper", "deployed": "gunner_mercenaries*2"},
        rest={"phase": "battle", "played": "akechi_mitsuhide", "pool": {"land": 0}, "last_turn": 1},
    ) as table:
        table.ann("attack ben:akechi_mitsuhide")
        table.ben("ambush none")
        if prize:
            table.asks("ben", "prize", "take town | decline")
            table.refuses("ben", "take land", "C5.6")
            table.ben("take")
        table.has("ben", discard=prize or "")
        table.asks("ann", "buy")


@pytest.mark.parametrize(("house", "second"), [(None, ""), ("empty-prize=smaller", "village")])
@rules("W5.8", "ruling 7")
@cards("travelling_monk")
def test_in_a_joint_battle_the_ally_may_find_the_pile_empty(house: str | None, second: str) -> None:
    with scene(
        house=house,
        ann={"hand": "copper", "deployed": "gunner_mercenaries*2"},
        ben={"hand": "copper"},
        chloe={"hand": "copper", "deployed": "light_archers"},
        rest={"phase": "battle", "joint": 1, "played": "travelling_monk", "pool": {"town": 1}},
    ) as table:
        table.ann("joint ben")
        table.chloe("join")
        table.ben("ambush none")
        table.has("ann", discard="town")
        table.has("chloe", discard=second)
        table.asks("ann", "buy")


# ---- targets
def two_rivals(house: str | None) -> AbstractContextManager[Table]:
    return scene(
        house=house,
        ann={"hand": "copper", "deployed": "cavalry*2"},
        ben={"hand": "copper"},
        chloe={"hand": "copper", "deployed": "spear_troopers"},
        rest={"phase": "battle", "played": "katakura_kojuro"},
    )


@rules("C5.2", "ruling 2")
@cards("katakura_kojuro", "cavalry")
def test_by_the_ruling_a_leader_has_one_target() -> None:
    with two_rivals(None) as table:
        table.refuses("ann", "attack ben:katakura_kojuro,cavalry chloe:katakura_kojuro,cavalry", "C5.2")
        assert not table.game.view(0).has_several_targets("katakura_kojuro")
        table.asks("ann", "battle", "peace | attack ...")


@rules("C5.2", "C5.3", "ruling 2")
@cards("katakura_kojuro", "cavalry")
def test_by_the_other_reading_a_leader_fights_in_every_battle_and_troops_in_one() -> None:
    with two_rivals("targets=several") as table:
        view = table.game.view(0)
        both = {1: {"katakura_kojuro": 1, "cavalry": 2}, 2: {"katakura_kojuro": 1}}
        assert view.attack_with(both) == {1: 8, 2: 4}
        table.refuses("ann", "attack ben:katakura_kojuro,cavalry*2 chloe:cavalry*2,katakura_kojuro", "C5.2")
        table.refuses("ann", "attack ben:katakura_kojuro,cavalry chloe:cavalry", "C5.2")
        table.refuses("ann", "attack ben:cavalry*2", "C5.2")
        table.ann("attack ben:katakura_kojuro,cavalry*2 chloe:katakura_kojuro")
        is_kept(table)
        table.ben("ambush none")
        assert last_strengths(table) == (8, 0)
        table.chloe("ambush none")
        assert last_strengths(table) == (4, 2)
        table.has("ann", discard="land village")
        table.asks("ann", "buy")


@rules("C5.2", "ruling 2")
def test_no_leader_can_be_left_out_even_if_it_may_attack_several() -> None:
    with two_rivals("targets=several") as table:
        table.ann("attack ...")
        table.asks("ann", "leaders", "... ben:katakura_kojuro*0 | ... ben:katakura_kojuro*1 ...")
        table.ann("... ben:katakura_kojuro*0")
        assert table.game.moves == ("attack chloe:katakura_kojuro,cavalry*2",)  # only Chloe is left for all of them
        table.game.undo()
        table.ann("attack ...", "... ben:katakura_kojuro*1 ...")
        table.asks("ann", "leaders", "... chloe:katakura_kojuro*0 | ... chloe:katakura_kojuro*1 ...")
        table.ann("... chloe:katakura_kojuro*0")
        assert table.game.moves == ("attack ben:katakura_kojuro,cavalry*2",)
        table.asks("ben", "defend")


@rules("C5.2", "ruling 2", "ruling 11")
@cards("young_general", "land_destroyer")
def test_a_leader_that_falls_in_one_battle_is_missing_in_the_next() -> None:
    with scene(
        "custom", mix="young_general,land_destroyer,cavalry", house="targets=several",
        ann={"hand": "copper"},
        ben={"hand": "copper", "deployed": "land_destroyer"},
        chloe={"hand": "copper"},
        rest={"phase": "battle", "played": "young_general", "leader": 1},
    ) as table:  # fmt: skip
        table.ann("attack ben:young_general chloe:young_general")
        table.ben("ambush none")
        table.has("ann", discard="young_general")
        table.ben("take")
        table.chloe("ambush none")
        assert last_strengths(table) == (0, 0)
        table.asks("ann", "buy")


# ---- deployed cards without an action
@pytest.mark.parametrize(("house", "strength"), [(None, 10), ("unplayed=rest", 6)])
@rules("C3.2", "C7.1", "ruling 6")
@cards("cavalry")
def test_deployed_cards_that_were_not_played_attack_or_rest(house: str | None, strength: int) -> None:
    with scene(
        house=house,
        corrections={"world_on_fire": {"cavalry": {"actions": 0}}},
        ann={"hand": "copper", "deployed": "cavalry*2"},
        ben={"hand": "copper"},
        rest={"phase": "battle", "played": "maeda_keiji", "unplayed": {"cavalry": 2}},
    ) as table:
        view = table.game.view(0)
        assert view.army_attack(0) == strength
        army = view.army(0)
        assert army == counted("maeda_keiji cavalry*2" if strength == 10 else "maeda_keiji")
        table.ann("attack ben:" + ",".join(f"{card}*{n}" for card, n in army.items()))
        is_kept(table)
        table.ben("ambush none")
        assert last_strengths(table) == (strength, 0)
        table.ann("end")
        table.asks("ann", "stay", "stay none | stay cavalry | stay cavalry*2")
        table.ann("stay cavalry*2")
        table.has("ann", deployed="cavalry*2")
        assert table.game.view(1).defence(0) == 4  # they defend all the same
        table.asks("ben", "buy")


# ---- Land Destroyer
@rules("C5.7", "ruling 11")
@cards("land_destroyer", "maeda_keiji", "light_archers", "spear_troopers")
def test_by_the_other_reading_the_owner_of_a_land_destroyer_chooses_what_falls() -> None:
    with scene(
        house="destroyer=owner",
        ann={"hand": "copper", "deployed": "land_destroyer cavalry"},
        ben={"hand": "spear_troopers copper", "deployed": "land_destroyer light_archers"},
        rest={"phase": "battle", "played": "maeda_keiji"},
    ) as table:
        table.ann("attack ben:maeda_keiji,land_destroyer,cavalry")
        table.ben("ambush spear_troopers")
        table.asks("ann", "fall", "fall light_archers | fall spear_troopers ambush")
        decision = table.game.decision
        assert decision is not None and decision.other == 1
        is_kept(table)
        table.refuses("ann", "fall cavalry", "ruling 11")
        table.ann("fall spear_troopers ambush")
        table.has("ben", discard="spear_troopers land_destroyer", deployed="light_archers")
        table.has("ann", discard="cavalry land_destroyer town")  # Ben had no choice but the cavalry
        table.asks("ann", "buy")


@rules("W5.8", "ruling 11")
@cards("land_destroyer", "travelling_monk")
def test_in_a_joint_battle_a_defending_owner_names_the_attacker_and_the_troop() -> None:
    with scene(
        house="destroyer=owner",
        ann={"hand": "copper", "deployed": "cavalry spear_troopers"},
        ben={"hand": "copper", "deployed": "land_destroyer"},
        chloe={"hand": "copper", "deployed": "cavalry light_archers"},
        rest={"phase": "battle", "joint": 1, "played": "travelling_monk"},
    ) as table:
        table.ann("joint ben")
        table.chloe("join")
        table.ben("ambush none", "name chloe")
        table.asks("ben", "fall", "fall cavalry | fall light_archers")
        table.ben("fall cavalry")
        table.has("chloe", deployed="light_archers", discard="cavalry village")
        table.asks("ann", "buy")


# ---- Moat
@pytest.mark.parametrize(
    ("house", "left", "hand"),
    [(None, "none", 4), (None, "moat", 5), ("moat=played", "none", 5), ("moat=played", "moat", 5)],
)
@rules("W7.3", "ruling 12")
@cards("moat")
def test_the_moat_brings_a_card_if_it_was_left_or_whenever_it_was_played(
    house: str | None, left: str, hand: int
) -> None:  # fmt: skip
    with scene(
        house=house,
        ann={"hand": "moat copper", "deck": "copper*15"},
        ben={"hand": "copper", "deck": "copper*10"},
    ) as table:
        table.ann("play moat", "end", f"stay {left}")
        is_kept(table)
        table.has("ann", moats=int(left == "moat"), hand="copper*4")
        table.ben("end")
        table.ann("end", "end")
        table.has("ann", moats=0, hand_size=hand)
        table.ben("end")
        table.ann("end", "end")
        table.has("ann", hand_size=4)  # once only
        table.asks("ben", "buy")


# ---- generals
@rules("X1", "X3", "ruling 18")
def test_world_chaos_has_the_generals_of_both_games_or_of_one() -> None:
    generals = [
        {card.game for card in card_set("world_chaos", rules=house).facts if card.category == "general"}
        for house in (None, "generals=one")
    ]
    assert generals == [{"kunitori", "world_on_fire"}, {"world_on_fire"}]
    game = new_game("world_chaos", 3, seed=1, rules="generals=one")
    assert game.view(None).generals_left == 8
    assert loads(dumps(game)).cards == game.cards


# ---- ninja
@rules("C3.7", "ruling 19")
@cards("skilled_ninja", "maeda_keiji")
def test_a_general_or_ninja_on_the_deck_protects_only_by_the_other_reading() -> None:
    for house, is_safe in ((None, False), ("ninja=deck", True)):
        for guard in ("maeda_keiji", "skilled_ninja"):
            with scene(
                house=house,
                ann={"hand": "skilled_ninja copper"},
                ben={"hand": "copper", "top": f"gold {guard}"},
            ) as table:
                table.ann("play skilled_ninja")
                if is_safe and guard == "maeda_keiji":
                    table.asks("ben", "order", f"top gold | top {guard}")
                    table.ben("top gold")
                elif is_safe:
                    table.has("ben", discard="skilled_ninja", top="gold")
                else:
                    table.ben("show none")
                    table.ann("pick gold")
                table.trash("" if is_safe else "gold")
                table.asks("ann", "buy")


@rules("C3.7", "ruling 19")
@cards("skilled_ninja")
def test_without_a_guard_on_the_deck_the_hand_is_still_asked() -> None:
    with scene(
        house="ninja=deck", ann={"hand": "skilled_ninja copper"}, ben={"hand": "maeda_keiji", "top": "gold village"}
    ) as table:
        table.ann("play skilled_ninja")
        table.asks("ben", "show", "show none | show maeda_keiji")


# ---- joint battles
def monks_eve(house: str | None, **more: Any) -> AbstractContextManager[Table]:
    """Ann has played a Monk for a joint battle; everybody has one Cavalry deployed."""
    seat = {"hand": "copper", "deployed": "cavalry"}
    rest = {"phase": "battle", "joint": 1, "played": "travelling_monk", **more}
    return scene(house=house, rest=rest, ann=seat, ben=seat, chloe=seat, dora=seat)


@rules("W5.8", "ruling 24")
@cards("travelling_monk")
def test_a_joint_battle_takes_a_leader_only_by_the_other_reading() -> None:
    with monks_eve(None) as table:
        table.asks("ann", "battle", "peace | joint ...")
    with monks_eve("joint=general", ask_all=1) as table:
        table.refuses("ann", "joint ben", "W5.8")
        why = table.game.why_not("joint ben")
        assert why is not None and "leader" in why.sentence("en")
        table.asks("ann", "battle", "peace")
    with monks_eve("joint=general", played="travelling_monk maeda_keiji") as table:
        table.asks("ann", "battle", "peace | attack ... | joint ...")


@rules("W5.8", "ruling 24", "ruling 25")
@cards("travelling_monk")
def test_an_ally_may_refuse_or_by_the_other_reading_must_join() -> None:
    with monks_eve(None) as table:
        table.ann("joint ben", "ask dora")
        table.asks("dora", "join", "join | refuse")
    with monks_eve("ally=must-join") as table:
        table.ann("joint ben")
        table.asks("ann", "ask", "ask chloe | ask dora")
        table.ann("ask dora")
        table.asks("ben", "defend")
        assert table.game.view(None).ally == 3
        is_kept(table)
        table.ben("ambush none")
        assert last_strengths(table) == (4, 2)
        table.asks("ann", "buy")


# ---- Kuroda Nagamasa
@pytest.mark.parametrize(("house", "general"), [(None, "8 7"), ("kuroda=troop", "7 7")])
@rules("M6.2", "ruling 22")
def test_kuroda_strengthens_any_card_in_front_of_him_or_only_a_troop(house: str | None, general: str) -> None:
    for first, markers, strengths in (("cavalry", {"blue": 1}, "7 7"), ("todo_takatora", {}, general)):
        ann = {"hand": "copper", "markers": markers}
        lines = [[[first, "kuroda_nagamasa"]], []]
        with scene("moegahara", house=house, ann=ann, ben={}, rest={"lines": lines}) as table:
            land = table.game.view(None).lands[0]
            assert " ".join(map(str, land.strengths[0])) == strengths
            more = sum(bonus.strength for bonus in land.bonuses[0][0])
            assert table.game.cards[first].cost + more == int(strengths[0])
            table.asks("ann", "buy")


# ---- the text
def test_the_law_leaves_no_trace_and_a_choice_travels_with_the_record() -> None:
    plain = card_set("kunitori")
    assert card_set("kunitori", rules="ambush=per-card,prize=4-6") == plain
    assert "rules " not in plain.to_text()
    other = card_set("kunitori", rules={"prize": "6-7", "ambush": "in-total"})
    assert other.to_text().splitlines()[1] == "rules ambush=in-total,prize=6-7"
    assert CardSet.from_text(other.to_text()) == other != plain
    assert other.hash != plain.hash and hash(other) != hash(plain)
    game = new_game("kunitori", 2, seed=1, rules=other.house)
    assert loads(dumps(game)) == game and loads(dumps(game)).cards == other
    assert loads(dumps(game)).record().differences() == ()

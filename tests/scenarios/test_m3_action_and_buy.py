"""M0, M2, M3 and M4: the turn, actions from markers, the order of effects, and whose general is whose."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenarios.field import deploying, field
from tests.scenarios.table import cards, rules

from kunitori import IllegalMove


@rules("M2", "M0")
def test_action_buy_deploy_end() -> None:
    with field(ann={"hand": "cavalry copper"}, ben={"hand": "copper"}) as table:
        assert table.game.phase == "action"
        table.ann("play cavalry", "end")
        assert table.game.phase == "buy"
        table.ann("play copper", "buy copper")
        assert table.game.phase == "deploy"
        table.ann("deploy cavalry 1")
        assert [table.game.active, table.game.phase] == [1, "buy"]
        phases = [(event.player, event.rule, event.message(("Ann", "Ben")).id) for event in table.told("phase")]
        assert phases[:3] == [(0, "M2", f"log-phase-{phase}") for phase in ("buy", "deploy", "end")]
        table.asks("ben", "buy")


@rules("M2")
def test_what_belongs_to_another_phase_is_refused() -> None:
    with field(ann={"hand": "cavalry copper"}, ben={"hand": "copper"}) as table:
        table.refuses("ann", "buy cavalry", "M2")
        table.refuses("ann", "deploy cavalry 1", "C3.3")
        table.refuses("ann", "attack ben:cavalry", "C3.3")  # there is no battle phase
        table.ann("play cavalry", "end")
        table.refuses("ann", "play cavalry", "C3.3")
        table.refuses("ann", "deploy cavalry 1", "C6.2")
        table.ann("end")
        table.refuses("ann", "play copper", "M5.1")
        table.refuses("ann", "buy copper", "M5.1")
        table.asks("ann", "deploy")


@rules("M3.1")
def test_one_action_and_one_for_every_marker() -> None:
    with field(ann={"hand": "farmer_militia copper"}, ben={"hand": "copper"}) as table:
        table.counts(actions=1)
        table.asks("ann", "play")
    lands = ("archers cavalry | gunners", "gunners archers |")
    with field(*lands, ann={"hand": "farmer_militia copper"}, ben={"hand": "copper"}) as table:
        table.counts(actions=5)
        table.ann("end", "end")
        table.asks("ben", "buy")


@rules("M3.1", "M5.2")
def test_a_marker_counts_from_the_next_turn_on_and_only_for_who_has_it() -> None:
    others: dict[str, Any] = {"ben": {"hand": "copper"}, "chloe": {"hand": "spear_troopers"}, "dan": {"hand": "copper"}}
    ann = {"hand": "gunners copper", "deck": "spear_troopers*5"}
    with field("archers |", ann={**ann, "markers": "yellow"}, **others) as table:
        table.counts(actions=2)
        table.ann("play gunners")
        table.counts(actions=3)  # 2 - 1 + 2
        table.ann("end", "end", "deploy gunners 2")
        table.ben("end")
        table.counts(actions=1)  # Chloe's: her team mate's markers are not hers
        table.chloe("play spear_troopers", "choose action", "deploy spear_troopers 3")
        table.dan("end")
        table.counts(actions=3)
        assert table.told("turn", "ann")[-1].rule == "M3.1"
        table.asks("ann", "play")


@rules("M3.2", "C3.4")
@cards("ishida_mitsunari", "river_works", "castle_town")
@pytest.mark.parametrize(
    ("card", "then"), [("ishida_mitsunari", "actions"), ("river_works", "money"), ("castle_town", "buys")]
)
def test_cards_are_drawn_before_everything_else(card: str, then: str) -> None:
    with field(ann={"hand": card, "deck": "copper*4"}, ben={"hand": "copper"}) as table:
        table.ann(f"play {card}")
        events = [event.kind for event in table.game.events if event.cause == card]
        assert events == ["draw", then]
        table.asks("ann", "play" if card == "ishida_mitsunari" else "buy")


@rules("M3.2", "M0")
def test_what_lies_on_the_field_is_not_played_again() -> None:
    with field("cavalry |", ann={"hand": "farmer_militia copper"}, ben={"hand": "copper"}) as table:
        table.asks("ann", "play", "play farmer_militia | end")
        table.counts(actions=2)
        table.has("ann", deployed="")


@rules("M3.2", "M0", "C3.3", "C3.5")
def test_actions_are_spent_one_by_one_and_what_is_left_is_lost() -> None:
    ann = {"hand": "farmer_militia rice_field_plowing technology_development", "deck": "copper*2"}
    with field(ann=ann, ben={"hand": "copper"}) as table:
        table.ann("play farmer_militia")
        table.counts(actions=1)
        table.ann("play rice_field_plowing")
        table.counts(actions=0)
        table.has("ann", hand="technology_development copper*2")
        table.refuses("ann", "play technology_development", "C3.3")
        table.asks("ann", "buy")
    with field("archers |", ann={"hand": "farmer_militia copper"}, ben={"hand": "copper"}) as table:
        table.ann("end")
        table.counts(actions=0)
        table.asks("ann", "buy")


@rules("M3.3", "ruling 21", "C3.7")
@cards("horo_musha", "trap")
@pytest.mark.parametrize("card", ["horo_musha", "trap"])
def test_strategy_is_played_for_an_action_and_waits(card: str) -> None:
    with field("archers | cavalry", ann={"hand": f"{card} copper"}, ben={"hand": "copper"}) as table:
        table.counts(actions=2)
        table.ann(f"play {card}")
        table.counts(actions=1)
        table.line(1, "archers", "cavalry")  # nothing has happened yet
        table.played(card)
        table.asks("ann", "play", "end")
        table.ann("end", "end")
        table.asks("ann", "deploy")


@rules("M3.3", "C3.7")
@cards("horo_musha", "trap")
@pytest.mark.parametrize("card", ["horo_musha", "trap"])
def test_strategy_may_be_played_though_it_will_do_nothing(card: str) -> None:
    with field(ann={"hand": card, "deck": "copper*4"}, ben={"hand": "copper"}) as table:
        table.ann(f"play {card}")
        table.has("ann", discard=card)
        table.pool(**{card: {"horo_musha": 11, "trap": 5}[card]})  # not used, so it does not go back
        table.asks("ben", "buy")


@rules("M3.3", "M5.4", "ruling 21")
@cards("horo_musha", "trap")
def test_strategy_that_was_not_played_cannot_be_used() -> None:
    with deploying(
        "archers | cavalry", played="gunners", ann={"hand": "horo_musha trap"}, ben={"hand": "copper"}
    ) as table:
        table.refuses("ann", "horo dismiss 1:1", "M5.4")
        table.refuses("ann", "trap enemy 1:1", "M5.4")
        table.asks("ann", "deploy", "deploy gunners ...")


@rules("M0", "C1.2")
@cards("technology_development")
def test_trashed_cards_are_gone_for_good() -> None:
    with field(ann={"hand": "technology_development"}, ben={"hand": "copper"}) as table:
        table.ann("play technology_development", "choose trash")
        table.trash("technology_development")
        table.pool(technology_development=3)
        table.ann("end")
        table.asks("ben", "buy")


@rules("M0", "C4.1", "C4.2", "M7.1")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    ann = {"hand": "rice_field_plowing", "deck": "copper", "discard": "silver*2"}
    with field(ann=ann, ben={"hand": "copper"}) as table:
        table.ann("play rice_field_plowing")
        table.has("ann", hand_size=2, deck_size=1, discard="")
        assert table.own("ann").hand["copper"] == 1
        table.asks("ann", "buy")
    with field(ann={"hand": "rice_field_plowing"}, ben={"hand": "copper"}) as table:
        table.ann("play rice_field_plowing")  # nothing to draw; the card itself is drawn again in the end
        table.has("ann", hand="rice_field_plowing")
        table.asks("ben", "buy")


# ---- M4
@rules("M4", "M4.1", "M0", "C6.1", "C6.2", "C6.3")
@cards("kuroda_nagamasa", "copper", "silver", "gold")
def test_the_first_general_decides_the_sides() -> None:
    with field(ann={"hand": "gold silver*2 copper"}, ben={"hand": "gold*3"}, rest={"buys": 2}) as table:
        assert table.game.view(None).east_team is None
        table.ann("play gold", "play silver", "play silver", "buy kuroda_nagamasa")
        table.counts(money=0, buys=1)
        assert table.game.view(None).east_team == 0
        [event] = table.told("side")
        assert (event.cards, event.team, event.rule) == ((("kuroda_nagamasa", 1),), 0, "M4.1")
        table.ann("end")
        table.ben("play gold", "play gold", "play gold")
        table.refuses("ben", "buy tokugawa_ieyasu", "M4.2")
        table.ben("buy otani_yoshitsugu")
        assert len(table.told("side")) == 1
        table.asks("ann", "play")


@rules("M4.1", "M4.2")
@cards("otani_yoshitsugu", "ii_naomasa", "ishida_mitsunari")
def test_the_west_can_be_chosen_first_and_binds_the_whole_team() -> None:
    hands: dict[str, Any] = {name: {"hand": "gold*2 copper"} for name in ("ann", "ben", "chloe", "dan")}
    hands["dan"] = {"hand": "copper"}
    with field(**hands) as table:
        table.ann("play gold", "play gold", "play copper", "buy otani_yoshitsugu")
        table.ben("play gold", "play gold", "play copper")
        table.refuses("ben", "buy ishida_mitsunari", "M4.2")
        table.ben("buy ii_naomasa")
        table.chloe("play gold", "play gold", "play copper")
        table.refuses("chloe", "buy tokugawa_ieyasu", "M4.2")
        table.chloe("buy ishida_mitsunari")
        assert table.game.view(None).east_team == 1
        table.asks("dan", "buy")


@rules("M4.2", "M4.1")
def test_with_the_sides_bound_a_player_may_buy_any_general_of_their_side_and_no_other() -> None:
    east = {"tokugawa_ieyasu", "ii_naomasa", "todo_takatora", "kuroda_nagamasa", "kobayakawa_hideaki"}
    west = {"ishida_mitsunari", "otani_yoshitsugu", "ukita_hideie", "konishi_yukinaga", "toyotomi_hideyori"}
    for east_team, own in ((0, east), (1, west)):
        rest = {"phase": "buy", "money": 7, "east_team": east_team}
        with field(ann={"hand": "copper"}, ben={}, rest=rest) as table:
            assert {word.removeprefix("buy ") for word in table.options()} & (east | west) == own
            with pytest.raises(IllegalMove) as refusal:
                table.game.apply(f"buy {min((east | west) - own)}")
            assert refusal.value.rule == "M4.2"
            table.asks("ann", "buy")

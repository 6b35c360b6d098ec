"""C3: actions, deployed cards first, and what a played card does."""

from __future__ import annotations

import pytest
from tests.scenarios.table import Table, cards, rules, scene


def since(table: Table, start: int) -> list[str]:
    """The kinds of the events from `start` on."""
    return [event.kind for event in table.game.events[start:]]


@rules("C3.1")
@cards("temple_tax")
def test_one_action_is_one_card() -> None:
    with scene(ann={"hand": "temple_tax*2", "deck": "castle_town*2"}, ben={}) as table:
        table.counts(actions=1)
        table.ann("play temple_tax")
        table.has("ann", hand="temple_tax castle_town*2")
        table.refuses("ann", "play castle_town", "C3.3")
        table.asks("ann", "buy")


@rules("C3.1", "C3.5")
@cards("light_archers")
def test_every_turn_begins_with_one_action_however_many_were_left() -> None:
    with scene(ann={"hand": "light_archers*2 copper"}, ben={"hand": "spear_troopers copper"}) as table:
        table.ann("play light_archers", "play light_archers")
        table.counts(actions=3)
        table.ann("end", "end", "stay none")
        table.counts(actions=1)
        table.ben("end", "end")
        table.counts(actions=1)
        table.asks("ann", "play", "play light_archers | end")


@rules("C3.5")
@cards("light_archers", "ishida_mitsunari")
def test_actions_are_lost_with_the_phase_money_and_buys_last() -> None:
    with scene(ann={"hand": "light_archers ishida_mitsunari copper"}, ben={}) as table:
        table.ann("play light_archers", "play ishida_mitsunari")
        table.counts(actions=1, money=2, buys=2)
        table.ann("end")
        table.counts(actions=0, money=2, buys=2)
        table.asks("ann", "battle")
        table.ann("peace")
        table.counts(actions=0, money=2, buys=2)
        table.ann("play copper")
        table.counts(money=3, buys=2)
        table.ann("buy copper")
        table.counts(money=2, buys=1)
        table.asks("ann", "buy")


@rules("C3.2")
@cards("magnificent_castle", "spear_troopers")
def test_deployed_cards_come_first_in_the_order_their_owner_likes() -> None:
    with scene(
        "kunitori",
        ann={"hand": "market", "deployed": "magnificent_castle spear_troopers*2", "deck": "gold"},
        ben={},
    ) as table:
        table.asks("ann", "deployed", "play spear_troopers | play magnificent_castle")
        table.refuses("ann", "end", "C3.2")
        table.refuses("ann", "play market", "C3.2")
        table.ann("play spear_troopers")
        table.has("ann", hand="market")
        table.asks("ann", "deployed", "play spear_troopers | play magnificent_castle")
        table.ann("play magnificent_castle")  # as if from hand: +1 card, +1 action, +1 buy; then the last one by itself
        table.has("ann", hand="market gold", deployed="magnificent_castle spear_troopers*2")
        table.counts(actions=1, buys=2)
        played = [(e.cards[0][0], e.place) for e in table.told("play")]
        assert played == [("spear_troopers", "army"), ("magnificent_castle", "army"), ("spear_troopers", "army")]
        table.asks("ann", "play", "play market | end")


TIRED = {"kunitori": {"spear_troopers": {"actions": 0}, "young_general": {"actions": 0, "deployable": True}}}


@rules("C3.2", "C5.1", "C5.2", "C7.1", "ruling 6")
def test_a_deployed_card_without_an_action_stays_unplayed_and_still_attacks() -> None:
    with scene(
        "kunitori",
        corrections=TIRED,
        ann={"hand": "farmers", "deployed": "young_general spear_troopers*2", "deck": "copper*4"},
        ben={"hand": "copper", "deployed": "light_archers"},
    ) as table:
        table.asks("ann", "deployed", "play young_general | play spear_troopers")
        table.ann("play young_general")
        assert dict(table.game.view(None).unplayed) == {"spear_troopers": 2}
        table.refuses("ann", "play farmers", "C5.1")  # the action is spent: battle is asked for
        table.ann("attack ben:young_general,spear_troopers*2")
        table.ben("ambush none")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (5, 1)
        table.ann("end")
        # unplayed ones may stay or go
        table.asks("ann", "stay", "stay spear_troopers*0 ... | stay spear_troopers*1 ... | stay spear_troopers*2 ...")
        table.ann("stay spear_troopers")
        table.has(
            "ann", deployed="spear_troopers", hand="copper*4", discard="town farmers young_general spear_troopers"
        )
        table.asks("ben", "play", "end")


@rules("C3.2", "C5.1", "ruling 6")
def test_a_leader_who_could_not_be_played_permits_no_battle_but_defends() -> None:
    with scene(
        "kunitori",
        corrections=TIRED,
        ann={"deployed": "young_general spear_troopers"},
        ben={"hand": "uesugi_kenshin", "deck": "copper*4"},
    ) as table:
        table.ann("play spear_troopers")
        table.ann("stay young_general spear_troopers")  # no battle was offered
        table.ben("play uesugi_kenshin", "attack ann:uesugi_kenshin")
        table.ann("reinforcements")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (6, 3)
        table.has("ben", discard="village uesugi_kenshin")
        table.asks("ann", "deployed")


@rules("C3.3")
@cards("gunner_mercenaries", "land_destroyer")
def test_generals_troops_politics_and_tactics_are_played_or_the_phase_ends() -> None:
    with scene(ann={"hand": "maeda_keiji gunner_mercenaries castle_town trap copper village"}, ben={}) as table:
        table.asks("ann", "play", "play maeda_keiji | play gunner_mercenaries | play castle_town | play trap | end")
        table.refuses("ann", "play copper", "C6.1")
        table.refuses("ann", "play village", "C3.3")
        table.refuses("ann", "play land_destroyer", "C3.3")
        table.refuses("ann", "play fortress", "C1.2")
        table.ann("play gunner_mercenaries")
        table.counts(actions=2)
        table.ann("play trap")
        table.counts(actions=1)
        table.ann("end")
        table.refuses("ann", "play castle_town", "C3.3")
        table.asks("ann", "buy")


@rules("C3.3")
def test_ending_is_offered_even_to_a_hand_without_action_cards() -> None:
    with scene(ann={"hand": "copper", "discard": "trap"}, ben={}) as table:
        table.asks("ann", "play", "end")


@rules("C3.4")
@cards("naoe_kanetsugu", "toyotomi_hideyoshi", "harbour_town", "magnificent_castle")
def test_printed_effects_happen_from_top_to_bottom() -> None:
    with scene(ann={"hand": "naoe_kanetsugu", "deck": "silver*2"}, ben={}) as table:
        start = len(table.game.events)
        table.ann("play naoe_kanetsugu")
        table.has("ann", hand="silver")
        table.played("naoe_kanetsugu")
        table.counts(actions=1, buys=2)
        assert since(table, start) == ["play", "draw", "actions", "buys"]
        table.asks("ann", "play")
    with scene("kunitori", ann={"hand": "toyotomi_hideyoshi", "deck": "copper"}, ben={}) as table:
        table.ann("play toyotomi_hideyoshi")
        table.counts(actions=1, money=2)
        assert since(table, 0)[:4] == ["play", "draw", "actions", "money"]
        table.asks("ann", "play")
    with scene(ann={"hand": "harbour_town", "deck": "copper*2"}, ben={}) as table:
        table.ann("play harbour_town")
        assert since(table, 0)[:4] == ["play", "draw", "buys", "discount"]
        table.asks("ann", "buy")


@rules("C3.4")
def test_the_text_comes_last_and_finds_what_was_drawn() -> None:
    corrections = {"world_on_fire": {"temple_town": {"cards": 1}}}
    with scene(corrections=corrections, ann={"hand": "temple_town", "deck": "copper"}, ben={}) as table:
        table.ann("play temple_town")
        table.has("ann", hand="silver")
        table.trash("copper")
        table.asks("ann", "buy")


@rules("C3.4")
@cards("heavy_tax")
def test_plus_cards_are_drawn_at_once_and_must_be() -> None:
    with scene("kunitori", ann={"hand": "heavy_tax", "deck": "village", "discard": "copper*2"}, ben={}) as table:
        table.ann("play heavy_tax")
        table.has("ann", hand="village copper*2", deck_size=0, discard_size=0)
        table.asks("ann", "buy")


@rules("C3.6")
@cards("technology_development", "cavalry", "rice_field_plowing")
def test_played_cards_lie_in_the_army_area_unless_their_text_moves_them() -> None:
    with scene(
        "kunitori",
        ann={"hand": "cavalry technology_development rice_field_plowing", "discard": "copper"},
        ben={"hand": "copper"},
    ) as table:
        table.ann("play cavalry", "play rice_field_plowing")
        table.has("ann", hand="technology_development copper", deck="")  # what lies played is not shuffled in
        table.ann("play technology_development")
        table.played("cavalry rice_field_plowing technology_development")
        table.ann("choose trash")
        table.played("cavalry rice_field_plowing")
        table.trash("technology_development")
        table.ann("play copper", "end")
        table.played("cavalry rice_field_plowing copper")
        table.has("ann", discard="")
        table.ann("stay none")
        table.played("")
        table.has("ann", owned="cavalry rice_field_plowing copper", hand_size=3)
        table.asks("ben", "buy")


@rules("C3.7")
@cards("temple_town")
def test_what_a_card_says_must_be_done_as_far_as_it_can() -> None:
    with scene(ann={"hand": "temple_town copper silver gold"}, ben={}) as table:
        table.ann("play temple_town")
        table.asks("ann", "trash", "trash copper | trash silver")
        table.refuses("ann", "trash gold", "C3.7")
        table.ann("trash silver")
        table.has("ann", hand="copper gold*2")
        table.asks("ann", "buy")
    with scene(ann={"hand": "temple_town copper"}, ben={}, rest={"pool": "silver*0"}) as table:
        table.ann("play temple_town")  # the pile is empty: trashed all the same, nothing gained
        table.trash("copper silver*20")
        table.has("ann", owned="temple_town")
        table.asks("ben", "buy")


@rules("C3.7")
@cards("temple_town", "trap", "take_back", "market")
@pytest.mark.parametrize(
    "game, card",
    [
        ("world_on_fire", "temple_town"),
        ("world_on_fire", "trap"),
        ("world_on_fire", "take_back"),
        ("kunitori", "market"),
    ],
)
def test_a_card_may_be_played_even_if_it_does_nothing(game: str, card: str) -> None:
    with scene(game, ann={"hand": card, "deck": "village*4"}, ben={"hand": "copper"}) as table:
        table.ann(f"play {card}")
        table.has("ann", hand="village*4", deck_size=0, discard=card)  # nothing left to decide: her turn has passed
        assert [e.cards for e in table.told("nothing")] == [((card, 1),)]
        table.asks("ben", "buy")


@rules("C3.7")
@cards("loyal_warning", "travelling_monk", "technology_development")
def test_of_a_choice_only_what_can_be_begun_is_open() -> None:
    with scene(ann={"hand": "loyal_warning copper"}, ben={}) as table:
        table.ann("play loyal_warning")
        table.asks("ann", "choose", "choose draw | choose trash copper")
        table.refuses("ann", "choose trash silver", "C3.7")
        table.refuses("ann", "choose joint", "C3.7")
    with scene(ann={"hand": "loyal_warning", "deck": "copper"}, ben={}) as table:
        table.ann("play loyal_warning")
        table.has("ann", hand="copper")
        table.asks("ann", "buy")
    with scene(ann={"hand": "loyal_warning"}, ben={"hand": "copper"}) as table:
        table.ann("play loyal_warning")  # +1 card is always open, even if no card is there
        table.has("ann", hand="loyal_warning")
        table.asks("ben", "buy")
    with scene(ann={"hand": "travelling_monk copper"}, ben={}) as table:
        table.ann("play travelling_monk")
        table.counts(actions=2)
        table.asks("ann", "play", "end")
    with scene("kunitori", ann={"hand": "technology_development copper"}, ben={}) as table:
        table.ann("play technology_development")
        table.asks("ann", "choose", "choose money | choose trash")

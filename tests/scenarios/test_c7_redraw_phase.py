"""C7: what stays, what goes, and the new hand."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C7.1")
@cards("cavalry", "fake_fortress", "land_destroyer", "gunner_mercenaries")
def test_deployable_cards_may_stay_everything_else_goes() -> None:
    with scene(
        ann={
            "hand": "light_archers sanada_yukimura cavalry copper",
            "deployed": "spear_troopers fake_fortress",
            "deck": "silver*5",
        },
        ben={"hand": "copper"},
    ) as table:
        table.ann("play fake_fortress", "play light_archers", "play cavalry", "play sanada_yukimura", "end", "peace")
        table.ann("play copper", "end")
        table.refuses("ann", "stay sanada_yukimura", "C7.1")
        table.refuses("ann", "stay copper", "C7.1")
        table.refuses("ann", "stay cavalry*2", "C7.1")
        table.ann("stay cavalry spear_troopers")
        table.has(
            "ann",
            deployed="spear_troopers cavalry",
            discard="fake_fortress light_archers sanada_yukimura copper silver",
            hand="silver*4",
        )
        assert not table.game.view(None).played
        table.asks("ben", "buy")


@rules("C7.1")
@cards("spear_troopers", "light_archers", "farmers", "ninja_clan", "young_general", "light_gunners",
       "magnificent_castle", "fortress", "cavalry")  # fmt: skip
def test_five_kinds_are_deployable_in_the_base_game() -> None:
    army = "farmers ninja_clan spear_troopers light_archers young_general cavalry light_gunners fortress"
    with scene(
        "kunitori",
        ann={"hand": "copper"},
        ben={"hand": "copper"},
        rest={"phase": "buy", "played": f"{army} magnificent_castle"},
    ) as table:
        table.ann("end")
        for card in ("farmers", "ninja_clan", "young_general", "fortress"):
            table.refuses("ann", f"stay {card}", "C7.1")
        table.ann("stay spear_troopers light_archers cavalry light_gunners magnificent_castle")
        table.has("ann", deployed="spear_troopers light_archers cavalry light_gunners magnificent_castle", hand_size=4)
        table.asks("ben", "buy")


@rules("C7.1")
@cards("spear_troopers", "light_archers", "cavalry", "gunner_mercenaries", "fake_fortress", "land_destroyer")
def test_all_troops_of_world_on_fire_are_deployable() -> None:
    army = "spear_troopers light_archers cavalry gunner_mercenaries fake_fortress land_destroyer"
    with scene(
        ann={"hand": "copper"}, ben={"hand": "copper"}, rest={"phase": "buy", "played": f"{army} maeda_keiji"}
    ) as table:
        table.ann("end", f"stay {army}")
        table.has("ann", deployed=army)
        table.asks("ben", "buy")


@rules("C7.1")
@cards("moat")
def test_cards_that_say_so_may_stay_too_for_one_turn() -> None:
    with scene(ann={"hand": "moat copper", "deck": "copper*8"}, ben={"hand": "copper*2"}) as table:
        table.ann("play moat", "end")
        table.asks("ann", "stay", "stay none | stay moat")
        table.ann("stay moat")
        table.has("ann", moats=1, deployed="", discard="copper", hand="copper*4")
        table.ben("end")
        table.ann("end", "end")  # no question: it is discarded with the rest
        table.has("ann", moats=0, hand_size=5)
        table.asks("ben", "buy")


@rules("C7.1", "C1.4")
def test_a_deployed_card_may_be_taken_up_again() -> None:
    with scene(
        ann={"hand": "copper", "deployed": "cavalry*2", "deck": "copper*4"},
        ben={"hand": "copper"},
    ) as table:
        table.ann("end", "end")
        table.asks("ann", "stay", "stay none | stay cavalry | stay cavalry*2")
        table.ann("stay cavalry")
        table.has("ann", deployed="cavalry", discard="cavalry copper", hand="copper*4")
        table.asks("ben", "buy")


@rules("C7.2", "K7")
def test_the_hand_is_discarded_and_four_cards_are_drawn() -> None:
    with scene(
        "kunitori",
        ann={"hand": "market village gold*2 land", "deck": "copper*5"},
        ben={"hand": "copper"},
    ) as table:
        table.ann("end", "end")
        table.has("ann", hand="copper*4", deck="copper", discard="market village gold*2 land")
        [gone] = table.told("hand_discard")
        [drawn] = table.told("draw")
        assert (gone.number, gone.rule, drawn.number, drawn.rule) == (5, "C7.2", 4, "C7.2")
        table.asks("ben", "buy")


@rules("C7.2", "W7.2", "W7.3")
@cards("trap", "beauty")
def test_tactics_may_be_kept_and_as_many_fewer_are_drawn() -> None:
    with scene(
        ann={"hand": "trap*2 beauty copper", "deck": "copper*4"},
        ben={"hand": "copper"},
    ) as table:
        table.ann("end", "end")
        table.refuses("ann", "keep copper", "W7.2")
        table.refuses("ann", "keep trap*3", "W7.2")
        table.ann("keep trap beauty")
        table.has("ann", hand="trap beauty copper*2", deck="copper*2", discard="trap copper")
        table.asks("ben", "buy")

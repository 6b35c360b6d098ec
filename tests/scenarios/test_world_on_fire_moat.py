"""Moat Construction: if left lying, it draws one more card in the next redraw phase."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C7.1", "W7.3", "ruling 12")
@cards("moat")
def test_left_lying_it_draws_one_card_more_a_turn_later() -> None:
    with scene(
        ann={"hand": "moat copper", "deck": "copper*15"},
        ben={"hand": "copper", "deck": "copper*10"},
    ) as table:
        table.ann("play moat", "end")
        table.asks("ann", "stay", "stay none | stay moat")
        table.ann("stay moat")
        table.has("ann", moats=1, deployed="", hand="copper*4", discard="copper")  # no more cards yet
        table.ben("end")
        table.counts(actions=1)  # it is not played from the army area
        table.asks("ann", "play", "end")
        table.ann("end", "end")
        table.has("ann", moats=0, hand="copper*5", discard="moat copper*5")
        assert [(draw.number, draw.rule) for draw in table.told("draw", "ann")[-2:]] == [(4, "C7.2"), (1, "W7.3")]
        table.asks("ben", "buy")


@rules("W7.3", "ruling 12")
@cards("moat")
def test_not_left_lying_it_draws_nothing_more() -> None:
    with scene(
        ann={"hand": "moat copper", "deck": "copper*15"},
        ben={"hand": "copper", "deck": "copper*10"},
    ) as table:
        table.ann("play moat", "end", "stay none")
        table.has("ann", moats=0, hand="copper*4", discard="copper moat")
        table.ben("end")
        table.ann("end", "end")
        table.has("ann", hand="copper*4")
        table.asks("ben", "buy")


@rules("C7.1", "W7.3")
@cards("moat")
def test_of_two_moats_none_one_or_both_may_stay() -> None:
    with scene(
        ann={"hand": "copper", "deck": "copper*15"},
        ben={"hand": "copper", "deck": "copper*10"},
        rest={"phase": "redraw", "played": "moat*2"},
    ) as table:
        table.asks("ann", "stay", "stay none | stay moat | stay moat*2")
        table.refuses("ann", "stay moat*3", "C7.1")
        table.ann("stay moat*2")
        table.has("ann", moats=2, discard="copper")
        table.ben("end")
        table.ann("end", "end")
        table.has("ann", moats=0, hand_size=6, discard="copper*5 moat*2")
        table.asks("ben", "buy")


@rules("C7.1", "W7.3")
@cards("moat")
def test_an_old_moat_goes_while_a_new_one_is_left() -> None:
    with scene(ann={"hand": "moat copper", "deck": "copper*15", "moats": 1}, ben={"hand": "copper"}) as table:
        table.ann("play moat", "end")
        table.asks("ann", "stay", "stay none | stay moat")  # the old one cannot stay again
        table.ann("stay moat")
        table.has("ann", moats=1, hand="copper*5", discard="copper moat")
        table.asks("ben", "buy")


@rules("C4.1", "C7.1")
@cards("moat")
def test_it_is_discarded_before_the_draw_and_can_be_drawn_itself() -> None:
    with scene(ann={"hand": "copper", "moats": 1}, ben={"hand": "copper"}, rest={"phase": "buy"}) as table:
        table.ann("end")
        table.has("ann", hand="copper moat", moats=0)
        table.asks("ben", "buy")


@rules("W7.2", "W7.3")
@cards("moat", "trap")
def test_it_still_draws_when_more_than_four_tactics_cards_are_kept() -> None:
    with scene(
        ann={"hand": "trap*5 copper", "deck": "copper*5", "moats": 1}, ben={"hand": "copper"}, rest={"phase": "buy"}
    ) as table:
        table.ann("end", "keep trap*5")
        table.has("ann", hand="trap*5 copper", deck="copper*4", discard="copper moat")
        table.asks("ben", "buy")


@rules("C1.4", "C3.7")
@cards("moat", "trap")
def test_it_is_not_open_to_trap() -> None:
    with scene(
        ann={"hand": "trap*2 copper", "moats": 1},
        ben={"moats": 2, "deployed": "cavalry light_archers"},
        rest={"actions": 2},
    ) as table:
        table.ann("play trap")
        table.refuses("ann", "trap ben:moat", "C3.7")
        table.refuses("ann", "trap ann:moat", "C3.7")
        table.ann("trap ben:cavalry")
        table.has("ben", deployed="light_archers", moats=2, discard="cavalry")
        table.has("ann", moats=1)
        table.asks("ann", "play")


@rules("C1.4", "C5.4", "C5.5")
@cards("moat", "maeda_keiji")
def test_it_does_not_fight() -> None:
    with scene(
        ann={"hand": "maeda_keiji", "moats": 1}, ben={"hand": "moat", "moats": 1, "top": "moat copper"}
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.refuses("ben", "ambush moat", "C5.4")
        table.ben("reinforcements")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (6, 0)
        table.ben("top moat")
        table.has("ben", hand="moat", moats=1, deck="moat copper")
        table.asks("ben", "play")


@rules("C8.2")
@cards("moat")
def test_a_lying_moat_is_still_owned() -> None:
    with scene(ann={"hand": "copper", "moats": 1}, ben={}) as table:
        table.has("ann", owned="copper moat")
        table.pool(moat=7)
        table.asks("ann", "play")

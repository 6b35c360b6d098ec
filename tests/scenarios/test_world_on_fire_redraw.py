"""The redraw phase of World on Fire: tactics cards can be kept (W2, W7.2, W7.3)."""

from __future__ import annotations

import pytest
from tests.scenarios.table import cards, rules, scene


@rules("W2", "W7.2", "W7.3", "C7.2", "C9.3")
@cards("trap", "take_back", "skilled_ninja")
def test_any_number_of_tactics_cards_may_be_kept_and_each_means_one_card_fewer() -> None:
    with scene(
        ann={"hand": "trap*2 take_back moat cavalry copper", "deck": "copper*6"},
        ben={"hand": "copper"},
        rest={"phase": "buy"},
    ) as table:
        table.ann("end")
        table.asks("ann", "keep")
        table.refuses("ann", "keep trap*3", "W7.2")
        table.refuses("ann", "keep cavalry", "W7.2")
        table.refuses("ann", "keep moat", "W7.2")
        table.ann("keep trap take_back")
        table.has("ann", hand="trap take_back copper*2", deck="copper*4", discard="trap moat cavalry copper")
        table.sees("ben", "ann", hand="trap take_back", hand_size=4, discard="", discard_size=4)
        table.asks("ben", "buy")


@rules("W7.3", "W7.2")
@cards("loyal_warning", "trap", "take_back", "travelling_monk", "skilled_ninja", "beauty")
def test_all_six_kinds_can_be_kept_and_then_nothing_is_drawn() -> None:
    tactics = "loyal_warning trap take_back travelling_monk skilled_ninja beauty"
    with scene(
        ann={"hand": f"{tactics} copper", "deck": "copper*6"}, ben={"hand": "copper"}, rest={"phase": "buy"}
    ) as table:
        table.ann("end", f"keep {tactics}")
        table.has("ann", hand=tactics, deck="copper*6", discard="copper")
        table.asks("ben", "buy")


@pytest.mark.parametrize(("kept", "drawn"), [(0, 4), (1, 3), (3, 1), (4, 0), (5, 0)])
@rules("W7.3")
@cards("trap")
def test_four_minus_the_kept_cards_are_drawn(kept: int, drawn: int) -> None:
    with scene(ann={"hand": "trap*5", "deck": "copper*9"}, ben={"hand": "copper"}, rest={"phase": "buy"}) as table:
        table.ann("end", f"keep trap*{kept}" if kept else "keep none")
        table.has("ann", hand_size=kept + drawn, deck_size=9 - drawn)
        table.asks("ben", "buy")


@rules("W2", "C3.3")
@cards("trap", "beauty")
def test_tactics_cards_are_action_cards_and_cost_an_action() -> None:
    with scene(ann={"hand": "trap beauty copper"}, ben={}) as table:
        table.asks("ann", "play", "play trap | play beauty | end")
        table.ann("play beauty")
        table.counts(actions=0)
        table.refuses("ann", "play trap", "C3.3")
        table.asks("ann", "buy")


@rules("W7.2")
@cards("trap")
def test_only_unplayed_ones_can_be_kept() -> None:
    with scene(ann={"hand": "trap copper", "deck": "copper*4"}, ben={"hand": "copper"}) as table:
        table.ann("play trap", "end")
        table.refuses("ann", "keep trap", "W7.2")
        table.ann("keep none")
        table.has("ann", hand="copper*4", discard="trap copper")
        table.asks("ben", "buy")


@rules("W7.2")
@cards("trap")
def test_a_kept_card_can_be_kept_again_and_played_later() -> None:
    with scene(
        ann={"hand": "trap village", "deck": "copper*9"},
        ben={"hand": "copper", "deployed": "cavalry"},
        rest={"phase": "buy"},
    ) as table:
        table.ann("end", "keep trap")
        table.ben("end", "end", "stay cavalry")
        table.ann("end", "end", "keep trap")
        table.has("ann", hand="trap copper*3", deck="copper*3")
        table.ben("end", "end", "stay cavalry")
        table.ann("play trap")
        table.has("ben", deployed="", discard="cavalry")
        table.asks("ann", "buy")

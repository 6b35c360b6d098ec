"""Loyal Servant's Warning: draw a card, or trash one and return the Warning to the pool."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.7")
@cards("loyal_warning")
def test_it_draws_a_card() -> None:
    with scene(ann={"hand": "loyal_warning copper village", "deck": "gold*3"}, ben={}) as table:
        table.ann("play loyal_warning")
        table.asks("ann", "choose", "choose draw | choose trash ...")
        table.ann("choose draw")
        table.has("ann", hand="copper village gold", deck="gold*2", owned="loyal_warning copper village gold*3")
        table.played("loyal_warning")
        table.pool(loyal_warning=7)
        table.asks("ann", "buy")


@rules("C3.7", "C1.2", "C9.4", "ruling 10")
@cards("loyal_warning")
def test_it_trashes_a_card_from_hand_and_returns_to_its_pile_at_once() -> None:
    with scene(ann={"hand": "loyal_warning copper village", "deck": "gold"}, ben={}) as table:
        table.pool(loyal_warning=7)
        table.ann("play loyal_warning")
        table.refuses("ann", "choose trash gold", "C3.7")
        assert str(table.game.why_not("choose trash")).startswith("Name the card too")
        table.refuses("ann", "choose trash loyal_warning", "C3.7")
        table.ann("choose trash village")
        table.trash("village")
        table.played("")
        table.pool(loyal_warning=8)
        table.has("ann", hand="copper", deck="gold", discard="", owned="copper gold")
        table.asks("ann", "buy")


@rules("C3.7")
@cards("loyal_warning")
def test_the_only_card_in_hand_can_be_trashed_without_a_further_question() -> None:
    with scene(ann={"hand": "loyal_warning copper", "deck": "silver"}, ben={"hand": "copper"}) as table:
        table.ann("play loyal_warning")
        table.asks("ann", "choose", "choose draw | choose trash copper")
        table.ann("choose trash copper")
        table.trash("copper")
        table.pool(loyal_warning=8)
        table.has("ann", hand="silver")  # nothing was left to do, so the turn is over
        table.asks("ben", "buy")


@rules("C3.7")
@cards("loyal_warning")
def test_without_a_card_to_trash_only_drawing_is_open() -> None:
    with scene(ann={"hand": "loyal_warning", "deck": "gold*3"}, ben={}) as table:
        table.ann("play loyal_warning")
        table.has("ann", hand="gold", deck="gold*2")
        table.played("loyal_warning")
        table.asks("ann", "buy")


@rules("C3.7", "C4.2")
@cards("loyal_warning")
def test_drawing_is_open_even_with_nothing_to_draw() -> None:
    with scene(ann={"hand": "loyal_warning copper"}, ben={}) as table:
        table.ann("play loyal_warning", "choose draw")
        table.has("ann", hand="copper")
        table.played("loyal_warning")
        table.asks("ann", "buy")


@rules("C1.2", "C3.7")
@cards("loyal_warning", "temple_tax", "maeda_keiji")
def test_it_can_trash_another_warning_a_general_or_a_temple_tax() -> None:
    with scene(ann={"hand": "loyal_warning*2 maeda_keiji temple_tax copper"}, ben={}, rest={"actions": 4}) as table:
        table.ann("play loyal_warning", "choose trash temple_tax")
        table.ann("play loyal_warning", "choose trash maeda_keiji")
        table.trash("temple_tax maeda_keiji")
        table.pool(loyal_warning=8, maeda_keiji=0)
        table.has("ann", owned="copper", points=0)
        table.asks("ann", "buy")


@rules("C3.7")
@cards("loyal_warning")
def test_a_trashed_warning_stays_in_the_trash_while_the_played_one_returns() -> None:
    with scene(ann={"hand": "loyal_warning*2 copper"}, ben={}) as table:
        table.ann("play loyal_warning", "choose trash loyal_warning")
        table.trash("loyal_warning")
        table.pool(loyal_warning=7)
        table.has("ann", hand="copper", owned="copper")
        table.asks("ann", "buy")


@rules("C4.3", "C6.2")
@cards("loyal_warning")
def test_a_returned_warning_can_be_bought_in_the_same_turn() -> None:
    with scene(
        ann={"hand": "loyal_warning village copper*3"}, ben={"deck": "loyal_warning*7"}, rest={"buys": 2}
    ) as table:
        table.pool(loyal_warning=0)
        table.ann("play loyal_warning", "choose trash village", "play copper", "play copper", "buy loyal_warning")
        table.pool(loyal_warning=0)
        table.has("ann", owned="copper*3 loyal_warning", discard="loyal_warning")
        table.asks("ann", "buy")

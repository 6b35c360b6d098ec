"""C9: who may know what."""

from __future__ import annotations

from tests.scenarios.table import cards, opening, rules, scene

from kunitori.cards.sets import card_set


@rules("C9.1")
def test_everybody_sees_the_table() -> None:
    with scene(
        ann={"hand": "cavalry copper*2", "deck": "silver*3", "discard": "gold", "deployed": "spear_troopers"},
        ben={"hand": "village*4", "deck": "copper", "discard": "town*2", "deployed": "fake_fortress", "moats": 1},
        rest={"top_general": "kuroda_kanbei", "trash": "trap maeda_keiji"},
    ) as table:
        table.ann("play cavalry")
        for viewer in (None, "ann", "ben"):
            view = table.game.view(None if viewer is None else table.seat(viewer))
            assert view.pool["copper"] == 37 and view.pool["trap"] == 7
            assert (view.top_general, view.generals_left) == ("kuroda_kanbei", 7)
            assert dict(view.trash) == {"trap": 1, "maeda_keiji": 1}
            assert dict(view.played) == {"cavalry": 1}
            assert (view.actions, view.money, view.buys) == (2, 0, 1)
            table.sees(viewer, "ann", hand_size=2, deck_size=3, discard_size=1, deployed="spear_troopers")
            table.sees(viewer, "ben", hand_size=4, deck_size=1, discard_size=2, deployed="fake_fortress", moats=1)
        table.asks("ann", "play")


@rules("C9.1")
@cards("ninja_clan", "market", "loyal_warning")
def test_everybody_sees_a_card_played_bought_gained_trashed_shown_or_revealed() -> None:
    with scene(
        "kunitori",
        ann={"hand": "post_relay market ninja_clan copper*2 gold", "deck": "copper*4"},
        ben={"hand": "oda_nobunaga copper", "deck": "gold village"},
        chloe={"hand": "copper", "deck": "town village"},
    ) as table:
        table.ann("play post_relay", "play market", "trash copper", "gain silver")
        table.ann("play ninja_clan", "target ben")
        table.ben("show oda_nobunaga")
        table.ann("play gold", "buy farmers")
        told = {e.kind: e.cards[0][0] for e in table.game.events_for(2) if e.kind != "play" and e.cards}
        assert told["trash"] == "copper"
        assert told["gain"] == "silver"
        assert told["show"] == "oda_nobunaga"
        assert told["buy"] == "farmers"
        assert [e.cards[0][0] for e in table.game.events_for(2) if e.kind == "play"] == [
            "post_relay", "market", "ninja_clan", "gold",
        ]  # fmt: skip
        table.asks("ben", "play")
    with scene(
        "kunitori",
        ann={"hand": "ninja_clan copper"},
        ben={"hand": "copper", "deck": "gold village"},
        chloe={"hand": "copper"},
    ) as table:
        table.ann("play ninja_clan", "target ben")
        table.ben("show none")
        table.ann("pick gold")
        told_chloe = [e for e in table.game.events_for(2) if e.kind in ("reveal", "discard")]
        assert {e.cards[0][0] for e in told_chloe if e.kind == "reveal"} == {"gold", "village"}
        assert [e.cards[0][0] for e in told_chloe if e.kind == "discard"] == ["gold"]
        table.sees("chloe", "ben", discard="gold", top="village")
        table.asks("ann", "buy")


@rules("C9.2")
def test_hands_decks_and_the_generals_below_are_secret_but_not_what_a_player_owns() -> None:
    with scene(
        ann={"hand": "cavalry copper*2", "deck": "silver*3", "discard": "gold"},
        ben={"hand": "village*2 trap maeda_keiji", "deck": "copper*2", "discard": "town", "unseen": "land"},
        rest={"top_general": "kuroda_kanbei"},
    ) as table:
        table.sees("ann", "ben", hand="", discard="town", discard_size=2, top="")
        assert table.game.view(0).seats[1].deck is None
        table.sees("ann", "ben", owned="village*2 trap maeda_keiji copper*2 town land", points=17)
        table.has("ben", hand="village*2 trap maeda_keiji", discard="town land", deck="copper*2")
        table.sees(None, "ann", hand="", discard="gold")
        table.sees(None, "ben", hand="", discard="town")
        following = set()
        for seed in range(40):
            sample = table.game.view(0).sample(seed)
            hand, deck = sample.view(1).me.hand, sample.view(1).me.deck
            assert sum(hand.values()) == 4 and deck is not None and sum(deck.values()) == 2
            sample.apply("end")
            for _ in range(2):
                sample.apply("play copper")
            following.add(tuple(hand.items()))
        assert len(following) > 5  # from her view, Ben may hold either
        table.asks("ann", "play")


@rules("C9.2")
def test_the_generals_below_the_top_one_come_in_any_order() -> None:
    with scene(
        ann={"hand": "gold*2"}, ben={"hand": "copper"}, rest={"top_general": "kuroda_kanbei", "seed": 3}
    ) as table:
        table.ann("play gold", "play gold")
        view = table.game.view(0)
        next_generals = set()
        for seed in range(60):
            sample = view.sample(seed)
            sample.apply("buy kuroda_kanbei")
            next_generals.add(sample.view(None).top_general)
        left = {card.id for card in card_set("world_on_fire").facts if card.category == "general"} - {"kuroda_kanbei"}
        assert next_generals == left  # all of them are still possible, and nothing else
        table.asks("ann", "buy")


@rules("C9.2")
def test_hand_cards_discarded_in_the_redraw_phase_are_not_shown() -> None:
    with scene(
        ann={"hand": "trap village gold copper", "deck": "silver*5"},
        ben={"hand": "copper"},
    ) as table:
        table.ann("end", "play gold", "buy moat", "keep none")
        table.has("ann", discard="gold moat trap village copper", hand="silver*4")
        table.sees("ben", "ann", discard="gold moat", discard_size=5, hand="", hand_size=4)
        for viewer in (1, None):
            secret = [e for e in table.game.events_for(viewer) if e.kind in ("hand_discard", "draw")]
            assert [(e.kind, e.cards, e.number) for e in secret] == [("hand_discard", (), 3), ("draw", (), 4)]
        own = [e.cards for e in table.game.events_for(0) if e.kind == "hand_discard"]
        assert own == [(("copper", 1), ("village", 1), ("trap", 1))]
        table.asks("ben", "buy")


@rules("C9.2")
def test_others_do_not_see_what_somebody_could_do() -> None:
    with scene(ann={"hand": "trap copper", "deck": "copper"}, ben={"hand": "cavalry"}) as table:
        decision = table.game.view(1).decision
        assert decision is not None and (decision.player, decision.kind, decision.options) == (0, "play", ())
        own = table.game.view(0).decision
        assert own is not None and own.texts == ("play trap", "end")
        table.asks("ann", "play")


@rules("C9.2")
def test_skipped_questions_do_not_tell_what_is_in_a_hand() -> None:
    for hand in ("copper*3 village", "cavalry copper*3"):  # the same question, whether she could play something or not
        rest_of = "cavalry" if "cavalry" not in hand else "village"
        with scene(ann={"hand": hand, "deck": rest_of}, ben={"hand": "copper"}) as table:
            decision = table.game.view(1).decision
            assert decision is not None and decision.kind == "play"
            table.sees("ben", "ann", hand="", owned="cavalry copper*3 village")
            table.asks("ann", "play")


@rules("C9.3", "C5.7")
def test_cards_put_back_are_known_their_order_only_to_their_owner() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper"},
        ben={"hand": "copper", "deck": "gold*3", "top": "gold cavalry", "top_known": "nobody"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.sees("ann", "ben", top="")
        table.ben("reinforcements", "top cavalry")
        table.sees("ann", "ben", top="gold cavalry", top_in_order=False)
        assert table.own("ben").top == ("cavalry", "gold")
        assert table.own("ben").top_in_order
        orders = {table.game.view(0).sample(seed).view(1).me.top for seed in range(20)}
        assert orders == {("cavalry", "gold"), ("gold", "cavalry")}
        assert {table.game.view(1).sample(seed).view(1).me.top for seed in range(20)} == {("cavalry", "gold")}
        assert all("order" not in e.kind and "top" not in e.kind for e in table.game.events_for(0))
        table.asks("ann", "buy")


@rules("C9.3")
def test_ambush_cards_back_in_hand_stay_known_even_into_the_discard_pile() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deck": "copper*9"},
        ben={"hand": "cavalry*2 trap copper", "deck": "copper*4"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.ben("ambush cavalry")
        table.sees("ann", "ben", hand="cavalry", hand_size=4)
        table.ann("end")
        table.ben("end", "end", "keep none")  # a hand discarded whole is known in the pile
        table.sees("ann", "ben", hand="", discard="cavalry", discard_size=4)
        table.has("ben", discard="cavalry*2 trap copper")
        table.ann("end", "end")
        table.ben("end", "end", "keep none")  # the deck was empty and the pile shuffled, so nothing is known any more
        table.sees("ann", "ben", hand="", discard="")
        assert table.told("shuffle", "ben")
        table.asks("ann", "play")


@rules("C9.3")
def test_a_known_card_played_is_no_longer_known_in_hand() -> None:
    with scene(
        ann={"hand": "copper"},
        ben={"hand": "cavalry*2 copper", "known": "cavalry"},
        rest={"active": 1},
    ) as table:
        table.sees("ann", "ben", hand="cavalry", hand_size=3)
        table.ben("play cavalry")
        table.sees("ann", "ben", hand="", hand_size=2)  # perhaps it was that one
        table.asks("ben", "play")


@rules("C9.3")
@cards("sanada_yukimura")
def test_a_known_top_card_that_is_drawn_is_known_in_hand() -> None:
    with scene(
        ann={"hand": "sanada_yukimura copper", "top": "cavalry village", "deck": "copper*3"},
        ben={"hand": "copper"},
    ) as table:
        table.sees("ben", "ann", top="cavalry village", top_in_order=True)
        table.ann("play sanada_yukimura")
        table.sees("ben", "ann", hand="cavalry", top="village", hand_size=2)
        [drawn] = [e for e in table.game.events_for(1) if e.kind == "draw"]
        assert drawn.cards == (("cavalry", 1),)
        table.asks("ann", "battle")


@rules("C9.3", "ruling 26")
@cards("sanada_yukimura", "temple_tax")
def test_of_two_cards_in_secret_order_one_drawn_hides_both_two_drawn_show_both() -> None:
    with scene(
        ann={"hand": "sanada_yukimura copper", "top": "cavalry village", "top_known": "unordered", "deck": "copper*3"},
        ben={"hand": "copper"},
    ) as table:
        table.ann("play sanada_yukimura")
        table.sees("ben", "ann", hand="", top="", hand_size=2, deck_size=4)
        assert table.own("ann").top == ("village",)  # she knows what comes next
        assert [e.cards for e in table.game.events_for(1) if e.kind == "draw"] == [()]
        table.asks("ann", "battle")
    with scene(
        ann={"hand": "temple_tax copper", "top": "cavalry village", "top_known": "unordered", "deck": "copper*3"},
        ben={"hand": "copper"},
    ) as table:
        table.ann("play temple_tax")
        table.sees("ben", "ann", hand="cavalry village", top="", hand_size=3)
        assert [e.cards for e in table.game.events_for(1) if e.kind == "draw"] == [(("village", 1), ("cavalry", 1))]
        table.asks("ann", "buy")


@rules("C9.3")
def test_what_somebody_did_not_do_is_not_recorded() -> None:
    with scene(ann={"hand": "maeda_keiji copper"}, ben={"hand": "cavalry copper", "deck": "copper"}) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.ben("ambush none")
        hands = {tuple(table.game.view(0).sample(seed).view(1).me.hand.items()) for seed in range(30)}
        assert any("cavalry" in dict(hand) for hand in hands)  # he may well hold it
        table.asks("ann", "buy")


@rules("C9.4")
@cards("take_back", "trap")
def test_what_is_taken_by_name_is_shown_the_rest_of_the_deck_only_to_its_owner() -> None:
    with scene(
        ann={"hand": "take_back copper", "deck": "maeda_keiji land cavalry", "discard": "honda_tadakatsu"},
        ben={"hand": "copper", "deployed": "cavalry"},
    ) as table:
        table.ann("play take_back")
        own = table.game.view(0).decision
        assert own is not None and len(own.options) == 2
        stranger = table.game.view(1).decision
        assert stranger is not None and stranger.options == ()
        table.ann("fetch maeda_keiji deck")
        [taken] = [e for e in table.game.events_for(1) if e.kind == "take"]
        assert (taken.cards, taken.place) == ((("maeda_keiji", 1),), "deck")
        table.sees("ben", "ann", hand="maeda_keiji", top="")
        assert table.game.view(1).seats[0].deck is None
        table.has("ann", deck="land cavalry")
        table.asks("ann", "buy")


@rules("C9.4", "C9.2")
def test_a_view_survives_as_data_and_holds_no_more_than_before() -> None:
    with opening("world_chaos", ("Ann", "Ben", "Chloe"), start=0) as table:
        view = table.game.view(1)
        copy = type(view).from_data(view.to_data())
        assert copy == view
        assert copy.seats[0].hand == {} and copy.seats[0].deck is None
        table.asks("ann", "buy")

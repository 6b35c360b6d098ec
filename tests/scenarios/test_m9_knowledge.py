"""M9 and C9 in Moegahara: what team mates see and enemies do not; views, samples, records, positions and undo."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.scenarios.field import deploying, field, first_turn
from tests.scenarios.table import cards, rules

from kunitori import Game, dumps, loads, new_game, verify
from kunitori.game import View
from kunitori.i18n import LANGUAGES, texts

FOUR: dict[str, Any] = {
    "ann": {"hand": "copper*2 horo_musha", "deck": "copper silver", "unseen": "gold", "discard": "archers"},
    "ben": {"hand": "copper*3", "deck": "copper*2", "unseen": "silver"},
    "chloe": {"hand": "trap copper", "deck": "gold copper", "unseen": "cavalry"},
    "dan": {"hand": "silver*2", "deck": "copper", "unseen": "trap"},
}


@rules("M9", "C9.2", "M0")
def test_team_mates_see_hands_and_discard_piles() -> None:
    with field(**FOUR) as table:
        table.sees("ann", "chloe", hand="trap copper", discard="cavalry")
        table.sees("chloe", "ann", hand="copper*2 horo_musha", discard="gold archers")
        table.sees("ben", "dan", hand="silver*2", discard="trap")
        table.asks("ann", "play")


@rules("M9", "C9.1", "C9.2", "M0")
def test_enemies_and_spectators_see_sizes_and_what_they_saw() -> None:
    with field(**FOUR) as table:
        for viewer in ("ben", "dan", None):
            table.sees(viewer, "ann", hand="", hand_size=3, discard="archers", discard_size=2, deck_size=2)
            table.sees(viewer, "ann", owned="copper*3 silver horo_musha gold archers")  # all gains are public
            assert table.game.view(None if viewer is None else table.seat(viewer)).seats[0].deck is None
        table.sees("ann", "ben", hand="", hand_size=3, discard="", discard_size=1)
        table.asks("ann", "play")


@rules("M9")
def test_what_a_team_mate_draws_and_discards_is_no_secret_to_the_team() -> None:
    seats = {**FOUR, "ann": {"hand": "rice_field_plowing copper", "deck": "silver gold copper*4"}}
    with field(**seats) as table:
        table.ann("play rice_field_plowing", "end")
        for viewer, is_open in ((0, True), (2, True), (1, False), (3, False), (None, False)):
            seen = table.game.events_for(viewer)
            drawn = [event for event in seen if event.kind in ("draw", "hand_discard") and event.player == 0]
            assert [event.number for event in drawn] == [2, 3, 4]
            assert all(bool(event.cards) == is_open for event in drawn)
        table.asks("ben", "buy")


@rules("M9", "C9.2")
def test_options_are_for_the_one_who_is_asked() -> None:
    with field(**FOUR) as table:
        for viewer in (1, 2, 3, None):
            decision = table.game.view(viewer).decision
            assert decision is not None and (decision.player, decision.kind, decision.options) == (0, "play", ())
        assert table.game.view(0).decision == table.game.decision
        table.asks("ann", "play", "play horo_musha | end")


@rules("M9", "C9.1")
def test_the_battlefield_and_the_markers_lie_open() -> None:
    with field("archers | gunners cavalry", "dan", **FOUR) as table:
        views = [table.game.view(viewer) for viewer in (0, 1, 2, 3, None)]
        assert all(view.lands == views[0].lands for view in views)
        assert views[0].lands[0].lines == (("archers",), ("gunners", "cavalry"))
        assert views[0].lands[1].winner == 1
        assert all(
            [seat.markers for seat in view.seats] == [{"yellow": 1}, {"red": 1, "blue": 1}, {}, {}] for view in views
        )
        table.asks("ann", "play")


@rules("M9", "C9.2", "C9.3")
def test_a_sample_keeps_what_the_team_knows_and_deals_the_rest_anew() -> None:
    with field("archers |", **FOUR) as table:
        view = table.game.view(2)
        hands = set()
        for seed in range(30):
            sample = view.sample(seed)
            assert sample.view(2).seats[0] == view.seats[0] and sample.view(2).seats[2] == view.seats[2]
            assert sample.view(2).lands == view.lands
            enemy = sample.view(1).seats[1]
            assert (enemy.hand_size, enemy.discard_size, enemy.deck_size) == (3, 1, 2)
            assert dict(enemy.owned) == {"copper": 5, "silver": 1}
            hands.add(tuple(sorted(enemy.hand.items())))
        assert len(hands) == 2  # with the Silver and without
        assert view.sample(5) == view.sample(5)
        table.asks("ann", "play")


@rules("M9")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_view_travels_as_data(viewer: int | None) -> None:
    with deploying("archers cavalry | gunners", "ben", played="trap", **FOUR) as table:
        table.ann("trap enemy 1:1")
        view = table.game.view(viewer)
        assert View.from_data(json.loads(json.dumps(view.to_data()))) == view
        table.asks("ann", "keep")


# ---- undo
@rules("M5.1", "M5.2", "M6.4")
@cards("gunners", "trap")
def test_deploying_can_be_taken_back_freely() -> None:
    ann = {"hand": "copper"}
    with deploying("archers archers |", "| gunners", played="gunners trap", ann=ann, ben={"hand": "copper"}) as table:
        before = table.game.clone()
        table.ann("deploy gunners 1")
        table.won(ann="1", ben="")
        assert table.game.undo_needs() == frozenset()  # everything lay open
        table.game.undo()
        assert table.game == before
        table.line(1, "archers archers", "")
        table.markers("ann", "yellow*2")
        table.ann("trap ...")
        table.game.undo()
        assert table.game == before
        table.ann("deploy gunners 2", "trap enemy 2:1")  # and that ended the turn: four new cards
        assert table.game.undo_needs() == {1}
        table.asks("ben", "play")


@rules("M6.4")
def test_a_marker_given_back_by_another_needs_the_others() -> None:
    seats: dict[str, Any] = {
        "ann": {"markers": "blue", "hand": "copper"},
        "ben": {"markers": "yellow"},
        "chloe": {},
        "dan": {"markers": "yellow"},
    }
    lands = ("cavalry farmer_militia farmer_militia | archers spear_troopers farmer_militia", "| archers")
    with deploying(*lands, played="horo_musha", **seats) as table:
        table.ann("horo dismiss 1:1 ann")
        table.ben("marker dan")
        assert table.game.undo_needs(2, player=0) == {1, 2, 3}
        table.game.undo(2)
        table.line(1, "cavalry farmer_militia farmer_militia", "archers spear_troopers farmer_militia")
        table.asks("ann", "deploy")


# ---- whole games
NAMES = ("Ann", "Ben", "Chloe", "Dan", "Eve", "Finn")
EAST = ("tokugawa_ieyasu", "ii_naomasa", "todo_takatora", "kuroda_nagamasa", "kobayakawa_hideaki")
WEST = ("ishida_mitsunari", "otani_yoshitsugu", "ukita_hideie", "konishi_yukinaga", "toyotomi_hideyori")
GENERALS = [general for both in zip(EAST, WEST, strict=True) for general in both]


def at_random(game: Game, seed: int, moves: int = 200) -> Game:
    chance = random.Random(seed)
    while (decision := game.decision) and (len(game.moves) < moves or decision.step):
        options = [option for option in decision.options if option.text != "end"] or list(decision.options)
        game.apply(chance.choice(options))
    return game


def armed(players: int, seed: int) -> Game:
    """A game where everybody has troops, strategy cards and generals, so that every kind of move comes up soon."""
    deck = {"spear_troopers": 1, "archers": 1, "cavalry": 1, "gunners": 1, "horo_musha": 2, "trap": 1, "copper": 2}
    seats = [{"deck": {**deck, **dict.fromkeys(GENERALS[seat::players], 1)}} for seat in range(players)]
    position = {"game": "moegahara", "players": [*NAMES[:players]], "seats": seats, "seed": seed}
    return Game.from_position(position)


def is_kept(game: Game) -> None:
    """Check that the game's record and position survive being saved and read again."""
    text = dumps(game)
    again = loads(text)
    assert again == game and again.moves == game.moves and dumps(again) == text
    assert verify(text).is_good
    assert Game.from_position(json.loads(json.dumps(game.position()))) == game
    for language in LANGUAGES:
        say = texts(language)
        assert all(say(event.message(game.players)) for event in game.events_for(None))


@rules("M1.1", "M2", "ruling 16")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_game_is_kept_from_its_first_move(players: int) -> None:
    is_kept(at_random(new_game("moegahara", NAMES[:players], seed=players, max_rounds=40), players))


@rules("M1.1", "M2", "M8.2")
def test_every_move_of_section_m_is_kept() -> None:
    used = set()
    for players in (2, 4, 6):
        for seed in (1, 2):
            game = at_random(armed(players, seed), seed)
            is_kept(game)
            words = [move.split() for move in game.moves]
            used |= {" ".join(move[:2]) if move[0] in ("horo", "trap") else move[0] for move in words}
    wanted = "deploy|horo dismiss|horo reorder|horo give|trap own|trap enemy|strike|reorder|marker|exchange|choose|keep"
    assert {*wanted.split("|")} <= used


@rules("M1.1", "M2")
def test_half_a_move_is_nobody_elses_business_and_can_be_saved() -> None:
    with deploying("archers archers | gunners", played="trap", **FOUR) as table:
        before = table.game.view(1)
        table.ann("trap ...", "... own 1 ...")
        table.asks("ann", "spot", "... 1 | ... 2")
        assert table.game.view(1) == before
        assert Game.from_position(json.loads(json.dumps(table.game.position()))) == table.game


@rules("M8.2")
def test_a_finished_game_has_its_result_in_the_record() -> None:
    lands = ("ann", "ann", "spear_troopers spear_troopers |")
    with deploying(*lands, played="archers", ann={}, ben={}) as table:
        table.ann("deploy archers 3")
        table.is_over()
        text = dumps(table.game)
        verdict = verify(text)
        assert verdict.is_good and verdict.is_finished
        assert not verify(text.replace("4 0", "4 1")).is_good


@rules("M1.2", "M5.2")
@pytest.mark.parametrize(
    "wrong",
    [
        {"lines": [[["archers"]], []]},  # nobody holds its marker
        {"lines": [[["spear_troopers"] * 4], []]},
        {"lines": [[["horo_musha"]], []]},
        {"lines": [[["spear_troopers"]], []], "won": [1]},
        {"lines": [[[]] * 8 + [["spear_troopers"]], []]},  # two players: no ninth Land
        {"won": [3]},
        {"won": [0] * 8 + [1]},
        {"east_team": 2},
        {"seats": [{"markers": {"green": 1}}, {}]},
        {"seats": [{"deployed": {"spear_troopers": 1}}, {}], "lines": 3},
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError) as refusal:
        Game.from_position({"game": "moegahara", "players": ["Ann", "Ben"], **wrong})
    assert type(refusal.value).__name__ == "BadPosition"


# ---- nonsense gets a sentence with a rule, in every language
@rules("M1.5", "M4.2", "M5.1", "M5.4", "M5.5")
def test_nonsense_gets_a_sentence_with_the_rule_number() -> None:
    rest = {"phase": "buy", "money": 20, "buys": 3, "east_team": 0, "castles": 1}
    with field(ann={"hand": "copper"}, ben={}, rest=rest) as table:
        for move, rule in (("buy otani_yoshitsugu", "M4.2"), ("buy castle_town", "M1.5")):
            says_why(table.game, move, rule)
        table.asks("ann", "buy")
    lands = ("ann", "archers archers archers | gunners", "tokugawa_ieyasu | ishida_mitsunari")
    with deploying(*lands, played="cavalry trap horo_musha", ann={}, ben={}) as table:
        for move, rule in (
            ("deploy cavalry 1", "M5.1"),
            ("deploy cavalry 2", "M5.1"),
            ("deploy gunners 3", "M5.1"),
            ("deploy cavalry 9", "M1.2"),
            ("end", "M5.1"),
            ("trap own 3:1", "M5.4"),
            ("trap enemy 3:1", "M5.4"),
            ("trap enemy 3:2", "M5.4"),
            ("trap own 1:1", "M5.4"),
            ("trap enemy 2:1 ann", "M5.5"),
            ("horo give copper ben", "M5.4"),
            ("horo reorder 2 archers archers archers", "M5.4"),
        ):
            says_why(table.game, move, rule)
        for text in (
            "deploy cavalry",
            "deploy cavalry eleven",
            "horo charge 1:1",
            "trap 3:1",
            "strike",
            "deploy 3 cavalry",
        ):
            why = table.game.why_not(text)
            assert why is not None and all(texts(language)(why.message) for language in LANGUAGES)
        table.asks("ann", "deploy")


def says_why(game: Game, move: str, rule: str) -> None:
    why = game.why_not(move)
    assert why is not None and why.rule == rule, move
    assert len({texts(language)(why.message) for language in LANGUAGES}) == len(LANGUAGES)


@rules("M1.1", "M1.3")
def test_the_first_turn_of_a_game_is_told_in_every_language() -> None:
    with first_turn(("Ann", "Ben", "Chloe", "Dan"), start=0) as table:
        for language in LANGUAGES:
            say = texts(language)
            [line, *_] = [say(event.message(table.game.players)) for event in table.told("set_up")]
            assert say("card-horo-musha") in line and say("card-village") not in line
        table.asks("ann", "play")

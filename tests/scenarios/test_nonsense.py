"""Nonsense gets a sentence with a rule number, in every language, and changes nothing."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from tests.scenarios.table import opening, rules, scene

import kunitori
from kunitori import (
    BadCards,
    BadNotation,
    BadOptions,
    CardSet,
    Game,
    IllegalMove,
    KunitoriError,
    View,
    dumps,
    loads,
    new_game,
    verify,
)
from kunitori.cards.kinds import KINDS
from kunitori.i18n import LANGUAGES
from kunitori.rulebook import look_up


def is_a_sentence(error: KunitoriError) -> None:
    """Check that the refusal is said in every language, and that its rule is in the book."""
    said = {error.sentence(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("{$" not in sentence and error.message.id not in sentence for sentence in said)
    if error.rule:
        assert look_up(error.rule.removeprefix("ruling "))
        assert error.rule.removeprefix("ruling ") in str(error)


@rules("C1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 1000, (), ("Ann",), tuple("ABCDEFG")])
def test_one_and_seven_players(players: Any) -> None:
    with pytest.raises(BadOptions) as refusal:
        new_game("kunitori", players)
    assert refusal.value.rule == "C1.1"
    is_a_sentence(refusal.value)


@rules("C1.2")
@pytest.mark.parametrize("game", ["chess", "", "KUNITORI", "kunitori; rm"])
def test_an_unknown_game(game: str) -> None:
    with pytest.raises(BadCards) as refusal:
        new_game(game)
    assert refusal.value.rule == "C1.2"
    assert "kunitori" in str(refusal.value) and "world_chaos" in str(refusal.value)
    is_a_sentence(refusal.value)


@pytest.mark.parametrize("names", [("Ann", ""), ("Ann", "x" * 41), ("Ann", "Ben\nBuy gold"), ("Ann", 7)])
def test_names_nobody_can_have(names: Any) -> None:
    with pytest.raises(BadOptions) as refusal:
        new_game("kunitori", names)
    is_a_sentence(refusal.value)


@rules("C1.5", "ruling 16")
@pytest.mark.parametrize(
    "options, rule",
    [({"start": 2}, "C1.5"), ({"start": -1}, "C1.5"), ({"max_rounds": -1}, "ruling 16"),
     ({"max_rounds": 10**9}, "ruling 16")],
)  # fmt: skip
def test_options_that_cannot_be(options: dict[str, int], rule: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        new_game("kunitori", 2, **options)  # type: ignore[arg-type]
    assert refusal.value.rule == rule
    is_a_sentence(refusal.value)


@rules("C1.2", "C5.5", "C7.1", "C1.3")
@pytest.mark.parametrize(
    "card, numbers, rule",
    [
        ("cavalry", {"copies": 0}, "C1.2"),
        ("cavalry", {"copies": 61}, "C1.2"),
        ("cavalry", {"attack": -1}, "C5.5"),
        ("castle_town", {"attack": 2}, "C5.5"),
        ("trap", {"defence": 1}, "C5.5"),
        ("castle_town", {"deployable": True}, "C7.1"),
        ("maeda_keiji", {"deployable": True}, "C7.1"),
        ("cavalry", {"deployable": 7}, "C7.1"),
        ("maeda_keiji", {"copies": 2}, "C1.2"),
        ("copper", {"copies": 11}, "C1.3"),
        ("village", {"copies": 4}, "C1.3"),
        ("cavalry", {"cost": "five"}, None),
        ("cavalry", {"cost": 2.5}, None),
        ("cavalry", {"cost": True}, None),
        ("cavalry", {"colour": 1}, None),
    ],
)
def test_corrections_that_break_a_rule(card: str, numbers: dict[str, Any], rule: str | None) -> None:
    with pytest.raises(BadCards) as refusal:
        new_game("world_on_fire", corrections={"world_on_fire": {card: numbers}})
    assert refusal.value.rule == rule
    is_a_sentence(refusal.value)
    assert new_game("world_on_fire", seed=1).cards == new_game("world_on_fire", seed=2).cards


@pytest.mark.parametrize(
    "corrections",
    [
        {"chess": {}},
        {"kunitori": {"trap": {"cost": 1}}},
        {"kunitori": 7},
        {"kunitori": {"market": 7}},
        {"kunitori": {"market": {"effect": 7}}},
    ],
)
def test_corrections_of_something_that_is_not_there(corrections: dict[str, Any]) -> None:
    with pytest.raises(BadCards) as refusal:
        new_game("kunitori", corrections=corrections)
    is_a_sentence(refusal.value)


@pytest.mark.parametrize(
    "move",
    ["", " ", "dance", "play", "play dragon", "play copper silver", "buy", "buy gold*2", "buy copper*0", "attack ben",
     "attack ben:", "attack zoe:maeda_keiji", "ambush copper*100", "end now", "keep", "choose", "choose wisely",
     "fetch maeda_keiji hand", "trap ben", "...", "play copper ...", "x" * 2000, "play \x00"],
)  # fmt: skip
def test_what_is_no_move_at_all(move: str) -> None:
    with opening("world_on_fire", start=0) as table:
        before, moves = table.game.clone(), table.game.moves
        with pytest.raises((BadNotation, IllegalMove)) as refusal:
            table.game.apply(move)
        is_a_sentence(refusal.value)
        assert table.game.why_not(move) is not None
        assert table.game == before and table.game.moves == moves
        table.asks("ann", "buy")


@rules("C1.2")
@pytest.mark.parametrize(
    "move", ["play dragon", "buy dragon", "ambush dragon*2", "attack ben:dragon", "trap ben:dragon"]
)
def test_an_unknown_card_in_a_move(move: str) -> None:
    with opening("world_on_fire", start=0) as table:
        why = table.game.why_not(move)
        assert why is not None and why.rule == "C1.2"
        with pytest.raises(BadNotation) as refusal:
            table.game.apply(move)
        assert refusal.value.rule == "C1.2"
        assert "dragon" in str(refusal.value)
        is_a_sentence(refusal.value)
        table.asks("ann", "buy")


def test_every_move_out_of_place_is_refused_for_a_rule_and_changes_nothing() -> None:
    verbs = ("play", "buy", "trash", "gain", "show", "pick", "top", "fall", "take", "keep", "stay", "ambush", "fetch")
    moves = [f"{verb} {card}" for verb, card in itertools.product(verbs, KINDS)]
    moves += ["end", "peace", "decline", "reinforcements", "join", "refuse", "ask ben", "name ben", "target ben",
              "pass ben", "pass none", "joint ben", "show none", "choose draw", "choose joint", "choose money",
              "trap ben:cavalry", "attack ben:maeda_keiji", "ambush none", "stay none", "keep none"]  # fmt: skip
    with scene(
        ann={"hand": "cavalry maeda_keiji trap copper", "deployed": "spear_troopers light_archers", "deck": "copper*9"},
        ben={"hand": "cavalry trap copper", "deployed": "fake_fortress", "deck": "copper village gold"},
        chloe={"hand": "copper", "deck": "copper*9"},
    ) as table:
        script = [
            "play spear_troopers", "play maeda_keiji", "play trap", "trap ben:fake_fortress",
            "attack ben:maeda_keiji,spear_troopers,light_archers", "ambush cavalry", "play copper", "end", "stay none",
            "keep none",
        ]  # fmt: skip
        chance = random.Random(1)
        for step in script:
            before = table.game.clone()
            for move in chance.sample(moves, 150):
                why = table.game.why_not(move)
                if why is None:
                    continue
                assert why.rule, move
                assert look_up(why.rule.removeprefix("ruling "))
                with pytest.raises(IllegalMove) as refusal:
                    table.game.apply(move)
                assert refusal.value.rule == why.rule
                is_a_sentence(refusal.value)
            assert table.game == before and table.game.moves == before.moves
            table.game.apply(step)
        assert len(table.game.moves) == len(script)
        table.asks("ben", "play")


def test_action_ids_that_are_not_open() -> None:
    with opening("world_on_fire", start=0) as table:
        before = table.game.clone()
        for action in (-1, 0, 63, 10**6, 16 * 64 + 2, -(10**30)):
            with pytest.raises(IllegalMove) as refusal:
                table.game.apply(action)
            is_a_sentence(refusal.value)
        assert table.game == before
        table.asks("ann", "buy")


@rules("C1.1", "C1.2", "C1.5", "C2", "C3.2", "C4.3", "C5.2", "C6.2", "C7.1", "C9.3", "W5.8")
@pytest.mark.parametrize(
    "position, rule",
    [
        ({"seats": [{}]}, "C1.1"),
        ({"seats": [{}] * 7}, "C1.1"),
        ({"seats": "two"}, "C1.1"),
        ({"seats": [{"hand": {"maeda_keiji": 2}}, {}]}, "C1.2"),
        ({"seats": [{"hand": {"dragon": 1}}, {}]}, "C1.2"),
        ({"seats": [{"hand": {"fortress": 1}}, {}]}, "C1.2"),
        ({"seats": [{"hand": {"copper": -1}}, {}]}, None),
        ({"seats": [{"hand": {"copper": "all"}}, {}]}, None),
        ({"seats": [{"top": ["copper"] * 3}, {}]}, "C9.3"),
        ({"seats": [{"hand": {"copper": 1}, "known": {"copper": 2}}, {}]}, "C9.3"),
        ({"seats": [{"hand": {"land": 1}, "gained_land": False}, {}]}, "C4.3"),
        ({"seats": [{"deployed": {"copper": 1}}, {}]}, "C7.1"),
        ({"seats": [{}, {"attackers": {"cavalry": 1}}]}, "C5.2"),
        ({"unplayed": {"cavalry": 1}}, "C3.2"),
        ({"active": 2}, "C2"),
        ({"active": 1, "start": 0, "turn": 2}, "C2"),
        ({"phase": "tea"}, "C2"),
        ({"phase": "deploy"}, "C2"),
        ({"start": 2}, "C1.5"),
        ({"joint": 1}, "W5.8"),
        ({"discount": 9}, "C6.2"),
        ({"top_general": "copper"}, "C1.2"),
        ({"trash": {"copper": 41}}, "C1.2"),
        ({"players": ["Ann", "Ann"]}, None),
        ({"answered": [1, 2]}, None),
        ({"dragons": 1}, None),
        ({"seats": [{"castle": {}}, {}]}, None),
        ("{", None),
        ("[1, 2", None),
    ],
)
def test_positions_that_cannot_be(position: Any, rule: str | None) -> None:
    with pytest.raises(KunitoriError) as refusal:
        Game.from_position(position)
    assert refusal.value.rule == rule
    is_a_sentence(refusal.value)


LINES = {"game": "moegahara", "seats": [{}, {}]}


@rules("M1.1", "M1.2", "M1.3", "M2", "M3.2", "M4.1", "M4.2", "M5.2", "M6.3")
@pytest.mark.parametrize(
    "position, rule",
    [
        ({"seats": [{}, {}, {}]}, "M1.1"),
        ({"lines": [[["farmer_militia"] * 3], [[]]]}, "M6.3"),
        ({"lines": [[["farmer_militia"] * 4], [[]]]}, "M1.2"),
        ({"lines": [[[]] * 8 + [["farmer_militia"]], []]}, "M1.2"),
        ({"lines": [[["archers"]], []]}, "M5.2"),
        ({"lines": [[["ii_naomasa"], ["ukita_hideie"]], []]}, "M4.2"),
        ({"lines": [[["ii_naomasa"]], [["tokugawa_ieyasu"]]]}, "M4.2"),
        ({"seats": [{"hand": {"ii_naomasa": 1}, "deck": {"ukita_hideie": 1}}, {}]}, "M4.2"),
        ({"seats": [{"hand": {"ii_naomasa": 1}}, {}], "east_team": 1}, "M4.2"),
        ({"seats": [{"hand": {"ii_naomasa": 1}}, {}], "east_team": -1}, "M4.1"),
        ({"seats": [{"deployed": {"cavalry": 1}}, {}]}, "M3.2"),
        ({"seats": [{"hand": {"village": 1}}, {}]}, "M1.3"),
        ({"phase": "battle"}, "M2"),
        ({"active": 1, "start": 0, "turn": 2}, "M2"),
    ],
)  # fmt: skip
def test_battlefields_that_cannot_be(position: dict[str, Any], rule: str) -> None:
    with pytest.raises(KunitoriError) as refusal:
        Game.from_position({**LINES, **position})
    assert refusal.value.rule == rule
    is_a_sentence(refusal.value)


@rules("C2", "M4.1")
def test_what_follows_from_the_rest_of_a_position_need_not_be_said() -> None:
    assert Game.from_position({"active": 1, "turn": 4}).start == 1
    assert Game.from_position({"start": 1, "turn": 4}).active == 1
    assert Game.from_position({"seats": [{"deck": {"land": 1}}, {}]}).view(0).me.has_gained_land
    assert Game.from_position({**LINES, "lines": [[["ukita_hideie"]], []]}).view(0).east_team == 1


GIANT = 10**5000
library: Any = kunitori  # as an untyped caller would
WRONG: list[Any] = [None, [], {}, "x", b"", 2.5, -1, GIANT, object(), [[]], {"x": {}}, "\ud800", float("nan")]


def tried(call: Callable[[], object]) -> None:
    """Try it: it either works or is refused with a sentence that fits on a screen."""
    try:
        call()
    except KunitoriError as error:
        is_a_sentence(error)
        assert str(error).isprintable() and len(str(error)) < 300


@pytest.mark.parametrize(
    "call",
    [
        lambda game: library.new_game(max_rounds="x"),
        lambda game: library.new_game(mix=5),
        lambda game: library.new_game("custom", mix=5),
        lambda game: library.new_game(corrections="x"),
        lambda game: library.new_game(seed=GIANT),
        lambda game: library.new_game(seed=2.5),
        lambda game: library.new_game(players=2.5),
        lambda game: library.new_game(players=[1, 2]),
        lambda game: library.new_game(players=["Ann", "Ben", "Ann"]),
        lambda game: library.new_game(start="x"),
        lambda game: library.Game.from_position([]),
        lambda game: library.Game.from_position(None),
        lambda game: library.loads(b""),
        lambda game: library.loads(None),
        lambda game: game.apply(None),
        lambda game: game.apply(3.5),
        lambda game: game.view(99),
        lambda game: game.view("x"),
        lambda game: game.view(0).sample("x"),
        lambda game: game.undo("x"),
        lambda game: game.events_for(0, "x"),
        lambda game: game.events_for(0, -1),
        lambda game: game.analyse(nodes=4, seconds=GIANT),
        lambda game: game.analyse(nodes=4, seed="\ud800"),
        lambda game: library.dumps(5),
        lambda game: library.Game(5),
        lambda game: library.Game(game.cards, secret=b"too short"),
        lambda game: library.Game(game.cards, salt="no bytes"),
        lambda game: library.Game.from_record("x"),
        lambda game: library.CardSet.from_text(5),
        lambda game: library.View.from_data(5),
        lambda game: library.View.from_data(game.view(0).to_data() | {"events": [5]}),
        lambda game: library.View.from_data(game.view(0).to_data() | {"rest": {}}),
    ],
)
def test_a_slip_of_a_program_gets_a_sentence(call: Callable[[Any], object]) -> None:
    game = new_game(seed=1)
    with pytest.raises(KunitoriError) as refusal:
        call(game)
    is_a_sentence(refusal.value)
    assert game == new_game(seed=1)


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: type(wrong).__name__)
def test_values_of_any_type_make_sense_or_get_a_sentence(wrong: Any) -> None:
    game = new_game(seed=1)
    view = game.view(0)
    for option in ("game", "players", "seed", "start", "max_rounds", "corrections"):
        tried(partial(new_game, **{"seed": 1, option: wrong}))
    tried(partial(new_game, "custom", mix=wrong, seed=1))
    calls = (
        Game.from_position, loads, verify, game.apply, game.view, game.events_for, game.score_sheet, view.sample,
        game.undo, game.undo_needs, partial(game.undo_needs, 0), game.cards.__getitem__, game.cards.__contains__,
        partial(game.events_for, 0), dumps, Game, Game.from_record, CardSet.from_text, View.from_data, View.from_json,
        lambda wrong: Game(game.cards, secret=wrong), lambda wrong: Game(game.cards, salt=wrong),
        lambda wrong: game.analyse(nodes=4, seed=wrong), lambda wrong: game.analyse(nodes=4, seconds=wrong),
    )  # fmt: skip
    for call in calls:
        tried(partial(call, wrong))
    assert game.why_not(wrong) is not None
    assert game == new_game(seed=1) and not game.moves


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: type(wrong).__name__)
@pytest.mark.parametrize("name", ["world_on_fire", "moegahara"])
def test_any_entry_of_a_position_may_be_nonsense(name: str, wrong: Any) -> None:
    sound = new_game(name, 2, seed=1).position()
    first, second = sound["seats"]
    entries = ("hand", "top", "top_known", "revealed", "moats", "gained_land", "markers", "known", "attackers")
    frames = ([wrong], [[wrong, 0, 0, 0]], [["choose", wrong, 0, 0]], [["choose", 0, wrong, 0]])
    positions = [{**sound, key: value} for key in sound for value in (wrong, [wrong, wrong], {"copper": wrong})]
    positions += [
        {**sound, "seats": [{**first, key: value}, second]}
        for key in entries
        for value in (wrong, [wrong], {"copper": wrong})
    ]
    positions += [{**sound, "effects": {"frames": waiting}} for waiting in frames]
    for position in positions:
        tried(partial(Game.from_position, position))


@pytest.mark.parametrize("text", ["\x1b[2J\x07", "x" * 5000, "a\nb\u202e", "\ud800"])
def test_no_error_carries_what_a_screen_would_obey_or_pages_of_it(text: str) -> None:
    with opening("world_on_fire", start=0) as table:
        game = table.game
        calls: list[Any] = [
            lambda: new_game(text), lambda: new_game("custom", mix=f"trap,{text}"), lambda: game.apply(text),
            lambda: game.apply(f"play {text}"), lambda: game.apply(f"attack {text}:x"),
            lambda: game.apply(f"... {text}"),
            lambda: new_game(corrections={text: {}}), lambda: new_game(corrections={"kunitori": {text: {}}}),
            lambda: new_game(corrections={"kunitori": {"market": {text: 1}}}),
            lambda: new_game(corrections={"kunitori": {"market": {"cost": text}}}),
            lambda: Game.from_position({text: 1}), lambda: Game.from_position({"phase": text}),
            lambda: Game.from_position({"seats": [{"hand": {text: 1}}, {}]}), lambda: look_up(text),
            lambda: loads(dumps(game).replace("Start: 1", f"Start: {text}")),
            lambda: loads(dumps(game).replace("cards world", f"cards {text}")),
            lambda: loads(dumps(game).replace("Salt", f"# turn 1 ann\nplay {text}\n\nSalt")),
        ]  # fmt: skip
        for call in calls:
            with pytest.raises(KunitoriError) as refusal:
                call()
            for language in LANGUAGES:
                sentence = refusal.value.sentence(language).replace("\xa0", " ")
                assert sentence.isprintable() and "xxxxx" * 13 not in sentence, sentence
        table.asks("ann", "buy")


@rules("ruling 16", "C8.1")
def test_why_nothing_is_possible_any_more_names_what_ended_the_game() -> None:
    for game in ("world_on_fire", "moegahara"):
        agreed = new_game(game, 2, seed=1)
        agreed.agree_to_end()
        limited = new_game(game, 2, seed=1, max_rounds=1)
        while limited.decision:
            limited.apply("end" if "end" in limited.decision.texts else limited.decision.options[0])
        for ended in (agreed, limited):
            reasons = [ended.why_not(move) for move in ("end", "agree", 7)]
            assert [reason.rule for reason in reasons if reason] == ["ruling 16"] * 3
    last = Game.from_position({"phase": "buy", "last_turn": 0, "pool": {"land": 0}, "seats": [{}, {}]})
    last.apply("end")
    reason = last.why_not("end")
    assert last.is_over and reason and reason.rule == "C8.1"

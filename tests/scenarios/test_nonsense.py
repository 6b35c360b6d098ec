"""Nonsense gets a sentence with a rule number, in every language, and changes nothing."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from tests.scenarios.table import opening, rules, scene

from kunitori import BadCards, BadNotation, BadOptions, Game, IllegalMove, KunitoriError, new_game
from kunitori.cards.kinds import KINDS
from kunitori.i18n import LANGUAGES
from kunitori.rulebook import look_up


def is_a_sentence(error: KunitoriError) -> None:
    """Said in every language; where a rule stands behind it, that rule is in the book."""
    said = {error.sentence(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("{" not in sentence and error.message.id not in sentence for sentence in said)
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


@rules("C1.2", "C1.4", "C1.1")
@pytest.mark.parametrize(
    "position, rule",
    [
        ({"seats": [{}]}, "C1.1"),
        ({"seats": [{}] * 7}, "C1.1"),
        ({"seats": "two"}, "C1.1"),
        ({"seats": [{"hand": {"maeda_keiji": 2}}, {}]}, "C1.2"),
        ({"seats": [{"hand": {"dragon": 1}}, {}]}, "C1.2"),
        ({"seats": [{"hand": {"fortress": 1}}, {}]}, "C1.2"),
        ({"seats": [{"hand": {"copper": -1}}, {}]}, "C1.4"),
        ({"seats": [{"hand": {"copper": "all"}}, {}]}, "C1.4"),
        ({"seats": [{"top": ["copper"] * 3}, {}]}, "C1.4"),
        ({"active": 2}, "C1.4"),
        ({"phase": "tea"}, "C1.4"),
        ({"trash": {"copper": 41}}, "C1.2"),
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

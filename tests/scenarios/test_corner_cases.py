"""Corner cases that need corrections, odd names or odd positions."""

from __future__ import annotations

import pytest
from tests.scenarios.table import rules, scene

from kunitori import BadPosition, Game, dumps, loads, new_game
from kunitori.decisions.handles import handles


@rules("C1.1")
def test_no_two_players_are_written_alike() -> None:
    for names in (["Ann", "Ann_3", "ann"], ["2_2", "2"], ["none", "none_1", "none"]):
        assert len(set(handles(names))) == len(names)


@rules("C5.4", "ruling 28")
def test_a_land_destroyer_without_a_value_does_not_fight_as_a_reinforcement() -> None:
    with scene(
        "world_on_fire",
        corrections={"world_on_fire": {"land_destroyer": {"attack": 0}}},
        ann={},
        ben={"top": "land_destroyer copper", "hand": "copper"},
        rest={"phase": "battle", "played": "maeda_keiji cavalry"},
    ) as table:
        table.ann("attack ben:maeda_keiji,cavalry")
        table.ben("reinforcements")
        table.ben("top copper")
        table.played("maeda_keiji cavalry")
        table.asks("ann", "stay")


@rules("C2", "C5.7")
def test_the_buy_phase_begins_when_all_revealed_cards_are_back() -> None:
    with scene(
        ann={"hand": "copper"},
        ben={"top": "gold copper"},
        rest={"phase": "battle", "played": "maeda_keiji"},
    ) as table:
        table.ann("attack ben:maeda_keiji")
        table.ben("reinforcements")
        assert table.game.phase == "battle"
        table.ben("top gold")
        assert table.game.phase == "buy"
        table.asks("ann", "buy")


@rules("C9.2", "C9.3")
def test_a_record_to_show_during_the_game_tells_no_secret() -> None:
    with scene(
        ann={"hand": "copper*2"},
        ben={"hand": "gold*2", "top": "sanada_yukimura copper", "top_known": "nobody"},
        rest={"phase": "battle", "played": "maeda_keiji"},
    ) as table:
        table.ann("attack ben:maeda_keiji")
        table.ben("reinforcements", "top sanada_yukimura")
        shown = table.game.record().without_secret()
        assert "top" in shown.lines and "sanada_yukimura" not in "\n".join(shown.lines)
        assert shown.position is None and shown.secret is None
        table.asks("ann", "buy")


@rules("C5.2")
def test_a_very_long_attack_can_be_read_back() -> None:
    names = [f"{letter * 38}{i}" for i, letter in enumerate("abcdef")]
    generals = ["maeda_keiji", "honda_tadakatsu", "sanada_yukimura", "ishida_mitsunari", "naoe_kanetsugu"]
    troops = ["spear_troopers", "light_archers", "cavalry", "gunner_mercenaries", "fake_fortress"]
    played = dict.fromkeys(generals, 1) | dict.fromkeys(troops, 5)
    game = Game.from_position({"players": names, "phase": "battle", "played": played, "seats": [{}] * 6})
    armies = " ".join(f"{i + 2}:{general},{','.join(troops)}" for i, general in enumerate(generals))
    game.apply(f"attack {armies}")
    assert len(game.moves[0]) > 600
    assert loads(dumps(game)) == game
    assert loads(dumps(new_game(players=["a" * 40, " b"], seed=1))).players[0] == "a" * 40


@pytest.mark.parametrize(
    "position, rule",
    [
        ({"seats": [{}, {"ambush": {"cavalry": 1}}]}, "C5.4"),
        ({"seats": [{"deployed": {"maeda_keiji": 1}}, {}]}, "C7.1"),
        ({"phase": "deploy", "seats": [{}, {}]}, "C2"),
        ({"phase": "battle", "joint": 1, "seats": [{}, {}]}, "W5.8"),
        ({"players": ["A\nB", "C"], "seats": [{}, {}]}, None),
    ],
)
@rules("C2", "C5.4", "C7.1", "W5.8")
def test_positions_that_no_play_leads_to_are_refused(position: dict[str, object], rule: str | None) -> None:
    with pytest.raises(BadPosition) as refusal:
        Game.from_position(position)
    assert refusal.value.rule == rule


@rules("C8.1")
def test_a_position_with_an_empty_victory_point_pile_is_in_its_last_round() -> None:
    with scene(ann={"hand": "copper"}, ben={"hand": "copper"}, rest={"pool": "village*0"}) as table:
        assert table.game.view(None).is_last_round
        table.asks("ann", "buy")

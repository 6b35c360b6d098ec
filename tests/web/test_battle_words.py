"""The scene of a battle speaks to those who fight in it, and of them to everybody else."""

from __future__ import annotations

import re

import pytest
from tests.web.test_render import add, see

from kunitori import Game
from kunitori.tables import Settings, Table
from kunitori.web.render import fragments

NAMES = ("Ann", "Ben", "Cat", "Dan")
POSITION = {
    "game": "world_on_fire", "seed": 7, "players": [*NAMES], "phase": "battle", "joint": 1,
    "played": {"maeda_keiji": 1, "cavalry": 1},
    "seats": [{"hand": {"copper": 2}}, {"deployed": {"cavalry": 1}}, {"deployed": {"land_destroyer": 1}}, {}],
}  # fmt: skip
ALONE = ("attack cat:maeda_keiji,cavalry", "ambush none")
TOGETHER = ("joint cat", "ask ben", "join", "ambush none")


def scenes(moves: tuple[str, ...]) -> list[str]:
    """The battle as each of the four and a spectator see it, without tags."""
    game = Game.from_position(POSITION)
    for move in moves:
        game.apply(move)
    settings = Settings.read({"record": game.record().to_text(), "seats": ["person"] * len(NAMES)})
    table = Table("battle", settings, 0.0)
    for seat, name in enumerate(NAMES):
        add(table, table.sit(f"guest {seat}", name, "hishi", "h" * 64, seat))
    add(table, table.start())
    return [re.sub(r"<[^>]*>", " ", fragments(see(table, seat), "en")["battle"]) for seat in (0, 1, 2, 3, None)]


@pytest.mark.parametrize(
    ("moves", "titles", "ahead"),
    [
        (ALONE, ("You attack Cat", "Ann attacks Cat", "Ann attacks you"), ("You are", "Ann is", "Ann is")),
        (
            TOGETHER, ("You and Ben attack Cat", "You and Ann attack Cat", "Ann and Ben attack you"),
            ("You and Ben are", "You and Ann are", "Ann and Ben are"),
        ),
    ],
)  # fmt: skip
def test_who_fights_is_called_you(moves: tuple[str, ...], titles: tuple[str, ...], ahead: tuple[str, ...]) -> None:
    seen = scenes(moves)
    for seat, scene in enumerate(seen[:3]):
        assert titles[seat] in scene and f"{ahead[seat]} ahead by" in scene, (seat, scene)
    for stranger in seen[3:]:
        assert "attack" in stranger and "You" not in stranger and " you" not in stranger


@pytest.mark.parametrize("moves", [ALONE[:1], TOGETHER[:3]])
def test_a_defender_is_told_to_choose(moves: tuple[str, ...]) -> None:
    seen = scenes(moves)
    assert "You are choosing" in seen[2] and "You defends" not in seen[2] and "you defend with" in seen[2]
    for other in (*seen[:2], *seen[3:]):
        assert "The defender is choosing" in other

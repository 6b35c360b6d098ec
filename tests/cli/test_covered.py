"""People at one screen see nothing that they may not know (C9)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cli.conftest import Run, Save


def table(ben_hand: dict[str, int], ben_deck: dict[str, int]) -> dict[str, Any]:
    ann = {"hand": {"akechi_mitsuhide": 1, "skilled_ninja": 1, "copper": 3}, "deck": {"silver": 4, "trap": 2}}
    return {"players": ["Ann", "Ben"], "seats": [ann, {"hand": ben_hand, "deck": ben_deck, "deployed": {"cavalry": 1}}]}


LOOKING = ["log", "piles", "?", "why buy gold", "card", "elephant"]


def test_what_a_person_reads_does_not_hang_on_what_the_others_hold(run: Run, save: Save) -> None:
    """With other cards in Ben's hand and deck, Ann reads exactly the same."""
    strong, weak = {"gold": 3, "maeda_keiji": 1}, {"moat": 2, "beauty": 2}
    types = ["", *LOOKING, "akechi", *LOOKING, "e", "1"]
    seen = []
    for hand, deck in ((strong, weak), (weak, strong)):
        text = run(f"play --load {save(table(hand, deck), 'person', 'person')}", types).text
        anns, _, bens = text.partition("Ben is up.")
        assert bens
        seen.append(anns)
    assert seen[0] == seen[1]
    assert "Hand: 3 × Copper" in seen[0]


def test_the_player_who_is_asked_sees_their_hand_and_nobody_elses(run: Run, save: Save) -> None:
    path = save(table({"gold": 3, "maeda_keiji": 1}, {"moat": 2, "beauty": 2}), "person", "person")
    text = run(f"play --load {path}", ["", "akechi", "skilled ninja", "", "log", "1"]).text
    anns, _, bens = text.partition("Ben is up.")
    assert "Ann draws" in anns
    assert "Hand: 3 × Gold, Maeda Keiji" in bens
    assert "Hand: 3 × Gold" not in anns
    assert "Ann draws 2 cards." in bens
    assert "Silver" not in "".join(line for line in bens.split("\n") if "draws" in line)


@pytest.mark.parametrize("people", [("person", "money"), ("money", "person")])
def test_one_person_alone_is_never_covered(run: Run, save: Save, people: tuple[str, str]) -> None:
    path = save(table({"gold": 3}, {"moat": 2}), *people)
    assert "press Enter when you are ready" not in run(f"play --load {path}", ["e", "0"]).text

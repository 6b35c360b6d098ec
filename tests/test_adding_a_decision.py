"""docs/architecture.md tells how to add a card with a new kind of decision: that is done in a copy and played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
CHANGE = re.compile(
    r"^(?:In|New file) \*\*`(?P<file>[^`]+)`\*\*(?:, (?P<where>before|after|instead of) `(?P<anchor>[^`]+)`)?:\n\n"
    r"```\w+\n(?P<lines>.*?)```$",
    re.MULTILINE | re.DOTALL,
)
PLAY = """
import random

from kunitori import Game, dumps, loads, new_game, verify
from kunitori.cards.verify import verify as verify_cards
from kunitori.decisions.move import Move
from kunitori.engine.invariants import check
from kunitori.i18n import LANGUAGES, texts
from kunitori.telling.places import place_of
from kunitori.telling.question import ask

assert verify_cards() == (), verify_cards()

puzzle = {"game": "world_on_fire", "players": ["Ann", "Ben", "Chloe"],
          "seats": [{"hand": {"tea_house": 1}}, {"deck": {"gold": 3}}, {}]}
game = Game.from_position(puzzle)
game.apply("play tea_house")
decision = game.decision
assert (decision.kind, decision.player, decision.card, decision.rule) == ("serve", 0, "tea_house", "C3.7")
assert decision.texts == ("serve ben", "serve chloe")
assert [option.action for option in decision.options] == [42 * 64 + 1, 42 * 64 + 2]
assert [place_of(game.view(0), decision, option.move) for option in decision.options] == ["seat/1", "seat/2"]
for language in LANGUAGES:
    question = ask(game.view(0), decision, texts(language))
    assert question.text == texts(language)("ask-serve")
    assert [choice.label for choice in question.choices] == ["Ben", "Chloe"]
assert game.read("serve 2") == Move("serve", seat=1) and str(Move("serve", seat=1)) == "serve 2"
assert game.why_not("serve ann").rule == "C3.7"
assert game.why_not("serve").message.id == "error-move-shape"

again = Game.from_position(game.position())
assert again.decision == decision
game.apply("serve ben")
assert game.view(1).me.hand == {"gold": 2}
assert game.moves == ("play tea_house", "serve ben")
assert any(event.kind == "draw" and event.cause == "tea_house" for event in game.events)
assert loads(dumps(game)) == game

served = 0
for seed in range(6):
    seats = [{"hand": {"tea_house": 1, "copper": 2}, "deck": {"tea_house": 1, "light_archers": 3}} for _ in range(3)]
    game = Game.from_position({"game": "world_on_fire", "seats": seats, "seed": seed, "max_turns": 24})
    chance = random.Random(seed)
    while decision := game.decision:
        served += decision.kind == "serve"
        game.apply(chance.choice(decision.options))
        assert check(game.state_after()) == 0
    assert loads(dumps(game)) == game
assert served > 5, served
print("played")
"""


def changes(page: str) -> list[re.Match[str]]:
    """Every change that the page shows, in its order."""
    return [*CHANGE.finditer(page)]


def carry_out(change: re.Match[str], root: Path) -> None:
    anchor, lines = change["anchor"], change["lines"]
    for file in [*root.glob(change["file"])] or [root / change["file"]]:
        if anchor is None:
            file.write_text(lines, "utf-8")
            continue
        rows = file.read_text("utf-8").splitlines(keepends=True)
        [place] = [number for number, row in enumerate(rows) if anchor in row]
        first = place + 1 if change["where"] == "after" else place
        rows[first : first + (change["where"] == "instead of")] = [lines]
        file.write_text("".join(rows), "utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project, without what was compiled."""
    root = tmp_path_factory.mktemp("copy")
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "*.stamp", "__pycache__")
    for folder in ("src", "tools"):
        shutil.copytree(ROOT / folder, root / folder, ignore=compiled)
    (root / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "notation.md", root / "docs")
    return root


def run(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(root / "src"), "KUNITORI_ENGINE": "python"}
    return subprocess.run([sys.executable, *command], cwd=root, env=environment, capture_output=True, text=True)


def test_the_steps_of_the_page_add_a_decision_that_can_be_played(copy: Path) -> None:
    shown = changes(PAGE.read_text("utf-8"))
    assert len(shown) == 23
    for change in shown:
        carry_out(change, copy)
    written = run(copy, "tools/write_consts.py")
    assert written.returncode == 0, written.stderr
    assert "| 42 | serve | active player | card that asks |" in (copy / "docs" / "notation.md").read_text("utf-8")
    played = run(copy, "-c", PLAY)
    assert (played.returncode, played.stdout) == (0, "played\n"), played.stderr

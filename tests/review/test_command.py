"""`kunitori review` and `hint` as a person uses them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Run, Save, home, run, save  # noqa: F401
from tests.review.test_review import played

from kunitori import Game, dumps, new_game
from kunitori.i18n import LANGUAGES, texts

BUY_LAND = {
    "players": ["Ann", "Ben"], "game": "world_on_fire", "start": 1, "turn": 1, "last_turn": 1, "phase": "buy",
    "money": 9, "seats": [{"deck": {"town": 1}}, {"deck": {"town": 3}}],
}  # fmt: skip
Written = Callable[[], Path]


def flat(text: str) -> str:
    """A text wherever its lines break; a space that does not break is one too."""
    return " ".join(text.split())


@pytest.fixture
def record(home: Path) -> Path:  # noqa: F811
    path = home / "game.kunitori"
    path.write_text(dumps(played("kunitori", 2)), encoding="utf-8")
    return path


@pytest.fixture
def unfinished(home: Path) -> Path:  # noqa: F811
    game = new_game("kunitori", ["Ann", "Oda Nobunaga"], seed=7, start=0)
    for move in ("play copper", "end"):
        game.apply(move)
    path = home / "open.kunitori"
    path.write_text(dumps(game), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_every_language(run: Run, record: Path, language: str) -> None:  # noqa: F811
    say = texts(language)
    answer = run(f"review {record} --nodes 8 --lang {language}")
    assert (answer.code, answer.complaint) == (0, "")
    for id in ("review-curve", "review-choices", "review-account", "review-own", "review-others", "review-end"):
        assert say(id) in answer.text
    for sentences in (say("review-meaning"), say("review-meaning-cost", nodes=8)):
        assert flat(sentences) in flat(answer.text) or language == "ja"
    assert "\x1b" not in answer.text and "█" not in answer.text


def test_everything_as_json(run: Run, record: Path, home: Path) -> None:  # noqa: F811
    answer = run(f"review {record} --nodes 8 --json review.json")
    assert answer.code == 0 and "Written to review.json." in answer.text
    assert json.loads((home / "review.json").read_text("utf-8"))["players"] == ["Ann", "Ben"]
    assert run(f"review {record} --nodes 8 --json review.json").code == 0  # its own file is written over
    (home / "note.txt").write_text("dear diary", "utf-8")
    answer = run(f"review {record} --json note.txt")
    assert answer.code == 2 and "is not overwritten" in answer.complaint
    assert (home / "note.txt").read_text("utf-8") == "dear diary"


def test_one_player_only(run: Run, record: Path) -> None:  # noqa: F811
    for word in ("Ben", "ben", "2"):
        text = run(f"review {record} --nodes 8 --player {word}").text
        assert "Ben: " in text and "Ann: " not in text.partition("Luck and choice")[2]


def test_a_running_game_is_reviewed_for_one_player(run: Run, unfinished: Path) -> None:  # noqa: F811
    answer = run(f"review {unfinished}")
    assert answer.code == 2
    assert answer.complaint.startswith("kunitori: The game is not over yet, and hands are secret.")
    answer = run(f"review {unfinished} --player oda_nobunaga --nodes 8")
    assert answer.code == 0
    assert "The game is not over: this review uses only what Oda Nobunaga may know." in answer.text
    for words in ("Luck and choice", "The others, with their luck", "Win chance now"):
        assert words in answer.text


@pytest.mark.parametrize(
    "line",
    ["", "nowhere", "{record} twice", "{record} --nodes 3", "{record} --nodes many", "{record} --player Zoe",
     "{record} --player 3", "{record} --json", "{record} --games 3"],
)  # fmt: skip
def test_nonsense_is_refused_in_one_sentence(run: Run, record: Path, line: str) -> None:  # noqa: F811
    answer = run("review " + line.format(record=record))
    assert answer.code == 2 and answer.text == ""
    assert answer.complaint.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_told_with_the_names_of_the_cards(run: Run, home: Path, language: str) -> None:  # noqa: F811
    game = Game.from_position(BUY_LAND)
    game.apply("end")
    (home / "game.kunitori").write_text(dumps(game), encoding="utf-8")
    say = texts(language)
    answer = run(f"review game.kunitori --nodes 60 --lang {language}")
    land = say("choice-buy", card=say("card-land"), price=9)
    assert flat(say("review-better", move=land)) in flat(answer.text)
    assert "buy land" not in answer.text.replace(land, "") and "“end”" not in answer.text


# ---- hint
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_to_play_and_why(run: Run, save: Save, language: str) -> None:  # noqa: F811
    path = save(BUY_LAND, "person", "money")
    answer = run(f"play --load {path} --lang {language}", ["hint", "buy land"])
    say = texts(language)
    land = say("choice-buy", card=say("card-land"), price=9)
    best = say("analysis-best", move=land, chance=say("chance-percent", percent=100))
    assert flat(best) in flat(answer.text)
    assert say("reason-wins") in answer.text
    assert say("score-winner", player="Ann", points=15) in answer.text


def test_the_help_lists_the_hint(run: Run, save: Save) -> None:  # noqa: F811
    assert "what to play, and why" in run(f"play --load {save(BUY_LAND, 'person', 'money')}", ["?"]).text

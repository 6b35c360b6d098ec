"""Own cards at the command line: begin a file, check it, play it, measure it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from kunitori import load_expansion, loads
from kunitori.cards.vocabulary import WORDS
from kunitori.i18n import LANGUAGES, texts

COAST = """
author = "Ann"

[cards.pearl]
category = "treasure"
names = { en = "Pearl", de = "Perle" }
copies = 20
cost = 3
money = 3

[cards.play]
category = "politics"
names = { en = "Theatre" }
wording = { en = "All the world’s a stage." }
copies = 8
cost = 14
cards = 1
"""


@pytest.fixture
def coast(home: Path) -> Path:
    """A file with two own cards: one that everybody wants, and one with the name of a command."""
    file = home / "coast.toml"
    file.write_text(COAST, encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_file_has_a_card_that_can_be_checked_and_played(run: Run, home: Path, language: str) -> None:
    answer = run(f"cards new mine.toml --lang {language}")
    assert answer.code == 0 and "  kunitori cards check mine.toml\n" in answer.text
    assert load_expansion("mine.toml").language == language
    written = (home / "mine.toml").read_text(encoding="utf-8")
    assert all(f"#   {word.example}  # " in written for name, word in WORDS.items() if name != "exchange")
    assert texts(language)("own-text-discard-hand") in written
    page = run(f"cards check mine.toml --lang {language}")
    assert page.code == 0 and page.text.startswith(texts(language)("own-cards-ferry"))
    assert run("cards play mine.toml --auto --bots lord,random --max-rounds 2 --seed 7").code == 0
    before = (home / "mine.toml").read_text(encoding="utf-8")
    again = run(f"cards new mine.toml --lang {language}")
    assert (again.code, again.text) == (2, "") and "mine.toml" in again.complaint
    assert (home / "mine.toml").read_text(encoding="utf-8") == before


def test_a_name_alone_is_a_file_in_the_users_folder(run: Run, home: Path) -> None:
    assert run("cards new harbour").code == 0
    assert (home / "config" / "kunitori" / "cards" / "harbour.toml").is_file() and not (home / "harbour").exists()
    assert "Ferry — Politics" in run("cards ferry --cards harbour").text


def test_a_check_says_what_the_cards_do_and_where_they_fit(run: Run, coast: Path) -> None:
    text = run("cards check coast.toml").text
    assert "Pearl — Treasure, Own cards\nCost 3 · 20 copies · +3 money\n" in text and "By Ann." in text
    assert "The 2 cards can be added to Kunitori!, World on Fire and World Chaos.\n" in text
    assert "Pearl is better than Silver in every respect" in " ".join(text.split())
    coast.write_text(f"{COAST}stays = 1\n", encoding="utf-8")
    text = " ".join(run("cards check coast.toml").text.split())
    assert "can be added to Kunitori! and World Chaos." in text
    assert "They cannot be added to World on Fire. Moat Construction and Theatre both stay" in text
    assert run("cards check coast.toml --game world_on_fire").code == 2
    assert run("cards check coast.toml --game kunitori --rules ambush=per-card").code == 0
    assert "“prizes”" in run("cards check coast.toml --rules prizes=6-7").complaint


def test_an_owner_corrects_the_cards_of_others(run: Run, home: Path, coast: Path) -> None:
    (home / "mine.toml").write_text("[own.pearl]\ncost = 5\n", encoding="utf-8")
    text = run("cards check coast.toml --corrections mine.toml").text
    assert "Cost 5 · 20 copies" in text and "Pearl is better than Gold" in " ".join(text.split())
    (home / "mine.toml").write_text("[own.pearl]\nattack = 5\n", encoding="utf-8")
    assert "Pearl has no number “attack”" in run("cards check coast.toml --corrections mine.toml").complaint


def test_what_is_wrong_has_its_place(run: Run, coast: Path) -> None:
    coast.write_text(COAST.replace("cost = 14", "cost = 600"), encoding="utf-8")
    for command in ("cards check", "cards play", "cards measure", "arena --bots money,money --cards"):
        answer = run(f"{command} coast.toml")
        assert (answer.code, answer.text, answer.complaint.count("\n")) == (2, "", 1)
        assert "600" in answer.complaint and "cards.play.cost:" in answer.complaint
    coast.write_text(COAST.replace("[cards.play]", "[cards.play"), encoding="utf-8")
    assert run("cards check coast.toml").complaint == "kunitori: Line 11 is no valid TOML.\n"


def test_own_cards_are_looked_up_also_with_the_name_of_a_command(run: Run, coast: Path) -> None:
    assert run("cards Perle --cards coast.toml").text.startswith("Pearl — Treasure")
    assert run("cards --cards coast.toml -- play").text.startswith("Theatre — Politics")
    assert "All the world’s a stage." in run("cards theatre --cards coast.toml").text
    assert "[pearl]" in run("cards --cards coast.toml --game kunitori").text
    assert run("cards pearl").code == 2 and "Moegahara" in run("cards --cards coast.toml --game moegahara").complaint


def test_a_table_with_own_cards_is_remembered(run: Run, home: Path, coast: Path) -> None:
    begun = run("cards play coast.toml --game kunitori --players Ann --bots lord --seed 7", ["card pearl", "quit"])
    assert begun.code == 0 and "Pearl — Treasure" in begun.text
    remembered = json.loads((home / "state" / "kunitori" / "table.json").read_text(encoding="utf-8"))
    assert remembered["cards"] == str(coast.resolve())
    again = run("play", ["n", "y", "card pearl", "quit"])
    assert "The last table: Kunitori! + coast with Ann and Lord." in again.text and "Pearl — Treasure" in again.text
    shutil.move(coast, home / "elsewhere.toml")
    gone = run("play --seed 7", ["n", "y"])
    assert gone.code == 0 and f"{coast.name}”cannotberead." in "".join(gone.text.split())


def test_a_saved_game_brings_its_own_cards(run: Run, home: Path, coast: Path) -> None:
    line = "play --auto --bots lord,money --max-rounds 4 --seed 7 --record game.kunitori"
    assert run(f"{line} --cards coast.toml").code == 0
    coast.unlink()
    game = loads((home / "game.kunitori").read_text(encoding="utf-8"))
    assert game.cards["pearl"].author == "Ann" and run("verify game.kunitori").code == 0
    assert run("play --load game.kunitori --cards coast.toml").code == 2


def test_the_game_is_asked_for_without_moegahara(run: Run, coast: Path) -> None:
    answer = run("play --cards coast.toml --players Ann --bots lord --seed 7", ["1", "card pearl", "quit"])
    assert "  4  " in answer.text and "  5  " not in answer.text.partition("Pearl — Treasure")[0]


def test_own_cards_are_measured(run: Run, coast: Path) -> None:
    line = "cards measure coast.toml --game world_chaos --games 60 --seed 3"
    answer = run(f"{line} --jobs 2")
    assert answer.code == 0 and answer == run(f"{line} --jobs 1")
    text = " ".join(answer.text.split())
    assert "World Chaos, 2 players: 60 games with the 2 cards and as many without." in text
    assert "Pearl makes" in text and "A player who may not buy it while the others may wins" in text
    assert "Theatre" in text
    assert "Captain" in text and "Lord" in text and "rounds on average" in text


def test_one_card_of_several_is_measured(run: Run, coast: Path) -> None:
    few = "--games 4 --jobs 1 --bots lord --players 3"
    for language in LANGUAGES:
        answer = run(f"cards measure coast.toml --card Perle {few} --lang {language}")
        assert answer.code == 0 and ("Perle" if language == "de" else "Pearl") in answer.text
        assert "Theatre" not in answer.text
    unknown = run(f"cards measure coast.toml --card purl {few}")
    assert (unknown.code, unknown.complaint) == (2, "kunitori: There is no card “purl” here. Did you mean “pearl”?\n")
    assert run("cards measure coast.toml --games 2").code == 2
    assert run("cards measure coast.toml --bots exec:cat").code == 2


def test_the_arena_and_the_lab_know_own_cards(run: Run, home: Path, coast: Path) -> None:
    assert run("arena --bots lord,money --games 4 --seed 1 --jobs 1 --cards coast.toml --json out.json").code == 0
    assert "pearl" in json.loads((home / "out.json").read_text(encoding="utf-8"))["expansion"]["cards"]
    assert run("lab report --cards nowhere").code == 2
    assert "Moegahara" in run("lab compare kunitori moegahara --cards coast.toml").complaint

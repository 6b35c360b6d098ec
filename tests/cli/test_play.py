"""Whole games through a pipe, as a script or a screen reader plays them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tests.cli.conftest import Run, Save

from kunitori import loads, verify
from kunitori.cli.typed import read_numbers
from kunitori.i18n import LANGUAGES, texts
from kunitori.telling.who import calls

GAMES = ["--game kunitori", "--game world_on_fire", "--game world_chaos", "--mix random"]
# Keys that answer every possible question; a wrong key gets an explanation and changes nothing.
ANY_KEYS = ["t", "13", "12", "11", "10", "9", "8", "6", "3", "2", "1", "1", "a", "r", "e"] * 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_every_language(run: Run, home: Path, game: str, language: str) -> None:
    say = texts(language)
    record = home / "game.kunitori"
    line = f"play {game} --players Ann --bots random,money --seed 4 --max-rounds 6 --lang {language} --record {record}"
    answer = run(line, ANY_KEYS)
    assert (answer.code, answer.complaint) == (0, "")
    assert say("score-heading") in answer.text
    assert verify(record.read_text(encoding="utf-8")).is_good
    played = loads(record.read_text(encoding="utf-8"))
    assert played.is_over
    winner = say("score-winner", player=played.players[played.winners[0]], points=max(played.scores))
    assert winner in answer.text


def test_two_people_and_a_bot_at_one_screen(run: Run) -> None:
    answer = run("play --game world_on_fire --players Ann,Ben --bots money --seed 1 --max-rounds 3", ANY_KEYS)
    assert "Ann, press Enter when you are ready." in answer.text
    assert "Ben, press Enter when you are ready." in answer.text
    assert re.search(r"(Ann|Ben|Kosuke) wins with \d+ points\.", answer.text)


def test_the_same_game_through_a_real_pipe(home: Path) -> None:
    command = [sys.executable, "-m", "kunitori", "play", "--game", "kunitori", "--players", "Ann", "--bots", "money"]
    command += ["--seed", "4", "--max-rounds", "3", "--lang", "fr"]
    done = subprocess.run(command, input="t\ne\n" * 9, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "gagne avec" in done.stdout
    assert "\x1b" not in done.stdout  # no colours or cursor movements in a pipe


def test_bytes_that_are_no_text_are_no_reason_to_stop(home: Path) -> None:
    command = [sys.executable, "-m", "kunitori", "play", "--game", "kunitori", "--players", "Ann", "--bots", "money"]
    done = subprocess.run(command, input=b"\xff\xfe\x00\n\n", capture_output=True, timeout=60, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
    assert "means nothing here" in done.stdout.decode()


# ---- drawing
def test_the_picture_shows_the_table(run: Run, save: Save) -> None:
    path = save(AMBUSH, "person", "person")
    text = run(f"play --load {path}", ["", "honda"]).text
    assert " World on Fire · round 1" in text
    assert re.search(r"^   Copper +1 ×\d+ +Silver +3 ×\d+ +Gold +6 ×6$", text, re.MULTILINE)
    assert re.search(r"^Troops$", text, re.MULTILINE)
    assert "▶ Ann (you)" in text
    assert "Cavalry · played: Honda Tadakatsu · attack 7" in text
    assert "Spear Troopers · defence 2" in text
    assert "Ann plays Honda Tadakatsu." in text
    assert "Action phase · actions 2 · money 0 · buys 1" in text
    assert "Battle phase · money 0 · buys 1  Do you declare battle?" in text


def test_in_the_buy_phase_the_piles_bear_numbers_and_a_mark_if_they_can_be_had(run: Run, save: Save) -> None:
    path = save({"seats": [{"hand": {"silver": 1, "copper": 1}}, {}], "phase": "buy"}, "person", "money")
    before, after = run(f"play --load {path}", ["t"]).text.split("> t\n")
    assert " 2›Silver           3 ×19" in before and " 3 Gold " in before  # the treasure in hand pays for Silver
    assert " 2›Silver           3 ×19" in after
    assert " 3 Gold " in after
    assert "t Play all treasure (+3 money)" in before


def test_a_buy_plays_the_treasure_it_needs_and_is_taken_back_with_it(run: Run, save: Save, home: Path) -> None:
    hand = {"copper": 3, "silver": 1, "gold": 1}
    path = save({"seats": [{"hand": hand}, {}], "phase": "buy"}, "person", "money")
    assert moves(home, path, run, ["buy spear troopers"])[:2] == ["play gold", "buy spear_troopers"]
    assert moves(home, path, run, ["11"])[:3] == ["play silver", "play gold", "buy cavalry"]
    assert moves(home, path, run, ["buy cavalry", "undo", "buy copper"])[:2] == ["play copper", "buy copper"]


def test_a_discount_is_shown_in_the_prices(run: Run, save: Save) -> None:
    path = save({"seats": [{"hand": {"harbour_town": 1, "copper": 1}}, {}]}, "person", "money")
    text = run(f"play --load {path}", ["1"]).text.split("> 1\n")[1]
    assert "Gold             5 " in text
    assert "everything costs 1 less" in text


def test_what_happened_since_your_last_turn(run: Run) -> None:
    line = "play --game world_on_fire --players Ann --bots money --seed 3"
    _, second = run(line, ["t", "e"]).text.split("> e\n")
    assert re.search(r"since your last turn ─+\n  Danjo’s turn\. Danjo plays .* Danjo\s+buys Silver", second)


def test_what_happened_before_the_first_turn_of_a_puzzle(run: Run, save: Save) -> None:
    path = save({**AMBUSH, "phase": "buy"}, "money", "person")
    text = run(f"play --load {path}").text
    assert "Ann plays Copper." in text


# ---- keys and commands
AMBUSH = {
    "players": ["Ann", "Ben"],
    "seats": [
        {"hand": {"honda_tadakatsu": 1, "copper": 1}, "deployed": {"cavalry": 1}, "deck": {"copper": 4}},
        {
            "hand": {"cavalry": 2, "fake_fortress": 1, "copper": 1},
            "deployed": {"spear_troopers": 1},
            "deck": {"gold": 4},
        },
    ],
}


def moves(home: Path, path: Path, run: Run, types: list[str]) -> list[str]:
    """The moves that this input made."""
    out = home / "moves.kunitori"
    answer = run(f"play --load {path} --record {out}", types)
    assert answer.code == 0, answer.complaint
    return list(loads(out.read_text(encoding="utf-8")).moves)


@pytest.mark.parametrize("attack", ["1", "attack ben:honda_tadakatsu,cavalry", "attack 2:cavalry,honda_tadakatsu"])
@pytest.mark.parametrize(
    ("defence", "played"),
    [
        ("1 3", "ambush fake_fortress cavalry"),
        ("2-3", "ambush cavalry*2"),
        ("0", "ambush none"),
        ("r", "reinforcements"),
        ("ambush cavalry*2 fake_fortress", "ambush fake_fortress cavalry*2"),
    ],
)
def test_an_attack_and_an_ambush(run: Run, save: Save, home: Path, attack: str, defence: str, played: str) -> None:
    path = save(AMBUSH, "person", "person")
    found = moves(home, path, run, ["", "1", attack, "", defence])
    assert found[:2] == ["play honda_tadakatsu", "end"]
    assert sorted(found[2].split(":")[1].split(",")) == ["cavalry", "honda_tadakatsu"]
    assert sorted(found[3].split()) == sorted(played.split())


@pytest.mark.parametrize(
    ("game", "bonus"),
    [
        ("kunitori", "Each value of a card in ambush gets +1 (rule K5.4)."),
        ("world_on_fire", "All cards in ambush together get +1 (rule W5.4)."),
        ("world_chaos", "All cards in ambush together get +1 (rule W5.4)."),
    ],
)
def test_a_defender_reads_what_an_ambush_is_worth(run: Run, save: Save, game: str, bonus: str) -> None:
    general = "tokugawa_ieyasu" if game == "kunitori" else "honda_tadakatsu"
    seats = [{}, {"hand": {"cavalry": 1}}]
    path = save({"game": game, "phase": "battle", "played": {general: 1}, "seats": seats}, "person", "person")
    text = run(f"play --load {path}", ["", "1", ""]).text
    assert bonus in " ".join(text.split())


def test_a_big_attack_is_asked_leader_by_leader_and_troop_by_troop(run: Run, save: Save, home: Path) -> None:
    position = {
        "players": ["Ann", "Ben", "Cem"],
        "phase": "battle",
        "played": {"maeda_keiji": 1, "honda_tadakatsu": 1, "cavalry": 3, "copper": 0},
        "seats": [{}, {}, {}],
    }
    path = save(position, "person", "money", "money")
    assert moves(home, path, run, ["attack", "1"])[0] == "attack ben:maeda_keiji,honda_tadakatsu,cavalry*3"
    split = ["1", "3", "ben", "2", "elephant", "2"]
    assert moves(home, path, run, split)[0] == "attack ben:maeda_keiji,cavalry*2 cem:honda_tadakatsu,cavalry"
    assert moves(home, path, run, ["1", "b", "e"])[0] == "peace"
    back = ["1", "3", "1", "2", "b", "b", "2", "1", "b", "1", "2"]  # how many, Honda, Maeda; then Honda again
    assert moves(home, path, run, back)[0] == "attack ben:honda_tadakatsu,cavalry*2 cem:maeda_keiji,cavalry"
    assert moves(home, path, run, ["1", "3", "1", "1"])[0] == "attack ben:maeda_keiji,honda_tadakatsu,cavalry*3"


def test_a_joint_battle_is_asked_for(run: Run, save: Save, home: Path) -> None:
    position = {
        "players": ["Ann", "Ben", "Cem"],
        "seats": [{"hand": {"travelling_monk": 1}}, {"deployed": {"cavalry": 1}}, {"hand": {"copper": 1}}],
    }
    path = save(position, "person", "person", "person")
    played = moves(home, path, run, ["", "1", "2", "1", "2", "", "1"])
    assert played[:4] == ["play travelling_monk", "choose joint", "joint cem", "join"]


def test_what_stays_and_what_is_kept(run: Run, save: Save, home: Path) -> None:
    position = {
        "seats": [{"hand": {"trap": 1, "beauty": 1, "copper": 1}, "deployed": {"cavalry": 2, "spear_troopers": 1}}, {}],
        "phase": "redraw",
    }
    path = save(position, "person", "money")
    assert moves(home, path, run, ["a", "a"])[:2] == ["stay spear_troopers cavalry*2", "keep trap beauty"]
    assert moves(home, path, run, ["1 2", "0"])[:2] == ["stay spear_troopers cavalry", "keep none"]
    assert moves(home, path, run, ["stay cavalry", "keep beauty"])[:2] == ["stay cavalry", "keep beauty"]
    assert moves(home, path, run, ["9", "0", "1 1", "2"])[:2] == ["stay none", "keep beauty"]


def test_the_choices_of_card_texts(run: Run, save: Save, home: Path) -> None:
    hand = {"loyal_warning": 1, "copper": 2, "village": 1}
    path = save({"seats": [{"hand": hand}, {}]}, "person", "money")
    assert moves(home, path, run, ["1", "2", "village"])[1] == "choose trash village"
    assert moves(home, path, run, ["warning", "2", "b", "1"])[1] == "choose draw"
    path = save({"game": "kunitori", "seats": [{"hand": {"market": 1, "copper": 2}}, {}]}, "person", "money")
    assert moves(home, path, run, ["1", "2"])[:3] == ["play market", "trash copper", "gain silver"]
    deployed = [{"hand": {"trap": 1}}, {"deployed": {"cavalry": 1, "spear_troopers": 1}}]
    path = save({"players": ["Ann", "Ben"], "seats": deployed}, "person", "money")
    assert moves(home, path, run, ["trap", "2"])[1] == "trap ben:cavalry"
    assert moves(home, path, run, ["trap", "cavalry of ben"])[1] == "trap ben:cavalry"


@pytest.mark.parametrize("name", ["buy silver", "Silver", "Silber", "argent", "銀子", "silv", "2"])
def test_a_card_answers_to_all_its_names(run: Run, save: Save, home: Path, name: str) -> None:
    path = save({"seats": [{"hand": {"gold": 1}}, {}], "phase": "buy"}, "person", "money")
    assert moves(home, path, run, ["t", name])[:2] == ["play gold", "buy silver"]


def test_what_cannot_be_done_is_told_with_the_rule_and_changes_nothing(run: Run, save: Save) -> None:
    path = save({"seats": [{"hand": {"copper": 2}}, {}], "phase": "buy"}, "person", "money")
    types = ["3", "gold", "why gold", "why 1", "why", "why elephant", "buy elephant", "elephant", "co", "t", "t"]
    text = run(f"play --load {path}", [*types, "why 1"]).text
    assert text.count("Gold costs 6. With all the treasure in your hand you have 2. (rule C6.2)") == 3
    assert text.count("“buy copper” is possible now.") == 2  # by its name too, before and after treasure is played
    assert "Say which move: why MOVE" in text
    assert "“elephant” means nothing here." in text
    assert "There is no card “elephant”" in text
    assert "There is no treasure in your hand." in text


def test_a_name_that_could_mean_two_moves_is_not_guessed(run: Run, save: Save) -> None:
    path = save({"seats": [{"hand": {"copper": 2}}, {}], "phase": "buy"}, "person", "money")
    text = run(f"play --load {path}", ["play copper", "copper"]).text
    assert "“copper” could mean buy copper and play copper." in text


def test_words_that_only_look_something_up(run: Run) -> None:
    line = "play --game world_on_fire --players Ann --bots money --seed 3"
    text = run(line, ["?", "card moat", "card", "rules C6.3", "rules", "rules elephant", "log", "piles"]).text
    assert "why a move is not possible, with the rule" in text
    assert "Moat Construction — Politics, World on Fire" in text
    assert "World on Fire: 288 cards" in text
    assert "C6.3  Money and buys not used" in text
    assert "No rule contains “elephant”." in text
    assert "Ann’s turn." in text
    assert "owns 6 × Copper, 2 × Village – 2 VP" in text


def test_numbers_in_one_line() -> None:
    assert read_numbers("2, 1", 3) == [2, 1]
    for nonsense in ("", "0", "4", "1 1", "3-1", "1-9", "one", "1 x", "-1", "９", "1000000"):
        assert read_numbers(nonsense, 3) is None, nonsense


# ---- undo
def test_undo_is_free_while_nothing_new_was_learnt(run: Run, save: Save, home: Path) -> None:
    path = save({"seats": [{"hand": {"copper": 3}}, {}], "phase": "buy"}, "person", "person")
    assert moves(home, path, run, ["", "t", "undo"]) == []
    assert moves(home, path, run, ["", "play copper", "play copper", "undo"]) == ["play copper"]
    assert moves(home, path, run, ["", "play copper", "play copper", "undo 2", "undo", "undo x"]) == []


def test_undo_beyond_that_asks_those_who_would_have_to_agree(run: Run, save: Save, home: Path) -> None:
    path = save({"players": ["Ann", "Ben"], "seats": [{"hand": {"rice_field_plowing": 1}, "deck": {"gold": 4}}, {}],
                 "game": "kunitori"}, "person", "person")  # fmt: skip
    text = run(f"play --load {path}", ["", "1", "undo", "maybe", "n"]).text
    assert "Ann wants to take back a move." in text
    assert "Ben, do you agree? (y/n)" in text
    assert "Please answer y or n." in text
    assert moves(home, path, run, ["", "1", "undo", "n"]) == ["play rice_field_plowing"]
    assert moves(home, path, run, ["", "1", "undo", "y"]) == []
    after_asking = text[text.index("Ben, do you agree?") :]
    assert "Ben does not agree. The move stands." not in after_asking.split("Ann, press Enter")[0]


def test_bots_agree_to_everything(run: Run, home: Path) -> None:
    line = "play --game world_on_fire --players Ann --bots money,random --seed 3"
    text = run(line, ["t", "2", "undo"]).text
    assert "Danjo and Matabei all agreed." in text


def test_undo_goes_back_to_a_question_that_was_really_asked(run: Run, save: Save, home: Path) -> None:
    """Undo skips the forced end of an action phase, as play does."""
    hand = {"cavalry": 1, "copper": 2}
    path = save({"seats": [{"hand": hand, "deck": {"copper": 4}}, {}], "phase": "action"}, "person", "money")
    assert moves(home, path, run, ["1"]) == ["play cavalry", "end"]
    assert moves(home, path, run, ["1", "undo"]) == []


# ---- saving
def test_no_game_is_lost(run: Run, home: Path) -> None:
    """After `quit` or the end of input, the game can be continued from its file or from the offer."""
    line = "play --game world_on_fire --players Ann --bots random --seed 3"
    for end in (["quit"], []):
        text = run(line, ["t", "2", *end]).text
        path = re.search(r"kunitori play --load (\S+)", text)
        assert path
        left = loads(Path(path[1]).read_text(encoding="utf-8"))
        assert left.moves[-1:] and not left.is_over
        on = run(f"play --load {path[1]}", ["quit"])
        assert "round 2" in on.text
        assert "Danjo (Ronin)" in on.text  # the record says who is a bot
    offered = run("play", ["y", "quit"]).text
    assert offered.startswith("Unfinished game: World on Fire with Ann and Ronin.\nContinue it?")
    assert "round 2" in offered


def test_save_and_load_during_a_game(run: Run, home: Path) -> None:
    line = "play --game world_on_fire --players Ann --bots money --seed 3"
    file = home / "mine.kunitori"
    types = [f"save {file}", "t", "2", f"load {file}", "load", "load /nowhere", "save /dev/null/x", "save"]
    text = run(line, types).text
    assert f"Saved in {file}.".replace(" ", "") in re.sub(r"\s", "", text)
    before, after = text.split(f"> load {file}\n")
    assert "round 2" in before and "round 1" in after.split("Ann> ")[0]
    assert "Say which file: load FILE." in after
    assert "The file /nowhere cannot be read." in after
    assert "There is no folder /dev/null. Make it first, or choose another place." in after


def test_saving_never_destroys_what_is_no_saved_game(run: Run, home: Path) -> None:
    letter, game = home / "letter.txt", home / "game.kunitori"
    letter.write_text("Dear Ann", encoding="utf-8")
    line = "play --game world_on_fire --players Ann --bots money --seed 3"
    text = run(line, [f"save {letter}", f"save {game}", f"save {game}"]).text
    assert re.sub(r"\s+", "", text).count(re.sub(r"\s+", "", f"Saved in {game}.")) == 2
    assert "is not a saved game" in " ".join(text.split())
    assert letter.read_text(encoding="utf-8") == "Dear Ann"
    assert run(f"play --auto --max-rounds 1 --record {letter}").code == 2
    assert letter.read_text(encoding="utf-8") == "Dear Ann"


def test_the_last_table_is_offered_again_and_a_broken_memory_is_ignored(run: Run, home: Path) -> None:
    run("play --game kunitori --players Ann,Ben --max-rounds 1 --seed 2", ["", "t", "e", "", "t", "e"])
    again = run("play", ["", ""]).text
    assert again.startswith("The last table: Kunitori! with Ann and Ben.\nThe same again? (Enter: yes, n: no) \n")
    assert "press Enter when you are ready." in again
    memory = home / "state" / "kunitori" / "table.json"
    for broken in ("{", "[]", "{}", json.dumps({"game": 1, "people": [2], "bots": []}), "\x00", "[" * 100_000):
        memory.write_text(broken, encoding="utf-8")
        answer = run("play", ["", "1", "Ann", "", ""])
        assert answer.text.startswith("The file that remembers the last table is broken and is ignored:")
        assert "Kunitori! · round 1" in answer.text
        assert answer.code == 0


def test_a_home_that_cannot_be_written_does_not_stop_a_game(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")
    answer = run("play --game kunitori --players Ann --bots money --max-rounds 1 --seed 2", ["t", "e"])
    assert answer.code == 0
    assert "cannot be written" in answer.text
    assert "wins with" in answer.text


# ---- setting up a table
def test_the_dialogue_asks_for_what_is_missing_and_only_for_that(run: Run) -> None:
    types = ["2", "9", "1", "Ann,Ben", "merlin", "random", "wort", "", "quit"]
    text = run("play", types).text
    assert "Sprache" not in text.split("Welches Spiel?")[0].replace("Language", "")
    assert "Bitte eine Zahl von 1 bis 5 eingeben." in text
    assert "Einen Bot „merlin“ gibt es hier nicht." in text
    assert re.search(r"[A-Z][a-z]+ \(Ronin\)", text)
    only = run("play --game kunitori --players Ann", ["", "quit"]).text
    assert only.startswith("Which bots play?")
    assert re.search(r"[A-Z][a-z]+ \(Retainer\)", only)


def test_a_mix_is_asked_for_until_it_is_one_and_its_warnings_are_shown(run: Run) -> None:
    text = run("play --game custom --players Ann --bots money --lang en", ["elephant", "trap,moat", "quit"]).text
    assert "There is no card “elephant” here." in text
    assert "18 kinds of action cards are recommended; this mix has 2 (rule X2)." in text
    assert "Custom mix · round 1" in text


def test_leaving_the_dialogue_leaves_nothing_behind(run: Run, home: Path) -> None:
    for types in ([], ["quit"], ["", "quit"]):
        answer = run("play", types)
        assert (answer.code, answer.complaint) == (0, "")
    assert not (home / "state").exists()


# ---- bots only
@pytest.mark.parametrize("language", LANGUAGES)
def test_auto_prints_the_chronicle_and_its_record_replays_and_verifies(run: Run, home: Path, language: str) -> None:
    say = texts(language)
    record = home / "auto.kunitori"
    line = f"play --auto --bots random,money,random --seed 11 --max-rounds 8 --lang {language}"
    auto = run(f"{line} --record {record}")
    assert (auto.code, auto.complaint) == (0, "")
    first, second, third = played = loads(record.read_text(encoding="utf-8")).players
    bots = ["random", "money", "random"]
    assert auto.text.startswith(say("who-players", players=calls(played, say, bots=bots)) + "\n")
    assert say("log-turn", player=second) in auto.text and len({first, second, third}) == 3
    assert say("score-heading") in auto.text
    assert run(line).text == auto.text  # the same seed, the same game
    assert run(f"replay {record} --lang {language}").text == auto.text
    verdict = run(f"verify {record} --lang {language}")
    assert verdict.code == 0
    assert say("verify-good")[:20] in verdict.text


def test_a_forged_record_does_not_verify(run: Run, home: Path) -> None:
    record = home / "auto.kunitori"
    run(f"play --auto --seed 11 --max-rounds 4 --record {record}")
    honest = record.read_text(encoding="utf-8")
    forgeries = [
        re.sub(r"Result: \S+", "Result: 99", honest),
        re.sub(r"Secret: ..", "Secret: 00", honest),
        honest.replace("buy silver", "buy land", 1),
        honest[: len(honest) // 2],
        "",
    ]
    for forged in forgeries:
        record.write_text(forged, encoding="utf-8")
        answer = run(f"verify {record}")
        assert (answer.code, answer.complaint) == (1, "")
        assert answer.text.strip()


def test_a_replay_of_a_game_that_is_not_over_tells_nobodys_hand(run: Run, home: Path) -> None:
    file = home / "mine.kunitori"
    run("play --game world_on_fire --players Ann --bots money --seed 3", ["t", "18", f"save {file}"])
    text = run(f"replay {file}").text
    assert text.endswith("The game is not over yet.\n")
    assert "Ann draws" not in text


WORDS = [
    "play", "buy", "attack", "ambush", "stay", "keep", "choose", "trap", "why", "undo", "card", "rules", "save", "load",
    "copper", "cavalry*2", "ben:cavalry", "none", "...", "*", ":", "1", "0", "99", "-1", "t", "e", "a", "b", "r",
    "調略", "ß", "[bold]", "{ $x }", "''", "\\", "/dev/null/x", "~nobody/x", "\x1b[2J", "\u202e", "x" * 2000,
]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_typed_nothing_breaks(run: Run, game: str) -> None:
    chance = Random(game)
    junk = [" ".join(chance.choices(WORDS, k=chance.randint(1, 4))) for _ in range(250)]
    types = [line for pair in zip(junk, ANY_KEYS, strict=False) for line in pair]
    answer = run(f"play {game} --players Ann,Ben --bots random --seed 6 --max-rounds 30", types)
    assert (answer.code, answer.complaint) == (0, "")
    assert answer.text.rstrip().endswith((".kunitori", "."))

"""House rules at the command line: chosen by name, shown before the game, kept in the record."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run, Save

from kunitori import card_set, loads, verify


def test_a_refusal_lists_what_is_known(run: Run) -> None:
    answer = run("play --auto --game kunitori --rules ninja=deck")
    assert "ambush, empty-prize, prize, targets and unplayed" in answer.complaint
    assert "one of 4-6 and 6-7" in run("play --auto --rules prize=9").complaint


def test_bots_play_by_house_rules_and_the_record_keeps_them(run: Run, home: Path) -> None:
    line = "play --auto --game kunitori --bots money,military --seed 4 --max-rounds 8 --rules prize=6-7,ambush=in-total"
    answer = run(f"{line} --record game.kunitori")
    assert answer.code == 0
    assert "House rules of this game:" in answer.text
    told = "The ambush bonus: +1 for all cards together (ruling 4: +1 on every value of every card)"
    assert told in " ".join(answer.text.split())
    text = (home / "game.kunitori").read_text(encoding="utf-8")
    assert "\nrules ambush=in-total,prize=6-7\n" in text
    assert verify(text).is_good and loads(text).cards == card_set("kunitori", rules="ambush=in-total,prize=6-7")
    assert "The attacker’s prize" in run("replay game.kunitori").text
    assert run("play --load game.kunitori --rules prize=6-7").code == 2


def test_people_see_them_before_they_play_and_play_them_again(run: Run) -> None:
    line = "play --game world_on_fire --players Ann --bots money --seed 4 --max-rounds 3"
    answer = run(f"{line} --rules targets=several", ["", *["t", "e"] * 9])
    assert answer.code == 0 and "The targets of a leader: any number of players" in answer.text
    again = run("play", ["", "", *["t", "e"] * 40])
    assert "The targets of a leader: any number of players" in again.text


def test_the_arena_says_what_is_played(run: Run, home: Path) -> None:
    answer = run("arena --bots money,random --games 4 --seed 1 --jobs 1 --rules moat=played --json arena.json")
    assert answer.code == 0 and "The extra card of Moat Construction" in answer.text
    assert '"house_rules": "moat=played"' in (home / "arena.json").read_text(encoding="utf-8")


def test_a_leader_is_sent_against_several_players_step_by_step(run: Run, save: Save, home: Path) -> None:
    position = {
        "game": "world_on_fire", "players": ["Ann", "Ben", "Chloe"], "phase": "battle",
        "cards": card_set("world_on_fire", rules="targets=several").to_text().splitlines(),
        "played": {"maeda_keiji": 1}, "seats": [{"hand": {"copper": 1}, "deployed": {"cavalry": 2}}, {}, {}],
    }  # fmt: skip
    path = save(position, "person", "money", "money")
    answer = run(f"play --load {path}", ["1", "3", "1", "2", "1", "q"])
    assert "Whom else does Maeda Keiji attack (strength 6)?" in answer.text
    (kept,) = (home / "state").rglob("*.kunitori")
    first = loads(kept.read_text(encoding="utf-8")).moves[0]
    assert first == "attack ben:maeda_keiji,cavalry chloe:maeda_keiji,cavalry"

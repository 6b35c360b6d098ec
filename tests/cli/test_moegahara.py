"""Moegahara in the terminal: the battlefield, the deploy phase, team mates, the end."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Run, Save
from tests.cli.test_play import ANY_KEYS, moves

from kunitori import Game, loads, new_game, verify
from kunitori.cli.battlefield import FieldLayout, picture
from kunitori.i18n import LANGUAGES, texts

NAMES = ["Ann", "Ben", "Chloe", "Dai", "Eva", "Fay"]


def field(players: int = 4, **more: Any) -> dict[str, Any]:
    """Ann has cards to deploy. Land 1 has three fights; her team has won Land 2, and the enemy Land 3."""
    lines = [
        [["cavalry", "spear_troopers", "tokugawa_ieyasu"], [], [], ["archers", "archers"], ["spear_troopers"]],
        [["gunners", "ukita_hideie"], [], [], [], ["gunners", "farmer_militia"]],
    ]
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[0] = {"hand": {"copper": 2, "silver": 1}, "discard": {"gold": 1}, "markers": {"blue": 1, "yellow": 1}}
    seats[1] = {"hand": {"copper": 1}, "markers": {"red": 2}}
    if players > 2:
        seats[2] = {"hand": {"trap": 1, "copper": 3}, "discard": {"silver": 2}, "markers": {"yellow": 1}}
    else:
        seats[0]["markers"] = {"blue": 1, "yellow": 2}
    return {
        "game": "moegahara", "players": NAMES[:players], "phase": "deploy", "seats": seats, "lines": lines,
        "won": [0, 1, 2], "east_team": 0, "played": {"cavalry": 1, "archers": 1, "horo_musha": 1, "trap": 1}, **more,
    }  # fmt: skip


# ---- whole games
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bots", ["random", "money,random,random", "random,random,money,random,random"])
def test_a_whole_game_in_every_language(run: Run, home: Path, bots: str, language: str) -> None:
    say = texts(language)
    record = home / "game.kunitori"
    line = f"play --game moegahara --players Ann --bots {bots} --seed 4 --max-rounds 6 --lang {language}"
    answer = run(f"{line} --record {record}", ANY_KEYS * 2)
    assert (answer.code, answer.complaint) == (0, "")
    assert verify(record.read_text(encoding="utf-8")).is_good
    played = loads(record.read_text(encoding="utf-8"))
    assert played.is_over
    winners = tuple(played.players[seat] for seat in played.winners)
    points = played.scores[played.winners[0]]
    assert say("score-winner-teams", players=winners, count=len(winners), points=points) in answer.text
    assert say("card-three-lands") in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_play_to_the_end_and_their_record_replays_and_verifies(run: Run, home: Path, language: str) -> None:
    record = home / "auto.kunitori"
    line = f"play --auto --game moegahara --bots money,random,money,random --seed 11 --lang {language}"
    auto = run(f"{line} --record {record}")
    assert (auto.code, auto.complaint) == (0, "")
    assert run(f"replay {record} --lang {language}").text == auto.text
    assert run(f"verify {record} --lang {language}").code == 0
    assert loads(record.read_text(encoding="utf-8")).round < 200  # by Lands


@pytest.mark.parametrize("players", ["Ann,Ben,Cem", "Ann,Ben,Cem,Dai,Eva"])
def test_teams_of_unequal_size_are_refused_with_the_rule(run: Run, players: str) -> None:
    answer = run(f"play --game moegahara --players {players}")
    assert answer.code == 2
    assert "(rule M1.1)" in answer.complaint


def test_the_dialogue_offers_it_and_asks_until_the_teams_are_equal(run: Run) -> None:
    text = run("play", ["1", "5", "Ann,Ben", "money", "money,random", "", "quit"]).text
    assert "5  Moegahara – two teams on a battlefield; two, four or six players" in text
    assert "alternate between the two teams" in text
    assert "Moegahara is for two, four or six players, not 3" in text
    assert re.search(r"◀ 0 of 5 points · (Ann|Ben) and [A-Z][a-z]+ ", text)
    assert re.search(r"[A-Z][a-z]+ \(Merchant\)", text) and re.search(r"[A-Z][a-z]+ \(Ronin\)", text)


WORDS = [
    "deploy", "horo", "trap", "strike", "reorder", "marker", "exchange", "dismiss", "give", "own", "enemy", "cavalry",
    "spear_troopers", "1:1", "10:3", "3", "11", "0", "o1", "b", "none", "ann", "2", "land", "field", "mates", "why",
    "...", "land x", "land 99", "land ٣", "undo", "pool", "piles", "agree", "t", "e", "調略", "騎馬兵", "\x1b[2J",
    "x" * 500,
]  # fmt: skip


@pytest.mark.parametrize("seats", ["--players Ann,Ben", "--players Ann,Ben,Cem --bots random"])
def test_whatever_is_typed_nothing_breaks(run: Run, seats: str) -> None:
    chance = Random(seats)
    junk = [" ".join(chance.choices(WORDS, k=chance.randint(1, 4))) for _ in range(250)]
    types = [line for pair in zip(junk, ANY_KEYS, strict=False) for line in pair]
    answer = run(f"play --game moegahara {seats} --seed 6 --max-rounds 30", types)
    assert (answer.code, answer.complaint) == (0, "")


# ---- drawing
def test_a_row_shows_every_fight_and_who_is_ahead(run: Run, save: Save) -> None:
    text = run(f"play --load {save(field(), 'person', 'money', 'money', 'money')}").text
    assert "◀ 1 of 5 points · East · Ann and Chloe" in text
    assert "Ben and Dai · West · 1 of 5 points ▶" in text
    rows = [" ".join(line.split()) for line in text.split("\n")]
    assert "1 < Cavalry 7 = 7 Gunners Spears 5 < 7 Ukita Ieyasu 8 ·" in rows
    assert "2 ★ won by your team" in rows
    assert "3 ☆ won by the enemy" in rows
    assert "4 > Archers 4 · Archers 4 ·" in rows
    assert "5 < Spears 3 < 6 Gunners · 2 Militia" in rows
    assert "6" in rows
    assert re.search(r"▶ Ann \(you\) +3·0·1 Y1 B1 +Ben \(Merchant\) +1·0·0 R2", text)
    assert "played: Archers, Cavalry, Horo Musha, Trap" in text
    assert "Chloe’s hand: 3 × Copper, Trap" in text


def test_the_enemy_sees_the_same_field_from_the_other_side(run: Run, save: Save) -> None:
    text = run(f"play --load {save(field(active=1, played={}, phase='buy'), 'money', 'person', 'money', 'money')}").text
    rows = [" ".join(line.split()) for line in text.split("\n")]
    assert "1 > Gunners 7 = 7 Cavalry Ukita 7 > 5 Spears · 8 Ieyasu" in rows
    assert "2 ☆ won by the enemy" in rows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120, 140])
def test_the_field_stays_in_its_width_and_its_signs_stand_in_columns(width: int, language: str) -> None:
    say = texts(language)
    for seed in range(8):
        game = new_game("moegahara", 6, seed, max_rounds=30)
        chance = Random(seed)
        while not game.is_over and game.round < 30:
            assert game.decision is not None
            game.apply(chance.choice(game.decision.options))
        rows = [line.plain for line in picture(game.view(seed % 6), say, FieldLayout(width))]
        assert len(rows) == 12
        assert all(cell_len(row) <= width for row in rows)
        found = [(row, sign.start()) for row in rows[2:] for sign in re.finditer(r"(?<= )[<>=·](?= |$)", row)]
        signs = {cell_len(row[:start]) for row, start in found}
        assert len(signs) <= 4  # who is ahead, and three fights


def test_wider_screens_show_the_bonuses_and_then_the_names() -> None:
    view = Game.from_position(field()).view(0)
    narrow, wide, widest = (picture(view, texts("en"), FieldLayout(width))[2].plain for width in (80, 100, 140))
    assert "Spears 5 < 7 Ukita" in narrow
    assert "Spears 3+2 < 7 Ukita" in wide
    assert "Spear Troopers 3+2 < 7 Ukita Hideie" in widest


def test_a_land_tells_the_reasons(run: Run, save: Save) -> None:
    path = save(field(), "person", "money", "money", "money")
    text = run(f"play --load {path}", ["land 1", "land 2", "land 6", "land", "land 11", "land x"]).text
    assert "Position 1: equal, nobody wins this fight" in text
    behind = "+ 1 (general behind it: Tokugawa Ieyasu) + 1 (Tokugawa Ieyasu)"
    assert f"Cavalry 7 = 5 (cost) {behind}" in " ".join(text.split())
    assert "Gunners 7 = 6 (cost) + 1 (general behind it: Ukita Hideie)" in " ".join(text.split())
    assert "Position 3: no card faces this one" in text
    assert "Fights won: your team 0, the enemy 1." in text
    assert "Won by Ann and Chloe." in text
    assert "Nobody has deployed a card here yet." in text
    assert text.count("The battlefield has Lands 1 to 10. (rule M1.2)") == 2


def test_the_reasons_add_up_to_the_strengths() -> None:
    for seed in range(20):
        game = new_game("moegahara", 4, seed, max_rounds=25)
        chance = Random(seed)
        while not game.is_over:
            assert game.decision is not None
            game.apply(chance.choice(game.decision.options))
            if game.phase == "deploy":
                for land in game.view(None).lands:
                    for line, bonuses, strengths in zip(land.lines, land.bonuses, land.strengths, strict=True):
                        added = [sum(bonus.strength for bonus in each) for each in bonuses]
                        assert [game.cards[card].cost + n for card, n in zip(line, added, strict=True)] == [*strengths]


# ---- the deploy phase
def deployed(home: Path, save: Save, run: Run, types: list[str], **more: Any) -> list[str]:
    return moves(home, save(field(**more), "person", "money", "person", "money"), run, ["", *types])


@pytest.mark.parametrize("unit", ["1", "cavalry", "Kavallerie", "騎馬兵", "deploy cavalry"])
def test_a_unit_goes_to_a_land_by_number(run: Run, save: Save, home: Path, unit: str) -> None:
    played = {"cavalry": 1, "archers": 1}
    key = "2" if unit == "1" else unit
    assert deployed(home, save, run, [key, "6"], played=played)[:1] == ["deploy cavalry 6"]
    assert deployed(home, save, run, [key, "b", "deploy archers 7"], played=played)[:1] == ["deploy archers 7"]
    assert deployed(home, save, run, [key, "deploy archers 7"], played=played)[:1] == ["deploy archers 7"]
    assert deployed(home, save, run, [key, "undo"], played=played) == []


def test_a_land_that_is_not_open_says_why(run: Run, save: Save) -> None:
    path = save(field(played={"cavalry": 2}), "person", "money", "money", "money")
    text = run(f"play --load {path}", ["2", "why 1", "11", "why 6", "deploy gunners 6"]).text
    assert "Land 2 has already been won. (rule M5.1)" in text
    assert "already has three cards. (rule M5.1)" in text
    assert "“deploy cavalry 6” is possible now." in text
    assert "There is no Gunners left among the cards played this turn." in text


def test_before_a_card_is_deployed_the_fight_is_foretold(run: Run, save: Save) -> None:
    text = run(f"play --load {save(field(played={'cavalry': 2}), 'person', 'money', 'money', 'money')}").text
    assert "Cavalry: at which Land?" in text
    assert re.search(r" 4 Land 4 \(★\) +position 3: wins the Land", text)
    assert re.search(r" 5 Land 5 \(5>2\) +position 2: 5 > 2 Farmer Militia", text)
    assert re.search(r" 6 Land 6 \(5·\) +position 1: strength 5, nobody faces it", text)
    assert "› 5 <" in text


def test_horo_musha_and_trap_are_asked_step_by_step(run: Run, save: Save, home: Path) -> None:
    only = {"horo_musha": 1, "trap": 1}
    assert deployed(home, save, run, ["1", "1", "4", "1", "Chloe"], played=only)[:1] == ["horo dismiss 4:1 chloe"]
    order = ["1", "2", "1"]
    assert deployed(home, save, run, order, played=only)[0].startswith("horo reorder 1 ")
    assert deployed(home, save, run, ["1", "3", "1"], played=only)[:1] == ["horo give gold chloe"]
    assert deployed(home, save, run, ["2", "5", "2", "Dai"], played=only)[:1] == ["trap enemy 5:2 dai"]
    assert deployed(home, save, run, ["trap", "o1", "1"], played=only)[:1] == ["trap own 1:1 ann"]
    assert deployed(home, save, run, ["trap", "b", "e"], played=only)[:1] == ["end"]
    assert deployed(home, save, run, ["trap", "1", "b", "trap enemy 1:2 ben"], played=only)[0] == "trap enemy 1:2 ben"


def test_back_is_one_step_back(run: Run, save: Save, home: Path) -> None:
    only = {"horo_musha": 1, "trap": 1}
    land = ["1", "1", "5", "b", "4", "1", "Chloe"]
    assert deployed(home, save, run, land, played=only)[0] == "horo dismiss 4:1 chloe"
    whose = ["1", "1", "4", "1", "b", "b", "b", "2", "1"]  # whose pile, which card, which Land, what to do
    assert deployed(home, save, run, whose, played=only)[0].startswith("horo reorder 1 ")
    assert deployed(home, save, run, ["1", "1", "b", "b", "e"], played=only)[:1] == ["end"]


def test_texts_of_generals_are_asked(run: Run, save: Save, home: Path) -> None:
    played = {"kobayakawa_hideaki": 1}
    assert deployed(home, save, run, ["5", "2", "Ben"], played=played)[:2] == [
        "deploy kobayakawa_hideaki 5",
        "strike 2 ben",
    ]
    assert deployed(home, save, run, ["5", "discard none"], played=played)[1] == "strike none"
    lines = [
        [["cavalry"], [], [], ["archers", "archers"], ["spear_troopers"]],
        [["gunners"], [], [], [], ["gunners", "farmer_militia"]],
    ]
    west: dict[str, Any] = {"played": {"otani_yoshitsugu": 1}, "east_team": 1, "lines": lines}
    assert deployed(home, save, run, ["5", "1"], **west)[1] == "reorder otani_yoshitsugu spear_troopers"
    assert deployed(home, save, run, ["5", "2"], **west)[1] == "reorder none"
    konishi = {"phase": "action", "played": {}}
    hand = [{"hand": {"konishi_yukinaga": 1, "copper": 2, "ukita_hideie": 1}}, {}]
    position = {"game": "moegahara", "players": ["Ann", "Ben"], "seats": hand, **konishi}
    path = save(position, "person", "money")
    text = run(f"play --load {path}", ["konishi"]).text
    assert "1 Copper for Silver" in text
    assert moves(home, path, run, ["konishi", "1", "1", "2"])[:4] == [
        "play konishi_yukinaga", "exchange copper", "play ukita_hideie", "choose none",
    ]  # fmt: skip


def test_whose_marker_goes_back_is_asked(run: Run, save: Save, home: Path) -> None:
    """Ann's third card wins Land 4. Two yellow markers return, and both Ann and Chloe have some (M6.4)."""
    path = save(field(played={"farmer_militia": 1}), "person", "money", "money", "money")
    text = run(f"play --load {path}", ["4"]).text
    assert "Land 4 is won by Ann and Chloe." in text
    assert "Yellow marker: who gives it back?" in text
    assert moves(home, path, run, ["4", "chloe"])[:2] == ["deploy farmer_militia 4", "marker chloe"]


# ---- buying
def test_generals_stand_by_their_sides_under_numbers_of_their_own(run: Run, save: Save, home: Path) -> None:
    seats: list[dict[str, Any]] = [{"hand": {"gold": 3}}, {}]
    path = save({"game": "moegahara", "players": ["Ann", "Ben"], "phase": "buy", "seats": seats}, "person", "money")
    text = run(f"play --load {path}", ["t", "pool"]).text
    assert "East  4›Ieyasu 7     5›Ii 7" in text
    assert "West  9›Ishida 7" in text
    assert "buy tokugawa_ieyasu" in moves(home, path, run, ["t", "4"])
    bound = {"game": "moegahara", "phase": "buy", "seats": seats, "east_team": 0}
    assert "fights for the other side" in run(f"play --load {save(bound, 'person', 'money')}", ["t", "9"]).text


# ---- team mates and hidden cards
LOOKING = ["log", "piles", "mates", "field", "land", "?", "pool"]


def test_team_mates_are_seen_and_enemies_are_not(run: Run, save: Save) -> None:
    """With other cards in the enemies' hands, Ann reads exactly the same."""
    seen = []
    for hand, deck in (("gold", "silver"), ("silver", "gold")):
        position = field()
        position["seats"][1] |= {"hand": {hand: 1}, "deck": {deck: 1}}
        path = save(position, "person", "person", "person", "person")
        seen.append(run(f"play --load {path}", ["", *LOOKING]).text.rpartition("The game is saved")[0])
    assert seen[0] == seen[1]
    assert "hand: 3 × Copper, Trap" in seen[0]
    assert "discard pile, 2 cards: 2 × Silver" in seen[0]


def test_two_players_have_no_mates(run: Run, save: Save) -> None:
    assert "You have no team mate." in run(f"play --load {save(field(2), 'person', 'money')}", ["mates"]).text


def test_hands_are_covered_between_team_mates_too(run: Run) -> None:
    line = "play --game moegahara --players Ann,Ben,Chloe,Dai --seed 3 --max-rounds 1"
    text = run(line, ["", "e", "0"] * 20).text
    for name in ("Ann", "Ben", "Chloe", "Dai"):
        assert f"{name} is up. Everybody else, please look away." in text


def test_save_and_load_amid_a_half_answered_move(run: Run, save: Save, home: Path) -> None:
    path, file = save(field(), "person", "money", "money", "money"), home / "half.kunitori"
    text = run(f"play --load {path}", ["trap", f"save {file}", f"load {file}", "horo", "quit"]).text
    assert "Horo Musha" in text.split(f"> load {file}")[1]
    assert loads(file.read_text(encoding="utf-8")).moves == ()


# ---- the end
def test_the_end_tells_lands_extra_points_and_the_winners(run: Run, save: Save) -> None:
    position = field(played={"farmer_militia": 1}, won=[1, 1, 1])
    position["lines"] = [[[], [], [], ["archers", "archers"]], []]
    position["seats"][0]["markers"] = {"yellow": 1}
    position["seats"][1]["markers"] = {}
    path = save(position, "person", "money", "money", "money")
    text = run(f"play --load {path}", ["4"]).text
    rows = [" ".join(line.split()) for line in text.split("\n")]
    assert "numbers 1, 2, 3, 4 –" in rows
    assert "Lands won 4 0" in rows
    assert "Three Lands in a row 1 0" in rows
    assert "Points 5 0" in rows
    assert "Ann and Chloe win with 5 points." in rows


def test_everybody_may_agree_to_end_a_game(run: Run, save: Save, home: Path) -> None:
    path = save(field(), "person", "person", "money", "money")
    agreed = run(f"play --load {path}", ["", "agree", "y", "y"]).text
    assert "Ann wants to end the game here and count the points (ruling 16)." in agreed
    assert "Ben, do you agree?" in agreed
    assert "Equal points: more Lands win, then the team that did not begin (ruling 16)." in agreed
    assert moves(home, path, run, ["", "agree", "y", "y"]) == ["agree"]
    assert moves(home, path, run, ["", "agree", "n"]) == []
    refused = run(f"play --load {path}", ["", "agree", "y", "n", ""]).text
    assert "Ben does not agree. The game goes on." in refused
    assert moves(home, path, run, ["", "agree", "y", "n", ""]) == []


def test_agreeing_ends_the_other_games_too(run: Run) -> None:
    line = "play --game world_on_fire --players Ann --bots money --seed 3"
    assert re.search(r"(Ann|Danjo) wins with 2 points\.", run(line, ["agree", "y"]).text)
    assert "wins with" not in run(line, ["agree", "n", "why agree"]).text

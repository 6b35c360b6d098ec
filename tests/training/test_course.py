"""A course can be repeated to the last bit, and what it writes can be read."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kunitori.bots.frozen import frozen_mind_file
from kunitori.cards import card_set
from kunitori.cli import main
from kunitori.engine.consts import GUESSING
from kunitori.engine.moves import apply, new_state
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.learn import is_cut_short
from kunitori.engine.thinking.match import Brain, answer, play
from kunitori.engine.thinking.mind import Mind, Thought, is_plain, judge
from kunitori.errors import BadOptions, BadRecord
from kunitori.minds import mind_file, mind_name, read_mind, write_mind
from kunitori.training import Course, Progress, train
from kunitori.training.part import Lists
from kunitori.training.sparring import partners

SHORT = Course("kunitori", (2, 3), rounds=2, games=60, seed="7", exam=4)


def test_the_same_course_gives_the_same_mind() -> None:
    told: list[Progress] = []
    first, second = train(SHORT, told=told.append), train(SHORT)
    assert first == second
    assert [progress.round for progress in told] == [1, 2]
    assert first != train(Course("kunitori", (2, 3), rounds=2, games=60, seed="8", exam=4))


@pytest.mark.slow
def test_two_workers_train_the_same_mind_as_one() -> None:
    assert train(SHORT, jobs=2) == train(SHORT)


def test_every_game_can_be_learned() -> None:
    for game, players in (("world_chaos", (4,)), ("moegahara", (2, 4))):
        file = train(Course(game, players, rounds=1, games=20, exam=4))
        assert set(file.made["figures"]) == {str(n) for n in players}


def test_a_mind_can_be_written_and_read() -> None:
    file = train(SHORT)
    assert read_mind(write_mind(file)) == file
    text = json.loads(write_mind(file))
    for broken in ("", "{}", "[]", json.dumps(text | {"weights": ["AAAA"]}), json.dumps(text | {"weights": 5})):
        with pytest.raises(BadRecord, match="kunitori train"):
            read_mind(broken)


@pytest.mark.parametrize("game", ["kunitori", "world_on_fire", "world_chaos", "moegahara"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_course_can_go_on_from_the_first_lord(game: str, players: int) -> None:
    """Until it has learnt anything, it answers and judges as the mind does from which it goes on."""
    cards, old = card_set(game), Mind()
    old.set_weights(frozen_mind_file(mind_name(card_set(game), players)).mind(cards).weights())
    new, thought = Mind(), Thought()
    new.set_weights([*Course(game, (players,), begin="lord-v1").first()])
    assert new.is_deep and not old.is_deep
    asked = 0
    for seed in range(4):
        g = new_state(Rules(cards), players, seed, seed, 0, 30, 0, 0)
        while not g.over:
            judge(g, new, thought)
            asked += not is_plain(g)
            x = answer(g, Brain(GUESSING, seed, None, old))
            assert answer(g, Brain(GUESSING, seed, None, new)) == x
            apply(g, x)
    assert asked > 50


def test_a_course_can_go_on_from_a_file(tmp_path: Path) -> None:
    place = tmp_path / "mind.json"
    place.write_text(write_mind(train(SHORT)), encoding="utf-8")
    longer = Course("kunitori", (2, 3), rounds=1, games=20, seed="7", exam=4, begin=str(place))
    weights = Mind()
    weights.set_weights([*longer.first()])
    cards = card_set("kunitori")
    assert weights.weights() == read_mind(place.read_text(encoding="utf-8")).mind(cards).weights()
    assert train(longer).made["command"].endswith(f" --seed 7 --from {place}")
    with pytest.raises(BadOptions, match="World on Fire"):
        train(replace(longer, game="world_on_fire"))
    with pytest.raises(BadOptions, match="kunitori train"):
        train(replace(longer, begin=str(tmp_path / "none.json")))


def test_lists_that_are_hard_to_beat_come_more_often() -> None:
    """The share won among a list says how often the mind meets it."""
    cards = card_set("world_on_fire")
    won = {(4, name): 1.0 for name in partners(cards, 4)} | {(4, "monks"): 0.0}
    lists, chance = Lists(cards, 4, "7", won), Random(7)
    drawn = [lists.named(chance)[0] for _ in range(1000)]
    assert drawn.count("monks") > 500
    assert {*drawn} == {*partners(cards, 4)}


@pytest.mark.parametrize("game", ["kunitori", "world_on_fire", "world_chaos", "moegahara"])
def test_nobody_wins_a_game_that_the_limit_of_rounds_ends(game: str) -> None:
    """Otherwise minds learn to sit on a lead, and games of two of them never end."""
    rules = Rules(card_set(game))
    first = Brain(GUESSING, 1, None, frozen_mind_file(mind_name(rules.cards, 2)).mind(rules.cards))
    for limit, is_cut in ((3, True), (200, False)):
        g = new_state(rules, 2, 7, 7, 0, limit, 0, 0)
        play(g, [first, first])
        assert g.over and is_cut_short(g) == is_cut == (g.turn == 2 * limit)


def test_a_course_needs_games() -> None:
    with pytest.raises(BadOptions):
        train(Course("kunitori", (2,), rounds=0))


@pytest.mark.slow
def test_a_short_course_beats_plain_money() -> None:
    """A minute's course is far from the minds of the package, but beats plain money already."""
    file = train(Course("kunitori", (2,), rounds=12, games=1500, seed="1", exam=100))
    assert file.made["figures"]["2"]["money"] > 0.6


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "mind.json"
    short = ["train", "--game", "kunitori", "--rounds", "1", "--games", "20", "--jobs", "1", "--lang", "en"]
    assert main([*short, "--out", str(out)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert f"The weights are in {out}." in said and f"kunitori play --game kunitori --bots mind:{out}." in said
    command = read_mind(out.read_text(encoding="utf-8")).made["command"]
    assert command == "kunitori train --game kunitori --players 2 --rounds 1 --games 20 --seed 1"
    for nonsense in (["--players", "x"], ["--players", "7"], ["--rounds", "0"], ["--game", "chess"]):
        assert main([*short, *nonsense, "--out", str(out)]) == 2
    assert main([*short, "--out", str(tmp_path / "no" / "mind.json")]) == 2


def test_a_path_may_start_with_a_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    short = ["train", "--game", "kunitori", "--rounds", "1", "--games", "2", "--jobs", "1", "--lang", "en"]
    assert main([*short, "--out", "~/mind.json"]) == 0
    assert read_mind((tmp_path / "mind.json").read_text(encoding="utf-8"))


def test_the_minds_of_the_package_say_how_they_were_made() -> None:
    file = mind_file("moegahara-duel")
    assert file.made["command"].startswith("kunitori train --game moegahara --players 2 ")

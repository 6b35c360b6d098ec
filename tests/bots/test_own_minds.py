"""What `kunitori train` writes takes a seat wherever a bot can be named; other files are refused in a sentence."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from kunitori import BadOptions, Game, loads
from kunitori.arena import new_contest, play_contest
from kunitori.benchmark import read_result
from kunitori.bots import Bot, InEngine, LearnedBot, check_bot, new_bot
from kunitori.bots.editions import edition
from kunitori.bots.levels import STYLES
from kunitori.bots.table import play_out
from kunitori.cards import card_set
from kunitori.cli import main
from kunitori.lab.pool import check_bots
from kunitori.lab.rulesets import Ruleset
from kunitori.minds import mind_file, write_mind
from kunitori.tables.settings import check_table_bot


@pytest.fixture
def mind(tmp_path: Path) -> Path:
    """A file with the lord's own mind for Kunitori! with two players."""
    path = tmp_path / "mind.json"
    path.write_text(write_mind(mind_file("kunitori-duel")), encoding="utf-8")
    return path


def played(bot: Bot) -> tuple[str, ...]:
    game = Game(card_set("kunitori"), 2, "7", max_rounds=8)
    assert not play_out(game, [bot, new_bot("money")])
    return game.moves


def test_a_mind_from_a_file_plays_like_the_bot_that_has_the_same_mind(mind: Path) -> None:
    without_a_character = LearnedBot("a lord of no style", 3)
    for own, known in ((f"mind:{mind}", without_a_character), (f"mind@16:{mind}", new_bot("master@16", "7 0"))):
        assert played(new_bot(own, "7 0")) == played(known)
        assert isinstance(new_bot(own), InEngine)


def test_an_edition_says_what_a_mind_plays_by_and_not_where_the_file_is(mind: Path, tmp_path: Path) -> None:
    def digest(bot: str) -> str:
        return edition(bot, card_set("kunitori"), 2).rpartition("+")[2]

    other = tmp_path / "deeper" / "copy.json"
    other.parent.mkdir()
    other.write_bytes(mind.read_bytes())
    assert digest(f"mind:{mind}") == digest(f"mind:{other}")
    assert digest(f"mind@16:{mind}") == digest(f"mind@16:{other}") == digest("master@16")
    styles = [digest(f"lord/{style}") for style in STYLES]
    different = [*styles, digest("lord"), digest(f"mind:{mind}"), digest("master@16"), digest("master")]
    assert len({*different}) == len(different)


def test_arena_and_lab_seat_it(mind: Path) -> None:
    outcome = play_contest(new_contest("kunitori", [f"mind:{mind}", "random"], games=8, seed=7))
    assert outcome.standings[0].wins == 8
    check_bots((f"mind:{mind}",), Ruleset.of("kunitori", None, None, None), 2)


def test_a_machine_without_the_file_says_which_one_it_misses(mind: Path) -> None:
    """The contest is checked where it is begun; the error comes from where the game is played."""
    contest = new_contest("kunitori", [f"mind:{mind}", "random"], games=4, seed=7)
    mind.unlink()
    with pytest.raises(BadOptions) as missed:
        play_contest(contest)
    travelled = pickle.loads(pickle.dumps(missed.value))
    assert isinstance(travelled, BadOptions) and f"The file {mind} is not there" in str(travelled)


def test_the_benchmark_measures_it(mind: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.json"
    words = ["--tasks", "kunitori-2-beginner", "--games", "4", "--jobs", "1", "--json", str(file), "--lang", "en"]
    assert main(["benchmark", "--bot", f"mind:{mind}", *words]) == 0
    (task,) = read_result(file.read_text(encoding="utf-8")).tasks
    assert (task.games, task.score) == (4, 1.0)
    assert main(["benchmark", "--bot", f"mind:{mind}", *words[:1], "moegahara-2", *words[2:]]) == 2
    assert "has learnt Kunitori!" in capsys.readouterr().err


def test_the_terminal_seats_it_and_the_record_does_not_name_the_file(mind: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.kunitori"
    line = ["play", "--auto", "--game", "kunitori", "--bots", f"mind:{mind},money", "--seed", "7", "--max-rounds", "3"]
    assert main([*line, "--record", str(record)]) == 0
    text = record.read_text(encoding="utf-8")
    assert loads(text).is_over and "# seats outside money\n" in text and "mind" not in text


def _foreign(text: str) -> str:
    return json.dumps(json.loads(text) | {"game": "chess"})


def _torn(text: str) -> str:
    return text[: len(text) // 2]


@pytest.mark.parametrize("spoil", [_foreign, _torn, lambda text: "", lambda text: "[" * 99_999, lambda text: "{}"])
def test_a_file_that_is_no_mind_is_refused(mind: Path, spoil: Callable[[str], str]) -> None:
    mind.write_text(spoil(mind.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(BadOptions, match="not a file of learned weights"):
        new_bot(f"mind:{mind}")


def test_missing_files_other_games_and_bad_budgets_are_refused(mind: Path, tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path, ""):
        with pytest.raises(BadOptions, match="is not there, or it cannot be read"):
            new_bot(f"mind:{path}")
    with pytest.raises(BadOptions, match=r"has learnt Kunitori!, and this game is Moegahara.*--game moegahara"):
        check_bot(f"mind:{mind}", card_set("moegahara"), 2)
    with pytest.raises(BadOptions, match="has learnt"):
        check_bots((f"mind:{mind}",), Ruleset.of("world_on_fire", None, None, None), 2)
    with pytest.raises(BadOptions, match="at least 4 simulations"):
        new_bot(f"mind@3:{mind}")


def test_a_table_of_a_server_takes_no_files(mind: Path) -> None:
    with pytest.raises(BadOptions, match="at this table"):
        check_table_bot(f"mind:{mind}", card_set("kunitori"), 2)
    with pytest.raises(BadOptions, match="at this table"):  # whether it exists is not said either
        check_table_bot("mind:/nowhere", card_set("kunitori"), 2)

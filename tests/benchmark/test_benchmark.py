"""The benchmark: its tasks and opponents never change, and its figures can be repeated."""

from __future__ import annotations

import hashlib
import json
import re
from importlib import resources
from pathlib import Path

import pytest
from tests.docs.pages import DOCS, ROOT

from kunitori.arena.shares import Interval
from kunitori.benchmark import TASKS, BenchmarkResult, TaskResult, named_tasks, read_result, run_benchmark
from kunitori.benchmark.results import at_even_odds
from kunitori.bots import Bot, InEngine, check_bot, new_bot
from kunitori.bots.editions import edition
from kunitori.bots.frozen import FROZEN, FROZEN_BOTS, FROZEN_GAMES, frozen_cards, frozen_hash
from kunitori.bots.names import bot_badge
from kunitori.bots.table import play_out
from kunitori.cards import card_set
from kunitori.cli import main
from kunitori.engine.consts import DRAWING
from kunitori.engine.rules import Rules
from kunitori.errors import BadOptions, KunitoriError
from kunitori.game import new_game
from kunitori.i18n import texts
from kunitori.values.record import REVISION

FOLDER = Path(str(resources.files("kunitori.bots"))) / FROZEN
HASHES = "dce81e6d8099"
GAMES = "8df0933e7156"
TASK = TaskResult(
    "kunitori-4-lord", "a", "frozen1:lord", "b", "seed", 8, 4, 0.5, Interval(0.25, 0.75), 0.25, 0, "c"
)  # fmt: skip


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


# ---- what is frozen
def test_the_frozen_files_never_change() -> None:
    """If this fails, do not change the hash: take the change back, or begin another folder and another suite."""
    sums = (FOLDER / "hashes.txt").read_text(encoding="utf-8")
    files = sorted(file for file in FOLDER.rglob("*") if file.is_file() and file.name != "hashes.txt")
    found = [
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.relative_to(FOLDER).as_posix()}" for file in files
    ]
    assert sums.splitlines() == found
    assert digest(sums) == HASHES


def test_the_frozen_bots_still_play_the_same_games() -> None:
    """If this fails, the rules or the way lists and minds are read have changed: the suite needs another number."""
    result = run_benchmark("frozen1:captain", TASKS, games=8)
    assert digest(" ".join(task.digest for task in result.tasks)) == GAMES


def test_the_tasks_are_for_the_rules_we_play() -> None:
    assert REVISION == 1
    assert len({task.id for task in TASKS}) == len(TASKS) == 24
    assert {task.cards_hash for task in TASKS if task.game == "kunitori"} == {
        "fcc30982f212b51d5cbf41ec2ab96daec5aa7bc9ad29eb7797418f8b7e30a4b9"
    }


@pytest.mark.parametrize("bot", FROZEN_BOTS)
def test_a_frozen_bot_can_be_named_like_any_other(bot: str) -> None:
    assert new_bot(bot, 7).name == bot
    for task in TASKS:
        check_bot(bot, frozen_cards(task.game), task.players)
    with pytest.raises(BadOptions):
        check_bot(bot, card_set("custom", "trap,moat"), 2)
    with pytest.raises(BadOptions, match="no bot"):
        new_bot(f"{bot}x")


@pytest.mark.parametrize("game", FROZEN_GAMES)
def test_the_first_lord_has_a_short_name(game: str) -> None:
    def moves(bot: str, seed: int) -> tuple[str, ...]:
        table = new_game(game, 2, 7, max_rounds=12)
        play_out(table, [new_bot(bot, seed), new_bot(bot, seed + 1)])
        return table.moves

    for seed in (1, 2):
        assert moves("lord-v1", seed) == moves("frozen1:lord", seed)
    assert moves("lord-v1", 1) != moves("lord-v1", 2), "it draws its moves"
    cards = frozen_cards(game)
    for players in (2, 4):
        brains = [as_in_engine(new_bot(bot, 7)).brain(Rules(cards), players) for bot in ("lord-v1", "frozen1:lord")]
        assert [brain.way for brain in brains] == [DRAWING] * 2 and brains[0].mind is brains[1].mind
        check_bot("lord-v1", cards, players)
        digests = {edition(bot, cards, players).rpartition("+")[2] for bot in ("lord-v1", "frozen1:lord")}
        assert digests == {digest(frozen_hash("frozen1:lord", game, players))}


def as_in_engine(bot: Bot) -> InEngine:
    assert isinstance(bot, InEngine)
    return bot


def test_the_short_name_is_the_entrant_s_and_no_other_opponent() -> None:
    assert "lord-v1" not in FROZEN_BOTS and new_bot("lord-v1", 7).name == "lord-v1"
    with pytest.raises(BadOptions):
        check_bot("lord-v1", card_set("custom", "trap,moat"), 2)
    assert {bot_badge(bot, texts("en")) for bot in ("lord", "lord/builder", "lord-v1", "frozen1:lord")} == {"Lord"}
    result = run_benchmark("lord-v1", named_tasks(["kunitori-2-lord"]), games=8)
    assert result.score == 0.5 and result.edition


# ---- playing
def test_a_short_run_plays_the_first_deals_of_a_long_one() -> None:
    tasks = named_tasks(["kunitori-4-beginner"])
    short, long = (run_benchmark("money", tasks, games=games) for games in (40, 80))
    assert (short.tasks[0].games, long.tasks[0].games) == (40, 80)
    assert short.tasks[0].seed == long.tasks[0].seed and short.tasks[0].digest != long.tasks[0].digest
    assert run_benchmark("money", tasks, games=40) == short


def test_a_bot_against_itself_has_an_even_score() -> None:
    result = run_benchmark("frozen1:captain", named_tasks(["kunitori-2-captain", "moegahara-4-captain"]), games=20)
    assert [task.score for task in result.tasks] == [0.5, 0.5]


@pytest.mark.parametrize(("share", "even", "score"), [(0, 0.25, 0), (1, 0.25, 1), (0.25, 0.25, 0.5), (0.6, 0.5, 0.6)])
def test_an_even_share_scores_a_half(share: float, even: float, score: float) -> None:
    assert at_even_odds(share, even) == pytest.approx(score)


def test_more_tasks_make_the_score_surer() -> None:
    one, four = (BenchmarkResult("x", "", "0", (TASK,) * number) for number in (1, 4))
    assert one.score == four.score == pytest.approx(0.75)
    assert one.interval.low == pytest.approx(0.5) and four.interval.low == pytest.approx(0.625)


# ---- files and tables
def test_a_result_is_read_as_it_was_written() -> None:
    result = run_benchmark("random", named_tasks(["kunitori-2-beginner"]), games=8)
    data = json.loads(result.to_json({"jobs": 1}))
    assert (data["benchmark"], data["games"], data["is_full"], data["around"]) == (1, 8, False, {"jobs": 1})
    assert read_result(result.to_json()).to_data() == result.to_data()


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"benchmark": 2}', '{"benchmark": 1, "tasks": []}', "[" * 9999, '{"benchmark": 1, "tasks": [1]}'],
)
def test_anything_else_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(KunitoriError):
        read_result(text)


def test_the_table_of_the_page_is_what_the_command_prints(capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(str(file) for file in (DOCS / "benchmark").glob("*.json"))
    assert main(["benchmark", "table", *files, "--lang", "en"]) == 0
    assert capsys.readouterr().out in (DOCS / "benchmark.md").read_text(encoding="utf-8")


def test_the_command_measures_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "money.json"
    words = ["--tasks", "kunitori-2", "--games", "4", "--jobs", "1", "--json", str(file), "--lang", "en"]
    for _ in range(2):  # a result may replace a result
        assert main(["benchmark", "--bot", "money", *words]) == 0
    assert "kunitori-2-lord" in capsys.readouterr().out
    assert [task.games for task in read_result(file.read_text(encoding="utf-8")).tasks] == [4, 4, 4]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "Name the bot that is measured"),
        ("--bot merlin", "There is no bot “merlin”"),
        ("--bot money --tasks chess-2", "There is no task “chess-2”"),
        ("--bot money --games 1", "games"),
        ("table", "needs files with results"),
        ("table pyproject.toml", "not a result of the benchmark"),
    ],
)
def test_bad_input_gets_a_sentence(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", *words.split(), "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_the_citation_names_this_version() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    versions = [re.search(r'^version\W+([\d.]+)"?$', text, re.MULTILINE) for text in (cited, project)]
    assert all(versions) and len({found[1] for found in versions if found}) == 1

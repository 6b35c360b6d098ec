"""A contest from the first deal to the table."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kunitori.arena import Crew, Ended, Outcome, Played, new_contest, play_contest
from kunitori.arena import play as arena_play
from kunitori.arena.export import check_places, to_csv, to_data, to_json, write_files
from kunitori.arena.match import Match, play_match
from kunitori.arena.outcome import ahead_of
from kunitori.errors import BadOptions, KunitoriError
from kunitori.i18n import LANGUAGES, texts

LEAGUE = new_contest("kunitori", ["money", "random", "money"], games=24, seed="league", max_rounds=60)


@pytest.fixture(scope="module")
def league() -> Outcome:
    return play_contest(LEAGUE)


def dealt(winner: Callable[[Match, int], int]) -> Callable[[Match], tuple[Played, ...]]:
    """Instead of playing, a winner for each rotation."""

    def play(match: Match) -> tuple[Played, ...]:
        return tuple(
            Played(match.lineup, match.deal, seats, 0, (seats.index(winner(match, turn)),), (3, 4), 30, False, (9, 9),
                   (0, 0), (0.1, 0.2))
            for turn, seats in enumerate([(0, 1), (1, 0)])
        )  # fmt: skip

    return play


def test_the_outcome_does_not_depend_on_the_crew(league: Outcome) -> None:
    with Crew(2) as crew:
        other = play_contest(LEAGUE, crew)
    assert to_data(other) == to_data(league)
    assert play_contest(new_contest("kunitori", LEAGUE.bots, games=24, seed="other")).games != league.games


def test_the_table_adds_up(league: Outcome) -> None:
    money, chance, money_again = league.standings
    assert [standing.bot for standing in league.standings] == ["money", "random", "money#2"]
    assert {standing.games for standing in league.standings} == {16}
    assert sum(standing.wins for standing in league.standings) == len(league.games) == 24
    assert money.wins == money_again.wins == 12 and chance.wins == 0  # eight against chance, half against itself
    assert money.rating.mean > chance.rating.high
    assert money.interval.low > chance.interval.high
    assert money.points > 50 > chance.points
    pairs = {(pair.bot, pair.other): pair for pair in league.pairs}
    for (bot, other), pair in pairs.items():
        assert pair.share + pairs[other, bot].share == pytest.approx(1)
        assert pair.games == 8
    assert pairs["money", "money#2"].share == 0.5


def test_one_against_copies_is_rated_and_counted_as_one() -> None:
    outcome = play_contest(new_contest("kunitori", ["money", "random"], players=3, games=6, seed=7, max_rounds=60))
    money, chance = outcome.standings
    assert (money.wins, money.seats, chance.wins, chance.seats) == (6, 6, 0, 12)
    assert [money.even, chance.even] == pytest.approx([1 / 3, 2 / 3])
    assert ahead_of(0, 1, outcome.games[0]) == 1.0


def test_partners_in_moegahara_win_together_and_do_not_meet() -> None:
    four = ["money", "random", "money", "random"]
    outcome = play_contest(new_contest("moegahara", four, players=4, games=24, seed=7, max_rounds=60))
    assert sum(standing.wins for standing in outcome.standings) == 2 * 24
    assert {standing.even for standing in outcome.standings} == {0.5}
    assert {pair.games for pair in outcome.pairs} == {16}  # of three partners in turn, one is not met


def test_a_clear_question_is_answered_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_play, "play_match", dealt(lambda match, turn: 0 if match.deal % 4 else turn))
    bots = ["money", "random"]
    ends = []
    for share in (None, 0.6, 0.95):
        outcome = play_contest(new_contest("kunitori", bots, games=400, seed=7, sure=0.95, share=share))
        assert outcome.ended is Ended.ANSWERED and outcome.answer
        ends.append((len(outcome.games), outcome.answer.side))
        assert outcome.answer.interval.low < 0.875 < outcome.answer.interval.high
    assert [side for _, side in ends] == [1, 1, -1]
    assert 10 < ends[0][0] < ends[1][0] < 200


def test_an_even_contest_is_played_to_its_end_and_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_play, "play_match", dealt(lambda match, turn: match.deal % 2))
    outcome = play_contest(new_contest("kunitori", ["money", "random"], games=200, seed=7, sure=0.95))
    assert outcome.ended is Ended.COMPLETE and outcome.answer and outcome.answer.side == 0
    assert outcome.standings[0].share == 0.5


def test_ctrl_c_leaves_whole_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three tables play each deal; Ctrl-C comes after one of them has played the second deal."""

    def tired(match: Match) -> tuple[Played, ...]:
        if (match.deal, match.lineup) == (1, 1):
            raise KeyboardInterrupt
        return play_match(match)

    monkeypatch.setattr(arena_play, "play_match", tired)
    outcome = play_contest(LEAGUE)
    assert (outcome.ended, outcome.deals, len(outcome.games)) == (Ended.STOPPED, 1, 6)


def test_everything_is_in_the_files(league: Outcome, tmp_path: Path) -> None:
    places = {format: str(tmp_path / f"league.{format}") for format in ("json", "csv")}
    check_places(places)
    assert [*tmp_path.rglob("*.*")] == []
    write_files(league, places, {"command": "kunitori arena …"})
    data = json.loads(Path(places["json"]).read_text("utf-8"))
    assert data["around"]["command"] == "kunitori arena …"
    assert {key: value for key, value in data.items() if key != "around"} == to_data(league)
    rows = [*csv.DictReader(io.StringIO(Path(places["csv"]).read_text("utf-8")))]
    assert len(rows) == 2 * 24
    for standing in league.standings:
        own = [row for row in rows if row["bot"] == standing.bot]
        assert sum(int(row["won"]) for row in own) == standing.wins
        assert sum(int(row["points"]) for row in own) / len(own) == pytest.approx(standing.points)
    check_places(places)  # our own files are written over
    write_files(league, places)


@pytest.mark.parametrize("format", ["json", "csv"])
def test_no_folder_is_made_for_a_file(league: Outcome, tmp_path: Path, format: str) -> None:
    places = {format: str(tmp_path / "mistyped" / f"league.{format}")}
    with pytest.raises(KunitoriError, match="There is no folder"):
        check_places(places)
    with pytest.raises(KunitoriError, match="There is no folder"):
        write_files(league, places)
    assert not [*tmp_path.iterdir()]


def test_parquet_says_the_same_as_csv(league: Outcome, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="Parquet files need the extra “lab”")
    place = str(tmp_path / "league.parquet")
    write_files(league, {"parquet": place})
    rows: list[dict[str, Any]] = parquet.read_table(place).to_pylist()
    lines = [*csv.DictReader(io.StringIO(to_csv(league)))]
    assert [{key: str(int(v) if isinstance(v, bool) else v) for key, v in row.items()} for row in rows] == lines


def test_without_pyarrow_a_contest_is_refused_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kunitori.arena.export.find_spec", lambda name: None)
    with pytest.raises(KunitoriError) as problem:
        check_places({"parquet": str(tmp_path / "games.parquet")})
    assert problem.value.message.id == "arena-error-parquet"


def test_an_outcome_without_games_can_be_reported_and_written() -> None:
    outcome = Outcome(LEAGUE, (), Ended.STOPPED)
    assert json.loads(to_json(outcome))["games"] == []
    assert to_csv(outcome).count("\n") == 1


def test_a_strategy_of_another_game_is_refused_beforehand() -> None:
    with pytest.raises(BadOptions):
        new_contest("kunitori", ["money", "rush"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_works_in_every_language(league: Outcome, language: str) -> None:
    from kunitori.arena.report import report

    assert len([*report(league, texts(language))]) == 5

"""A puzzle on the table: what the seat sees, the answers to choose from, and after the answer the solution."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kunitori.game import View
from kunitori.game.analysis import Analysis, chance_text
from kunitori.i18n import Texts, texts
from kunitori.puzzles import Puzzle, find_puzzle
from kunitori.store import PuzzleStanding, PuzzleTry
from kunitori.tables import Table, TableView, seen_by
from kunitori.tables.settings import SeatPlan, Settings
from kunitori.telling.question import ask
from kunitori.web.art import back
from kunitori.web.context import Reader
from kunitori.web.render import Deck, filled, fragments, models

__all__ = ["Solution", "drawn", "seen_puzzle"]

_SHOWN = 4


@dataclass(frozen=True, slots=True)
class _Answer:
    """An answer in the list: its number among the options, its words and its place."""

    number: int
    label: str
    note: str
    place: str


@dataclass(frozen=True, slots=True)
class _Judged:
    """An answer with its chance."""

    number: int
    move: str
    chance: str
    percent: int
    is_best: bool
    is_mine: bool


@dataclass(frozen=True, slots=True)
class Solution:
    """What the page says once the guest has answered."""

    is_right: bool
    gain: int
    answers: tuple[_Judged, ...]
    """The best ones, and the guest's own."""
    reasons: tuple[str, ...]
    found_by: tuple[str, ...]


def seen_puzzle(puzzle: Puzzle, view: View) -> TableView:
    """The puzzle's table as its seat sees it; without the question, which stands beside it."""
    assert view.decision is not None
    seats = tuple(SeatPlan("captain") for _ in view.players)
    table = Table("puzzle", Settings(puzzle.game, seats, position=puzzle.position), 0.0)
    table.add(table.start().at(1, 0.0))
    now = seen_by(table, None, 0.0, frozenset(range(len(seats))))
    here = tuple(replace(info, name=view.players[info.seat], bot=None) for info in now.seats)
    return replace(
        now, seats=here, players=view.players, seat=puzzle.seat, mine=(puzzle.seat,), stage="playing",
        view=replace(view, decision=replace(view.decision, options=())), asked=puzzle.seat, result=None,
    )  # fmt: skip


def drawn(id: str, tried: PuzzleTry | None, mine: PuzzleStanding, its: PuzzleStanding, way: str, reader: Reader) -> str:
    """The page of a puzzle; in the helper process. ``way`` is the query of the next one."""
    puzzle = find_puzzle(id)
    assert puzzle is not None
    say, view = texts(reader.language), puzzle.view()
    assert view.decision is not None
    asked = ask(view, view.decision, say)
    numbers = {option.text: number for number, option in enumerate(view.decision.options)}
    answers = [_Answer(numbers[each.text], each.label, each.note, each.place) for each in asked.choices]
    seen = seen_puzzle(puzzle, view)
    solution = _solution(puzzle, view, tried, say) if tried else None
    return reader.page(
        "pages/puzzle.html", puzzle=puzzle, seen=seen, f=filled(fragments(seen, say.language)),
        models=models(say.language, Deck(view.cards)), back=back, question=asked.text, answers=answers,
        solution=solution, mine=mine, its=its, way=way, lead=chance_text(puzzle.lead),
    )  # fmt: skip


def _solution(puzzle: Puzzle, view: View, tried: PuzzleTry, say: Texts) -> Solution:
    assert view.decision is not None
    told: Analysis = puzzle.advice(view).told(say.language)
    numbers = {option.text: number for number, option in enumerate(view.decision.options)}
    judged = [
        _Judged(
            numbers[each.option.text], each.move, say(chance_text(each.chance)), round(100 * each.chance), not place,
            numbers[each.option.text] == tried.answer,
        )
        for place, each in enumerate(told.options)
    ]  # fmt: skip
    shown = [each for place, each in enumerate(judged) if place < _SHOWN or each.is_mine]
    return Solution(
        tried.is_right, round(tried.gain), tuple(shown), told.options[0].why(say.language), puzzle.found_by
    )  # fmt: skip

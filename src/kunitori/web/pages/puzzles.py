"""Puzzles: the list by game, theme and difficulty, the next one for a guest, and a page for each."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from urllib.parse import urlencode

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.puzzles import DIFFICULTIES, GAMES, THEMES, Puzzle, find_puzzle, puzzles_of
from kunitori.store import PuzzleTry
from kunitori.web.context import context_of, current_guest, html_page, reader_of, remember
from kunitori.web.forms import form_of
from kunitori.web.pages.common import go, show
from kunitori.web.puzzle_board import drawn
from kunitori.web.refusals import NotFound, Refusal
from kunitori.web.security import who_of

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)

_TRY_BYTES = 400  # with the guest's rating
_NEAREST = 12  # puzzles of about the guest's strength, of which one is drawn


@dataclass(frozen=True, slots=True)
class _Shelf:
    """The puzzles of a game as the list shows them."""

    game: str
    number: int
    tried: int
    solved: int
    themes: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class _PuzzleWish:
    """What somebody wants to practise; empty means anything."""

    game: str = ""
    theme: str = ""
    difficulty: str = ""

    @classmethod
    def of(cls, request: Request) -> _PuzzleWish:
        """The wish in the query of a request; unknown words are no wish."""
        query = request.query_params

        def word(name: str, words: tuple[str, ...]) -> str:
            return query.get(name, "") if query.get(name) in words else ""

        return cls(word("game", tuple(GAMES)), word("theme", THEMES), word("difficulty", DIFFICULTIES))

    @property
    def query(self) -> str:
        """The wish as a query, with its question mark."""
        words = {"game": self.game, "theme": self.theme, "difficulty": self.difficulty}
        text = urlencode({name: word for name, word in words.items() if word})
        return f"?{text}" if text else ""

    def fits(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle is what is wished for."""
        return self.theme in ("", puzzle.theme) and self.difficulty in ("", puzzle.difficulty)

    def all(self) -> list[Puzzle]:
        """All puzzles that fit."""
        games = (self.game,) if self.game else tuple(GAMES)
        return [puzzle for game in games for puzzle in puzzles_of(game).values() if self.fits(puzzle)]


@router.get("/puzzles")
async def puzzles(request: Request) -> Response:
    """The themes, the difficulties and the guest's rating."""
    solving, guest = context_of(request).store.solving, current_guest(request)
    tries = await solving.tries_of(guest.id)
    wish = _PuzzleWish.of(request)
    shelves = [_shelf(game, tries) for game in GAMES]
    left = sum(puzzle.id not in tries for puzzle in wish.all())
    return show(
        request, "puzzles.html", shelves=[shelf for shelf in shelves if shelf.number], wish=wish, left=left,
        mine=await solving.standing(guest.id), themes=THEMES, difficulties=DIFFICULTIES,
    )  # fmt: skip


def _shelf(game: str, tries: Mapping[str, PuzzleTry]) -> _Shelf:
    here = puzzles_of(game)
    themes = [(theme, sum(puzzle.theme == theme for puzzle in here.values())) for theme in THEMES]
    own = [tries[id] for id in here if id in tries]
    return _Shelf(
        game, len(here), len(own), sum(each.is_right for each in own), tuple(row for row in themes if row[1])
    )  # fmt: skip


@router.get("/puzzles/next")
async def following(request: Request) -> Response:
    """Go to a puzzle that fits the wish, is new to the guest, and is about as hard as the guest is strong."""
    solving, guest = context_of(request).store.solving, current_guest(request)
    tries, wish = await solving.tries_of(guest.id), _PuzzleWish.of(request)
    found = [puzzle for puzzle in wish.all() if puzzle.id not in tries]
    if not found:
        return go(f"/puzzles{wish.query}")
    rating = (await solving.standing(guest.id)).rating.value
    chance = Random(f"{guest.id} {len(tries)}")
    nearest = sorted(found, key=lambda puzzle: (abs(puzzle.rating - rating), chance.random()))[:_NEAREST]
    return go(f"/puzzles/{chance.choice(nearest).id}{wish.query}")


def _puzzle(id: str) -> Puzzle:
    found = find_puzzle(id)
    if found is None:
        raise NotFound("server-no-page")
    return found


@router.get("/puzzles/{id}")
async def puzzle(request: Request, id: str) -> Response:
    """The position and the question; with the solution, if the guest has answered."""
    found, context, guest = _puzzle(id), context_of(request), current_guest(request)
    solving = context.store.solving
    tried = await solving.try_of(guest.id, id)
    mine, its = await solving.standing(guest.id), await solving.standing_of(found)
    scribe = context.scribes.for_game(0)
    return html_page(await scribe.ask(drawn, id, tried, mine, its, _PuzzleWish.of(request).query, reader_of(request)))


@router.post("/puzzles/{id}")
async def answer(request: Request, id: str) -> Response:
    """Keep the guest's answer, if it is the first, and show the solution."""
    found, context, guest = _puzzle(id), context_of(request), current_guest(request)
    form = await form_of(request)
    number = form.number("answer", "puzzle-answer", 0, len(found.mean_chances) - 1)
    if number is None:
        raise Refusal("puzzle-error-answer")
    remember(request, guest)
    chances = found.mean_chances
    is_right = chances[number] == max(chances)
    if await context.store.solving.try_of(guest.id, id) is None:
        await context.hub.charge(_TRY_BYTES)
        is_heard = context.paces.tries.may(f"{who_of(request)[0]} {id}")
        await context.store.solving.keep(
            guest.id, found, number, is_right=is_right, is_heard=is_heard, at=time.time()
        )
    return go(f"/puzzles/{id}{_PuzzleWish.of(request).query}#puzzle")

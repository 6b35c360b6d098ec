"""The review of a finished game: the curve, choices worth another look, luck and choice."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kunitori.i18n import Texts, texts
from kunitori.review import Review
from kunitori.review.figures import balance, meaning, percent, steps
from kunitori.review.words import told
from kunitori.tables import Table
from kunitori.web.context import Reader, context_of, current_guest, html_page, reader_of, say_for
from kunitori.web.pages.common import show
from kunitori.web.pages.curve import HEIGHT, WIDTH, areas, marks
from kunitori.web.pages.records import finished, on_shelf
from kunitori.web.refusals import NotNow
from kunitori.web.security import who_of
from kunitori.web.shelf import Book
from kunitori.web.study import ReviewJob
from kunitori.web.templating import title_of
from kunitori.web.work import PEOPLE

__all__ = ["review_of", "router"]

router: APIRouter = APIRouter(include_in_schema=False)

_MOST = 8
"""The choices that are shown."""


def review_of(request: Request, table: Table, mine: tuple[int, ...], rank: int = PEOPLE) -> ReviewJob:
    """The review of a finished game for the holder of these seats, begun if it is new."""
    assert table.game is not None
    if not table.game.move_count:
        raise NotNow("study-running")
    context = context_of(request)
    # By the rules a resigned game is not over, so only what one player could know is reviewed.
    player = None if table.game.is_over else mine[0] if mine else 0
    return context.desk.study(table, player, lambda: context.paces.hints.check(who_of(request)), rank)


async def _study(request: Request, id: str) -> tuple[ReviewJob, Table]:
    table = await finished(request, id)
    return review_of(request, table, context_of(request).hub.seats_of(table, current_guest(request))), table


@router.get("/t/{id}/review")
async def review(request: Request, id: str) -> Response:
    """The review, or its progress."""
    study, table = await _study(request, id)
    if study.review is None:
        title = title_of(table.settings.game, table.settings.title, say_for(request))
        return show(request, "thinking.html", id=id, title=title, study=study)
    seat = _seat(request.query_params.get("seat", ""), study.review)
    return html_page(await on_shelf(request, table, _drawn, study.review, seat, reader_of(request)))


def _seat(word: str, review: Review) -> int | None:
    """The seat whose choices are shown; None: everybody's."""
    seats = [str(seat) for seat in range(len(review.players))]
    return seats.index(word) if word in seats and review.viewer is None else None


def _drawn(book: Book, review: Review, seat: int | None, reader: Reader) -> str:
    """The page; in the helper process."""
    say, table = texts(reader.language), book.table
    title = title_of(table.settings.game, table.settings.title, say)
    return reader.page("pages/review.html", id=table.id, title=title, **_told(review, seat, book.table, say))


@router.get("/t/{id}/review/progress")
async def progress(request: Request, id: str) -> Response:
    """The progress, for the waiting script."""
    study, _ = await _study(request, id)
    say = say_for(request)
    sentence = say("study-working", done=study.done, all=study.moves) if study.is_begun else say("study-waiting")
    told = {"done": study.done, "of": study.moves, "text": sentence, "ready": bool(study.review or study.has_failed)}
    return JSONResponse(told, headers={"Cache-Control": "no-store"})


def _told(review: Review, seat: int | None, table: Table, say: Texts) -> dict[str, Any]:
    assert table.game is not None
    worth = review.worth_another_look(seat, most=_MOST)
    return {
        "review": review,
        "turns": review.curve[-1].turn,
        "size": (WIDTH, HEIGHT),
        "areas": areas(review),
        "marks": marks(review, worth),
        "seat": seat,
        "moments": [(moment, told(review, moment, table.game, say)) for moment in worth],
        "steps": [*steps(review, say)],
        "balance": balance(review, say),
        "choices": _choices(review, seat, say),
        "sides": [say.listed(review.names(side)) for side in range(len(review.sides))],
        "meaning": meaning(review, say),
    }


def _choices(review: Review, seat: int | None, say: Texts) -> list[str]:
    return [
        say(
            "review-player-choices", player=review.players[choices.player], decisions=choices.decisions,
            mistakes=choices.mistakes, cost=percent(choices.cost),
        )
        for choices in review.choices
        if seat in (None, choices.player)
    ]  # fmt: skip

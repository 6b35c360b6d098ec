"""What the end screen of a table asks for later: the curve of the game and its turning points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from kunitori.game import Game
from kunitori.game.analysis import chance_text
from kunitori.i18n import Texts, texts
from kunitori.review import Review, TurningPoint, turning_points
from kunitori.review.figures import percent
from kunitori.review.words import told
from kunitori.tables import Table
from kunitori.telling.who import calls
from kunitori.web.context import context_of, current_guest, language_of
from kunitori.web.pages.curve import HEIGHT, WIDTH, areas, marks
from kunitori.web.pages.records import finished, on_shelf
from kunitori.web.pages.review import review_of
from kunitori.web.refusals import Busy, NotNow, TooOften
from kunitori.web.render.parts import macros
from kunitori.web.shelf import Book
from kunitori.web.templating import colour_of
from kunitori.web.work import BACKGROUND

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)


@router.get("/t/{id}/ending")
async def ending(request: Request, id: str) -> Response:
    """The course of a finished game for its end screen, or how far the review is; nothing if there is none."""
    table = await finished(request, id)
    assert table.game is not None
    is_watching = bool(request.query_params.get("watch"))
    mine = () if is_watching else context_of(request).hub.seats_of(table, current_guest(request))
    language = language_of(request)
    if table.settings.tutorial is not None or not (table.game.is_over or mine):
        return _nothing()
    try:
        job = review_of(request, table, mine, BACKGROUND)
    except (Busy, NotNow, TooOften):  # too long, or too many at once: the page does without
        return _nothing()
    if job.has_failed:
        return _nothing()
    if job.review is None:
        share = round(100 * job.done / max(1, job.moves))
        return _shown(macros(language, "ending").waiting(texts(language)("ending-working", percent=share)))
    return _shown(await on_shelf(request, table, _course, job.review, language, mine))


def _nothing() -> Response:
    return Response(status_code=204, headers={"Cache-Control": "no-store"})


def _shown(html: str) -> Response:
    return HTMLResponse(str(html), headers={"Cache-Control": "no-store"})


@dataclass(frozen=True, slots=True)
class _Told:
    """A turning point in words."""

    title: str
    text: str
    why: tuple[str, ...]
    colour: str
    move: int


def _course(book: Book, review: Review, language: str, mine: tuple[int, ...]) -> str:
    """The curve with the turning points of the viewer's side, or of the winner's; in the helper process."""
    say, table = texts(language), book.table
    assert table.game is not None
    is_me = len(mine) == 1
    seat = mine[0] if is_me else _winner(table)
    side = review.side(seat)
    points = turning_points(review, side)
    players = calls(review.players, say, you=mine)
    whose = "" if is_me else say.listed(review.names(side))
    course = {
        "id": table.id,
        "size": (WIDTH, HEIGHT),
        "areas": areas(review),
        "marks": marks(review, points),
        "players": players,
        "sides": [say.listed(tuple(players[seat] for seat in seats)) for seats in review.sides],
        "words": say("ending-chart", players=players),
        "points": [_told(review, point, mine, whose, table.game, say) for point in points],
        "account": _account(review, side, say) if is_me else "",
    }
    return str(macros(language, "ending").course(course))


def _winner(table: Table) -> int:
    return table.result.winners[0] if table.result and table.result.winners else 0


def _told(
    review: Review, point: TurningPoint, mine: tuple[int, ...], whose: str, game: Game, say: Texts
) -> _Told:
    own, others = ("ending-rose", "ending-rose-other") if point.swing > 0 else ("ending-fell", "ending-fell-other")
    chances: dict[str, Any] = {"before": chance_text(point.before), "after": chance_text(point.after)}
    text = say(others, player=whose, **chances) if whose else say(own, **chances)
    why = [say("ending-luck")] if point.is_luck else []
    if point.choice is not None:
        said = told(review, point.choice, game, say)
        who = point.choice.player
        id = "ending-choice" if who in mine and len(mine) == 1 else "ending-choice-other"
        why.append(say(id, player=review.players[who], move=said.move, better=said.better))
    title = say("ending-turn", turn=point.turn + 1, player=calls(review.players, say, you=mine)[point.player])
    return _Told(title, text, tuple(why), colour_of(point.player), point.number - 1)


def _account(review: Review, side: int, say: Texts) -> str:
    """Where the viewer's chance comes from."""
    account = review.accounts[side].shown
    return say(
        "ending-account", start=percent(account.start), end=percent(account.end), seats=len(review.sides[side]),
        luck=percent(account.luck, is_signed=True), own=percent(account.own, is_signed=True),
        others=percent(account.others, is_signed=True),
    )  # fmt: skip

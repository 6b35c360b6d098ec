"""Finished games: records, replays, reviews and branches; and imported records."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from kunitori.errors import BadRecord
from kunitori.game import Game, verify
from kunitori.i18n import texts
from kunitori.tables.settings import MAX_MOVES, was_given_up
from kunitori.values.record import Record
from kunitori.web.api.callers import AtTable, Caller
from kunitori.web.api.errors import Answering, problems
from kunitori.web.api.models import (
    AccountSeen,
    BranchWish,
    CheckSeen,
    ChoicesSeen,
    ImportWish,
    Made,
    MomentSeen,
    PointSeen,
    RecordWish,
    ReplaySeen,
    ReviewSeen,
    VerdictSeen,
)
from kunitori.web.api.shown import open_view, result_seen, view_seen
from kunitori.web.api.tables import EventsFrom, make
from kunitori.web.context import context_of, say_for
from kunitori.web.pages.records import on_shelf, record_text
from kunitori.web.refusals import NotFound, NotNow
from kunitori.web.security import who_of
from kunitori.web.shelf import Book
from kunitori.web.study import ReviewJob

router: APIRouter = APIRouter(tags=["records"], route_class=Answering)

_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record"}
}


def finished(caller: Caller) -> Game:
    """The game of a finished table; until then hands and shuffles are secret."""
    table = caller.live.table
    if table.stage != "over" or table.game is None:
        raise NotNow("api-error-not-over")
    caller.hub.check_may_open(table)
    return table.game


@router.get(
    "/tables/{table}/record",
    operation_id="record",
    response_class=PlainTextResponse,
    responses={**_TEXT, **problems(401, 403, 404, 409)},
)
async def record(request: Request, caller: AtTable) -> PlainTextResponse:
    """The record of a finished game (docs/notation.md); `kunitori verify` checks it."""
    finished(caller)
    text = await on_shelf(request, caller.live.table, record_text)
    headers = {"Content-Disposition": f'attachment; filename="kunitori-{caller.live.id}.txt"'}
    return PlainTextResponse(text, headers=headers)


@router.get(
    "/tables/{table}/replay/{move}",
    operation_id="replay",
    response_model=ReplaySeen,
    responses=problems(401, 403, 404, 409),
)
async def replay(
    request: Request,
    caller: AtTable,
    move: Annotated[int, Path(ge=0, le=100_000, description="The number of moves after which to look")],
    eyes: Annotated[
        Literal["open", "spectator", "0", "1", "2", "3", "4", "5"], Query(description="A seat's view, or all hands")
    ] = "open",
    events_from: EventsFrom = None,
) -> Response:
    """A finished game as it stood after a move."""
    game = finished(caller)
    if move > game.move_count:
        raise NotFound("api-error-no-move", moves=game.move_count)
    if eyes.isdecimal() and int(eyes) >= len(game.players):
        raise NotFound("error-seat", seat=eyes)
    language = say_for(request).language
    seen = await on_shelf(request, caller.live.table, _replay_seen, move, eyes, events_from, language)
    return Response(seen, media_type="application/json")


def _replay_seen(book: Book, move: int, eyes: str, events_from: int | None, language: str) -> str:
    """The answer as JSON; in the helper process."""
    table, game, say = book.table, book.table.game, texts(language)
    assert game is not None
    then = game.clone()
    then.undo(game.move_count - move)
    if eyes == "open":
        shown = view_seen(open_view(then), say, events_from).model_copy(update={"seat": None})
    else:
        shown = view_seen(then.view(int(eyes) if eyes.isdecimal() else None), say, events_from)
    return ReplaySeen(
        id=table.id,
        move=move,
        moves=list(game.moves),
        movers=list(game.move_players),
        result=result_seen(table.result) if table.result else None,
        view=shown,
    ).model_dump_json()


@router.post(
    "/tables/{table}/branch", operation_id="branch", status_code=201, responses=problems(400, 401, 403, 404, 409, 413)
)
async def branch(request: Request, caller: AtTable, wish: BranchWish) -> Made:
    """A new table that goes on from a move of a finished game, with the same cards and shuffles."""
    game = finished(caller)
    if wish.move > game.move_count:
        raise NotFound("api-error-no-move", moves=game.move_count)
    text = await on_shelf(request, caller.live.table, record_text)
    data = {"record": text, "until": wish.move, "seats": wish.seats}
    return await make(request, data, wish.sit)


@router.get("/tables/{table}/review", operation_id="review", responses=problems(401, 403, 404, 409))
async def review(request: Request, caller: AtTable) -> ReviewSeen:
    """The review of a finished game: the curve of the chances, choices worth another look, luck and choice."""
    table, game = caller.live.table, finished(caller)
    # By the rules a resigned game is not over, so only what one player could know is reviewed.
    player = None if game.is_over else caller.seat or 0
    context = context_of(request)
    study = context.desk.study(table, player, lambda: context.paces.hints.check(who_of(request)))
    return review_seen(study, say_for(request).language)


def review_seen(study: ReviewJob, language: str) -> ReviewSeen:
    """A review in words, or its progress."""
    found, say = study.review, texts(language)
    moments = found.worth_another_look(most=20) if found else ()
    return ReviewSeen(
        ready=found is not None or study.has_failed,
        done=study.done,
        of=study.moves,
        sides=[list(side) for side in found.sides] if found else [],
        curve=[PointSeen(turn=p.turn, player=p.player, chances=list(p.chances)) for p in found.curve] if found else [],
        moments=[
            MomentSeen(
                number=moment.number, turn=moment.turn, player=moment.player, move=moment.move, before=moment.before,
                after=moment.after, loss=moment.loss, better=moment.better, reasons=[say(r) for r in moment.reasons],
            )
            for moment in moments
        ],
        choices=[ChoicesSeen(**asdict(each)) for each in found.choices] if found else [],
        accounts=[AccountSeen(**asdict(each)) for each in found.accounts] if found else [],
    )  # fmt: skip


@router.post("/records/import", operation_id="import_record", status_code=201, responses=problems(400, 403, 413))
async def import_record(request: Request, wish: ImportWish) -> Made:
    """A table made from an imported record: a finished game to replay, or an unfinished one to play on."""
    is_over = await context_of(request).scribes.for_record(wish.record).ask(_is_over, wish.record)
    if is_over and wish.sit:
        raise NotNow("error-table-over")
    data = {"record": wish.record, "seats": None if is_over else wish.seats}
    return await make(request, data, wish.sit, is_over)


def _is_over(record: str) -> bool:
    kept = Record.parse(record)
    return kept.result is not None or was_given_up(kept)


@router.post("/records/verify", operation_id="verify_record", responses=problems(400, 403, 413))
async def verify_record(request: Request, wish: RecordWish) -> VerdictSeen:
    """Whether a record is valid: shuffles fixed beforehand, legal moves, and the right result (docs/shuffles.md)."""
    scribe = context_of(request).scribes.for_record(wish.record)
    return await scribe.ask(_verdict, wish.record, say_for(request).language)


def _verdict(record: str, language: str) -> VerdictSeen:
    """The verdict on a record; in the helper process."""
    kept, say = Record.parse(record), texts(language)
    if len(kept.moves) > MAX_MOVES:
        raise BadRecord("error-record-long")
    verdict = verify(record)
    return VerdictSeen(
        is_good=verdict.is_good, is_finished=verdict.is_finished, findings=[say(found) for found in verdict.findings],
        checks=[CheckSeen(what=check.what, is_good=check.is_good, told=say(check.told)) for check in verdict.checks],
        players=list(kept.players), moves=len(kept.moves),
    )  # fmt: skip

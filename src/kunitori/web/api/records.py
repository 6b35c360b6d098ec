"""Finished games: records, replays, reviews and branches; and imported records."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from starlette.requests import Request
from starlette.responses import PlainTextResponse

from kunitori.errors import BadRecord
from kunitori.game import Game, dumps, verify
from kunitori.i18n import texts
from kunitori.tables import Table
from kunitori.tables.settings import MAX_MOVES, was_given_up
from kunitori.values.record import Record
from kunitori.web.api.callers import AtTable
from kunitori.web.api.errors import Answering, problems
from kunitori.web.api.models import (
    AccountSeen,
    BranchWish,
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
from kunitori.web.pages.review import DESK
from kunitori.web.pages.study import ReviewJob
from kunitori.web.refusals import NotFound, NotNow
from kunitori.web.security import who_of

router: APIRouter = APIRouter(tags=["records"], route_class=Answering)

_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record"}
}


def finished(table: Table) -> Game:
    """The game of a finished table; until then hands and shuffles are secret."""
    if table.stage != "over" or table.game is None:
        raise NotNow("api-error-not-over")
    return table.game


@router.get(
    "/tables/{table}/record",
    operation_id="record",
    response_class=PlainTextResponse,
    responses={**_TEXT, **problems(401, 403, 404, 409)},
)
async def record(caller: AtTable) -> PlainTextResponse:
    """The record of a finished game (docs/notation.md); `kunitori verify` checks it."""
    finished(caller.live.table)
    text = caller.live.table.record().to_text()
    headers = {"Content-Disposition": f'attachment; filename="kunitori-{caller.live.id}.txt"'}
    return PlainTextResponse(text, headers=headers)


@router.get("/tables/{table}/replay/{move}", operation_id="replay", responses=problems(401, 403, 404, 409))
async def replay(
    request: Request,
    caller: AtTable,
    move: Annotated[int, Path(ge=0, le=100_000, description="The number of moves after which to look")],
    eyes: Annotated[
        Literal["open", "spectator", "0", "1", "2", "3", "4", "5"], Query(description="A seat's view, or all hands")
    ] = "open",
    events_from: EventsFrom = None,
) -> ReplaySeen:
    """A finished game as it stood after a move."""
    game = finished(caller.live.table)
    if move > len(game.moves):
        raise NotFound("api-error-no-move", moves=len(game.moves))
    if eyes.isdecimal() and int(eyes) >= len(game.players):
        raise NotFound("error-seat", seat=eyes)
    then = game.clone()
    then.undo(len(game.moves) - move)
    say = say_for(request)
    if eyes == "open":
        shown = view_seen(open_view(then), say, events_from).model_copy(update={"seat": None})
    else:
        shown = view_seen(then.view(int(eyes) if eyes.isdecimal() else None), say, events_from)
    return ReplaySeen(
        id=caller.live.id,
        move=move,
        moves=list(game.moves),
        movers=list(game.move_players),
        result=result_seen(caller.live.table.result) if caller.live.table.result else None,
        view=shown,
    )


@router.post(
    "/tables/{table}/branch", operation_id="branch", status_code=201, responses=problems(400, 401, 403, 404, 409, 413)
)
async def branch(request: Request, caller: AtTable, wish: BranchWish) -> Made:
    """A new table that goes on from a move of a finished game, with the same cards and shuffles."""
    game = finished(caller.live.table)
    if wish.move > len(game.moves):
        raise NotFound("api-error-no-move", moves=len(game.moves))
    data = {"record": dumps(game), "until": wish.move, "seats": wish.seats}
    return await make(request, data, wish.sit)


@router.get("/tables/{table}/review", operation_id="review", responses=problems(401, 403, 404, 409))
async def review(request: Request, caller: AtTable) -> ReviewSeen:
    """The review of a finished game: the curve of the chances, choices worth another look, luck and choice."""
    table = caller.live.table
    game = finished(table)
    # By the rules a resigned game is not over, so only what one player could know is reviewed.
    player = None if game.is_over else caller.seat or 0
    hints = context_of(request).paces.hints
    study = DESK.study(table.id, table.seq, game, player, lambda: hints.check(who_of(request)))
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
    kept = Record.parse(wish.record)
    is_over = kept.result is not None or was_given_up(kept)
    if is_over and wish.sit:
        raise NotNow("error-table-over")
    data = {"record": wish.record, "seats": None if is_over else wish.seats}
    return await make(request, data, wish.sit, is_over)


@router.post("/records/verify", operation_id="verify_record", responses=problems(400, 403, 413))
async def verify_record(request: Request, wish: RecordWish) -> VerdictSeen:
    """Whether a record is valid: shuffles fixed beforehand, legal moves, and the right result (docs/shuffles.md)."""
    kept = Record.parse(wish.record)
    if len(kept.moves) > MAX_MOVES:
        raise BadRecord("error-record-long")
    verdict = await asyncio.to_thread(verify, wish.record)
    say = say_for(request)
    return VerdictSeen(
        is_good=verdict.is_good, is_finished=verdict.is_finished, findings=[say(found) for found in verdict.findings],
        players=list(kept.players), moves=len(kept.moves),
    )  # fmt: skip

"""Step through a finished game, and play on from any move."""

from __future__ import annotations

from collections import OrderedDict

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.errors import KunitoriError, quoted
from kunitori.game import Game
from kunitori.i18n import Texts
from kunitori.telling.chronicle import entries
from kunitori.telling.flights import flights
from kunitori.web.art import back
from kunitori.web.context import base_url, context_of, current_guest, language_of, say_for
from kunitori.web.forms import form_of
from kunitori.web.pages.common import show
from kunitori.web.pages.new import LEVEL_NAMES
from kunitori.web.pages.records import finished, go_on
from kunitori.web.pages.replay_frames import OPEN, WATCHER, Frame, frames_of
from kunitori.web.refusals import NotFound, status_of
from kunitori.web.render import Deck, filled, fragments, models
from kunitori.web.templating import title_of

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)

_CHANCES_NODES = 500
_MOST_KEPT = 4096
_chances: OrderedDict[tuple[str, int, int], tuple[float, ...]] = OrderedDict()


@router.get("/replay/{id}")
async def beginning(request: Request, id: str) -> Response:
    """The position before the first move."""
    return await _picture(request, id, "0")


@router.get("/replay/{id}/{move}")
async def picture(request: Request, id: str, move: str) -> Response:
    """The position after a number of moves."""
    return await _picture(request, id, move)


@router.post("/replay/{id}/{move}")
async def branch(request: Request, id: str, move: str) -> Response:
    """Create a table that goes on from here."""
    _, game = await finished(request, id)
    number = _move(move, game)
    form = await form_of(request)
    try:
        return await go_on(request, form, game, number)
    except KunitoriError as problem:
        return await _picture(request, id, move, [problem.sentence(language_of(request))], status_of(problem))


def _move(move: str, game: Game) -> int:
    moves = len(game.moves)
    if not (move.isascii() and move.isdecimal() and len(move) < 7 and int(move) <= moves):
        raise NotFound("replay-error-move", move=quoted(move), moves=moves)
    return int(move)


async def _picture(
    request: Request, id: str, move: str, problems: list[str] | None = None, status: int = 200
) -> Response:
    table, game = await finished(request, id)
    say = say_for(request)
    viewer = request.query_params.get("seat", OPEN)
    seats = tuple(str(seat) for seat in range(len(table.seats)))
    if viewer not in (OPEN, WATCHER, *seats):
        raise NotFound("replay-error-seat", seat=quoted(viewer))
    frames = frames_of(table, game)
    frame = frames.frame(table, _move(move, game), viewer)
    lines = [*(line.text for line in entries(frame.told, game.players, say)), *_given_up(frame, say)]
    mine = context_of(request).hub.seats_of(table, current_guest(request))
    title = title_of(table.settings.game, table.settings.title, say)
    ways = [[way.card or "", way.source, way.target, way.number] for way in flights(frame.told, game.cards)]
    return show(
        request, "replay.html", status, id=id, title=title, frames=frames, frame=frame, viewer=viewer, seats=seats,
        seen=frame.seen, f=filled(fragments(frame.seen, say.language, cache=frames.cache(viewer, say.language))),
        models=models(say.language, Deck(game.cards)),
        back=back, lines=lines, flights=ways, problems=problems or [], levels=LEVEL_NAMES,
        turn_back=max((turn for turn in frames.turns if turn < frame.move), default=0),
        turn_on=min((turn for turn in frames.turns if turn > frame.move), default=frames.moves),
        chances=await _chances_of(request, id, table.seq, frame), link=f"{base_url(request)}/replay/{id}/{frame.move}",
        mine=mine[0] if mine else 0,
    )  # fmt: skip


def _given_up(frame: Frame, say: Texts) -> list[str]:
    """Who resigned, and who won by that, which no move shows."""
    result, names = frame.seen.result, frame.seen.players
    if result is None or not result.resigned:
        return []
    gone = tuple(names[seat] for seat in result.resigned)
    told = [say("table-over-resigned", players=gone, count=len(gone))]
    if result.how == "resigned" and result.winners:
        won = tuple(names[seat] for seat in result.winners)
        told.append(say("table-winner", players=won, count=len(won)))
    return told


async def _chances_of(request: Request, id: str, seq: int, frame: Frame) -> tuple[float, ...]:
    """Each side's chance to win, as a spectator sees it."""
    key = (id, seq, frame.move)
    if key not in _chances:
        analysis = await context_of(request).driver.analyse(frame.watched, _CHANCES_NODES)
        _chances[key] = analysis.chances
        if len(_chances) > _MOST_KEPT:
            _chances.popitem(last=False)
    return _chances[key]

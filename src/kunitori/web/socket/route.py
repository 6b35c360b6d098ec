"""The addresses of a table's sockets, for pages and for bots, and who is turned away there."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket
from starlette.responses import JSONResponse

from kunitori.errors import KunitoriError
from kunitori.web.context import context_of, current_guest, language_of, token_of
from kunitori.web.guests import new_guest
from kunitori.web.logs import note
from kunitori.web.refusals import NotFound, NoToken, NotYours, status_of
from kunitori.web.security import check_guest, check_host, check_origin, path_of, who_of
from kunitori.web.socket.bot import BotConnection
from kunitori.web.socket.connection import REFUSED, SERVER_MISTAKE, Connection, refusal
from kunitori.web.socket.messages import encoded

__all__ = ["router"]

router: APIRouter = APIRouter()


@router.websocket("/ws/t/{id}")
async def at_table(websocket: WebSocket, id: str) -> None:
    """A live table for the holder of a seat; with ``?watch=1`` or without a seat, for a spectator."""
    await _serve(websocket, id, Connection)


@router.websocket("/ws/bot/{id}")
async def at_table_as_bot(websocket: WebSocket, id: str) -> None:
    """The seat of a program, by the token of that seat: it is asked as a bot is (docs/writing-a-bot.md)."""
    await _serve(websocket, id, BotConnection)


async def _serve(websocket: WebSocket, id: str, kind: type[Connection]) -> None:
    context, language = context_of(websocket), language_of(websocket)
    is_bot = kind is BotConnection
    token = websocket.query_params.get("token", "") or token_of(websocket)
    guest = new_guest() if is_bot else current_guest(websocket)  # a bot's token speaks for its seat alone
    try:
        check_host(websocket, context.options.host_names)
        check_origin(websocket, context.options.origins)
        check_guest(websocket)
        context.paces.requests.check(who_of(websocket))
        live = await context.hub.live_for(id, guest, token)
        if is_bot and not context.hub.seats_of(live.table, guest, token):
            raise NoToken("api-error-token" if token else "api-error-no-token")
        context.hub.check_may_look(live.table, guest, token)
        seats = () if websocket.query_params.get("watch") else context.hub.seats_of(live.table, guest, token)
        if token and not seats:
            raise NotYours("server-no-seat")
    except KunitoriError as problem:
        await _turn_away(websocket, problem, language, is_bot)
        return
    await websocket.accept()
    connection = kind(websocket, context, live, guest, token, language)
    try:
        await connection.run()
    except Exception:
        context.metrics.count("errors")
        note("mistake", 40, is_mistake=True, path=path_of(websocket.scope), table=id)
        await connection.hang_up(SERVER_MISTAKE)


async def _turn_away(websocket: WebSocket, problem: KunitoriError, language: str, is_bot: bool) -> None:
    status = status_of(problem)
    # A page cannot read the answer to a handshake, but it can read a message.
    if isinstance(problem, NotFound) and not is_bot:
        await websocket.accept()
        await websocket.send_text(encoded(refusal(problem, language)).decode())
        await websocket.close(REFUSED + status)
        return
    content = {"error": problem.sentence(language), "id": problem.message.id, "rule": problem.rule}
    await websocket.send_denial_response(JSONResponse(content, status))

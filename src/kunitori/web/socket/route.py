"""The address of a table's socket, and who is turned away there."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket
from starlette.responses import JSONResponse

from kunitori.errors import KunitoriError
from kunitori.web.context import context_of, current_guest, language_of, token_of
from kunitori.web.logs import note
from kunitori.web.refusals import NotFound, NotYours, status_of
from kunitori.web.security import check_guest, check_host, check_origin, who_of
from kunitori.web.socket.connection import REFUSED, SERVER_MISTAKE, Connection, refusal
from kunitori.web.socket.messages import encoded

__all__ = ["router"]

router: APIRouter = APIRouter()


@router.websocket("/ws/t/{id}")
async def at_table(websocket: WebSocket, id: str) -> None:
    """A live table for the holder of a seat; with ``?watch=1`` or without a seat, for a spectator."""
    context = context_of(websocket)
    guest, language = current_guest(websocket), language_of(websocket)
    token = websocket.query_params.get("token", "") or token_of(websocket)
    try:
        check_host(websocket, context.options.host_names)
        check_origin(websocket, context.options.origins)
        check_guest(websocket)
        context.paces.requests.check(who_of(websocket))
        live = await context.hub.live_for(id, guest, token)
        context.hub.check_may_look(live.table, guest, token)
        seats = () if websocket.query_params.get("watch") else context.hub.seats_of(live.table, guest, token)
        if token and not seats:
            raise NotYours("server-no-seat")
    except KunitoriError as problem:
        await _turn_away(websocket, problem, language)
        return
    await websocket.accept()
    connection = Connection(websocket, context, live, guest, token, language)
    try:
        await connection.run()
    except Exception:
        context.metrics.count("errors")
        note("mistake", 40, is_mistake=True, path="/ws/t/{id}", table=id)
        await connection.hang_up(SERVER_MISTAKE)


async def _turn_away(websocket: WebSocket, problem: KunitoriError, language: str) -> None:
    status = status_of(problem)
    if isinstance(problem, NotFound):  # a page cannot read the answer to a handshake, but it can read a message
        await websocket.accept()
        await websocket.send_text(encoded(refusal(problem, language)).decode())
        await websocket.close(REFUSED + status)
        return
    content = {"error": problem.sentence(language), "id": problem.message.id, "rule": problem.rule}
    await websocket.send_denial_response(JSONResponse(content, status))

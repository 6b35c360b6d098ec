"""HEAD for every page: the headers of GET without its body."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["Heads"]


class Heads:
    """Asks for the page and keeps its body. The API says which methods it has, so it is left alone."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD" or scope["path"].startswith("/api/v1/"):
            await self._app(scope, receive, send)
            return

        async def bare(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        asked = {**scope, "method": "GET"}
        await self._app(asked, receive, bare)
        if "route" in asked:  # the log names it
            scope["route"] = asked["route"]

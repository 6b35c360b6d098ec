"""Somebody sends nonsense everywhere."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any
from urllib.parse import quote

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from attack.attacks.seats import seat_people
from attack.target import Attack, Target
from attack.wire import Reply

__all__ = ["Fuzz"]

_WORDS = (
    "do", "have", "cancel", "undo", "undo_answer", "chat", "team", "hint", "coach", "why", "weigh", "uncover", "resign",
    "pause", "agree", "hand_back", "stand_in", "rematch", "all_treasure", "rev", "note", "constructor",
    "protocol", "number", "option", "action", "failed",
)  # fmt: skip
_TEXTS = (
    "", "end", "play copper", "attack ben:cavalry", "... all", "\ud800", "\udfff x", "\x00", "\u202e", "x" * 5000, "𝕏",
    "e\u0301", "buy gold ...", "-1", "1e400", "<b>", "{{7*7}}", "../../etc/passwd", "%s%n", "'; drop table", "null",
)  # fmt: skip
_PAGES = (
    "/", "/games", "/t/{t}", "/t/{t}/part/{w}", "/replay/{t}/{w}", "/rules/{w}", "/cards/{w}", "/join/{t}/{w}",
    "/seat/{t}/{w}", "/recover/{w}", "/learn/{w}", "/t/{t}/watch", "/static/{w}/{w}", "/api/v1/tables/{t}/{w}",
    "/api/v1/rules/{w}", "/api/v1/cards/{w}/{w}", "/api/v1/mixes/read?mix={w}",
    "/api/v1/tables/{t}/view?after={w}&wait={w}&events_from={w}",
    "/api/v1/tables/{t}/why?move={w}", "/rules?q={w}", "/join?link={w}", "/review/{t}",
)  # fmt: skip
_POSTS = (
    "/api/v1/tables", "/api/v1/tables/{t}/moves", "/api/v1/tables/{t}/chat", "/api/v1/tables/{t}/undo",
    "/api/v1/tables/{t}/seats", "/api/v1/tables/{t}/name", "/api/v1/records/import", "/api/v1/records/verify",
    "/new", "/import", "/settings", "/recover", "/t/{t}/problem",
)  # fmt: skip


def _value(chance: random.Random, depth: int = 3) -> Any:
    """Any JSON value."""
    kind = chance.randrange(9 if depth else 6)
    match kind:
        case 0 | 1:
            return chance.choice(_TEXTS)
        case 2:
            return chance.choice((0, 1, -1, 3, 2**31, 10**30, 1.5, 3.0, float("inf"), float("nan")))
        case 3:
            return chance.choice((True, False, None))
        case 4 | 5:
            return chance.choice(_WORDS)
        case 6:
            return [_value(chance, depth - 1) for _ in range(chance.randrange(4))]
        case _:
            return {chance.choice((*_WORDS, *_TEXTS)): _value(chance, depth - 1) for _ in range(chance.randrange(4))}


def _message(chance: random.Random) -> str | bytes:
    """A message for a socket, more or less."""
    match chance.randrange(8):
        case 0:
            return chance.randbytes(chance.randrange(60))
        case 1:
            return chance.randbytes(chance.randrange(60)).decode("latin-1")
        case 2:
            return chance.choice(("[" * 3000, '{"a":' * 2000, '{"do"', "", "x" * 20_000, '{"do": "\\ud800"}'))
        case _:
            return json.dumps({chance.choice(_WORDS): _value(chance) for _ in range(chance.randrange(1, 4))})


class Fuzz(Attack):
    """Somebody with a seat, and somebody without, send nonsense over sockets, pages and API."""

    name = "fuzz"
    point = "small"

    async def prepare(self, target: Target) -> None:
        """A table of two."""
        self.table, self.seated = await seat_people(target, 2)

    async def strike(self, target: Target) -> None:
        """Over everything at once."""
        await asyncio.gather(self._sockets(target), target.flood(6, lambda _: self._request(target)))

    async def _request(self, target: Target) -> Reply:
        chance = target.chance
        guest, token = self.seated[chance.randrange(2)]
        token = token if chance.random() < 0.5 else ""
        path = chance.choice(_PAGES + _POSTS).replace("{t}", chance.choice((self.table, "x", "zzzzzzzzzzzz")))
        while "{w}" in path:
            word = quote(chance.choice((*_WORDS, *_TEXTS)), safe="", errors="replace")
            path = path.replace("{w}", word[:3000], 1)
        method = chance.choice(("GET", "GET", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"))
        data = _value(chance) if method not in ("GET", "HEAD") else None
        try:
            return await guest.ask(method, path, data, token, Accept_Language=chance.choice(("de", "x", "ja;q=z", "*")))
        except asyncio.IncompleteReadError as cut:
            raise ConnectionError from cut

    async def _sockets(self, target: Target) -> None:
        chance = target.chance
        while target.has_time:
            guest, token = self.seated[chance.randrange(2)]
            how = {"watch": "1"} if chance.random() < 0.2 else {}
            try:
                key, deflate = "" if how else token, chance.random() < 0.5
                kind = chance.choice(("t", "t", "bot"))
                async with await guest.socket(self.table, key, deflate, kind, **how) as socket:
                    if kind == "bot" and chance.random() < 0.8:
                        await socket.send('{"protocol": 1}')
                    reading = asyncio.create_task(_drain(socket))
                    for _ in range(chance.randrange(60)):
                        with suppress(UnicodeEncodeError):
                            await socket.send(_message(chance))
                        await asyncio.sleep(0.02)
                        if not target.has_time:
                            break
                    reading.cancel()
                    target.breach(socket.close_code == 1011, "a socket was closed by a mistake (1011)")
            except ConnectionClosed as end:
                code = end.rcvd.code if end.rcvd else 0
                target.breach(code == 1011, "a socket was closed by a mistake (1011)")
            except (OSError, InvalidStatus, EOFError):
                target.statuses[429] += 1
                await asyncio.sleep(0.1)


async def _drain(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass

"""Somebody sends nonsense everywhere."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any
from urllib.parse import quote, urlencode

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from attack.attacks.seats import seat_people
from attack.target import Attack, Target
from attack.wire import FORM, Reply

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
    "/api/v1/tables/{t}/why?move={w}", "/rules?q={w}", "/join?link={w}", "/t/{t}/review", "/t/{t}/ending",
    "/t/{t}/cards", "/t/{t}/verify", "/daily", "/daily/{w}", "/puzzles/{w}", "/puzzles?game={w}&theme={w}",
    "/puzzles/next?difficulty={w}", "/handbook/{w}", "/workshop", "/workshop/measure", "/workshop/measure/figures",
    "/manifest.webmanifest?lang={w}", "/api/v1/tables/{t}/hint", "/api/v1/tables/{t}/replay/{w}", "/api/v1/rulings/{w}",
    "/games/statistics?game={w}",
)  # fmt: skip
_POSTS = (
    "/api/v1/tables", "/api/v1/tables/{t}/moves", "/api/v1/tables/{t}/chat", "/api/v1/tables/{t}/undo",
    "/api/v1/tables/{t}/seats", "/api/v1/tables/{t}/name", "/api/v1/records/import", "/api/v1/records/verify",
    "/new", "/import", "/settings", "/recover", "/t/{t}/problem", "/t/{t}/leave", "/t/{t}/name", "/join/{t}/{w}",
    "/settings/theme", "/settings/push", "/settings/push/forget", "/daily", "/learn/{w}", "/puzzles/k1", "/puzzles/{w}",
    "/replay/{t}/{w}", "/verify", "/workshop", "/workshop/preview", "/workshop/play", "/workshop/measure",
    "/workshop/measure/stop",
)  # fmt: skip
_FIELDS = (
    "name", "crest", "language", "motion", "sound", "theme", "code", "record", "note", "game", "mix", "seat1", "seat2",
    "rounds", "expansion", "answer", "day", "endpoint", "key", "secret", "text", "card", "alone", "open", "opponents",
    "others", "games", "seat", "part", "title", "bank", "x",
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


def _form(chance: random.Random) -> bytes:
    """The fields of any forms, with any values; once in a while no form at all."""
    if chance.random() < 0.05:
        return chance.randbytes(chance.randrange(200))
    values = (*_TEXTS, *_WORDS, "0", "1", "9" * 30, "kunitori", "world_on_fire", "[cards.x]\ncost = 1", "\r\n" * 300)
    some = {chance.choice(_FIELDS): chance.choice(values) for _ in range(chance.randrange(9))}
    return urlencode(some, errors="replace").encode()


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
        pattern = chance.choice(_PAGES + _POSTS)
        path = pattern.replace("{t}", chance.choice((self.table, self.table, "x", "zzzzzzzzzzzz")))
        while "{w}" in path:
            word = quote(chance.choice((*_WORDS, *_TEXTS)), safe="", errors="replace")
            path = path.replace("{w}", word[:3000], 1)
        method = "POST" if pattern in _POSTS else "GET"
        if chance.random() < 0.2:
            method = chance.choice(("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"))
        if method == "POST" and not path.startswith("/api/"):
            return await self._fill_in(target, guest.cookie, path)
        data = _value(chance) if method not in ("GET", "HEAD") else None
        try:
            return await guest.ask(method, path, data, token, Accept_Language=chance.choice(("de", "x", "ja;q=z", "*")))
        except asyncio.IncompleteReadError as cut:
            raise ConnectionError from cut

    async def _fill_in(self, target: Target, cookie: str, path: str) -> Reply:
        line = target.line()
        try:
            return await line.ask("POST", path, _form(target.chance), {"Cookie": cookie, "Content-Type": FORM})
        except asyncio.IncompleteReadError as cut:
            raise ConnectionError from cut
        finally:
            line.close()

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

"""Requests as an attacker writes them: any method, any header, from any address of this machine, half or whole."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect

__all__ = ["FORM", "Line", "Reply", "Visitor"]

HOST = "127.0.0.1"
FORM = "application/x-www-form-urlencoded"
_PATIENCE_SECONDS = 60.0
_MOST_HEADER_BYTES = 2**18


@dataclass(frozen=True)
class Reply:
    """What the server answered, and after how many seconds."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes
    seconds: float

    def header(self, name: str) -> str:
        """The first header of that name; empty if there is none."""
        return next((value for key, value in self.headers if key == name), "")

    @property
    def cookie(self) -> str:
        """The cookie that a browser would keep from now on; empty if the answer sets none."""
        return self.header("set-cookie").partition(";")[0]

    @property
    def text(self) -> str:
        """The body as text."""
        return self.body.decode(errors="replace")

    def data(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


class Line:
    """One connection that stays open as long as both sides want it."""

    def __init__(self, port: int, source: str = HOST) -> None:
        self.port = port
        self.source = source
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def open(self) -> None:
        """Connect."""
        local = None if self.source == HOST else (self.source, 0)
        self._reader, self._writer = await asyncio.open_connection(
            HOST, self.port, local_addr=local, limit=_MOST_HEADER_BYTES
        )

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

    async def send(self, raw: bytes) -> None:
        """Send bytes as they are."""
        if self._writer is None:
            await self.open()
        assert self._writer is not None
        self._writer.write(raw)
        await self._writer.drain()

    async def is_hung_up(self, seconds: float) -> bool:
        """Whether the server ends the connection within that time, whatever it says before."""
        assert self._reader is not None
        try:
            async with asyncio.timeout(seconds):
                while await self._reader.read(2**16):
                    pass
        except TimeoutError:
            return False
        except ConnectionError:
            pass
        return True

    async def ask(
        self,
        method: str,
        path: str,
        body: bytes = b"",
        headers: Mapping[str, str] | None = None,
        seconds: float = _PATIENCE_SECONDS,
    ) -> Reply:
        """Send one request and read its answer; a connection that the server has closed is opened again."""
        head = {"Host": f"{HOST}:{self.port}", "Content-Length": str(len(body)), **(headers or {})}
        lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
        raw = f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body
        is_old, begin = self._writer is not None, time.monotonic()
        try:
            async with asyncio.timeout(seconds):
                try:
                    await self.send(raw)
                    return await self._read(method, begin)
                except (ConnectionError, asyncio.IncompleteReadError):
                    self.close()
                    if not is_old:
                        raise
                    await self.send(raw)
                    return await self._read(method, begin)
        except BaseException:
            self.close()
            raise

    async def _read(self, method: str, begin: float) -> Reply:
        assert self._reader is not None
        first, *rest = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").rstrip("\r\n").split("\r\n")
        headers = tuple((name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in rest))
        status = int(first.split()[1])
        found = dict(headers)
        if method == "HEAD" or status in (204, 304):
            body = b""
        elif "chunked" in found.get("transfer-encoding", ""):
            body = await self._read_chunks()
        else:
            body = await self._reader.readexactly(int(found.get("content-length", "0")))
        if found.get("connection", "").lower() == "close":
            self.close()
        return Reply(status, headers, body, time.monotonic() - begin)

    async def _read_chunks(self) -> bytes:
        assert self._reader is not None
        body = bytearray()
        while size := int(await self._reader.readline(), 16):
            body += (await self._reader.readexactly(size + 2))[:-2]
        await self._reader.readline()
        return bytes(body)


class Visitor:
    """A guest: keeps the cookie like a browser, and opens as many connections as it has questions at once."""

    def __init__(self, port: int, source: str = HOST, cookie: str = "") -> None:
        self.port = port
        self.source = source
        self.cookie = cookie
        self._idle: list[Line] = []

    async def arrive(self) -> Visitor:
        """Open the front page, which makes a browser a guest."""
        await self.ask("GET", "/")
        return self

    def close(self) -> None:
        """Hang up everywhere."""
        while self._idle:
            self._idle.pop().close()

    async def ask(
        self, method: str, path: str, data: Any = None, token: str = "", seconds: float = _PATIENCE_SECONDS, **more: str
    ) -> Reply:
        """One request as this guest; ``data`` is sent as JSON, and ``more`` are headers."""
        headers = {name.replace("_", "-"): value for name, value in more.items()}
        if self.cookie:
            headers.setdefault("Cookie", self.cookie)
        if token:
            headers["Authorization"] = f"Bearer {token}"
        body = b""
        if data is not None:
            headers["Content-Type"] = "application/json"
            body = json.dumps(data).encode()
        line = self._idle.pop() if self._idle else Line(self.port, self.source)
        reply = await line.ask(method, path, body, headers, seconds)
        self._idle.append(line)
        if reply.cookie:
            self.cookie = reply.cookie
        return reply

    async def send_form(self, path: str, fields: Mapping[str, str], **more: str) -> Reply:
        """A form that a page sends, over a connection of its own; ``more`` are headers. The cookie stays as it is."""
        headers = {"Content-Type": FORM, **({"Cookie": self.cookie} if self.cookie else {})}
        headers |= {name.replace("_", "-"): value for name, value in more.items()}
        line = Line(self.port, self.source)
        try:
            return await line.ask("POST", path, urlencode(fields).encode(), headers)
        finally:
            line.close()

    async def api(self, method: str, path: str, data: Any = None, token: str = "") -> Any:
        """One request to the API; the answer's data, or None if it was refused."""
        reply = await self.ask(method, f"/api/v1{path}", data, token)
        return reply.data() if reply.status < 400 else None

    async def socket(
        self, table: str, token: str = "", deflate: bool = False, kind: str = "t", **how: str
    ) -> ClientConnection:
        """A socket at a table (``bot`` for that of a bot), with the cookie, and with a seat token if there is one."""
        query = "&".join(f"{name}={value}" for name, value in how.items())
        headers = {"Cookie": self.cookie} if self.cookie else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        return await connect(
            f"ws://{HOST}:{self.port}/ws/{kind}/{table}?{query}",
            additional_headers=headers,
            compression="deflate" if deflate else None,
            open_timeout=_PATIENCE_SECONDS,
            ping_interval=None,
            max_size=2**22,
            local_addr=None if self.source == HOST else (self.source, 0),
        )

"""A server in a thread, and players who sit at its tables with real sockets."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kunitori.game import Game
from kunitori.tables import Settings
from kunitori.web.app import create_app
from kunitori.web.connections import Knock
from kunitori.web.context import Context
from kunitori.web.guests import Guest, cookie_for, new_guest
from kunitori.web.live import Live
from kunitori.web.logs import LOG
from kunitori.web.options import Limits, Options
from kunitori.web.wire import Wire

T = TypeVar("T")
PATIENCE = 60.0
"""Seconds until a test gives up; nothing depends on how fast it comes."""


class _Mistakes(logging.Handler):
    """Keeps what is logged as a mistake, since pytest shows only the log of the test that fails."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(self.format(record))


class Server:
    """A whole server on a port of its own."""

    def __init__(self, database: str, options: Options) -> None:
        self.app = create_app(database, options)
        self._listening = socket.socket(proto=socket.IPPROTO_TCP)  # without it, Nagle costs 40 ms an answer
        self._listening.bind(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        most = options.limits.frame
        self._server = uvicorn.Server(
            uvicorn.Config(
                self.app, http=Knock, ws=Wire, log_config=None, ws_max_size=most, timeout_graceful_shutdown=3,
                proxy_headers=bool(options.proxies), forwarded_allow_ips=options.proxies,
            )
        )
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run)
        self._log = _Mistakes()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._server.serve(sockets=[self._listening]))
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()

    def __enter__(self) -> Server:
        LOG.addHandler(self._log)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            threading.Event().wait(0.01)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.should_exit = True
        self._thread.join()
        self._listening.close()
        LOG.removeHandler(self._log)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def context(self) -> Context:
        context: Context = self.app.state.context
        return context

    @property
    def log(self) -> str:
        """The mistakes that were logged while it ran, with their tracebacks."""
        return "\n".join(self._log.texts)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def ask(self, question: Callable[[], T]) -> T:
        """The result of a function that reads the server's memory."""

        async def answer() -> T:
            return question()

        return self.do(answer())

    def table(self, *people: str, game: str = "kunitori", bots: tuple[str, ...] = (), **settings: Any) -> Seated:
        """A table where these people sit in this order, followed by the bots."""
        seats = ["person"] * len(people) + [*bots]
        data = {"game": game, "seats": seats, "seed": "7", "start": 0, "pace": 0, **settings}
        id = self.do(self.context.hub.create(Settings.read(data)))
        one = new_guest()
        guests = [one if settings.get("hot_seat") else new_guest() for _ in people]
        sits = [self.context.hub.sit(id, guest, name, "hishi") for guest, name in zip(guests, people, strict=True)]
        tokens = [self.do(sit)[1] for sit in sits]
        return Seated(self, id, tokens, guests)

    def http(self, **headers: str) -> httpx.Client:
        """An HTTP client that keeps cookies."""
        return httpx.Client(base_url=self.address, headers=headers, timeout=PATIENCE)

    @property
    def errors(self) -> int:
        """How many internal errors there were so far."""
        return sum(self.context.metrics.counted("errors").values())


class Seated:
    """A table with everybody seated."""

    def __init__(self, server: Server, id: str, tokens: list[str], guests: list[Guest]) -> None:
        self.server, self.id, self.tokens, self.guests = server, id, tokens, guests

    @property
    def live(self) -> Live:
        return self.server.do(self.server.context.hub.live(self.id))

    @property
    def game(self) -> Game:
        game = self.live.table.game
        assert game is not None
        return game

    def player(self, seat: int | None, have: str = "", **how: str) -> Player:
        """A socket for the token of a seat, or for a spectator."""
        query = {} if seat is None else {"token": self.tokens[seat]}
        return Player(f"{self.address}?{urlencode({**query, **how})}", have)

    def browser(self, seat: int, **headers: str) -> Player:
        """A socket with the cookie of the person who took a seat."""
        cookie = cookie_for(self.guests[seat], self.server.context.key, False).partition(";")[0]
        return Player(self.address, Cookie=cookie, **headers)

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.server.port}/ws/t/{self.id}"

    def asked(self) -> tuple[int, tuple[str, ...]]:
        """Who has to decide, and what."""

        def look() -> tuple[int, tuple[str, ...]]:
            decision = self.live_now().table.game.decision  # type: ignore[union-attr]
            return (decision.player, decision.texts) if decision else (-1, ())

        return self.server.ask(look)

    def live_now(self) -> Live:
        return self.server.context.hub._tables[self.id]

    def seq(self) -> int:
        return self.live.table.seq


class Player:
    """One end of a socket: sends messages, and keeps what it was shown."""

    def __init__(self, address: str, have: str = "", **headers: str) -> None:
        self.socket: ClientConnection = connect(  # a client that stopped reading would wait 10 s for its own goodbye
            address, additional_headers=headers, max_size=None, max_queue=None
        ).__enter__()
        self.shown: dict[str, str] = {}
        self.rev = -1
        self.heard: list[dict[str, Any]] = []
        with suppress(ConnectionClosed):  # a rejected client can still read the reason
            self.say(have=have)

    def __enter__(self) -> Player:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def say(self, **wish: Any) -> None:
        self.socket.send(json.dumps(wish))

    def act(self, **wish: Any) -> None:
        """Send something that adds to the log, and wait until it arrives."""
        before = self.rev
        self.say(**wish)
        while self.rev <= before:
            frame = self.hear()
            assert "refused" not in frame, frame

    def hear(self) -> dict[str, Any]:
        """The next frame."""
        frame: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.heard.append(frame)
        for gone in frame.get("gone", ()):
            self.shown.pop(gone, None)
        self.shown |= frame.get("f", {})
        self.rev = frame.get("rev", self.rev)
        return frame

    def until(self, is_it: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The frames up to the first that matches."""
        while not is_it(frame := self.hear()):
            pass
        return frame

    def until_rev(self, rev: int) -> None:
        """The frames up to an entry of the log."""
        while self.rev < rev:
            self.hear()

    def refused(self, **wish: Any) -> str:
        """The sentence of the refusal that follows."""
        self.say(**wish)
        return str(self.until(lambda frame: "refused" in frame)["refused"])

    def closed(self) -> int:
        """The code with which the server closes the socket."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            assert end.rcvd is not None
            return end.rcvd.code


def quick(**options: Any) -> Options:
    """Options for tests: bots answer at once, and there are no rate limits."""
    limits = Limits(
        requests=(1e6, 1e6), seconds=(1e6, 1e6), files=(1e6, 1e6), changes=(1e6, 1e6), tables=(1e6, 1e6),
        frames=(1e6, 1e6), raw_frames=(1e6, 1e6), bot_games=10_000, games=10_000, sockets=10_000, arrivals=(1e6, 1e6),
        connections=10_000, at_once=10_000, polls=10_000,
    )  # fmt: skip
    return Options(**{"pace": 0.0, "grace": 0.0, "limits": limits, **options})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database(tmp_path_factory.mktemp("server")), quick()) as running:
        yield running
        assert running.errors == 0, running.log


def database(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"

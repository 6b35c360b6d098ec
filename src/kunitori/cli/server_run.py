"""One server process: it serves on a listening socket until it is told to end."""

from __future__ import annotations

import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn
from fastapi import FastAPI

from kunitori.store import open_store
from kunitori.web import gc_tuning
from kunitori.web.app import create_app
from kunitori.web.connections import Knock
from kunitori.web.doorkeeper import backlog, open_files
from kunitori.web.options import Options
from kunitori.web.threshold import Threshold
from kunitori.web.wire import Wire
from kunitori.web.work import share_the_interpreter

__all__ = ["run_server"]

_SHUTDOWN_SECONDS = 10
_PING_SECONDS = 20.0
_KEEP_ALIVE_SECONDS = 10
_MAX_OPEN_FILES = 65_536


def _raise_file_limit() -> None:
    """Allow as many sockets as the system permits; some systems start with 256."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, _MAX_OPEN_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def run_server(
    database: str | None, options: Options, listening: socket.socket, when_ready: Callable[[], None]
) -> None:
    """Open the database and serve until the process is told to end."""
    _raise_file_limit()
    store = await open_store(database)
    try:
        app = create_app(store, options)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            http=Knock,
            ws=Wire,
            ws_max_size=options.limits.frame,
            ws_ping_interval=_PING_SECONDS,
            ws_ping_timeout=_PING_SECONDS,
            timeout_keep_alive=_KEEP_ALIVE_SECONDS,
            backlog=backlog(open_files()),
            proxy_headers=bool(options.proxies),
            forwarded_allow_ips=options.proxies,
            timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        )
        gc_tuning.begin()
        share_the_interpreter()
        threshold = Threshold(listening, lambda host: app.state.context.doorkeeper.refusal(host))
        await _Server(app, config, when_ready).serve(sockets=[threshold])
    finally:
        await store.close()


class _Server(uvicorn.Server):
    """Calls back when it is ready, and treats Ctrl-C and SIGTERM as a normal end."""

    def __init__(self, app: FastAPI, config: uvicorn.Config, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.context.hub.dismiss()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

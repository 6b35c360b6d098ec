"""`kunitori serve` and `kunitori backup`."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import StringIO
from pathlib import Path
from typing import TextIO

import segno
import uvicorn
from fastapi import FastAPI
from rich.text import Text

from kunitori.cards import Corrections
from kunitori.cli.arguments import Request
from kunitori.cli.exit_codes import OK
from kunitori.cli.terminal import Terminal
from kunitori.errors import KunitoriError, quoted
from kunitori.store import open_store
from kunitori.store.url import address as database_address
from kunitori.store.url import shown
from kunitori.web import gc_tuning
from kunitori.web.app import create_app
from kunitori.web.logs import set_up
from kunitori.web.options import UNLIMITED, Limits, Options
from kunitori.web.wire import Wire

__all__ = ["backup", "serve"]

_DEFAULT_PORT, _PORTS_TRIED = 8000, 20
_BACKLOG_CONNECTIONS = 2048
_SHUTDOWN_SECONDS = 10
_BROWSER_START_SECONDS = 2
_LOG_STYLES = ("text", "json", "quiet")
_MAX_OPEN_FILES = 65_536
_ALL_INTERFACES = ("0.0.0.0", "::")


def serve(request: Request, corrections: Corrections, terminal: Terminal) -> int:
    """Run the server until it is stopped."""
    style = request.values.get("log", "text" if "no-browser" in request.flags else "quiet")
    if style not in _LOG_STYLES:
        raise KunitoriError("serve-error-log", style=quoted(style))
    host, port = request.values.get("host", "127.0.0.1"), request.number("port", 0)
    with _claim_database(request.values.get("database")) as claim:
        if claim.running:
            terminal.print(Text(terminal.say("serve-running", address=claim.running)))
            _open_browser(claim.running, request)
            return OK
        with _listen(host, port) as listening:
            port = listening.getsockname()[1]
            address, others = f"http://{_url_host(host)}:{port}", _other_addresses(host, port)
            options = Options(
                language=terminal.say.language,
                corrections=corrections,
                addresses=others,
                host_names=_names(request.values.get("host-names", "")),
                limits=UNLIMITED if "no-limits" in request.flags else Limits(),
            )
            set_up(style)

            def when_ready() -> None:
                claim.note(address)
                _announce(address, others, terminal)
                _open_browser(address, request)

            asyncio.run(_run(request, options, listening, when_ready))
    return OK


def _names(text: str) -> tuple[str, ...]:
    """Host names with commas between them."""
    names = tuple(name.strip().casefold() for name in text.split(",") if name.strip())
    for name in names:
        if not name.isascii() or not name.replace("-", "").replace(".", "").replace("_", "").isalnum():
            raise KunitoriError("serve-error-name", name=quoted(name))
    return names


def backup(request: Request, terminal: Terminal) -> int:
    """Copy the database to a file."""
    file = request.words[0]
    where = database_address(request.values.get("database"))
    if where.drivername.startswith("sqlite") and not _is_there(where.database or ""):
        raise KunitoriError("error-store-none", url=shown(where))

    async def copy() -> None:
        store = await open_store(request.values.get("database"))
        try:
            await store.backup(Path(file).expanduser())
        finally:
            await store.close()

    asyncio.run(copy())
    terminal.print(Text(terminal.say("backup-done", file=file)))
    return OK


def _is_there(file: str) -> bool:
    with suppress(OSError):  # a name that is too long
        return Path(file).exists()
    return False


def _raise_file_limit() -> None:
    """Allow as many sockets as the system permits; some systems start with 256."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, _MAX_OPEN_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def _run(request: Request, options: Options, listening: socket.socket, when_ready: Callable[[], None]) -> None:
    store = await open_store(request.values.get("database"))
    try:
        app = create_app(store, options)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            ws=Wire,
            ws_max_size=options.limits.frame,
            proxy_headers="proxies" in request.values,
            forwarded_allow_ips=request.values.get("proxies", ""),
            timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        )
        _raise_file_limit()
        gc_tuning.begin()
        await _Server(app, config, when_ready).serve(sockets=[listening])
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


def _listen(host: str, port: int | None) -> socket.socket:
    """A listening socket, or a `KunitoriError`; without a port, the first free one is used."""
    if port is not None and port > 65535:
        raise KunitoriError("serve-error-port-number")
    ports = range(_DEFAULT_PORT, _DEFAULT_PORT + _PORTS_TRIED) if port is None else (port,)
    for tried in ports:
        try:
            return _bind(host, tried)
        except OSError as problem:
            if problem.errno == errno.EACCES:
                raise KunitoriError("serve-error-forbidden", port=str(tried)) from None
            if problem.errno != errno.EADDRINUSE:
                raise KunitoriError("serve-error-host", host=quoted(host)) from None
    raise KunitoriError("serve-error-port", port=str(ports[0]))


def _bind(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host.strip("[]"), port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError) as problem:
        raise OSError(errno.EADDRNOTAVAIL, "") from problem
    found = socket.socket(family, kind, protocol)
    try:
        # Not on Windows, where it would steal the port.
        if hasattr(socket, "SO_REUSEADDR") and hasattr(socket, "SO_REUSEPORT"):
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(_BACKLOG_CONNECTIONS)
    except OSError:
        found.close()
        raise
    return found


def _url_host(host: str) -> str:
    if host in _ALL_INTERFACES:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def _other_addresses(host: str, port: int) -> tuple[str, ...]:
    """The addresses of this server for other devices in the network."""
    if host not in _ALL_INTERFACES:
        return () if host in ("localhost", "::1") or host.startswith("127.") else (f"http://{_url_host(host)}:{port}",)
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(("192.0.2.1", 9))  # sends nothing, but shows which of our addresses would be used
        found.append(asking.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    known = dict.fromkeys(address for address in found if not address.startswith("127."))
    return tuple(f"http://{address}:{port}" for address in known)


def _announce(address: str, others: tuple[str, ...], terminal: Terminal) -> None:
    say = terminal.say
    terminal.print(Text(say("serve-ready", address=address)))
    for other in others:
        if other != address:
            terminal.print(Text(say("serve-others", address=other)))
    if others and terminal.is_screen:
        drawn = StringIO()
        segno.make(others[0], error="m").terminal(drawn, border=2, compact=True)
        terminal.console.out(drawn.getvalue(), highlight=False)
    if terminal.is_screen:
        terminal.print(Text(say("serve-stop")))
    terminal.console.file.flush()


def _open_browser(address: str, request: Request) -> None:
    if "no-browser" in request.flags or not _has_display():
        return

    def open_it() -> None:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(address)

    opening = threading.Thread(target=open_it, daemon=True)
    opening.start()
    opening.join(_BROWSER_START_SECONDS)  # some browsers block until they are closed


def _has_display() -> bool:
    """Whether there is a display; without one, some systems would open a text browser in this terminal."""
    is_unix = sys.platform not in ("win32", "darwin")
    return not is_unix or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


class _ServerFile:
    """The file beside a SQLite database that names the server using it."""

    def __init__(self, file: TextIO | None = None, running: str = "") -> None:
        self._file = file
        self.running = running
        """The address of a server that already uses the database."""

    def note(self, address: str) -> None:
        """Write the address of the server."""
        if self._file is not None:
            self._file.seek(0)
            self._file.truncate()
            self._file.write(address)
            self._file.flush()


@contextmanager
def _claim_database(database: str | None) -> Iterator[_ServerFile]:
    """Lock a SQLite database for one server, since two would not see each other's changes.

    The lock ends with the process.
    """
    place = database_address(database)
    if not place.drivername.startswith("sqlite"):
        yield _ServerFile()
        return
    file: TextIO | None = None
    with suppress(OSError):  # opening the database will report a bad folder
        Path(f"{place.database}").parent.mkdir(parents=True, exist_ok=True)
        file = Path(f"{place.database}.server").open("a+", encoding="utf-8")  # noqa: SIM115
    if file is None:
        yield _ServerFile()
        return
    with file:
        if _lock(file):
            yield _ServerFile(file)
            return
        file.seek(0)
        yield _ServerFile(running=file.read(200).strip() or "?")


def _lock(file: TextIO) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(1_000_000)  # beyond the text, so that others can read it
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True

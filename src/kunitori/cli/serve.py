"""`kunitori serve` and `kunitori backup`."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import StringIO
from pathlib import Path
from typing import IO, Any, BinaryIO, TextIO

import segno
from rich.text import Text

from kunitori.cards import Corrections
from kunitori.cli.arguments import Request
from kunitori.cli.exit_codes import OK
from kunitori.cli.server_run import run_server
from kunitori.cli.server_workers import ServerTask, run_workers
from kunitori.cli.terminal import Terminal
from kunitori.errors import KunitoriError, quoted
from kunitori.store import open_store
from kunitori.store.torn import SERVER_FILE
from kunitori.store.url import address as database_address
from kunitori.store.url import shown
from kunitori.web.logs import set_up
from kunitori.web.options import UNLIMITED, Limits, Options

__all__ = ["backup", "serve"]

_DEFAULT_PORT, _PORTS_TRIED = 8000, 20
_LISTEN_BACKLOG = 2048
_DEFAULT_DAYS, _MOST_DAYS = Options().keep_days, 36_500
_BROWSER_START_SECONDS = 2
_LOG_STYLES = ("text", "json", "quiet")
_MAX_WORKERS = 64
_ALL_INTERFACES = ("0.0.0.0", "::")
_ORIGIN = re.compile(r"https?://([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?")
_LONGEST_CONTACT = 200


def serve(request: Request, corrections: Corrections, terminal: Terminal) -> int:
    """Run the server until it is stopped."""
    style = request.values.get("log", "text" if "no-browser" in request.flags else "quiet")
    if style not in _LOG_STYLES:
        raise KunitoriError("serve-error-log", style=quoted(style))
    host, port = request.values.get("host", "127.0.0.1"), request.number("port", 0)
    workers = _workers(request)
    days = request.number("keep-days", 1)
    if days is not None and days > _MOST_DAYS:
        raise KunitoriError("serve-error-days")
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
                proxies=request.values.get("proxies", ""),
                host_names=_names(request.values.get("host-names", "")),
                idle=float(request.number("idle", 1) or Options().idle),
                keep_days=_DEFAULT_DAYS if days is None else days,
                push_origins=_origins(request.values.get("push-hosts", "")),
                push_contact=_contact(request.values.get("push-contact", "")),
                limits=(UNLIMITED if "no-limits" in request.flags else Limits()).for_one_of(workers),
            )

            def when_ready() -> None:
                claim.note(address)
                _announce(address, others, terminal)
                _open_browser(address, request)

            database = request.values.get("database")
            if workers > 1:
                run_workers(workers, ServerTask(database, options, style), listening, when_ready)
            else:
                set_up(style)
                asyncio.run(run_server(database, options, listening, when_ready))
    return OK


def _workers(request: Request) -> int:
    """How many processes serve; a SQLite file belongs to one."""
    workers = request.number("workers", 1)
    if workers is None:
        return 1
    if workers > _MAX_WORKERS:
        raise KunitoriError("serve-error-workers", most=_MAX_WORKERS)
    if workers > 1 and database_address(request.values.get("database")).drivername.startswith("sqlite"):
        raise KunitoriError("serve-error-workers-sqlite")
    return workers


def _names(text: str) -> tuple[str, ...]:
    """Host names with commas between them."""
    names = tuple(name.strip().casefold() for name in text.split(",") if name.strip())
    for name in names:
        if not name.isascii() or not name.replace("-", "").replace(".", "").replace("_", "").isalnum():
            raise KunitoriError("serve-error-name", name=quoted(name))
    return names


def _origins(text: str) -> tuple[str, ...]:
    """Push services with commas between them, each with its scheme."""
    origins = tuple(part.strip().casefold().rstrip("/") for part in text.split(",") if part.strip())
    for origin in origins:
        if not _ORIGIN.fullmatch(origin):
            raise KunitoriError("serve-error-push-host", origin=quoted(origin))
    return origins


def _contact(text: str) -> str:
    if text and not (text.isascii() and text.startswith(("mailto:", "https://")) and len(text) <= _LONGEST_CONTACT):
        raise KunitoriError("serve-error-push-contact", contact=quoted(text))
    return text


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
        found.listen(_LISTEN_BACKLOG)
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
        """Write the address of the server, if there is room for it."""
        if self._file is not None:
            with suppress(OSError):
                os.ftruncate(self._file.fileno(), 0)
                os.write(self._file.fileno(), address.encode())  # in the mode "append", so it begins the file

    def forget(self) -> None:
        """The database is new: nothing was lost if it is empty."""
        if self._file is not None:
            with suppress(OSError):
                os.ftruncate(self._file.fileno(), 0)


@contextmanager
def _claim_database(database: str | None) -> Iterator[_ServerFile]:
    """Lock a SQLite database for one server, since two would not see each other's changes.

    The lock ends with the process. It holds whatever the file is called, by a symbolic or a hard link.
    """
    place = database_address(database)
    if not place.drivername.startswith("sqlite"):
        yield _ServerFile()
        return
    file: TextIO | None = None
    is_new = False
    with suppress(OSError):  # opening the database will report a bad folder
        database_file = Path(f"{place.database}").resolve()
        database_file.parent.mkdir(parents=True, exist_ok=True)
        is_new = not database_file.exists()
        file = Path(f"{database_file}{SERVER_FILE}").open("a+", encoding="utf-8")  # noqa: SIM115
    if file is None:
        yield _ServerFile()
        return
    with file, _own_inode(database_file) as is_ours:
        if is_ours and _lock(file):
            claimed = _ServerFile(file)
            if is_new:
                claimed.forget()
            yield claimed
            return
        file.seek(0)
        yield _ServerFile(running=file.read(200).strip() or "?")


@contextmanager
def _own_inode(database: Path) -> Iterator[bool]:
    """Lock the database file itself, which all its names lead to; False if another server has it.

    Only Linux keeps this kind of lock apart from those that SQLite takes. The file stays open to the end, because
    closing it would end SQLite's locks.
    """
    file: BinaryIO | None = None
    if sys.platform == "linux":
        with suppress(OSError):  # opening the database will report it
            file = os.fdopen(os.open(database, os.O_CREAT | os.O_RDWR, 0o600), "r+b")
    if file is None:
        yield True
        return
    with file:
        yield _lock(file)


def _lock(file: IO[Any]) -> bool:
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

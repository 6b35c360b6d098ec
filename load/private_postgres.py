"""A temporary PostgreSQL server for tests and measurements."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from kunitori.errors import KunitoriError

__all__ = ["NoPostgres", "PostgresServer", "private_postgres", "private_server"]

_START_STOP_SECONDS = 60.0
_DEBIAN_FOLDER = Path("/usr/lib/postgresql")
# Durability stays on, so that load tests measure a realistic server.
_SERVER_SETTINGS = ("max_connections=60", "shared_buffers=32MB")
_READY_MESSAGE = "ready to accept connections"  # in the locale C


class NoPostgres(KunitoriError):
    """PostgreSQL is not installed or does not start."""


def _program(name: str) -> str:
    places = [str(folder / "bin") for folder in sorted(_DEBIAN_FOLDER.glob("*"), reverse=True)]
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(places))
    if found is None:
        raise NoPostgres("error-no-postgres", program=name)
    return found


def free_port() -> int:
    """A free port of this machine."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class PostgresServer:
    """A PostgreSQL server in a folder of its own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._initdb, self._postgres = _program("initdb"), _program("postgres")
        self._folder, self._data, self._log = folder, folder / "data", folder / "log"
        self._user: dict[str, Any] = {}
        self._server: subprocess.Popen[bytes] | None = None
        self.port: int = free_port()
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self._user = {"user": "nobody", "group": "nogroup", "extra_groups": []}
            shutil.chown(folder, "nobody", "nogroup")

    @property
    def url(self) -> str:
        """Its database."""
        return f"postgresql://kunitori@127.0.0.1:{self.port}/postgres"

    def create(self) -> None:
        """Make an empty database."""
        run = [self._initdb, "-D", str(self._data), "-U", "kunitori", "-A", "trust", "-E", "UTF8", "--locale=C"]
        made = subprocess.run(
            [*run, "--no-sync"], cwd=self._folder, capture_output=True, text=True, check=False, **self._user
        )
        if made.returncode:
            raise NoPostgres("error-postgres-start", reason=made.stderr.strip()[-300:])

    def start(self) -> None:
        """Start it and wait until it answers."""
        place = f"unix_socket_directories={self._folder}", "listen_addresses=127.0.0.1", f"port={self.port}"
        options = [word for setting in (*_SERVER_SETTINGS, *place) for word in ("-c", setting)]
        with self._log.open("wb") as log:
            run = [self._postgres, "-D", str(self._data), *options]
            self._server = subprocess.Popen(run, cwd=self._folder, stdout=log, stderr=log, **self._user)
        end = time.monotonic() + _START_STOP_SECONDS
        while _READY_MESSAGE not in (output := self._log.read_text(encoding="utf-8", errors="replace")):
            if self._server.poll() is not None or time.monotonic() > end:
                raise NoPostgres("error-postgres-start", reason=output.strip()[-300:])
            time.sleep(0.05)

    def kill(self) -> None:
        """End it as a crash would; what it has confirmed is on the disk."""
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(_START_STOP_SECONDS)


@contextmanager
def private_server() -> Iterator[PostgresServer]:
    """A server with an empty database; both are removed at the end."""
    folder = Path(tempfile.mkdtemp(prefix="kunitori-postgres-"))
    try:
        server = PostgresServer(folder)
        server.create()
        try:
            server.start()
            yield server
        finally:
            server.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def private_postgres() -> Iterator[str]:
    """The URL of an empty database; its server and folder are removed at the end.

    PostgreSQL refuses to run as root, so root runs it as the user ``nobody``.
    """
    with private_server() as server:
        yield server.url

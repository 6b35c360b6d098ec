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

__all__ = ["NoPostgres", "private_postgres"]

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


@contextmanager
def private_postgres() -> Iterator[str]:
    """The URL of an empty database; its server and folder are removed at the end.

    PostgreSQL refuses to run as root, so root runs it as the user ``nobody``.
    """
    initdb, postgres = _program("initdb"), _program("postgres")
    folder = Path(tempfile.mkdtemp(prefix="kunitori-postgres-"))
    user: dict[str, Any] = {}
    if os.geteuid() == 0:
        user = {"user": "nobody", "group": "nogroup", "extra_groups": []}
        shutil.chown(folder, "nobody", "nogroup")
    try:
        data, port = folder / "data", free_port()
        run = [initdb, "-D", str(data), "-U", "kunitori", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        made = subprocess.run(run, cwd=folder, capture_output=True, text=True, check=False, **user)
        if made.returncode:
            raise NoPostgres("error-postgres-start", reason=made.stderr.strip()[-300:])
        place = (f"unix_socket_directories={folder}", "listen_addresses=127.0.0.1", f"port={port}")
        settings = [*_SERVER_SETTINGS, *place]
        options = [word for setting in settings for word in ("-c", setting)]
        log_file = folder / "log"
        with log_file.open("wb") as log:
            run = [postgres, "-D", str(data), *options]
            server = subprocess.Popen(run, cwd=folder, stdout=log, stderr=log, **user)
        try:
            end = time.monotonic() + _START_STOP_SECONDS
            while _READY_MESSAGE not in (output := log_file.read_text(encoding="utf-8", errors="replace")):
                if server.poll() is not None or time.monotonic() > end:
                    raise NoPostgres("error-postgres-start", reason=output.strip()[-300:])
                time.sleep(0.05)
            yield f"postgresql://kunitori@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGQUIT)  # immediate shutdown; the data is thrown away
            server.wait(_START_STOP_SECONDS)
    finally:
        shutil.rmtree(folder, ignore_errors=True)

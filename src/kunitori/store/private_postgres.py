"""A PostgreSQL of one's own for as long as a test lasts: in a temporary folder, run by nobody in particular."""

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

_PATIENCE = 60.0
_DEBIAN = Path("/usr/lib/postgresql")
# Durability stays on: a load test that turns it off measures another server.
_SETTINGS = ("max_connections=60", "shared_buffers=32MB")
_READY = "ready to accept connections"  # said in English in the locale C


class NoPostgres(KunitoriError):
    """PostgreSQL is not installed here, or does not start."""


def _program(name: str) -> str:
    places = [str(folder / "bin") for folder in sorted(_DEBIAN.glob("*"), reverse=True)]
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(places))
    if found is None:
        raise NoPostgres("error-no-postgres", program=name)
    return found


def free_port() -> int:
    """A port of this machine that nobody listens at now."""
    with closing(socket.socket()) as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


@contextmanager
def private_postgres() -> Iterator[str]:
    """The address of an empty database that nobody else uses; server and folder go away with the block.

    PostgreSQL refuses to be run by root; then it is run by the user ``nobody``.
    """
    initdb, postgres = _program("initdb"), _program("postgres")
    folder = Path(tempfile.mkdtemp(prefix="kunitori-postgres-"))
    whose: dict[str, Any] = {}
    if os.geteuid() == 0:
        whose = {"user": "nobody", "group": "nogroup", "extra_groups": []}
        shutil.chown(folder, "nobody", "nogroup")
    try:
        data, port = folder / "data", free_port()
        run = [initdb, "-D", str(data), "-U", "kunitori", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        made = subprocess.run(run, cwd=folder, capture_output=True, text=True, check=False, **whose)
        if made.returncode:
            raise NoPostgres("error-postgres-start", reason=made.stderr.strip()[-300:])
        settings = [*_SETTINGS, f"unix_socket_directories={folder}", "listen_addresses=127.0.0.1", f"port={port}"]
        options = [word for setting in settings for word in ("-c", setting)]
        diary = folder / "log"
        with diary.open("wb") as log:
            run = [postgres, "-D", str(data), *options]
            server = subprocess.Popen(run, cwd=folder, stdout=log, stderr=log, **whose)
        try:
            end = time.monotonic() + _PATIENCE
            while _READY not in (said := diary.read_text(encoding="utf-8", errors="replace")):
                if server.poll() is not None or time.monotonic() > end:
                    raise NoPostgres("error-postgres-start", reason=said.strip()[-300:])
                time.sleep(0.05)
            yield f"postgresql://kunitori@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nobody will want to see again what it has not written yet
            server.wait(_PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)

"""A server in a process of its own, whose memory can be measured and which can be killed at any time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from kunitori.errors import KunitoriError
from load.private_postgres import free_port

__all__ = ["NoServer", "ServerProcess", "temporary_database"]

_WAIT_SECONDS = 60.0
_TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class NoServer(KunitoriError):
    """The server did not start."""


@contextmanager
def temporary_database() -> Iterator[str]:
    """The URL of a SQLite file that is deleted after the block."""
    with tempfile.TemporaryDirectory(prefix="kunitori-") as folder:
        yield f"sqlite:///{folder}/kunitori.db"


class ServerProcess:
    """``kunitori serve`` as a child process; it keeps its port when restarted."""

    def __init__(self, database: str, *options: str, port: int | None = None) -> None:
        self.database = database
        self.options = options
        self.port: int = port or free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the server

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        self._said.close()

    @property
    def address(self) -> str:
        """Its address, without a trailing slash."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_address(self) -> str:
        """The same for sockets."""
        return f"ws://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it and wait until it answers."""
        run = [sys.executable, "-m", "kunitori", "serve", "--no-browser", "--host", "127.0.0.1"]
        run += ["--port", str(self.port), "--database", self.database, *self.options]
        self._process = subprocess.Popen(run, stdin=subprocess.DEVNULL, stdout=self._said, stderr=self._said)
        end = time.monotonic() + _WAIT_SECONDS
        while not self._answers():
            if not self.is_running or time.monotonic() > end:
                self.kill()
                raise NoServer("error-server-start", reason=self.said()[-1000:])
            time.sleep(0.03)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def stop(self) -> None:
        """Ask it to end, with SIGTERM."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(_WAIT_SECONDS)
            except subprocess.TimeoutExpired:
                self.kill()

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(_WAIT_SECONDS)

    def said(self) -> str:
        """Its output so far."""
        self._said.seek(0)
        text = self._said.read().decode(errors="replace")
        self._said.seek(0, os.SEEK_END)
        return text

    def memory(self) -> int:
        """Resident memory in bytes; 0 where the system does not say."""
        try:
            status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii", errors="replace")
        except OSError:
            return 0
        found = re.search(r"^VmRSS:\s*(\d+) kB", status, re.MULTILINE)
        return int(found[1]) * 1024 if found else 0

    def seconds_of_work(self) -> float:
        """The processor time it has used."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2]
        except OSError:
            return 0.0
        return sum(int(field) for field in fields.split()[11:13]) / _TICK

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
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from kunitori.errors import KunitoriError
from load.cores import keep_to
from load.private_postgres import free_port

__all__ = ["NoServer", "ServerProcess", "Work", "temporary_database"]

_WAIT_SECONDS = 60.0


@dataclass(frozen=True)
class Work:
    """Processor time in seconds, as the system's scheduler counts it; 0 where it does not say."""

    loop: float = 0.0
    """Of the thread that runs the event loop."""
    threads: float = 0.0
    """Of all others."""

    @property
    def all(self) -> float:
        """Of the whole process."""
        return self.loop + self.threads

    def since(self, before: Work) -> Work:
        """The time used between two moments."""
        return Work(self.loop - before.loop, self.threads - before.threads)


class NoServer(KunitoriError):
    """The server did not start."""


@contextmanager
def temporary_database() -> Iterator[str]:
    """The URL of a SQLite file that is deleted after the block."""
    with tempfile.TemporaryDirectory(prefix="kunitori-") as folder:
        yield f"sqlite:///{folder}/kunitori.db"


class ServerProcess:
    """``kunitori serve`` as a child process; it keeps its port when restarted."""

    health: str = "/health"
    """The path that it answers when it is ready."""

    def __init__(self, database: str, *options: str, port: int | None = None, core: int | None = None) -> None:
        self.database = database
        self.options = options
        self._core = core
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

    def command(self) -> list[str]:
        """The program and its arguments."""
        run = [sys.executable, "-m", "kunitori", "serve", "--no-browser", "--host", "127.0.0.1"]
        return [*run, "--port", str(self.port), "--database", self.database, *self.options]

    def start(self) -> None:
        """Start it and wait until it answers."""
        with keep_to(self._core):  # the child inherits it, and so do all its threads
            self._process = subprocess.Popen(
                self.command(), stdin=subprocess.DEVNULL, stdout=self._said, stderr=self._said
            )
        end = time.monotonic() + _WAIT_SECONDS
        while not self._answers():
            if not self.is_running or time.monotonic() > end:
                self.kill()
                raise NoServer("error-server-start", reason=self.said()[-1000:])
            time.sleep(0.03)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}{self.health}", timeout=5) as answer:
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

    def work(self) -> Work:
        """The processor time it has used."""
        main, others = 0, 0
        try:
            for thread in Path(f"/proc/{self.pid}/task").iterdir():
                used = int((thread / "schedstat").read_text(encoding="ascii").split()[0])
                if thread.name == str(self.pid):
                    main += used
                else:
                    others += used
        except OSError:
            return Work()
        return Work(main / 1e9, others / 1e9)

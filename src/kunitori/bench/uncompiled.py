"""The same engine as plain Python, in a separate process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from types import TracebackType

from kunitori.bench.engine import random_play, set_ups
from kunitori.bench.lap import Lap

__all__ = ["Uncompiled"]


class Uncompiled:
    """Plays one game per set-up of a bench without the compiled modules.

    Use it as a context manager; the process sleeps between tasks.
    """

    def __enter__(self) -> Uncompiled:
        self.process: subprocess.Popen[str] = subprocess.Popen(
            [sys.executable, "-c", f"import {__name__}; {__name__}.serve()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "KUNITORI_ENGINE": "python"},
            text=True,
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.communicate()

    def random_play(self, game: str, players: int, setups: int) -> Lap:
        """One random game from each set-up."""
        assert self.process.stdin and self.process.stdout
        print(json.dumps([game, players, setups]), file=self.process.stdin, flush=True)
        return Lap(*json.loads(self.process.stdout.readline()))


def serve() -> None:
    """Read one task per line; write one lap per line."""
    for line in sys.stdin:
        game, players, setups = json.loads(line)
        print(json.dumps(random_play(set_ups(game, players, setups), 1)), flush=True)

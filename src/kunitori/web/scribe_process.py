"""The other side of `Scribe`: a process that calls one function after another."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

__all__ = ["Reply", "StepsDone", "main", "tell"]

_MOST_BYTES = 1 << 30  # of memory; a job that needs more fails
_ENOUGH_BYTES = 400 << 20  # after a job that needed more, a fresh process goes on
_out: BinaryIO | None = None


@dataclass(frozen=True, slots=True)
class StepsDone:
    """How far a job is."""

    done: int


@dataclass(frozen=True, slots=True)
class Reply:
    """What became of a job, the processor time it took, and whether the process ends."""

    result: Any
    problem: Exception | None
    seconds: float
    is_last: bool


def tell(done: int) -> None:
    """Tell the server how far the job is."""
    if _out is not None:
        _send(_out, StepsDone(done))


def _send(out: BinaryIO, what: object) -> None:
    pickle.dump(what, out)
    out.flush()


def _answer(work: Any) -> Reply:
    begin = time.process_time()
    result: Any = None
    problem: Exception | None = None
    try:
        result = work()
        pickle.dumps(result)
    except ValueError as raised:  # every KunitoriError is one
        problem = raised
    except Exception:
        problem = RuntimeError(traceback.format_exc())  # its own type may not be known to the server
    return Reply(result, problem, time.process_time() - begin, _bytes_now() > _ENOUGH_BYTES)


def _bytes_now() -> int:
    try:
        pages = Path("/proc/self/statm").read_text("ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def _be_modest(niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    if hasattr(os, "nice"):
        os.nice(niceness)
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (_MOST_BYTES, _MOST_BYTES))


def main(longest_seconds: float, niceness: int) -> None:
    """Call what comes in, and send back what comes out, until the server hangs up."""
    global _out
    _be_modest(niceness)
    _out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing but answers goes to the server
    while True:
        try:
            work = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, longest_seconds)  # of processor time: then the system ends the process
        answer = _answer(work)
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, 0.0)
        _send(_out, answer)
        if answer.is_last:
            return


if __name__ == "__main__":
    # Under its own name, so that `tell` finds the same module as the functions that are called.
    from kunitori.web import scribe_process

    scribe_process.main(float(sys.argv[1]), int(sys.argv[2]))

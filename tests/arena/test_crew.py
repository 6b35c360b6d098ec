"""The crew: ordered results, no more tasks started than workers are free, and no process left behind."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kunitori.arena.crew import Crew
from kunitori.errors import BadOptions, KunitoriError

LONG = "arena --game kunitori --bots money,money --games 1000000 --seed 7 --jobs 2"


def squared(number: int) -> int:
    return number * number


def refused(number: int) -> int:
    if number == 3:
        raise BadOptions("error-names")
    return number


def vanished(number: int) -> int:
    os._exit(number)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("together", [1, 7])
def test_results_come_in_the_order_of_the_tasks(jobs: int, together: int) -> None:
    with Crew(jobs) as crew:
        assert [*crew.map(squared, range(40), together=together)] == [n * n for n in range(40)]
        assert [*crew.map(squared, [], together=together)] == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_task_is_started_only_when_a_worker_is_free(jobs: int) -> None:
    begun = 0

    def tasks() -> Iterator[int]:
        nonlocal begun
        while True:
            begun += 1
            yield begun

    with Crew(jobs) as crew:
        results = crew.map(squared, tasks())
        assert [next(results), next(results)] == [1, 4]
        assert begun < 10


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_in_a_task_is_raised_as_if_it_were_local(jobs: int) -> None:
    with Crew(jobs) as crew:
        results = crew.map(refused, range(9))
        assert [next(results) for _ in range(3)] == [0, 1, 2]
        with pytest.raises(BadOptions) as problem:
            next(results)
        assert problem.value.message.id == "error-names"


def test_a_vanished_process_is_reported_in_one_sentence() -> None:
    with Crew(2) as crew, pytest.raises(KunitoriError) as problem:
        next(crew.map(vanished, [1]))
    assert problem.value.message.id == "crew-broken"


def heed_the_keyboard() -> None:
    """Tests in the background ignore Ctrl-C, and so would the processes they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="signals to a group of processes are needed")
@pytest.mark.parametrize("signalled", [signal.SIGINT, signal.SIGKILL])
def test_no_worker_goes_on_when_the_arena_is_interrupted(signalled: signal.Signals) -> None:
    # The bar is drawn, as if there were a terminal, so that we see when games have been played.
    terminal = {**os.environ, "FORCE_COLOR": "1", "LC_ALL": "C.UTF-8"}
    arena = subprocess.Popen(
        [sys.executable, "-m", "kunitori", *LONG.split()],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=terminal, start_new_session=True,
        preexec_fn=heed_the_keyboard,
    )  # fmt: skip
    assert arena.stdout and arena.stderr
    drawn = ""
    while not re.search(r"[1-9]\d*/1000000", drawn):
        letters = arena.stderr.read(20)
        assert letters, drawn
        drawn += letters
    if signalled == signal.SIGINT:
        os.killpg(arena.pid, signalled)  # as a terminal does: to all of them
    else:
        arena.send_signal(signalled)
    text, rest = arena.communicate(timeout=60)
    assert "Traceback" not in drawn + rest
    if signalled == signal.SIGINT:
        assert arena.returncode == 130
        assert text.startswith("Stopped after ") and "money#2" in text
    assert has_ended(arena.pid)


IDLE = """
import multiprocessing, time
from kunitori.arena import Crew
if __name__ == "__main__":
    with Crew(2) as crew:
        assert [*crew.map(abs, range(-9, 0))] == [*range(9, 0, -1)]
        for process in multiprocessing.active_children():
            process.terminate()
        time.sleep(1)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there, nobody can be asked to leave")
def test_an_idle_worker_exits_silently(tmp_path: Path) -> None:
    """The pool sends away all the others as soon as one has left."""
    script = tmp_path / "idle.py"
    script.write_text(IDLE, encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


HANGING = """
import json, os, sys, time
for line in sys.stdin:
    if json.loads(line)["type"] == "hello":
        print(json.dumps({"protocol": 1}), flush=True)
    else:
        open(f"{sys.argv[1]}/{os.getpid()}", "w").close()
        time.sleep(600)
"""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="signals to a group of processes are needed")
def test_no_bot_program_is_left_behind(tmp_path: Path) -> None:
    bot, pids = tmp_path / "bot.py", tmp_path / "pids"
    bot.write_text(HANGING, encoding="utf-8")
    pids.mkdir()
    bots = f"money,exec:{sys.executable} {bot} {pids}"
    arena = subprocess.Popen(
        [sys.executable, "-m", "kunitori", "arena", "--jobs", "2", "--bots", bots],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=heed_the_keyboard,
    )  # fmt: skip
    while len([*pids.iterdir()]) < 2:
        assert arena.poll() is None
        time.sleep(0.05)
    os.killpg(arena.pid, signal.SIGINT)
    _, complaint = arena.communicate(timeout=60)
    assert (arena.returncode, complaint) == (130, "")
    assert all(has_ended(int(file.name)) for file in pids.iterdir())  # each program has a group of its own


def has_ended(group: int) -> bool:
    """Whether all processes of a group have left, within some seconds."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False

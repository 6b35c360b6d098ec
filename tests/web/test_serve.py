"""The command that starts the server, as its operator sees it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.web.conftest import PATIENCE
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kunitori.cli import main


@contextmanager
def serving(*options: str, run: str = "kunitori") -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run the command as a process; the address it prints."""
    command = [sys.executable, "-m", *run.split(), "serve", "--no-browser", "--port", "0", *options]
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, process.communicate()
            yield found.group(), process
        finally:
            process.kill()


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The single sentence with which a command fails."""
    assert main(["serve", "--no-browser", "--lang", "en", *words]) == 2
    text = capsys.readouterr().err
    assert text.startswith("kunitori: ") and text.count("\n") == 1
    return text


def test_it_needs_nothing_but_its_extra(url: str) -> None:
    """`make play` on a fresh machine, without other extras and test tools."""
    with serving("--database", url, run="tests.only_with web") as (address, _):
        assert httpx.get(f"{address}/").status_code == 200
        wish = {"game": "kunitori", "seats": ["captain", "retainer"], "pace": 0, "max_rounds": 2}
        made = httpx.post(f"{address}/api/v1/tables", json=wish).json()
        assert httpx.get(f"{address}/t/{made['id']}").status_code == 200
        with connect(f"{address.replace('http', 'ws')}/ws/t/{made['id']}") as watching:
            watching.send('{"have": ""}')
            while f"/replay/{made['id']}" not in str(watching.recv(PATIENCE)):
                pass  # until the two bots have finished
    run = [sys.executable, "-m", "tests.only_with", "web", "serve", "--no-browser", "--database", "postgresql://x/y"]
    refused = subprocess.run([*run, "--lang", "en"], capture_output=True, text=True)
    assert refused.returncode == 2 and "kunitori[server]" in refused.stderr and "Traceback" not in refused.stderr


def test_it_says_its_address_and_ends_when_it_is_told_to(url: str) -> None:
    with serving("--database", url, "--log", "json") as (address, process):
        assert httpx.get(f"{address}/health/ready").json() == {"status": "ready"}
        made = httpx.post(
            f"{address}/api/v1/tables", json={"game": "kunitori", "seats": ["captain", "retainer"], "pace": 60}
        ).json()
        with connect(f"{address.replace('http', 'ws')}/ws/t/{made.get('table') or made['id']}") as watching:
            watching.send("{}")
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    watching.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        _, log = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["event"] for line in lines][-1] == "ended"
    assert {"at", "level", "event", "method", "path", "status", "ms"} <= {*lines[-2], *lines[2]} | {
        key for line in lines for key in line
    }
    assert "Traceback" not in log


def test_a_waiting_client_does_not_keep_the_server_from_stopping(url: str) -> None:
    with serving("--database", url) as (address, process):
        made = httpx.post(f"{address}/api/v1/tables", json={"game": "kunitori", "seats": ["person", "captain"]}).json()
        with socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2]))) as waiting:
            path = f"/api/v1/tables/{made['id']}/view?after=99&wait=30"
            waiting.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            for _ in range(3):  # by then the first has been received, too
                httpx.get(f"{address}/health")
            process.send_signal(signal.SIGTERM)
            waiting.settimeout(PATIENCE)
            assert waiting.recv(100).startswith(b"HTTP/1.1 200")
        process.communicate(timeout=PATIENCE)
        assert process.returncode == 0


def test_ctrl_c_is_the_ordinary_end(url: str) -> None:
    with serving("--database", url) as (_, process):
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
        assert process.returncode == 0


def test_a_busy_port_a_strange_host_a_closed_door(
    capsys: pytest.CaptureFixture[str], url: str, tmp_path: Path
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert str(port) in complaint(capsys, "--port", str(port), "--database", url)
    for host in ("no.such.host.invalid", "256.1.1.1", "192.0.2.1", "x" * 300, "\u00fc" * 70):
        assert "127.0.0.1" in complaint(capsys, "--port", "0", "--host", host, "--database", url)
    for words in (["--port", "65536"], ["--port", "x"], ["--log", "loud"]):
        complaint(capsys, *words)
    for database in ("sqlite:////proc/nowhere/tables.db", "mysql://x", "nonsense", f"sqlite:///{tmp_path}"):
        complaint(capsys, "--port", "0", "--database", database)


def test_without_a_port_the_next_free_one_will_do(url: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kunitori", "serve", "--no-browser", "--database", url]
    with serving("--database", f"sqlite:///{tmp_path}/other.db"), subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        process.terminate()
        assert re.search(r"http://127\.0\.0\.1:80\d\d", said)


def test_a_second_one_shows_the_way_to_the_first(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with serving("--database", url) as (address, _):
        assert main(["serve", "--no-browser", "--database", url, "--lang", "en"]) == 0
        assert address in capsys.readouterr().out
    with serving("--database", url):  # the first server was killed, which does not matter
        pass


def test_a_backup_of_a_server_that_runs(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "copy.db"
    with serving("--database", url) as (address, _):
        made = httpx.post(f"{address}/api/v1/tables", json={"game": "kunitori", "seats": ["captain", "retainer"]})
        assert made.status_code in (200, 201)
        assert main(["backup", str(file), "--database", url, "--lang", "en"]) == 0
    assert str(file) in capsys.readouterr().out.replace("\n", "")
    with sqlite3.connect(file) as copy:
        assert copy.execute("select count(*) from tables").fetchone() == (1,)
    copy.close()
    assert main(["backup", str(file), "--database", url, "--lang", "en"]) == 2  # never overwrites a file
    assert main(["backup", "--lang", "en"]) == 2

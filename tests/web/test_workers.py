"""Several processes serve one address on one PostgreSQL; one that is killed is replaced."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import httpx
import pytest
from load.private_postgres import NoPostgres, private_postgres
from tests.web.conftest import PATIENCE
from tests.web.test_serve import complaint, serving


def children(pid: int) -> set[int]:
    """The workers of a server: its child processes that serve, without multiprocessing's own helper."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat, command = (folder / "stat").read_text(), (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if int(stat.rpartition(")")[2].split()[1]) == pid and b"resource_tracker" not in command:
            found.add(int(folder.name))
    return found


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health/ready", timeout=2).status_code == 200
    except httpx.HTTPError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the workers are found in /proc")
def test_a_worker_that_is_killed_is_replaced_and_nobody_notices() -> None:
    pytest.importorskip("asyncpg", reason="PostgreSQL needs the extra “server”")
    try:
        with private_postgres() as url, serving("--database", url, "--workers", "2") as (address, process):
            wish = {"game": "kunitori", "seats": ["captain", "retainer"], "pace": 0, "max_rounds": 2}
            made = httpx.post(f"{address}/api/v1/tables", json=wish).json()["id"]
            first = children(process.pid)
            assert len(first) == 2
            os.kill(min(first), signal.SIGKILL)
            end = time.monotonic() + PATIENCE
            while len(children(process.pid) - first) != 1 and time.monotonic() < end:
                time.sleep(0.1)
            assert len(children(process.pid)) == 2
            while not answers(address) and time.monotonic() < end:
                time.sleep(0.1)
            for _ in range(6):  # by either worker
                assert httpx.get(f"{address}/t/{made}").status_code == 200
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
            assert not any(Path(f"/proc/{pid}").exists() for pid in first)
    except NoPostgres as problem:
        pytest.skip(str(problem))


def test_a_file_has_one_worker(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = f"sqlite:///{tmp_path}/tables.db"
    assert "PostgreSQL" in complaint(capsys, "--database", file, "--workers", "2")
    assert "--workers" in complaint(capsys, "--database", "postgresql://x/y", "--workers", "65")
    assert "0" in complaint(capsys, "--database", file, "--workers", "0")
    assert not (tmp_path / "tables.db").exists()

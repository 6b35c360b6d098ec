"""A Ray cluster of two nodes on this machine plays the same contest as processes do."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kunitori.arena import Crew
from kunitori.errors import KunitoriError
from kunitori.i18n import LANGUAGES

DOCUMENTATION = Path(__file__).parents[2] / "docs" / "arena.md"
CONTEST = "arena --game kunitori --bots money,money,random --games 60 --seed 7 --max-rounds 60"
NODES = """
import ray
from ray.cluster_utils import Cluster
small = {"num_cpus": 1, "object_store_memory": 80_000_000}
cluster = Cluster(initialize_head=True, head_node_args={**small, "include_dashboard": False})
cluster.add_node(**small)
cluster.wait_for_nodes()
print(cluster.address, flush=True)
input()
cluster.shutdown()
"""
WHERE = """
import sys, ray
from kunitori.arena import Crew
def meet(folder):
    import pathlib, time
    here = ray.get_runtime_context().get_node_id()
    pathlib.Path(folder, here).touch()
    for _ in range(1200):
        if len([*pathlib.Path(folder).iterdir()]) == 2:
            break
        time.sleep(0.1)
    return here
with Crew(cluster=sys.argv[1]) as crew:
    print(len({*crew.map(meet, [sys.argv[2]] * 2)}))
"""


@pytest.fixture(autouse=True, scope="module")
def ray() -> None:
    pytest.importorskip("ray", reason="a cluster needs the extra “cluster”")


@pytest.fixture(scope="module")
def address(ray: None) -> Iterator[str]:
    """Two nodes, in processes of their own."""
    quiet = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0"}
    nodes = subprocess.Popen(
        [sys.executable, "-c", NODES], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        text=True, env=quiet,
    )  # fmt: skip
    assert nodes.stdout
    lines = (line.strip() for line in nodes.stdout)
    yield next(line for line in lines if line.rpartition(":")[2].isdecimal())
    nodes.communicate("\n", timeout=60)


def play(tmp_path: Path, options: str) -> dict[str, Any]:
    file = tmp_path / "result.json"
    words = f"-m kunitori {CONTEST} --json {file} {options}".split()
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    del data["around"]
    return data


@pytest.mark.slow
def test_a_cluster_of_two_nodes_gives_the_same_table_as_processes(tmp_path: Path, address: str) -> None:
    assert play(tmp_path, f"--cluster {address}") == play(tmp_path, "--jobs 2")


@pytest.mark.slow
def test_both_nodes_work(tmp_path: Path, address: str) -> None:
    """Two tasks, each of which waits on its node until the other has begun: a node slow to start is waited for."""
    words = [sys.executable, "-c", WHERE, address, str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300)
    assert done.stdout.strip() == "2", done.stderr


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "127.0.0.1:many"])
def test_a_cluster_that_does_not_answer_is_refused_in_one_sentence(address: str) -> None:
    with pytest.raises(KunitoriError) as problem:
        Crew(cluster=address)
    assert problem.value.message.id == "crew-no-cluster"


def test_a_cluster_that_refuses_is_told_from_one_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    monkeypatch.setattr("kunitori.arena.cluster._knock", lambda address: None)
    monkeypatch.setenv("RAY_NUM_REDIS_GET_RETRIES", "1")
    said = set()
    for problem in (RuntimeError("AuthenticationError: InvalidAuthToken"), ray.exceptions.AuthenticationError("no")):

        def refuse(*_: object, problem: Exception = problem, **__: object) -> None:
            raise ConnectionError("Failed to connect") from problem

        monkeypatch.setattr(ray, "init", refuse)
        with pytest.raises(KunitoriError) as refused:
            Crew(cluster="192.0.2.1:6379")
        assert refused.value.message.id == "crew-refused"
        said |= {refused.value.sentence(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("auth_token" in sentence for sentence in said)


def test_the_client_of_ray_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kunitori.arena.cluster._knock", lambda address: None)
    monkeypatch.setitem(sys.modules, "grpc", None)
    with pytest.raises(KunitoriError, match=r'pip install "ray\[client\]"'):
        Crew(cluster="ray://192.0.2.1:10001")


@pytest.mark.slow
def test_the_recipe_of_the_documentation_works(tmp_path: Path) -> None:
    """Its commands on one machine, each node with its own home; then the same contest without the token."""
    recipe = re.search(r"```sh\n(# on the first machine.*?)```", DOCUMENTATION.read_text("utf-8"), re.DOTALL)
    assert recipe
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    lines = recipe[1].replace("HEAD", "127.0.0.1").replace("6379", str(port)).splitlines()
    generate, head, node, contest = [line for line in lines if line and not line.startswith("#")]
    small = "--num-cpus=1 --object-store-memory=80000000"
    plain = {key: value for key, value in os.environ.items() if not key.startswith("RAY_")}
    folders = f"{Path(sys.executable).parent}:{plain['PATH']}"
    own = {**plain, "HOME": str(tmp_path), "RAY_USAGE_STATS_ENABLED": "0", "PATH": folders}
    arena = contest.replace("kunitori", f"{sys.executable} -m kunitori", 1).replace("4000", "40")
    script = f"{generate} && {head} {small} --include-dashboard=false && {node} {small} && {arena}"
    running = subprocess.Popen(
        ["bash", "-c", f"{script}; echo EXIT $?"], env=own, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True,
    )  # fmt: skip
    try:
        assert running.stdout
        shown = ""
        while "EXIT " not in shown and (line := running.stdout.readline()):
            shown += line
        assert "EXIT 0" in shown and "95%" in shown, shown
        (tmp_path / "elsewhere").mkdir()
        words = shlex.split(f"{sys.executable} -m kunitori arena --bots money,random --cluster 127.0.0.1:{port}")
        other = {**own, "HOME": str(tmp_path / "elsewhere")}
        refused = subprocess.run(words, env=other, capture_output=True, text=True, timeout=60)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr == f"kunitori: {KunitoriError('crew-refused', address=f'127.0.0.1:{port}')}\n"
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.communicate()

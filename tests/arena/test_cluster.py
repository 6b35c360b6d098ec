"""A Ray cluster of two nodes on this machine plays the same contest as processes do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kunitori.arena import Crew
from kunitori.errors import KunitoriError

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

"""The benchmark: fixed tasks against frozen bots, for figures that papers can compare (docs/benchmark.md)."""

from __future__ import annotations

from kunitori.benchmark.results import BenchmarkResult, TaskResult, read_result
from kunitori.benchmark.run import run_benchmark
from kunitori.benchmark.tasks import GAMES_EACH, SUITE, TASKS, BenchmarkTask, named_tasks

__all__ = [
    "GAMES_EACH", "SUITE", "TASKS", "BenchmarkResult", "BenchmarkTask", "TaskResult", "named_tasks", "read_result",
    "run_benchmark",
]  # fmt: skip

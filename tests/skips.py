"""A pytest plugin: a run ends with one line for each reason something was skipped.

With ``KUNITORI_STRICT`` a skip is a failure, except for the tests in ``MAY_SKIP``.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator
from typing import Any, NoReturn, TypeVar

import pytest

__all__ = ["MAY_SKIP", "STRICT", "SkippedFile", "Skips"]

STRICT = bool(os.environ.get("KUNITORI_STRICT"))
_ACCIDENTS = "tests/web/test_accidents.py"
MAY_SKIP: frozenset[str] = frozenset(
    {
        "tests/test_public_types.py::test_every_public_type_is_known",
        "tests/envs/test_learning.py::test_what_a_seat_gains_waits_for_its_own_next_decision",
        "tests/envs/test_learning.py::test_the_example_learns_and_says_what_it_reached",
        "tests/envs/test_sb3.py::test_a_masked_learner_learns",
        "tests/test_doctests.py::test_docstrings[kunitori.envs.sb3]",
        "tests/web/test_peers.py::test_a_short_run_beside_boardgame_io",
        "tests/bots/test_outside.py::"
        "test_the_examples_in_other_languages_play_like_the_one_in_python[plain_money.js]",
        f"{_ACCIDENTS}::test_a_full_disk_stops_moves_and_nothing_else_and_play_goes_on_when_there_is_room",
        f"{_ACCIDENTS}::test_no_move_is_lost_when_a_server_on_a_full_disk_is_killed",
        f"{_ACCIDENTS}::test_a_read_only_folder_is_a_sentence_until_it_can_be_written",
        f"{_ACCIDENTS}::test_a_full_disk_is_named_by_every_command_that_writes",
    }
)
"""Tests that may be skipped in strict runs too. Some machines cannot install Node, for pyright, boardgame.io and a bot;
only root can mount the small disks of accidents; the learning example and Stable-Baselines3 want PyTorch, which no
other test needs."""

R = TypeVar("R", pytest.TestReport, pytest.CollectReport)
_OUTPUT = "skipped_files"  # the key under which a worker of pytest-xdist reports to the controller


class SkippedFile(pytest.Module):
    """A test file that is not even imported, and why."""

    def __init__(self, *, reason: str, **more: Any) -> None:
        super().__init__(**more)
        self.reason = reason

    def collect(self) -> NoReturn:
        pytest.skip(self.reason, allow_module_level=True)


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    text = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return " ".join(text.removeprefix("Skipped: ").split())


def _is_skip(report: pytest.TestReport | pytest.CollectReport) -> bool:
    return report.skipped and not hasattr(report, "wasxfail")


class Skips:
    """Skipped tests and skipped files of this run, each with its reason."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._tests: dict[str, str] = {}
        self._files: dict[str, str] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        return self._judged(report)

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        return self._judged(report)

    def _judged(self, report: R) -> R:
        if STRICT and _is_skip(report) and report.nodeid not in MAY_SKIP:
            report.outcome = "failed"
            report.longrepr = f"skipped, but KUNITORI_STRICT is set: {_reason(report)}"
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if _is_skip(report):
            self._tests[report.nodeid] = _reason(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if _is_skip(report):
            self._files[report.nodeid] = _reason(report)

    # Every worker of pytest-xdist collects all files, but the controller hears of one skip for each place in the
    # source: files that are skipped by a module they all import would count as one.

    def pytest_sessionfinish(self) -> None:
        if hasattr(self._config, "workeroutput"):
            self._config.workeroutput[_OUTPUT] = self._files

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self._files |= getattr(node, "workeroutput", {}).get(_OUTPUT, {})

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self) -> None:
        if workers := self._config.pluginmanager.get_plugin("terminaldistreporter"):
            workers.ensure_show_status = lambda: None  # "bringing up nodes...", twice

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        tests, files = Counter(self._tests.values()), Counter(self._files.values())
        for reason in sorted({*tests, *files}):
            counts = ((tests[reason], "test"), (files[reason], "file"))
            told = " and ".join(f"{n} {what}{'s' * (n > 1)}" for n, what in counts if n)
            terminalreporter.write_line(f"skipped {told}: {reason}")

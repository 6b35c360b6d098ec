"""Metrics of a server, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

__all__ = ["Metrics"]

_STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

_COUNTED = {
    "requests": "HTTP requests by status.",
    "frames_in": "Messages that came in over sockets.",
    "frames_out": "Messages that went out over sockets.",
    "refused": "Acts that were refused.",
    "appended": "Entries written to the log of a table, by kind.",
    "races": "Entries that another process had written first.",
    "bot_moves": "Moves that bots made.",
    "turned_away": "Connections that were ended: too many, too slow, or without a reader.",
    "pushes": "Messages to guests who have no page open, by outcome.",
    "errors": "Mistakes of the program, each with its traceback in the log.",
}
_TIMED = {
    "request_seconds": "From a request to its answer.",
    "act_seconds": "From an act to its place in the log.",
    "render_seconds": "To draw a table for one viewer.",
    "bot_seconds": "That a bot thought about one move.",
}
_LEVELS = {
    "connections": "Open connections, with sockets.",
    "sockets": "Open sockets.",
    "tables": "Tables in memory.",
    "driving": "1 in the process that drives bots and clocks.",
    "thinking": "Bots and analyses that think or wait to.",
    "writing": "Replays, reviews, imports and the like that are being made or wait.",
    "stored_tables": "Tables in the store.",
    "stored_entries": "Entries in the logs of all tables.",
    "stored_bytes": "Size of the database.",
}


class Metrics:
    """Counters, durations, and gauges that are read on demand.

    >>> metrics = Metrics()
    >>> metrics.count("requests", "200")
    >>> metrics.counted("requests")
    {'200': 1}
    """

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._durations = {name: [0] * (len(_STEPS) + 1) for name in _TIMED}
        self._sums = dict.fromkeys(_TIMED, 0.0)
        self._levels: dict[str, Callable[[], float]] = {}

    def count(self, name: str, kind: str = "", n: int = 1) -> None:
        """Count something."""
        self._counts[name, kind] += n

    def time(self, name: str, seconds: float) -> None:
        """Record how long something took."""
        self._durations[name][bisect_left(_STEPS, seconds)] += 1
        self._sums[name] += seconds

    def watch(self, name: str, level: Callable[[], float]) -> None:
        """Register how a gauge is read."""
        self._levels[name] = level

    def counted(self, name: str) -> Mapping[str, int]:
        """The counts under a name, by kind."""
        return {kind: n for (counted, kind), n in self._counts.items() if counted == name}

    def text(self) -> str:
        """All metrics in the format of Prometheus."""
        return "\n".join([*self._counter_lines(), *self._duration_lines(), *self._level_lines()]) + "\n"

    def _counter_lines(self) -> Iterator[str]:
        for name, help in _COUNTED.items():
            yield from (f"# HELP kunitori_{name}_total {help}", f"# TYPE kunitori_{name}_total counter")
            for kind, n in sorted(self.counted(name).items()) or [("", 0)]:
                yield f"kunitori_{name}_total" + (f'{{kind="{kind}"}}' if kind else "") + f" {n}"

    def _duration_lines(self) -> Iterator[str]:
        for name, help in _TIMED.items():
            yield from (f"# HELP kunitori_{name} {help}", f"# TYPE kunitori_{name} histogram")
            total = 0
            for step, n in zip((*_STEPS, "+Inf"), self._durations[name], strict=True):
                total += n
                yield f'kunitori_{name}_bucket{{le="{step}"}} {total}'
            yield from (f"kunitori_{name}_sum {self._sums[name]:.6f}", f"kunitori_{name}_count {total}")

    def _level_lines(self) -> Iterator[str]:
        for name, help in _LEVELS.items():
            level = self._levels[name]() if name in self._levels else 0
            yield from (f"# HELP kunitori_{name} {help}", f"# TYPE kunitori_{name} gauge")
            yield f"kunitori_{name} {_number(level)}"


def _number(value: float) -> str:
    """A number as Prometheus writes it.

    >>> _number(12.0), _number(float("nan"))
    ('12', 'NaN')
    """
    return "NaN" if value != value else f"{value:g}"

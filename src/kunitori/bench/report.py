"""The figures of a run for people and for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from kunitori.bench.figures import BenchRow, BenchRun
from kunitori.bench.floors import Floor, FloorCheck
from kunitori.i18n import Message, Texts, message
from kunitori.i18n.numbers import decimal

__all__ = ["as_json", "show", "show_missed"]

ENGINE = (
    "decisions_per_second",
    "games_per_second",
    "step_ns",
    "apply_ns",
    "apply_and_decision_ns",
    "clone_ns",
    "times_uncompiled",
    "times_one_thread",
)
PEERS = ("times_pyminion_decisions", "times_pyminion_games", "times_hearts", "times_crazy_eights")
SEARCH = (
    "iterations_per_second",
    "iteration_ns",
    "decisions_in_each",
    "decisions_per_second",
    "budget_ns",
    "times_one_thread",
)
SEARCH_PEERS = (
    "times_hearts_iterations",
    "times_hearts_decisions",
    "times_gin_rummy_iterations",
    "times_gin_rummy_decisions",
    "times_pyminion_playouts",
    "times_pyminion_decisions",
)
ENVS = (
    "many_steps_per_second",
    "raw_steps_per_second",
    "vector_steps_per_second",
    "solo_steps_per_second",
    "seats_steps_per_second",
    "spiel_decisions_per_second",
    "spiel_clone_ns",
    "times_one_thread",
)
ENV_PEERS = ("times_pgx_leduc", "times_spiel_leduc", "times_rlcard_leduc", "times_pettingzoo_connect_four")
TABLES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "engine": (ENGINE, PEERS),
    "search": (SEARCH, SEARCH_PEERS),
    "envs": (ENVS, ENV_PEERS),
}
EXTRAS = {"envs": "bench-envs"}
"""The extra with a bench's peers, where it is not ``bench``."""


def as_json(figures: BenchRun, verdicts: Sequence[FloorCheck]) -> str:
    """The whole run as one JSON object."""
    data = {
        "bench": figures.bench,
        "engine": "compiled" if figures.is_compiled else "python",
        "python": figures.python,
        "cores": figures.cores,
        "rounds": figures.rounds,
        "peers": figures.peers,
        "rows": [
            {"game": row.game, "players": row.players}
            | of_way(row)
            | {name: value if value is None else round(value, 2) for name, value in row.figures.items()}
            for row in figures.rows
        ],
        "floors": [
            {
                "game": verdict.floor.game,
                "players": verdict.floor.players,
                **of_way(verdict.floor),
                "figure": verdict.floor.figure,
                "at_most" if verdict.floor.is_time else "at_least": verdict.floor.bound,
                "value": verdict.value if verdict.value is None else round(verdict.value, 2),
                "is_met": verdict.is_met,
            }
            for verdict in verdicts
        ],
    }
    return json.dumps(data, indent=2)


def of_way(what: BenchRow | Floor) -> dict[str, str]:
    """The kind of search, if there is one."""
    return {"way": what.way} if what.way else {}


def show(figures: BenchRun, verdicts: Sequence[FloorCheck], say: Texts, console: Console) -> None:
    """Three tables: our own figures, the comparison with peers, and the floors."""
    engine = say("bench-compiled") if figures.is_compiled else say("bench-uncompiled")
    head = say("bench-head", engine=engine, python=figures.python, cores=figures.cores, rounds=figures.rounds)
    write_line(head, console)
    alone, beside = TABLES[figures.bench]
    console.print(table(figures.rows, alone, say))
    absent = tuple(name for name, version in figures.peers.items() if version is None)
    if len(absent) < len(figures.peers):
        compared = [row for row in figures.rows if any(row.figures[name] for name in beside)]
        console.print(table(compared, [n for n in beside if any(row.figures[n] for row in compared)], say))
    if absent:
        extra = EXTRAS.get(figures.bench, "bench")
        write_line(say("bench-absent", peers=absent, count=len(absent), extra=extra), console)
    console.print(floors(verdicts, say))


def show_missed(verdicts: Sequence[FloorCheck], say: Texts, console: Console) -> None:
    """List the missed floors, or say that none was missed, and how many could not be tested."""
    missed = [verdict for verdict in verdicts if verdict.is_met is False]
    for verdict in missed:
        assert verdict.value is not None
        line = say(
            "bench-missed",
            floor=name_of(verdict.floor),
            bound=bound_of(verdict.floor),
            value=quantity(verdict.floor.figure, verdict.value),
        )
        write_line(line, console, "red")
    untested = sum(verdict.is_met is None for verdict in verdicts)
    if untested:
        write_line(say("bench-untested", count=untested), console)
    if not missed:
        write_line(say("bench-met", count=len(verdicts) - untested), console)


def write_line(text: str, console: Console, style: str = "") -> None:
    """Print a sentence without markup; the terminal wraps it."""
    console.print(text, highlight=False, markup=False, soft_wrap=True, style=style)


def table(rows: Sequence[BenchRow], names: Sequence[str], say: Texts) -> Table:
    """One line per game, player count and kind of search."""
    has_ways = any(row.way for row in rows)
    shown = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    shown.add_column(say("bench-game"), vertical="bottom", no_wrap=True)
    shown.add_column(say("bench-players"), justify="right", vertical="bottom", overflow="fold")
    if has_ways:
        shown.add_column(say("bench-way"), vertical="bottom", no_wrap=True)
    for id in names:
        shown.add_column(say("bench-" + id.replace("_", "-")), justify="right", vertical="bottom", overflow="fold")
    for before, row in zip([None, *rows], rows, strict=False):
        if before and before.game != row.game:
            shown.add_section()
        figures = (row.figures[name] for name in names)
        cells = [say("bench-none") if n is None else say(quantity(i, n)) for i, n in zip(names, figures, strict=True)]
        ways = [say(f"bench-way-{row.way}")] if has_ways else []
        shown.add_row(say("game-" + row.game.replace("_", "-")), str(row.players), *ways, *cells)
    return shown


def floors(verdicts: Sequence[FloorCheck], say: Texts) -> Table:
    """One line per floor."""
    shown = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    shown.add_column(say("bench-floor"), min_width=40)
    for id in ("bench-bound", "bench-measured"):
        shown.add_column(say(id), justify="right")
    shown.add_column("")
    for verdict in verdicts:
        floor, value = verdict.floor, verdict.value
        cell = say("bench-none") if value is None else say(quantity(floor.figure, value))
        mark = {True: "[green]✓[/]", False: "[red]✗[/]", None: ""}[verdict.is_met]
        shown.add_row(say(name_of(floor)), say(bound_of(floor)), cell, mark)
    return shown


def name_of(floor: Floor) -> Message:
    """The figure and the table of a floor."""
    figure = message("bench-" + floor.figure.replace("_", "-"))
    game = message("game-" + floor.game.replace("_", "-"))
    if floor.way:
        way = message(f"bench-way-{floor.way}")
        return message("bench-floor-name-way", figure=figure, game=game, players=floor.players, way=way)
    return message("bench-floor-name", figure=figure, game=game, players=floor.players)


def bound_of(floor: Floor) -> Message:
    """The bound of a floor, with the goal if it has one."""
    bound = quantity(floor.figure, floor.bound)
    if floor.goal is not None:
        return message("bench-at-least-goal", bound=bound, goal=quantity(floor.figure, floor.goal))
    return message("bench-at-most", bound=bound) if floor.is_time else message("bench-at-least", bound=bound)


def quantity(figure: str, value: float) -> Message:
    """A figure with its unit, to about three digits."""
    if figure.startswith("times_"):
        return message("bench-times", number=number(value))
    if not figure.endswith("_ns"):
        return message("bench-count", count=round(value))
    if value < 1000:
        return message("bench-ns", number=number(value))
    if value < 1_000_000:
        return message("bench-us", number=number(value / 1000))
    return message("bench-ms", number=number(value / 1_000_000))


def number(value: float) -> Message:
    """One decimal below ten, none above."""
    return decimal(value) if round(value, 1) < 10 else message("bench-count", count=round(value))

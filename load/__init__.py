"""Many tables at once, and several servers: how soon a move is seen, and that none is lost (docs/load.md)."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from kunitori.i18n import message, texts
from load.crowd import CROWD, measure_crowd
from load.private_postgres import NoPostgres
from load.race import RACE, measure_race
from load.report import Figure, as_data, crowd_figures, race_figures, show

__all__ = ["main"]


def main(
    tables: int = CROWD.tables,
    seconds: float = CROWD.seconds,
    language: str = "en",
    json_file: Path | None = None,
    has_race: bool = True,
    postgres: bool = False,
) -> int:
    """Measure, print, write the JSON file; returns 1 if a bound was missed."""
    say, console = texts(language), Console()
    crowd = replace(CROWD, tables=tables, seconds=seconds, postgres=postgres)
    console.print(say("load-begins", tables=tables, seats=crowd.seats), highlight=False, soft_wrap=True)
    parts: dict[str, list[Figure]] = {}
    parts["crowd"] = crowd_figures(measure_crowd(crowd, lambda id: console.print(say(id), highlight=False)))
    show(message("load-crowd", tables=tables), parts["crowd"], say, console)
    if has_race:
        try:
            parts["race"] = race_figures(measure_race(RACE))
        except NoPostgres as missing:
            console.print(missing.sentence(language), style="red", highlight=False, soft_wrap=True)
            return 1
        show(message("load-race"), parts["race"], say, console)
    if json_file is not None:
        json_file.parent.mkdir(parents=True, exist_ok=True)
        json_file.write_text(json.dumps(as_data(parts), indent=2) + "\n", encoding="utf-8")
    return 0 if all(figure.is_met for figures in parts.values() for figure in figures) else 1

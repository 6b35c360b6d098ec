"""Attackers within all limits beside honest players, and what each of them gets (docs/attacks.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from attack.attacks import ATTACKS
from attack.report import as_data, show
from attack.siege import SHORT, WHOLE, AttackFailed, besiege
from kunitori.i18n import message, texts

__all__ = ["main"]


def main(names: Sequence[str] = (), is_short: bool = False, language: str = "en", json_file: Path | None = None) -> int:
    """Attack, print, write the JSON file; returns 1 if a bound was missed."""
    say, console = texts(language), Console()
    chosen = [kind for kind in ATTACKS if not names or kind.name in names]
    console.print(say("attack-begins", count=len(chosen)), highlight=False, soft_wrap=True)
    try:
        run = besiege(
            SHORT if is_short else WHOLE,
            chosen,
            lambda done: console.print(say(message(f"attack-name-{done.name}")), highlight=False),
        )
    except AttackFailed as problem:
        console.print(problem.sentence(language), style="red", highlight=False, soft_wrap=True)
        return 1
    show(run, say, console)
    if json_file is not None:
        json_file.parent.mkdir(parents=True, exist_ok=True)
        json_file.write_text(json.dumps(as_data(run), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0 if run.is_met else 1

"""Write docs/learning.md and its picture from the results of examples/learning/ppo.py in docs/learning.

`make learn` makes these results. --check only says whether page and picture are up to date.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"
PAGE, PICTURE = DOCS / "learning.md", DOCS / "images" / "learning.svg"
RETAINERS = ("retainer/merchant", "retainer/builder", "retainer/warrior")
LINES = {"mixed-1": "#1f5a96", "mixed-2": "#4f86bd", "mixed-3": "#8db4da", "alone": "#b8462c"}
PANELS = ("money", "retainers", "captain")
WIDTH, HEIGHT, GAP = 220, 180, 60

HEAD = """# Learning the game

[`examples/learning/ppo.py`](../examples/learning/ppo.py) learns World on Fire for two players from nothing: PPO with
masked actions, on [many games at once](environments.md#many-games-at-once), in one file that is meant to be read.

```sh
pip install "kunitori[learn]"     # PyTorch; the build for the processor is enough
python examples/learning/ppo.py --seed 1 --rivals money,retainer/warrior --out learnt
```

Half of the {games} games are self-play; in the other half the learner meets the bots named by `--rivals`. The net has
two layers of {width}. It gets the bytes of an [observation](environments.md#observations) that can differ from 0, and
the mask. The reward at the end is 1 or -1, and {point} for each point more or less than the rival's. Treasure is played
without asking.

## What it reached

`make learn` repeats these runs and writes this page. Every run had {steps:,} steps; an exam is {exam:,} games, with the
likeliest action every time and at most 200 rounds. Won, in %; the 95% interval is at most ±{margin:.1f}:

"""
TAIL = """
Retainers: the mean over the three styles, with an equal number of games against each. `retainer/merchant`,
`retainer/builder` and `captain` were never met in training.

![Shares of games won while learning](images/learning.svg)

{alone}
"""


def results() -> dict[str, dict[str, Any]]:
    found = {name: DOCS / "learning" / f"{name}.json" for name in LINES}
    return {name: json.loads(file.read_text(encoding="utf-8")) for name, file in found.items()}


def share(won: Mapping[str, float], bot: str) -> float:
    return sum(won[style] for style in RETAINERS) / len(RETAINERS) if bot == "retainers" else won[bot]


def label(name: str) -> str:
    kind, _, seed = name.partition("-")
    return f"mixed, seed {seed}" if kind == "mixed" else "self-play alone, seed 1"


def table(found: Mapping[str, dict[str, Any]]) -> Iterator[str]:
    heads = ("random", "money", "retainers", *RETAINERS, "captain")
    yield f"| run | {' | '.join(f'`{bot}`' if bot != 'retainers' else bot for bot in heads)} | CPU, minutes |"
    yield f"| --- |{' --: |' * (len(heads) + 1)}"
    for name, result in found.items():
        shares = " | ".join(f"{share(result['won'], bot):.1f}" for bot in heads)
        yield f"| {label(name)} | {shares} | {result['cpu_seconds'] / 60:.0f} |"


def page(found: Mapping[str, dict[str, Any]]) -> str:
    first = found["mixed-1"]
    settings = first["settings"]
    best = max(share(each["won"], "retainers") for each in found["alone"]["curve"])
    alone = (
        "The red line is self-play alone. Its best look at the retainers, on the way, was"
        f" {best:.1f}%, its last exam {share(found['alone']['won'], 'retainers'):.1f}%. Against itself"
        "\na learner finds what beats itself; a bot of another kind can still surprise it. A look on the way is"
        f" {first['games'] // 5} games against each bot."
    )
    head = HEAD.format(**{**settings, "exam": first["games"]}, margin=196 * 0.5 / first["games"] ** 0.5)
    return head + "\n".join(table(found)) + "\n" + TAIL.format(alone=alone)


def panel(bot: str, found: Mapping[str, dict[str, Any]], left: float) -> Iterator[str]:
    most = found["mixed-1"]["settings"]["steps"]
    yield f'<g transform="translate({left} 40)"><text y="-10" font-weight="bold">against {bot}</text>'
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff" stroke="#999"/>'
    for percent in (0, 50, 100):
        y = HEIGHT * (1 - percent / 100)
        yield f'<path d="M0 {y:g}h{WIDTH}" stroke="#ddd"/><text x="-6" y="{y + 4:g}" text-anchor="end">{percent}</text>'
    for part in range(3):
        x = WIDTH * part / 2
        yield f'<text x="{x:g}" y="{HEIGHT + 16}" text-anchor="middle">{most * part / 2e6:g} M</text>'
    for name, colour in LINES.items():
        points = [
            f"{WIDTH * min(1, look['steps'] / most):.1f} {HEIGHT * (1 - share(look['won'], bot) / 100):.1f}"
            for look in found[name]["curve"]
        ]
        yield f'<path d="M{"L".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>'
    yield "</g>"


def picture(found: Mapping[str, dict[str, Any]]) -> str:
    width, height = len(PANELS) * (WIDTH + GAP) + 20, HEIGHT + 110
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' font-family="sans-serif" font-size="12">',
        "<title>Games won, in per cent, by steps of learning</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for number, bot in enumerate(PANELS):
        parts.extend(panel(bot, found, 50 + number * (WIDTH + GAP)))
    for number, (name, colour) in enumerate(LINES.items()):
        x = 50 + 170 * number
        parts.append(f'<path d="M{x} {height - 20}h20" stroke="{colour}" stroke-width="3"/>')
        parts.append(f'<text x="{x + 26}" y="{height - 16}">{label(name)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main(*, is_check: bool) -> int:
    found = results()
    wanted = {PAGE: page(found), PICTURE: picture(found)}
    if not is_check:
        for file, text in wanted.items():
            file.write_text(text, encoding="utf-8")
        return 0
    old = [file.name for file, text in wanted.items() if not file.is_file() or file.read_text("utf-8") != text]
    if old:
        print(f"{', '.join(old)}: out of date. Run: python tools/write_learning.py")
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main(is_check="--check" in sys.argv))

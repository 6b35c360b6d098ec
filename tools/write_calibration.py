"""Measure whether the coach's win chances come true, and write docs/calibration.md and its pictures.

    python tools/write_calibration.py [GAMES [NODES [JOBS]]]

For every game and every number of players, GAMES games between lords are played. At the start of some turns the coach
is asked with NODES simulations; its chance for the player is compared with the result. The same numbers give the same
page.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

from kunitori.arena import Crew
from kunitori.bots.strategy import GAMES
from kunitori.cards import card_set
from kunitori.cards.facts import game_name
from kunitori.i18n import texts
from kunitori.review.calibration import (
    Forecast,
    Sample,
    bins,
    brier,
    brier_margin,
    forecasts,
    gap,
    gap_by_chance,
    spread_of,
)
from kunitori.telling.coach import NODES

DOCS = Path(__file__).parents[1] / "docs"
PAGE, PICTURE = DOCS / "calibration.md", DOCS / "images" / "calibration.svg"
SIZES = (2, 3, 4, 5, 6)
BOT, SEED, POSITIONS = "lord", "2026", 3
COLOURS = ("#1f5a96", "#8a5a00", "#b8462c", "#6b3fa0", "#3f7d3a")
MARKS = ("circle", "triangle", "square", "bar", "diamond")
SIDE, GAP_X, GAP_Y = 230, 70, 70

HEAD = """# Do the win chances come true?

The coach tells chances. They are *calibrated* if, of all games in which it says 70%, about 70% are won. This page
compares what it said with what came: for every game and every number of players, {games} games between lords with fresh
seeds, {positions} turns of each, chosen at random. Before the turn the coach is asked with {nodes:,}
simulations{usual}, from what the player may know. `python tools/write_calibration.py {games} {nodes}`
plays all of it again.

![What the coach said, and what share of these games was won](images/calibration.svg)

Each mark is a tenth of the scale; a larger one stands for more positions. On the diagonal the chances are right. Marks
below it say that the coach promised too much.

- The **Brier score** is the mean squared distance between the chance and the result (1 or 0). A perfect prophet has 0.
  The next column has the score of somebody who knows nothing but how often such positions are won.
- **Said** and **won** are the mean chance and the share of positions that were won.
- The **gap** is the mean distance between the two over the tenths. With few positions, chance alone makes a gap: the
  last column says how large it would be on average if every chance were exactly right.

The intervals (95%) count games, because the positions of one game resemble each other. The players are lords, and so is
the mind behind the coach; against people the chances may be less right.

"""
TABLE = """| game | players | positions | Brier score | knowing nothing | said, % | won, % | gap, % | by chance, % |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
"""

Cells = Mapping[tuple[str, int], list[Forecast]]
say = texts("en")


def measured(games: int, nodes: int, crew: Crew) -> Cells:
    cells: dict[tuple[str, int], list[Forecast]] = {}
    for game in GAMES:
        for players in sizes_of(game):
            sample = Sample(card_set(game), players, BOT, games, POSITIONS, nodes, SEED)
            told = [each for some in crew.map(partial(forecasts, sample), range(games)) for each in some]
            cells[game, players] = told
            print(f"{game}, {players}: {brier(told):.3f}, gap {gap(told):.3f}", flush=True)
    return cells


def sizes_of(game: str) -> tuple[int, ...]:
    """The numbers of players of a game; in Moegahara two equal teams play."""
    return tuple(size for size in SIZES if not (card_set(game).teams and size % 2))


def rows(cells: Cells) -> Iterator[str]:
    for (game, players), told in cells.items():
        said = sum(each.chance for each in told) / len(told)
        won = sum(each.is_won for each in told) / len(told)
        yield (
            f"| {say(game_name(game))} | {players} | {len(told)} | {brier(told):.3f} ± {brier_margin(told):.3f} |"
            f" {spread_of(told):.3f} | {100 * said:.1f} | {100 * won:.1f} | {100 * gap(told):.1f} |"
            f" {100 * gap_by_chance(told):.1f} |"
        )


def mark(shape: str, x: float, y: float, r: float, colour: str) -> str:
    if shape == "circle":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{colour}" fill-opacity=".75"/>'
    if shape == "triangle":
        return f'<path d="M{x:.1f} {y - r:.1f}l{r:.1f} {2 * r:.1f}h{-2 * r:.1f}z" fill="{colour}" fill-opacity=".75"/>'
    turn = f' transform="rotate(45 {x:.1f} {y:.1f})"' if shape == "diamond" else ""
    high = r / 2 if shape == "bar" else r
    box = f'x="{x - r:.1f}" y="{y - high:.1f}" width="{2 * r:.1f}" height="{2 * high:.1f}"'
    return f'<rect {box}{turn} fill="{colour}" fill-opacity=".75"/>'


def panel(game: str, cells: Cells, left: float, top: float) -> Iterator[str]:
    yield f'<g transform="translate({left} {top})"><text x="0" y="-10" font-weight="bold">{say(game_name(game))}</text>'
    yield f'<rect width="{SIDE}" height="{SIDE}" fill="#fff" stroke="#999"/>'
    yield f'<path d="M0 {SIDE}L{SIDE} 0" stroke="#999" stroke-dasharray="4 4"/>'
    for share in (0, 50, 100):
        at = SIDE * share / 100
        yield f'<text x="{at}" y="{SIDE + 16}" text-anchor="middle">{share}</text>'
        yield f'<text x="-6" y="{SIDE - at + 4}" text-anchor="end">{share}</text>'
    for size, colour, shape in zip(SIZES, COLOURS, MARKS, strict=True):
        if (game, size) not in cells:
            continue
        points = [(SIDE * part.said, SIDE * (1 - part.won), len(part)) for part in bins(cells[game, size])]
        total = sum(number for _, _, number in points)
        line = "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in points)
        yield f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="1.5" stroke-opacity=".4"/>'
        for x, y, number in points:
            yield mark(shape, x, y, 2 + 10 * (number / total) ** 0.5, colour)
    yield "</g>"


def picture(cells: Cells) -> Iterator[str]:
    width, height = 2 * SIDE + GAP_X + 70, 2 * SIDE + GAP_Y + 120
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' font-family="sans-serif" font-size="12">'
    )
    yield "<title>Reliability of the coach’s win chances, by game and number of players</title>"
    yield f'<rect width="{width}" height="{height}" fill="#fff"/>'
    for number, game in enumerate(GAMES):
        yield from panel(game, cells, 50 + number % 2 * (SIDE + GAP_X), 40 + number // 2 * (SIDE + GAP_Y))
    for number, (size, colour, shape) in enumerate(zip(SIZES, COLOURS, MARKS, strict=True)):
        x = 50 + 100 * number
        yield mark(shape, x, height - 36, 5, colour)
        yield f'<text x="{x + 12}" y="{height - 32}">{size} players</text>'
    yield f'<text x="{width - 20}" y="{height - 12}" text-anchor="end">across: said, up: won, in %</text>'
    yield "</svg>"


def main(games: int = 200, nodes: int = NODES, jobs: int = 1) -> None:
    with Crew(jobs) as crew:
        cells = measured(games, nodes, crew)
    usual = "" if nodes == NODES else f" (at the table it has {NODES:,})"
    head = HEAD.format(games=games, positions=POSITIONS, nodes=nodes, usual=usual)
    PAGE.write_text(head + TABLE + "\n".join(rows(cells)) + "\n", encoding="utf-8")
    PICTURE.write_text("\n".join(picture(cells)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

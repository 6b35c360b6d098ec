"""Mine puzzles from games of the bots, until every game has as many as wanted.

    python tools/mine_puzzles.py [--number N] [--folder FOLDER] [GAME...]

Every puzzle is written as soon as it is found, so the tool can be stopped at any time; the next run goes on with the
next game of the bots. The games take turns. Without a folder the puzzles of the package grow.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import kunitori.puzzles
from kunitori.puzzles.mining import Mine, provenance
from kunitori.puzzles.shelf import GAMES, read_puzzles, write_provenance, write_puzzle

SHIPPED = Path(kunitori.puzzles.__file__).parent / "data"


def opened(file: Path, game: str, wanted: int) -> Mine:
    """The mine of a game, with what the file already holds."""
    made = provenance(game)
    if not file.exists():
        file.write_text(write_provenance(made) + "\n", encoding="utf-8")
    found = [*read_puzzles(file.read_text(encoding="utf-8"))]
    if write_provenance(made) != file.read_text(encoding="utf-8").partition("\n")[0]:
        raise SystemExit(f"{file} was mined with other cards or bots. Move it away to begin anew.")
    return Mine(made, wanted, found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"any of {', '.join(GAMES)}; all without one")
    parser.add_argument("--number", type=int, default=240, help="puzzles per game")
    parser.add_argument("--folder", type=Path, default=SHIPPED)
    options = parser.parse_args()
    games = options.games or [*GAMES]
    if unknown := {*games} - {*GAMES}:
        parser.error(f"There are no puzzles of {', '.join(sorted(unknown))}.")
    options.folder.mkdir(parents=True, exist_ok=True)
    mines = {game: opened(options.folder / f"{game}.jsonl", game, options.number) for game in games}
    sources = {game: mine.next_source for game, mine in mines.items()}
    begun = time.monotonic()
    while open_mines := [mine for mine in mines.values() if len(mine.found) < mine.wanted]:
        mine = min(open_mines, key=lambda each: len(each.found))
        game = mine.made.game
        with (options.folder / f"{game}.jsonl").open("a", encoding="utf-8") as file:
            for puzzle in mine.dig(sources[game]):
                file.write(write_puzzle(puzzle) + "\n")
                file.flush()
                if len(mine.found) >= mine.wanted:
                    break
        sources[game] += 1
        counts = ", ".join(f"{name} {len(each.found)}" for name, each in mines.items())
        print(f"{time.monotonic() - begun:7.0f} s  {counts}  (game {sources[game] - 1} of {game}: "
              f"{mine.looked_at} looked at, {mine.checked} checked)", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()

"""What a move costs one core, part by part, without network and store: ``python -m load.cost``.

Bots play games of four people beforehand; then their moves are made again at a table that four players watch, and the
CPU time of each part is taken. The "quiet" game is one in which everybody plays a card and ends the turn, for ever: its
moves are alike, so whatever grows there grows with the length of the game alone.

To compare with an older version, run it from here with that version's ``src`` first in ``PYTHONPATH``.
"""

from __future__ import annotations

import gc
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from kunitori.bots import new_bot
from kunitori.game import Game, new_game
from kunitori.tables import Settings, Table
from kunitori.web.live import Live
from kunitori.web.render import Extras, Sent, frame
from kunitori.web.socket.messages import encoded

__all__ = ["GAMES", "PARTS", "QUIET", "Cost", "cost_at"]

GAMES = ("kunitori", "world_on_fire", "world_chaos", "moegahara")
QUIET = "quiet"
SEATS = 4
PARTS = ("check", "apply", "views", "frames", "json")
"""Is the move legal; play it; what each viewer may know; the fragments that changed for each; their JSON."""
_BOT = "captain"
_PLACES = (10, 100, 1000)
_QUIET_PLACES = (10, 100, 1000, 10_000)
_MEASURED_MOVES = 60
_TABLES = 4


@dataclass
class Cost:
    """The CPU time of some moves, in nanoseconds by part."""

    moves: int = 0
    spent: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PARTS, 0))

    def per_move(self, part: str) -> float:
        """Microseconds for a move."""
        return self.spent[part] / max(1, self.moves) / 1000

    @property
    def hot(self) -> float:
        """Microseconds for a move, all parts together."""
        return sum(map(self.per_move, PARTS))


@cache
def _moves_of(game: str, seed: str, number: int) -> tuple[str, ...]:
    """The first moves of a game between bots, or of a quiet game; fewer if it ends before."""
    played = _new(game, seed)
    bots = [new_bot(_BOT, f"{seed} {seat}") for seat in range(SEATS)]
    while not played.is_over and played.move_count < number:
        decision = played.decision
        assert decision is not None
        if game == QUIET:
            is_new_turn = not played.view(None).played and "play copper" in decision.texts
            played.apply("play copper" if is_new_turn else "end")
        else:
            played.apply(bots[decision.player].decide(played.view(decision.player), decision))
    return played.moves[:number]


def _new(game: str, seed: str) -> Game:
    return new_game("kunitori" if game == QUIET else game, _names(), seed, start=0)


def _names() -> list[str]:
    return [f"Name {seat}" for seat in range(SEATS)]


def _seated(game: str, seed: str) -> Table:
    game = "kunitori" if game == QUIET else game
    settings = Settings.read({"game": game, "seats": ["person"] * SEATS, "seed": seed, "start": 0})
    table = Table(f"{game}{seed}", settings, 0.0)
    for seat, name in enumerate(_names()):
        table.add(table.sit(f"guest {seat}", name, "hishi", "h" * 64).at(table.seq + 1, 0.0))
    if table.stage == "gathering":
        table.add(table.start().at(table.seq + 1, 0.0))
    return table


def cost_at(game: str, place: int, seeds: Sequence[str], languages: Sequence[str] = ("en",)) -> Cost:
    """What the moves after this many cost. Games that end before count nothing."""
    cost = Cost()
    for seed in seeds:
        moves = _moves_of(game, seed, place + _MEASURED_MOVES)
        live = Live(_seated(game, seed), lambda: 0.0)
        live.find_elsewhere(frozenset(range(SEATS)))  # everybody is there
        for move in moves[:place]:
            assert live.table.asked is not None
            live.add(live.table.move(live.table.asked, move).at(live.table.seq + 1, 0.0))
        _measure(live, moves[place:], [languages[seat % len(languages)] for seat in range(SEATS)], cost)
    return cost


def _measure(live: Live, moves: Sequence[str], languages: Sequence[str], cost: Cost) -> None:
    table, extras = live.table, Extras()
    caches = [*map(live.cache, languages)]
    sent: list[Sent | None] = [None] * SEATS
    for seat, language in enumerate(languages):
        sent[seat] = frame(None, live.seen(seat, (seat,)), language, extras, "", caches[seat])[1]
    gc.collect()
    gc.freeze()
    clock = time.process_time_ns
    for move in moves:
        begin = clock()
        assert table.asked is not None
        draft = table.move(table.asked, move)
        checked = clock()
        live.add(draft.at(table.seq + 1, 0.0))
        applied = clock()
        live.tell()
        seen = [live.seen(seat, (seat,)) for seat in range(SEATS)]
        viewed = clock()
        messages = []
        for seat, language in enumerate(languages):
            message, sent[seat] = frame(sent[seat], seen[seat], language, extras, "", caches[seat])
            messages.append(message)
        framed = clock()
        for message in messages:
            encoded(message)
        ended = clock()
        times = (begin, checked, applied, viewed, framed, ended)
        for part, first, then in zip(PARTS, times, times[1:], strict=False):
            cost.spent[part] += then - first
        cost.moves += 1
    gc.unfreeze()


def _rows(games: Sequence[str], tables: int) -> Iterator[tuple[str, int, Cost]]:
    seeds = [str(seed) for seed in range(1, tables + 1)]
    for game in games:
        places = _QUIET_PLACES if game == QUIET else _PLACES
        cost_at(game, places[0], seeds)  # fills the caches that all tables share
        for place in places:
            if (cost := cost_at(game, place, seeds)).moves:
                yield game, place, cost


def main() -> int:
    """Print a table: microseconds for a move, by game, place in the game and part."""
    parser = ArgumentParser(prog="python -m load.cost")
    parser.add_argument("--game", choices=(*GAMES, QUIET), action="append")
    parser.add_argument("--tables", type=int, default=_TABLES)
    options = parser.parse_args()
    line = "{:<14}{:>7}{:>7}" + "{:>8}" * (len(PARTS) + 1)
    print(line.format("game", "place", "moves", *PARTS, "hot"))
    for game, place, cost in _rows(options.game or (*GAMES, QUIET), options.tables):
        figures = [f"{cost.per_move(part):.0f}" for part in PARTS]
        print(line.format(game, place, cost.moves, *figures, f"{cost.hot:.0f}"), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Tables worth looking at: many cards, long names, somebody in the middle of a decision."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

from load.client import random_move
from load.server_process import ServerProcess
from tests.property.tables import rich
from tests.web.set_tables import id_of, set_table_in

from kunitori import Game
from kunitori.values.decision import Decision

NAMES = ("Ann", "Maximiliane", "織田信長", "Daisuke", "Émilie-Rose", "Finn")


def until(game: Game, holds: Callable[[Decision], bool], seed: int = 0, moves: int = 600) -> Game:
    """The game, played on at random until somebody has to make such a decision."""
    chance = random.Random(seed)
    for _ in range(moves):
        decision = game.decision
        if decision is None or holds(decision):
            break
        game.apply(random_move(game, chance))
    return game


def full(name: str, seats: int, seed: int, holds: Callable[[Decision], bool], rounds: int = 30) -> Game:
    """A game in which everybody has many cards, at such a decision of the first player."""
    game = Game.of_state(rich(name, seats, seed, rounds), NAMES[:seats])
    return until(game, lambda decision: decision.player == 0 and holds(decision), seed)


def positions() -> dict[str, Game]:
    """The games, by the name of their table."""
    ended = until(Game.of_state(rich("world_on_fire", 3, 5, 2), NAMES[:3]), lambda _: False, 5)
    assert ended.is_over
    return {
        "kunitori": full("kunitori", 2, 1, lambda decision: decision.kind == "play"),
        "fire": full("world_on_fire", 4, 4, lambda decision: decision.kind == "play"),
        "chaos": full("everything", 6, 2, lambda decision: decision.kind == "buy"),
        "battle": full("world_on_fire", 3, 3, lambda decision: decision.kind in ("defend", "ambush")),
        "march": full("world_on_fire", 3, 6, lambda decision: decision.kind == "battle"),
        "field": full("moegahara", 4, 2, lambda decision: decision.kind == "deploy"),
        "ended": ended,
    }


def set_games(server: ServerProcess, games: Mapping[str, Game], bots: Sequence[str | None] = ()) -> None:
    """Put games on tables in the server's store, in a thread of its own because Playwright's loop runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        for name, game in games.items():
            thread.submit(asyncio.run, set_table_in(server.database, id_of(name), game, bots)).result()

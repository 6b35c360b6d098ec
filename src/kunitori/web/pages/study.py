"""Reviews of finished games: thought through one after the other, aside from everything else, and kept."""

from __future__ import annotations

import queue
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from kunitori.game import Game
from kunitori.review import Review, review
from kunitori.web.refusals import NotNow

__all__ = ["Desk", "Study"]

_NODES = 600
_MOST_STUDIES = 64
_MOST_MOVES = 3000


@dataclass(slots=True)
class Study:
    """How far a review is."""

    game: Game | None
    player: int | None
    moves: int
    done: int = 0
    is_begun: bool = False
    has_failed: bool = False
    review: Review | None = None

    def think(self, nodes: int) -> None:
        """Think the game through; this takes a while."""
        assert self.game is not None
        self.is_begun = True
        try:
            self.review = review(self.game, nodes=nodes, player=self.player, told=self._told)
        except Exception:  # whatever it is, it must not end the thread that others wait for
            self.has_failed = True
        self.game = None

    def _told(self, done: int, _: int) -> None:
        self.done = done


class Desk:
    """Where games are reviewed, one at a time."""

    def __init__(self, nodes: int = _NODES) -> None:
        self.nodes = nodes
        self._studies: OrderedDict[tuple[str, int, int | None], Study] = OrderedDict()
        self._waiting: queue.SimpleQueue[Study] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def study(self, id: str, seq: int, game: Game, player: int | None, may_begin: Callable[[], None]) -> Study:
        """The review of a game, which is begun if nobody has asked for it before; who may not begin one, raises."""
        key = (id, seq, player)
        found = self._studies.get(key)
        if found is None:
            may_begin()
            if len(game.moves) > _MOST_MOVES:
                raise NotNow("study-long", moves=_MOST_MOVES)
            found = self._studies[key] = Study(game.clone(), player, len(game.moves))
            self._waiting.put(found)
            if len(self._studies) > _MOST_STUDIES:
                self._studies.popitem(last=False)
            if self._thread is None:
                # A daemon: the end of the server does not wait for a thought.
                self._thread = threading.Thread(target=self._work, name="reviews", daemon=True)
                self._thread.start()
        return found

    def _work(self) -> None:
        while True:
            self._waiting.get().think(self.nodes)

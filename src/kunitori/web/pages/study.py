"""Reviews of finished games, computed one at a time in a thread and kept."""

from __future__ import annotations

import queue
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from kunitori.game import Game
from kunitori.review import Review, review
from kunitori.web.refusals import NotNow

__all__ = ["Desk", "ReviewJob"]

_NODES = 600
_MOST_STUDIES = 64
_MOST_MOVES = 3000


@dataclass(slots=True)
class ReviewJob:
    """A review and its progress."""

    game: Game | None
    player: int | None
    moves: int
    done: int = 0
    is_begun: bool = False
    has_failed: bool = False
    review: Review | None = None

    def think(self, nodes: int) -> None:
        """Compute the review; this takes a while."""
        assert self.game is not None
        self.is_begun = True
        try:
            self.review = review(self.game, nodes=nodes, player=self.player, told=self._told)
        except Exception:  # no fault may end the thread, others wait for it
            self.has_failed = True
        self.game = None

    def _told(self, done: int, _: int) -> None:
        self.done = done


class Desk:
    """Reviews games, one at a time."""

    def __init__(self, nodes: int = _NODES) -> None:
        self.nodes = nodes
        self._studies: OrderedDict[tuple[str, int, int | None], ReviewJob] = OrderedDict()
        self._waiting: queue.SimpleQueue[ReviewJob] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def study(self, id: str, seq: int, game: Game, player: int | None, may_begin: Callable[[], None]) -> ReviewJob:
        """The review of a game, begun if it is new; ``may_begin`` raises if the caller may not begin one."""
        key = (id, seq, player)
        found = self._studies.get(key)
        if found is None:
            may_begin()
            if len(game.moves) > _MOST_MOVES:
                raise NotNow("study-long", moves=_MOST_MOVES)
            found = self._studies[key] = ReviewJob(game.clone(), player, len(game.moves))
            self._waiting.put(found)
            if len(self._studies) > _MOST_STUDIES:
                self._studies.popitem(last=False)
            if self._thread is None:
                # A daemon, so that the server can end at any time.
                self._thread = threading.Thread(target=self._work, name="reviews", daemon=True)
                self._thread.start()
        return found

    def _work(self) -> None:
        while True:
            self._waiting.get().think(self.nodes)

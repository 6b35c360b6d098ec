"""Thousands of games that are stepped by one call, without the GIL. NumPy is all it needs.

>>> games = ManyGames(new_task("world_on_fire", 2), 100)
>>> rows = games.reset(seed=7)
>>> for _ in range(50):
...     rows = games.step(games.random_actions(seed=1))
>>> rows.observation.shape, rows.mask.shape, rows.reward.shape
((100, 1340), (100, 339), (100, 2))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from operator import index
from threading import Lock
from typing import Any

from kunitori.engine.batch import (
    Batch,
    Rows,
    begin_some,
    draw_actions,
    first_wrong,
    step_some,
    write_some,
)
from kunitori.engine.thinking.match import Brain
from kunitori.envs.core import Arrangement, Episode, is_strict, new_task
from kunitori.envs.opponents import SEAT, brains_of
from kunitori.errors import BadOptions, IllegalMove, KunitoriError, quoted

try:
    import numpy as np
except ImportError:
    raise KunitoriError("extra-missing", extra="envs") from None

__all__ = ["BITS", "RESETS", "GameRows", "ManyGames", "new_task"]

BITS = 64
"""The width of a mask whose actions are bits."""
RESETS = ("same_step", "next_step", "disabled")
"""When a game that has ended begins anew: at once, with the next step, or when `ManyGames.reset` is called."""
_BYTES = tuple(map(np.dtype, ("uint8", "int8", "bool")))


class GameRows:
    """What `ManyGames` writes: arrays with a row for each game. `ManyGames.rows` makes them.

    ``observation`` and ``mask`` are those of the seat in ``who``, which is -1 if the game is over; ``kind`` is the kind
    of decision. ``reward`` has a column for each seat. ``done`` is true where an episode has ended with this step, and
    ``illegal`` where it has ended because the action was not open. ``final_observation`` and ``final_mask`` are those
    of the last player, from before the game began anew; they are written only in rows that are done.
    """

    def __init__(self, width: int, arrays: dict[str, Any]) -> None:
        self.observation: Any = arrays["observation"]
        self.mask: Any = arrays["mask"]
        self.who: Any = arrays["who"]
        self.kind: Any = arrays["kind"]
        self.reward: Any = arrays["reward"]
        self.done: Any = arrays["done"]
        self.illegal: Any = arrays["illegal"]
        self.final_observation: Any = arrays["final_observation"]
        self.final_mask: Any = arrays["final_mask"]
        self.buffers: Rows = Rows(
            width, _bytes(self.observation), _bytes(self.mask), _bytes(self.who), _bytes(self.kind),
            self.reward.reshape(-1), _bytes(self.done), _bytes(self.illegal),
            _bytes(self.final_observation), _bytes(self.final_mask),
        )  # fmt: skip


class ManyGames:
    """Games of one task, played from outside in every seat, or in seat 0 against opponents.

    Each game has a seed and a generator of its own, and plays what `SoloEnv` with this seed would play. ``raw`` makes
    actions bits of the pending question instead of numbers of `task.actions`. ``reset`` is one of `RESETS`.
    ``threads`` share the games among them; what is played does not depend on their number.
    """

    def __init__(
        self,
        task: Arrangement,
        games: int,
        opponents: str | Sequence[str] | None = None,
        *,
        reset: str = RESETS[0],
        illegal: str = "end",
        raw: bool = False,
        threads: int = 1,
    ) -> None:
        for name, number in (("games", games), ("threads", threads)):
            if not isinstance(number, int) or isinstance(number, bool) or number < 1:
                raise BadOptions("error-env-number", name=name, number=quoted(str(number)))
        if reset not in RESETS:
            raise BadOptions("error-env-reset", option="reset", word=quoted(str(reset)), words=RESETS)
        self.task: Arrangement = task
        self.number: int = games
        self.raw: bool = raw
        self.actions: int = BITS if raw else task.actions.size
        self._is_strict, self._reset = is_strict(illegal), reset
        self._words: Any = np.zeros((games, task.players), np.uint64)
        self._begun: Any = np.zeros(games, np.uint8)
        self._ended: Any = np.zeros(games, np.uint8)
        self._chances: list[Any] = [None] * games
        self._parts: list[tuple[int, int, list[Brain | None]]] = [
            (games * part // threads, games * (part + 1) // threads, _seated(task, opponents))
            for part in range(threads)
        ]
        self._pool: ThreadPoolExecutor | None = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._batch: Batch = Batch(
            task.rules, task.actions.ids, games, task.players, task.max_rounds, task.auto,
            0 if opponents is None else (1 << task.players) - 1 - (1 << SEAT), raw, reset == "same_step",
            self._words.reshape(-1), self._begun, self._ended,
        )  # fmt: skip
        self._own: GameRows = self.rows()
        self._lock = Lock()

    def rows(self, **arrays: Any) -> GameRows:
        """Rows to write into: arrays of the caller by their names in `GameRows`, and new ones for those not given.

        With ``raw`` the mask is 64 bytes for each game, or one number: ``np.zeros(games, np.uint64)``.
        """
        n = self.number
        masks = [((n, self.actions), _BYTES), *([((n,), (np.dtype(np.uint64),))] if self.raw else [])]
        wanted: dict[str, list[tuple[tuple[int, ...], tuple[Any, ...]]]] = {
            "observation": [((n, self.task.size), _BYTES[:1])],
            "mask": masks,
            "who": [((n,), _BYTES[1:2])],
            "kind": [((n,), _BYTES[:1])],
            "reward": [((n, self.task.players), (np.dtype(np.float64),))],
            "done": [((n,), _BYTES[2:])],
            "illegal": [((n,), _BYTES[2:])],
            "final_observation": [((n, self.task.size), _BYTES[:1])],
            "final_mask": masks,
        }
        for name in arrays:
            if name not in wanted:
                raise BadOptions("error-env-no-array", name=quoted(name), arrays=tuple(wanted))
        for name, forms in wanted.items():
            if name not in arrays:
                shape, dtypes = next(
                    form for form in forms if name != "final_mask" or len(form[0]) == arrays["mask"].ndim
                )
                like = arrays["mask"].dtype if name == "final_mask" else dtypes[0]
                arrays[name] = np.zeros(shape, like)
            _check(name, arrays[name], forms)
        if arrays["final_mask"].ndim != arrays["mask"].ndim:
            raise _wrong("final_mask", masks)
        return GameRows(self.actions if arrays["mask"].ndim == 2 else BITS // 8, arrays)

    def reset(
        self, seed: int | Sequence[int | None] | None = None, *, which: Any = None, into: GameRows | None = None
    ) -> GameRows:
        """Begin all games anew, or those where ``which`` is true, and say what is seen of all.

        A number seeds game i with ``seed + i``; a list has a seed for each game. Without one a game's generator goes
        on.
        """
        rows = self._checked(into)
        begun = np.ones(self.number, np.bool_) if which is None else which
        _check("which", begun, [((self.number,), _BYTES[2:])], is_written=False)
        seeds = self._seeds(seed)
        if which is not None and any(self._chances[i] is None for i in np.flatnonzero(~begun)):
            raise BadOptions("error-env-not-begun")
        with self._lock:
            for i in np.flatnonzero(begun):
                if seeds[i] is not None or self._chances[i] is None:
                    self._chances[i] = np.random.default_rng(seeds[i])
                    self._begun[i] = 1
            self._draw_words()
            flags = np.ascontiguousarray(begun).view(np.uint8)
            self._share(begin_some, lambda first, last, brains: (self._batch, flags, brains, first, last))
            self._draw_words()
            self._share(write_some, lambda first, last, brains: (self._batch, rows.buffers, first, last))
            rows.reward[:] = 0
            rows.illegal[:] = False
            rows.done[:] = self._ended
        return rows

    def step(self, actions: Any, into: GameRows | None = None) -> GameRows:
        """Give an action for each game; where a game begins with this step, any number.

        The rows returned are ``into``, or else the same at every call.
        """
        rows = self._checked(into)
        given = np.asarray(actions)
        if given.shape != (self.number,) or given.dtype.kind not in "iu":
            raise BadOptions("error-env-actions", shape=f"({self.number},)")
        given = memoryview(np.ascontiguousarray(given, np.int64))  # plain numbers for the uncompiled engine
        if self._chances[0] is None:
            raise BadOptions("error-env-not-begun")
        with self._lock:
            self._refuse(given)
            self._share(step_some, lambda first, last, brains: (self._batch, given, brains, rows.buffers, first, last))
            if self._begun.any():
                self._draw_words()
        return rows

    def random_actions(self, seed: int, into: Any = None) -> Any:
        """An open action for each game, drawn uniformly; the seed and the positions decide it."""
        into = np.zeros(self.number, np.int64) if into is None else into
        _check("into", into, [((self.number,), (np.dtype(np.int64),))])
        with self._lock:
            draw_actions(self._batch, seed % (1 << 64), into)
        return into

    def episode(self, game: int) -> Episode:
        """A copy of one of the games, to look at or to play on with."""
        if not 0 <= game < self.number:
            raise BadOptions("error-env-game", game=game, last=self.number - 1)
        found = Episode.__new__(Episode)
        found.task, found.state = self.task, self._batch.games[game].clone()
        return found

    def close(self) -> None:
        """End the threads."""
        if self._pool:
            self._pool.shutdown()

    def _checked(self, into: GameRows | None) -> GameRows:
        rows = into or self._own
        if rows.observation.shape != (self.number, self.task.size) or rows.reward.shape[1] != self.task.players:
            raise BadOptions("error-env-rows")
        if rows.mask.shape[1:] not in ((self.actions,), () if self.raw else (self.actions,)):
            raise BadOptions("error-env-rows")
        return rows

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        each: Any = seed
        try:
            if not isinstance(seed, Iterable):
                each = [None if seed is None else index(seed) + i for i in range(self.number)]
            seeds = [None if one is None else index(one) for one in each]
        except TypeError:
            raise BadOptions("error-env-seeds", games=self.number) from None
        if len(seeds) != self.number or any(one is not None and one < 0 for one in seeds):
            raise BadOptions("error-env-seeds", games=self.number)
        return seeds

    def _draw_words(self) -> None:
        """The seeds of the next games, drawn as `SoloEnv` draws them."""
        for i in np.flatnonzero(self._begun):
            self._words[i] = self._chances[i].integers(0, 1 << 64, self.task.players, np.uint64)
        self._begun[:] = 0

    def _refuse(self, actions: Any) -> None:
        """Raise if a step would not be one, before anything changes."""
        if self._reset == "disabled" and self._ended.any():
            raise BadOptions("error-env-over", game=int(self._ended.argmax()))
        if self._is_strict and (game := first_wrong(self._batch, actions)) >= 0:
            raise IllegalMove("error-env-action-in", action=actions[game], game=game)

    def _share(self, work: Callable[..., None], arguments: Callable[[int, int, list[Brain | None]], Any]) -> None:
        """Let each thread do its part; the caller's thread is one of them."""
        others: list[Future[None]] = []
        try:
            if self._pool:
                others = [self._pool.submit(work, *arguments(*part)) for part in self._parts[1:]]
            work(*arguments(*self._parts[0]))
        finally:
            wait(others)
        for other in others:
            other.result()


def _seated(task: Arrangement, opponents: str | Sequence[str] | None) -> list[Brain | None]:
    """A brain for each seat; None where the caller plays."""
    return [None] * task.players if opponents is None else [None, *brains_of(task, opponents)]


def _bytes(array: Any) -> Any:
    return array.reshape(-1).view(np.uint8)


def _check(
    name: str, array: Any, forms: list[tuple[tuple[int, ...], tuple[Any, ...]]], *, is_written: bool = True
) -> None:
    is_fit = isinstance(array, np.ndarray) and any(
        array.shape == shape and array.dtype in dtypes for shape, dtypes in forms
    )
    if not is_fit or (is_written and not (array.flags.c_contiguous and array.flags.writeable)):
        raise _wrong(name, forms)


def _wrong(name: str, forms: list[tuple[tuple[int, ...], tuple[Any, ...]]]) -> BadOptions:
    shape, dtypes = forms[0]
    return BadOptions("error-env-array", name=name, shape=str(shape), type=dtypes[0].name)

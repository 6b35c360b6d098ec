"""When Python collects garbage: a full collection visits every object, and the tables of a server live long.

Reference counts free nearly everything at once. So the collector visits only new objects, a few at a time; objects that
have lived for a while are frozen until nobody plays, or until hours have passed.
"""

from __future__ import annotations

import gc
import time

__all__ = ["begin", "tidy_up"]

_YOUNG_OBJECTS = 3_000
_NEVER = 1 << 30
_LONGEST_SECONDS = 6 * 3600.0
_last: float | None = None


def begin() -> None:
    """Freeze everything loaded so far and collect in small steps from now on; for a process that only serves."""
    global _last
    gc.set_threshold(_YOUNG_OBJECTS, _NEVER, _NEVER)
    _last = time.monotonic()
    tidy_up(is_quiet=True)


def tidy_up(is_quiet: bool) -> None:
    """Freeze what has become old; while nobody plays, collect everything first."""
    global _last
    if _last is None:
        return
    now = time.monotonic()
    if is_quiet or now - _last > _LONGEST_SECONDS:
        gc.unfreeze()
        gc.collect()
        _last = now
    gc.freeze()

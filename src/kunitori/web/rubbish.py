"""When to look for rubbish that refers to itself: the look costs as much as everything there is, and tables live long.

Nearly all that is thrown away is gone at once. So only what is new is looked at, little at a time; what has lived for
a while is set aside until nobody plays, or until it has been hours.
"""

from __future__ import annotations

import gc
import time

__all__ = ["begin", "tidy_up"]

_NEW = 3_000
_NEVER = 1 << 30
_LONGEST = 6 * 3600.0  # seconds
_last: float | None = None


def begin() -> None:
    """Set aside all that was loaded, and look at little at a time from now on: for a process that only serves."""
    global _last
    gc.set_threshold(_NEW, _NEVER, _NEVER)
    _last = time.monotonic()
    tidy_up(is_quiet=True)


def tidy_up(is_quiet: bool) -> None:
    """Set aside what has become old; while nobody plays, look through everything before."""
    global _last
    if _last is None:
        return
    now = time.monotonic()
    if is_quiet or now - _last > _LONGEST:
        gc.unfreeze()
        gc.collect()
        _last = now
    gc.freeze()

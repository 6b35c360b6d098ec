"""When Python collects garbage: a full collection visits every object, and the tables of a server live long.

Reference counts free nearly everything at once: tables that are dropped and connections that end leave no circle of
references behind (a test sees to that). So the collector visits only new objects, a few at a time; objects that have
lived for a while are frozen until nobody plays, or until a day has passed.
"""

from __future__ import annotations

import ctypes
import gc
import sys
import threading
import time
from contextlib import suppress

__all__ = ["begin", "tidy_up"]

_YOUNG_OBJECTS, _YOUNG_ROUNDS = 3_000, 10
_NEVER = 1 << 30
_LONGEST_SECONDS = 24 * 3600.0
_TRIM_SECONDS = 120.0
_M_ARENA_MAX, _ARENAS = -8, 2
_last: float | None = None
_trimmed = 0.0


def begin() -> None:
    """Freeze everything loaded so far and collect in small steps from now on; for a process that only serves."""
    global _last
    gc.set_threshold(_YOUNG_OBJECTS, _YOUNG_ROUNDS, _NEVER)
    _last = time.monotonic()
    if libc := _glibc():  # every thread would keep freed memory of its own
        libc.mallopt(_M_ARENA_MAX, _ARENAS)
    tidy_up(is_quiet=True)


def tidy_up(is_quiet: bool) -> None:
    """Freeze what has become old; while nobody plays, collect everything first. Give free memory back at times."""
    global _last, _trimmed
    if _last is None:
        return
    now = time.monotonic()
    if is_quiet or now - _last > _LONGEST_SECONDS:
        gc.unfreeze()
        gc.collect()
        _last = now
    else:
        gc.collect(1)  # young circles would be frozen with the rest
    gc.freeze()
    if now - _trimmed > _TRIM_SECONDS and (libc := _glibc()):
        _trimmed = now
        threading.Thread(target=libc.malloc_trim, args=(0,), daemon=True).start()


def _glibc() -> ctypes.CDLL | None:
    """The C library, if it is one that keeps freed memory and can be told to give it back."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            libc = ctypes.CDLL("libc.so.6")
            if libc.malloc_trim and libc.mallopt:
                return libc
    return None

"""What the system allows: a core each for server and players, and how many connections."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress

__all__ = ["allow_many_connections", "keep_to", "stay_on", "two_cores", "usual_files"]

_USUAL_FILES = 1024


def two_cores() -> tuple[int, int] | None:
    """A core for the server and one for the players; None if there are not two, or nothing can be pinned here."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    cores = sorted(os.sched_getaffinity(0))
    return (cores[0], cores[-1]) if len(cores) > 1 else None


def stay_on(core: int | None) -> None:
    """Keep this process, and what it starts from now on, to one core."""
    if core is not None:
        os.sched_setaffinity(0, {core})


@contextmanager
def keep_to(core: int | None) -> Iterator[None]:
    """Keep this process, and what it starts meanwhile, to one core during the block."""
    if core is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def allow_many_connections() -> None:
    """Let this process open as many sockets as the system permits."""
    with suppress(ImportError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def usual_files() -> Iterator[None]:
    """Start processes with 1,024 open files, as most systems allow a program that does not ask for more."""
    with suppress(ImportError):
        import resource

        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(_USUAL_FILES, before[1]), before[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)
        return
    yield

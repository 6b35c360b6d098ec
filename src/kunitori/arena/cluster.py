"""Spreads work over a Ray cluster. Every node needs Ray and the same version of Kunitori."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Callable, Iterator
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kunitori.errors import KunitoriError

__all__ = ["Cluster"]

LOCAL = "local"
_CONNECT_SECONDS = 5.0
_REFUSALS = "3"  # Ray would ask a cluster that refuses it twenty times
_STORE_BYTES = 100_000_000  # Ray would reserve a third of the memory; our results are small
_REFUSED = ("AuthenticationError", "InvalidAuthToken", "UNAUTHENTICATED")


class Cluster:
    """The cluster at an address: ``host:port`` of the head node, ``ray://host:port``, ``auto`` for a cluster running on
    this machine, or ``local`` for one that starts now and ends with the work.
    """

    def __init__(self, address: str, jobs: int) -> None:
        if find_spec("ray") is None:
            raise KunitoriError("crew-no-ray")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
        if address != LOCAL:
            os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", _REFUSALS)
            if _has_token():  # Ray sends it by itself only with the address auto
                os.environ.setdefault("RAY_AUTH_MODE", "token")
        import ray

        self._ray = ray
        quiet: dict[str, Any] = {"logging_level": "error", "log_to_driver": False}
        try:
            if address == LOCAL:
                ray.init("local", num_cpus=jobs, include_dashboard=False, object_store_memory=_STORE_BYTES, **quiet)
            else:
                _knock(address)
                with _without_noise():
                    ray.init(address, **quiet)
        except (OSError, RuntimeError, ValueError, TimeoutError, AssertionError, ray.exceptions.RayError) as problem:
            raise KunitoriError(_what_is_wrong(problem), address=address[:80]) from None
        self.room: int = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._work = ray.remote(_do)

    def begin(self, work: Callable[[Any], Any], tasks: list[Any]) -> Any:
        return self._work.remote(version("kunitori"), work, tasks)

    def finish(self, begun: Any) -> list[Any]:
        try:
            done: list[Any] = self._ray.get(begun)
            return done
        except self._ray.exceptions.RayTaskError as problem:
            if isinstance(problem.cause, KunitoriError):
                raise problem.cause from None
            raise
        except self._ray.exceptions.RayError:
            raise KunitoriError("crew-broken") from None

    def close(self) -> None:
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Raise `OSError` if nothing answers at a host and port; Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host.strip("[]"), int(port)), _CONNECT_SECONDS).close()
    elif address != "auto":
        raise ValueError(address)


def _has_token() -> bool:
    """Whether this machine has a token for Ray clusters, in one of the places where Ray looks for it."""
    if os.environ.get("RAY_AUTH_TOKEN") or os.environ.get("RAY_AUTH_TOKEN_PATH"):
        return True
    with contextlib.suppress(OSError, RuntimeError):
        return (Path.home() / ".ray" / "auth_token").is_file()
    return False


def _what_is_wrong(problem: BaseException | None) -> str:
    """The message for an error of Ray, which tells a refusal only in the text of its errors and their causes."""
    while problem is not None:
        text = f"{type(problem).__name__} {problem}"
        if any(word in text for word in _REFUSED):
            return "crew-refused"
        if "ray[client]" in text:
            return "crew-no-client"
        problem = problem.__cause__
    return "crew-no-cluster"


@contextlib.contextmanager
def _without_noise() -> Iterator[None]:
    """Drop what Ray's C++ code writes to standard error while it connects."""
    try:
        kept = os.dup(2)
    except OSError:  # it is closed
        yield
        return
    try:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def _do(wanted: str, work: Callable[[Any], Any], tasks: list[Any]) -> list[Any]:
    if version("kunitori") != wanted:
        raise KunitoriError("crew-version", here=wanted, there=version("kunitori"))
    return [work(task) for task in tasks]

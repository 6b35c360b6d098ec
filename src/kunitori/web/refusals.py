"""What a server refuses, each with its HTTP status."""

from __future__ import annotations

from kunitori.errors import IllegalMove, KunitoriError
from kunitori.store import StoreTrouble

__all__ = [
    "Busy", "Misread", "Mistake", "NoToken", "NotAllowed", "NotFound", "NotNow", "NotYours", "Refusal", "TooFast",
    "TooLarge", "TooOften", "status_of",
]  # fmt: skip


class Refusal(KunitoriError):
    """A request that cannot be understood or carried out."""

    status = 400


class NoToken(Refusal):
    """The caller must say who they are."""

    status = 401


class NotYours(Refusal):
    """It belongs to somebody else."""

    status = 403


class NotFound(Refusal):
    """There is no such thing."""

    status = 404


class NotAllowed(Refusal):
    """The address exists, but not for this HTTP method."""

    status = 405


class NotNow(Refusal):
    """The state of the table does not allow it."""

    status = 409


class TooLarge(Refusal):
    """The request is too large."""

    status = 413


class Misread(Refusal):
    """The request does not match the schema."""

    status = 422


class TooOften(Refusal):
    """Too many requests."""

    status = 429


class TooFast(TooOften):
    """Too many requests of any kind: the answer is cheap and comes late, or the next request would follow at once."""

    wait_seconds: float = 1.0


class Busy(Refusal):
    """The server has too much to do."""

    status = 503


class Mistake(Refusal):
    """A fault of the program."""

    status = 500


def status_of(problem: KunitoriError) -> int:
    """The HTTP status for an error.

    >>> status_of(NotYours("server-not-yours"))
    403
    """
    if isinstance(problem, Refusal):
        return problem.status
    if isinstance(problem, StoreTrouble):
        return Busy.status
    return 409 if isinstance(problem, IllegalMove) else 400

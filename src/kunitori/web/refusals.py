"""What a server refuses, each with its HTTP status."""

from __future__ import annotations

from kunitori.errors import IllegalMove, KunitoriError

__all__ = [
    "Misread", "Mistake", "NoToken", "NotAllowed", "NotFound", "NotNow", "NotYours", "Refusal", "TooLarge", "TooOften",
    "status_of",
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
    return 409 if isinstance(problem, IllegalMove) else 400

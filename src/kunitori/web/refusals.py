"""What a server refuses, each with the status that says so to programs."""

from __future__ import annotations

from kunitori.errors import IllegalMove, KunitoriError

__all__ = ["Mistake", "NotFound", "NotNow", "NotYours", "Refusal", "TooLarge", "TooOften", "status_of"]


class Refusal(KunitoriError):
    """A request that cannot be understood, or not be done."""

    status = 400


class NotYours(Refusal):
    """Somebody asks for what is another's."""

    status = 403


class NotFound(Refusal):
    """There is no such thing here."""

    status = 404


class NotNow(Refusal):
    """It does not fit how the table stands."""

    status = 409


class TooLarge(Refusal):
    """More than anybody could mean."""

    status = 413


class TooOften(Refusal):
    """Faster than anybody plays."""

    status = 429


class Mistake(Refusal):
    """The program is wrong, and not whoever asked."""

    status = 500


def status_of(problem: KunitoriError) -> int:
    """The HTTP status for an error.

    >>> status_of(NotYours("server-not-yours"))
    403
    """
    if isinstance(problem, Refusal):
        return problem.status
    return 409 if isinstance(problem, IllegalMove) else 400

"""How long a table waits for people who are away. Everybody agrees to it by sitting down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kunitori.errors import BadOptions

__all__ = ["USUAL_ABSENCE", "Absence", "Wait", "read_absence"]

MIN_ABSENCE_SECONDS, MAX_ABSENCE_SECONDS = 60, 30 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Absence:
    """The seconds after which the others may let a bot play, and those after which they may decide without somebody."""

    stand_in: int
    concede: int


USUAL_ABSENCE = Absence(24 * 3600, 3 * 24 * 3600)
"""For games without a clock where nobody chose anything: a night's sleep costs nobody a turn."""


@dataclass(frozen=True, slots=True)
class Wait:
    """The table waits for a person; all times are seconds since 1970."""

    since: float
    is_away: bool
    stand_in_from: float | None
    """From when on the others may let a bot play; None if a bot plays, or if the person is not asked for a move."""
    concede_from: float | None
    """From when on the others may decide without this person; None while the person is here."""


def read_absence(value: object) -> Absence | None:
    """Data from outside; None means the default."""
    if value is None:
        return None
    days = MAX_ABSENCE_SECONDS // 86400
    problem = BadOptions("error-table-absence", least=MIN_ABSENCE_SECONDS, days=days)
    if not isinstance(value, Mapping) or {*value} != {"stand_in", "concede"}:
        raise problem
    stand_in, concede = value["stand_in"], value["concede"]
    for seconds in (stand_in, concede):
        if isinstance(seconds, bool) or not isinstance(seconds, int):
            raise problem
    if not MIN_ABSENCE_SECONDS <= stand_in <= concede <= MAX_ABSENCE_SECONDS:
        raise problem
    return Absence(stand_in, concede)

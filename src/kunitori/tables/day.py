"""The days of the daily challenge, in universal time, and how long their cards stay secret."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from kunitori.errors import BadOptions, quoted
from kunitori.i18n import Message
from kunitori.i18n.dates import written

__all__ = ["LATE_SECONDS", "Day"]

LATE_SECONDS = 3600.0
"""Games that were begun before midnight have this long to end; until then the cards of the day stay secret."""


@dataclass(frozen=True, slots=True, order=True)
class Day:
    """A day, named by its date.

    >>> day = Day.read("2026-11-18")
    >>> day.ends - day.begins, day.opens - day.ends, Day.at(day.ends - 1) == day, str(Day.at(day.ends))
    (86400.0, 3600.0, True, '2026-11-19')
    """

    date: date

    @classmethod
    def at(cls, now: float) -> Day:
        """The day of a moment."""
        return cls(datetime.fromtimestamp(now, UTC).date())

    @classmethod
    def read(cls, text: str) -> Day:
        """The day that a date names, written like 2026-11-18; raises `BadOptions`."""
        try:
            found = date.fromisoformat(text)
        except ValueError:
            found = None
        if found is None or found.isoformat() != text:  # Python reads 20261118 and days of a week, too
            raise BadOptions("daily-error-date", date=quoted(text))
        return cls(found)

    def __str__(self) -> str:
        return self.date.isoformat()

    @property
    def written(self) -> Message:
        """Its date as the reader's language writes it."""
        return written(self.date)

    @property
    def begins(self) -> float:
        """Its first moment."""
        return datetime(self.date.year, self.date.month, self.date.day, tzinfo=UTC).timestamp()

    @property
    def ends(self) -> float:
        """From then on nobody can begin its challenge."""
        return self.begins + timedelta(days=1).total_seconds()

    @property
    def opens(self) -> float:
        """From then on its results are final, and its cards are shown."""
        return self.ends + LATE_SECONDS

    @property
    def before(self) -> Day:
        """The day before."""
        return Day(self.date - timedelta(days=1))

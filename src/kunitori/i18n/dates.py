"""Days as the reader's language writes them."""

from __future__ import annotations

from datetime import date, timedelta

from kunitori.i18n import Message, message

__all__ = ["day", "written"]


def day(when: date, today: date) -> Message:
    """A day: today, yesterday, or the date.

    >>> from kunitori.i18n import texts
    >>> noon = date(2026, 3, 12)
    >>> [texts("en")(day(date(2026, 3, each), noon)) for each in (12, 11, 1)]
    ['today', 'yesterday', '1 March 2026']
    >>> texts("de")(day(date(2025, 12, 24), noon)), texts("ja")(day(date(2025, 12, 24), noon))
    ('24. Dezember 2025', '2025/12/24')
    """
    if when == today:
        return message("day-today")
    if when == today - timedelta(days=1):
        return message("day-yesterday")
    return written(when)


def written(when: date) -> Message:
    """A date as the language writes it."""
    return message("day-date", day=when.day, month=message(f"month-{when.month}"), year=str(when.year))

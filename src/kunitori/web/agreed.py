"""What people agree to about absence by sitting down, in words."""

from __future__ import annotations

from kunitori.i18n import Message, Texts, message
from kunitori.tables import Absence, Settings
from kunitori.tables.absence import USUAL_ABSENCE

__all__ = ["CHOICES", "absence_label", "absence_text"]

CHOICES = (Absence(60, 600), Absence(300, 3600), Absence(3600, 86_400), Absence(3 * 86_400, 14 * 86_400))
"""What the form offers beside the default."""


def absence_label(absence: Absence | None, say: Texts) -> str:
    """A choice of the form; None is the default."""
    found = absence or USUAL_ABSENCE
    id = "new-absence-some" if absence else "new-absence-usual"
    return say(id, bot=_time(found.stand_in), alone=_time(found.concede))


def absence_text(settings: Settings, say: Texts) -> str:
    """What those who sit down agree to; empty where nobody could be waited for."""
    if settings.tutorial or settings.hot_seat or sum(plan.is_person for plan in settings.seats) < 2:
        return ""
    if settings.absence is None:
        return say("absence-clock")
    return say("absence-rule", bot=_time(settings.absence.stand_in), alone=_time(settings.absence.concede))


def _time(seconds: int) -> Message:
    for unit, length in (("days", 86_400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length and seconds % length == 0:
            return message(f"absence-{unit}", count=seconds // length)
    return message("absence-seconds", count=seconds)

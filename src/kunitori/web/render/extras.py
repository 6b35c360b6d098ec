"""What a viewer is shown beside the table."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from kunitori.web.tutorial.lesson import Walk

__all__ = ["Extras"]


@dataclass(frozen=True, slots=True)
class Extras:
    """What the server knows about a viewer that the table does not."""

    invite: str | None = None
    """The invitation link, for those who may invite."""
    qr: Markup | None = None
    """The same link as a QR code."""
    coach: bool = False
    """Whether the viewer wants the coach; it is shown only where it is allowed."""
    may_coach: bool = False
    """Allowed in games against bots alone, and in replays."""
    chances: tuple[float, ...] | None = None
    """Every player's chance to win, or each team's."""
    hint: Markup | None = None
    covered: bool = False
    """Whether several people share this screen and the next player has not uncovered the hand yet."""
    walk: Walk | None = None
    """The lesson of this table."""
    moves: tuple[str, ...] = ()
    """The moves so far, at the table of a lesson."""

"""What a viewer is shown beside the table itself."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from kunitori.web.tutorial.lesson import Walk

__all__ = ["Extras"]


@dataclass(frozen=True, slots=True)
class Extras:
    """What only the server knows about a viewer."""

    invite: str | None = None
    """The link that brings others to this table, for those who may invite."""
    qr: Markup | None = None
    """The same link as a picture."""
    coach: bool = False
    """Whether the viewer wants the coach; it is shown only where it may be."""
    may_coach: bool = False
    """Own games against bots, and replays."""
    chances: tuple[float, ...] | None = None
    """The chance to win of everybody, or of the two teams."""
    hint: Markup | None = None
    covered: bool = False
    """Several people share this screen, and the one who is asked has not said yet that nobody else is looking."""
    walk: Walk | None = None
    """The lesson that is given at this table."""
    moves: tuple[str, ...] = ()
    """Made so far, where a lesson is given."""

"""A seat at a table, and who plays there."""

from __future__ import annotations

__all__ = ["Seat"]


class Seat:
    """A seat: the person or bot that it belongs to, and who plays there now."""

    __slots__ = (
        "bot", "crest", "guest", "has_resigned", "is_out_of_time", "name", "seconds_left", "stand_in", "token_hash",
    )  # fmt: skip

    def __init__(self, bot: str | None, seconds_left: float) -> None:
        self.bot: str | None = bot
        self.guest: str | None = None
        self.name: str = ""
        self.crest: str = ""
        self.token_hash: str = ""
        self.stand_in: str | None = None
        self.has_resigned: bool = False
        self.is_out_of_time: bool = False
        self.seconds_left: float = seconds_left  # when the clock last stopped

    @property
    def is_person(self) -> bool:
        """Whether the seat belongs to a person, even if a bot stands in."""
        return self.bot is None

    @property
    def is_taken(self) -> bool:
        """Whether a person or a bot sits here."""
        return self.bot is not None or self.guest is not None

    @property
    def player(self) -> str | None:
        """The bot that plays here now, or None for a person."""
        return self.bot or self.stand_in

    @property
    def is_person_playing(self) -> bool:
        """Whether a person plays here now."""
        return self.bot is None and self.stand_in is None

"""A place at a table, and who plays there."""

from __future__ import annotations

__all__ = ["Seat"]


class Seat:
    """Who sits at a place."""

    __slots__ = ("bot", "crest", "guest", "has_resigned", "is_out_of_time", "left", "name", "stand_in", "token_hash")

    def __init__(self, bot: str | None, left: float) -> None:
        self.bot: str | None = bot
        self.guest: str | None = None
        self.name: str = ""
        self.crest: str = ""
        self.token_hash: str = ""
        self.stand_in: str | None = None
        self.has_resigned: bool = False
        self.is_out_of_time: bool = False
        self.left: float = left  # seconds on the clock when it last stood still

    @property
    def is_person(self) -> bool:
        """Whether this is a person's seat, whoever plays at the moment."""
        return self.bot is None

    @property
    def is_taken(self) -> bool:
        """Whether somebody sits here."""
        return self.bot is not None or self.guest is not None

    @property
    def player(self) -> str | None:
        """The bot that plays here now; None if it is a person."""
        return self.bot or self.stand_in

    @property
    def has_a_say(self) -> bool:
        """Whether a person plays here now, who has to be asked."""
        return self.bot is None and self.stand_in is None

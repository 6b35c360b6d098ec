"""A seat at a table, and who plays there."""

from __future__ import annotations

__all__ = ["Seat"]


class Seat:
    """A seat: the person or bot that it belongs to, and who plays there now."""

    __slots__ = (
        "awaited_since", "bot", "crest", "delayed", "guest", "has_conceded", "has_resigned", "is_out_of_time", "name",
        "seconds_left", "stand_in", "token_hash",
    )  # fmt: skip

    def __init__(self, bot: str | None, seconds_left: float) -> None:
        self.bot: str | None = bot
        self.guest: str | None = None
        self.name: str = ""
        self.crest: str = ""
        self.token_hash: str = ""
        self.stand_in: str | None = None
        self.has_conceded: bool = False  # was away for so long that the others decide alone, until the person is back
        self.awaited_since: float | None = None  # the table waits for an answer of the person
        self.delayed: float = 0.0  # seconds for which others wanted to end a pause and the person did not
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

    @property
    def has_say(self) -> bool:
        """Whether a person must agree to undo and to the end of the game, even if a bot stands in."""
        return self.bot is None and not (self.has_resigned or self.is_out_of_time or self.has_conceded)

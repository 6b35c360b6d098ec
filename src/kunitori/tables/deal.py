"""How a table's cards are dealt: the server's secret, and the numbers that players add to it (docs/shuffles.md)."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Any

from kunitori.errors import BadOptions, IllegalMove, quoted
from kunitori.game import Game
from kunitori.values.record import commitment
from kunitori.values.shuffle_part import NUMBER_BYTES, ShufflePart, is_hash, part_commitment, written

__all__ = ["DealView", "TableDeal", "checked_part"]

_SECRET_BYTES = 16


@dataclass(frozen=True, slots=True)
class DealView:
    """What everybody may know about the shuffles of a table."""

    commit: str | None = None
    """The commitment to the server's secret, once it is drawn."""
    parts: tuple[ShufflePart | None, ...] = ()
    """What each player adds to the secret, by seat."""
    salt: str | None = None
    secret: str | None = None
    """Shown when the game is over, like the salt."""

    @property
    def written(self) -> tuple[str, str]:
        """The commitments of the parts and the opened numbers, by seat, as a record writes them."""
        return written(self.parts)


class TableDeal:
    """The deal of a table before the game: parts, then the server's secret, then the opened numbers."""

    __slots__ = ("parts", "salt", "secret")

    def __init__(self, seats: int) -> None:
        self.parts: list[ShufflePart | None] = [None] * seats
        self.secret: bytes | None = None
        self.salt: bytes | None = None

    @property
    def is_mixed(self) -> bool:
        """Whether players add numbers to the secret."""
        return any(self.parts)

    @property
    def is_drawn(self) -> bool:
        """Whether the server has committed to its secret."""
        return self.secret is not None

    @property
    def unopened(self) -> tuple[int, ...]:
        """The seats whose numbers are missing."""
        return tuple(seat for seat, part in enumerate(self.parts) if part and part.number is None)

    def draw(self) -> dict[str, Any]:
        """The data of the entry in which the server commits to a new secret."""
        return {"secret": secrets.token_hex(_SECRET_BYTES), "salt": secrets.token_hex(_SECRET_BYTES)}

    def set_secret(self, data: Any) -> None:
        """Read what `draw` made."""
        self.secret, self.salt = bytes.fromhex(data["secret"]), bytes.fromhex(data["salt"])

    def set_part(self, seat: int, commit: str | None) -> None:
        """Somebody sits down, with or without a part, or leaves."""
        self.parts[seat] = ShufflePart(commit) if commit else None

    def check_number(self, seat: int, number: object) -> None:
        """Raise an error unless this is the number of a seat that has yet to open it."""
        part = self.parts[seat]
        if not is_hash(number):
            raise BadOptions("error-part", bytes=NUMBER_BYTES)
        if not self.is_drawn or part is None or part.number is not None:
            raise IllegalMove("error-table-no-number")
        if part_commitment(str(number)) != part.commit:
            raise IllegalMove("error-table-number-false", number=quoted(number))

    def open(self, seat: int, number: str) -> None:
        """A number that was checked is opened."""
        part = self.parts[seat]
        if part is None:
            raise ValueError(f"no part of seat {seat}")
        self.parts[seat] = replace(part, number=number)

    def seen(self, game: Game | None, is_over: bool) -> DealView:
        """What everybody may know of it."""
        if game is not None:
            revealed = (game.salt, game.secret) if is_over else (None, None)
            return DealView(game.commit, game.parts, *revealed)
        parts = tuple(self.parts) if self.is_mixed else ()
        return DealView(commitment(self.salt, self.secret) if self.secret and self.salt else None, parts)


def checked_part(part: object) -> str | None:
    """A part that somebody sits down with; `BadOptions` if it is none."""
    if part is not None and not is_hash(part):
        raise BadOptions("error-part", bytes=NUMBER_BYTES)
    return None if part is None else str(part)

"""What a player adds to the secret of the shuffles: a number that nobody else chose (docs/shuffles.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from kunitori.errors import BadOptions

__all__ = ["NONE", "NUMBER_BYTES", "ShufflePart", "checked_parts", "is_hash", "mixed", "part_commitment", "written"]

NUMBER_BYTES = 32
"""The length of a player's number, and of the hash that commits to it."""
NONE = "-"
"""A seat without a part, or without an opened number."""
_MIX = b"kunitori mix"


@dataclass(frozen=True, slots=True)
class ShufflePart:
    """A player's part: the commitment to a number, and the number if it was opened before the first card.

    >>> part = ShufflePart.of(bytes(32))
    >>> part.commit[:8], part.is_true
    ('66687aad', True)
    """

    commit: str
    number: str | None = None

    @classmethod
    def of(cls, number: bytes) -> ShufflePart:
        """The part of a player who opens this number of 32 bytes."""
        if not isinstance(number, bytes) or len(number) != NUMBER_BYTES:
            raise BadOptions("error-part", bytes=NUMBER_BYTES)
        return cls(part_commitment(number.hex()), number.hex())

    @property
    def is_true(self) -> bool:
        """Whether the number, if it was opened, is the one that was committed to."""
        return self.number is None or part_commitment(self.number) == self.commit


def part_commitment(number: str) -> str:
    """The commitment to a number, both in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


def is_hash(text: object) -> bool:
    """Whether this is a hash, or a player's number, in hexadecimal."""
    return isinstance(text, str) and len(text) == 2 * NUMBER_BYTES and all(c in "0123456789abcdef" for c in text)


def checked_parts(parts: Sequence[ShufflePart | None], players: int) -> tuple[ShufflePart | None, ...]:
    """The parts by seat; `BadOptions` if they are not parts of so many players."""
    found = tuple(parts)
    is_sound = all(
        part is None
        or (isinstance(part, ShufflePart) and is_hash(part.commit) and (part.number is None or is_hash(part.number)))
        for part in found
    )
    if not is_sound or len(found) not in (0, players):
        raise BadOptions("error-part", bytes=NUMBER_BYTES)
    return found


def written(parts: Sequence[ShufflePart | None]) -> tuple[str, str]:
    """The commitments and the opened numbers, by seat, as a record writes them."""
    commits = " ".join(part.commit if part else NONE for part in parts)
    return commits, " ".join((part and part.number) or NONE for part in parts)


def mixed(secret: bytes, parts: Sequence[ShufflePart | None]) -> bytes:
    """The key of the shuffles: the secret itself, or what it and the players' numbers are mixed to."""
    if not parts:
        return secret
    told = [bytes([seat]) + bytes.fromhex(part.number) for seat, part in enumerate(parts) if part and part.number]
    return hashlib.sha256(b"".join([_MIX, secret, *told])).digest()[: len(secret)]

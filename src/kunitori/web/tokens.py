"""Tokens for invitations, seats and guests."""

from __future__ import annotations

import hashlib
import hmac
import secrets

__all__ = [
    "bot_seed", "device_token", "guest_of_code", "hashed", "invite_token", "is_id", "is_invited", "new_id", "new_token",
    "recovery_code",
]  # fmt: skip

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # no letters that are confused when read aloud
_INVITE_LENGTH = 22
_TOKEN_LENGTH = 32
_LONGEST_ID = 40


def new_id() -> str:
    """The id of a new table, impossible to guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def is_id(text: str) -> bool:
    """Whether a text has the form of a table id.

    >>> is_id(new_id()), is_id("../etc"), is_id("")
    (True, False, False)
    """
    return 0 < len(text) <= _LONGEST_ID and {*text} <= {*_LETTERS}


def new_token() -> str:
    """A seat token: 128 bits that only its holder knows."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """The hash of a seat token that the store keeps. The token is random, so a plain hash is safe."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def invite_token(key: bytes, table: str) -> str:
    """The token of a table's invitation link, derived, so that it need not be stored.

    >>> invite_token(b"key", "a") != invite_token(b"key", "b")
    True
    """
    return hmac.new(key, f"invite {table}".encode(), hashlib.sha256).hexdigest()[:_INVITE_LENGTH]


def bot_seed(key: bytes, where: str, seat: int) -> str:
    """The seed of a bot: by the table, or by the day of a daily challenge, where it plays alike at all tables.

    >>> bot_seed(b"key", "2026-11-18", 1) != bot_seed(b"key", "2026-11-18", 2)
    True
    """
    return hmac.new(key, f"bot {where} {seat}".encode(), hashlib.sha256).hexdigest()


def device_token(key: bytes, token_hash: str) -> str:
    """A second token for the same seat, for the player's other device; valid as long as the first.

    It is derived from the first token's hash, because the token itself is not stored.

    >>> device_token(b"key", hashed("one")) != device_token(b"key", hashed("two"))
    True
    """
    return hmac.new(key, f"device {token_hash}".encode(), hashlib.sha256).hexdigest()[:_TOKEN_LENGTH]


def recovery_code(key: bytes, guest: str) -> str:
    """The code that makes another browser the same guest: the guest's id, signed.

    >>> guest_of_code(b"key", recovery_code(b"key", "gZ3-x_9")), guest_of_code(b"key", "gZ3-x_9" + "0" * 32)
    ('gZ3-x_9', None)
    """
    return guest + hmac.new(key, f"recovery {guest}".encode(), hashlib.sha256).hexdigest()[:_TOKEN_LENGTH]


def guest_of_code(key: bytes, code: str) -> str | None:
    """The id of the guest whose code this is, or None."""
    guest = code[:-_TOKEN_LENGTH]
    is_ours = hmac.compare_digest(recovery_code(key, guest).encode(), code.encode(errors="replace"))
    return guest if guest and is_ours else None


def is_invited(key: bytes, table: str, token: str) -> bool:
    """Whether a token is the table's invitation."""
    return hmac.compare_digest(invite_token(key, table).encode(), token.encode(errors="replace"))

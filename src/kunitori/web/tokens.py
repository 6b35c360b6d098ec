"""Tokens: who holds one may sit, or has sat down already."""

from __future__ import annotations

import hashlib
import hmac
import secrets

__all__ = ["hashed", "invite_token", "is_id", "is_invited", "new_id", "new_token"]

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is mistaken for another when it is read out
_INVITE_LENGTH = 22
_LONGEST = 40


def new_id() -> str:
    """The name of a new table; nobody can guess one."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def is_id(text: str) -> bool:
    """Whether a table could be called so.

    >>> is_id(new_id()), is_id("../etc"), is_id("")
    (True, False, False)
    """
    return 0 < len(text) <= _LONGEST and {*text} <= {*_LETTERS}


def new_token() -> str:
    """A seat token: 128 bits that only its holder knows."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What the store keeps of a seat token. The token is random, so that a plain hash gives nothing away."""
    return hashlib.sha256(token.encode()).hexdigest()


def invite_token(key: bytes, table: str) -> str:
    """The token of a table's invitation link, which need not be stored anywhere.

    >>> invite_token(b"key", "a") != invite_token(b"key", "b")
    True
    """
    return hmac.new(key, f"invite {table}".encode(), hashlib.sha256).hexdigest()[:_INVITE_LENGTH]


def is_invited(key: bytes, table: str, token: str) -> bool:
    """Whether this is the table's invitation."""
    return hmac.compare_digest(invite_token(key, table).encode(), token.encode())

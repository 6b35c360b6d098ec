"""Seeds for repeatable randomness.

>>> seed_text(7) == seed_text("7")
True
>>> seed_text(0.5)
Traceback (most recent call last):
...
kunitori.errors.BadOptions: “0.5” cannot be a seed. Give a whole number or a text of at most 1,000 characters.
"""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from kunitori.errors import BadOptions, quoted

__all__ = ["seed_text"]

_LONGEST = 1000
_GREATEST = 10**_LONGEST


def seed_text(seed: object) -> str:
    """A seed as text; `BadOptions` if it is neither an integer nor a text, or too long."""
    if isinstance(seed, SupportsIndex) and abs(index(seed)) < _GREATEST:
        return str(index(seed))
    # Bytes of a command line that are not UTF-8 arrive as surrogates, which cannot be encoded.
    if isinstance(seed, str) and len(seed) <= _LONGEST and not any("\ud800" <= c <= "\udfff" for c in seed):
        return seed
    raise BadOptions("error-seed", seed=quoted(seed), most=_LONGEST)

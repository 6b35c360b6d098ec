"""Seeds: what chance that can be repeated is made from.

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
    """A seed as it is written; `BadOptions` if it is neither a whole number nor a text, or too long."""
    if isinstance(seed, SupportsIndex) and abs(index(seed)) < _GREATEST:
        return str(index(seed))
    # What a command line could not read as UTF-8 comes as letters that nothing can be made from.
    if isinstance(seed, str) and len(seed) <= _LONGEST and not any("\ud800" <= c <= "\udfff" for c in seed):
        return seed
    raise BadOptions("error-seed", seed=quoted(seed), most=_LONGEST)

"""Whole numbers in the address of a request: digits alone, as in the body."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import BeforeValidator

__all__ = ["Whole"]

_DIGITS = re.compile(r"-?[0-9]{1,20}")


def _digits(value: object) -> object:
    """The value; pydantic alone would also take ``3.0``, ``3_0``, ``+3`` and blanks for a number."""
    if isinstance(value, str) and not _DIGITS.fullmatch(value):
        raise ValueError
    return value


Whole = Annotated[int, BeforeValidator(_digits)]
"""A whole number that was written with digits alone."""

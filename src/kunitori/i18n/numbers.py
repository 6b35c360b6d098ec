"""Numbers as the reader's language writes them."""

from __future__ import annotations

from kunitori.i18n import Message, message

__all__ = ["decimal"]


def decimal(number: float, digits: int = 1, *, is_signed: bool = False) -> Message:
    """A number with that many decimals; ``is_signed`` puts a plus sign before positive ones.

    >>> from kunitori.i18n import texts
    >>> texts("en")(decimal(3.14)), texts("de")(decimal(-0.5)), texts("de")(decimal(1234.5, 2, is_signed=True))
    ('3.1', '−0,5', '+1.234,50')
    >>> texts("en")(decimal(-0.04, is_signed=True))
    '0.0'
    """
    whole, _, fraction = f"{abs(number):.{digits}f}".partition(".")
    is_zero = not (whole + fraction).strip("0")
    sign = "" if is_zero else "−" if number < 0 else "+" if is_signed else ""
    if not digits:
        return message("figure-whole", sign=sign, whole=int(whole))
    return message("figure-decimal", sign=sign, whole=int(whole), fraction=fraction)

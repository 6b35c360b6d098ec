"""Numbers and table cells in the reader's language."""

from __future__ import annotations

import math

from kunitori.i18n import Message, Texts
from kunitori.i18n.numbers import decimal
from kunitori.lab.charts import CHANCE, CHANGE, COUNT, NUMBER, PERCENT, POINTS, Cell, Shown
from kunitori.lab.statistics import Estimate

__all__ = ["Words"]


class Words:
    r"""Formats numbers in one language.

    >>> from kunitori.i18n import texts
    >>> words = Words(texts("de"))
    >>> words.number(0.5213, "percent"), words.number(-0.031, "points"), words.number(1234.5, "number")
    ('52,1\xa0%', '−3,1', '1.234,5')
    >>> words.shown(Shown(Estimate(0.5, 0.42, 0.58, 100), "percent"))
    '50,0\xa0% (42,0 bis 58,0)'
    """

    def __init__(self, say: Texts) -> None:
        self.say = say

    def number(self, value: float, unit: str, digits: int | None = None, bare: bool = False) -> str:
        """A number with its unit; ``bare`` omits the percent sign."""
        if unit == CHANCE:
            return self.say("lab-below", number=decimal(0.001, 3)) if value < 0.001 else self.say(decimal(value, 3))
        if unit in (PERCENT, POINTS):
            value *= 100
        if digits is None:
            digits = 0 if unit == COUNT else 2 if unit in (NUMBER, CHANGE) and abs(value) < 10 else 1
        text = self.say(decimal(value, digits, is_signed=unit in (POINTS, CHANGE)))
        return self.say("lab-percent", number=text) if unit == PERCENT and not bare else text

    def shown(self, shown: Shown) -> str:
        """A number with its interval."""
        number, unit = shown.number, shown.unit
        if number is None:
            return self.say("lab-none")
        if not isinstance(number, Estimate):
            return self.number(number, unit)
        if unit in (POINTS, CHANGE) and number.is_identical:
            return self.say("lab-identical")
        value = self.number(number.value, unit)
        if not (math.isfinite(number.low) and math.isfinite(number.high)):
            return value
        low, high = self.number(number.low, unit, bare=True), self.number(number.high, unit, bare=True)
        return self.say("lab-interval", value=value, low=low, high=high)

    def size(self, difference: Estimate, unit: str) -> str:
        """How large a difference is, without its sign, with its interval.

        >>> from kunitori.i18n import texts
        >>> Words(texts("en")).size(Estimate(-0.05, -0.08, -0.02, 100), "points")
        '5.0 (2.0 to 8.0)'
        """
        sign = -1 if difference.value < 0 else 1
        low, high = sorted((sign * difference.low, sign * difference.high))
        plain = NUMBER if unit == CHANGE else PERCENT
        value, low_text, high_text = (
            self.number(number, plain, bare=True) for number in (abs(difference.value), low, high)
        )
        return self.say("lab-interval", value=value, low=low_text, high=high_text)

    def cell(self, cell: Cell) -> str:
        """The text of a table cell."""
        if isinstance(cell, Shown):
            return self.shown(cell)
        if isinstance(cell, Message):
            return self.say(cell)
        return self.say("lab-whole", number=cell) if isinstance(cell, int) else cell

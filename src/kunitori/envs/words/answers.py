"""The move in an answer: a model may think aloud before it names its move."""

from __future__ import annotations

import re

__all__ = ["said_move"]

_BRACKETS = re.compile(r"\[([^\[\]\n]+)\]")
_WRAPPING = "`'\"“”„‘’「」* "


def said_move(answer: str) -> str:
    r"""The move that an answer names: what stands in its last square brackets, or else its last line.

    >>> said_move("Silver is worth [3]. I take one: [buy silver]"), said_move("I think so.\n`end`")
    ('buy silver', 'end')
    >>> said_move("  ")
    ''
    """
    if found := _BRACKETS.findall(answer):
        return str(found[-1]).strip(_WRAPPING)
    lines = [line for line in answer.splitlines() if line.strip()]
    return lines[-1].strip().strip(_WRAPPING) if lines else ""

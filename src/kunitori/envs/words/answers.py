"""The move in an answer: a model may think aloud before it names its move."""

from __future__ import annotations

import re

__all__ = ["said_move"]

_BRACKETS = re.compile(r"\[([^\[\]\n]+)\]")
_WRAPPING = "`'\"“”„‘’「」* "
_FULL_STOP = re.compile(r"(?<!\.)\.$")  # three dots are part of a move


def said_move(answer: str) -> str:
    r"""The move that an answer names: what stands in its last square brackets, or else its last line.

    >>> said_move("Silver is worth [3]. I take one: [buy silver]"), said_move("I think so.\n`end`")
    ('buy silver', 'end')
    >>> said_move("  ")
    ''
    """
    if found := _BRACKETS.findall(answer):
        return _bare(found[-1])
    lines = [line for line in answer.splitlines() if line.strip()]
    return _bare(lines[-1]) if lines else ""


def _bare(text: str) -> str:
    """Without wrapping, a full stop, and what the list of moves says behind a move."""
    move = text.partition(" – ")[0].strip().strip(_WRAPPING)
    return _FULL_STOP.sub("", move).strip(_WRAPPING)

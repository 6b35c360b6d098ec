"""How long bots wait before their moves: long enough to be followed, and never long for a whole turn."""

from __future__ import annotations

__all__ = ["PACES", "pause"]

PACES = {"slow": 1500, "steady": 600, "quick": 200, "none": 0}
"""Milliseconds before each bot move."""
_TURN_PACES = 3.5
"""The waits of a turn together take less than this many paces: at the quick one, 2.8 s for a round of four."""
_LARGEST_SHARE = 0.4  # of what is left for the turn, so that a long turn grows faster instead of ending abruptly
_BRIEF_SHARE = 0.35  # of the pace, for moves that nobody needs to follow
_BRIEF_MOVES = ("play copper", "play silver", "play gold", "end")


def pause(pace: float, move: str, spent: float) -> float:
    """The seconds before a move at a pace in seconds, if bots have spent this long in the turn.

    >>> pause(0.2, "buy land", 0.0), round(pause(0.2, "play gold", 0.2), 3), round(pause(0.2, "buy land", 0.6), 3)
    (0.2, 0.07, 0.04)
    """
    wanted = pace * _BRIEF_SHARE if move in _BRIEF_MOVES else pace
    return max(0.0, min(wanted, _LARGEST_SHARE * (_TURN_PACES * pace - spent)))

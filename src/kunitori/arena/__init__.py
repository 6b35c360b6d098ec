"""The arena: bots play duplicate games, and a table says who is stronger and how certain that is (docs/arena.md)."""

from __future__ import annotations

from kunitori.arena.contest import Contest, new_contest
from kunitori.arena.crew import Crew
from kunitori.arena.match import Played
from kunitori.arena.outcome import Conclusion, Ended, Outcome, Pair, Standing
from kunitori.arena.play import play_contest
from kunitori.arena.ratings import Rating
from kunitori.arena.shares import Interval

__all__ = [
    "Conclusion",
    "Contest",
    "Crew",
    "Ended",
    "Interval",
    "Outcome",
    "Pair",
    "Played",
    "Rating",
    "Standing",
    "new_contest",
    "play_contest",
]

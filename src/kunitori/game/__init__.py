"""Games: decisions, moves, events, and what each player knows."""

from kunitori.game.analysis import Analysis, Prospect
from kunitori.game.game import Game, new_game
from kunitori.game.saving import Verdict, dumps, loads, verify
from kunitori.game.view import ALONE, Bonus, LandView, SeatView, View, ViewCache

__all__ = [
    "ALONE",
    "Analysis",
    "Bonus",
    "Game",
    "LandView",
    "Prospect",
    "SeatView",
    "Verdict",
    "View",
    "ViewCache",
    "dumps",
    "loads",
    "new_game",
    "verify",
]  # fmt: skip

"""Games: decisions, moves, events, and what each player knows."""

from kunitori.game.analysis import Analysis, Prospect
from kunitori.game.buying import purchases, with_treasure
from kunitori.game.game import Game, new_game
from kunitori.game.ready_answers import HABITS, ReadyAnswer, habits_of, ready_answer
from kunitori.game.saving import dumps, loads
from kunitori.game.verifying import Check, Verdict, verify
from kunitori.game.view import ALONE, Bonus, LandView, SeatView, View, ViewCache

__all__ = [
    "ALONE",
    "HABITS",
    "Analysis",
    "Bonus",
    "Check",
    "Game",
    "LandView",
    "Prospect",
    "ReadyAnswer",
    "SeatView",
    "Verdict",
    "View",
    "ViewCache",
    "dumps",
    "habits_of",
    "loads",
    "new_game",
    "purchases",
    "ready_answer",
    "verify",
    "with_treasure",
]  # fmt: skip

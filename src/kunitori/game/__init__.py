"""One game: what is asked, what may be done, what happened, what each player knows."""

from kunitori.game.game import Game, new_game
from kunitori.game.saving import Verdict, dumps, loads, verify
from kunitori.game.view import LandView, SeatView, View

__all__ = ["Game", "LandView", "SeatView", "Verdict", "View", "dumps", "loads", "new_game", "verify"]

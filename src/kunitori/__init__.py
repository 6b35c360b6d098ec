"""Kunitori! and World on Fire: the card games of the Sengoku age.

>>> import kunitori
>>> game = kunitori.new_game("world_on_fire", players=3, seed=7)
>>> while not game.is_over and game.round < 3:
...     game.apply(game.decision.options[0])
>>> kunitori.loads(kunitori.dumps(game)) == game
True
"""

from importlib.metadata import version

from kunitori.cards.sets import CardSet, card_set
from kunitori.errors import (
    BadCards,
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    IllegalMove,
    KunitoriError,
)
from kunitori.game import Game, SeatView, Verdict, View, dumps, loads, new_game, verify
from kunitori.values.decision import CardScore, Decision, Option, Reason
from kunitori.values.event import Event
from kunitori.values.record import Record

__version__ = version("kunitori")

__all__ = [
    "BadCards",
    "BadNotation",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "CardScore",
    "CardSet",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "KunitoriError",
    "Option",
    "Reason",
    "Record",
    "SeatView",
    "Verdict",
    "View",
    "card_set",
    "dumps",
    "loads",
    "new_game",
    "verify",
]

"""Kunitori! and World on Fire: the card games of the Sengoku age.

>>> import kunitori
>>> game = kunitori.new_game("world_on_fire", players=3, seed=7)
>>> while not game.is_over and game.round < 3:
...     game.apply(game.decision.options[0])
>>> kunitori.loads(kunitori.dumps(game)) == game
True
"""

from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kunitori.cards.expansion import Expansion, load_expansion, parse_expansion
    from kunitori.cards.sets import CardSet, card_set
    from kunitori.decisions.move import Move
    from kunitori.errors import (
        BadCards,
        BadNotation,
        BadOptions,
        BadPosition,
        BadRecord,
        IllegalMove,
        KunitoriError,
    )
    from kunitori.game import Check, Game, LandView, SeatView, Verdict, View, dumps, loads, new_game, verify
    from kunitori.telling.coach import advise
    from kunitori.values.decision import CardScore, Decision, Option, Reason
    from kunitori.values.event import Event
    from kunitori.values.record import Record
    from kunitori.values.shuffle_part import ShufflePart

__version__ = version("kunitori")

__all__ = [
    "BadCards",
    "BadNotation",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "CardScore",
    "CardSet",
    "Check",
    "Decision",
    "Event",
    "Expansion",
    "Game",
    "IllegalMove",
    "KunitoriError",
    "LandView",
    "Move",
    "Option",
    "Reason",
    "Record",
    "SeatView",
    "ShufflePart",
    "Verdict",
    "View",
    "advise",
    "card_set",
    "dumps",
    "load_expansion",
    "loads",
    "new_game",
    "parse_expansion",
    "verify",
]

# Names are fetched when they are first used, so that the command can speak even where the engine cannot be loaded.
_HOMES = {
    "kunitori.cards.expansion": ("Expansion", "load_expansion", "parse_expansion"),
    "kunitori.cards.sets": ("CardSet", "card_set"),
    "kunitori.decisions.move": ("Move",),
    "kunitori.errors": (
        "BadCards", "BadNotation", "BadOptions", "BadPosition", "BadRecord", "IllegalMove", "KunitoriError",
    ),
    "kunitori.game": (
        "Check", "Game", "LandView", "SeatView", "Verdict", "View", "dumps", "loads", "new_game", "verify",
    ),
    "kunitori.telling.coach": ("advise",),
    "kunitori.values.decision": ("CardScore", "Decision", "Option", "Reason"),
    "kunitori.values.event": ("Event",),
    "kunitori.values.record": ("Record",),
    "kunitori.values.shuffle_part": ("ShufflePart",),
}  # fmt: skip
_HOME = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

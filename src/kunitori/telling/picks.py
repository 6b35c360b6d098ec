"""Moves that pick several cards at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from kunitori.decisions.move import Move
from kunitori.game import View
from kunitori.values.decision import Decision, Option

__all__ = ["March", "Picks", "Unit", "attack", "is_open_attack", "march", "picks"]


@dataclass(frozen=True, slots=True)
class Picks:
    """Cards of which any number can be picked, each copy under its own number from 1."""

    verb: str
    cards: tuple[str, ...]
    place: str
    """Where they are: ``hand`` or ``army/<seat>``; the place of each is ``<place>/<card>``."""

    def move(self, numbers: Sequence[int]) -> Move:
        """The move that picks these numbers."""
        return self.move_of(self.cards[number - 1] for number in numbers)

    def move_of(self, cards: Iterable[str]) -> Move:
        """The move that picks these cards.

        >>> str(Picks("ambush", ("cavalry", "cavalry", "archers"), "hand").move_of(["cavalry", "cavalry"]))
        'ambush cavalry*2'
        """
        return Move(self.verb, tuple(Counter(cards).items()))


def picks(view: View, decision: Decision) -> Picks | None:
    """The cards that the viewer may pick in this decision, or None if it does not pick several cards."""
    match decision.kind:
        case "stay" if not decision.step:
            return Picks("stay", _copies(view.stayable), f"army/{view.active}")
        case "keep" if not decision.step:
            return Picks("keep", _copies(view.keepable), "hand")
        case "defend":
            return Picks("ambush", _copies(view.ambushable), "hand")
        case _:
            return None


def _copies(cards: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(card for card, n in cards.items() for _ in range(n))


# ---- attacks
@dataclass(frozen=True, slots=True)
class Unit:
    """A card that attacks."""

    card: str
    attack: int
    is_leader: bool
    """Whether it may attack anybody; a troop needs a leader at its target (C5.2)."""
    has_several: bool = False
    """Whether it may attack several players at once, by a house rule (ruling 2)."""


@dataclass(frozen=True, slots=True)
class March:
    """An attack with several possible targets; every unit needs one."""

    units: tuple[Unit, ...]
    """The units, leaders first, each copy separately."""
    seats: tuple[int, ...]
    """Clockwise from the active player's left."""

    @property
    def can_split(self) -> bool:
        """Whether two players can be attacked at once: it takes two leaders (C5.2), or one that may attack several."""
        leaders = [unit for unit in self.units if unit.is_leader]
        return len(self.seats) > 1 and (len(leaders) > 1 or any(unit.has_several for unit in leaders))

    def all_against(self, seat: int) -> Move:
        """The move that sends everything against one seat."""
        return attack({seat: Counter(unit.card for unit in self.units)})


def march(view: View, decision: Decision) -> March | None:
    """How the viewer's army can be divided, or None if there is no attack or only one target."""
    if decision.kind != "battle" or not any(is_open_attack(option) for option in decision.options):
        return None
    units = [
        Unit(card, view.attack_of(card), bool(view.targets(card)), view.has_several_targets(card))
        for card in _copies(view.army(view.active))
    ]
    seats = len(view.players)
    others = tuple((view.active + i) % seats for i in range(1, seats))
    return March(tuple(sorted(units, key=lambda unit: not unit.is_leader)), others)


def is_open_attack(option: Option) -> bool:
    """Whether the option is an attack without targets yet."""
    return option.move.verb == "attack" and option.is_partial


def attack(armies: Mapping[int, Mapping[str, int]]) -> Move:
    """The move that sends these units against these seats."""
    return Move("attack", armies=tuple((seat, tuple(units.items())) for seat, units in armies.items()))

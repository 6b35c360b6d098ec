"""Moves in which several cards are picked at once: what may be picked, and the whole move that a pick makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from kunitori.decisions.handles import handles
from kunitori.game import View
from kunitori.values.decision import Decision

__all__ = ["March", "Picks", "Unit", "attack_text", "march", "picks"]


@dataclass(frozen=True, slots=True)
class Picks:
    """Cards of which any number can be picked, each copy under its own number from 1."""

    verb: str
    cards: tuple[str, ...]
    place: str
    """Where they lie: ``hand``, or ``army/<seat>``; of each the place is ``<place>/<card>``."""

    def move(self, numbers: Sequence[int]) -> str:
        """The move that picks these numbers."""
        return self.move_of(self.cards[number - 1] for number in numbers)

    def move_of(self, cards: Iterable[str]) -> str:
        """The move that picks these cards.

        >>> Picks("ambush", ("cavalry", "cavalry", "archers"), "hand").move_of(["cavalry", "cavalry"])
        'ambush cavalry*2'
        """
        words = [card + (f"*{n}" if n > 1 else "") for card, n in Counter(cards).items()]
        return " ".join([self.verb, *(words or ["none"])])


def picks(view: View, decision: Decision) -> Picks | None:
    """What the viewer may pick from in this decision; None if it is not one of picking several cards."""
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


# ---- who marches against whom
@dataclass(frozen=True, slots=True)
class Unit:
    """One card that marches."""

    card: str
    attack: int
    is_leader: bool
    """Whether it may attack anybody; a troop goes only where a leader goes (C5.2)."""


@dataclass(frozen=True, slots=True)
class March:
    """An attack that has several possible targets: every unit has to be sent against one of the seats."""

    units: tuple[Unit, ...]
    """Leaders first; each copy for itself."""
    seats: tuple[int, ...]
    """Clockwise from the active player's left."""
    players: tuple[str, ...]

    def all_against(self, seat: int) -> str:
        """The whole move that sends everything against one seat."""
        return attack_text({seat: Counter(unit.card for unit in self.units)}, self.players)


def march(view: View, decision: Decision) -> March | None:
    """How the viewer's army can be divided; None if there is no attack to declare, or only one target for it."""
    if decision.kind != "battle" or "attack ..." not in decision.texts:
        return None
    units = [Unit(card, view.attack_of(card), bool(view.targets(card))) for card in _copies(view.army(view.active))]
    seats = len(view.players)
    others = tuple((view.active + i) % seats for i in range(1, seats))
    return March(tuple(sorted(units, key=lambda unit: not unit.is_leader)), others, view.players)


def attack_text(armies: Mapping[int, Mapping[str, int]], players: Sequence[str]) -> str:
    """The move that sends these units against these seats."""
    names = handles(players)
    groups = [
        f"{names[seat]}:" + ",".join(card + (f"*{n}" if n > 1 else "") for card, n in units.items() if n)
        for seat, units in armies.items()
    ]
    return " ".join(["attack", *groups])

"""Moves in which several cards are picked at once: what may be picked, and the whole move that a pick makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from kunitori.game import View
from kunitori.values.decision import Decision
from kunitori.values.notation import handles

__all__ = ["March", "Picks", "Unit", "army", "attack_text", "march", "picks", "strength"]


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
            return Picks("stay", tuple(_stayable(view)), f"army/{view.active}")
        case "keep" if not decision.step:
            return Picks("keep", tuple(_keepable(view)), "hand")
        case "defend":
            return Picks("ambush", tuple(_fighters(view)), "hand")
        case _:
            return None


def _copies(cards: Mapping[str, int]) -> list[str]:
    return [card for card, n in cards.items() for _ in range(n)]


def _stayable(view: View) -> list[str]:
    """What may be left lying (C7.1): deployable cards of the army area, and Moats just played."""
    lying = Counter(view.me.deployed) + Counter(view.played)
    cards = view.cards
    fit = {id: n for id, n in lying.items() if cards[id].deployable}
    fit |= {id: n for id, n in view.played.items() if cards[id].effect == "stays_lying"}
    return [id for id in _copies(lying) if id in fit]


def _keepable(view: View) -> list[str]:
    return _copies({id: n for id, n in view.me.hand.items() if view.cards[id].category == "tactics"})


def _fighters(view: View) -> list[str]:
    cards = view.cards
    return _copies({id: n for id, n in view.me.hand.items() if cards[id].attack or cards[id].defence})


# ---- who marches against whom
@dataclass(frozen=True, slots=True)
class Unit:
    """One card that marches; leaders go where they are sent, troops only where a leader goes (C5.2)."""

    card: str
    attack: int
    is_leader: bool


@dataclass(frozen=True, slots=True)
class March:
    """An attack that has several possible targets: every unit has to be sent against one of the seats."""

    units: tuple[Unit, ...]
    """Leaders first; each copy for itself."""
    seats: tuple[int, ...]
    """Clockwise from the active player's left."""
    players: tuple[str, ...]

    def seats_for(self, unit: int, sent: Mapping[int, int]) -> tuple[int, ...]:
        """The seats that a unit may attack, when others are sent like this (index of the unit -> seat)."""
        if self.units[unit].is_leader:
            return self.seats
        led = {seat for other, seat in sent.items() if self.units[other].is_leader}
        return tuple(seat for seat in self.seats if seat in led)

    def move(self, sent: Mapping[int, int]) -> str | None:
        """The whole move when every unit (by index) is sent against a seat; None while one is missing or unled."""
        armies: dict[int, Counter[str]] = {}
        for place, unit in enumerate(self.units):
            if sent.get(place) not in self.seats_for(place, sent):
                return None
            armies.setdefault(sent[place], Counter())[unit.card] += 1
        return attack_text({seat: armies[seat] for seat in self.seats if seat in armies}, self.players)

    def all_against(self, seat: int) -> str:
        """The whole move that sends everything against one seat."""
        return attack_text({seat: Counter(unit.card for unit in self.units)}, self.players)


def march(view: View, decision: Decision) -> March | None:
    """How the viewer's army can be divided; None if there is no attack to declare, or only one target for it."""
    if decision.kind != "battle" or "attack ..." not in decision.texts:
        return None
    units = [
        Unit(card, view.cards[card].attack, view.cards[card].leader)
        for card, n in army(view, view.active).items()
        for _ in range(n)
    ]
    seats = len(view.players)
    others = tuple((view.active + i) % seats for i in range(1, seats))
    return March(tuple(sorted(units, key=lambda unit: not unit.is_leader)), others, view.players)


def army(view: View, seat: int) -> Counter[str]:
    """The generals and troops in an army area."""
    lying = Counter(view.seats[seat].deployed)
    if seat == view.active:
        lying += Counter(view.played)
    return Counter({id: n for id, n in lying.items() if view.cards[id].category in ("general", "troop")})


def strength(units: Mapping[str, int], view: View) -> int:
    """Their attack values together."""
    return sum(view.cards[id].attack * n for id, n in units.items())


def attack_text(armies: Mapping[int, Mapping[str, int]], players: Sequence[str]) -> str:
    """The move that sends these units against these seats."""
    names = handles(players)
    groups = [
        f"{names[seat]}:" + ",".join(card + (f"*{n}" if n > 1 else "") for card, n in units.items() if n)
        for seat, units in armies.items()
    ]
    return " ".join(["attack", *groups])

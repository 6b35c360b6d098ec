"""The battle of this turn: who fights whom, with which cards, and how it ended (C5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from kunitori.game import View
from kunitori.values.event import Event

__all__ = ["Battle", "Fighter", "battle_of"]

_PRIZES = ("C5.6", "W5.8")


@dataclass(frozen=True, slots=True)
class Fighter:
    """Equal cards on one side, and the strength they add."""

    card: str
    count: int
    worth: int
    sort: str = ""
    """``ambush`` or ``reinforcements`` for cards that lie there only for this battle (C5.4)."""


@dataclass(frozen=True, slots=True)
class Battle:
    """One battle, running or over."""

    attacker: int
    ally: int | None
    defender: int
    attackers: tuple[Fighter, ...]
    defenders: tuple[Fighter, ...]
    bonus: int
    """Of all ambush cards together (W5.4)."""
    attack: int
    defence: int
    is_over: bool
    prizes: tuple[tuple[int, str], ...]
    number: int
    of: int


@dataclass(slots=True)
class _Record:
    sent: Counter[str] = field(default_factory=Counter)
    ambush: Counter[str] = field(default_factory=Counter)
    revealed: Counter[str] = field(default_factory=Counter)
    strengths: tuple[int, int] | None = None
    prizes: list[tuple[int, str]] = field(default_factory=list)


def battle_of(view: View) -> Battle | None:
    """The current or last battle of this turn, or None."""
    if view.lands:
        return None
    turn = _this_turn(view.events)
    records: dict[int, _Record] = {}
    ally: int | None = None
    running: int | None = None
    for event in turn:
        foe = event.other
        match event.kind:
            case "attack" | "joint" if foe is not None:
                records.setdefault(foe, _Record())
            case "assign" if foe is not None:
                records.setdefault(foe, _Record()).sent.update(dict(event.cards))
            case "join":
                ally = event.player
            case "ambush" | "reinforce" if event.player in records:
                running = event.player
                records[event.player].ambush.update(dict(event.cards))
            case "reveal" if event.rule == "C5.4" and event.player in records:
                records[event.player].revealed.update(dict(event.cards))
            case "strength" if foe in records:
                running = foe
                records[foe].strengths = (event.number, event.against)
            case "gain" if event.rule in _PRIZES and running is not None and event.player is not None:
                records[running].prizes += [(event.player, card) for card, _ in event.cards]
            case _:
                pass
    if not records or (view.ally is None and ally is None and not any(record.sent for record in records.values())):
        return None
    order = sorted(records, key=lambda seat: (seat - view.active) % len(view.seats))
    asked = view.decision
    if asked and asked.kind in ("defend", "ambush") and asked.player in records:
        current = asked.player
    else:
        fought = [seat for seat in order if records[seat].strengths or records[seat].ambush or records[seat].revealed]
        current = fought[-1] if fought else order[0]
    return _battle(view, current, records[current], ally, order.index(current) + 1, len(order))


def _this_turn(events: Sequence[Event]) -> Sequence[Event]:
    for place in range(len(events) - 1, -1, -1):
        if events[place].kind == "turn":
            return events[place:]
    return events


def _battle(view: View, defender: int, record: _Record, ally: int | None, number: int, of: int) -> Battle:
    sent = record.sent
    if ally is not None:  # W5.8: all generals and troops of both army areas
        sent = Counter(view.army(view.active)) + Counter(view.army(ally))
    attackers = [Fighter(id, n, view.attack_of(id) * n) for id, n in sent.items()]
    defenders: list[Fighter] = []
    there = ((view.seats[defender].deployed, ""), (record.ambush, "ambush"), (record.revealed, "reinforcements"))
    for cards, sort in there:
        for id, n in cards.items():
            if worth := view.defence_of(id, sort == "ambush"):
                defenders.append(Fighter(id, n, worth * n, sort))
    attack, defence = record.strengths or (view.attack_on(defender), view.defence(defender))
    return Battle(
        view.active, ally, defender, tuple(attackers), tuple(defenders), view.ambush_bonus(record.ambush), attack,
        defence, record.strengths is not None, tuple(record.prizes), number, of,
    )  # fmt: skip

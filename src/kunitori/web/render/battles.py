"""The battle of this turn: who fights whom, with which cards, and how it ended (C5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from kunitori.game import View
from kunitori.values.event import Event

__all__ = ["Battle", "Fighter", "battle_of"]

_PRIZES = ("C5.6", "W5.8")
_LOSSES = ("C5.7", "ruling 11")
_SHORT_TURN = 32  # events; most turns are shorter


@dataclass(frozen=True, slots=True)
class Fighter:
    """Equal cards on one side, and the strength they add."""

    card: str
    count: int
    worth: int
    sort: str = ""
    """``ambush`` or ``reinforcements`` for cards that lie there only for this battle (C5.4)."""
    fallen: int = 0
    """How many of them have been discarded since the strengths were compared (C5.7, ruling 11)."""


@dataclass(frozen=True, slots=True)
class Battle:
    """One battle, running or over, with everybody who fought in it."""

    attacker: int
    ally: int | None
    defender: int
    attackers: tuple[Fighter, ...]
    defenders: tuple[Fighter, ...]
    bonus: int
    """Of all cards in ambush (K5.4, W5.4)."""
    attack: int
    defence: int
    is_over: bool
    prizes: tuple[tuple[int, str], ...]
    number: int
    of: int


@dataclass(slots=True)
class _Record:
    """What the events tell of one battle."""

    sent: Counter[str] = field(default_factory=Counter)
    ambush: Counter[str] = field(default_factory=Counter)
    revealed: Counter[str] = field(default_factory=Counter)
    strengths: tuple[int, int] | None = None
    prizes: list[tuple[int, str]] = field(default_factory=list)
    gone: dict[int, Counter[str]] = field(default_factory=dict)
    """What has left each army area since the strengths were compared."""
    fallen: dict[tuple[int, str], Counter[str]] = field(default_factory=dict)
    """What the battle itself has cost each player since then, by place."""

    def lose(self, seat: int, event: Event) -> None:
        cards = dict(event.cards)
        if event.place == "army":
            self.gone.setdefault(seat, Counter()).update(cards)
        if event.rule in _LOSSES:
            self.fallen.setdefault((seat, event.place), Counter()).update(cards)

    def side(
        self, cards: Mapping[str, int], seat: int, place: str, worth: Callable[[str], int], sort: str = ""
    ) -> Iterator[Fighter]:
        fallen = self.fallen.get((seat, place), Counter())
        for id, n in cards.items():
            yield Fighter(id, n, worth(id) * n, sort, min(n, fallen.get(id, 0)))


def battle_of(view: View) -> Battle | None:
    """The current or last battle of this turn, or None."""
    if view.lands:
        return None
    records: dict[int, _Record] = {}
    ally: int | None = None
    joint: int | None = None
    running: int | None = None
    for event in _this_turn(view.events):
        foe = event.other
        match event.kind:
            case "joint":
                joint = foe
            case "join" if joint is not None:
                ally = event.player
                records.setdefault(joint, _Record())
            case "attack" if foe is not None:
                records.setdefault(foe, _Record())
            case "assign" if foe is not None:
                records.setdefault(foe, _Record()).sent.update(dict(event.cards))
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
            case "discard" if event.player is not None:
                for record in records.values():
                    if record.strengths:
                        record.lose(event.player, event)
            case _:
                pass
    if not records:
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
    size = _SHORT_TURN
    while True:
        latest = events[-size:]
        for place in range(len(latest) - 1, -1, -1):
            if latest[place].kind == "turn":
                return latest[place:]
        if size >= len(events):
            return latest
        size *= 4


def _battle(view: View, defender: int, record: _Record, ally: int | None, number: int, of: int) -> Battle:
    attackers: list[Fighter] = []
    if ally is None:
        attackers += record.side(record.sent, view.active, "army", view.attack_of)
    else:  # W5.8: all generals and troops of both army areas
        for seat in (view.active, ally):
            units = Counter(view.army(seat)) + _units(view, record.gone.get(seat, {}))
            attackers += record.side(units, seat, "army", view.attack_of)
    deployed = Counter(view.seats[defender].deployed) + record.gone.get(defender, Counter())
    defenders = [
        *record.side(deployed, defender, "army", view.defence_of),
        *record.side(record.ambush, defender, "ambush", view.defence_of, "ambush"),
        *record.side(record.revealed, defender, "revealed", view.defence_of, "reinforcements"),
    ]
    in_ambush = record.ambush.items()
    bonus = sum(n * (view.defence_of(id, in_ambush=True) - view.defence_of(id)) for id, n in in_ambush)
    bonus += view.ambush_bonus(record.ambush)
    attack, defence = record.strengths or (view.attack_on(defender), view.defence(defender))
    return Battle(
        view.active, ally, defender, tuple(attackers), tuple(fighter for fighter in defenders if fighter.worth), bonus,
        attack, defence, record.strengths is not None, tuple(record.prizes), number, of,
    )  # fmt: skip


def _units(view: View, cards: Mapping[str, int]) -> Counter[str]:
    """The generals and troops among some cards, which alone attack (C5.2)."""
    return Counter({card: n for card, n in cards.items() if view.cards[card].category in ("general", "troop")})

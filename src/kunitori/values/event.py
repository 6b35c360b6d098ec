"""Events as values, each with its cause, its rule, and what each viewer may see of it (C9.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from kunitori.cards.facts import card_name
from kunitori.cards.sets import CardSet
from kunitori.engine.consts import V_DRAW, V_HAND_DISCARD, V_KEEP, V_STRENGTH
from kunitori.i18n import Arg, Message
from kunitori.values.vocabulary import COLOURS, EVENTS, PLACES, RULES, TEAM_EVENTS, card, phase_name

Row = tuple[int, ...]
Cards = tuple[tuple[str, int], ...]
_SECRET = ("draw", "hand_discard")
_SIDE_WORDS = ("plain", "other", "third", "fourth")
_ABOUT_NOBODY = {"to_pool", "nothing", "turn_up", "last_round", "over"}  # their lines name no player


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. docs/events.md lists all kinds with their fields.

    ``cards`` are the cards concerned; of a secret event (a draw, a discarded hand) other players see only ``number``
    and the cards that everybody could follow. ``place`` is where the cards come from or go to, ``rule`` the rule
    behind it, ``cause`` the card whose text did it.

    >>> from kunitori.i18n import texts
    >>> draw = Event("draw", 0, (("copper", 3), ("gold", 1)), 4, place="deck", rule="C7.2")
    >>> texts("en")(draw.message(["Ann"]))
    'Ann draws 3 × Copper and Gold.'
    >>> texts("en")(draw.seen_by(1).message(["Ann"]))
    'Ann draws 4 cards.'
    >>> texts("en")(draw.message(["Ann"], you=0))
    'You draw 3 × Copper and Gold.'
    """

    kind: str
    player: int | None
    cards: Cards = ()
    number: int = 0
    other: int | None = None
    place: str = ""
    rule: str = ""
    cause: str | None = None
    known: Cards = ()
    against: int = 0  # the defender's strength, if number is the attacker's
    land: int | None = None  # of the battlefield, from 0
    team: int | None = None
    colour: str = ""

    @property
    def is_secret(self) -> bool:
        """Whether only its player may see all of it."""
        return self.kind in _SECRET

    def seen_by(self, viewer: int | None, in_teams: bool = False) -> Event:
        """The event as a seat, or a spectator (None), may see it (C9); team mates see all of it (M9)."""
        if not self.is_secret or self.is_open_to(viewer, in_teams):
            return self
        return replace(self, cards=self.known)

    def is_open_to(self, viewer: int | None, in_teams: bool = False) -> bool:
        """Whether a viewer may see all of it, even if it is secret."""
        if viewer is None or self.player is None:
            return viewer == self.player
        return viewer == self.player or (in_teams and (viewer - self.player) % 2 == 0)

    def is_about(self, you: int | None) -> bool:
        """Whether the line addresses this player as "you"."""
        if you is None or self.kind in _ABOUT_NOBODY:
            return False
        if self.kind == "win_land":
            return you % 2 == self.team
        return you in (self.player, self.other) or self.kind == "side"

    def message(self, names: Sequence[str], you: int | None = None, cards: CardSet | None = None) -> Message:
        """The line for the log; cards that the reader may not know are counted only.

        ``you`` is the seat of the reader, if the line is for one player alone. ``cards`` are those of the game, which
        know the names that authors gave their own cards; printed cards need none.
        """
        args: dict[str, Arg] = {"number": self.number}
        if self.player is not None:
            args["player"] = names[self.player]
        if self.other is not None:
            args["other"] = names[self.other]
        if self.kind == "strength":
            args["against"] = self.against
        if self.land is not None:
            args["land"] = self.land + 1
        if self.team is not None:
            args["team"] = tuple(names[self.team :: 2])
            args["count"] = len(names[self.team :: 2])
        if self.colour:
            args["colour"] = Message(f"marker-{self.colour}")
        if self.cards:
            named = cards.name if cards else card_name
            args["cards"] = tuple(counted_card(named(id), n) for id, n in self.cards)
        line = self._line()
        if you is not None and self.is_about(you):
            acts = you == self.player if self.kind != "side" else you % 2 == self.team
            is_other = not acts and self.kind != "win_land"
            told = line.removeprefix("log-")
            line = f"to-you-{told}" if is_other else f"you-{told}"
        return Message(line, tuple(sorted(args.items())))

    def _line(self) -> str:
        line = f"log-{self.kind.replace('_', '-')}"
        if self.is_secret:
            shown = sum(n for _, n in self.cards)
            return line if shown == self.number else f"{line}-some" if shown else f"{line}-hidden"
        if self.kind == "set_up" and self.rule == "M1.4":
            return f"{line}-teams"
        if self.kind == "phase":
            return f"{line}-{phase_name(self.number, self.rule == 'M2')}"
        if self.kind in ("gain", "play", "discard", "trash", "take", "to_hand"):
            return f"{line}-{self.place}"
        if self.kind == "ambush" and not self.cards:
            return f"{line}-none"
        if self.kind == "choose":
            return f"{line}-{_SIDE_WORDS[self.number]}"
        return line


@lru_cache(maxsize=1 << 12)
def shared_row(row: Row) -> Row:
    """The same for the engine's rows."""
    return row


def counted_card(name: Message, n: int) -> Message:
    """Some copies of a card in words; one copy is just the card."""
    return name if n == 1 else Message("log-times", (("card", name), ("number", n)))


def events(rows: Iterable[Row], kinds: tuple[str, ...]) -> Iterator[Event]:
    """Turn the engine's rows into events, joining rows that belong together.

    Equal events are nearly always the same object, since a server keeps many games with the same few thousand events.
    """
    group: list[Row] = []
    for row in rows:
        if group and not _together(group[-1], row):
            yield from _told(tuple(group), kinds)
            group = []
        group.append(row)
    if group:
        yield from _told(tuple(group), kinds)


@lru_cache(maxsize=1 << 12)
def public(event: Event) -> Event:
    """The event as a spectator may see it; the same object for equal events."""
    return event.seen_by(None)


def _together(last: Row, row: Row) -> bool:
    secret = (V_HAND_DISCARD, V_KEEP)
    if last[0] in secret and row[0] in secret:
        return last[1] == row[1]
    return last[0] == row[0] == V_DRAW and last[1] == row[1] and last[6:] == row[6:]


@lru_cache(maxsize=1 << 12)
def _told(group: tuple[Row, ...], kinds: tuple[str, ...]) -> tuple[Event, ...]:
    return tuple(_joined(group, kinds))


def _joined(group: Sequence[Row], kinds: Sequence[str]) -> Iterator[Event]:
    what, who, k, n, other, place, rule, cause = group[0]
    where, law, why = PLACES[place], RULES[rule], card(kinds, cause)
    if what in (V_HAND_DISCARD, V_KEEP):
        kept = [row for row in group if row[0] == V_KEEP]
        gone = [row for row in group if row[0] == V_HAND_DISCARD]
        if kept:
            shown = _cards(kinds, ((row[2], row[3]) for row in kept))
            yield Event("keep", who, shown, sum(row[3] for row in kept), None, where, RULES[kept[0][6]], why)
        if gone:
            cards = _cards(kinds, ((row[2], row[3]) for row in gone))
            known = _cards(kinds, ((row[2], row[4]) for row in gone))
            number = sum(row[3] for row in gone)
            yield Event("hand_discard", who, cards, number, None, where, RULES[gone[0][6]], why, known)
    elif what == V_DRAW:
        cards = _cards(kinds, ((row[2], 1) for row in group))
        known = _cards(kinds, ((row[2], row[4]) for row in group))
        yield Event("draw", who, cards, len(group), None, where, law, why, known)
    elif what == V_STRENGTH:
        yield Event("strength", who, (), k, other, where, law, why, against=n)
    else:
        yield _plain(group[0], kinds)


def _plain(row: Row, kinds: Sequence[str]) -> Event:
    what, who, k, n, other, place, rule, cause = row
    kind = EVENTS[what]
    cards = ((kinds[k], n if n > 0 and kind in _COUNTS else 1),) if k >= 0 else ()
    is_team = kind in TEAM_EVENTS
    return Event(
        kind,
        who if who >= 0 else None,
        cards,
        n,
        other if other >= 0 and not is_team else None,
        PLACES[place],
        RULES[rule],
        card(kinds, cause),
        land=n if kind in _ON_LAND else None,
        team=other if is_team else n if kind == "side" else None,
        colour=COLOURS[n] if kind in ("marker", "marker_back") else "",
    )


_ON_LAND = {"deploy", "dismiss", "reorder", "win_land", "bury"}
_COUNTS = {"discard", "assign", "ambush", "stay", "to_hand", "keep"}


def _cards(kinds: Sequence[str], pairs: Iterable[tuple[int, int]]) -> Cards:
    """Counts by kind, in kind order, so that the order of drawing stays secret."""
    counts: dict[int, int] = {}
    for k, n in pairs:
        counts[k] = counts.get(k, 0) + n
    return tuple((kinds[k], n) for k, n in sorted(counts.items()) if n)

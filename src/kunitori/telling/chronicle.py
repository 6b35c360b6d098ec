"""Events as lines in the reader's language; events that belong together share a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from kunitori.cards.sets import CardSet
from kunitori.i18n import Texts
from kunitori.values.event import Event

__all__ = ["ChronicleLine", "entries", "lines", "sentences", "since_last_turn"]

_UNSAID = {"phase", "actions", "money", "buys", "discount", "choose", "no_battle", "hand_discard", "marker", "bury"}
"""Events that are left out: they repeat the card, are told by later events, or happen every turn."""
_EVERY_TURN = {("discard", "C7.1"), ("draw", "C7.2"), ("draw", "C1.3")}
_EVERY_TURN |= {("discard", "M7.1"), ("draw", "M7.1"), ("draw", "M1.4")}
_MERGED = {"play", "discard", "to_hand", "stay", "reveal", "assign", "ambush"}
"""Events of these kinds in a row by the same player share a line."""


@dataclass(frozen=True, slots=True)
class ChronicleLine:
    """One line of a chronicle, with the event behind it."""

    text: str
    rule: str
    event: Event
    is_turn: bool
    """Whether a turn or the end of the game begins here, so that later lines are indented below it."""


def entries(
    events: Iterable[Event], players: Sequence[str], cards: CardSet, say: Texts, you: int | None = None
) -> Iterator[ChronicleLine]:
    """The lines of a chronicle with their events; ``you`` is the seat of the reader, who is addressed."""
    for event in _merged(events):
        is_turn = event.kind in ("turn", "over")
        yield ChronicleLine(say(event.message(players, you, cards)), event.rule, event, is_turn)


def lines(
    events: Iterable[Event], players: Sequence[str], cards: CardSet, say: Texts, you: int | None = None
) -> Iterator[str]:
    """The lines of a chronicle, with the events of a turn indented below its heading."""
    for line in entries(events, players, cards, say, you):
        yield line.text if line.is_turn else f"  {line.text}"


def sentences(
    events: Iterable[Event], players: Sequence[str], cards: CardSet, say: Texts, you: int | None = None
) -> list[list[str]]:
    """The sentences of every turn; an empty last turn is left out."""
    turns: list[list[Event]] = []
    for event in _merged(events):
        if event.kind == "turn" or not turns:
            turns.append([])
        turns[-1].append(event)
    if turns and [event.kind for event in turns[-1]] == ["turn"]:
        turns.pop()
    return [[say(event.message(players, you, cards)) for event in turn] for turn in turns]


def _merged(events: Iterable[Event]) -> Iterator[Event]:
    last: Event | None = None
    for event in events:
        is_first_shuffle = event.kind == "shuffle" and last is not None and last.kind == "set_up"
        if event.kind in _UNSAID or (event.kind, event.rule) in _EVERY_TURN or is_first_shuffle:
            continue
        if last is not None and _belong_together(last, event):
            cards = Counter(dict(last.cards)) + Counter(dict(event.cards))
            last = replace(last, cards=tuple(cards.items()), number=last.number + event.number)
            continue
        if last is not None:
            yield last
        last = event
    if last is not None:
        yield last


def _belong_together(last: Event, event: Event) -> bool:
    if last.kind != event.kind or event.kind not in _MERGED or bool(last.cards) != bool(event.cards):
        return False
    return (last.player, last.place, last.rule, last.other) == (event.player, event.place, event.rule, event.other)


def since_last_turn(events: Sequence[Event], player: int) -> Sequence[Event]:
    """The events after a player's last whole turn; before the first, everything except the set-up."""
    turns = [place for place, event in enumerate(events) if event.kind == "turn"]
    if not turns:
        return events
    earlier = [place for place in turns if events[place].player == player]
    if earlier and earlier[-1] == turns[-1]:
        earlier.pop()
    if earlier:
        return events[next(place for place in turns if place > earlier[-1]) :]
    is_from_the_beginning = any(event.kind == "set_up" for event in events[: turns[0]])
    return events[turns[0] :] if is_from_the_beginning else events

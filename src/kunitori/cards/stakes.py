"""What is at stake with each number that we do not know for certain, in a sentence.

The figures in ``stakes.json`` come from games between equal bots, played with every other value.
`tools/write_stakes.py` measures them. A number without an entry was not tried.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from kunitori.cards.facts import Facts, number_fields
from kunitori.i18n import Arg, Message, message
from kunitori.i18n.numbers import decimal

__all__ = ["Shift", "Stake", "TriedValue", "stake_note", "stake_of", "stake_sentence", "tried_values"]

DECIDES = 0.5
"""A number decides how a card is played if with another value at most this share of the copies is bought."""
BOUGHT, LEAST_COPIES = 0.75, 0.1
"""The same for how often it is bought, and the least difference in copies that counts."""
LENGTH, FIRST = 0.05, 0.04
"""The shares by which games get longer or shorter, and by which the side that begins wins more or less, that count."""
_SURE = 0.05


@dataclass(frozen=True, slots=True)
class Shift:
    """A measure with our value, its change with the other, and the ends and corrected p value of the change."""

    here: float
    gap: float
    low: float
    high: float
    p: float

    @property
    def there(self) -> float:
        """The measure with the other value."""
        return self.here + self.gap

    @property
    def reach(self) -> float:
        """How large the change may be."""
        return max(abs(self.low), abs(self.high))

    @property
    def is_sure(self) -> bool:
        """Whether the change stands out from chance."""
        return self.p < _SURE


@dataclass(frozen=True, slots=True)
class TriedValue:
    """Another value of a number, and what it changed at a table of this size."""

    game: str
    players: int
    card: str
    field: str
    played: int
    value: int
    rounds: Shift
    first: Shift
    """The share of wins of the side that begins."""
    bought: Shift
    """Copies of the card that a player buys in a game."""

    @property
    def kept(self) -> float:
        """The smaller number of copies bought as a share of the larger one."""
        less, more = sorted((self.bought.here, self.bought.there))
        return max(0.0, less) / more if more > 0 else 1.0

    @property
    def verdict(self) -> str:
        """What the other value does: ``decides``, ``rounds``, ``first``, ``bought``, ``little`` or ``open``."""
        is_bought = self.bought.is_sure and abs(self.bought.gap) >= LEAST_COPIES
        if is_bought and self.kept <= DECIDES:
            return "decides"
        if self.rounds.is_sure and abs(self.rounds.gap) >= LENGTH * self.rounds.here:
            return "rounds"
        if self.first.is_sure and abs(self.first.gap) >= FIRST:
            return "first"
        if is_bought and self.kept <= BOUGHT:
            return "bought"
        is_known = self.rounds.reach < 2 * LENGTH * self.rounds.here and self.first.reach < 2 * FIRST
        return "little" if is_known else "open"


_ORDER = ("decides", "rounds", "first", "bought", "open", "little")


@dataclass(frozen=True, slots=True)
class Stake:
    """All values tried for a number, and the one that says the most about it."""

    values: tuple[int, ...]
    """With our own."""
    telling: TriedValue


@cache
def _study() -> dict[str, object]:
    text = files("kunitori.cards").joinpath("stakes.json").read_text(encoding="utf-8")
    found: dict[str, object] = json.loads(text)
    return found


@cache
def tried_values() -> tuple[TriedValue, ...]:
    """All values that were tried, in all games and at tables of all sizes."""
    return tuple(_tried(row) for row in _study()["rows"])  # type: ignore[attr-defined]


def _tried(row: list[object]) -> TriedValue:
    *numbers, rounds, first, bought = row
    return TriedValue(*numbers, *(Shift(*each) for each in (rounds, first, bought)))  # type: ignore[arg-type, misc]


@cache
def _by_number() -> dict[tuple[str, str, str, int], tuple[TriedValue, ...]]:
    found: dict[tuple[str, str, str, int], tuple[TriedValue, ...]] = {}
    for tried in tried_values():
        key = tried.game, tried.card, tried.field, tried.played
        found[key] = (*found.get(key, ()), tried)
    return found


def stake_of(facts: Facts, field: str) -> Stake | None:
    """What is at stake with a number of a card; None if it is certain, or was not tried in its game.

    >>> from kunitori.cards.loader import game_cards
    >>> fire = game_cards("world_on_fire")
    >>> stake_of(fire["harbour_town"], "cost").values, stake_of(fire["harbour_town"], "copies")
    ((5, 6), None)
    """
    tried = _by_number().get((facts.game, facts.id, field, facts.number(field)), ())
    if facts.names or not tried or facts.source(field).source not in "RP":
        return None
    return Stake(tuple(sorted({facts.number(field), *(each.value for each in tried)})), min(tried, key=_rank))


def _rank(tried: TriedValue) -> tuple[int, float]:
    """The most telling value first."""
    if tried.verdict in ("decides", "bought"):
        return _ORDER.index(tried.verdict), tried.kept
    moved = abs(tried.first.gap) if tried.verdict == "first" else abs(tried.rounds.gap) / max(1.0, tried.rounds.here)
    return _ORDER.index(tried.verdict), -moved


def stake_sentence(facts: Facts, field: str) -> Message | None:
    """The sentence that says whether a number matters, and for what; None where nothing is at stake."""
    stake = stake_of(facts, field)
    if stake is None:
        return None
    told, is_flag = stake.telling, field == "deployable"
    values = tuple(message("stake-yes" if value else "stake-no") if is_flag else value for value in stake.values)
    verdict = told.verdict
    if verdict in ("little", "open"):
        return message(f"stake-{verdict}", values=values)
    value = message("stake-yes" if told.value else "stake-no") if is_flag else told.value
    said = {"values": values, "value": value, "players": told.players, **dict(_figures(told))}
    if verdict in ("decides", "bought"):
        said["card"] = facts.name
    return message(f"stake-{verdict}", **said)


def stake_note(facts: Facts) -> Message | None:
    """How the numbers of a card were tried; None if none of them was."""
    if not any(stake_of(facts, field) for field in number_fields(facts) if facts.number(field)):
        return None
    sizes = tuple(sorted({tried.players for tried in tried_values()}))
    return message("stake-note", bot=message(f"bot-{_study()['bot']}.name"), sizes=sizes)


def _figures(tried: TriedValue) -> Iterator[tuple[str, Arg]]:
    """The two figures that the verdict rests on."""
    if tried.verdict == "rounds":
        shift, factor, digits = tried.rounds, 1, 1
    elif tried.verdict == "first":
        shift, factor, digits = tried.first, 100, 0
    else:
        shift, factor, digits = tried.bought, 1, 1
        if min(shift.here, shift.there) < LEAST_COPIES or round(shift.here, 1) == round(shift.there, 1):
            digits = 2
    yield "here", decimal(factor * shift.here, digits)
    yield "there", decimal(max(0.0, factor * shift.there), digits)

"""Corrections: the numbers on an owner's printed cards, from a TOML file.

Many costs are reconstructed. Owners of the printed game can correct them:

    [world_on_fire.moat]
    cost = 4

    [world_on_fire.loyal_warning.effect]
    draw = 2

    [kunitori.farmers]
    copies = 8
    deployable = true

A card of an expansion is ``[own.ID]``. Any number that can be printed on such a card can be corrected, and so can its
number of copies. ``deployable`` is for troops only, and not for Moegahara. Everything else is a rule. The option
``--corrections FILE`` names the file; without it, the file at `default_corrections_path` is read if it exists.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from kunitori.cards.composition import is_id
from kunitori.cards.facts import EFFECTS, Facts, Provenance
from kunitori.cards.kinds import GAMES, MARKERS_EACH, OWN
from kunitori.cards.loader import game_cards, unknown_card, unknown_game
from kunitori.errors import BadCards, quoted

__all__ = [
    "SPANS", "Correction", "Corrections", "check_number", "correctable", "default_corrections_path", "load_corrections",
    "parse_corrections",
]  # fmt: skip

_MAX_BYTES = 1_000_000

_BONUSES = ("cards", "actions", "money", "buys", "vp")
_FIELDS: dict[str, tuple[str, ...]] = {
    "treasure": ("copies", "cost", "money"),
    "victory": ("copies", "cost", "vp"),
    "general": ("cost", "attack", "defence", *_BONUSES),
    "troop": ("copies", "cost", "attack", "defence", *_BONUSES, "deployable"),
    "tactics": ("copies", "cost", *_BONUSES),
    "politics": ("copies", "cost", "defence", *_BONUSES),
}
_NOT_IN_MOEGAHARA = ("attack", "defence", "vp", "deployable")  # fights go by cost (M6.2), points by Lands (M8.1)
_RULES = {"copies": "C1.2", "deployable": "C7.1", "attack": "C5.5", "defence": "C5.5"}
SPANS: dict[str, tuple[int, int]] = {
    "copies": (1, 60),
    "cost": (0, 20),
    "attack": (0, 20),
    "defence": (0, 20),
    "cards": (0, 10),
    "actions": (0, 10),
    "money": (0, 20),
    "buys": (0, 10),
    "vp": (-20, 20),
    "deployable": (0, 1),
    "effect.draw": (0, 10),
    "effect.actions": (0, 10),
    "effect.exhausted_vp": (-20, 20),
    "effect.each": (0, 10),
    "effect.less": (0, 3),
    "effect.keep": (0, 20),
    "effect.trash": (0, 20),
    "effect.more": (0, 20),
    "effect.strength": (0, 10),
}
"""The smallest and the largest number that can stand on a card."""


@dataclass(frozen=True, slots=True)
class Correction:
    """One corrected number of one card; ``field`` is a name for `Facts.number`."""

    game: str
    card: str
    field: str
    value: int


@dataclass(frozen=True, slots=True)
class Corrections:
    """All corrections of an owner, checked."""

    entries: tuple[Correction, ...] = ()

    @classmethod
    def of(cls, source: Corrections | Mapping[str, Any] | None) -> Corrections:
        """Corrections from None, `Corrections`, or a mapping shaped like the file.

        >>> Corrections.of({"kunitori": {"farmers": {"cost": 1}}}).entries
        (Correction(game='kunitori', card='farmers', field='cost', value=1),)
        """
        if isinstance(source, Corrections):
            return source
        return cls(tuple(_read({} if source is None else source)))

    def apply(self, facts: Facts) -> Facts:
        """The card with the owner's numbers."""
        for entry in self.entries:
            if (entry.game, entry.card) == (facts.game, facts.id):
                facts = _corrected(facts, entry)
        return facts


def correctable(facts: Facts) -> tuple[str, ...]:
    """The names of this card's numbers that an owner can correct.

    >>> correctable(game_cards("world_on_fire")["moat"])
    ('copies', 'cost', 'defence', 'cards', 'actions', 'money', 'buys', 'vp', 'effect.draw')
    """
    absent = _NOT_IN_MOEGAHARA if facts.game == "moegahara" else ()
    printed = (name for name in _FIELDS[facts.category] if name not in absent)
    return (*printed, *(f"effect.{name}" for name in EFFECTS.get(facts.effect, ())))


def check_number(facts: Facts, field: str, value: object) -> int:
    """The number, if this card can have it; otherwise `BadCards`."""
    name = facts.name
    if field == "deployable" and facts.category != "troop" and facts.game != "moegahara":
        raise BadCards("error-corrections-deployable", rule="C7.1", card=name)
    if field not in correctable(facts):
        fields = correctable(facts)
        rule = _rule(facts, field)
        raise BadCards("error-corrections-field", rule=rule, card=name, field=quoted(field), fields=fields)
    if field == "deployable":
        if not isinstance(value, bool):
            raise BadCards("error-corrections-flag", rule="C7.1", card=name, field=field, value=quoted(value))
        return int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadCards("error-corrections-number", card=name, field=field, value=quoted(value))
    low, high = SPANS[field]
    if field == "copies" and facts.marker:
        high = MARKERS_EACH  # M5.2: a marker for each of these troops
    if not low <= value <= high:
        rule, shown = _rule(facts, field), quoted(value)
        raise BadCards("error-corrections-range", rule=rule, card=name, field=field, value=shown, low=low, high=high)
    return value


def _rule(facts: Facts, field: str) -> str | None:
    if facts.game != "moegahara":
        return _RULES.get(field)
    if field == "copies":
        return "M5.2" if facts.marker else "M1.3"
    return {"attack": "M6.2", "defence": "M6.2", "vp": "M8.1", "deployable": "M5.1"}.get(field)


def default_corrections_path() -> Path:
    """The default corrections file: ``kunitori/corrections.toml`` in the user's configuration folder."""
    if folder := os.environ.get("XDG_CONFIG_HOME"):
        return Path(folder) / "kunitori" / "corrections.toml"
    if sys.platform == "win32" and (folder := os.environ.get("APPDATA")):
        return Path(folder) / "kunitori" / "corrections.toml"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "kunitori" / "corrections.toml"
    return Path.home() / ".config" / "kunitori" / "corrections.toml"


def load_corrections(path: str | os.PathLike[str] | None = None) -> Corrections:
    """The corrections in a file. Without a path, those in the default file, or none if it does not exist."""
    if path is None and not default_corrections_path().exists():
        return Corrections()
    try:
        with Path(default_corrections_path() if path is None else path).open("rb") as file:
            content = file.read(_MAX_BYTES + 1)
        if len(content) > _MAX_BYTES:  # a device without an end, or no file of ours
            raise ValueError
        text = content.decode("utf-8").replace("\r\n", "\n")
    except (OSError, ValueError, TypeError):
        where = default_corrections_path() if path is None else path
        raise BadCards("error-corrections-file", path=str(where)) from None
    return parse_corrections(text)


def parse_corrections(text: str) -> Corrections:
    r"""The corrections in a text with the format of the file.

    >>> parse_corrections("[world_on_fire.moat]\ncost = 4\n").entries
    (Correction(game='world_on_fire', card='moat', field='cost', value=4),)
    """
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        found = re.search(r"line (\d+)", str(problem))
        line = int(found.group(1)) if found else text.count("\n") + 1
        raise BadCards("error-corrections-toml", line=line) from None
    return Corrections.of(data)


def _read(data: object) -> Iterator[Correction]:
    if not isinstance(data, Mapping):
        raise BadCards("error-corrections-shape", where=quoted(data))
    for game, cards in data.items():
        if game not in (*GAMES, OWN):
            raise unknown_game(game, (*GAMES, OWN))
        if not isinstance(cards, Mapping):
            raise BadCards("error-corrections-shape", where=quoted(game))
        for card, numbers in cards.items():
            if game != OWN and card not in game_cards(game):
                raise unknown_card(card, game_cards(game))
            if game == OWN and not (isinstance(card, str) and is_id(card)):
                raise unknown_card(card, ())
            if not isinstance(numbers, Mapping):
                raise BadCards("error-corrections-shape", where=quoted(f"{game}.{card}"))
            facts = game_cards(game)[card] if game != OWN else _some_own_card(card)
            for field, value in _flat(numbers, f"{game}.{card}"):
                yield Correction(game, card, field, check_number(facts, field, value))


def _some_own_card(id: str) -> Facts:
    """A card that can have every number. What the true one can have is checked when it is played with."""
    return Facts(id, OWN, "troop", 1, 0, names=(("en", id),))


def _flat(numbers: Mapping[str, Any], where: str) -> Iterator[tuple[str, object]]:
    for field, value in numbers.items():
        if field != "effect":
            yield field, value
        elif isinstance(value, Mapping):
            yield from ((f"effect.{name}", number) for name, number in value.items())
        else:
            raise BadCards("error-corrections-shape", where=quoted(f"{where}.effect"))


def _corrected(facts: Facts, entry: Correction) -> Facts:
    provenance = tuple((name, Provenance("O") if name == entry.field else source) for name, source in facts.provenance)
    if entry.field.startswith("effect."):
        place = EFFECTS[facts.effect].index(entry.field.removeprefix("effect."))
        numbers = (*facts.numbers[:place], entry.value, *facts.numbers[place + 1 :])
        return replace(facts, numbers=numbers, provenance=provenance)
    value = bool(entry.value) if entry.field == "deployable" else entry.value
    return replace(facts, provenance=provenance, **{entry.field: value})  # type: ignore[arg-type]

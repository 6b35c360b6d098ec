"""House rules: where the rulebooks disagree or are silent, a table may choose the other reading.

Each `Reading` is one such question, with the reading that is the law here (the ruling) and the other one. A choice is
written ``name=value``, several with commas between them:

>>> from kunitori.cards import card_set
>>> str(card_set("world_on_fire", rules="prize=6-7, ambush=per-card").house)
'ambush=per-card,prize=6-7'
>>> card_set("kunitori", rules="ambush=per-card").house == HouseRules()
True
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from kunitori.cards.facts import game_name
from kunitori.errors import BadCards, quoted
from kunitori.i18n import Message, message

__all__ = ["READINGS", "THE_LAW", "HouseRules", "Reading", "read_house_rules", "readings_for"]

_BATTLES = ("kunitori", "world_on_fire", "world_chaos", "custom")
_LATER = ("world_on_fire", "world_chaos", "custom")


@dataclass(frozen=True, slots=True)
class Reading:
    """One question on which the rulebooks disagree or are silent, and the readings of it."""

    name: str
    values: tuple[str, str]
    """The law first, unless ``laws`` says otherwise for a game."""
    rulings: tuple[int, ...]
    games: tuple[str, ...]
    card: str = ""
    """The card without which it does not matter."""
    laws: tuple[tuple[str, str], ...] = ()
    """Games whose law is not the first value."""

    def law(self, game: str) -> str:
        """The value that the rulebook of this project gives for a game."""
        return dict(self.laws).get(game, self.values[0])

    def other(self, game: str) -> str:
        """The value that is not the law."""
        return next(value for value in self.values if value != self.law(game))

    def ruling(self, game: str) -> int:
        """The ruling that settles it in a game."""
        return self.rulings[-1] if self.law(game) != self.values[0] else self.rulings[0]

    def matters(self, game: str, kinds: Collection[str]) -> bool:
        """Whether it can make a difference in a game with these kinds of cards."""
        return game in self.games and (not self.card or self.card in kinds)

    @property
    def title(self) -> Message:
        """The question."""
        return message(f"house-{self.name}")

    def text(self, value: str) -> Message:
        """A reading in words."""
        return message(f"house-{self.name}-{value}")


READINGS: Mapping[str, Reading] = {
    reading.name: reading
    for reading in (
        Reading("ally", ("may-refuse", "must-join"), (24,), _LATER, "travelling_monk"),
        Reading("ambush", ("in-total", "per-card"), (3, 4), _BATTLES, laws=(("kunitori", "per-card"),)),
        Reading("destroyer", ("victim", "owner"), (11,), _LATER, "land_destroyer"),
        Reading("empty-prize", ("nothing", "smaller"), (7,), _BATTLES),
        Reading("generals", ("both", "one"), (18,), ("world_chaos",)),
        Reading("joint", ("monk", "general"), (24,), _LATER, "travelling_monk"),
        Reading("kuroda", ("any", "troop"), (22,), ("moegahara",), "kuroda_nagamasa"),
        Reading("moat", ("left", "played"), (12,), _LATER, "moat"),
        Reading("ninja", ("hand", "deck"), (19,), _LATER, "skilled_ninja"),
        Reading("prize", ("4-6", "6-7"), (1,), _BATTLES),
        Reading("targets", ("one", "several"), (2,), _BATTLES),
        Reading("unplayed", ("fight", "rest"), (6,), _BATTLES),
    )
}
"""Every reading by its name, in alphabetical order."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What a table plays otherwise than the law; empty if it plays the law. Made by `read_house_rules`."""

    choices: tuple[tuple[str, str], ...] = ()
    """Names and values that differ from the law, sorted by name."""

    @classmethod
    def parse(cls, text: str) -> HouseRules:
        """What `str` wrote; `read_house_rules` reads and checks what others write."""
        return cls(tuple((name, value) for name, _, value in (word.partition("=") for word in text.split(",") if word)))

    def __str__(self) -> str:
        return ",".join(f"{name}={value}" for name, value in self.choices)

    def __bool__(self) -> bool:
        return bool(self.choices)

    def reading(self, name: str, game: str) -> str:
        """The value that is played.

        >>> HouseRules((("prize", "6-7"),)).reading("prize", "kunitori"), HouseRules().reading("ambush", "kunitori")
        ('6-7', 'per-card')
        """
        return dict(self.choices).get(name) or READINGS[name].law(game)

    def told(self, game: str) -> tuple[Message, ...]:
        """A sentence for each choice, which also says what the law would be."""
        return tuple(
            message(
                "house-choice", rule=READINGS[name].title, reading=READINGS[name].text(value),
                law=READINGS[name].text(READINGS[name].law(game)), ruling=READINGS[name].ruling(game),
            )
            for name, value in self.choices
        )  # fmt: skip


THE_LAW = HouseRules()
"""No house rules."""


def readings_for(game: str, kinds: Collection[str]) -> tuple[Reading, ...]:
    """The readings that matter in a game with these kinds of cards."""
    return tuple(reading for reading in READINGS.values() if reading.matters(game, kinds))


def read_house_rules(rules: object, game: str, kinds: Collection[str]) -> HouseRules:
    """The house rules that a text or a mapping chooses for a game with these kinds of cards; `BadCards` if none."""
    if isinstance(rules, HouseRules):
        rules = str(rules)
    if isinstance(rules, str):
        pairs = [tuple(part.strip() for part in word.partition("=")[::2]) for word in rules.split(",") if word.strip()]
    elif isinstance(rules, Mapping):
        pairs = [*rules.items()]
    elif rules is None:
        pairs = []
    else:
        raise BadCards("error-house-text", rules=quoted(rules))
    chosen: dict[str, str] = {}
    for name, value in pairs:
        reading = READINGS.get(name) if isinstance(name, str) else None
        if reading is None:
            raise BadCards("error-house-name", name=quoted(name), names=tuple(READINGS))
        if value not in reading.values:
            raise BadCards("error-house-value", name=name, value=quoted(value), values=reading.values)
        if not reading.matters(game, kinds):
            names = tuple(each.name for each in readings_for(game, kinds))
            raise BadCards("error-house-game", name=name, game=game_name(game), names=names)
        if name in chosen:
            raise BadCards("error-house-twice", name=name)
        chosen[name] = value
    return HouseRules(
        tuple((name, chosen[name]) for name in sorted(chosen) if chosen[name] != READINGS[name].law(game))
    )

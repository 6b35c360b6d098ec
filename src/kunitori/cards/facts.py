"""What is printed on a card, and the source of each number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from kunitori.cards.composition import Text
from kunitori.cards.picture import Picture
from kunitori.drawn import drawn
from kunitori.i18n import Message, in_own_words, message

__all__ = [
    "EFFECTS", "FLAGS", "NUMBERS", "Facts", "Provenance", "card_name", "game_name", "number_fields", "number_name",
]  # fmt: skip

NUMBERS = ("copies", "cost", "attack", "defence", "cards", "actions", "money", "buys", "vp")
FLAGS = ("deployable", "leader", "ninja")

EFFECTS: dict[str, tuple[str, ...]] = {
    "falls_after_battle": (),
    "destroys_and_falls": (),
    "ninja_clan": (),
    "draw_or_trash": ("draw",),
    "trap": (),
    "take_back": (),
    "actions_or_joint_battle": ("actions",),
    "skilled_ninja": (),
    "pass_on": (),
    "market_proof": (),
    "stays_lying": ("draw",),
    "upgrade_treasure": ("exhausted_vp",),
    "counts_lands": ("each",),
    "discount": ("less",),
    "money_or_trash": ("keep", "trash"),
    "market": ("more",),
    "silver_to_hand": (),
    "line_strength": ("strength",),
    "first_strength": ("strength",),
    "may_gain_spear": (),
    "second_strength": ("strength",),
    "strikes": (),
    "trap_proof": (),
    "reorders": (),
    "exchange": (),
    "third_wins": (),
    "draw_or_action": ("draw", "actions"),
    "horo_musha": (),
    "field_trap": (),
}
"""The card texts as named effects, each with the names of its numbers in order."""

_PROVENANCE = re.compile(
    r"([SPRO])(?: (-?\d+)\.\.(-?\d+)| (\d+(?:,\d+)+))?(?: not P (\d+))?(?: also ([SP]) (-?\d+|yes|no))?"
)


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a number comes from.

    ``source`` is ``S`` (a rulebook), ``P`` (a public page), ``R`` (reconstructed by us; ``plausible`` lists what it
    could be, where known), ``O`` (an owner's correction) or ``A`` (the author of an own card). ``also`` is what another
    source says instead; ``ruled_out`` is what a public page says it is not.

    >>> Provenance.parse("R 2..3")
    Provenance(source='R', plausible=(2, 3), also=None, ruled_out=None)
    >>> Provenance.parse("R 8,12 not P 10").plausible
    (8, 12)
    >>> str(Provenance.parse("P also S 1"))
    'P also S 1'
    """

    source: str
    plausible: tuple[int, ...] = ()
    also: tuple[str, int] | None = None
    ruled_out: int | None = None

    @classmethod
    def parse(cls, text: str) -> Provenance:
        """Parse the short form; ValueError if it is not one."""
        found = _PROVENANCE.fullmatch(text)
        if not found:
            raise ValueError(text)
        source, low, high, listed, ruled_out, other, reading = found.groups()
        plausible = range(int(low), int(high) + 1) if low else map(int, listed.split(",")) if listed else ()
        also = (other, int({"yes": "1", "no": "0"}.get(reading, reading))) if other else None
        return cls(source, tuple(plausible), also, int(ruled_out) if ruled_out else None)

    @property
    def is_range(self) -> bool:
        """Whether the plausible numbers are two or more in a row."""
        low, high = self.plausible[:1], self.plausible[-1:]
        return low != high and self.plausible == tuple(range(low[0], high[0] + 1))

    def __str__(self) -> str:
        low, high = self.plausible[:1], self.plausible[-1:]
        span = ""
        if self.plausible:
            span = f" {low[0]}..{high[0]}" if low == high or self.is_range else " " + ",".join(map(str, self.plausible))
        not_so = f" not P {self.ruled_out}" if self.ruled_out is not None else ""
        other = f" also {self.also[0]} {self.also[1]}" if self.also else ""
        return f"{self.source}{span}{not_so}{other}"


_AUTHORS = Provenance("A")


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of one card kind in one game. Provenance is not part of equality.

    >>> from kunitori.cards import card_set
    >>> print(card_set("kunitori")["fortress"])
    Fortress — Politics, Kunitori!
    Cost 3° · 7 copies° · Defence 2 · +1 card° · +1 action°
    """

    id: str
    game: str
    category: str
    copies: int
    cost: int
    attack: int = 0
    defence: int = 0
    cards: int = 0
    actions: int = 0
    money: int = 0
    buys: int = 0
    vp: int = 0
    deployable: bool = False
    leader: bool = False
    ninja: bool = False
    effect: str = ""
    numbers: tuple[int, ...] = ()
    side: str = ""
    """Moegahara's generals: ``"east"`` or ``"west"`` (M1.3)."""
    marker: str = ""
    """Moegahara's troops: the colour of the marker that comes with them (M5.2)."""
    text: Text | None = field(default=None, repr=False)
    """Cards of an expansion: what the text does; `kunitori.cards.printed_texts.text_of` has it for every card."""
    names: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    """Cards of an expansion: the name in each language that the author gives, the author's own language first."""
    wording: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    """Cards of an expansion: the author's own sentences, by language; a language without them has the composed text."""
    mentions: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = field(default=(), repr=False)
    """Cards of an expansion: the names of the own cards that the text names, by id."""
    author: str = field(default="", repr=False)
    picture: Picture | None = field(default=None, repr=False)
    """The picture of a card that is not one of ours."""
    provenance: tuple[tuple[str, Provenance], ...] = field(default=(), compare=False, repr=False)
    coined: tuple[str, ...] = field(default=(), compare=False, repr=False)
    """The languages in which no source gives the card's name, so that it is ours."""

    @property
    def name(self) -> Message:
        """The card's name, in any language."""
        return in_own_words(self.names) if self.names else card_name(self.id)

    def __str__(self) -> str:
        return drawn("card_text", self)

    def _repr_svg_(self) -> str:
        return drawn("card_svg", self)

    def number(self, name: str) -> int:
        """A number or flag by its name: ``"cost"``, ``"deployable"``, ``"effect.draw"``."""
        if name.startswith("effect."):
            return self.numbers[EFFECTS[self.effect].index(name.removeprefix("effect."))]
        return int(getattr(self, name))

    def source(self, name: str) -> Provenance:
        """Where that number comes from; ``"effect"`` stands for the card's text."""
        return _AUTHORS if self.names else next(source for field, source in self.provenance if field == name)

    def doubtful(self) -> Iterator[tuple[str, Provenance]]:
        """The numbers that an owner should check: reconstructed, or different in another source."""
        return ((name, source) for name, source in self.provenance if source.source == "R" or source.also)


@lru_cache(maxsize=1024)
def card_name(id: str) -> Message:
    """The name of a card kind, in any language.

    >>> card_name("spear_troopers")
    Message(id='card-spear-troopers', args=())
    """
    return message("card-" + id.replace("_", "-"))


def game_name(game: str) -> Message:
    """The name of a game or mix."""
    return message("game-" + game.replace("_", "-"))


def number_name(field: str) -> Message:
    """The name of a number or flag, such as ``"cost"`` or ``"effect.draw"``, in any language."""
    return message("number-" + field.replace(".", "-").replace("_", "-"))


def number_fields(facts: Facts) -> tuple[str, ...]:
    """The names of all numbers and flags of a card, those of its effect (``effect.draw``) last."""
    return (*NUMBERS, *FLAGS, *(f"effect.{name}" for name in EFFECTS.get(facts.effect, ())))

"""What is played: a game with corrections, small enough to send to every worker."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from kunitori.cards import READINGS, CardSet, Corrections, Expansion, card_set
from kunitori.cards.corrections import Correction
from kunitori.cards.house_rules import read_house_rules
from kunitori.engine.rules import Rules

__all__ = ["Ruleset", "rules_of"]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A game with its corrections, own cards, house rules and, for a custom game, its mix.

    >>> cheap = Ruleset.of("kunitori", corrections={"kunitori": {"land": {"cost": 5}}})
    >>> cheap.cards["land"].cost, cheap.changed("kunitori", "land", "cost", 9).cards["land"].cost
    (5, 9)
    """

    game: str
    mix: str | None = None
    corrections: Corrections = field(default_factory=Corrections)
    rules: str = ""
    expansion: Expansion | None = None

    @classmethod
    def of(
        cls,
        game: str,
        mix: str | None = None,
        seed: int | str | None = None,
        corrections: Corrections | Mapping[str, Any] | None = None,
        rules: str | None = None,
        expansion: Expansion | None = None,
    ) -> Ruleset:
        """Make a ruleset; a random mix is drawn here, once for all workers."""
        cards = card_set(game, mix, seed if mix is not None else None, corrections, rules, expansion)
        mix = cards.mix if game == "custom" else None
        return cls(game, mix, Corrections.of(corrections), str(cards.house), expansion)

    @property
    def cards(self) -> CardSet:
        """The cards of this game."""
        return rules_of(self).cards

    @property
    def sides(self) -> int | None:
        """Two if teams play each other (M1.1); None if every seat plays for itself."""
        return 2 if self.cards.teams else None

    def changed(self, game: str, card: str, field: str, value: int) -> Ruleset:
        """The same ruleset with one more correction."""
        entry = Correction(game, card, field, value)
        return replace(self, corrections=Corrections((*self.corrections.entries, entry)))


    def read_otherwise(self, name: str) -> Ruleset:
        """The same ruleset with the other reading of one house rule.

        >>> other = Ruleset("kunitori").read_otherwise("prize")
        >>> other.rules, other.read_otherwise("prize").rules
        ('prize=6-7', '')
        """
        cards = self.cards
        played = {reading.name: cards.house.reading(reading.name, cards.game) for reading in cards.readings}
        played[name] = next(value for value in READINGS[name].values if value != played[name])
        house = read_house_rules(played, cards.game, cards.by_id)
        return replace(self, rules=str(house))


@cache
def rules_of(ruleset: Ruleset) -> Rules:
    """The engine's rules, created once."""
    return Rules(card_set(ruleset.game, ruleset.mix, None, ruleset.corrections, ruleset.rules, ruleset.expansion))

"""What is played: a game with corrections, small enough to send to every worker."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from kunitori.cards import CardSet, Corrections, card_set
from kunitori.cards.corrections import Correction
from kunitori.engine.rules import Rules

__all__ = ["Ruleset", "rules_of"]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A game with its corrections and, for a custom game, its mix.

    >>> cheap = Ruleset.of("kunitori", corrections={"kunitori": {"land": {"cost": 5}}})
    >>> cheap.cards["land"].cost, cheap.changed("kunitori", "land", "cost", 9).cards["land"].cost
    (5, 9)
    """

    game: str
    mix: str | None = None
    corrections: Corrections = field(default_factory=Corrections)

    @classmethod
    def of(
        cls,
        game: str,
        mix: str | None = None,
        seed: int | str | None = None,
        corrections: Corrections | Mapping[str, Any] | None = None,
    ) -> Ruleset:
        """Make a ruleset; a random mix is drawn here, once for all workers."""
        cards = card_set(game, mix, seed if mix is not None else None, corrections)
        return cls(game, cards.mix if game == "custom" else None, Corrections.of(corrections))

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


@cache
def rules_of(ruleset: Ruleset) -> Rules:
    """The engine's rules, created once."""
    return Rules(card_set(ruleset.game, ruleset.mix, None, ruleset.corrections))

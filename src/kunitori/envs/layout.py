"""What every byte of an observation means: the source of docs/environments.md and of the tests.

>>> layout = layout_of(card_set("world_on_fire"), 2)
>>> layout.size, layout["money"].first
(1340, 57)
>>> layout["seat 0: hand"].names[1]
'silver'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from kunitori.cards import card_set
from kunitori.cards.sets import CardSet
from kunitori.decisions.table import TABLE
from kunitori.engine.consts import LANDS, LAST_DECISION, LINE, MAX_PLAYERS, TEAMS, K

__all__ = ["COMMON", "COMMON_ROWS", "SEAT", "SEAT_ROWS", "Feature", "Layout", "card_set", "layout_of"]

PHASES = ("action", "battle", "buy", "redraw", "keep", "deploy")

COMMON: Mapping[str, str] = {
    "round": "rounds begun so far, from 0",
    "last round": "1 in the last round (C8.1)",
    "actions": "actions left",
    "money": "money left",
    "buys": "buys left",
    "discount": "how much less cards cost this turn",
    "leader played": "1 if a leader was played this turn (C5.1)",
    "joint battle": "1 if a joint battle may be begun (W5.8)",
    "joint battles spent": "joint battles already begun this turn",
    "top general": "kind of the general on top, plus 1; 0 if there is none",
    "generals": "generals left in their pile, the top one not counted",
    "attack": "strength of the attack in the last fight",
    "defence": "strength of the defence in the last fight",
    "free militia": "Farmer Militia that can be bought without a buy (M1.5)",
    "east": "1 if the viewer's team is the East, 2 if the other one is, 0 if none is yet (M4.1)",
    "over": "1 if the game is over",
    "step": "steps of the move that the viewer has answered",
    "use": "use of Horo Musha that the viewer chose, plus 1",
    "land": "Land in question, plus 1; from 11 on the enemy's line",
    "spot": "position in the line that the viewer chose, plus 1",
    "given": "kind that the viewer gives away, plus 1",
    "marker": "colour of the marker in question: 1 yellow, 2 blue, 3 red",
}
"""The single bytes that belong to no seat, in their order."""

COMMON_ROWS: Mapping[str, str] = {
    "pool": "cards in the pool; of generals, all that are left",
    "trash": "trashed cards",
    "played": "cards that the active player has played from hand this turn",
    "to be played": "deployed cards that must still be played (C3.2)",
    "buried": "cards under won Lands (M6.4)",
    "answered": "numbers that the viewer has answered in this move, by card",
    "asked about": "1 at the card that the viewer is asked about, or whose text asks",
}
"""The rows with a byte for each slot of a card kind."""

SEAT_ROWS: Mapping[str, str] = {
    "hand": "cards in hand that the viewer knows",
    "deck": "cards in the deck; of a seat whose hand is hidden, all cards in places that the viewer cannot see",
    "discard pile": "cards in the discard pile that the viewer knows",
    "army": "deployed cards",
    "ambush": "cards in ambush",
    "owned": "all cards of the seat",
}
"""The same of every seat."""

SEAT: Mapping[str, str] = {
    "hand size": "cards in hand",
    "deck size": "cards in the deck",
    "discard pile size": "cards in the discard pile",
    "cards": "all cards of the seat",
    "points": "victory points, plus 64; in Moegahara the team's",
    "first on deck": "kind of the first known card on the deck, plus 1",
    "second on deck": "kind of the second one; if both are known but not their order, the lower slot is first",
    "first revealed": "kind of the first revealed card, plus 1",
    "second revealed": "kind of the second one",
    "lying": "Moats that stay lying",
    "promised": "Moats that bring a card next turn (ruling 12)",
    "yellow markers": "yellow markers",
    "blue markers": "blue markers",
    "red markers": "red markers",
    "attacked with": "strength of the attack on this seat",
    "active": "1 for the active player",
    "starting": "1 for the starting player",
    "asked": "1 for the player who is asked",
    "own team": "1 for the viewer and team mates",
    "action cards": "action cards that the seat owns (C9.2)",
    "tactics": "tactics that the seat owns (C9.2)",
    "ally": "1 for the ally in a joint battle",
    "attacked": "1 for a seat that is attacked",
    "castle bought": "1 if the seat has bought a Castle Town (M1.5)",
}
"""The single bytes of every seat, in their order."""


@dataclass(frozen=True, slots=True)
class Feature:
    """Some bytes of an observation that belong together; `names` has one word for each of them."""

    name: str
    first: int
    names: tuple[str, ...]
    meaning: str

    @property
    def bytes(self) -> slice:
        """Where they are."""
        return slice(self.first, self.first + len(self.names))

    def words(self, values: Sequence[int]) -> str:
        """Its bytes in words, without those that are 0."""
        if len(values) == 1:
            return f"{self.name} {values[0]}" if values[0] else ""
        parts = [f"{name} {n}" for name, n in zip(self.names, values, strict=True) if n]
        return f"{self.name}: {', '.join(parts)}" if parts else ""


@dataclass(frozen=True, slots=True)
class Layout:
    """The features of an observation in their order. Seat 0 is the viewer, seat 1 the next to the left."""

    features: tuple[Feature, ...]
    kinds: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many bytes an observation has."""
        last = self.features[-1]
        return last.first + len(last.names)

    @property
    def used(self) -> list[int]:
        """The bytes that can differ from 0 with these cards: `observation[..., layout.used]` is shorter."""
        return [
            feature.first + i
            for feature in self.features
            for i, name in enumerate(feature.names)
            if name or len(feature.names) != K
        ]

    def words(self, row: bytes | bytearray) -> str:
        """An observation in words: every feature that is not 0 throughout."""
        return "; ".join(filter(None, (feature.words(row[feature.bytes]) for feature in self.features)))

    def __getitem__(self, name: str) -> Feature:
        """The feature with this name."""
        return next(feature for feature in self.features if feature.name == name)


def _parts(cards: CardSet, players: int) -> Iterator[tuple[str, tuple[str, ...], str]]:
    kinds = tuple(kind or "" for kind in (*cards.kinds, *[""] * K)[:K])
    decisions = ("none", *(TABLE[kind].name for kind in range(1, LAST_DECISION + 1)))
    yield "phase", PHASES, "1 at the phase of the turn (C2)"
    yield "decision", decisions, "1 at the kind of decision; of another player's move, at its first question"
    yield "seat", tuple(map(str, range(MAX_PLAYERS))), "1 at the seat that the viewer is asked about, counted from it"
    for name, meaning in COMMON.items():
        yield name, (name,), meaning
    for name, meaning in COMMON_ROWS.items():
        yield name, kinds, meaning
    if cards.teams:
        lands = tuple(f"land {land}" for land in range(1, LANDS + 1))
        yield "won", lands, "1 for a Land that the viewer's team has won, 2 for the other team"
        for team in ("own", "enemy")[:TEAMS]:
            spots = tuple(f"{land}, card {spot}" for land in lands for spot in range(1, LINE + 1))
            yield f"{team} lines", spots, "kind of the card at this place of the line, plus 1"
    for seat in range(players):
        for name, meaning in SEAT_ROWS.items():
            yield f"seat {seat}: {name}", kinds, meaning
        for name, meaning in SEAT.items():
            yield f"seat {seat}: {name}", (name,), meaning


@lru_cache(maxsize=64)
def layout_of(cards: CardSet, players: int) -> Layout:
    """The layout for some cards and a number of players."""
    features: list[Feature] = []
    first = 0
    for name, names, meaning in _parts(cards, players):
        features.append(Feature(name, first, names, meaning))
        first += len(names)
    return Layout(tuple(features), tuple(cards.kinds))

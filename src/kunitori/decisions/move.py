"""A move as a value. The grammar of its text is in docs/notation.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kunitori.decisions.table import TABLE, Answers

__all__ = [
    "AGREEMENT", "CARD_VERBS", "FIELD_VERBS", "LIST_VERBS", "MORE", "OPTIONAL_VERBS", "SEAT_VERBS", "Cards", "Move",
    "card_words",
]  # fmt: skip

Cards = tuple[tuple[str, int], ...]
"""Card ids with their numbers, in the order of the card set."""

MORE: Final = "..."
"""Stands in the text of an option for the steps before or after it."""

def _verbs(*answers: Answers) -> frozenset[str]:
    rows = [row for row in TABLE.values() if row.answers in answers]
    return frozenset({row.answer_verb for row in rows} | {row.verbs[0] for row in rows if row.verbs}) - {""}


LIST_VERBS: Final = _verbs(Answers.NUMBER)
"""Verbs with a list of cards."""
CARD_VERBS: Final = _verbs(Answers.KIND, Answers.BOUGHT, Answers.PRIZE, Answers.FALLEN, Answers.FETCHED)
"""Verbs with one card."""
SEAT_VERBS: Final = _verbs(Answers.SEAT, Answers.RECEIVER)
"""Verbs with a player."""
OPTIONAL_VERBS: Final = _verbs(Answers.RECEIVER) | {row.verbs[0] for row in TABLE.values() if row.none == "none"}
"""Verbs that may say ``none``."""
FIELD_VERBS: Final = frozenset({"deploy", "horo", "trap", "strike", "reorder"})
"""Verbs of Moegahara's battlefield."""
_PASSES = frozenset({"end", "peace", "refuse", "decline"})
_MAY_NAME_NOTHING = LIST_VERBS | OPTIONAL_VERBS
_SEATS = tuple(map(str, range(1, 10)))


@dataclass(frozen=True, slots=True)
class Move:
    """What a player does: a whole choice, even if the engine asks for it in several steps.

    Cards are ids, seats, Lands and positions count from 0. The text names players by their handles; ``str()`` writes
    seats as numbers from 1, which can be read back in any game.

    >>> attack = Move("attack", armies=((1, (("cavalry", 2), ("oda_nobunaga", 1))),))
    >>> attack.text(["ann", "ben"]), str(attack)
    ('attack ben:cavalry*2,oda_nobunaga', 'attack 2:cavalry*2,oda_nobunaga')
    >>> Move("buy", (("gold", 1),)).card, Move("end").is_pass, Move("keep").is_pass
    ('gold', True, True)
    """

    verb: str
    cards: Cards = ()
    seat: int | None = None
    armies: tuple[tuple[int, Cards], ...] = ()
    """For an attack, the units by target seat; for a trap, the card by its owner's seat."""
    word: str = ""
    """The side of a choice, the place of a card, or the use of Horo Musha."""
    land: int | None = None
    spot: int | None = None
    order: tuple[str, ...] = ()
    """The cards of a line in their new order."""

    @property
    def card(self) -> str | None:
        """The card of a move that names one."""
        return self.cards[0][0] if self.cards else None

    @property
    def units(self) -> Cards:
        """The cards of all armies together."""
        found: dict[str, int] = {}
        for _, army in self.armies:
            for card, number in army:
                found[card] = found.get(card, 0) + number
        return tuple(found.items())

    @property
    def ends_phase(self) -> bool:
        """Whether the player is done with the phase."""
        return self.verb in ("end", "peace")

    @property
    def is_pass(self) -> bool:
        """Whether the player does nothing: ends, declines, or names nothing where something could be named."""
        if self.verb in _PASSES or self.word == "none":
            return True
        return self.verb in _MAY_NAME_NOTHING and self._names_nothing

    @property
    def _names_nothing(self) -> bool:
        return not self.cards and not self.order and self.seat is None and self.land is None and self.spot is None

    def text(self, handles: Sequence[str]) -> str:
        """The text in the notation, with players by their handles; `Game.read` is the way back."""
        return " ".join([self.verb, *self._words(handles)])

    def __str__(self) -> str:
        return self.text(_SEATS)

    def _words(self, handles: Sequence[str]) -> Iterable[str]:
        verb = self.verb
        if verb == "choose":
            return [self.word, *(card for card, _ in self.cards)]
        if self.armies or verb == "attack":
            return [f"{_player(handles, seat)}:{','.join(card_words(army)) or 'none'}" for seat, army in self.armies]
        if verb in LIST_VERBS:
            return card_words(self.cards) or ["none"]
        if verb in SEAT_VERBS:
            return ["none" if self.seat is None else _player(handles, self.seat)]
        if verb in CARD_VERBS:
            return [*(card_words(self.cards) or ["none"]), *([self.word] if self.word else [])]
        return self.field_words(handles) or ["none"] if verb in FIELD_VERBS else []

    def field_words(self, handles: Sequence[str]) -> list[str]:
        """The words after the verb of a move on the battlefield; none if it names nothing."""
        words = [self.word] if self.word else []
        if self.verb == "deploy" or self.word == "give":
            words += card_words(self.cards) or ["none"]
        if self.spot is not None and self.land is not None:
            words.append(f"{self.land + 1}:{self.spot + 1}")
        elif (place := self.spot if self.land is None else self.land) is not None:
            words.append(str(place + 1))
        words += self.order
        if self.seat is not None:
            words.append(_player(handles, self.seat))
        return words


def _player(handles: Sequence[str], seat: int) -> str:
    """A handle; the number of a seat that nobody has, which can be written but not played."""
    return handles[seat] if 0 <= seat < len(handles) else str(seat + 1)


AGREEMENT: Final = Move("agree")
"""All players together end the game here (ruling 16)."""


def card_words(cards: Cards | Mapping[str, int]) -> list[str]:
    """Cards as words: ``cavalry*2``, ``archers``.

    >>> card_words({"cavalry": 2, "archers": 1})
    ['cavalry*2', 'archers']
    """
    counts = cards.items() if isinstance(cards, Mapping) else cards
    return [card + (f"*{number}" if number > 1 else "") for card, number in counts if number]

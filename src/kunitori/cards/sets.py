"""The cards a game is played with: one game's, World Chaos, a mix, or Moegahara.

>>> cards = card_set("world_on_fire")
>>> len(cards.facts), cards.total
(32, 288)
>>> cards["cavalry"].cost
5
>>> CardSet.from_text(cards.to_text()) == cards
True
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kunitori.cards.corrections import Correction, Corrections, check_number
from kunitori.cards.facts import EFFECTS, FLAGS, NUMBERS, Facts, card_name, game_name, number_fields, number_name
from kunitori.cards.kinds import (
    GAMES,
    LANDS,
    MARKERS,
    MARKERS_EACH,
    MIXABLE_GAMES,
    SLOTS,
    UNIT_SLOTS,
    free_slots,
    home_slots,
)
from kunitori.cards.loader import game_cards, unknown_card, unknown_game
from kunitori.cards.mixes import WORLD_CHAOS, Mix, parse_mix, recommendations
from kunitori.errors import BadCards, BadOptions, quoted
from kunitori.i18n import Message, message

__all__ = ["MAX_CARDS", "MAX_UNITS", "PLAYABLE_GAMES", "CardSet", "card_set", "differences"]

PLAYABLE_GAMES = ("kunitori", "world_on_fire", "world_chaos", "custom", "moegahara")
"""What `new_game` can play: the games, and mixes of them."""
MAX_CARDS = 450
"""The most cards in a set; all kinds of both games together have fewer."""
MAX_UNITS = {"general": 28, "troop": 21}
"""The most kinds of generals and troops in a set: some answers name a unit and its place in one of 64 bits."""

_SET_UP = (("copper", 6, 0), ("village", 2, 1))  # C1.3; an empty victory point pile would end the game (C8.1)
_MOEGAHARA_SET_UP = (("copper", 6, 0), ("horo_musha", 2, 0))  # M1.4


@dataclass(frozen=True)
class CardSet:
    """The cards of one game, in kind order. Equal sets play alike, wherever their numbers come from."""

    game: str
    facts: tuple[Facts, ...]

    def __post_init__(self) -> None:
        if self.total > MAX_CARDS:
            raise BadCards("error-too-many-cards", rule="C1.2", total=self.total, most=MAX_CARDS)
        self._check_slots()
        self._check_copies(2)

    @cached_property
    def _hash(self) -> int:
        return hash((self.game, self.facts))

    def __hash__(self) -> int:
        return self._hash  # a set is a key of caches, and has hundreds of numbers

    @property
    def teams(self) -> bool:
        """Whether two teams play on a battlefield: Moegahara (M1.1)."""
        return self.game == "moegahara"

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kind in each of the 64 slots; an unused slot is empty."""
        by_slot = {slot: id for id, slot in self.kind_number.items()}
        return tuple(by_slot.get(slot, "") for slot in range(SLOTS))

    @cached_property
    def kind_number(self) -> Mapping[str, int]:
        """The slot of each kind: its home slot, or for a kind without one the first free slot.

        >>> card_set("custom", "trap,moat").kind_number["trap"]
        33
        """
        return _numbered(self.by_id, home_slots(self.game), free_slots(self.game))

    @cached_property
    def unit_number(self) -> Mapping[str, int]:
        """The number of each general among the generals and of each troop among the troops."""
        numbers: dict[str, int] = {}
        for category, slots in UNIT_SLOTS.items():
            homes = {id: slot - slots.start for id, slot in home_slots(self.game).items() if slot in slots}
            units = [card.id for card in self.facts if card.category == category]
            numbers |= _numbered(units, homes, range(MAX_UNITS[category]))
        return numbers

    @property
    def ambush_per_card(self) -> bool:
        """Whether each ambush card gets +1 (K5.4); otherwise, in mixes too (X4), all together (W5.4)."""
        return self.game == "kunitori"

    @property
    def keep_tactics(self) -> bool:
        """Whether tactics cards can be kept in hand (W2, W7.2, M7.1); else the hand is discarded whole (K7)."""
        return self.game != "kunitori"

    @property
    def total(self) -> int:
        """The number of cards in the box; of Moegahara's with its Lands and markers.

        >>> card_set("moegahara").total
        194
        """
        beside = LANDS + MARKERS_EACH * len(MARKERS) if self.teams else 0
        return sum(card.copies for card in self.facts) + beside

    @cached_property
    def by_id(self) -> Mapping[str, Facts]:
        return {card.id: card for card in self.facts}

    @cached_property
    def warnings(self) -> tuple[Message, ...]:
        """What X2 recommends for a mix and this one does not follow."""
        return recommendations(self.facts) if self.game in ("world_chaos", "custom") else ()

    @cached_property
    def mix(self) -> str:
        """The text of the mix (see `kunitori.cards.mixes`); empty if the game is none."""
        if self.game not in ("world_chaos", "custom"):
            return ""
        kinds = tuple((card.game, card.id) for card in self.facts if card.category in ("troop", "tactics", "politics"))
        generals = {card.game for card in self.facts if card.category == "general"}
        return str(Mix(kinds, "both" if len(generals) > 1 else generals.pop(), self.by_id["copper"].game))

    def __getitem__(self, id: str) -> Facts:
        """The card with that id; `BadCards` if it is not in this game."""
        card = self.by_id.get(id) if isinstance(id, str) else None
        if card is None:
            raise unknown_card(id, self.by_id, "M1.3" if self.teams else "C1.2")
        return card

    def knows(self, id: str) -> bool:
        """Whether this names a kind of the set, or a printed kind that could have been in it.

        >>> cards = card_set("kunitori")
        >>> cards.knows("moat"), "moat" in cards, cards.knows("dragon")
        (True, False, False)
        """
        return id in self.by_id or id in home_slots(self.game)

    def __contains__(self, id: object) -> bool:
        return isinstance(id, str) and id in self.by_id

    @cached_property
    def hash(self) -> str:
        """SHA-256 of the canonical text: equal for sets that play alike, different for all others."""
        return hashlib.sha256(self.to_text().encode()).hexdigest()

    def check_players(self, players: object) -> None:
        """`BadOptions` for a wrong number of players (C1.1, M1.1), `BadCards` for too few cards (C1.3, M1.4)."""
        if self.teams and players not in (2, 4, 6):
            raise BadOptions("error-players-teams", rule="M1.1", players=quoted(players))
        if not isinstance(players, int) or not 2 <= players <= 6:
            raise BadOptions("error-players", rule="C1.1", players=quoted(players))
        self._check_copies(players)

    def _check_slots(self) -> None:
        homes = home_slots(self.game)
        taken = {homes[card.id] for card in self.facts if card.id in homes}
        most = len(taken) + len({*free_slots(self.game)} - taken)
        if len(self.facts) > most:
            raise BadCards("error-too-many-kinds", rule="C1.2", kinds=len(self.facts), most=most)
        for category, most in MAX_UNITS.items():
            kinds = sum(card.category == category for card in self.facts)
            if kinds > most:
                id = "error-too-many-generals" if category == "general" else "error-too-many-troops"
                raise BadCards(id, rule="C1.2", kinds=kinds, most=most)

    def _check_copies(self, players: int) -> None:
        for id, each, left in _MOEGAHARA_SET_UP if self.teams else _SET_UP:
            card, need = self.by_id[id], each * players + left
            if card.copies < need:
                numbers = {"copies": card.copies, "need": need, "players": players}
                raise BadCards("error-too-few", rule="M1.4" if self.teams else "C1.3", card=card.name, **numbers)

    def to_text(self) -> str:
        """The canonical text: the game, then one line for each card with every number that is not 0."""
        return "\n".join([f"cards {self.game}", *map(_line, self.facts)]) + "\n"

    @classmethod
    def from_text(cls, text: str) -> CardSet:
        """The set that `to_text` wrote, with the numbers of the text; `BadCards` if it is no such text.

        Numbers that differ from ours are checked and marked like an owner's corrections.
        """
        lines = text.splitlines() if isinstance(text, str) else [quoted(text)]
        game = lines[0].removeprefix("cards ") if lines else ""
        if game not in PLAYABLE_GAMES or lines[0] != f"cards {game}":
            raise BadCards("error-cards-text", line=1, text=quoted(lines[0] if lines else ""))
        facts = tuple(_read_line(number, line) for number, line in enumerate(lines[1:], start=2))
        _check_kinds(game, facts)
        return cls(game, facts)


def card_set(
    game: str,
    mix: str | Iterable[str] | None = None,
    seed: int | str | None = None,
    corrections: Corrections | Mapping[str, Any] | None = None,
) -> CardSet:
    """The cards of ``kunitori``, ``world_on_fire``, ``world_chaos`` (X3), a ``custom`` mix (X5) or ``moegahara``.

    ``mix`` is a text as `kunitori.cards.mixes` describes it and belongs to ``custom`` alone; ``seed`` serves its word
    ``random``. ``corrections`` are an owner's numbers.

    >>> card_set("world_chaos").total
    290
    >>> chosen = card_set("custom", "world_chaos,-land_destroyer,-trap,treasury=kunitori")
    >>> [warning.id for warning in chosen.warnings]
    ['mix-warning-kinds', 'mix-warning-castle']
    """
    corrected = Corrections.of(corrections)
    if game not in PLAYABLE_GAMES:
        raise unknown_game(game, PLAYABLE_GAMES)
    if game == "custom":
        if mix is None:
            raise BadCards("error-mix-missing", rule="X5")
        return CardSet(game, parse_mix(mix, seed, corrected).cards(corrected))
    if mix is not None:
        raise BadCards("error-mix-unwanted", rule="X5", game=game_name(game))
    if game == "world_chaos":
        return CardSet(game, parse_mix(WORLD_CHAOS).cards(corrected))
    return CardSet(game, tuple(corrected.apply(card) for card in game_cards(game).values()))


def _numbered(ids: Iterable[str], homes: Mapping[str, int], numbers: Iterable[int]) -> dict[str, int]:
    """Each id with its home number; those without one get the first free numbers in turn."""
    ids = tuple(ids)
    taken = {homes[id] for id in ids if id in homes}
    free = (number for number in numbers if number not in taken)
    return {id: homes[id] if id in homes else next(free) for id in ids}


def differences(ours: CardSet, theirs: CardSet) -> tuple[Message, ...]:
    """What is different in the cards of two games, card by card."""
    found: list[Message] = []
    if ours.game != theirs.game:
        found.append(message("cards-differ-game", ours=game_name(ours.game), theirs=game_name(theirs.game)))
    place = {**theirs.kind_number, **ours.kind_number}
    for id in sorted(ours.by_id.keys() | theirs.by_id.keys(), key=lambda id: (place[id], id)):
        one, other = ours.by_id.get(id), theirs.by_id.get(id)
        name = card_name(id)
        if one is None or other is None:
            found.append(message("cards-differ-only-theirs" if one is None else "cards-differ-only-ours", card=name))
            continue
        if one.game != other.game:
            games = {"ours": game_name(one.game), "theirs": game_name(other.game)}
            found.append(message("cards-differ-origin", card=name, **games))
        for field in [name for name in number_fields(one) if name in number_fields(other)]:
            here, there = one.number(field), other.number(field)
            if here != there:
                number = number_name(field)
                found.append(message("cards-differ-number", card=name, number=number, ours=here, theirs=there))
    return tuple(found)


def _line(card: Facts) -> str:
    words = [f"{card.game}/{card.id}", card.category, f"copies={card.copies}", f"cost={card.cost}"]
    words += [f"{name}={card.number(name)}" for name in NUMBERS[2:] if card.number(name)]
    words += [flag for flag in FLAGS if card.number(flag)]
    words += [f"side={card.side}"] * bool(card.side) + [f"marker={card.marker}"] * bool(card.marker)
    words += [f"effect={card.effect}"] * bool(card.effect)
    words += [f"effect.{name}={card.number(f'effect.{name}')}" for name in EFFECTS.get(card.effect, ())]
    return " ".join(words)


def _read_line(number: int, line: str) -> Facts:
    problem = BadCards("error-cards-text", line=number, text=quoted(line))
    name, *words = line.split(" ")
    game, _, id = name.partition("/")
    if game not in GAMES or id not in game_cards(game):
        raise problem
    printed = game_cards(game)[id]
    written: dict[str, int] = {}
    for word in words[1:]:
        field, equals, value = word.partition("=")
        if field in ("effect", "leader", "ninja", "side", "marker"):
            continue
        if field not in number_fields(printed) or field in written:
            raise problem
        if not equals:
            written[field] = 1
        elif value.removeprefix("-").isdecimal() and value.isascii() and len(value) < 5:
            written[field] = int(value)
        else:
            raise problem
    facts = printed
    for field in number_fields(printed):
        value_here = written.get(field, 0)
        if field not in ("leader", "ninja") and value_here != printed.number(field):
            checked = check_number(printed, field, bool(value_here) if field == "deployable" else value_here)
            facts = Corrections((Correction(game, id, field, checked),)).apply(facts)
    if _line(facts) != line:
        raise problem
    return facts


def _check_kinds(game: str, facts: tuple[Facts, ...]) -> None:
    """`BadCards` if these are not the cards of that game, each once and in order."""
    found = [(card.game, card.id) for card in facts]
    treasury = {card.game for card in facts if card.category in ("treasure", "victory")}
    generals = {card.game for card in facts if card.category == "general"}
    actions = tuple((card.game, card.id) for card in facts if card.category in ("troop", "tactics", "politics"))
    expected: list[tuple[str, str]] = []
    if game != "custom":
        expected = [(card.game, card.id) for card in card_set(game).facts]
    elif len(treasury) == 1 and generals and actions and all(card.game in MIXABLE_GAMES for card in facts):
        mix = Mix(actions, "both" if len(generals) == 2 else min(generals), min(treasury))
        expected = [(card.game, card.id) for card in mix.cards(Corrections())]
    if found != expected or len({id for _, id in found}) != len(found):
        rule = {"custom": "X5", "moegahara": "M1.3"}.get(game, "C1.2")
        raise BadCards("error-cards-text-kinds", rule=rule, game=game_name(game))

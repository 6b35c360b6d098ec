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
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from weakref import WeakValueDictionary

from kunitori.cards.corrections import Correction, Corrections, check_number
from kunitori.cards.expansion import Expansion, check_named
from kunitori.cards.facts import EFFECTS, FLAGS, NUMBERS, Facts, card_name, game_name, number_fields, number_name
from kunitori.cards.house_rules import READINGS, THE_LAW, HouseRules, Reading, read_house_rules, readings_for
from kunitori.cards.kinds import (
    GAMES,
    LANDS,
    MARKERS,
    MARKERS_EACH,
    MIXABLE_GAMES,
    OWN,
    SLOTS,
    UNIT_SLOTS,
    free_slots,
    home_slots,
)
from kunitori.cards.loader import game_cards, unknown_card, unknown_game
from kunitori.cards.mixes import WORLD_CHAOS, Mix, parse_mix, recommendations
from kunitori.cards.own_cards import corrected_own_card, own_card_data, read_own_card, with_mentions
from kunitori.cards.printed_texts import text_of
from kunitori.errors import BadCards, BadOptions, quoted
from kunitori.i18n import Message, message

__all__ = ["MAX_CARDS", "MAX_UNITS", "PLAYABLE_GAMES", "CardSet", "card_set", "differences"]

PLAYABLE_GAMES = ("kunitori", "world_on_fire", "world_chaos", "custom", "moegahara")
"""What `new_game` can play: the games, and mixes of them."""
MAX_CARDS = 450
"""The most cards in a set; all kinds of both games together have fewer."""
MAX_UNITS = {"general": 28, "troop": 21}
"""The most kinds of generals and troops in a set: some answers name a unit and its place in one of 64 bits."""

MAX_TREASURES = 7
"""The most kinds of treasure: each has an answer that plays it."""
FIRST_TREASURE_ANSWER = 56
"""From here on, answers play treasure; in a set with own treasure no kind has a slot there."""

_PRINTED_TREASURES = ("copper", "silver", "gold")
_SET_UP = (("copper", 6, 0), ("village", 2, 1))  # C1.3; an empty victory point pile would end the game (C8.1)
_MOEGAHARA_SET_UP = (("copper", 6, 0), ("horo_musha", 2, 0))  # M1.4


@dataclass(frozen=True)
class CardSet:
    """The cards of one game, in kind order. Equal sets play alike, wherever their numbers come from."""

    game: str
    facts: tuple[Facts, ...]
    house: HouseRules = THE_LAW
    """What is played otherwise than the law."""

    def __post_init__(self) -> None:
        self._check_own()
        if self.total > MAX_CARDS:
            raise BadCards("error-too-many-cards", rule="C1.2", total=self.total, most=MAX_CARDS)
        self._check_slots()
        self._check_copies(2)
        if self.house and read_house_rules(self.house, self.game, self.by_id) != self.house:
            raise BadCards("error-house-text", rules=quoted(str(self.house)))

    @cached_property
    def _hash(self) -> int:
        return hash((self.game, self.facts, self.house))

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
        return _numbered(self.by_id, home_slots(self.game), self._free_slots)

    @property
    def _free_slots(self) -> list[int]:
        """The slots for kinds without a home. The last answers play own treasure, if there is any."""
        free = free_slots(self.game)
        if len(self.treasures) <= len(_PRINTED_TREASURES):
            return free
        return [slot for slot in free if slot < FIRST_TREASURE_ANSWER]

    @cached_property
    def unit_number(self) -> Mapping[str, int]:
        """The number of each general among the generals and of each troop among the troops."""
        numbers: dict[str, int] = {}
        for category, slots in UNIT_SLOTS.items():
            homes = {id: slot - slots.start for id, slot in home_slots(self.game).items() if slot in slots}
            units = [card.id for card in self.facts if card.category == category]
            numbers |= _numbered(units, homes, range(MAX_UNITS[category]))
        return numbers

    @cached_property
    def treasures(self) -> tuple[str, ...]:
        """The kinds of treasure, Copper, Silver and Gold first."""
        return tuple(card.id for card in self.facts if card.category == "treasure")

    @property
    def ambush_per_card(self) -> bool:
        """Whether each ambush card gets +1 (K5.4); otherwise, in mixes too (X4), all together (W5.4)."""
        return not self.teams and self.reads("ambush", "per-card")

    @property
    def keep_tactics(self) -> bool:
        """Whether tactics cards can be kept in hand (W2, W7.2, M7.1); else the hand is discarded whole (K7)."""
        return self.game != "kunitori"

    def reads(self, name: str, value: str) -> bool:
        """Whether a house rule, or the law, reads the rulebooks like this.

        >>> card_set("kunitori", rules="prize=6-7").reads("prize", "6-7"), card_set("kunitori").reads("prize", "6-7")
        (True, False)
        """
        return self.house.reading(name, self.game) == value

    @property
    def readings(self) -> tuple[Reading, ...]:
        """The readings of the rulebooks between which a table can choose with these cards."""
        return readings_for(self.game, self.by_id)

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

    @property
    def remarks(self) -> tuple[Message, ...]:
        """What players should know before the game: its house rules, and the `warnings`."""
        told = (message("house-shown"), *self.house.told(self.game)) if self.house else ()
        return (*told, *self.warnings)

    @cached_property
    def mix(self) -> str:
        """The text of the mix (see `kunitori.cards.mixes`); empty if the game is none."""
        if self.game not in ("world_chaos", "custom"):
            return ""
        printed = [card for card in self.facts if card.game != OWN]
        kinds = tuple((card.game, card.id) for card in printed if card.category in ("troop", "tactics", "politics"))
        generals = {card.game for card in printed if card.category == "general"}
        return str(Mix(kinds, "both" if len(generals) > 1 else generals.pop(), self.by_id["copper"].game))

    @cached_property
    def expansion(self) -> Expansion | None:
        """The own cards of the set; None if all its cards are printed ones."""
        own = tuple(card for card in self.facts if card.game == OWN)
        return Expansion(own, language=own[0].names[0][0]) if own else None

    def __getitem__(self, id: str) -> Facts:
        """The card with that id; `BadCards` if it is not in this game."""
        card = self.by_id.get(id) if isinstance(id, str) else None
        if card is None:
            raise unknown_card(id, self.by_id, "M1.3" if self.teams else "C1.2")
        return card

    def name(self, id: str) -> Message:
        """The name of a kind, of this set or any other printed one, in any language."""
        return self._names.get(id) or card_name(id)

    @cached_property
    def _names(self) -> Mapping[str, Message]:
        return {card.id: card.name for card in self.facts}  # every line of a log asks for some

    @cached_property
    def moat(self) -> str:
        """The kind that may stay lying for an extra card (W7.3); empty if there is none."""
        return next((card.id for card in self.facts if text_of(card).stays is not None), "")

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

    @cached_property
    def look(self) -> str:
        """The same for all that is shown of the cards: different, too, for sets whose authors' cards look different."""
        own = [(card.id, card.names, card.wording, card.author, card.picture) for card in self.facts if card.names]
        return hashlib.sha256(f"{self.hash} {own}".encode()).hexdigest() if own else self.hash

    def check_players(self, players: object) -> None:
        """`BadOptions` for a wrong number of players (C1.1, M1.1), `BadCards` for too few cards (C1.3, M1.4)."""
        if self.teams and players not in (2, 4, 6):
            raise BadOptions("error-players-teams", rule="M1.1", players=quoted(players))
        if not isinstance(players, int) or not 2 <= players <= 6:
            raise BadOptions("error-players", rule="C1.1", players=quoted(players))
        self._check_copies(players)

    def _check_own(self) -> None:
        """Own cards go with the games that can be mixed, as far as the rules have room for what they do."""
        own = [card for card in self.facts if card.game == OWN]
        if not own:
            return
        if self.game != "custom":
            raise BadCards("expansion-error-game", rule="X6")
        lying = [card for card in self.facts if text_of(card).stays is not None]
        if len(lying) > 1:
            names = {"card": lying[0].name, "other": lying[1].name}
            raise BadCards("expansion-error-two-stay", rule="W7.3", **names)
        if len(self.treasures) > MAX_TREASURES:
            raise BadCards("expansion-error-treasures", rule="C6.1", most=MAX_TREASURES - len(_PRINTED_TREASURES))

    def _check_slots(self) -> None:
        homes = home_slots(self.game)
        taken = {homes[card.id] for card in self.facts if card.id in homes}
        most = len(taken) + len({*self._free_slots} - taken)
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
        """The canonical text: the game, its house rules if any, and each card with every number that is not 0."""
        rules = [f"rules {self.house}"] if self.house else []
        return "\n".join([f"cards {self.game}", *rules, *map(_line, self.facts)]) + "\n"

    @classmethod
    def from_text(cls, text: str) -> CardSet:
        """The set that `to_text` wrote, with the numbers of the text; `BadCards` if it is no such text.

        Numbers that differ from ours are checked and marked like an owner's corrections.
        """
        lines = text.splitlines() if isinstance(text, str) else [quoted(text)]
        game = lines[0].removeprefix("cards ") if lines else ""
        if game not in PLAYABLE_GAMES or lines[0] != f"cards {game}":
            raise BadCards("error-cards-text", line=1, text=quoted(lines[0] if lines else ""))
        first = 2 if len(lines) > 1 and lines[1].startswith("rules ") else 1
        facts = tuple(_read_line(number, line) for number, line in enumerate(lines[first:], start=first + 1))
        rules = lines[1].removeprefix("rules ") if first == 2 else ""
        house = read_house_rules(rules, game, {card.id for card in facts})
        if str(house) != rules:
            raise BadCards("error-cards-text", line=2, text=quoted(lines[1]))
        _check_kinds(game, facts, house)
        return _shared(cls(game, with_mentions(facts), house))


_alive: WeakValueDictionary[tuple[object, ...], CardSet] = WeakValueDictionary()


def _shared(cards: CardSet) -> CardSet:
    """The same set of the very same facts, if there is one: a server has many tables, and caches keep some for long."""
    return _alive.setdefault((cards.game, *map(id, cards.facts), cards.house), cards)


def card_set(
    game: str,
    mix: str | Iterable[str] | None = None,
    seed: int | str | None = None,
    corrections: Corrections | Mapping[str, Any] | None = None,
    rules: str | Mapping[str, str] | HouseRules | None = None,
    expansion: Expansion | None = None,
) -> CardSet:
    """The cards of ``kunitori``, ``world_on_fire``, ``world_chaos`` (X3), a ``custom`` mix (X5) or ``moegahara``.

    ``mix`` is a text as `kunitori.cards.mixes` describes it and belongs to ``custom`` alone; ``seed`` serves its word
    ``random``. ``corrections`` are an owner's numbers, ``rules`` the house rules (`kunitori.cards.house_rules`). The
    cards of an ``expansion`` come on top; the result is a custom mix (X5).

    >>> card_set("world_chaos").total
    290
    >>> chosen = card_set("custom", "world_chaos,-land_destroyer,-trap,treasury=kunitori")
    >>> [warning.id for warning in chosen.warnings]
    ['mix-warning-kinds', 'mix-warning-castle']
    """
    corrected = Corrections.of(corrections)
    if game not in PLAYABLE_GAMES:
        raise unknown_game(game, PLAYABLE_GAMES)
    if mix is not None and game != "custom":
        raise BadCards("error-mix-unwanted", rule="X5", game=game_name(game))
    if expansion is not None:
        own = tuple(corrected_own_card(card, corrected) for card in expansion.cards)
        return _expanded(card_set(game, mix, seed, corrected), own, rules)
    if game == "custom":
        if mix is None:
            raise BadCards("error-mix-missing", rule="X5")
        facts = parse_mix(mix, seed, corrected).cards(corrected)
    elif game == "world_chaos":
        facts = parse_mix(WORLD_CHAOS).cards(corrected)
    else:
        facts = tuple(corrected.apply(card) for card in game_cards(game).values())
    house = read_house_rules(rules, game, {card.id for card in facts})
    if house.reading("generals", game) == "one":  # ruling 18: those of the game that gives the treasure
        facts = tuple(card for card in facts if card.category != "general" or card.game == "world_on_fire")
    return _shared(CardSet(game, facts, house))


def _expanded(
    cards: CardSet, own: tuple[Facts, ...], rules: str | Mapping[str, str] | HouseRules | None
) -> CardSet:
    """The set with own cards on top; those without a home are always last."""
    if cards.teams:
        raise BadCards("expansion-error-game", rule="X6")
    facts = (*cards.facts, *sorted(own, key=lambda card: card.id))
    return CardSet("custom", facts, read_house_rules(rules, "custom", {card.id for card in facts}))


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
    for reading in READINGS.values() if ours.game == theirs.game else ():
        played = [cards.house.reading(reading.name, cards.game) for cards in (ours, theirs)]
        if played[0] != played[1]:
            readings = {"ours": reading.text(played[0]), "theirs": reading.text(played[1])}
            found.append(message("cards-differ-rule", rule=reading.title, **readings))
    place = {**theirs.kind_number, **ours.kind_number}
    for id in sorted(ours.by_id.keys() | theirs.by_id.keys(), key=lambda id: (place[id], id)):
        one, other = ours.by_id.get(id), theirs.by_id.get(id)
        name = (ours if one else theirs).name(id)
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
    if card.game == OWN:
        return f"{OWN}/{card.id} {json.dumps(own_card_data(card), ensure_ascii=False, separators=(',', ':'))}"
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
    if game == OWN:
        return _read_own_line(id, line, problem)
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


def _read_own_line(id: str, line: str, problem: BadCards) -> Facts:
    try:
        data = json.loads(line.partition(" ")[2])
    except (ValueError, RecursionError):
        raise problem from None
    language = next(iter(data.get("names", {})), "en") if isinstance(data, dict) else "en"
    facts = read_own_card(id, data, f"{OWN}/{id}", language=str(language))
    if _line(facts) != line:
        raise problem
    return facts


def _check_kinds(game: str, facts: tuple[Facts, ...], house: HouseRules) -> None:
    """`BadCards` if these are not the cards of that game, each once and in order, and own cards behind them."""
    own = [card.id for card in facts if card.game == OWN]
    if own:
        if own != sorted({*own}) or {*own} & {card.id for card in facts[: -len(own)]}:
            raise BadCards("error-cards-text-kinds", rule="X5", game=game_name(game))
        check_named(facts[-len(own) :])
        facts = facts[: -len(own)]
    found = [(card.game, card.id) for card in facts]
    treasury = {card.game for card in facts if card.category in ("treasure", "victory")}
    generals = {card.game for card in facts if card.category == "general"}
    actions = tuple((card.game, card.id) for card in facts if card.category in ("troop", "tactics", "politics"))
    expected: list[tuple[str, str]] = []
    if game != "custom":
        expected = [(card.game, card.id) for card in card_set(game, rules=house).facts]
    elif len(treasury) == 1 and generals and actions and all(card.game in MIXABLE_GAMES for card in facts):
        mix = Mix(actions, "both" if len(generals) == 2 else min(generals), min(treasury))
        expected = [(card.game, card.id) for card in mix.cards(Corrections())]
    if found != expected or len({id for _, id in found}) != len(found):
        rule = {"custom": "X5", "moegahara": "M1.3"}.get(game, "C1.2")
        raise BadCards("error-cards-text-kinds", rule=rule, game=game_name(game))

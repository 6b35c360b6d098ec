"""Which cards are mixed (X): the text of a mix, World Chaos, seeded random mixes and the recommendations of X2.

A mix is written as words with commas between them, read from left to right:

==========================  ==========================================================================
``trap``                    that card; of Spear Troopers, Light Archers and Cavalry World on Fire's (X6)
``kunitori/cavalry``        that card as the named game has it
``world_on_fire/tactics``   all ``troops``, ``tactics`` or ``politics`` of a game; ``tactics`` alone: of both
``kunitori``                all action cards of a game; ``world_chaos``: those of the preset (X3)
``-trap``                   not that card (or group) after all
``random``                  eighteen kinds by the recommendations (X2), drawn from the seed; stands without other cards
``generals=kunitori``       the generals of one game only: ``kunitori``, ``world_on_fire`` or ``both`` (X1, the default)
``treasury=kunitori``       treasure and victory points of that game; ``world_on_fire`` is the default (X1)
==========================  ==========================================================================

A later word overrides an earlier one: ``world_chaos,-trap,market`` is World Chaos with Market instead of Trap.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from kunitori.cards.corrections import Corrections
from kunitori.cards.facts import Facts, card_name, game_name
from kunitori.cards.kinds import KIND_NUMBER, MIXABLE_GAMES, MOEGAHARA_NUMBER, kind_order
from kunitori.cards.loader import game_cards, unknown_card
from kunitori.cards.seeds import seed_text
from kunitori.errors import BadCards, quoted
from kunitori.i18n import Message, message

__all__ = ["WORLD_CHAOS", "Mix", "parse_mix", "random_mix", "recommendations"]

_ACTION_CATEGORIES = ("troop", "tactics", "politics")
_GROUPS = {"troops": "troop", "tactics": "tactics", "politics": "politics"}
_OPTIONS = {"generals": ("both", *MIXABLE_GAMES), "treasury": MIXABLE_GAMES}

_RECOMMENDED_KINDS = 18
_RECOMMENDED_TROOPS = ("spear_troopers", "light_archers", "cavalry", "gunner_mercenaries")
_RECOMMENDED_TACTICS = 3
_AGAINST_CASTLE = ("land_destroyer", "travelling_monk", "trap")
_NINJA = ("ninja_clan", "skilled_ninja")
_PRICE_CLASSES = (2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class Mix:
    """The picked kinds of action cards, each with its game, in kind order, and the two options of X1."""

    kinds: tuple[tuple[str, str], ...]
    generals: str = "both"
    treasury: str = "world_on_fire"

    def __str__(self) -> str:
        """The shortest text for this mix; `parse_mix` reads it.

        >>> str(parse_mix("kunitori/cavalry, trap, generals=kunitori"))
        'kunitori/cavalry,trap,generals=kunitori'
        """
        words = [id if _home(id) == game else f"{game}/{id}" for game, id in self.kinds]
        words += [f"generals={self.generals}"] * (self.generals != "both")
        words += [f"treasury={self.treasury}"] * (self.treasury != "world_on_fire")
        return ",".join(words)

    def cards(self, corrections: Corrections) -> tuple[Facts, ...]:
        """All cards of the game with this mix, in kind order."""
        generals = MIXABLE_GAMES if self.generals == "both" else (self.generals,)
        picked = [game_cards(game)[id] for game, id in self.kinds]
        picked += [card for game in generals for card in game_cards(game).values() if card.category == "general"]
        picked += [card for card in game_cards(self.treasury).values() if card.category in ("treasure", "victory")]
        return tuple(corrections.apply(card) for card in sorted(picked, key=lambda card: kind_order(card.id, "custom")))


def _home(id: str) -> str:
    """The game of a card that is written without one (X6)."""
    return "world_on_fire" if id in game_cards("world_on_fire") else "kunitori"


def _action_cards(game: str) -> dict[str, str]:
    return {id: game for id, card in game_cards(game).items() if card.category in _ACTION_CATEGORIES}


def _everything() -> dict[str, str]:
    return {**_action_cards("kunitori"), **_action_cards("world_on_fire")}


def _mix(picked: Mapping[str, str], options: Mapping[str, str]) -> Mix:
    kinds = tuple((picked[id], id) for id in sorted(picked, key=lambda id: kind_order(id, "custom")))
    return Mix(kinds, **options)


WORLD_CHAOS: tuple[str, ...] = (
    "ninja_clan", "spear_troopers", "light_archers", "cavalry", "gunner_mercenaries", "land_destroyer",
    "loyal_warning", "trap", "travelling_monk", "beauty",
    "technology_development", "rice_field_plowing", "temple_town", "soil_renovation",
    "harbour_town", "castle_town", "trade_harbour", "magnificent_castle",
)  # fmt: skip
"""The preset of X3."""


def parse_mix(text: str | Iterable[str], seed: int | str | None = None, corrections: Corrections | None = None) -> Mix:
    """The mix for a text or a list of its words; `BadCards` if there is none.

    >>> parse_mix("trap,moat").kinds
    (('world_on_fire', 'trap'), ('world_on_fire', 'moat'))
    >>> len(parse_mix("world_chaos,-trap,market").kinds)
    18
    >>> parse_mix("random", seed=7) == parse_mix("random", seed=7)
    True
    """
    words = text.split(",") if isinstance(text, str) else [*text] if isinstance(text, Iterable) else [text]
    if wrong := [word for word in words if not isinstance(word, str)]:
        raise BadCards("error-mix-word", rule="X5", word=quoted(wrong[0]))
    words = [word.strip() for word in words if word.strip()]
    if not words:
        raise BadCards("error-mix-empty", rule="X5")
    picked: dict[str, str] = {}
    options: dict[str, str] = {}
    for word in words:
        if "=" in word:
            options.update([_option(word)])
        elif word.startswith("-"):
            gone = _meant(word[1:].strip()).keys() & picked.keys()
            if not gone:
                raise BadCards("error-mix-not-picked", rule="X5", word=quoted(word))
            picked = {id: game for id, game in picked.items() if id not in gone}
        elif word != "random":
            picked.update(_meant(word))
    if "random" in words:
        if picked:
            raise BadCards("error-mix-random-alone", rule="X5")
        if seed is None:
            raise BadCards("error-mix-seed", rule="X5")
        return random_mix(seed, corrections, **options)
    if not picked:
        raise BadCards("error-mix-empty", rule="X5")
    return _mix(picked, options)


def _option(word: str) -> tuple[str, str]:
    option, _, choice = (part.strip() for part in word.partition("="))
    if option not in _OPTIONS:
        raise BadCards("error-mix-option", rule="X1", option=quoted(option), options=tuple(_OPTIONS))
    if choice == "moegahara":
        raise BadCards("error-mix-moegahara", rule="X6", word=quoted(word))
    if choice not in _OPTIONS[option]:
        raise BadCards("error-mix-choice", rule="X1", option=option, choice=quoted(choice), choices=_OPTIONS[option])
    return option, choice


def _meant(word: str) -> dict[str, str]:
    """The cards that one word of a mix stands for, each with its game."""
    if word == "world_chaos":
        return {id: _home(id) for id in WORLD_CHAOS}
    if word in MIXABLE_GAMES:
        return _action_cards(word)
    game, slash, id = word.rpartition("/")
    if not re.fullmatch(r"[a-z_]+", id):
        raise BadCards("error-mix-word", rule="X5", word=quoted(word))
    if "moegahara" in (game, id):
        raise BadCards("error-mix-moegahara", rule="X6", word=quoted(word))
    if slash and game not in MIXABLE_GAMES:
        raise BadCards("error-unknown-game", rule="X5", game=quoted(game), games=MIXABLE_GAMES)
    choice = _action_cards(game) if game else _everything()
    if id in _GROUPS:
        group = {kind: home for kind, home in choice.items() if game_cards(home)[kind].category == _GROUPS[id]}
        if not group:
            raise BadCards("error-mix-group", rule="X5", game=game_name(game), group=id)
        return group
    if id in choice:
        return {id: choice[id]}
    if id in KIND_NUMBER and id not in _everything():
        raise BadCards("error-mix-always", rule="X1", card=card_name(id))
    if id in MOEGAHARA_NUMBER and id not in KIND_NUMBER:
        raise BadCards("error-mix-moegahara", rule="X6", word=quoted(word))
    raise unknown_card(word, [f"{game}/{kind}" for kind in choice] if game else choice, "X5")


def random_mix(
    seed: int | str, corrections: Corrections | None = None, *, generals: str = "both", treasury: str = "world_on_fire"
) -> Mix:
    """A mix drawn from the seed that follows every recommendation of X2."""
    corrected = corrections or Corrections()
    home = _everything()
    seed = seed_text(seed)
    order = sorted(home, key=lambda id: hashlib.sha256(f"kunitori mix {seed} {id}".encode()).digest())
    politics = [id for id in order if game_cards(home[id])[id].category == "politics"]
    tactics = [id for id in order if game_cards(home[id])[id].category == "tactics"]
    price = {id: _price_class(corrected.apply(game_cards(home[id])[id]).cost) for id in politics}

    first = next(id for id in order if id in ("fake_fortress", "magnificent_castle"))
    both = hashlib.sha256(f"kunitori mix {seed} both".encode()).digest()[0] % 3 == 0
    ninja = next(id for id in order if id in _NINJA)
    picked = dict.fromkeys((*_RECOMMENDED_TROOPS, ninja, first))
    if both:
        picked.update(dict.fromkeys(("fake_fortress", "magnificent_castle")))
    if "magnificent_castle" in picked:
        picked.update(dict.fromkeys([id for id in order if id in _AGAINST_CASTLE][:2]))
    barred = {*_NINJA, "fake_fortress", "magnificent_castle"} - picked.keys()
    already = sum(id in tactics for id in picked)
    free_tactics = [id for id in tactics if id not in picked and id not in barred]
    picked.update(dict.fromkeys(free_tactics[: max(0, _RECOMMENDED_TACTICS - already)]))
    for price_class in _PRICE_CLASSES:
        if not any(price.get(id) == price_class for id in picked):
            picked.update(dict.fromkeys([id for id in politics if price[id] == price_class and id not in barred][:1]))
    for id in order:
        if len(picked) < _RECOMMENDED_KINDS and id not in barred:
            picked[id] = None
    return _mix({id: home[id] for id in picked}, {"generals": generals, "treasury": treasury})


def _price_class(cost: int) -> int:
    # X2, ruling 33
    return min(max(cost, _PRICE_CLASSES[0]), _PRICE_CLASSES[-1])


def recommendations(cards: tuple[Facts, ...]) -> tuple[Message, ...]:
    """The recommendations of X2 that this mix does not follow. Never an error: every mix can be played."""
    ids = {card.id for card in cards}
    actions = [card for card in cards if card.category in _ACTION_CATEGORIES]
    tactics = sum(card.category == "tactics" for card in cards)
    found: list[Message] = []
    if len(actions) != _RECOMMENDED_KINDS:
        found.append(message("mix-warning-kinds", kinds=len(actions), recommended=_RECOMMENDED_KINDS))
    there = {card.id for card in cards if card.game == "world_on_fire"}
    if missing := tuple(card_name(id) for id in _RECOMMENDED_TROOPS if id not in there):
        found.append(message("mix-warning-troops", troops=missing))
    if tactics < _RECOMMENDED_TACTICS:
        found.append(message("mix-warning-tactics", kinds=tactics, recommended=_RECOMMENDED_TACTICS))
    if not ids & {"fake_fortress", "magnificent_castle"}:
        found.append(message("mix-warning-fortress"))
    if "magnificent_castle" in ids and len(ids.intersection(_AGAINST_CASTLE)) < 2:
        found.append(message("mix-warning-castle", cards=tuple(card_name(id) for id in _AGAINST_CASTLE)))
    if len(ids.intersection(_NINJA)) != 1:
        found.append(message("mix-warning-ninja", kinds=len(ids.intersection(_NINJA))))
    prices = {_price_class(card.cost) for card in cards if card.category == "politics"}
    if classes := tuple(cost for cost in _PRICE_CLASSES if cost not in prices):
        named = tuple(message("price-class", cost=cost) for cost in classes)
        found.append(message("mix-warning-prices", prices=named))
    return tuple(found)

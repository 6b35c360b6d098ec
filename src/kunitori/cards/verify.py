"""The card-data verifier: every card there, every number sourced, every text in every language.

`verify` returns what is wrong as messages; no message means that the data are sound.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kunitori.cards.facts import Facts, game_name, number_fields, number_name
from kunitori.cards.kinds import GAMES, KINDS, MARKERS, MIXABLE_GAMES, MOEGAHARA_KINDS, SIDES
from kunitori.cards.loader import game_cards
from kunitori.cards.sets import card_set
from kunitori.cards.text import effect_text, printed, provenance_notes
from kunitori.errors import KunitoriError
from kunitori.i18n import LANGUAGES, Message, message, texts

__all__ = ["verify", "verify_cards"]

_TOTALS: dict[str, dict[str, tuple[int, int]]] = {  # category: (kinds, cards); K1, W1 and M1.3
    "kunitori": {
        "general": (8, 8),
        "troop": (7, 58),
        "politics": (12, 84),
        "victory": (3, 50),
        "treasure": (3, 70),
    },
    "world_on_fire": {
        "general": (8, 8),
        "troop": (6, 62),
        "tactics": (6, 48),
        "politics": (6, 48),
        "victory": (3, 52),
        "treasure": (3, 70),
    },
    "moegahara": {
        "general": (10, 10),
        "troop": (5, 44),
        "tactics": (2, 18),
        "politics": (5, 20),
        "treasure": (3, 62),
    },
}
_RULES = {"kunitori": "K1", "world_on_fire": "W1", "world_chaos": "X3", "moegahara": "M1.3"}
_BOXES = {"world_chaos": 290, "moegahara": 194}
_EACH_SIDE = 5
_PRINTED = {"treasure": "money", "victory": "vp", "general": "attack", "troop": "attack"}


def verify() -> tuple[Message, ...]:
    """Everything that is missing, doubtful or untranslated in the cards that come with Kunitori.

    >>> verify()
    ()
    """
    found: list[Message] = []
    for game in GAMES:
        try:
            found += verify_cards(game, game_cards(game))
        except KunitoriError as problem:
            found.append(problem.message)
    homeless = [id for id in KINDS if not any(id in game_cards(game) for game in MIXABLE_GAMES)]
    homeless += [id for id in MOEGAHARA_KINDS if id and id not in game_cards("moegahara")]
    found += [message("verify-missing", card=id) for id in homeless]
    for game, should in _BOXES.items():
        total = card_set(game).total
        if total != should:
            found.append(_wrong_total(game, should, total))
    return tuple(found)


def verify_cards(game: str, cards: Mapping[str, Facts]) -> Iterator[Message]:
    """All mistakes in these cards of one game."""
    for category, (kinds, total) in _TOTALS[game].items():
        here = [card for card in cards.values() if card.category == category]
        if len(here) != kinds:
            yield _wrong_total(game, kinds, len(here), category)
        if sum(card.copies for card in here) != total:
            yield _wrong_total(game, total, sum(card.copies for card in here), category)
    if game == "moegahara":
        yield from _wrong_sides(cards)
    for card in cards.values():
        if card.category not in _TOTALS[game]:
            yield _wrong_total(game, 0, 1, card.category)
        doubts = [*_doubts(card)]
        yield from doubts
        if not any(doubt.id == "verify-no-source" for doubt in doubts):
            yield from _untranslated(card)


def _wrong_sides(cards: Mapping[str, Facts]) -> Iterator[Message]:
    """M1.3, M5.2: five generals on each side, one kind of troop for each colour, and nothing else has either."""
    for category, names, should in (("general", SIDES, _EACH_SIDE), ("troop", MARKERS, 1)):
        word = "side" if category == "general" else "marker"
        for name in names:
            here = [card.category for card in cards.values() if name in (card.side, card.marker)]
            if here != [category] * should:
                yield _wrong_total("moegahara", should, len(here), message(f"{word}-{name}"))


def _wrong_total(game: str, should: int, found: int, part: str | Message = "") -> Message:
    where = message(f"category-{part}") if isinstance(part, str) and part else part or game_name(game)
    return message("verify-total", game=game_name(game), where=where, should=should, found=found, rule=_RULES[game])


def _doubts(card: Facts) -> Iterator[Message]:
    necessary = _PRINTED.get(card.category)
    if card.game == "moegahara" and necessary == "attack":
        necessary = "cost"  # M6.2: it is the strength
    if necessary and not card.number(necessary):
        yield message("verify-not-printed", card=card.name, number=number_name(necessary))
    plain = card.category in ("tactics", "politics") and not card.effect
    if plain and not any(card.number(name) for name in ("cards", "actions", "money", "buys", "defence")):
        yield message("verify-does-nothing", card=card.name)
    sources = dict(card.provenance)
    if card.effect and "effect" not in sources:
        yield message("verify-no-source", card=card.name, number=number_name("effect"))
    for name in number_fields(card):
        source, value = sources.get(name), card.number(name)
        if source is None or source.source not in ("S", "P", "R"):
            yield message("verify-no-source", card=card.name, number=number_name(name))
        elif name == "cost" and source.source == "R" and not source.plausible:
            yield message("verify-no-range", card=card.name, number=number_name(name))
        elif source.plausible and value not in source.plausible:
            yield message("verify-out-of-range", card=card.name, number=number_name(name), value=value)


def _untranslated(card: Facts) -> Iterator[Message]:
    text = effect_text(card)
    for language in LANGUAGES:
        say = texts(language)
        if not say.has(card.name.id):
            yield message("verify-untranslated", card=card.id, language=language)
            continue
        try:
            spoken = [say(line) for line in (*printed(card), *provenance_notes(card), *([text] if text else []))]
        except LookupError:
            yield message("verify-untranslated", card=card.id, language=language)
            continue
        if text and not all(str(number).replace("-", "−") in spoken[-1] for number in card.numbers):
            yield message("verify-untranslated", card=card.id, language=language)

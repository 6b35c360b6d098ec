"""Cards of an expansion as data: the same tables in a TOML file, in a record and from the workshop.

>>> card = read_own_card("river_boat", {"category": "politics", "copies": 8, "cost": 4, "play": [{"draw": 2}]})
>>> card.names, card.effect
((('en', 'River boat'),), 'composed')
>>> read_own_card("river_boat", own_card_data(card)) == card
True
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from kunitori.cards.composition import Text, is_id, unknown_word
from kunitori.cards.corrections import SPANS, Corrections, check_number, correctable
from kunitori.cards.facts import FLAGS, NUMBERS, Facts, Provenance
from kunitori.cards.kinds import CATEGORIES, KIND_NUMBER, MOEGAHARA_NUMBER, OWN
from kunitori.cards.picture import Picture, read_picture
from kunitori.cards.soundness import check_text
from kunitori.cards.vocabulary import (
    MAX_NAME_CHARACTERS,
    MAX_WORDING_CHARACTERS,
    TRAITS,
)
from kunitori.errors import BadCards, quoted
from kunitori.i18n import LANGUAGES

__all__ = ["corrected_own_card", "own_card_data", "read_own_card", "with_mentions"]

_FIELDS = (*NUMBERS, *FLAGS, "category", "names", "wording", "author", "picture", *TRAITS)


def read_own_card(id: object, data: object, where: str = "", author: str = "", language: str = "en") -> Facts:
    """A card of an expansion; `BadCards` names the place of what is wrong with it."""
    if not isinstance(id, str) or not is_id(id) or id in CATEGORIES:
        raise BadCards("expansion-error-id", where=where or "cards", value=quoted(id))
    where = where or id
    if id in KIND_NUMBER or id in MOEGAHARA_NUMBER:
        raise BadCards("expansion-error-printed-id", where=where, id=id)
    if not isinstance(data, Mapping):
        raise BadCards("expansion-error-table", where=where, value=quoted(data))
    for name in data:
        if name not in _FIELDS:
            raise unknown_word(name, _FIELDS, where)
    category = data.get("category")
    if category not in CATEGORIES:
        raise unknown_word(category, CATEGORIES, f"{where}.category")
    for name in ("copies", "cost"):
        if name not in data and (name, category) != ("copies", "general"):
            raise BadCards("expansion-error-missing", where=where, name=name)
    text = Text.read({name: data[name] for name in TRAITS if name in data}, where)
    names = _by_language(data.get("names", {}), f"{where}.names", language, MAX_NAME_CHARACTERS)
    wording = _by_language(data.get("wording", {}), f"{where}.wording", language, MAX_WORDING_CHARACTERS)
    facts = Facts(
        id, OWN, str(category), 1, 0,
        effect="composed" if text != Text() else "",
        text=text if text != Text() else None,
        names=names or ((language, id.replace("_", " ").capitalize()),),
        wording=wording,
        author=_words(data.get("author", author), f"{where}.author", MAX_NAME_CHARACTERS),
        picture=_picture(data.get("picture", {}), f"{where}.picture"),
    )  # fmt: skip
    facts = _with_numbers(facts, data, where)
    check_text(text, facts.category, facts.deployable, where)
    return facts


def _with_numbers(facts: Facts, data: Mapping[str, Any], where: str) -> Facts:
    category, values = facts.category, dict[str, int | bool]()
    for name in NUMBERS:
        if name in data:
            values[name] = _number(facts, name, data[name], f"{where}.{name}")
    for flag in FLAGS:
        value = data.get(flag, flag == "leader" and category == "general")
        if not isinstance(value, bool):
            raise BadCards("expansion-error-flag", where=f"{where}.{flag}", value=quoted(value))
        values[flag] = value
    if values["leader"] and category not in ("general", "troop"):
        raise BadCards("expansion-error-leader", rule="C5.1", where=f"{where}.leader")
    if category == "general" and not values["leader"]:
        raise BadCards("expansion-error-leader", rule="C5.1", where=f"{where}.leader")
    if values["deployable"] and category not in ("troop", "politics"):
        raise BadCards("expansion-error-deployable", rule="C7.1", where=f"{where}.deployable")
    sources = tuple((name, Provenance("A")) for name in (*NUMBERS, *FLAGS, *(["effect"] if facts.effect else [])))
    return replace(facts, provenance=sources, **values)  # type: ignore[arg-type]


def _number(facts: Facts, name: str, value: object, where: str) -> int:
    fields = correctable(facts)
    low, high = SPANS[name] if (name, facts.category) != ("copies", "general") else (1, 1)
    if name not in ("copies", *fields):
        raise BadCards("expansion-error-field", where=where, field=name, fields=fields)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadCards("expansion-error-number", where=where, value=quoted(value), low=low, high=high)
    return value


def _by_language(data: object, where: str, first: str, most: int) -> tuple[tuple[str, str], ...]:
    """Texts by language; the author's language comes first, and the languages without a text say that one."""
    if not isinstance(data, Mapping):
        raise BadCards("expansion-error-table", where=where, value=quoted(data))
    for language in data:
        if language not in LANGUAGES:
            raise unknown_word(language, LANGUAGES, where)
    found = {language: _words(data[language], f"{where}.{language}", most) for language in data}
    order = [first, *(language for language in LANGUAGES if language != first)]
    return tuple((language, found[language]) for language in order if found.get(language))


def _words(value: object, where: str, most: int) -> str:
    if not isinstance(value, str) or len(value) > most or not value.isprintable():
        raise BadCards("expansion-error-words", where=where, most=most)
    return " ".join(value.split())


def _picture(value: object, where: str) -> Picture:
    try:
        return read_picture(value)
    except BadCards as problem:
        raise BadCards("expansion-error-picture", where=where, problem=problem.message) from None


def own_card_data(card: Facts) -> dict[str, Any]:
    """A card of an expansion as plain data, which `read_own_card` reads."""
    data: dict[str, Any] = {"category": card.category, "copies": card.copies, "cost": card.cost}
    data |= {name: card.number(name) for name in NUMBERS[2:] if card.number(name)}
    data |= {flag: True for flag in FLAGS if getattr(card, flag)}
    data |= (card.text or Text()).to_data()
    data |= {"names": dict(card.names)}
    data |= {name: value for name, value in (("wording", dict(card.wording)), ("author", card.author)) if value}
    picture = card.picture.to_data() if card.picture else {}
    return data | ({"picture": picture} if picture else {})


def corrected_own_card(card: Facts, corrections: Corrections) -> Facts:
    """The card with an owner's numbers; `BadCards` if it cannot have them."""
    numbers = {entry.field: entry.value for entry in corrections.entries if (entry.game, entry.card) == (OWN, card.id)}
    for name, value in numbers.items():
        check_number(card, name, bool(value) if name == "deployable" else value)
    check_text(card.text or Text(), card.category, bool(numbers.get("deployable", card.deployable)), card.id)
    values = {name: bool(value) if name == "deployable" else value for name, value in numbers.items()}
    return replace(card, **values)  # type: ignore[arg-type]


def with_mentions(cards: Iterable[Facts]) -> tuple[Facts, ...]:
    """The cards, those of an expansion with the names of the own cards that their texts name."""
    cards = tuple(cards)
    names = {card.id: card.names for card in cards if card.game == OWN}

    def named_by(card: Facts) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
        return tuple((id, names[id]) for id in dict.fromkeys((card.text or Text()).cards) if id in names)

    return tuple(replace(card, mentions=named_by(card)) if card.game == OWN else card for card in cards)

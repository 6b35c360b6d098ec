"""What the workshop makes of somebody's file of cards. All of it runs in a helper process: a file may be long."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup

from kunitori.cards import CardSet, Corrections, Expansion, Facts, parse_expansion
from kunitori.cards.fitting import checked, games_for
from kunitori.errors import BadCards
from kunitori.i18n import Texts, texts
from kunitori.tables import Settings
from kunitori.web.art import full_face, spoken

__all__ = ["OwnCard", "Preview", "gallery", "looked_at", "own_cards_note", "previewed", "table_settings"]



@dataclass(frozen=True, slots=True)
class OwnCard:
    """A card as pages show it."""

    id: str
    name: str
    author: str
    face: Markup
    spoken: str


@dataclass(frozen=True, slots=True)
class Preview:
    """One card of a file, and what is wrong with the file."""

    face: str = ""
    spoken: str = ""
    problem: str = ""
    wrong: str = ""
    """The card that the problem is about; empty if there is none, or if it is about the whole file."""
    notes: tuple[str, ...] = ()
    """What the checker says of a sound file: which games the cards can join, and how this one compares."""


def previewed(text: str, alone: str, id: str, language: str, corrections: Corrections | None = None) -> Preview:
    """A card of a file as it looks; if another card is wrong, as it looks in a file of its own (``alone``)."""
    try:
        expansion = parse_expansion(text)
        notes = checked(expansion, games_for(expansion, corrections), texts(language), about=id)
        return replace(_drawn(expansion, id, language), notes=notes)
    except BadCards as problem:
        sentence, place = problem.sentence(language), str(dict(problem.message.args).get("where", ""))
    wrong = place.split(".")[1] if place.startswith("cards.") else ""
    try:
        seen = _drawn(parse_expansion(alone), id, language)
    except BadCards:
        seen = Preview()
    return replace(seen, problem=sentence, wrong=wrong)


def _drawn(expansion: Expansion, id: str, language: str) -> Preview:
    say = texts(language)
    card = next((card for card in expansion.cards if card.id == id), expansion.cards[0])
    return Preview(str(full_face(card, say)), spoken(card, say))


def looked_at(text: str, language: str, corrections: Corrections) -> tuple[tuple[OwnCard, ...], tuple[str, ...]]:
    """All cards of a file, and what the checker says of them."""
    expansion = parse_expansion(text)
    return gallery(expansion.cards, language), checked(expansion, games_for(expansion, corrections), texts(language))


def gallery(cards: Iterable[Facts], language: str) -> tuple[OwnCard, ...]:
    """Cards as a page shows them."""
    say = texts(language)
    shown = [(card, full_face(card, say), spoken(card, say)) for card in cards]
    return tuple(OwnCard(card.id, say(card.name), card.author, face, told) for card, face, told in shown)


def table_settings(text: str, data: Mapping[str, Any]) -> Settings:
    """The settings of a table with the cards of a file."""
    return Settings.read({**data, "expansion": parse_expansion(text).to_data()})


def own_cards_note(settings: Settings, cards: CardSet | None, say: Texts) -> str:
    """Whose cards are played at a table; empty if there are only printed ones."""
    found = settings.expansion or (cards.expansion if cards else None)
    if found is None:
        return ""
    authors = tuple(dict.fromkeys(card.author for card in found.cards if card.author))
    if not authors:
        return say("workshop-in-play", number=len(found.cards))
    return say("workshop-in-play-by", number=len(found.cards), authors=authors)

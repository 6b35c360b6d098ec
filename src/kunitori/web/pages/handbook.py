"""The handbook: what the printed books have beside their rules, a page for each chapter."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from kunitori import handbook
from kunitori.cards import game_cards
from kunitori.cards.facts import card_name
from kunitori.cards.kinds import CATEGORIES
from kunitori.cards.other_names import named_otherwise, other_names
from kunitori.i18n import LANGUAGES, Message, Texts
from kunitori.web.art import full_face, spoken, thumb
from kunitori.web.context import page, say_for
from kunitori.web.pages.links import address_of, linked, named
from kunitori.web.refusals import NotFound
from kunitori.web.tutorial import Walk, examples

__all__ = ["router", "search"]

router: APIRouter = APIRouter(include_in_schema=False)

_CITED = re.compile(r"[CKWXM](?=\d)")
_SHOWN_CARD = ("world_on_fire", "fake_fortress")  # it has every part that a card can have
_TYPICAL = {  # a card of each category, for its frame
    "general": ("kunitori", "oda_nobunaga"),
    "troop": ("kunitori", "cavalry"),
    "tactics": ("world_on_fire", "travelling_monk"),
    "politics": ("kunitori", "trade_harbour"),
    "treasure": ("kunitori", "gold"),
    "victory": ("kunitori", "town"),
}


@dataclass(frozen=True, slots=True)
class ShownEntry:
    """An entry as a page shows it."""

    id: str
    title: Markup
    points: tuple[Markup, ...]
    address: str


@router.get("/handbook")
async def contents(request: Request) -> Response:
    """The list of chapters."""
    return page(request, "rules/handbook.html", chapters=handbook.chapters())


@router.get("/handbook/{chapter}")
async def chapter(request: Request, chapter: str) -> Response:
    """One chapter."""
    say = say_for(request)
    chapters = handbook.chapters()
    found = next((other for other in chapters if other.id == chapter), None)
    if found is None:
        raise NotFound("server-no-page")
    place = chapters.index(found)
    entries = [_shown(entry, say) for entry in found.entries]
    if chapter == "words" and say.language != "ja":  # kana has no order that a computer knows
        entries.sort(key=lambda entry: str(entry.title).casefold())
    return page(
        request,
        "rules/chapter.html",
        chapter=found,
        lead=_linked(Message(f"handbook-{chapter}-lead"), say) if found.lead(say.language) else "",
        entries=entries,
        before=chapters[place - 1] if place else None,
        after=chapters[place + 1] if place + 1 < len(chapters) else None,
        **_pictures(chapter, say),
    )


def search(words: str, say: Texts) -> list[ShownEntry]:
    """The entries that contain all these words, with the words marked."""
    return [_shown(entry, say, tuple(words.split())) for entry in handbook.find(words, say.language)]


def _pictures(chapter: str, say: Texts) -> dict[str, Any]:
    """What a chapter shows besides its entries."""
    match chapter:
        case "cards":
            card = game_cards(_SHOWN_CARD[0])[_SHOWN_CARD[1]]
            typical = {category: game_cards(game)[id] for category, (game, id) in _TYPICAL.items()}
            return {
                "card": card,
                "face": full_face(card, say),
                "frames": [
                    (category, thumb(typical[category], say), spoken(typical[category], say), _frame(category, say))
                    for category in CATEGORIES
                ],
            }
        case "examples":
            names = [say("handbook-you"), say("handbook-rival"), say("handbook-third")]
            return {"examples": [(lesson, _steps(Walk(lesson, names[: lesson.players]), say)) for lesson in examples()]}
        case "names":
            return {"names": sorted(_row(card, say) for card in named_otherwise())}
    return {}


def _frame(category: str, say: Texts) -> Markup:
    return _linked(Message(f"handbook-frame-{category}"), say)


def _steps(walk: Walk, say: Texts) -> list[Markup]:
    return [linked(text, walk.lesson.game[0].upper()) for step in walk.lesson.steps for text in walk.pages(step, say)]


def _row(card: str, say: Texts) -> tuple[str, str, list[tuple[str, str]]]:
    """A card's name, its page, and its other names with their languages."""
    others = [(language, name) for language in LANGUAGES for name in other_names(card).get(language, ())]
    return say(card_name(card)), address_of(card, "C"), others


def _shown(entry: handbook.HandbookEntry, say: Texts, words: tuple[str, ...] = ()) -> ShownEntry:
    id = f"handbook-{entry.id}"
    text = named(Message(id), say.language)
    near = _near(text)
    return ShownEntry(
        entry.id,
        linked(named(Message(f"{id}.title"), say.language), near, words),
        tuple(linked(point, near, words) for point in text.split("\n")),
        f"/handbook/{entry.chapter}#{entry.id}",
    )


def _linked(text: Message, say: Texts) -> Markup:
    told = named(text, say.language)
    return linked(told, _near(told))


def _near(text: str) -> str:
    """The game that a text is about, by the first rule it cites."""
    cited = _CITED.search(text)
    return cited[0] if cited else "C"

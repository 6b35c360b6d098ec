"""The gallery: all cards, a page for each, and the large card that the table shows."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from fastapi import APIRouter
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kunitori.cards import GAMES, CardSet, Facts, card_set
from kunitori.cards.facts import NUMBERS, game_name, number_fields, number_name
from kunitori.cards.kinds import CATEGORIES, MIXABLE_GAMES
from kunitori.cards.loader import unknown_card
from kunitori.cards.other_names import other_names
from kunitori.cards.stakes import stake_note, stake_sentence
from kunitori.cards.text import card_page, effect_text, find_cards, provenance_mark, provenance_notes
from kunitori.i18n import Message, Texts, message
from kunitori.web.art import face, full_face, spoken
from kunitori.web.context import context_of, page, say_for
from kunitori.web.pages.links import anchor, linked, named, parts_of, plain, rules_about, rulings_about
from kunitori.web.refusals import NotFound
from kunitori.web.templating import environment

__all__ = ["router", "zoom"]

router: APIRouter = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class FactRow:
    """One fact of a card: its name, its value, its source, and what is at stake with it."""

    name: str
    value: str
    mark: str
    source: str
    stake: str = ""
    """Whether it matters, for a number that we do not know for certain."""


@router.get("/cards")
async def gallery(request: Request) -> Response:
    """The gallery, filtered by game, category or name."""
    say = say_for(request)
    game, category = request.query_params.get("game", ""), request.query_params.get("category", "")
    word = request.query_params.get("q", "").strip()[:60]
    sets = [_cards(request, name) for name in GAMES if game in ("", name)] or [_cards(request, name) for name in GAMES]
    found = [
        card
        for cards in sets
        for card in sorted(_sought(word, cards.facts), key=lambda card: CATEGORIES.index(card.category))
        if category in ("", card.category) or category not in CATEGORIES
    ]
    groups = [
        (name, [(kind, [*cards]) for kind, cards in groupby(group, key=lambda card: card.category)])
        for name, group in groupby(found, key=lambda card: card.game)
    ]
    return page(
        request,
        "cards/gallery.html",
        groups=groups,
        number=len(found),
        games=GAMES,
        categories=CATEGORIES,
        chosen={"game": game, "category": category, "q": word},
        game_name=game_name,
        face=lambda card: face(card, say),
        spoken=lambda card: spoken(card, say),
    )


@router.get("/cards/{game}/{id}")
async def card(request: Request, game: str, id: str) -> Response:
    """The page of a card; with ``part``, only what the table shows of a large card."""
    say = say_for(request)
    if game not in GAMES:  # in a mix the card comes from one of its games (X2)
        game = next((name for name in MIXABLE_GAMES if id in _cards(request, name)), GAMES[0])
        if not request.query_params.get("part"):
            return RedirectResponse(f"/cards/{game}/{id}")
    cards = _cards(request, game)
    if id not in cards:
        problem = unknown_card(id, [card.id for card in cards.facts])
        if problem.message.id == "error-unknown-card":  # it names a command of the terminal
            raise NotFound("books-no-card")
        raise NotFound(problem.message.id, rule=problem.rule, **dict(problem.message.args))
    found = cards[id]
    if request.query_params.get("part"):
        return HTMLResponse(zoom(found, say), headers={"Cache-Control": "no-cache"})
    about, own = _told(found, say)
    place = cards.facts.index(found)
    return page(
        request,
        "cards/card.html",
        card=found,
        face=full_face(found, say),
        game_name=game_name,
        about=about,
        also=tuple(name for names in other_names(id).values() for name in names),
        notes=own,
        figures=_figures(found, say),
        stakes=stake_note(found),
        rulings=_rulings(found, say),
        rules=[
            (entry.number, linked(parts_of(entry, say.language)["text"], entry.number, own=id))
            for entry in rules_about(id, game)
            if parts_of(entry, say.language)["text"]
        ],
        elsewhere=[other for other in GAMES if other != game and id in _cards(request, other)],
        before=cards.facts[place - 1] if place else None,
        after=cards.facts[place + 1] if place + 1 < len(cards.facts) else None,
    )


def zoom(card: Facts, say: Texts) -> Markup:
    """A large card: its face with the full text, what the face leaves out, and the sources of its numbers."""
    effect = None if card.wording else effect_text(card)  # an author's text may be too long for the face
    on_face = " ".join(say(effect).split()) if effect else None
    about, own = _told(card, say)
    html = (
        environment()
        .get_template("cards/zoom.html")
        .render(
            t=say,
            card=card,
            face=full_face(card, say),
            about=[sentence for sentence in about if sentence.striptags() != on_face],
            notes=own,
            spoken=spoken(card, say),
            figures=_figures(card, say),
            stakes=stake_note(card),
            rulings=_rulings(card, say),
        )
    )
    # A link must not lead away from the table.
    return Markup(html.replace('<a class="', '<a target="_blank" rel="noopener" class="'))


def _rulings(card: Facts, say: Texts) -> list[dict[str, str]]:
    return [
        {"anchor": anchor(entry), "name": entry.name(say.language), "title": plain(parts["title"])}
        | {"question": say(f"question-{entry.number}")}
        | {part: linked(parts[part], entry.rules[0], own=card.id) for part in ("text", "why")}
        for entry in rulings_about(card.id, card.game)
        for parts in [parts_of(entry, say.language)]
    ]


def _cards(request: Request, game: str) -> CardSet:
    return card_set(game, corrections=context_of(request).options.corrections)


def _sought(word: str, cards: tuple[Facts, ...]) -> tuple[Facts, ...]:
    return find_cards(word, cards) if word else cards


def _told(card: Facts, say: Texts) -> tuple[list[Markup], list[str]]:
    """The rules text of a card with links to other cards, and notes about the card itself."""
    body, _, _ = card_page(card, say.language).partition("\n\n")
    text = effect_text(card)
    effect = named(text, say.language) if text else ""
    letter = {"moegahara": "M", "world_on_fire": "W"}.get(card.game, "K")
    sentences = [
        linked(effect if line == plain(effect) else line, letter, own=card.id) for line in body.split("\n")[2:]
    ]
    if card.names:
        return sentences, [say(note) for note in provenance_notes(card)]
    return sentences, [say(f"{card.name.id}.note")] if say.has(f"{card.name.id}.note") else []


def _figures(card: Facts, say: Texts) -> list[FactRow]:
    found = []
    if say.language in card.coined:
        coined = say("books-source-coined")
        found.append(FactRow(say("books-card-name"), say(card.name), say("mark-reconstructed"), coined))
    for name in number_fields(card):
        if name in ("leader", "ninja") or (not card.number(name) and card.source(name).source != "O"):
            continue
        mark = provenance_mark(card.source(name))
        value = str(card.number(name)) if name in NUMBERS or "." in name else say("books-yes")
        shown = say(mark) if isinstance(mark, Message) else mark
        stake, source = stake_sentence(card, name), _source(card, name, say)
        told = say(stake) if stake else ""
        found.append(FactRow(say(number_name(name)), value.replace("-", "−"), shown, source, told))
    if card.effect and not card.names:
        found.append(FactRow(say(number_name("effect")), "", "", _source(card, "effect", say)))
    return found


def _source(card: Facts, name: str, say: Texts) -> str:
    """Where a number comes from; nothing where all numbers are the author's."""
    if card.names:
        return ""
    origin = card.source(name)
    words = say(message(f"books-source-{origin.source.lower()}"))
    if origin.is_range:
        words = say("books-range", source=words, low=origin.plausible[0], high=origin.plausible[-1])
    elif len(origin.plausible) > 1:
        words = say("books-choice", source=words, plausible=origin.plausible)
    if origin.ruled_out is not None:
        words = say("books-ruled-out", source=words, value=origin.ruled_out)
    if origin.also:
        other = origin.also[1]
        reading = say(f"books-{'yes' if other else 'no'}") if name == "deployable" else str(other)
        words = say("books-also", source=words, reading=reading)
    return words

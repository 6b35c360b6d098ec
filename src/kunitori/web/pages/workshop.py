"""The workshop: cards of one's own are written, looked at, checked and played at once."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kunitori.cards import PLAYABLE_GAMES
from kunitori.cards.expansion import MAX_OWN_CARDS, parse_expansion
from kunitori.cards.facts import FLAGS, NUMBERS
from kunitori.cards.kinds import CATEGORIES
from kunitori.cards.own_cards import corrected_own_card
from kunitori.cards.vocabulary import WORDS
from kunitori.errors import BadCards, KunitoriError
from kunitori.tables import checked_name
from kunitori.web.context import context_of, current_guest, language_of, remember, say_for
from kunitori.web.forms import Form, form_of
from kunitori.web.measuring import GAMES as MEASURED_GAMES
from kunitori.web.pages.common import go, show
from kunitori.web.pages.new import LEVEL_NAMES, made, seated
from kunitori.web.refusals import NotFound, Refusal, status_of
from kunitori.web.scribe import Scribe
from kunitori.web.security import who_of
from kunitori.web.templating import title_of
from kunitori.web.workshop import OwnCard, gallery, looked_at, own_cards_note, previewed, table_settings

__all__ = ["GAMES", "file_form", "router", "workshop_page"]

router: APIRouter = APIRouter(include_in_schema=False)

GAMES = tuple(game for game in PLAYABLE_GAMES if game != "moegahara")
LONGEST_LINK = 16_000
"""Characters of a link that chats and browsers pass on whole."""
_LONGEST_SHOWN_AGAIN = 100_000  # characters of a file that was sent
_SKIPPED_WORDS = ("exchange",)  # it belongs to Moegahara
_TRAIT_EXAMPLES = {
    "points": 'points = [{ each = ["town"], vp = 1 }]',
    "stays": "stays = 1",
    "falls": "falls = true",
    "destroys": "destroys = true",
    "passes_on": "passes_on = true",
    "trade_proof": "trade_proof = true",
    "picture": 'picture = { figure = "ninja", things = ["moon", "star"], sky = "night", colour = "black" }',
}


async def file_form(request: Request) -> Form:
    """A form with a file of cards in it."""
    return await form_of(request, 4 * context_of(request).options.limits.record)


def _scribe(request: Request, text: str) -> Scribe:
    return context_of(request).scribes.for_record(text)


@router.get("/workshop")
async def workshop(request: Request) -> Response:
    """The editor, which keeps everything in the browser."""
    return workshop_page(request, Form())


@router.post("/workshop")
async def check(request: Request) -> Response:
    """Check a file and show all its cards; this needs no script."""
    form = await file_form(request)
    text = form.one("text")
    try:
        ours = context_of(request).options.corrections
        cards, notes = await _scribe(request, text).ask(looked_at, text, language_of(request), ours)
    except KunitoriError as problem:
        return workshop_page(request, form, [problem.sentence(language_of(request))], status_of(problem))
    return workshop_page(request, form, cards=cards, notes=notes)


@router.post("/workshop/preview")
async def preview(request: Request) -> Response:
    """How a card looks, or why the file is refused; with ``open``, the file as data for the editor."""
    form = await file_form(request)
    context_of(request).paces.previews.check(who_of(request))
    text, language = form.one("text"), language_of(request)
    scribe = _scribe(request, text)
    if form.one("open"):
        try:
            return _answer(await scribe.ask(_data, text))
        except BadCards as problem:
            return _answer({"problem": problem.sentence(language)}, status_of(problem))
    ours = context_of(request).options.corrections
    return _answer(asdict(await scribe.ask(previewed, text, form.one("alone"), form.one("card"), language, ours)))


def _data(text: str) -> dict[str, Any]:
    return parse_expansion(text).to_data()


def _answer(told: dict[str, Any], status: int = 200) -> Response:
    return JSONResponse(told, status, headers={"Cache-Control": "no-store"})


@router.post("/workshop/play")
async def play(request: Request) -> Response:
    """A new table with these cards, against bots or with friends."""
    form = await file_form(request)
    text, guest = form.one("text"), current_guest(request)
    try:
        data = _wish(form, request)
        name = form.one("name")
        if name:
            guest = replace(guest, name=checked_name(name))
        if not guest.name and form.one("others") == "friend":
            raise Refusal("who-ask")
        settings = await _scribe(request, text).ask(table_settings, text, data)
    except KunitoriError as problem:
        return workshop_page(request, form, [problem.sentence(language_of(request))], status_of(problem))
    remember(request, guest)
    id = await made(request, settings)
    await seated(request, id, [(0, "")], form.one("part") or None)
    return go(f"/t/{id}")


def _wish(form: Form, request: Request) -> dict[str, Any]:
    game = form.choice("game", GAMES, "world_on_fire")
    others = form.choice("others", (*LEVEL_NAMES, "friend"), "captain")
    number = form.number("opponents", "front-opponents", 1, 5) or 1
    return {
        "game": game,
        "mix": (form.one("mix") or "random") if game == "custom" else None,
        "seats": ["person", *["person" if others == "friend" else others] * number],
        "corrections": context_of(request).options.corrections,
        "language": language_of(request),
    }


def workshop_page(
    request: Request,
    form: Form,
    problems: list[str] | None = None,
    status: int = 200,
    cards: tuple[OwnCard, ...] = (),
    notes: tuple[str, ...] = (),
) -> Response:
    """The page with what was sent, and what is wrong with it."""
    text = form.one("text")
    words = [(word.name, word.example) for word in WORDS.values() if word.name not in _SKIPPED_WORDS]
    return show(
        request, "workshop.html", status, form=form, problems=problems or [], cards=cards, notes=notes, games=GAMES,
        levels=LEVEL_NAMES, categories=CATEGORIES, numbers=NUMBERS, flags=FLAGS, words=words,
        traits=[*_TRAIT_EXAMPLES.items()], measured_games=MEASURED_GAMES,
        measured=context_of(request).measurements.of(current_guest(request).id),
        most_cards=MAX_OWN_CARDS, longest_link=LONGEST_LINK, shown=text if len(text) < _LONGEST_SHOWN_AGAIN else "",
    )  # fmt: skip


@router.get("/t/{id}/cards")
async def at_table(request: Request, id: str) -> Response:
    """The own cards of a table."""
    guest, hub, say = current_guest(request), context_of(request).hub, say_for(request)
    table = (await hub.live_for(id, guest)).table
    hub.check_may_look(table, guest)
    settings, played = table.settings, table.game.cards if table.game else None
    expansion = settings.expansion or (played.expansion if played else None)
    if expansion is None:
        raise NotFound("workshop-no-own-cards")
    language = language_of(request)
    as_played = tuple(corrected_own_card(card, settings.corrections) for card in expansion.cards)
    cards = await context_of(request).scribes.for_game(0).ask(gallery, as_played, language)
    return show(
        request, "own_cards.html", id=id, cards=cards, title=title_of(settings.game, settings.title, say),
        note=own_cards_note(settings, played, say), expansion=expansion,
    )  # fmt: skip

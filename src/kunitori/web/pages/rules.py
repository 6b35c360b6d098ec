"""The rulebook: whole, by number, or by search."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fastapi import APIRouter
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kunitori import rulebook
from kunitori.errors import KunitoriError
from kunitori.handbook import chapters
from kunitori.i18n import Texts, texts
from kunitori.rulebook import Rule, Ruling
from kunitori.web.context import page, say_for
from kunitori.web.pages import handbook
from kunitori.web.pages.links import address_of, anchor, linked, parts_of, plain
from kunitori.web.refusals import NotFound

__all__ = ["read_once", "router"]

router: APIRouter = APIRouter(include_in_schema=False)

_NUMBER = re.compile(r"[a-zA-Z]\d{0,3}(?:[.,-]\d{1,3})?|\d{1,4}|ruling-\d{1,4}")


@dataclass(frozen=True, slots=True)
class RulebookEntry:
    """A rule, a heading or a ruling as a page shows it."""

    anchor: str
    name: str
    title: Markup
    points: tuple[Markup, ...]
    why: Markup
    is_heading: bool
    is_ruling: bool
    above: str
    """The chapter of a rule that is shown alone."""
    see: tuple[tuple[str, str], ...]
    """Related pages: address and name."""


@router.get("/rules")
async def book(request: Request) -> Response:
    """The whole rulebook; with ``q``, the search results."""
    say = say_for(request)
    sought = request.query_params.get("q", "").strip()[:80]
    if _NUMBER.fullmatch(sought):
        return RedirectResponse(f"/rules/{sought.upper() if sought[0].isalpha() else sought}", 303)
    if sought:
        found = rulebook.find(sought, say.language)
        words = tuple(sought.split())
        entries = [_entry(entry, say, words=words, alone=True) for entry in found]
        return page(request, "rules/found.html", entries=entries, beside=handbook.search(sought, say), q=sought)
    return page(
        request,
        "rules/book.html",
        sections=[
            (_entry(section, say), [_entry(entry, say) for entry in rulebook.rules() if _is_in(entry, section)])
            for section in rulebook.sections()
        ],
        rulings=[_entry(entry, say) for entry in rulebook.rulings()],
        foreword=_foreword(say),
        chapters=chapters(),
        q="",
    )


@router.get("/rules/{number}")
async def one(request: Request, number: str) -> Response:
    """A rule with its subrules, or a ruling."""
    say = say_for(request)
    try:
        found = rulebook.look_up(number.removeprefix("ruling-"), say.language)
    except KunitoriError as problem:
        raise NotFound(problem.message.id, rule=None, **dict(problem.message.args)) from None
    if not _NUMBER.fullmatch(number):
        return RedirectResponse(f"/rules?q={number}", 303)
    first = found[0]
    order: list[Rule | Ruling] = [*rulebook.rules(), *rulebook.rulings()]
    start, end = order.index(first), order.index(found[-1])
    trail: list[tuple[str, str]] = []
    above = first.above if isinstance(first, Rule) else None
    while above:
        heading = rulebook.rule(above)
        trail.insert(0, (heading.number, plain(parts_of(heading, say.language)["title"])))
        above = heading.above
    belonging = [rulebook.ruling(number) for entry in found if isinstance(entry, Rule) for number in entry.rulings]
    return page(
        request,
        "rules/one.html",
        entries=[_entry(entry, say) for entry in found],
        rulings=[_entry(entry, say) for entry in dict.fromkeys(belonging)],
        trail=trail,
        first=_entry(first, say),
        before=_entry(order[start - 1], say) if start else None,
        after=_entry(order[end + 1], say) if end + 1 < len(order) else None,
        q="",
    )


def read_once(language: str) -> None:
    """Look for a word that is everywhere; the first search takes three times as long as the next."""
    say = texts(language)
    for entry in rulebook.find("a", language) or rulebook.rules():
        _entry(entry, say, words=("a",), alone=True)


def _is_in(entry: Rule, section: Rule) -> bool:
    return entry.number[0] == section.number and entry is not section


def _entry(entry: Rule | Ruling, say: Texts, words: tuple[str, ...] = (), alone: bool = False) -> RulebookEntry:
    language = say.language
    parts = parts_of(entry, language)
    near = entry.number if isinstance(entry, Rule) else entry.rules[0]

    def shown(part: str) -> Markup:
        return linked(part, near, words)

    see: list[tuple[str, str]]
    if isinstance(entry, Ruling):
        see = [(f"/rules/{number}", number) for number in entry.rules]
        see += [(address_of(card, near), say(f"card-{card.replace('_', '-')}")) for card in entry.cards]
    else:
        see = [(f"/rules/ruling-{number}", rulebook.ruling(number).name(language)) for number in entry.rulings]
    return RulebookEntry(
        anchor(entry),
        entry.name(language),
        shown(parts["title"]),
        tuple(shown(point) for point in parts["text"].split("\n") if point),
        shown(parts["why"]),
        isinstance(entry, Rule) and entry.heading,
        isinstance(entry, Ruling),
        entry.title(language) if alone and isinstance(entry, Rule) and not entry.heading else "",
        tuple(see),
    )


def _foreword(say: Texts) -> Markup:
    text = str(linked(say("rulebook-foreword"), "C"))
    gallery = Markup('<a href="/cards">{}</a>').format(say("books-gallery-named"))
    return Markup(text.replace("<code>kunitori cards</code>", gallery))

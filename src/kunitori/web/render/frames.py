"""The messages to a page: changed fragments, flights of cards, and text for screen readers."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from kunitori.cards.sets import CardSet
from kunitori.game.event_log import story_of
from kunitori.i18n import texts
from kunitori.tables.view import TableView
from kunitori.telling.chronicle import entries
from kunitori.values.event import Event
from kunitori.web.render.board import Page, page, title
from kunitori.web.render.chronicle import ways
from kunitori.web.render.extras import Extras
from kunitori.web.render.fragment_cache import FragmentCache

__all__ = ["Sent", "digest", "frame"]

_MOST_FLIGHTS = 14
_MOST_SAID = 8
_NOTHING: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Sent:
    """What a page shows."""

    page: Page
    rev: int
    stage: str
    story: object
    events: int
    title: str


def digest(parts: Mapping[str, str]) -> str:
    """A digest of all fragments: pages with the same digest look alike."""
    mark = 0
    for id, html in parts.items():
        mark = zlib.crc32(html.encode(), zlib.crc32(id.encode(), mark))
    return f"{mark:08x}"


def frame(
    sent: Sent | None,
    seen: TableView,
    language: str,
    extras: Extras = Extras(),  # noqa: B008
    have: str = "",
    cache: FragmentCache | None = None,
) -> tuple[dict[str, Any], Sent]:
    """The message that brings a page up to date, and what the page shows then.

    Without ``sent`` it holds everything, unless the page already ``have``s the same digest. If nothing changed, the
    message is empty.
    """
    if sent is not None and sent.stage == "gathering" and seen.stage != "gathering":
        return {"go": f"/t/{seen.id}"}, Sent((), seen.rev, seen.stage, None, 0, "")
    cache = cache or FragmentCache()
    shown = page(seen, language, extras, cache)
    events = seen.view.events if seen.view else ()
    name = title(seen, language)
    story = (story_of(events)[0], seen.seat)
    now = Sent(shown, seen.rev, seen.stage, story, len(events), name)
    if sent is None:
        parts = {id: html for group in shown for id, html in group.items()}
        changed = {} if have and have == digest(parts) else parts
        return {"rev": seen.rev, "f": changed, "whole": bool(changed), "title": name}, now
    message: dict[str, Any] = {}
    changed, gone = _difference(sent.page, shown, cache)
    if changed:
        message["f"] = changed
    if gone:
        message["gone"] = gone
    if name != sent.title:
        message["title"] = name
    if seen.view is not None and 0 < sent.events < len(events) and sent.story == story:
        new = events[sent.events :]
        flown = ways(seen.view, sent.events, cache)[-_MOST_FLIGHTS:]
        message["flights"] = [[way.card or "", way.source, way.target, way.number] for way in flown]
        message["say"] = _said(new, seen, seen.view.cards, language, cache)
    if message or seen.rev != sent.rev:
        message["rev"] = seen.rev
    return message, now


def _difference(before: Page, after: Page, cache: FragmentCache) -> tuple[dict[str, str], list[str]]:
    """The fragments that have changed, and the ids of those that are gone; the same groups are not looked into."""
    changed: dict[str, str] = {}
    gone: dict[str, str] = {}
    for one, other in zip_longest(before, after, fillvalue=_NOTHING):
        if one is not other:
            new, old = cache.changes(one, other)
            changed.update(new)
            gone.update(old)
    for id in [*gone]:  # a line of the chronicle that is settled now is in another group
        if id in changed:
            if changed[id] == gone[id]:
                del changed[id]
            del gone[id]
    return changed, sorted(gone)


def _said(new: Sequence[Event], seen: TableView, cards: CardSet, language: str, cache: FragmentCache) -> str:
    """What happened, for screen readers, without the viewer's own moves."""
    viewer = seen.seat if any(event.player == seen.seat for event in new) else None
    reader = seen.reader if any(event.is_about(seen.reader) for event in new) else None

    def make() -> str:
        say = texts(language)
        lines = [
            line.text
            for line in entries(new, seen.players, cards, say, reader)
            if line.event.player != viewer or line.event.kind not in ("play", "buy")
        ]
        return say("sentence-separator").join(lines[-_MOST_SAID:])

    return cache.draw(("said", viewer, reader), (new,), make)

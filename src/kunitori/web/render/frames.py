"""The messages to a page: changed fragments, flights of cards, and text for screen readers."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kunitori.i18n import texts
from kunitori.tables.view import TableView
from kunitori.telling.chronicle import entries
from kunitori.values.event import Event
from kunitori.web.render.board import fragments, title
from kunitori.web.render.chronicle import ways
from kunitori.web.render.extras import Extras
from kunitori.web.render.fragment_cache import FragmentCache

__all__ = ["Sent", "digest", "frame"]

_MOST_FLIGHTS = 14
_MOST_SAID = 8


@dataclass(frozen=True, slots=True)
class Sent:
    """What a page shows."""

    parts: Mapping[str, str]
    rev: int
    stage: str
    events: int
    last: Event | None
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
        return {"go": f"/t/{seen.id}"}, Sent({}, seen.rev, seen.stage, 0, None, "")
    cache = cache or FragmentCache()
    parts = fragments(seen, language, extras, cache)
    events = seen.view.events if seen.view else ()
    name = title(seen, language)
    last = events[-1] if events else None
    now = Sent(parts, seen.rev, seen.stage, len(events), last, name)
    if sent is None:
        changed = {} if have and have == digest(parts) else parts
        return {"rev": seen.rev, "f": changed, "whole": bool(changed), "title": name}, now
    before = sent.parts
    message: dict[str, Any] = {}
    if changed := {id: html for id, html in parts.items() if before.get(id) != html}:
        message["f"] = changed
    if gone := before.keys() - parts.keys():
        message["gone"] = sorted(gone)
    if name != sent.title:
        message["title"] = name
    new = _new(sent, events)
    if new and seen.view is not None:
        flown = ways(seen.view, sent.events, cache)[-_MOST_FLIGHTS:]
        message["flights"] = [[way.card or "", way.source, way.target, way.number] for way in flown]
        message["say"] = _said(new, seen, language, cache)
    if message or seen.rev != sent.rev:
        message["rev"] = seen.rev
    return message, now


def _new(sent: Sent, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events since the last message; none if moves were taken back or the seat has changed."""
    if not sent.events or len(events) <= sent.events or events[sent.events - 1] != sent.last:
        return ()
    return events[sent.events :]


def _said(new: tuple[Event, ...], seen: TableView, language: str, cache: FragmentCache) -> str:
    """What happened, for screen readers, without the viewer's own moves."""
    viewer = seen.seat if any(event.player == seen.seat for event in new) else None

    def make() -> str:
        say = texts(language)
        lines = [
            line.text
            for line in entries(new, seen.players, say)
            if line.event.player != viewer or line.event.kind not in ("play", "buy")
        ]
        return say("sentence-separator").join(lines[-_MOST_SAID:])

    return cache.draw(("said", viewer), (new,), make)

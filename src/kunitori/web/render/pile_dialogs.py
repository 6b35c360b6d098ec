"""The dialogs that show a pile, as far as the rules allow (C9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from kunitori.game import View
from kunitori.i18n import Texts, texts
from kunitori.tables.view import TableView
from kunitori.telling.chronicle import entries
from kunitori.telling.field import LINE, outcome, own_team, summed, team_name
from kunitori.web.art import spoken
from kunitori.web.render.chronicle import drawn, next_line
from kunitori.web.render.parts import macros, small

__all__ = ["pile_dialog"]

_PAGE_EVENTS = 600
Group = tuple[str, list[tuple[str, int, Markup, str]]]


def pile_dialog(seen: TableView, name: str, language: str) -> Markup | None:
    """What lies in a pile: ``discard-1``, ``deck-0``, ``owned-2``, ``trash``, ``generals``, ``land-3``, ``log-0``.

    None if there is no such pile.
    """
    view = seen.view
    if view is None:
        return None
    say = texts(language)
    sort, _, text = name.partition("-")
    number = int(text) if text.isdecimal() and len(text) < 4 else -1
    if sort in ("discard", "deck", "owned") and not 0 <= number < len(view.seats):
        return None
    match sort:
        case "discard":
            return _discard(seen, view, number, say)
        case "deck":
            return _deck(seen, view, number, say)
        case "owned":
            return _owned(view, number, say)
        case "trash":
            title = say("table-trash")
            buried = [_group(say("table-buried"), view, view.buried, say)] if view.lands else []
            return _listing(say, title, [_group("", view, view.trash, say), *buried])
        case "generals" if not view.lands:
            left = {id: n for id, n in view.pool.items() if view.cards[id].category == "general"}
            return _listing(say, say("table-generals"), [_group("", view, left, say)], [say("table-generals-note")])
        case "land" if 0 <= number < len(view.lands):
            return _land(view, number, say)
        case "log":
            return _log(view, number if text else None, language, seen.reader)
        case _:
            return None


def _group(heading: str, view: View, cards: Mapping[str, int], say: Texts) -> Group:
    return heading, [(id, n, small(id), spoken(view.cards[id], say)) for id, n in cards.items() if n]


def _listing(say: Texts, title: str, groups: list[Group], notes: list[str] | None = None) -> Markup:
    groups = [group for group in groups if group[1]]
    notes = notes or []
    if not groups:
        notes = [*notes, say("table-nothing-here")]
    return Markup(macros(say.language).listing(title, groups, notes))


def _is_open(seen: TableView, view: View, seat: int) -> bool:
    """Whether the viewer may look through a player's piles: their own, and a team mate's (M9)."""
    return seen.seat is not None and (seat == seen.seat or (bool(view.lands) and (seat - seen.seat) % 2 == 0))


def _discard(seen: TableView, view: View, seat: int, say: Texts) -> Markup:
    there = view.seats[seat]
    title = say("table-discard-title", player=view.players[seat], number=there.discard_size)
    hidden = there.discard_size - sum(there.discard.values())
    notes = [say("table-discard-unseen", number=hidden)] if hidden > 0 else []
    if not _is_open(seen, view, seat):
        notes.insert(0, say("table-discard-rule"))
    return _listing(say, title, [_group("", view, there.discard, say)], notes)


def _deck(seen: TableView, view: View, seat: int, say: Texts) -> Markup:
    there = view.seats[seat]
    title = say("table-deck-title", player=view.players[seat], number=there.deck_size)
    groups: list[Group] = []
    notes: list[str] = []
    if there.top:
        counts: dict[str, int] = {}
        for card in there.top:
            counts[card] = counts.get(card, 0) + 1
        key = "table-deck-top" if there.top_in_order else "table-deck-top-unordered"
        groups.append(_group(say(key), view, counts, say))
    if there.deck is not None:
        groups.append(_group(say("table-deck-holds"), view, there.deck, say))
        notes.append(say("table-deck-order"))
    else:
        notes.append(say("table-deck-rule"))
    return _listing(say, title, groups, notes)


def _owned(view: View, seat: int, say: Texts) -> Markup:
    there = view.seats[seat]
    title = say("table-owned-title", player=view.players[seat])
    notes = [say("table-owned-rule")]
    if not view.lands:
        notes.insert(0, say("table-owned-points", number=there.points))
    return _listing(say, title, [_group("", view, there.owned, say)], notes)


def _land(view: View, number: int, say: Texts) -> Markup:
    """Every fight at a Land, with the strengths and their parts (M6.2)."""
    land, own = view.lands[number], own_team(view)
    rows: list[dict[str, Any]] = []
    for spot in range(LINE):
        sides = [
            {"team": team_name(view, team, say), "card": summed(land, team, spot, view.cards, say)}
            for team in (own, 1 - own)
            if spot < len(land.lines[team])
        ]
        if sides:
            fight = say("field-fight", position=spot + 1, outcome=say(outcome(land, own, spot)))
            rows.append({"title": fight, "sides": sides})
    note = say("field-empty")
    if land.winner is not None:
        note = say("field-won-by", players=view.players[land.winner :: 2])
    elif rows:
        note = say("field-score", own=land.fights_won[own], enemy=land.fights_won[1 - own])
    title = say("field-title", land=number + 1)
    return Markup(macros(say.language).land_look(title, rows, [note, say("field-score-rule")]))


def _log(view: View, page: int | None, language: str, you: int | None) -> Markup | None:
    """A page of the whole log, by default the last; None if there is no such page."""
    events = view.events
    last = max(0, len(events) - 1) // _PAGE_EVENTS
    page = last if page is None else page
    if not 0 <= page <= last:
        return None
    first = next_line(events, page * _PAGE_EVENTS) if page else 0
    end = next_line(events, (page + 1) * _PAGE_EVENTS) if page < last else len(events)
    lines = entries(events[first:end], view.players, view.cards, texts(language), you)
    shown = [drawn(line, "whole", place, language) for place, line in enumerate(lines, first)]
    earlier, later = page - 1 if page else None, page + 1 if page < last else None
    return Markup(macros(language).whole_log(Markup("".join(shown)), earlier, later))

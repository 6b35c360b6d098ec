"""A table as text, for `print` and for a terminal that shows nothing else."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import groupby

from kunitori.cards.facts import game_name
from kunitori.engine.turn import winner
from kunitori.game import View
from kunitori.i18n import Message, Texts, message, texts
from kunitori.telling.armies import army_phrase
from kunitori.telling.facts import cards_phrase, piles
from kunitori.telling.field import ahead, short_name, team_name
from kunitori.telling.question import question_text
from kunitori.values.decision import Decision

__all__ = ["columns", "heading", "options", "question", "result", "seat_rows", "status", "table_text"]

WIDTH = 100


def table_text(view: View, language: str = "en", *, lists_moves: bool = True) -> str:
    """The pool, the seats, Moegahara's Lands, what the viewer holds, what is asked, and the moves that answer it.

    >>> from kunitori import new_game
    >>> print(table_text(new_game("kunitori", ["Ann", "Ben"], seed=7, start=0).view(1)).splitlines()[0])
    Kunitori! · round 1 · Ann’s turn
    """
    say = texts(language)
    parts = [[heading(view, say)], [*_pool(view, say)], [*_seats(view, say)]]
    if view.lands:
        parts.append([*_field(view, say)])
    parts.append([*_question(view, say, lists_moves)])
    return "\n\n".join("\n".join(line.rstrip() for line in part) for part in parts)


def heading(view: View, say: Texts) -> str:
    """The game, the round and whose turn it is."""
    parts = [say(game_name(view.game)), say("screen-round", round=view.round)]
    if view.is_last_round:
        parts.append(say("screen-last-round"))
    if not view.is_over:
        parts.append(say("screen-turn", player=view.players[view.active]))
    return " · ".join(parts)


def _pool(view: View, say: Texts) -> Iterator[str]:
    """Each category with its piles: name, price and number of cards."""
    labels = {category: say(f"screen-{category}") for category in {pile.category for pile in piles(view)}}
    margin = max(map(columns, labels.values())) + 2
    for category, group in groupby(piles(view), key=lambda pile: pile.category):
        cells = []
        for pile in group:
            name = say(pile.card.name) if pile.card else say("screen-no-general")
            price = f" {view.price(pile.card.id)}" if pile.card and pile.count else ""
            cells.append(f"{name}{price} ×{pile.count}")
        yield from _wrapped(labels[category], cells, margin)


def _wrapped(label: str, cells: Sequence[str], margin: int) -> Iterator[str]:
    line = _fit(label, margin)
    is_empty = True
    for cell in cells:
        if not is_empty and columns(line) + columns(cell) > WIDTH:
            yield line
            line = " " * margin
        line += f"{cell}   "
        is_empty = False
    yield line


def _seats(view: View, say: Texts) -> Iterator[str]:
    rows = seat_rows(view, say)
    widths = [max(columns(row[i]) for row in rows) for i in range(len(rows[0]) - 1)]
    for first, *numbers, army in rows:
        cells = [_fit(first, widths[0])]
        cells += [" " * (width - columns(text)) + text for text, width in zip(numbers, widths[1:], strict=True)]
        yield "  ".join([*cells, army])


def seat_rows(view: View, say: Texts) -> list[list[str]]:
    """A heading and a row for each player: how many cards, points, markers, and the army area."""
    heads = ["", *(say(f"screen-{each}-size") for each in ("hand", "deck", "discard")), say("picture-points")]
    heads += [say("field-markers")] * bool(view.lands) + [say("screen-army")]
    rows = [heads]
    for place, seat in enumerate(view.seats):
        name = say("screen-you", player=seat.name) if place == view.player else seat.name
        row = [("▶ " if place == view.active and not view.is_over else "  ") + name]
        row += map(str, (seat.hand_size, seat.deck_size, seat.discard_size, seat.points))
        if view.lands:
            row.append(" ".join(f"{say(f'short-marker-{each}')}{n}" for each, n in seat.markers.items()) or "–")
        rows.append([*row, army_phrase(view, place, say)])
    return rows


def _field(view: View, say: Texts) -> Iterator[str]:
    """Each Land with its lines, from the Land outwards, and who is ahead there; the first team is on the left."""
    for team, mark in enumerate("◀▶"):
        points = say("team-points", points=view.seats[team].points, goal=view.goal)
        yield f"{mark} {team_name(view, team, say)} · {points}"
    for place, land in enumerate(view.lands):
        number = f"{say('field-land')} {place + 1:>2} {ahead(land, 0)} "
        if land.winner is not None:
            yield number + say("field-won-by", players=view.players[land.winner :: 2])
            continue
        sides = [
            " · ".join(f"{short_name(view.cards[card], say)} {n}" for card, n in zip(line, strengths, strict=True))
            for line, strengths in zip(land.lines, land.strengths, strict=True)
        ]
        yield number + (f"{sides[0] or '–'} │ {sides[1] or '–'}" if any(sides) else "–")


def _question(view: View, say: Texts, lists_moves: bool) -> Iterator[str]:
    if view.player is not None:
        yield f"{say('screen-hand')} {cards_phrase(view.me.hand, view.cards, say) or '–'}"
    if view.decision is None:
        yield say(result(view))
        return
    yield status(view, say)
    yield question(view, view.decision, say)
    if view.decision.options and lists_moves:
        yield from _wrapped("", options(view), 2)


def status(view: View, say: Texts) -> str:
    """The phase, and what the active player has left in it."""
    parts = [say(f"phase-{view.phase}")]
    if view.phase == "action":
        parts.append(say("screen-actions", number=view.actions))
    if view.phase in ("action", "battle", "buy"):
        parts += [say("screen-money", number=view.money), say("screen-buys", number=view.buys)]
    if view.discount:
        parts.append(say("screen-discount", number=view.discount))
    return " · ".join(parts)


def question(view: View, decision: Decision, say: Texts) -> str:
    """Who is asked what."""
    name = f"ask-{decision.kind.replace('_', '-')}"
    asked = question_text(view, decision, say) if decision.options else say(name)
    return say("picture-asked", player=view.players[decision.player], question=asked)


def options(view: View) -> tuple[str, ...]:
    """The moves that the viewer can make, as text."""
    return view.decision.texts if view.decision else ()


def result(view: View) -> Message:
    """Who won a finished game, and with how many points."""
    first = winner(view.known_state)
    if view.cards.teams:
        players = view.players[first::2]
        return message("score-winner-teams", players=players, count=len(players), points=view.seats[first].points)
    return message("score-winner", player=view.players[first], points=view.seats[first].points)


def columns(text: str) -> int:
    """The columns that a text takes in a terminal; Japanese characters take two.

    >>> columns("Ann"), columns("信長")
    (3, 4)
    """
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)


def _fit(text: str, width: int) -> str:
    return text + " " * (width - columns(text))

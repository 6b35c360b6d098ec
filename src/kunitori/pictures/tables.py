"""A table as HTML for notebooks; it loads nothing from anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby

from kunitori.cards.facts import Facts
from kunitori.cards.sets import CardSet
from kunitori.game import LandView, View
from kunitori.i18n import Texts, texts
from kunitori.pictures.drawings import scene, symbols
from kunitori.pictures.text import heading, options, question, result, seat_rows, status
from kunitori.telling.facts import piles
from kunitori.telling.field import ahead, short_name, team_name

__all__ = ["table_html"]

_BOX = "font-family:serif;color:#222;background:#f7efdc;padding:.8em;border-radius:8px;max-width:62em;line-height:1.35"
_ROW = "display:flex;flex-wrap:wrap;gap:6px;margin:.3em 0"
_TILE = (
    "width:84px;font-size:11px;text-align:center;overflow-wrap:anywhere;"
    "background:#fffaf0;border:1px solid #b9a98a;border-radius:4px"
)
_FIRST_ROW = dict.fromkeys(("treasure", "victory", "general"), "first")
_CELL = "padding:1px 8px;text-align:left;color:#222;background:none"


def table_html(view: View, language: str = "en") -> str:
    """The pool, the seats, Moegahara's Lands, what the viewer holds, and what is asked, with pictures."""
    say = texts(language)
    cards = {pile.card for pile in piles(view) if pile.card}
    if view.player is not None:
        cards |= {view.cards[card] for card in view.me.hand}
    parts = [
        f'<svg width="0" height="0" style="position:absolute">{symbols(cards)}</svg>',
        f"<b>{escape(heading(view, say))}</b>",
        *_pool(view, say),
        _grid(seat_rows(view, say)),
    ]
    if view.lands:
        parts.append(_lands(view, say))
    if view.player is not None:
        parts.append(f"<div>{escape(say('screen-hand'))}</div>")
        parts.append(_tiles(_tile(view.cards[card], say, f"×{n}") for card, n in view.me.hand.items()))
    parts.append(f"<div>{escape(say(result(view)) if view.is_over else status(view, say))}</div>")
    if view.decision:
        parts.append(f"<div><b>{escape(question(view, view.decision, say))}</b></div>")
        parts.append(f"<div>{' '.join(f'<code>{escape(text)}</code>' for text in options(view))}</div>")
    return f'<div style="{_BOX}">{"".join(parts)}</div>'


def _pool(view: View, say: Texts) -> Iterator[str]:
    """Treasure, victory cards and generals in one row, and each other category in its own."""
    for _, group in groupby(piles(view), key=lambda pile: _FIRST_ROW.get(pile.category, pile.category)):
        yield _tiles(
            _tile(pile.card, say, f"{view.price(pile.card.id)} ×{pile.count}", pile.count > 0)
            for pile in group
            if pile.card
        )


def _tiles(tiles: Iterator[str]) -> str:
    return f'<div style="{_ROW}">{"".join(tiles)}</div>'


def _tile(card: Facts, say: Texts, note: str, is_there: bool = True) -> str:
    style = _TILE + ("" if is_there else ";opacity:.4")
    picture = f'<svg width="84" height="56" viewBox="0 0 150 100">{scene(card, 0, 0, 150, 100)}</svg>'
    return f'<div style="{style}">{picture}<br>{escape(say(card.name))}<br><b>{escape(note)}</b></div>'


def _lands(view: View, say: Texts) -> str:
    rows = [[say("field-land"), team_name(view, 0, say), "", team_name(view, 1, say)]]
    for place, land in enumerate(view.lands, 1):
        sides = [_line(land, team, view.cards, say) for team in (0, 1)]
        if land.winner is not None:
            sides[land.winner] = say("field-won-by", players=view.players[land.winner :: 2])
        rows.append([str(place), sides[0], ahead(land, 0), sides[1]])
    return _grid(rows)


def _line(land: LandView, team: int, of: CardSet, say: Texts) -> str:
    cards = zip(land.lines[team], land.strengths[team], strict=True)
    return " · ".join(f"{short_name(of[card], say)} {strength}" for card, strength in cards) or "–"


def _grid(rows: list[list[str]]) -> str:
    lines = (
        "<tr>" + "".join(f'<{tag} style="{_CELL}">{escape(cell)}</{tag}>' for cell in row) + "</tr>"
        for row, tag in ((row, "td" if i else "th") for i, row in enumerate(rows))
    )
    return f'<table style="border-collapse:collapse;margin:.5em 0">{"".join(lines)}</table>'

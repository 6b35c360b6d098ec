"""What can be looked up during a game without changing anything: help, cards, rules, the log, the piles."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kunitori.cli import chronicle, look_up
from kunitori.cli.screen import cards_phrase
from kunitori.game import SeatView, View
from kunitori.i18n import Texts

__all__ = ["asked_for"]

_KEYS = ("number", "move", "t", "e", "why", "undo", "card", "rules", "log", "piles", "save", "load", "quit")


def asked_for(line: str, view: View, say: Texts) -> RenderableType | None:
    """The page that a line asks for; None if it asks for none, a `KunitoriError` if there is no such page."""
    word, _, rest = line.partition(" ")
    page = _PAGES.get(word.casefold())
    return page(rest.strip(), view, say) if page else None


def _help(_: str, view: View, say: Texts) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for word in _KEYS:
        table.add_row(Text(say(f"help-{word}.key"), style="bold"), Text(say(f"help-{word}")))
    return Group(table, Padding(Text(say("list-cards-marks"), style="dim"), (1, 0, 0, 0)))


def _card(word: str, view: View, say: Texts) -> RenderableType:
    sets = [view.cards]
    return look_up.card_pages(word, sets, say) if word else look_up.card_list(sets, say, "card")


def _rules(what: str, view: View, say: Texts) -> RenderableType:
    return look_up.rule_pages(what, say) if what else look_up.contents(say, "rules")


def _log(_: str, view: View, say: Texts) -> RenderableType:
    return Text("\n".join(chronicle.lines(view.events, view.players, say)))


def _piles(_: str, view: View, say: Texts) -> RenderableType:
    """All that the viewer may know of discard piles and decks (C9)."""
    parts: list[RenderableType] = []
    for seat in view.seats:
        parts += [Text(seat.name, style="bold"), Padding(Text(_territory(seat, view, say)), (0, 0, 0, 2))]
    parts.append(Text(say("piles-trash", cards=cards_phrase(view.trash, say) or "–")))
    return Group(*parts)


def _territory(seat: SeatView, view: View, say: Texts) -> str:
    lines = [say("piles-discard", cards=cards_phrase(seat.discard, say) or "–", number=seat.discard_size)]
    if seat.deck is not None:
        lines.append(say("piles-deck", cards=cards_phrase(seat.deck, say) or "–"))
    if seat.top:
        id = "piles-top" if seat.top_in_order else "piles-top-unordered"
        lines.append(say(id, cards=say("separator").join(say(view.cards[card].name) for card in seat.top)))
    lines.append(say("piles-owned", cards=cards_phrase(seat.owned, say), points=seat.points))
    return "\n".join(lines)


_PAGES: dict[str, Callable[[str, View, Texts], RenderableType]] = {
    "help": _help,
    "h": _help,
    "?": _help,
    "card": _card,
    "cards": _card,
    "rules": _rules,
    "rule": _rules,
    "log": _log,
    "piles": _piles,
}

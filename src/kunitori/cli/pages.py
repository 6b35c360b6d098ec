"""Pages to look up during a game: help, cards, rules, the log, the piles, a hint."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kunitori.cli import look_up
from kunitori.cli.battlefield import FieldLayout, land_page, picture
from kunitori.cli.screen import pool_page
from kunitori.cli.typed import read_number
from kunitori.cli.typed_cards import card_of_pile, is_number
from kunitori.errors import KunitoriError, quoted
from kunitori.game import View
from kunitori.i18n import Texts
from kunitori.telling import chronicle
from kunitori.telling.coach import advise
from kunitori.telling.facts import cards_phrase
from kunitori.telling.field import own_team
from kunitori.telling.territories import out_of_play, territory

__all__ = ["FIELD_HELP_KEYS", "FIELD_WORDS", "HELP_KEYS", "WORDS", "find_page"]

HELP_KEYS: tuple[str, ...] = (
    "number", "move", "t", "e", "hint", "why", "undo", "card", "rules", "log", "pool", "piles", "agree", "save", "load",
    "quit",
)  # fmt: skip
FIELD_HELP_KEYS = ("field", "land", "mates")
_POOL_PAGE_COLUMNS = 80  # fits the narrowest screen


def find_page(line: str, view: View, say: Texts) -> RenderableType | None:
    """The page that a line asks for, or None; a `KunitoriError` if there is no such page."""
    word, _, rest = line.partition(" ")
    page = _PAGES.get(word.casefold())
    if view.lands:
        page = page or _FIELD_PAGES.get(word.casefold())
    return page(rest.strip(), view, say) if page else None


def _help(_: str, view: View, say: Texts) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    keys = HELP_KEYS
    if view.lands:  # where a deploy phase follows, the end of the buy phase does not end the turn
        keys = tuple(f"{word}-field" if word == "e" else word for word in (*HELP_KEYS, *FIELD_HELP_KEYS))
    for word in keys:
        table.add_row(Text(say(f"help-{word}.key"), style="bold"), Text(say(f"help-{word}")))
    return Group(table, Padding(Text(say("list-cards-marks"), style="dim"), (1, 0, 0, 0)))


def _card(word: str, view: View, say: Texts) -> RenderableType:
    sets = [view.cards]
    word = card_of_pile(word, view) if is_number(word) else word
    return look_up.card_pages(word, sets, say) if word else look_up.card_list(sets, say, "card")


def _rules(what: str, view: View, say: Texts) -> RenderableType:
    return look_up.rule_pages(what, say) if what else look_up.contents(say, "rules")


def _log(_: str, view: View, say: Texts) -> RenderableType:
    return Text("\n".join(chronicle.lines(view.events, view.players, view.cards, say)))


def _piles(_: str, view: View, say: Texts) -> RenderableType:
    """What the viewer may know about discard piles and decks (C9)."""
    parts: list[RenderableType] = []
    for seat in view.seats:
        parts += [Text(seat.name, style="bold"), Padding(Text("\n".join(territory(seat, view, say))), (0, 0, 0, 2))]
    return Group(*parts, *(Text(line) for line in out_of_play(view, say)))


def _hint(_: str, view: View, say: Texts) -> RenderableType:
    """What the viewer should play, and why."""
    chances, *advice = advise(view).sentences(say.language)
    return Group(*(Text(sentence) for sentence in advice), Text(chances, style="dim"))


def _pool(_: str, view: View, say: Texts) -> RenderableType:
    return pool_page(view, say, _POOL_PAGE_COLUMNS)


# ---- Moegahara
def _field(_: str, view: View, say: Texts) -> RenderableType:
    return _FullWidthField(view, say)


class _FullWidthField:
    """The battlefield in the full width of the screen."""

    def __init__(self, view: View, say: Texts) -> None:
        self._view, self._say = view, say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from picture(self._view, self._say, FieldLayout(options.max_width))


def _land(word: str, view: View, say: Texts) -> RenderableType:
    """One Land, or all Lands with cards."""
    lands = len(view.lands)
    rule = Text(say("field-score-rule"), style="dim")
    if not word:
        pages = [land_page(view, place, say) for place, land in enumerate(view.lands) if any(land.lines)]
        return Group(*(Padding(page, (0, 0, 1, 0)) for page in pages), rule)
    number = read_number(word, 1, lands)
    if number is None:
        raise KunitoriError("no-such-land", rule="M1.2", word=quoted(word), lands=lands)
    return Group(land_page(view, number - 1, say), Padding(rule, (1, 0, 0, 0)))


def _mates(_: str, view: View, say: Texts) -> RenderableType:
    """Hands and discard piles of the viewer's team mates (M9)."""
    parts: list[RenderableType] = []
    for place in range(own_team(view), len(view.seats), 2):
        seat = view.seats[place]
        if place != view.player:
            discarded, held = (cards_phrase(cards, view.cards, say) or "–" for cards in (seat.discard, seat.hand))
            discard = say("piles-discard", cards=discarded, number=seat.discard_size)
            hand = say("mates-hand", cards=held)
            parts += [Text(seat.name, style="bold"), Padding(Text(f"{hand}\n{discard}"), (0, 0, 0, 2))]
    return Group(*parts) if parts else Text(say("mates-none"))


_PAGES: dict[str, Callable[[str, View, Texts], RenderableType]] = {
    "help": _help,
    "h": _help,
    "?": _help,
    "card": _card,
    "cards": _card,
    "rules": _rules,
    "rule": _rules,
    "log": _log,
    "hint": _hint,
    "piles": _piles,
    "pool": _pool,
}
_FIELD_PAGES: dict[str, Callable[[str, View, Texts], RenderableType]] = {
    "field": _field,
    "land": _land,
    "lands": _land,
    "mates": _mates,
}

WORDS: tuple[str, ...] = tuple(_PAGES)
FIELD_WORDS: tuple[str, ...] = tuple(_FIELD_PAGES)

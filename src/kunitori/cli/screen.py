"""Draws the table: pool, army areas, what happened, the viewer's hand, and the question.

It fits 24 lines of 80 columns and uses a larger screen fully. It can be read without colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from kunitori.cards.facts import Facts, game_name
from kunitori.cards.kinds import CATEGORIES
from kunitori.cli.battlefield import FieldLayout, fit, picture, seat_lines, strip
from kunitori.cli.colours import BY_CATEGORY, BY_SEAT, NOTICE, with_players
from kunitori.cli.terminal import Terminal
from kunitori.game import View
from kunitori.i18n import Texts
from kunitori.telling.armies import army_phrase
from kunitori.telling.facts import Pile, cards_phrase, piles
from kunitori.telling.field import own_team, short_name
from kunitori.telling.who import called

__all__ = ["KeyChoice", "Scene", "draw", "log_page", "pool_page"]

_POOL_COLUMNS = 3
_WIDE_FROM_COLUMNS = 100  # room for a column with the categories
_MAX_CELL_COLUMNS = 44  # the longest name with its numbers
_MIN_LOG_LINES = 3
_NOTE_LINES = (99, 3, 2, 1)  # tried in this order


@dataclass(frozen=True, slots=True)
class KeyChoice:
    """A choice: the key to type, what it says, and the move it makes."""

    key: str
    label: str
    move: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that is drawn."""

    view: View
    log: Sequence[Sequence[str]]
    """What happened since the viewer's last turn: the sentences of every turn, oldest first."""
    question: str
    choices: Sequence[KeyChoice] = ()
    hints: Sequence[str] = ()
    bots: Mapping[int, str] = field(default_factory=dict)
    """The bots by seat."""
    on_offer: frozenset[str] | None = None
    """The cards that can be taken from the pool now; their piles are marked, and all piles are numbered."""
    notice: str = ""
    """The answer to the last line typed."""
    open_lands: frozenset[int] = frozenset()
    """The Lands that can be chosen now, from 0."""
    is_numbered: bool = False
    """Whether the piles show their numbers although nothing can be taken from them now."""

    def number_of(self, pile: Pile) -> str:
        """The number of a pile, or blanks where it would be mistaken for a choice."""
        return f"{pile.number:>2}" if self.is_numbered or self.on_offer is not None else "  "


def draw(scene: Scene, terminal: Terminal) -> tuple[list[list[Segment]], bool]:
    """The lines to draw, and whether the whole log is among them; on a screen it is cut to fit."""
    say, width, view = terminal.say, terminal.width, scene.view
    head, seats = terminal.lines(_header(view, say, width)), terminal.lines(_seats(scene, say, width))
    log = [line for turn in scene.log for line in _turn_lines(turn, scene, terminal)]
    # One line is for the prompt, and one for the heading of the log.
    room = terminal.height - 1 - bool(log) - len(head) - len(seats)
    for layout in _field_layouts(scene, len(log)) if view.lands else _layouts(scene, len(log)):
        body = _field(scene, terminal, layout) if view.lands else []
        body += terminal.lines(_pool(scene, say, width, with_labels=layout.labels)) if layout.pool else []
        foot = _foot(scene, terminal, layout)
        left = room - len(body) - len(foot)
        if left >= layout.log_lines or not terminal.is_screen:
            break
    is_whole = left >= len(log) or not log or not terminal.is_screen
    if not is_whole:
        log = _last_sentences(scene, terminal, left)
    if log or not is_whole:
        log = [*terminal.lines(_since_heading(say, width, is_whole=is_whole)), *log]
    return [*head, *body, *seats, *log, *foot], is_whole


def log_page(scene: Scene, say: Texts, width: int) -> RenderableType:
    """What happened since the viewer's last turn, by itself."""
    parts = [Padding(_turn_text(turn, scene, say), (0, 0, 1, 2)) for turn in scene.log]
    return Group(_since_heading(say, width), *parts)


def _turn_text(turn: Sequence[str], scene: Scene, say: Texts) -> Text:
    return with_players(say("sentence-separator").join(turn), scene.view.players)


def _turn_lines(turn: Sequence[str], scene: Scene, terminal: Terminal) -> list[list[Segment]]:
    return terminal.lines(Padding(_turn_text(turn, scene, terminal.say), (0, 0, 0, 2)))


def _last_sentences(scene: Scene, terminal: Terminal, room: int) -> list[list[Segment]]:
    """The last sentences of the log that fit, none of them cut."""
    lines: list[list[Segment]] = []
    for turn in reversed(scene.log):
        for first in reversed(range(len(turn))):
            part = [*turn[first:]]
            part[0] = part[0] if first == 0 else f"… {part[0]}"
            longer = _turn_lines(part, scene, terminal)
            if len(longer) + len(lines) > room:
                before = [*turn[first + 1 :]]
                return [*_turn_lines([f"… {before[0]}", *before[1:]], scene, terminal), *lines] if before else lines
        lines = [*longer, *lines]
    return lines


@dataclass(frozen=True, slots=True)
class _ScreenLayout:
    """What is drawn, and how many lines of the log must fit for this layout to be used."""

    pool: bool
    labels: bool
    notes: int
    """The lines for the note beside a choice."""
    log_lines: int
    field: bool = False


def _layouts(scene: Scene, log: int) -> Iterator[_ScreenLayout]:
    """Layouts from the fullest to the barest. In another player's turn the log shows what led to the question."""
    is_reaction = scene.view.player != scene.view.active
    enough = log if is_reaction else min(_MIN_LOG_LINES, log)
    for notes in _NOTE_LINES:
        yield _ScreenLayout(True, True, notes, enough)
        yield _ScreenLayout(True, False, notes, enough if is_reaction else min(1, log))
        if is_reaction:
            yield _ScreenLayout(False, False, notes, enough)
    yield _ScreenLayout(not is_reaction, False, 0, 0)


def _field_layouts(scene: Scene, log: int) -> Iterator[_ScreenLayout]:
    """The same with a battlefield. If it does not fit beside the pool, a buyer sees the pool."""
    is_buying = scene.on_offer is not None
    is_pool_wanted = is_buying or scene.view.phase in ("action", "buy")
    enough = 0 if scene.open_lands else min(_MIN_LOG_LINES, log)
    for notes in _NOTE_LINES:
        yield _ScreenLayout(is_pool_wanted, True, notes, enough, True)
        yield _ScreenLayout(is_pool_wanted, False, notes, enough, True)
        yield _ScreenLayout(is_buying, True, notes, enough, not is_buying)
        yield _ScreenLayout(is_buying, False, notes, min(1, enough), not is_buying)
    yield _ScreenLayout(is_buying, False, 0, 0, not is_buying)


def _field(scene: Scene, terminal: Terminal, layout: _ScreenLayout) -> list[list[Segment]]:
    field = FieldLayout(terminal.width, layout.labels, scene.open_lands)
    view, say = scene.view, terminal.say
    lines = picture(view, say, field) if layout.field else strip(view, say, terminal.width)
    return [line for text in lines for line in terminal.lines(text)]


def _since_heading(say: Texts, width: int, *, is_whole: bool = True) -> Text:
    """The line above what happened since the viewer's last turn."""
    heading = f"── {say('screen-since')} "
    heading += "" if is_whole else f"── {say('screen-since-more')} "
    return Text(heading + "─" * max(width - cell_len(heading), 0), style="dim", no_wrap=True, overflow="crop")


def _foot(scene: Scene, terminal: Terminal, layout: _ScreenLayout) -> list[list[Segment]]:
    view, say = scene.view, terminal.say
    parts: list[RenderableType] = []
    if view.lands and layout.labels:
        parts += _hands_of_mates(view, say)
    parts += [_hand(view, say), _question(scene, say)]
    parts += _choices(scene, terminal, layout.notes)
    if scene.notice:
        parts.append(Text(scene.notice, style=NOTICE))
    return [line for part in parts for line in terminal.lines(part)]


def _header(view: View, say: Texts, width: int) -> Text:
    left = f" {say(game_name(view.game))} · {say('screen-round', round=view.round)}"
    if view.is_last_round:
        left += f" · {say('screen-last-round')}"
    right = f"{say('screen-turn', player=view.players[view.active])} "
    line = fit(left, max(width - cell_len(right), 0)) + right
    return Text(fit(line, width), style="reverse", no_wrap=True)


def pool_page(view: View, say: Texts, width: int) -> RenderableType:
    """The pool by itself."""
    return _pool(Scene(view, (), "", is_numbered=True), say, width, with_labels=True)


def _pool(scene: Scene, say: Texts, width: int, *, with_labels: bool) -> RenderableType:
    view = scene.view
    is_wide = width >= _WIDE_FROM_COLUMNS
    labels = {category: say(f"screen-{category}") for category in CATEGORIES}
    margin = max(cell_len(label) for label in labels.values()) + 1 if is_wide else 0
    cell = min((width - margin) // _POOL_COLUMNS, _MAX_CELL_COLUMNS)
    lines: list[Text] = []
    for category, group in groupby(piles(view), key=lambda pile: pile.category):
        here = [*group]
        if category == "general" and view.lands:
            lines += _sides(here, scene, say, width, margin)
            continue
        if with_labels and not is_wide and category in ("troop", "tactics", "politics"):
            lines.append(Text(labels[category], style=f"italic {BY_CATEGORY[category]}"))
        for start in range(0, len(here), _POOL_COLUMNS):
            line = Text(no_wrap=True, overflow="crop")
            label = labels[category] if is_wide and not start else ""
            line.append(fit(label, margin), style=f"italic {BY_CATEGORY[category]}")
            for pile in here[start : start + _POOL_COLUMNS]:
                line.append_text(_pile(pile, scene, say, cell))
            line.rstrip()
            lines.append(line)
    return Text("\n").join(lines)


def _sides(generals: Sequence[Pile], scene: Scene, say: Texts, width: int, margin: int) -> Iterator[Text]:
    """The generals of the East in one line, and those of the West in the next (M1.3)."""
    sides = ("east", "west")
    margin = max(margin, *(cell_len(say(f"side-{side}")) + 1 for side in sides))
    cell = min((width - margin) // 5, _MAX_CELL_COLUMNS // 2)
    for side in sides:
        line = Text(fit(say(f"side-{side}"), margin), style="dim italic", no_wrap=True, overflow="crop")
        for pile in generals:
            assert pile.card
            if pile.card.side == side:
                line.append_text(_general(pile, pile.card, scene, say, cell))
        line.rstrip()
        yield line


def _general(pile: Pile, card: Facts, scene: Scene, say: Texts, width: int) -> Text:
    number = scene.number_of(pile)
    name = short_name(card, say)
    if not pile.count:
        return Text(fit(f"{number} {name} –", width), style="not italic dim")
    is_open = scene.on_offer is not None and card.id in scene.on_offer
    text = fit(f"{number}{'›' if is_open else ' '}{name} {card.cost}", width)
    return Text(text, style="not italic not dim" + (f" bold {BY_CATEGORY['general']}" if is_open else ""))


def _pile(pile: Pile, scene: Scene, say: Texts, width: int) -> Text:
    view = scene.view
    number = scene.number_of(pile)
    room = width - 10
    if pile.card is None or not pile.count:
        name = say(pile.card.name) if pile.card else say("screen-no-general")
        return Text(fit(f"{number} {fit(name, room)}  – ×0 ", width), style="dim")
    cost = view.price(pile.card.id) if view.phase == "buy" else pile.card.cost
    is_open = scene.on_offer is not None and pile.card.id in scene.on_offer
    text = f"{number}{'›' if is_open else ' '}{fit(say(pile.card.name), room)}{cost:>2} ×{pile.count:<2} "
    colour = BY_CATEGORY[pile.category]
    return Text(text, style=f"bold {colour}" if is_open else colour if scene.on_offer is None else "dim")


def _name(scene: Scene, place: int, say: Texts) -> str:
    view = scene.view
    name = view.players[place]
    if place == view.player:
        return say("screen-you", player=name)
    return called(name, say, bot=scene.bots.get(place))


def _seats(scene: Scene, say: Texts, width: int) -> RenderableType:
    view = scene.view
    if view.lands:
        names = [_name(scene, place, say) for place in range(len(view.players))]
        lines = seat_lines(view, names, say, width)
        if view.played:
            lines.append(Text("  " + say("army-played", cards=cards_phrase(view.played, view.cards, say))))
        return Group(*lines)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, max_width=24, overflow="ellipsis")
    for _ in range(3):
        table.add_column(justify="right", no_wrap=True)
    table.add_column(ratio=1)
    heads = ("", say("screen-hand-size"), say("screen-deck-size"), say("screen-discard-size"), say("screen-army"))
    table.add_row(*(Text(head, style="dim") for head in heads))
    for place, seat in enumerate(view.seats):
        sizes = (seat.hand_size, seat.deck_size, seat.discard_size)
        marker = "▶ " if place == view.active else "  "
        style = BY_SEAT[place] + (" bold" if place == view.player else "")
        name = Text(marker + _name(scene, place, say), style=style)
        table.add_row(name, *map(str, sizes), Text(army_phrase(view, place, say)))
    return table


def _hand(view: View, say: Texts) -> Text:
    line = Text(say("screen-hand") + " ", style="bold")
    for place, (card, number) in enumerate((card, number) for card, number in view.me.hand.items() if number):
        line.append(say("separator") if place else "", style="not bold")
        colour = BY_CATEGORY[view.cards[card].category]
        line.append(cards_phrase({card: number}, view.cards, say), style=f"not bold {colour}")
    return line if any(view.me.hand.values()) else line.append("–", style="not bold")


def _hands_of_mates(view: View, say: Texts) -> Iterator[Text]:
    """The hands of team mates, who may see each other's cards (M9)."""
    for place in range(own_team(view), len(view.seats), 2):
        if place != view.player:
            line = say("screen-mate-hand", player=view.players[place])
            yield Text(f"{line} {cards_phrase(view.seats[place].hand, view.cards, say) or '–'}", style="dim")


def _question(scene: Scene, say: Texts) -> Text:
    """The phase, what the active player has left in it, and the question."""
    view = scene.view
    parts = [say(f"phase-{view.phase}")]
    if view.player == view.active:
        if view.phase == "action":
            parts.append(say("screen-actions", number=view.actions))
        if view.phase in ("action", "battle", "buy"):
            parts += [say("screen-money", number=view.money), say("screen-buys", number=view.buys)]
    if view.discount:
        parts.append(say("screen-discount", number=view.discount))
    line = Text(" · ".join(parts) + "  ", style="dim")
    line.append(scene.question, style="not dim bold")
    return line


def _choices(scene: Scene, terminal: Terminal, lines: int) -> Iterator[Text]:
    """Choices with a note get their own lines; all others, and the hints, share lines if they fit."""
    width = terminal.width
    noted = [choice for choice in scene.choices if choice.note and lines]
    room = max((cell_len(choice.label) for choice in noted), default=0)
    room = min(room, width * 2 // 5)
    for choice in noted:
        wrapped = Text(choice.note).wrap(terminal.console, width - room - 5)
        notes = [line.plain.rstrip() for line in wrapped[:lines]]
        if len(wrapped) > lines:
            notes[-1] = fit(f"{notes[-1]} {wrapped[lines].plain}", width - room - 5)
        text = Text.assemble((f"{choice.key:>2} ", "bold"), fit(choice.label, room), no_wrap=True, overflow="crop")
        yield text.append("  " + ("\n" + " " * (room + 5)).join(notes), style="dim")
    parts = [
        Text.assemble((f"{choice.key:>2} ", "bold"), choice.label) for choice in scene.choices if choice not in noted
    ]
    parts += [Text(f" {hint}", style="dim") for hint in scene.hints]
    line = Text()
    for part in parts:
        if line and line.cell_len + part.cell_len + 2 > width:
            yield line
            line = Text()
        line.append_text(Text.assemble("  ", part) if line else part)
    if line:
        yield line

"""Draws the battlefield of Moegahara: every fight at every Land, who is ahead, and why."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from kunitori.cli.colours import BY_MARKER, BY_SEAT
from kunitori.game import LandView, View
from kunitori.i18n import Texts, message
from kunitori.telling.field import LINE, ahead, outcome, own_team, short_name, side_of, sign, summed, team_name

__all__ = ["FieldLayout", "fit", "land_page", "picture", "seat_lines", "strip", "team_line"]

_MARGIN_COLUMNS = 6  # for the Land's number and who is ahead there
_WIDE_FROM_COLUMNS = 100  # room for bonuses beside costs, and for full names
_MAX_FIGHT_COLUMNS = 46


def fit(text: str, width: int) -> str:
    """The text in exactly this many cells: padded with blanks, or cut with an ellipsis."""
    if cell_len(text) > width:
        return set_cell_size(text, max(width - 1, 0)) + ("…" if width > 0 else "")
    return set_cell_size(text, width)


def _right(text: str, width: int) -> str:
    return " " * (width - cell_len(text)) + text if cell_len(text) <= width else fit(text, width)


def team_line(view: View, say: Texts, width: int) -> Text:
    """Both teams with their points, the viewer's on the left; long names are cut."""
    own = own_team(view)
    room = width // 2 - 1
    halves = []
    for team in (own, 1 - own):
        parts = [say("team-points", points=view.seats[team].points, goal=view.goal)]
        if side := side_of(view, team):
            parts.append(say(f"side-{side}"))
        names = say("team", players=view.players[team::2])
        left = room - sum(cell_len(part) + 3 for part in parts) - 2
        parts.append(fit(names, max(left, 4)).rstrip())
        halves.append(" · ".join(parts if team == own else reversed(parts)))
    right = f"{halves[1]} ▶"
    line = fit(f"◀ {halves[0]}", max(width - cell_len(right), 0)) + right
    return Text(line, style="bold", no_wrap=True, overflow="crop")


@dataclass(frozen=True, slots=True)
class FieldLayout:
    """How a battlefield is drawn: its width, whether it has a heading, and which Lands can be chosen."""

    width: int
    heading: bool = True
    open_lands: Collection[int] = ()

    @property
    def cell(self) -> int:
        """The width of one fight."""
        return min((self.width - _MARGIN_COLUMNS) // LINE, _MAX_FIGHT_COLUMNS)

    @property
    def half(self) -> int:
        """The width of one side of a fight; a sign stands between the sides, and a blank after them."""
        return (self.cell - 4) // 2


def picture(view: View, say: Texts, field: FieldLayout) -> list[Text]:
    """One line for each Land with its three fights, from the Land outwards; the viewer's cards are on the left."""
    lines = [team_line(view, say, field.width)]
    if field.heading:
        heads = [fit(say("field-position", position=i), field.cell) for i in range(1, LINE + 1)]
        lines.append(Text(fit(say("field-land"), _MARGIN_COLUMNS) + "".join(heads), style="dim", no_wrap=True))
    return [*lines, *(_row(view, place, say, field) for place in range(len(view.lands)))]


def _row(view: View, place: int, say: Texts, field: FieldLayout) -> Text:
    land, own = view.lands[place], own_team(view)
    is_open = place in field.open_lands
    text = Text(no_wrap=True, overflow="crop")
    text.append(f"{'›' if is_open else ' '}{place + 1:>2}", style="bold" if is_open else "")
    text.append(f" {ahead(land, own)} ", style="bold")
    if land.winner is not None:
        won = "field-ours" if land.winner == own else "field-theirs"
        return text.append(say(won), style="bold" if land.winner == own else "dim")
    for spot in range(max(map(len, land.lines))):
        text.append_text(_fight(view, land, spot, say, field))
    return text


def _fight(view: View, land: LandView, spot: int, say: Texts, field: FieldLayout) -> Text:
    own = own_team(view)
    mine, theirs = (_fighter(view, land, team, spot, say, field) for team in (own, 1 - own))
    between = "·"
    if mine and theirs:
        between = sign(land.strengths[own][spot], land.strengths[1 - own][spot])
    cell = Text(no_wrap=True)
    cell.append(_right(mine, field.half), style="bold" if between == ">" else "")
    cell.append(f" {between} ", style="bold")
    cell.append(fit(theirs, field.half + 1), style="bold" if between == "<" else "")
    return cell


def _fighter(view: View, land: LandView, team: int, spot: int, say: Texts, field: FieldLayout) -> str:
    """A card and its strength, with the strength next to the sign; empty if no card is there."""
    if spot >= len(land.lines[team]):
        return ""
    card, strength = view.cards[land.lines[team][spot]], str(land.strengths[team][spot])
    is_wide = field.width >= _WIDE_FROM_COLUMNS
    if is_wide and land.bonuses[team][spot]:
        strength = f"{card.cost}+{land.strengths[team][spot] - card.cost}"
    room = max(field.half - len(strength) - 1, 1)
    name = say(card.name)
    if not is_wide or cell_len(name) > room:
        name = fit(short_name(card, say), room).rstrip()
    return f"{name} {strength}" if team == own_team(view) else f"{strength} {name}"


def strip(view: View, say: Texts, width: int) -> list[Text]:
    """The battlefield in two lines, for small screens."""
    own = own_team(view)
    lands = [f"{place}{ahead(land, own).replace(' ', '·')}" for place, land in enumerate(view.lands, 1)]
    line = Text(f"{say('field-strip')} {'  '.join(lands)}   ", no_wrap=True, overflow="ellipsis")
    return [team_line(view, say, width), line.append(say("field-more"), style="dim")]


# ---- seats
def seat_lines(view: View, names: list[str], say: Texts, width: int) -> list[Text]:
    """The players in two columns, the viewer's team on the left, with their card counts and markers."""
    own = own_team(view)
    half = width // 2
    markers = [_markers(view, place, say) for place in range(len(view.seats))]
    widest = max(cell_len(say("field-markers")), *(cell_len(cell.plain) for cell in markers))
    room = half - widest - 2  # up to the end of the sizes
    heading = _right(say("field-sizes"), room) + " " + fit(say("field-markers"), widest + 1)
    lines = [Text(heading * 2, style="dim", no_wrap=True, overflow="crop")]
    for row in range(len(view.players) // 2):
        line = Text(no_wrap=True, overflow="crop")
        for place in (own + 2 * row, 1 - own + 2 * row):
            seat, style = view.seats[place], BY_SEAT[place] + (" bold" if place == view.player else "")
            sizes = f"{seat.hand_size}·{seat.deck_size}·{seat.discard_size}"
            line.append("▶ " if place == view.active else "  ", style=style)
            line.append(fit(names[place], room - len(sizes) - 3), style=style)
            line.append(f" {sizes} ").append_text(markers[place])
            line.append(" " * (widest + 1 - cell_len(markers[place].plain)))
        lines.append(line)
    return lines


def _markers(view: View, place: int, say: Texts) -> Text:
    """A player's markers, as one number for each colour."""
    text = Text()
    for colour, number in view.seats[place].markers.items():
        text.append(" " if text else "")
        text.append(f"{say(f'short-marker-{colour}')}{number}", style=BY_MARKER[colour])
    return text or Text("–")


# ---- one Land in words
def land_page(view: View, place: int, say: Texts) -> RenderableType:
    """Every fight at a Land, with how each strength is made up (M6.2); the viewer's card comes first."""
    land, own = view.lands[place], own_team(view)
    parts: list[RenderableType] = [Text(say("field-title", land=place + 1), style="bold")]
    if land.winner is not None:
        return Group(*parts, Text(say("field-won-by", players=view.players[land.winner :: 2])))
    if not any(land.lines):
        return Group(*parts, Text(say("field-empty")))
    for spot in range(max(map(len, land.lines))):
        parts.append(Text(say("field-fight", position=spot + 1, outcome=message(outcome(land, own, spot)))))
        for team in (own, 1 - own):
            if spot < len(land.lines[team]):
                card = summed(land, team, spot, view.cards, say)
                line = say("field-line", team=team_name(view, team, say), card=card)
                parts.append(Padding(Text(line), (0, 0, 0, 2)))
    parts.append(Text(say("field-score", own=land.fights_won[own], enemy=land.fights_won[1 - own])))
    return Group(*parts)

"""What happened, as lines to read: events in the reader's language, what belongs together on one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kunitori.cards.facts import card_name
from kunitori.game import Game
from kunitori.i18n import Texts
from kunitori.values.event import Event

__all__ = ["lines", "paragraphs", "score_sheet", "since_last_turn"]

_UNSAID = {"phase", "actions", "money", "buys", "discount", "choose", "no_battle", "hand_discard", "marker", "bury"}
"""What only repeats what stands on the card, is told by what follows, or happens in every turn."""
_EVERY_TURN = {("discard", "C7.1"), ("draw", "C7.2"), ("draw", "C1.3")}
_EVERY_TURN |= {("discard", "M7.1"), ("draw", "M7.1"), ("draw", "M1.4")}
_MERGED = {"play", "discard", "to_hand", "stay", "reveal", "assign", "ambush"}
"""Of these, a row of the same kind by the same player is one line."""


def lines(events: Iterable[Event], players: Sequence[str], say: Texts) -> Iterator[str]:
    """The lines of a chronicle: a turn begins at the margin, what happens in it stands below."""
    for event in _merged(events):
        indent = "" if event.kind in ("turn", "over") else "  "
        yield indent + say(event.message(players))


def paragraphs(events: Iterable[Event], players: Sequence[str], say: Texts) -> list[str]:
    """The same as running text, a paragraph for each turn; a last turn in which nothing has happened is left out."""
    turns: list[list[Event]] = []
    for event in _merged(events):
        if event.kind == "turn" or not turns:
            turns.append([])
        turns[-1].append(event)
    if turns and [event.kind for event in turns[-1]] == ["turn"]:
        turns.pop()
    return [say("sentence-separator").join(say(event.message(players)) for event in turn) for turn in turns]


def _merged(events: Iterable[Event]) -> Iterator[Event]:
    last: Event | None = None
    for event in events:
        is_first_shuffle = event.kind == "shuffle" and last is not None and last.kind == "set_up"
        if event.kind in _UNSAID or (event.kind, event.rule) in _EVERY_TURN or is_first_shuffle:
            continue
        if last is not None and _belong_together(last, event):
            cards = Counter(dict(last.cards)) + Counter(dict(event.cards))
            last = replace(last, cards=tuple(cards.items()), number=last.number + event.number)
            continue
        if last is not None:
            yield last
        last = event
    if last is not None:
        yield last


def _belong_together(last: Event, event: Event) -> bool:
    if last.kind != event.kind or event.kind not in _MERGED or bool(last.cards) != bool(event.cards):
        return False
    return (last.player, last.place, last.rule, last.other) == (event.player, event.place, event.rule, event.other)


def since_last_turn(events: Sequence[Event], player: int) -> Sequence[Event]:
    """What happened after the last whole turn of a player; before the first, everything but the set-up."""
    turns = [place for place, event in enumerate(events) if event.kind == "turn"]
    if not turns:
        return events
    earlier = [place for place in turns if events[place].player == player]
    if earlier and earlier[-1] == turns[-1]:
        earlier.pop()
    if earlier:
        return events[next(place for place in turns if place > earlier[-1]) :]
    is_from_the_beginning = any(event.kind == "set_up" for event in events[: turns[0]])
    return events[turns[0] :] if is_from_the_beginning else events


def score_sheet(game: Game, say: Texts) -> RenderableType:
    """What every card counts for everybody, the totals, and who has won."""
    if game.cards.teams:
        return _team_sheet(game, say)
    sheets = [{line.card: line for line in game.score_sheet(seat)} for seat in range(len(game.players))]
    cards = [card.id for card in game.cards.facts if any(card.id in sheet for sheet in sheets)]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(max_width=28, overflow="ellipsis", no_wrap=True)
    for _ in game.players:
        table.add_column(justify="right", no_wrap=True, overflow="ellipsis", max_width=14)
    table.add_row("", *(Text(name, style="bold") for name in game.players))
    for card in cards:
        cells = [sheet.get(card) for sheet in sheets]
        shown = [f"{line.copies} × {line.each} = {line.total}" if line else "–" for line in cells]
        table.add_row(Text(say(card_name(card))), *shown)
    table.add_row(Text(say("score-total"), style="bold"), *(Text(str(total), style="bold") for total in game.scores))
    parts: list[RenderableType] = [Text(say("score-heading"), style="bold"), table]
    for winner in game.winners:
        points = game.scores[winner]
        is_tie = game.scores.count(points) > 1
        line = say("score-winner", player=game.players[winner], points=points)
        parts.append(Padding(Text(line, style="bold"), (1, 0, 0, 0)))
        if is_tie:
            parts.append(Text(say("score-tie")))
    return Group(*parts)


def _team_sheet(game: Game, say: Texts) -> RenderableType:
    """The Lands of both teams, the extra points, and who has won (M8)."""
    lands = game.view(None).lands
    sheets = [{line.card: line.total for line in game.score_sheet(team)} for team in (0, 1)]
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(no_wrap=True)
    for _ in sheets:
        table.add_column(justify="right", max_width=40)
    names = [say("team", players=game.players[team::2]) for team in (0, 1)]
    table.add_row("", *(Text(name, style="bold") for name in names))
    won = [[str(number) for number, land in enumerate(lands, 1) if land.winner == team] for team in (0, 1)]
    table.add_row(Text(say("score-lands")), *(str(len(numbers)) for numbers in won))
    table.add_row(Text(say("score-which")), *(say("separator").join(numbers) or "–" for numbers in won), style="dim")
    table.add_row(Text(say("card-three-lands")), *(str(sheet.get("three_lands", 0)) for sheet in sheets))
    totals = game.scores[:2]
    table.add_row(Text(say("score-total"), style="bold"), *(Text(str(total), style="bold") for total in totals))
    parts: list[RenderableType] = [Text(say("score-heading"), style="bold"), table]
    if winners := tuple(game.players[seat] for seat in game.winners):
        points = game.scores[game.winners[0]]
        line = say("score-winner-teams", players=winners, count=len(winners), points=points)
        parts.append(Padding(Text(line, style="bold"), (1, 0, 0, 0)))
    if totals[0] == totals[1]:
        parts.append(Text(say("score-tie-teams")))
    return Group(*parts)

"""The score sheet at the end of a game."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kunitori.game import Game
from kunitori.i18n import Texts

__all__ = ["score_sheet"]


def score_sheet(game: Game, say: Texts) -> RenderableType:
    """The points of every card for each player, the totals, and the winner."""
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
        table.add_row(Text(say(game.cards.name(card))), *shown)
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
    """The Lands of both teams, the extra points, and the winners (M8)."""
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

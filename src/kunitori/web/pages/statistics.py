"""A guest's statistics: by game, opponents, seat and opening, and luck and choice in reviewed games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.bots.levels import LEVELS
from kunitori.bots.names import bot_badge
from kunitori.cards.facts import card_name, game_name
from kunitori.cards.kinds import home_slots
from kunitori.game.analysis import chance_text
from kunitori.i18n import Texts
from kunitori.i18n.numbers import decimal
from kunitori.review.figures import percent
from kunitori.store import GameAccount, PlayedGame
from kunitori.store.playing import MIXED, PEOPLE, SEVERAL
from kunitori.tables.openings import JOINT
from kunitori.values.event import counted_card
from kunitori.web.context import context_of, current_guest, say_for
from kunitori.web.my_games import running_games
from kunitori.web.pages.common import show
from kunitori.web.pages.games import GAME_CHOICES, DayShown, day_of
from kunitori.web.pages.luck_chart import HEIGHT, WIDTH, LuckChart, luck_chart
from kunitori.web.tallies import Tally, streaks, tallied_by, tally

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)

Key = TypeVar("Key", str, tuple[int, int], tuple[str, str])

_MOST_GAMES = 1000
_MOST_OPENINGS = 12
_MOST_DRAWN = 40
_LATEST = 5  # games among which one can be reviewed, unless all were resigned
_RIVALS = (*(level.name for level in LEVELS), SEVERAL, PEOPLE, MIXED)


@dataclass(frozen=True, slots=True)
class _TallyLine:
    """A row of a table: some games of a kind."""

    name: str
    games: int
    won: int
    share: str
    interval: str
    points: str


@dataclass(frozen=True, slots=True)
class _TallyGroup:
    """A table: games by something."""

    id: str
    lines: tuple[_TallyLine, ...]
    has_points: bool
    """Only within one game: points of different games cannot be compared."""


@dataclass(frozen=True, slots=True)
class _Reviewed:
    """A reviewed game as the table below the chart shows it."""

    id: str
    day: DayShown
    game: str
    has_won: bool
    luck: str
    choice: str


@router.get("/games/statistics")
async def statistics(request: Request) -> Response:
    """The page; all games, or those of one game."""
    context, guest, say = context_of(request), current_guest(request), say_for(request)
    await running_games(request)  # games that have just ended count
    counted = await context.store.playing.counted(guest.id, _MOST_GAMES)
    kinds = [kind for kind in GAME_CHOICES if any(game.game == kind for game, _ in counted)]
    chosen = request.query_params.get("game", "")
    chosen = chosen if chosen in kinds else ""
    wanted = [(game, account) for game, account in counted if chosen in ("", game.game)]
    games = [game for game, _ in wanted]
    told: dict[str, Any] = {"kinds": kinds, "chosen": chosen, "most": _MOST_GAMES, "games": len(games)}
    if games:
        told |= _told(games, chosen or (kinds[0] if len(kinds) == 1 else ""), say)
        told |= _fortunes([(game, account) for game, account in wanted if account is not None], say)
        if not told["reviewed"]:
            latest = await context.store.summaries(game.table_id for game in games[:_LATEST])
            told["latest"] = next((summary.id for summary in latest if summary.how != "resigned"), "")
    return show(request, "statistics.html", is_cut=len(counted) == _MOST_GAMES, **told)


# ---- how many games, and how many of them won
def _told(games: Sequence[PlayedGame], one_game: str, say: Texts) -> dict[str, Any]:
    has_points = bool(one_game)
    opening_name = _opening_name if one_game else _opening_and_game
    groups = [
        _group("rivals", games, lambda game: game.rivals or None, _rivals, has_points, say, _strength),
        _group("seat", games, _seat, _seat_name, has_points, say, lambda seat: seat),
        _group("opening", games, _opening, opening_name, True, say),
    ]
    if not one_game:
        groups.insert(0, _group("game", games, lambda game: game.game, _game_name, True, say, GAME_CHOICES.index))
    return {
        "all": _line("", tally(games), say),
        "has_points": has_points,
        "streaks": streaks(reversed(games)),
        "last": day_of(games[0].ended, say),
        "groups": [group for group in groups if group.lines],
    }


def _group(
    id: str,
    games: Sequence[PlayedGame],
    key: Callable[[PlayedGame], Key | None],
    name: Callable[[Key, Texts], str],
    has_points: bool,
    say: Texts,
    order: Callable[[Key], Any] | None = None,
) -> _TallyGroup:
    """A table in this order; without one, the most frequent first."""
    found = sorted(tallied_by(games, key).items(), key=lambda item: -item[1].games)
    if order is None:
        del found[_MOST_OPENINGS:]
    else:
        found.sort(key=lambda item: order(item[0]))
    return _TallyGroup(id, tuple(_line(name(group, say), counted, say) for group, counted in found), has_points)


def _line(name: str, counted: Tally, say: Texts) -> _TallyLine:
    low, high = (round(100 * end) for end in counted.interval)
    return _TallyLine(
        name=name,
        games=counted.games,
        won=counted.won,
        share=say(chance_text(counted.share)),
        interval=say("stats-interval", low=low, high=high),
        points="" if counted.points is None else say(decimal(counted.points)),
    )


def _game_name(game: str, say: Texts) -> str:
    return say(game_name(game))


def _strength(rivals: str) -> int:
    return _RIVALS.index(rivals) if rivals in _RIVALS else len(_RIVALS)


def _rivals(rivals: str, say: Texts) -> str:
    names = {PEOPLE: "stats-people", MIXED: "stats-mixed", SEVERAL: "stats-several"}
    return say(names[rivals]) if rivals in names else bot_badge(rivals, say)


def _seat(game: PlayedGame) -> tuple[int, int] | None:
    return None if game.place is None else (game.players, game.place)


def _seat_name(seat: tuple[int, int], say: Texts) -> str:
    players, place = seat
    return say("stats-seat", place=place + 1, players=players)


def _opening(game: PlayedGame) -> tuple[str, str] | None:
    """The opening of a game; None if it has none, or one with a card that no box has and nobody can name here."""
    printed = home_slots(game.game)
    is_named = all(card in printed for card in game.opening.split(JOINT))
    return (game.game, game.opening) if is_named else None


def _opening_name(opening: tuple[str, str], say: Texts) -> str:
    cards = Counter(opening[1].split(JOINT))
    return say.listed(tuple(counted_card(card_name(card), number) for card, number in cards.items()))


def _opening_and_game(opening: tuple[str, str], say: Texts) -> str:
    return say("stats-opening", cards=_opening_name(opening, say), game=_game_name(opening[0], say))


# ---- luck and choice
def _fortunes(reviewed: Sequence[tuple[PlayedGame, GameAccount]], say: Texts) -> dict[str, Any]:
    """What the chart shows, the table below it, and the averages."""
    shown = reviewed[:_MOST_DRAWN]
    if not shown:
        return {"reviewed": []}
    luck, choice = (
        sum(getattr(account, name) for _, account in reviewed) / len(reviewed) for name in ("luck", "choice")
    )
    chart: LuckChart = luck_chart([account for _, account in reversed(shown)])
    return {
        "reviewed": [_reviewed(game, account, say) for game, account in shown],
        "chart": chart,
        "size": (WIDTH, HEIGHT),
        "grid": [say(decimal(change, 0, is_signed=True)) for change in (chart.most, 0, -chart.most)],
        "mean": say("stats-luck-mean", luck=percent(luck, is_signed=True), choice=percent(choice, is_signed=True)),
    }


def _reviewed(game: PlayedGame, account: GameAccount, say: Texts) -> _Reviewed:
    luck, choice = (say(percent(change, is_signed=True)) for change in (account.luck, account.choice))
    return _Reviewed(
        game.table_id, day_of(game.ended, say), say(game_name(game.game)), bool(game.has_won), luck, choice
    )

"""A guest's games: running and finished, whose turn it is, and how they ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from urllib.parse import urlencode

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.i18n import Texts
from kunitori.i18n.dates import day
from kunitori.i18n.numbers import decimal
from kunitori.store import GamesWish
from kunitori.store.playing import MIXED, PEOPLE
from kunitori.tables import Summary
from kunitori.telling.who import badge, called, calls
from kunitori.web.context import base_url, context_of, current_guest, say_for
from kunitori.web.my_games import has_won, rivals_of, running_games
from kunitori.web.pages.common import GAMES, show
from kunitori.web.templating import title_of

__all__ = ["GAME_CHOICES", "DayShown", "Row", "day_of", "next_rows", "router"]

router: APIRouter = APIRouter(include_in_schema=False)

_MOST_CODES = 4  # a code takes as long to draw as three pages
_ON_A_PAGE = 20
GAME_CHOICES = (*GAMES, "custom")
"""The games that lists are filtered by."""
_RESULTS, _RIVALS, _STATES = ("won", "lost"), ("bots", "people"), ("running", "over")


@dataclass(frozen=True, slots=True)
class DayShown:
    """A time as a list shows it; where scripts run, they say the reader's day instead of the server's."""

    text: str
    iso: str


@dataclass(frozen=True, slots=True)
class _FinalSide:
    """A player, or a team, at the end of a game."""

    players: tuple[tuple[str, str], ...]
    """Each with a badge, if it is a bot."""
    points: str
    has_won: bool


@dataclass(frozen=True, slots=True)
class Row:
    """One game in a list."""

    id: str
    game: str
    title: str
    players: str
    state: str
    day: DayShown
    is_mine: bool
    """Whether the guest is asked."""
    sides: tuple[_FinalSide, ...] = ()
    """With the score, once the game is over."""
    notes: tuple[str, ...] = ()
    device: str = ""
    """The link that opens the guest's seat on another device, for running games."""
    has_code: bool = False
    """Whether the link is also shown as a picture for cameras."""


@dataclass(frozen=True, slots=True)
class _ListWish:
    """Which games somebody wants to see; empty means all."""

    game: str = ""
    result: str = ""
    rivals: str = ""
    state: str = ""
    page: int = 1

    @classmethod
    def of(cls, request: Request) -> _ListWish:
        """The wish in the query of a request; unknown words are no wish."""
        query = request.query_params

        def word(name: str, words: tuple[str, ...]) -> str:
            return query.get(name, "") if query.get(name) in words else ""

        page = query.get("page", "")
        number = int(page) if page.isascii() and page.isdecimal() and len(page) < 7 else 1
        return cls(
            word("game", GAME_CHOICES), word("result", _RESULTS), word("rivals", _RIVALS), word("state", _STATES),
            max(1, number),
        )  # fmt: skip

    def address(self, page: int) -> str:
        """The address of a page of the same list."""
        words = {"game": self.game, "result": self.result, "rivals": self.rivals, "state": self.state}
        kept = {name: word for name, word in words.items() if word} | ({"page": str(page)} if page > 1 else {})
        return f"/games?{urlencode(kept)}" if kept else "/games"

    @property
    def is_empty(self) -> bool:
        """Whether all games are wanted."""
        return self.address(1) == "/games"

    def fits(self, summary: Summary, mine: tuple[int, ...]) -> bool:
        """Whether a running game is wanted."""
        if self.state == "over" or self.result or self.game not in ("", summary.game):
            return False
        return not self.rivals or (rivals_of(summary, mine) in (PEOPLE, MIXED)) is (self.rivals == "people")

    @property
    def over(self) -> GamesWish:
        """Which finished games are wanted."""
        return GamesWish(
            self.game, {"won": True, "lost": False}.get(self.result), {"people": True, "bots": False}.get(self.rivals)
        )


def day_of(at: float, say: Texts) -> DayShown:
    """A time in the reader's language, by the server's clock."""
    now, when = (datetime.now().astimezone(), datetime.fromtimestamp(at).astimezone())
    return DayShown(say(day(when.date(), now.date())), when.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"))


async def next_rows(request: Request, most: int) -> list[Row]:
    """Some of the guest's games that are not over: first those that wait for the guest, then the newest."""
    found = await _running_of(request)
    found.sort(key=lambda game: not _is_mine(*game))
    return _running_rows(request, found[:most])


async def _running_of(request: Request) -> list[tuple[Summary, tuple[int, ...]]]:
    """The guest's games that are not over, each with the guest's seats."""
    guest, hub = current_guest(request), context_of(request).hub
    return [(summary, hub.seats_in(summary, guest)) for summary in await running_games(request)]


def _is_mine(summary: Summary, seats: tuple[int, ...]) -> bool:
    return summary.asked in seats and not summary.is_paused


def _running_rows(request: Request, games: Sequence[tuple[Summary, tuple[int, ...]]]) -> list[Row]:
    say, hub, base = say_for(request), context_of(request).hub, base_url(request)
    rows: list[Row] = []
    codes = 0
    for summary, seats in games:
        device = hub.other_device(summary.id, summary.tokens[seats[0]], base) if seats else ""
        codes += bool(device)
        row = _row(summary, seats, _running(summary, seats, say), say)
        rows.append(replace(row, device=device, has_code=bool(device) and codes <= _MOST_CODES))
    return rows


def _row(summary: Summary, seats: tuple[int, ...], state: str, say: Texts) -> Row:
    others = [seat for seat, name in enumerate(summary.names) if name and seats != (seat,)]
    bots = summary.bots or ("",) * len(summary.names)
    players = tuple(called(summary.names[seat], say, bot=bots[seat]) for seat in others)
    return Row(
        id=summary.id,
        game=summary.game,
        title=title_of(summary.game, summary.title, say),
        players=say("games-with", players=players) if players else "",
        state=state,
        day=day_of(summary.ended or summary.created or summary.updated, say),
        is_mine=_is_mine(summary, seats),
    )


def _running(summary: Summary, seats: tuple[int, ...], say: Texts) -> str:
    if summary.stage == "gathering":
        return say("games-gathering")
    if summary.is_paused:
        return say("games-paused")
    if summary.asked is None:
        return say("games-round", round=summary.round)
    return say("games-your-turn") if summary.asked in seats else say("games-turn", player=summary.names[summary.asked])


# ---- games that are over
def _over(summary: Summary, seats: tuple[int, ...], say: Texts) -> Row:
    names = calls(summary.names, say, you=seats)
    won = has_won(summary, seats)
    winner = say("games-winner", players=tuple(names[seat] for seat in summary.winners)) if summary.winners else ""
    state = say("games-won" if won else "games-lost") if won is not None else winner
    notes = [winner] if won is False and len(summary.names) > 2 else []
    notes += [say("games-agreed")] if summary.how == "agreed" else []
    if summary.resigned:
        gone = tuple(names[seat] for seat in summary.resigned if seats != (seat,))
        notes += [say("games-you-resigned")] if len(gone) < len(summary.resigned) else []
        notes += [say("games-resigned", players=gone, count=len(gone))] if gone else []
    row = _row(summary, seats, state, say)
    return replace(row, sides=_sides(summary, names, say), notes=tuple(notes))


def _sides(summary: Summary, names: tuple[str, ...], say: Texts) -> tuple[_FinalSide, ...]:
    """All players, or both teams: the winners first, then by points."""
    number = len(names)
    seats = range(2) if summary.game == "moegahara" else range(number)
    step = 2 if summary.game == "moegahara" else number
    bots = summary.bots or ("",) * number
    scores = summary.scores or (0,) * number
    order = sorted(seats, key=lambda seat: (seat not in summary.winners, -scores[seat], seat))
    return tuple(
        _FinalSide(
            players=tuple((names[each], badge(bots[each], say)) for each in range(seat, number, step)),
            points=say(decimal(scores[seat], 0)) if summary.scores else "",
            has_won=seat in summary.winners,
        )
        for seat in order
    )


async def _finished(request: Request, wish: _ListWish) -> tuple[list[Row], int, int]:
    """A page of finished games, its number and how many pages there are."""
    say, guest, context = say_for(request), current_guest(request), context_of(request)
    playing, page = context.store.playing, wish.page
    ids, many = await playing.finished(guest.id, wish.over, (page - 1) * _ON_A_PAGE, _ON_A_PAGE)
    pages = _pages(many)
    if page > pages:
        page = pages
        ids, _ = await playing.finished(guest.id, wish.over, (page - 1) * _ON_A_PAGE, _ON_A_PAGE)
    found = await context.store.summaries(ids)
    return [_over(summary, context.hub.seats_in(summary, guest), say) for summary in found], page, pages


def _pages(games: int) -> int:
    return max(1, -(-games // _ON_A_PAGE))


@router.get("/games")
async def games(request: Request) -> Response:
    """The page: running games on the first, finished ones on all; or running ones alone."""
    wish = _ListWish.of(request)
    fitting = [game for game in await _running_of(request) if wish.fits(*game)]
    over: list[Row] = []
    more = ""
    if wish.state == "running":
        pages = _pages(len(fitting))
        page = min(wish.page, pages)
        shown = fitting[(page - 1) * _ON_A_PAGE : page * _ON_A_PAGE]
    else:
        over, page, pages = await _finished(request, wish)
        shown = fitting[:_ON_A_PAGE] if page == 1 else []
        more = replace(wish, state="running").address(1) if len(fitting) > _ON_A_PAGE else ""
    return show(
        request, "games.html", running=_running_rows(request, shown), over=over, page=page, pages=pages, wish=wish,
        more=more,
        choices={"game": GAME_CHOICES, "rivals": _RIVALS, "result": _RESULTS, "state": _STATES},
    )  # fmt: skip

"""The daily challenge: today's, earlier ones, and what everybody made of them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.errors import BadOptions, IllegalMove
from kunitori.i18n import Texts
from kunitori.store import Challenge, DailyTry
from kunitori.tables import DailyResult, Day, Settings
from kunitori.tables.daily_result import SEAT
from kunitori.telling.who import badge
from kunitori.web.challenge import LEVEL_NAMES
from kunitori.web.context import base_url, context_of, current_guest, language_of, say_for
from kunitori.web.forms import form_of
from kunitori.web.pages.common import go, show
from kunitori.web.pages.new import made, seated
from kunitori.web.refusals import NotFound, NotNow

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)

_EARLIER_DAYS = 14
_LONGEST_STREAK = 1000  # days that are looked at
_REACHED, _MISSED, _GAVE_UP = "🏯", "⬜", "🏳️"


@dataclass(frozen=True, slots=True)
class _Row:
    """A result among others."""

    name: str
    result: DailyResult
    sort: str
    """``level``, ``mine`` or ``median``."""
    bar: tuple[float, float]
    """Where the bar of the margin begins and how wide it is, in percent; the middle means equal points."""


@dataclass(frozen=True, slots=True)
class _Crowd:
    """How everybody here did, compared with one result."""

    number: int
    better: int
    equal: int
    worse: int
    """Others alone, without the guest's own result."""
    median: DailyResult | None


# ---- the pages
@router.get("/daily")
async def today(request: Request) -> Response:
    """Today's challenge."""
    challenge, is_playable = await context_of(request).daily.today()
    return await _page(request, challenge, is_playable)


@router.get("/daily/{date}")
async def earlier(request: Request, date: str) -> Response:
    """The challenge of a day."""
    context = context_of(request)
    try:
        day = Day.read(date)
    except BadOptions as problem:
        raise NotFound(problem.message.id, None, **dict(problem.message.args)) from None
    now = Day.at(context.daily.now)
    if day == now:
        return await today(request)
    if day > now:
        raise NotFound("daily-error-future", day=day.written)
    challenge = await context.store.daily.find(date)
    if challenge is None:
        raise NotFound("daily-error-none", day=day.written)
    return await _page(request, challenge, False)


@router.post("/daily")
async def play(request: Request) -> Response:
    """Begin the guest's one try at today's challenge, or go on with it."""
    form = await form_of(request)
    context, guest, say = context_of(request), current_guest(request), say_for(request)
    challenge, is_playable = await context.daily.today()
    if form.one("day") != challenge.day:  # the page was opened yesterday
        return go("/daily")
    found = await context.store.daily.try_of(challenge.day, guest.id)
    if found is None:
        if not is_playable:
            raise NotNow("daily-error-changed")
        title = say("daily-table", day=Day.read(challenge.day).written)
        id = await made(request, context.daily.settings(challenge, language_of(request), title))
        found = await context.store.daily.begin(challenge.day, guest.id, id, context.daily.now)
    with suppress(IllegalMove):  # the same form came twice, and the other one was faster
        await _begin(request, challenge, found.table)
    return go(f"/t/{found.table}")


async def _begin(request: Request, challenge: Challenge, id: str) -> None:
    """Seat the guest and deal the cards of the day, as far as that has not been done."""
    hub = context_of(request).hub
    table = (await hub.live(id)).table
    if table.stage != "gathering":
        return
    if not table.is_dealing:
        await hub.act(id, lambda table: table.take_secret(challenge.secret, challenge.salt))
    await seated(request, id, [(SEAT, "")])


async def _page(request: Request, challenge: Challenge, is_playable: bool) -> Response:
    context, guest, say = context_of(request), current_guest(request), say_for(request)
    store, day, now = context.store.daily, Day.read(challenge.day), context.daily.now
    mine = await store.try_of(challenge.day, guest.id)
    if mine is not None and mine.result is None:  # it may have ended a moment ago
        with suppress(NotFound):
            await context.hub.count((await context.hub.live(mine.table)).table)
        mine = await store.try_of(challenge.day, guest.id)
    result, is_open = mine.result if mine else None, now >= day.opens
    may_compare = result is not None or is_open
    levels = await store.levels(challenge.day) if may_compare else {}
    crowd = _crowd(await store.results(challenge.day), result)
    tries = {each.day: each for each in await store.tries_of(guest.id, _LONGEST_STREAK)}
    hours, minutes = divmod(max(0, int(day.ends - now)) // 60, 60)
    settings = Settings.stored(challenge.settings)
    return show(
        request, "daily.html", challenge=challenge, day=challenge.day, game=settings.game, mine=mine, result=result,
        others=_others(settings, say), stage=_stage(mine, day, now, is_playable), is_open=is_open, crowd=crowd,
        rows=_rows(result, levels, crowd if may_compare else None, say), left=(hours, minutes),
        missing=len(LEVEL_NAMES) - len(levels),
        share=_shared(challenge.day, result, levels, base_url(request), say) if result else "",
        streak=_streak(tries, Day.at(now)),
        written=lambda date: Day.read(date).written,
        earlier=[(each, tries.get(each)) for each in await store.days_before(challenge.day, _EARLIER_DAYS)],
    )  # fmt: skip


# ---- what they show
def _stage(mine: DailyTry | None, day: Day, now: float, is_playable: bool) -> str:
    """What the guest can do: ``begin``, ``continue``, look at a result (``done``); or why nothing is left to do."""
    if mine is not None and mine.result is not None:
        return "done"
    if mine is not None:
        return "continue" if now < day.opens else "late"
    if now >= day.ends:
        return "missed"
    return "begin" if is_playable else "changed"


def _others(settings: Settings, say: Texts) -> list[tuple[str, bool]]:
    """The levels of the other seats, and whether they are on the guest's side."""
    in_teams = settings.game == "moegahara"
    plans = enumerate(settings.seats)
    return [(badge(plan.bot, say), in_teams and seat % 2 == SEAT) for seat, plan in plans if plan.bot]


def _crowd(results: Mapping[DailyResult, int], mine: DailyResult | None) -> _Crowd:
    """How everybody did, compared with the guest's result, which is among them."""
    number = sum(results.values())
    better = equal = worse = 0
    for result, times in results.items():
        if mine is not None:
            better += times * (result.rank > mine.rank)
            equal += times * (result.rank == mine.rank)
            worse += times * (result.rank < mine.rank)
    middle = (number - 1) // 2
    for result in sorted(results, key=lambda result: (result.rank, result.points), reverse=True):
        middle -= results[result]
        if middle < 0:
            return _Crowd(number, better, max(0, equal - 1), worse, result)
    return _Crowd(number, better, max(0, equal - 1), worse, None)


def _rows(
    mine: DailyResult | None, levels: Mapping[str, DailyResult], crowd: _Crowd | None, say: Texts
) -> list[_Row]:
    """The guest, the levels and the middle of everybody here, the best first."""
    found = [(badge(level, say), levels[level], "level") for level in LEVEL_NAMES if level in levels]
    if crowd is not None and crowd.median is not None and crowd.number > 1:
        found.append((say("daily-median"), crowd.median, "median"))
    if mine is not None:
        found.append((say("who-you"), mine, "mine"))
    widest = max((abs(result.margin) for _, result, _ in found), default=0) or 1
    found.sort(key=lambda row: (row[1].rank, row[2] == "mine"), reverse=True)
    return [_Row(name, result, sort, _bar(result.margin / widest)) for name, result, sort in found]


def _bar(share: float) -> tuple[float, float]:
    return round(50 + min(0.0, 50 * share), 1), round(abs(50 * share), 1)


def _shared(day: str, mine: DailyResult, levels: Mapping[str, DailyResult], base: str, say: Texts) -> str:
    """A result in a few characters that betray no card: the points, and a castle for every level reached."""
    signs = ""
    if len(levels) == len(LEVEL_NAMES):
        signs = "".join(_REACHED if mine.rank >= levels[level].rank else _MISSED for level in LEVEL_NAMES)
    told = _GAVE_UP if mine.is_resigned else f"{mine.points}:{mine.rival} {signs}".rstrip()
    return f"{say('daily-share', day=day)}\n{told}\n{base}/daily/{day}"


def _streak(tries: Mapping[str, DailyTry], today: Day) -> int:
    """For how many days in a row the guest has finished the challenge; today may still be to come."""
    finished = {day for day, each in tries.items() if each.result}
    day = today if str(today) in finished else today.before
    streak = 0
    while str(day) in finished:
        streak += 1
        day = day.before
    return streak

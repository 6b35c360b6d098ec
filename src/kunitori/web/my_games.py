"""The games of the guest who asks: those that run, and what is noted of those that are over."""

from __future__ import annotations

from contextlib import suppress

from starlette.requests import Request

from kunitori.bots.names import bot_kind
from kunitori.store import PlayedGame, StoreTrouble
from kunitori.store.playing import MIXED, PEOPLE, SEVERAL
from kunitori.tables import Summary
from kunitori.web.context import context_of, current_guest

__all__ = ["has_won", "played", "rivals_of", "running_games"]

_AT_ONCE, _MOST_TIMES = 100, 10


async def running_games(request: Request) -> list[Summary]:
    """The guest's games that are not over, the newest first; how others ended is noted on the way.

    It looks only at games of which nobody has noted the end, so it costs the same however many are finished.
    """
    context, guest = context_of(request), current_guest(request)
    for _ in range(_MOST_TIMES):
        ids = await context.store.playing.unsettled(guest.id, _AT_ONCE)
        found = await context.store.summaries(ids)
        over = [summary for summary in found if summary.stage == "over"]
        if over:
            noted = [played(summary, context.hub.seats_in(summary, guest)) for summary in over]
            with suppress(StoreTrouble):  # the disk is full; the next time will do
                await context.store.playing.settle(guest.id, noted)
        if len(over) < _AT_ONCE:
            break
    return [summary for summary in found if summary.stage != "over"]


def played(summary: Summary, mine: tuple[int, ...]) -> PlayedGame:
    """What is noted of a finished game for the holder of these seats."""
    ended = summary.updated if summary.ended is None else summary.ended
    rivals, won = rivals_of(summary, mine), has_won(summary, mine)
    if len(mine) != 1:
        return PlayedGame(summary.id, ended, summary.game, rivals, won)
    seat, players = mine[0], len(summary.names)
    return PlayedGame(
        summary.id, ended, summary.game, rivals, won, seat,
        place=None if summary.start is None else (seat - summary.start) % players,
        players=players,
        points=summary.scores[seat] if summary.scores else None,
        opening=summary.openings[seat] if summary.openings else "",
        counts=summary.is_new_game,
    )  # fmt: skip


def has_won(summary: Summary, mine: tuple[int, ...]) -> bool | None:
    """Whether the holder of a seat has won; None without one, or with several, as on a shared screen.

    A player who resigned has not won, even if the bot that took over did.
    """
    return mine[0] in summary.winners and mine[0] not in summary.resigned if len(mine) == 1 else None


def rivals_of(summary: Summary, mine: tuple[int, ...]) -> str:
    """Against whom a game is played; the own team is not among them (M1.1)."""
    seats = [seat for seat in range(len(summary.names)) if seat not in mine]
    if summary.game == "moegahara" and len(mine) == 1:
        seats = [seat for seat in seats if (seat - mine[0]) % 2]
    people = [summary.people[seat] for seat in seats]
    if any(people):
        return PEOPLE if all(people) else MIXED
    levels = {bot_kind(summary.bots[seat]) for seat in seats} if summary.bots else {""}
    return levels.pop() if len(levels) == 1 else SEVERAL

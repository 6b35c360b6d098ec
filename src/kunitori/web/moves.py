"""Making a move at a table, for sockets and the API alike."""

from __future__ import annotations

from collections.abc import Sequence

from kunitori.decisions import MORE
from kunitori.tables import Draft, Entry, MoveInProgress, Table
from kunitori.web.hub import Act, Hub
from kunitori.web.live import Live
from kunitori.web.refusals import NotNow

__all__ = ["check_rev", "is_current", "make_move", "whole_move"]


async def make_move(
    hub: Hub, live: Live, seat: int, steps: Sequence[str], in_progress: MoveInProgress | None = None
) -> Entry | MoveInProgress:
    """Play a move of one or more steps; while steps are missing, return the move in progress, which nobody else sees.

    A whole move goes straight to the table, which checks it.
    """
    whole = steps[0]
    if in_progress is not None or len(steps) > 1 or MORE in whole:
        if live.table.game is None or live.table.stage != "playing":
            raise NotNow("api-error-not-playing")
        in_progress = in_progress or MoveInProgress(live.table.game, seat)
        for step in steps:
            in_progress.answer(step)
        if in_progress.finished is None:
            return in_progress
        whole = in_progress.finished

    return await hub.act(live.id, whole_move(live, seat, whole))


def whole_move(live: Live, seat: int, whole: str) -> Act:
    """The act of playing a whole move, which is refused if the game changes first."""
    moved = live.moved

    def move(table: Table) -> Draft:
        if live.moved != moved:
            raise NotNow("server-changed")
        draft = table.move(seat, whole)
        if table.game is not None:
            live.check_lesson(table.game, whole)
        return draft

    return move


async def check_rev(hub: Hub, live: Live, seat: int, rev: int | None) -> None:
    """Raise `NotNow` if the game has changed since a seat's ``rev``, or never came to it; chat does not count."""
    if rev is None:
        return
    if rev > live.table.revision(seat):  # the player may have seen it at another process
        await hub.catch_up(live)
    if not is_current(live, seat, rev):
        raise NotNow("server-changed")


def is_current(live: Live, seat: int, rev: int | None) -> bool:
    """Whether the game has not changed since a seat's ``rev``."""
    return rev is None or live.table.revision(seat, live.moved) <= rev <= live.table.revision(seat)

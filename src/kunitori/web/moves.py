"""Making a move at a table, for sockets and the API alike."""

from __future__ import annotations

from collections.abc import Sequence

from kunitori.decisions import MORE
from kunitori.tables import Draft, Entry, MoveInProgress, Table
from kunitori.web.hub import Hub, Live
from kunitori.web.refusals import NotNow

__all__ = ["check_rev", "make_move"]


async def make_move(
    hub: Hub, live: Live, seat: int, steps: Sequence[str], in_progress: MoveInProgress | None = None
) -> Entry | MoveInProgress:
    """Play a move of one or more steps; while steps are missing, return the move in progress, which nobody else sees.

    A whole move goes straight to the table, which checks it.
    """
    moved, whole = live.moved, steps[0]
    if in_progress is not None or len(steps) > 1 or MORE in whole:
        if live.table.game is None or live.table.stage != "playing":
            raise NotNow("api-error-not-playing")
        in_progress = in_progress or MoveInProgress(live.table.game, seat)
        for step in steps:
            in_progress.answer(step)
        if in_progress.finished is None:
            return in_progress
        whole = in_progress.finished

    def move(table: Table) -> Draft:
        if live.moved != moved:
            raise NotNow("server-changed")
        draft = table.move(seat, whole)
        if table.game is not None:
            live.check_lesson(table.game, whole)
        return draft

    return await hub.act(live.id, move)


async def check_rev(hub: Hub, live: Live, rev: int | None) -> None:
    """Raise `NotNow` if the game has changed since ``rev``, or never came to it; chat does not count."""
    if rev is None:
        return
    if rev > live.table.seq:  # the player may have seen it at another process
        await hub.catch_up(live)
    if not live.moved <= rev <= live.table.seq:
        raise NotNow("server-changed")

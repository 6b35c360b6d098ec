"""What a page or a frame shows beside the table itself."""

from __future__ import annotations

from typing import Any

from kunitori.web.context import Context
from kunitori.web.live import Live
from kunitori.web.qr import qr
from kunitori.web.render import Extras

__all__ = ["extras_for"]


def extras_for(context: Context, live: Live, mine: tuple[int, ...], base_url: str, **more: Any) -> Extras:
    """The extras for a person who holds these seats."""
    more["may_coach"] = context.hub.may_coach(live.table, mine)
    if live.table.stage == "gathering" and mine:
        more["invite"] = context.hub.invitation(live.id, base_url)
        more["qr"] = qr(more["invite"])
    if live.table.game is not None and live.walk and mine:
        more |= {"walk": live.walk, "moves": live.table.game.moves}
    return Extras(**more)

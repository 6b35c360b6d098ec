"""The steps from a full table to the first card; with players' parts there is a short wait for their numbers."""

from __future__ import annotations

from kunitori.tables import Draft, Table
from kunitori.web.refusals import NotNow

__all__ = ["OPENING_SECONDS", "deal", "is_due", "next_step"]

OPENING_SECONDS = 8.0
"""How long pages have to open their numbers, since the last one may still be loading; later numbers are left out."""


def next_step(table: Table) -> Draft:
    """Deal the cards of a full table, or draw the secret first; nothing while numbers are missing."""
    if table.stage != "gathering" or not table.is_full:
        raise NotNow("server-changed")
    if table.has_parts and not table.is_dealing:
        return table.draw_secret()
    if table.is_dealing and table.unopened:
        raise NotNow("server-changed")
    return table.start()


def is_due(table: Table) -> bool:
    """Whether the cards of a full table are still to be dealt."""
    return table.stage == "gathering" and table.is_full


def deal(table: Table) -> Draft:
    """Deal the cards with the numbers that are there, or draw the secret if an accident came before it was drawn."""
    return table.start() if table.is_dealing else next_step(table)

"""The pages around the table."""

from fastapi import APIRouter

from kunitori.web.pages import (
    about,
    cards,
    front,
    games,
    guests,
    join,
    learn,
    lobby,
    new,
    records,
    recovery,
    replay,
    review,
    rules,
)

__all__ = ["routers"]

routers: tuple[APIRouter, ...] = (
    front.router, new.router, guests.router, recovery.router, games.router, join.router, lobby.router, records.router,
    replay.router, review.router, learn.router, rules.router, cards.router, about.router,
)  # fmt: skip

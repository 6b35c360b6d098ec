"""The pages around the table."""

from fastapi import APIRouter

from kunitori.web.pages import (
    about,
    app_files,
    cards,
    daily,
    ending,
    front,
    games,
    guests,
    handbook,
    join,
    learn,
    lobby,
    measuring,
    new,
    push,
    puzzles,
    records,
    recovery,
    replay,
    review,
    rules,
    statistics,
    verifying,
    workshop,
)

__all__ = ["routers"]

routers: tuple[APIRouter, ...] = (
    front.router, new.router, guests.router, recovery.router, games.router, statistics.router, join.router,
    lobby.router, records.router, replay.router, review.router, ending.router, learn.router, daily.router,
    puzzles.router, rules.router, handbook.router, cards.router, about.router, verifying.router, app_files.router,
    push.router, workshop.router, measuring.router,
)  # fmt: skip

"""The database of the tables: append-only logs in SQLite or PostgreSQL."""

from kunitori.store.amounts import Amounts
from kunitori.store.daily import Challenge, Daily, DailyTry
from kunitori.store.leases import Leases
from kunitori.store.playing import GameAccount, GamesWish, PlayedGame, Playing
from kunitori.store.solving import PuzzleStanding, PuzzleTry, Solving
from kunitori.store.store import EVERYTHING, NoSuchTable, Store, StoreSize, Taken, open_store
from kunitori.store.subscriptions import MOST_SUBSCRIPTIONS, Subscription, Subscriptions
from kunitori.store.trouble import StoreTrouble
from kunitori.store.url import VARIABLE

__all__ = [
    "EVERYTHING",
    "MOST_SUBSCRIPTIONS",
    "VARIABLE",
    "Amounts",
    "Challenge",
    "Daily",
    "DailyTry",
    "GameAccount",
    "GamesWish",
    "Leases",
    "NoSuchTable",
    "PlayedGame",
    "Playing",
    "PuzzleStanding",
    "PuzzleTry",
    "Solving",
    "Store",
    "StoreSize",
    "StoreTrouble",
    "Subscription",
    "Subscriptions",
    "Taken",
    "open_store",
]  # fmt: skip

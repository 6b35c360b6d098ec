"""The tables of the database. Keys, triggers and indexes are created in `migrations`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, Integer, LargeBinary, MetaData, Table, Text

__all__ = [
    "accounts", "daily_days", "daily_levels", "daily_tries", "entries", "guests", "keys", "leases", "leaving",
    "outages", "puzzles", "solvers", "stored", "subscriptions", "summaries", "tables", "told_turns", "tries",
]  # fmt: skip

_metadata = MetaData()

tables: Table = Table(
    "tables",
    _metadata,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("settings", Text, nullable=False),
)
entries: Table = Table(
    "entries",
    _metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
)
guests: Table = Table(
    "guests",
    _metadata,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    # The rest is empty until the game is over and the guest's games are listed; `PlayedGame` says what it is.
    Column("ended", Double),
    Column("game", Text),
    Column("rivals", Text),
    Column("has_won", Integer),
    Column("seat", Integer),
    Column("place", Integer),
    Column("players", Integer),
    Column("points", Integer),
    Column("opening", Text),
    Column("counts", Integer),
)
accounts: Table = Table(
    "accounts",
    _metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("luck", Double, nullable=False),
    Column("choice", Double, nullable=False),  # what the seat's own choices gave it: 0 or less
)
keys: Table = Table(
    "keys",
    _metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
leases: Table = Table(
    "leases",
    _metadata,
    Column("name", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", Double, nullable=False),
    Column("term", Integer, nullable=False),  # increases when the holder changes
)
summaries: Table = Table(
    "summaries",
    _metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("stage", Text, nullable=False),
    Column("due", Double),
    Column("updated", Double, nullable=False),
    Column("data", Text, nullable=False),
    Column("has_people", Integer),  # 0 if no person ever sat there; unknown in summaries of older versions
)
outages: Table = Table(
    "outages",
    _metadata,
    Column("since", Double, primary_key=True),
    Column("until", Double, primary_key=True),
)
stored: Table = Table(
    "stored",
    _metadata,
    Column("day", Integer, primary_key=True),
    Column("who", Text, primary_key=True),
    Column("bytes", BigInteger, nullable=False),
)
leaving: Table = Table(
    "leaving",
    _metadata,
    Column("table_id", Text, primary_key=True),
)
solvers: Table = Table(
    "solvers",
    _metadata,
    Column("guest", Text, primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
puzzles: Table = Table(
    "puzzles",
    _metadata,
    Column("puzzle", Text, primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
tries: Table = Table(
    "tries",
    _metadata,
    Column("guest", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("answer", Integer, nullable=False),  # the number of the option
    Column("is_right", Integer, nullable=False),
    Column("gain", Double, nullable=False),  # of the guest's rating
)
daily_days: Table = Table(
    "daily_days",
    _metadata,
    Column("day", Text, primary_key=True),
    Column("made", Double, nullable=False),
    Column("settings", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("bots", Text, nullable=False),
)
daily_tries: Table = Table(
    "daily_tries",
    _metadata,
    Column("day", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("began", Double, nullable=False),
    Column("ended", Double),  # only if it counts
    Column("points", Integer),
    Column("rival", Integer),
    Column("is_won", Integer),
    Column("is_resigned", Integer),
)
daily_levels: Table = Table(
    "daily_levels",
    _metadata,
    Column("day", Text, primary_key=True),
    Column("level", Text, primary_key=True),
    Column("points", Integer, nullable=False),
    Column("rival", Integer, nullable=False),
    Column("is_won", Integer, nullable=False),
    Column("is_resigned", Integer, nullable=False),
)
subscriptions: Table = Table(
    "subscriptions",
    _metadata,
    Column("endpoint", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("at", Double, nullable=False),
)
told_turns: Table = Table(
    "told_turns",
    _metadata,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("turn", Integer, nullable=False),
)

"""The tables of the database. Keys, triggers and indexes are created in `migrations`."""

from __future__ import annotations

from sqlalchemy import Column, Double, Integer, LargeBinary, MetaData, Table, Text

__all__ = ["entries", "guests", "keys", "leases", "summaries", "tables"]

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
)

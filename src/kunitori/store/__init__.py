"""The database of the tables: append-only logs in SQLite or PostgreSQL."""

from kunitori.store.store import EVERYTHING, NoSuchTable, Store, StoreSize, Taken, open_store
from kunitori.store.url import VARIABLE

__all__ = ["EVERYTHING", "VARIABLE", "NoSuchTable", "Store", "StoreSize", "Taken", "open_store"]

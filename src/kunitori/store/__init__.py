"""Where tables are kept: an append-only log in SQLite or PostgreSQL."""

from kunitori.store.store import EVERYTHING, Figures, NoSuchTable, Store, Taken, open_store
from kunitori.store.url import VARIABLE, data_folder

__all__ = ["EVERYTHING", "VARIABLE", "Figures", "NoSuchTable", "Store", "Taken", "data_folder", "open_store"]

"""Where tables are kept: an append-only log in SQLite or PostgreSQL."""

from kunitori.store.places import VARIABLE, data_folder
from kunitori.store.store import EVERYTHING, Figures, NoSuchTable, Store, Taken, open_store

__all__ = ["EVERYTHING", "VARIABLE", "Figures", "NoSuchTable", "Store", "Taken", "data_folder", "open_store"]

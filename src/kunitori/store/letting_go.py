"""Games of nobody leave the store: no person ever sat there, and nothing has happened for a long time."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, text

from kunitori.store.schema import entries, guests, leaving, summaries, tables

__all__ = ["let_go"]

_MOST_TOGETHER = 20


def let_go(connection: Connection, before: float) -> tuple[list[str], list[str], dict[str, int]]:
    """Delete the oldest such tables with their logs; returns which, which it doubts, and how many entries each had.

    It doubts tables whose summary is older than their log; they stay until it is made again.
    """
    # In the words of the index, or SQLite does not use it.
    nobody = text("has_people = 0")
    asked = select(summaries.c.table_id, summaries.c.seq).where(nobody, summaries.c.updated < before)
    rows = connection.execute(asked.order_by(summaries.c.updated).limit(_MOST_TOGETHER)).all()
    doubted = [row.table_id for row in rows if _has_more(connection, row.table_id, row.seq)]
    ids = [row.table_id for row in rows if row.table_id not in doubted]
    if not ids:
        return [], doubted, {}
    connection.execute(insert(leaving), [{"table_id": id} for id in ids])
    written = {id: connection.execute(delete(entries).where(entries.c.table_id == id)).rowcount for id in ids}
    for part in (summaries.c.table_id, guests.c.table_id, tables.c.id):
        connection.execute(delete(part.table).where(part.in_(ids)))
    connection.execute(delete(leaving).where(leaving.c.table_id.in_(ids)))
    return ids, doubted, written


def _has_more(connection: Connection, id: str, seq: int) -> bool:
    later = select(entries.c.seq).where(entries.c.table_id == id, entries.c.seq > seq).limit(1)
    return connection.execute(later).first() is not None

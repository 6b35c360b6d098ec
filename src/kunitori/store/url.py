"""The URL of the database, and the default file."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from kunitori.errors import KunitoriError, quoted
from kunitori.folders import data_folder

__all__ = ["VARIABLE", "address", "shown"]

VARIABLE = "KUNITORI_DATABASE_URL"
"""The environment variable that names the database."""


def address(url: str | None = None) -> URL:
    """The URL of the database with its driver: the given one, else from the environment, else the default file."""
    text = url or os.environ.get(VARIABLE)
    if not text:
        return URL.create("sqlite+pysqlite", database=str(data_folder() / "tables.db"))
    try:
        found = make_url(text)
    except (ArgumentError, ValueError):
        raise KunitoriError("error-store-url", url=quoted(text)) from None
    kind = found.drivername.partition("+")[0]
    if kind == "sqlite" and found.database and found.database != ":memory:" and not found.host:
        return found.set(drivername="sqlite+pysqlite")
    if kind in ("postgresql", "postgres"):
        return found.set(drivername="postgresql+asyncpg")
    raise KunitoriError("error-store-url", url=quoted(shown(found)))


def shown(url: URL) -> str:
    """The URL without its password."""
    return url.set(drivername=url.drivername.partition("+")[0]).render_as_string(hide_password=True)


def prepare_file(url: URL) -> None:
    """Create the folder and the file. Only the owner can read it, since it holds the secrets of running games."""
    file = Path(url.database or "")
    file.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))

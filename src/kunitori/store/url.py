"""The URL of the database, and the default file."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from kunitori.errors import KunitoriError, quoted
from kunitori.folders import data_folder
from kunitori.store import torn

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
    """Create the folder and the file, or check those that are there; raises `OSError` or `torn.Torn`.

    Only the owner can read it, since it holds the secrets of running games.
    """
    file = Path(url.database or "")
    file.parent.mkdir(parents=True, exist_ok=True)
    # SQLite writes files beside it, and only says that it cannot.
    if not os.access(file.parent, os.W_OK | os.X_OK) or (file.exists() and not os.access(file, os.R_OK | os.W_OK)):
        raise PermissionError(errno.EACCES, "")
    torn.check(file)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))

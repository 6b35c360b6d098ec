"""Why a database or a copy of it cannot be used, in our own words."""

from __future__ import annotations

import errno
import socket
import sqlite3

from kunitori.errors import KunitoriError
from kunitori.i18n import Message, message

__all__ = ["StoreTrouble", "kind_of", "reason", "trouble"]

_BY_ERRNO = {
    errno.ENOENT: "folder",
    errno.ENOTDIR: "folder",
    errno.EEXIST: "folder",  # a file where a folder should be
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "is-folder",
    errno.ENAMETOOLONG: "name",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.ECONNREFUSED: "silent",
    errno.ETIMEDOUT: "silent",
    errno.EHOSTUNREACH: "silent",
    errno.ENETUNREACH: "silent",
}
_BY_SQLITE = {
    sqlite3.SQLITE_CANTOPEN: "unusable",
    sqlite3.SQLITE_READONLY: "forbidden",
    sqlite3.SQLITE_PERM: "forbidden",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_NOTADB: "not-ours",
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_IOERR: "unusable",
}
_BY_POSTGRES = {
    "53100": "full",  # disk_full
    "25006": "forbidden",  # read_only_sql_transaction
    "XX001": "broken",  # data_corrupted
    "XX002": "broken",  # index_corrupted
}
_IN_USE = {"full": "error-store-full", "forbidden": "error-store-forbidden", "broken": "error-store-broken"}


class StoreTrouble(KunitoriError):
    """The store cannot do what it was asked, and nothing of it was done."""


def trouble(problem: BaseException) -> StoreTrouble:
    """What to tell people whose wish an open database could not carry out.

    >>> trouble(OSError(28, "No space left on device")).message.id
    'error-store-full'
    """
    return StoreTrouble(_IN_USE.get(kind_of(problem), "error-store-write"))


def reason(problem: BaseException) -> Message | str:
    """The reason why a database cannot be opened, as a message, or what a database server says itself.

    >>> reason(FileNotFoundError(2, "No such file or directory")).id
    'error-reason-folder'
    """
    kind = kind_of(problem)
    return message(f"error-reason-{kind}") if kind else str(_cause(problem)).partition("\n")[0][:200]


def kind_of(problem: BaseException) -> str:
    """The kind of trouble; empty if only the database server can say."""
    problem = _cause(problem)
    if isinstance(problem, TimeoutError | socket.gaierror):
        return "silent"
    if isinstance(problem, OSError):
        return _BY_ERRNO.get(problem.errno or 0, "unusable")
    if isinstance(problem, sqlite3.Error):
        if str(problem).startswith("Could not decode"):  # Python says so, not SQLite
            return "broken"
        return _BY_SQLITE.get(getattr(problem, "sqlite_errorcode", 0) & 0xFF, "unusable")
    return _BY_POSTGRES.get(getattr(problem, "sqlstate", None) or "", "")


def _cause(problem: BaseException) -> BaseException:
    found: BaseException = getattr(problem, "orig", None) or problem
    return found

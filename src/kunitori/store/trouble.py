"""Why a database or a copy of it cannot be used, in our own words."""

from __future__ import annotations

import errno
import socket
import sqlite3

from kunitori.i18n import Message, message

__all__ = ["reason"]

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


def reason(problem: BaseException) -> Message | str:
    """The reason as a message, or what a database server says itself.

    >>> reason(FileNotFoundError(2, "No such file or directory")).id
    'error-reason-folder'
    """
    problem = getattr(problem, "orig", None) or problem
    if isinstance(problem, TimeoutError | socket.gaierror):
        return message("error-reason-silent")
    if isinstance(problem, OSError):
        return message(f"error-reason-{_BY_ERRNO.get(problem.errno or 0, 'unusable')}")
    if isinstance(problem, sqlite3.Error):
        code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
        return message(f"error-reason-{_BY_SQLITE.get(code, 'unusable')}")
    return str(problem).partition("\n")[0][:200]

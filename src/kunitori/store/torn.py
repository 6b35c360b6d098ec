"""SQLite files that an accident has cut, emptied or overwritten, and files of other programs.

SQLite itself notices rubbish only where it reads, forgets a log (``-wal``) it cannot read, and deletes the log of an
empty file. So a file is looked at before SQLite opens it in this process: closing it later would end SQLite's locks.
"""

from __future__ import annotations

import sqlite3
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

__all__ = ["SERVER_FILE", "Torn", "check"]

SERVER_FILE = ".server"
"""How the file beside a database ends that names the server using it; it is written once the database is in use."""
_MAGIC = b"SQLite format 3\0"
_OURS = {"alembic_version", "tables", "entries"}
_LOG_HEAD, _FRAME_HEAD, _SHARED_HEAD = 32, 24, 48
_LOG_MAGIC = {0x377F0682: "<II", 0x377F0683: ">II"}  # the byte order of its checksums
_LONGEST_LOG = 32 * 2**20  # a longer one takes too long to read
_LOOKS, _LOOK_SECONDS = 4, 0.1
_MOST_UNSYNCED = 1  # transactions whose entries nobody was told of


class Torn(Exception):
    """A file that must not be used as it is; ``kind`` is the end of the message about it."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


def check(file: Path) -> None:
    """Raise `Torn` if a file is no database of ours, or if a part of it is missing; it is left as it is."""
    if not file.exists():
        return
    if not file.stat().st_size:
        if _size(Path(f"{file}-wal")) or _size(Path(f"{file}{SERVER_FILE}")):
            raise Torn("emptied")
        return
    for _ in range(_LOOKS):  # a server that uses the file may write while we read
        if not (kind := _damage(file)):
            break
        time.sleep(_LOOK_SECONDS)
    else:
        raise Torn(kind)
    _check_owner(file)


def _damage(file: Path) -> str:
    """What is wrong with a file or its log; empty if they look whole."""
    shared = _read(Path(f"{file}-shm"))  # first, so that the log has at least what it tells
    log = _read(Path(f"{file}-wal"))
    if _is_cut(file, log):
        return "broken"
    return "log" if log and _has_lost(log, shared) else ""


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes() if file.stat().st_size <= _LONGEST_LOG else b""
    except FileNotFoundError:
        return b""


def _check_owner(file: Path) -> None:
    """Raise `Torn` if another program made this database; `sqlite3.Error` if it cannot be read."""
    with closing(sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=ro", uri=True)) as database:
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and not names >= _OURS:
        raise Torn("not-ours")


def _is_cut(file: Path, log: bytes) -> bool:
    """Whether the file ends before its last page. A page that only the log has is no loss."""
    with file.open("rb") as opened:
        head = opened.read(100)
    if len(head) < 100 or not head.startswith(_MAGIC):
        return bool(log) or head.startswith(_MAGIC[: len(head)])  # else SQLite says what it is
    size, changes, pages, valid_for = (
        int.from_bytes(head[at : at + length], "big") for at, length in ((16, 2), (24, 4), (28, 4), (92, 4))
    )
    size = 65536 if size == 1 else size
    there = file.stat().st_size // size if size else 0
    if not size or changes != valid_for or there >= pages:
        return False
    if _size(Path(f"{file}-wal")) > _LONGEST_LOG:
        return False
    logged = {page for _, page, _, _ in _frames(log, size)}
    return any(page not in logged for page in range(there + 1, pages + 1))


def _frames(log: bytes, size: int) -> Iterator[tuple[int, int, int, bytes]]:
    """The frames of a log: where each begins, its page, whether a transaction ends there (not 0), and its salt."""
    for at in range(_LOG_HEAD, len(log) - _FRAME_HEAD - size + 1, _FRAME_HEAD + size):
        page, commit = struct.unpack_from(">II", log, at)
        yield at, page, commit, log[at + 8 : at + 16]


def _has_lost(log: bytes, shared: bytes) -> bool:
    """Whether a log has fewer transactions that can be read than were told to be done.

    What SQLite shares between its connections (``-shm``) names the last frame, if it is of the same log. Without it,
    the log itself shows: a transaction is written only after the one before it is on the disk.
    """
    head = log[:_LOG_HEAD]
    if not any(head):  # it was never written
        return False
    size = int.from_bytes(head[8:12], "big")
    order = _LOG_MAGIC.get(int.from_bytes(head[:4], "big"))
    known = _last_frame(shared)
    if order is None or len(head) < _LOG_HEAD or _sum(order, head[:24], (0, 0)) != struct.unpack(">II", head[24:]):
        return known is not None and known[0] > 0
    whole, salt, sums = 0, head[16:24], struct.unpack(">II", head[24:])
    later = 0
    is_sound = True
    for number, (at, _, commit, its_salt) in enumerate(_frames(log, size), 1):
        is_sound = is_sound and its_salt == salt
        if is_sound:
            sums = _sum(order, log[at : at + 8], sums)
            sums = _sum(order, log[at + _FRAME_HEAD : at + _FRAME_HEAD + size], sums)
            is_sound = sums == struct.unpack_from(">II", log, at + 16)
        if is_sound:
            whole = number if commit else whole
        elif commit and its_salt == salt:
            later += 1
    if known is not None and known[1] == salt:
        return known[0] > whole
    return later > _MOST_UNSYNCED


def _last_frame(shared: bytes) -> tuple[int, bytes] | None:
    """The number of the last frame and the salt of its log; None if nothing certain is known."""
    head, twin = shared[:_SHARED_HEAD], shared[_SHARED_HEAD : 2 * _SHARED_HEAD]
    if len(twin) < _SHARED_HEAD or head != twin or not head[12]:
        return None
    order: str = "<II" if sys.byteorder == "little" else ">II"
    if _sum(order, head[:40], (0, 0)) != struct.unpack("=II", head[40:]):
        return None
    return int.from_bytes(head[16:20], sys.byteorder), head[32:40]


def _sum(order: str, data: bytes, before: tuple[int, ...]) -> tuple[int, int]:
    """SQLite's checksum of a log."""
    one, two = before
    for first, second in struct.iter_unpack(order, data):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two

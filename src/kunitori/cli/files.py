"""Files of the terminal game: the last table, and saved games."""

from __future__ import annotations

import contextlib
import json
import os
import re
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from kunitori.cards.expansion import default_expansions_folder
from kunitori.errors import KunitoriError, unwritable
from kunitori.folders import state_folder
from kunitori.values.record import BEGINNING

__all__ = [
    "TableSetup", "check_page", "check_place", "game_file", "new_game_file", "read_table", "read_text",
    "shown", "write_game", "write_new", "write_page", "write_table",
]  # fmt: skip

_MAX_FILE_BYTES = 10_000_000
_MAX_PATH_CHARACTERS = 200


def new_game_file(game: str, players: tuple[str, ...]) -> Path:
    """An unused file name for a game that begins now."""
    names = "-".join(re.sub(r"\W+", "_", name.casefold()).strip("_") for name in players)
    stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{game}-{names}"[:120]
    folder = state_folder() / "games"
    file, number = folder / f"{stem}.kunitori", 1
    while file.exists():
        number += 1
        file = folder / f"{stem}-{number}.kunitori"
    return file


def game_file(path: str, game: str, players: tuple[str, ...]) -> Path:
    """Where a loaded game is autosaved: in the file it came from, if that is in our folder."""
    file = Path(path).expanduser()
    return file if file.parent == state_folder() / "games" else new_game_file(game, players)


def read_text(path: str | Path) -> str:
    """The text of a file, or a `KunitoriError` if it cannot be read."""
    try:
        file = Path(path).expanduser()
        with file.open("rb") as there:
            content = there.read(_MAX_FILE_BYTES + 1)
        if len(content) > _MAX_FILE_BYTES:
            raise KunitoriError("file-too-long", path=shown(path))
        return content.decode("utf-8").replace("\r\n", "\n")
    except (OSError, RuntimeError, ValueError) as problem:
        if isinstance(problem, KunitoriError):
            raise
        raise KunitoriError("file-unreadable", path=shown(path)) from None


def _write(path: str | Path, text: str | None) -> Path:
    """Write a file atomically, or with None only check that it can be written; a `KunitoriError` if it cannot.

    Our own folders are created when needed. A missing folder anywhere else is probably a typing mistake.
    """
    try:
        file = Path(path).expanduser().resolve()
        if any(file.is_relative_to(folder.resolve()) for folder in (state_folder(), default_expansions_folder())):
            file.parent.mkdir(parents=True, exist_ok=True)
        if not file.parent.is_dir():
            raise KunitoriError("file-no-folder", folder=shown(file.parent))
        if file.exists() and not file.is_file():
            raise OSError
        draft = file.with_name(f"{file.name}.{os.getpid()}.part")
        try:
            draft.write_text(text or "", encoding="utf-8")
            if text is not None:
                draft.replace(file)
        finally:
            draft.unlink(missing_ok=True)
        return file
    except (OSError, RuntimeError, ValueError) as problem:
        raise unwritable(shown(path), problem) from None


def shown(path: str | Path) -> str:
    """A path for a message, without its middle if it is very long."""
    text = str(path)
    return text if len(text) <= _MAX_PATH_CHARACTERS else f"{text[:40]}…{text[-40:]}"


def write_game(path: str | Path, text: str) -> Path:
    """Write a game's record, unless the file is something else."""
    _check_taken(path)
    return _write(path, text)


def write_page(path: str | Path, text: str) -> Path:
    """Write a page. The caller has checked that nothing else is overwritten."""
    return _write(path, text)


def write_new(path: str | Path, text: str) -> Path:
    """Write a file that is not there yet, or raise a `KunitoriError` if it is."""
    is_there = False
    with contextlib.suppress(OSError, RuntimeError, ValueError):
        is_there = Path(path).expanduser().exists()
    if is_there:
        raise KunitoriError("file-exists", path=shown(path))
    return _write(path, text)


def check_place(path: str | Path) -> None:
    """Raise a `KunitoriError` if a game cannot be written there."""
    _check_taken(path)
    _write(path, None)


def _check_taken(path: str | Path) -> None:
    if str(path) == "-":
        raise KunitoriError("file-dash")
    _check_overwrite(path, BEGINNING, "file-taken")


def check_page(path: str | Path, start: str, error: str) -> None:
    """Raise a `KunitoriError` if a page cannot be written there, or would overwrite a file that is not one of ours."""
    _check_overwrite(path, start, error)
    _write(path, None)


def _check_overwrite(path: str | Path, start: str, error: str) -> None:
    """Raise a `KunitoriError` if there is a file that does not begin like one of ours."""
    found = b""
    with contextlib.suppress(OSError, RuntimeError, ValueError):
        file = Path(path).expanduser()
        if file.is_file():
            with file.open("rb") as opened:
                found = opened.read(len(start.encode()))
    if found not in (b"", start.encode()):
        raise KunitoriError(error, path=shown(path))


@dataclass(frozen=True, slots=True)
class TableSetup:
    """What is played at a table, and by whom. Bots sit after the people."""

    game: str = "world_on_fire"
    mix: str | None = None
    rules: str | None = None
    people: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    max_rounds: int | None = None
    language: str | None = None
    unfinished: str | None = None
    """The file of the last game, if it is unfinished."""
    cards: str | None = None
    """Own cards: the file or the name of an expansion, or its text if they came with a record."""


def read_table() -> TableSetup | None:
    """The last table, or None if there is none; a `KunitoriError` if its file is broken."""
    file = state_folder() / "table.json"
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        table = TableSetup(**{**data, "people": tuple(data["people"]), "bots": tuple(data["bots"])})
        words = (table.game, *table.people, *table.bots)
        optional = (table.mix, table.rules, table.language, table.unfinished, table.cards)
        is_sound = all(isinstance(word, str) for word in words) and all(isinstance(w, str | None) for w in optional)
        if not is_sound or not isinstance(table.max_rounds, int | None):
            raise TypeError
        return table
    except FileNotFoundError:
        return None
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        raise KunitoriError("table-broken", path=str(file)) from None


def write_table(table: TableSetup) -> None:
    """Remember a table for next time."""
    _write(state_folder() / "table.json", json.dumps(asdict(table), ensure_ascii=False, indent=1) + "\n")

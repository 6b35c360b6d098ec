"""The user's folders for our files."""

from __future__ import annotations

import os
import sys
from pathlib import Path

__all__ = ["data_folder", "state_folder"]


def data_folder() -> Path:
    """The default folder of the database: ``kunitori`` in the user's data folder."""
    return _folder("XDG_DATA_HOME", "share")


def state_folder() -> Path:
    """The folder of the last table and of unfinished games: ``kunitori`` in the user's state folder."""
    return _folder("XDG_STATE_HOME", "state")


def _folder(variable: str, local: str) -> Path:
    if folder := os.environ.get(variable):
        return Path(folder) / "kunitori"
    if sys.platform == "win32" and (folder := os.environ.get("LOCALAPPDATA")):
        return Path(folder) / "kunitori"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "kunitori"
    return Path.home() / ".local" / local / "kunitori"

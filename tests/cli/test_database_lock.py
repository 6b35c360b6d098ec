"""Two servers on one SQLite file are noticed, whatever the file is called."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from kunitori.cli.serve import _claim_database


@pytest.mark.parametrize("link", ["same", "symbolic", "folder", "hard"])
def test_a_second_server_notices_the_first_by_any_name(tmp_path: Path, link: str) -> None:
    if link == "hard" and sys.platform != "linux":
        pytest.skip("only Linux tells locks of a file apart from those of SQLite")
    home, other = tmp_path / "home", tmp_path / "other"
    home.mkdir()
    file = second = home / "tables.db"
    file.touch()
    if link == "folder":
        other.symlink_to(home)
        second = other / "tables.db"
    elif link != "same":
        other.mkdir()
        second = other / "games.db"
        second.symlink_to(file) if link == "symbolic" else os.link(file, second)
    with _claim_database(f"sqlite:///{file}") as first:
        assert not first.running
        first.note("http://127.0.0.1:8000")
        with _claim_database(f"sqlite:///{second}") as claim:
            assert claim.running == ("?" if link == "hard" else "http://127.0.0.1:8000")
    with _claim_database(f"sqlite:///{second}") as again:
        assert not again.running, "the lock ends with its server"

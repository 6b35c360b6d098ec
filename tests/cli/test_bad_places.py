"""Files and folders that cannot be used get a sentence of ours, never one of the system."""

from __future__ import annotations

import errno
import sqlite3
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from kunitori.i18n import LANGUAGES, texts
from kunitori.store.trouble import reason

COMMANDS = [
    "play --auto --bots money,random --max-rounds 1 --seed 1 --record {}",
    "play --load {}",
    "verify {}",
    "replay {}",
    "review {}",
    "review {record} --nodes 4 --json {}",
    "arena --bots money,random --games 2 --jobs 1 --max-rounds 1 --json {}",
    "arena --bots money,random --games 2 --jobs 1 --max-rounds 1 --csv {}",
    "lab report --bots money,lord --games 4 --jobs 1 --out {}",
    "train --rounds 1 --games 2 --jobs 1 --out {}",
    "cards --corrections {}",
    "cards --cards {}",
    "cards new {}",
    "cards check {}",
    "lab compare --bots money,lord --games 4 --jobs 1 --corrections-a {}",
    "backup {} --database sqlite:///{database}",
    "backup copy --database sqlite:///{}",
    "serve --no-browser --database sqlite:///{}",
]
PLACES = ["{home}", "{home}/file/below", "{home}/" + "a" * 300, "/dev/full"]
CREATED = ("serve",)  # it makes the folder of its database


@pytest.fixture
def known(run: Run, home: Path) -> dict[str, str]:
    """A record, a database, a file, and their folder."""
    run("play --auto --bots money,random --max-rounds 1 --seed 1 --record game.kunitori")
    (home / "file").write_text("text", encoding="utf-8")
    sqlite3.connect(home / "games.db").close()
    return {"record": "game.kunitori", "database": str(home / "games.db"), "home": str(home)}


@pytest.mark.skipif(sys.platform == "win32", reason="has no /dev/full")
@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_shows_an_error_of_the_system(run: Run, known: dict[str, str], command: str) -> None:
    places = [place.format(**known) for place in PLACES]
    places += [] if command.startswith(CREATED) else [f"{known['home']}/missing/file"]
    for place in places:
        answer = run(command.format(place, **known))
        assert answer.code in (1, 2), (place, answer)
        assert answer.complaint.count("\n") == 1, (place, answer)
        assert "rrno" not in answer.complaint and "Traceback" not in answer.complaint


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_backup_says_why_it_cannot_be_written(run: Run, known: dict[str, str], language: str) -> None:
    say = texts(language)
    database = f"--database sqlite:///{known['database']} --lang {language}"
    for place, why in ((f"{known['home']}/missing/copy", "folder"), (f"{known['home']}/file/copy", "folder")):
        expected = say("error-store-backup", path=place, reason=say(f"error-reason-{why}"))
        assert run(f"backup {place} {database}").complaint == f"kunitori: {expected}\n"


def test_a_backup_of_a_database_that_is_not_there_makes_none(run: Run, home: Path) -> None:
    answer = run("backup copy.db --database sqlite:///typo.db")
    assert (answer.code, answer.text) == (2, "")
    assert answer.complaint.startswith("kunitori: There is no database sqlite:///typo.db yet")
    assert not [*home.glob("*.db")]


@pytest.mark.parametrize(
    ("problem", "why"),
    [
        (PermissionError(errno.EACCES, "Permission denied"), "forbidden"),
        (IsADirectoryError(errno.EISDIR, "Is a directory"), "is-folder"),
        (OSError(errno.ENOSPC, "No space left on device"), "full"),
        (ConnectionRefusedError(errno.ECONNREFUSED, "Connect call failed"), "silent"),
        (TimeoutError(), "silent"),
        (OSError("?"), "unusable"),
        (sqlite3.OperationalError("?"), "unusable"),
    ],
)
def test_every_trouble_has_a_name_in_every_language(problem: Exception, why: str) -> None:
    found = reason(problem)
    assert not isinstance(found, str)
    assert found.id == f"error-reason-{why}"
    assert len({texts(language)(found) for language in LANGUAGES}) == len(LANGUAGES)

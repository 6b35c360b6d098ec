"""Database migrations: one file for each step, never changed once released."""

from __future__ import annotations

from pathlib import Path

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

__all__ = ["NewerDatabase", "head", "migrate"]

_FOLDER = Path(__file__).parent
_ADVISORY_LOCK = 0x6B756E69  # an arbitrary number


class NewerDatabase(Exception):
    """The database has a revision that this version does not know."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(_FOLDER), version_locations=[str(_FOLDER)])


def head() -> str:
    """The newest revision."""
    found = _scripts().get_current_head()
    assert found is not None
    return found


def migrate(connection: Connection, revision: str = "head") -> None:
    """Migrate a database to a revision, in the current transaction."""
    if connection.dialect.name == "postgresql":  # servers that start together migrate one after another
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _ADVISORY_LOCK})
    scripts = _scripts()
    known = {script.revision for script in scripts.walk_revisions()}
    context = MigrationContext.configure(
        connection,
        opts={"fn": lambda current, _: scripts._upgrade_revs(revision, current)},
    )
    current = context.get_current_revision()
    if current is not None and current not in known:
        raise NewerDatabase(current)
    with Operations.context(context):
        context.run_migrations()

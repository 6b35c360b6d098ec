"""How a database is brought to the form this version uses: one file for each step, never changed once released."""

from __future__ import annotations

from pathlib import Path

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

__all__ = ["NewerDatabase", "head", "migrate"]

_HERE = Path(__file__).parent
_LOCK = 0x6B756E69  # any number that nobody else uses


class NewerDatabase(Exception):
    """The database stands at a revision this version does not know."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(_HERE), version_locations=[str(_HERE)])


def head() -> str:
    """The revision this version uses."""
    found = _scripts().get_current_head()
    assert found is not None
    return found


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring a database to a revision, in the running transaction."""
    if connection.dialect.name == "postgresql":  # servers that start at once do it one after the other
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
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

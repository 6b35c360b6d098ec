"""Lists that stay short as the store fills, outages, daily amounts, and the way out for games of nobody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_SAYS = "the log of a table is never changed"


def upgrade() -> None:
    op.add_column("summaries", sa.Column("has_people", sa.Integer))
    # Every table has a summary from now on; these are made again from the log when somebody asks for them.
    op.execute(
        "INSERT INTO summaries (table_id, seq, stage, updated, data) "
        "SELECT id, 0, 'gathering', created, '' FROM tables WHERE id NOT IN (SELECT table_id FROM summaries)"
    )
    # In a summary without "true", no seat belongs to a person.
    op.execute("UPDATE summaries SET has_people = 0 WHERE data LIKE '%\"people\":[false%' AND data NOT LIKE '%true%'")
    running, leaving = sa.text("stage <> 'over'"), sa.text("has_people = 0 AND stage <> 'playing'")
    op.create_index(
        "summaries_not_over", "summaries", ["table_id"], sqlite_where=running, postgresql_where=running
    )  # fmt: skip
    op.create_index(
        "summaries_of_nobody", "summaries", ["updated"], sqlite_where=leaving, postgresql_where=leaving
    )  # fmt: skip
    op.create_index("guests_latest", "guests", ["guest", "at", "table_id"])
    op.create_index("guests_table", "guests", ["table_id"])
    op.create_table(
        "outages",
        sa.Column("since", sa.Double, primary_key=True),
        sa.Column("until", sa.Double, primary_key=True),
    )
    op.create_table(
        "stored",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("bytes", sa.BigInteger, nullable=False),
    )
    op.create_table("leaving", sa.Column("table_id", sa.Text, primary_key=True))
    if op.get_bind().dialect.name == "postgresql":
        _guard_postgres()
    else:
        for table, key in (("tables", "id"), ("entries", "table_id")):
            op.execute(f"DROP TRIGGER {table}_no_delete")
            op.execute(
                f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} "
                f"WHEN NOT EXISTS (SELECT 1 FROM leaving WHERE table_id = OLD.{key}) "
                f"BEGIN SELECT RAISE(ABORT, '{_SAYS}'); END"
            )


def _guard_postgres() -> None:
    """Rows of tables that leave may be deleted, nothing else."""
    for table, key in (("tables", "id"), ("entries", "table_id")):
        op.execute(f"DROP TRIGGER {table}_never_change ON {table}")
        op.execute(
            f"CREATE TRIGGER {table}_never_change BEFORE UPDATE OR TRUNCATE ON {table} "
            "FOR EACH STATEMENT EXECUTE FUNCTION log_never_changes()"
        )
        op.execute(
            f"CREATE FUNCTION {table}_stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
            f"IF NOT EXISTS (SELECT 1 FROM leaving WHERE table_id = OLD.{key}) THEN "
            f"RAISE EXCEPTION '{_SAYS}'; END IF; RETURN OLD; END $$"
        )
        op.execute(
            f"CREATE TRIGGER {table}_stay BEFORE DELETE ON {table} FOR EACH ROW EXECUTE FUNCTION {table}_stay()"
        )

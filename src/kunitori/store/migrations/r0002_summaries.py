"""A summary of every table, for lists; it can be made again from the log at any time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "summaries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    begun = sa.text("kind = 'start'")
    op.create_index("entries_begun", "entries", ["table_id"], sqlite_where=begun, postgresql_where=begun)

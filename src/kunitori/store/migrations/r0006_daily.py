"""Daily challenges: the days, the guests' tries, and what the levels made of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_days",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("points", sa.Integer),
        sa.Column("rival", sa.Integer),
        sa.Column("is_won", sa.Integer),
        sa.Column("is_resigned", sa.Integer),
    )
    op.create_index("daily_tries_guest", "daily_tries", ["guest", "day"])
    op.create_table(
        "daily_levels",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("level", sa.Text, primary_key=True),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rival", sa.Integer, nullable=False),
        sa.Column("is_won", sa.Integer, nullable=False),
        sa.Column("is_resigned", sa.Integer, nullable=False),
    )

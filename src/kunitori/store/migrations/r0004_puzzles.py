"""Tries at puzzles, and the ratings that follow from them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "solvers",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzles",
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("answer", sa.Integer, nullable=False),
        sa.Column("is_right", sa.Integer, nullable=False),
        sa.Column("gain", sa.Double, nullable=False),
    )

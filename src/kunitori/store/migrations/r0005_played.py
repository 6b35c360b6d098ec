"""How each of a guest's games ended, and what luck and choice gave the players of reviewed games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # All empty at first: a game is noted here when its guest's games are listed after its end.
    op.add_column("guests", sa.Column("ended", sa.Double))
    op.add_column("guests", sa.Column("game", sa.Text))
    op.add_column("guests", sa.Column("rivals", sa.Text))
    op.add_column("guests", sa.Column("has_won", sa.Integer))
    op.add_column("guests", sa.Column("seat", sa.Integer))
    op.add_column("guests", sa.Column("place", sa.Integer))
    op.add_column("guests", sa.Column("players", sa.Integer))
    op.add_column("guests", sa.Column("points", sa.Integer))
    op.add_column("guests", sa.Column("opening", sa.Text))
    op.add_column("guests", sa.Column("counts", sa.Integer))
    op.create_index("guests_ended", "guests", ["guest", "ended"])
    op.create_table(
        "accounts",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("luck", sa.Double, nullable=False),
        sa.Column("choice", sa.Double, nullable=False),
    )

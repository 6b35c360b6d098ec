"""Games that bots play among themselves leave, too, if nobody has looked on for long enough."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    nobody = sa.text("has_people = 0")
    op.drop_index("summaries_of_nobody", "summaries")
    op.create_index(
        "summaries_of_nobody", "summaries", ["updated"], sqlite_where=nobody, postgresql_where=nobody
    )  # fmt: skip

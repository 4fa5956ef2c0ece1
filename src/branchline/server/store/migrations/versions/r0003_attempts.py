"""Attempts at passwords, counted for all processes together."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("room", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("attempts_by_time", "attempts", ["at"])


def downgrade() -> None:
    op.drop_table("attempts")

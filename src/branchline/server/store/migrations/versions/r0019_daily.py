"""First tries at the deals of the day, and what they came to."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "daily",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("score", sa.BigInteger),
        sa.Column("missed", sa.BigInteger),
        sa.Column("at", sa.Float),
        sa.PrimaryKeyConstraint("day", "key", "player"),
    )
    op.create_index("ix_daily_match", "daily", ["match"])
    op.create_index("ix_daily_player", "daily", ["player"])


def downgrade() -> None:
    op.drop_table("daily")

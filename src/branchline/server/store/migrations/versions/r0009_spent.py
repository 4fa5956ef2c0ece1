"""The time that an entry took, as the process measured it that stored it, and from when that process measures on."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("entries", sa.Column("spent", sa.Float))
    op.add_column("matches", sa.Column("measured_by", sa.Integer))
    op.add_column("matches", sa.Column("measured_at", sa.Float))


def downgrade() -> None:
    op.drop_column("matches", "measured_at")
    op.drop_column("matches", "measured_by")
    op.drop_column("entries", "spent")

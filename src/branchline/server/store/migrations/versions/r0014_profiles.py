"""Who shows their profile to others: nobody until they say so. And one's results are found the latest first."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("players", sa.Column("is_public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("results_by_player", "results", ["player", "at"])
    op.drop_index("ix_results_player", "results")


def downgrade() -> None:
    op.create_index("ix_results_player", "results", ["player"])
    op.drop_index("results_by_player", "results")
    op.drop_column("players", "is_public")

"""A table's row says whose pause is on."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("matches", sa.Column("paused_by", sa.Integer))


def downgrade() -> None:
    op.drop_column("matches", "paused_by")

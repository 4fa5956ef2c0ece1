"""What a result would have counted, had the goal not been missed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("results", sa.Column("missed", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("results", "missed")

"""A table may be taken along, and is closed until it is handed back."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("matches", sa.Column("along", sa.String(8)))


def downgrade() -> None:
    op.drop_column("matches", "along")

"""A match may begin where another stood."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("matches", sa.Column("begins", sa.Text))


def downgrade() -> None:
    op.drop_column("matches", "begins")

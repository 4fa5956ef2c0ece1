"""Where a guest came from who went for good, kept on what they said of late: going makes no room for more."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.add_column("lines", sa.Column("place", sa.String(64)))
    op.create_index("lines_by_place", "lines", ["place", "at"])


def downgrade() -> None:
    op.drop_index("lines_by_place", "lines")
    op.drop_column("lines", "place")

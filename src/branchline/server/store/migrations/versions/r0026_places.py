"""Where guests come from, as keyed hashes of addresses, so that what those of one address keep can be counted."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    for table in ("players", "matches"):
        op.add_column(table, sa.Column("place", sa.String(64)))
        op.create_index(f"{table}_by_place", table, ["place"])


def downgrade() -> None:
    for table in ("players", "matches"):
        op.drop_index(f"{table}_by_place", table)
        op.drop_column(table, "place")

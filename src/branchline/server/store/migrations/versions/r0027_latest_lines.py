"""Somebody's lines by when they said them, so that those of the last day are counted without reading the others."""

from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.drop_index("lines_by_player", "lines")
    op.create_index("lines_by_player", "lines", ["player", "at"])


def downgrade() -> None:
    op.drop_index("lines_by_player", "lines")
    op.create_index("lines_by_player", "lines", ["player"])

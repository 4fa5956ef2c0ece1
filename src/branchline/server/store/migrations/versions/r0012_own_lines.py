"""Whose lines they are, so that one's own are found without reading everybody's."""

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_index("lines_by_player", "lines", ["player"])


def downgrade() -> None:
    op.drop_index("lines_by_player", "lines")

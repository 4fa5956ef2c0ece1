"""How many bytes came with a table, and whose tables they are, so that what one person keeps can be counted."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("matches", sa.Column("brought", sa.Integer, nullable=False, server_default="0"))
    op.create_index("matches_by_owner", "matches", ["owner"])
    op.create_index("sessions_by_end", "sessions", ["expires_at"])
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE matches SET brought = length(content) WHERE content IS NOT NULL"))


def downgrade() -> None:
    op.drop_index("sessions_by_end", "sessions")
    op.drop_index("matches_by_owner", "matches")
    op.drop_column("matches", "brought")

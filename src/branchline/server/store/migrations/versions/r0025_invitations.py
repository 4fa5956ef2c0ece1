"""Invitations to tables."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("whom", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("declined_at", sa.Float),
    )
    op.create_index("invitations_by_both", "invitations", ["match", "whom"], unique=True)
    op.create_index("invitations_by_whom", "invitations", ["whom", "at"])
    op.create_index("invitations_by_player", "invitations", ["player", "at"])


def downgrade() -> None:
    op.drop_table("invitations")

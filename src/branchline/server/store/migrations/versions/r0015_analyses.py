"""Analyses of finished matches, and what they found, part by part."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("player", sa.String(32)),
        sa.Column("process", sa.Integer),
        sa.Column("outline", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("analyses_by_state", "analyses", ["state", "at"])
    op.create_index("ix_analyses_player", "analyses", ["player"])
    op.create_table(
        "findings",
        sa.Column("match", sa.String(16), sa.ForeignKey("analyses.match"), primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True),
        sa.Column("finding", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("findings")
    op.drop_table("analyses")

"""Admins, closed accounts, codes to register with, lines that were removed, what admins did, and what failed."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("players", sa.Column("is_admin", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("players", sa.Column("closed_at", sa.Float))
    op.add_column("lines", sa.Column("is_removed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "codes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("made_by", sa.String(32)),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False, index=True),
        sa.Column("used_by", sa.String(32)),
        sa.Column("used_at", sa.Float),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("by", sa.String(32)),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("about", sa.String(32)),
        sa.Column("what", sa.Text, nullable=False),
    )
    op.create_table(
        "failures",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("level", sa.String(10), nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("failures", "deeds", "codes"):
        op.drop_table(table)
    op.drop_column("lines", "is_removed")
    op.drop_column("players", "closed_at")
    op.drop_column("players", "is_admin")

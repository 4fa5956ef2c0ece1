"""Who has a table open, and in which of several server processes."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "presences",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("process", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "process"),
    )


def downgrade() -> None:
    op.drop_table("presences")

"""The first answers to writes that their clients may send again."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "answers",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("credential", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("status", sa.Integer, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("key", "person"),
    )
    op.create_index("answers_by_person", "answers", ["person", "at"])
    op.create_index("answers_by_time", "answers", ["at"])


def downgrade() -> None:
    op.drop_table("answers")

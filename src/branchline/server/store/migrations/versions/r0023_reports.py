"""Reports of lines and names."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("by", sa.String(32)),
        sa.Column("about", sa.String(32), nullable=False, index=True),
        sa.Column("thing", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("match", sa.String(16)),
        sa.Column("line", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("settled_at", sa.Float),
        sa.Column("done", sa.String(8)),
    )
    op.create_index("reports_once", "reports", ["by", "about", "thing"], unique=True)
    op.create_index("reports_open", "reports", ["settled_at", "at"])


def downgrade() -> None:
    op.drop_table("reports")

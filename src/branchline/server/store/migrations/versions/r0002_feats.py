"""Solo records, and which matches had an undo past a barrier, known without replaying them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("is_undone_past", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE matches SET is_undone_past = (1 = 1) WHERE id IN "
        '(SELECT match FROM entries WHERE entry LIKE \'{"type":"undone"%"agreed":[%\')'
    )
    op.create_table(
        "feats",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("match", "key"),
    )
    op.create_index("feats_by_player", "feats", ["player", "game", "key"])


def downgrade() -> None:
    op.drop_table("feats")
    op.drop_column("matches", "is_undone_past")

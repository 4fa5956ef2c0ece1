"""People are told that it is their turn: by which channels, where not, and what waits to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("presences", sa.Column("is_looking", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("form", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("is_on", sa.Boolean, nullable=False),
        sa.Column("is_confirmed", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("told_at", sa.Float),
        sa.Column("failed_at", sa.Float),
        sa.Column("failure", sa.Text),
    )
    op.create_index("ix_channels_player", "channels", ["player"])
    op.create_index("ix_channels_address", "channels", ["address"])
    op.create_table(
        "silences",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("player", "match", "kind"),
    )
    op.create_table(
        "reminders",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", "match"),
    )
    op.create_index("reminders_by_time", "reminders", ["at"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("channel", sa.String(16), sa.ForeignKey("channels.id"), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("tables", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due_at", sa.Float, nullable=False),
        sa.Column("marked_at", sa.Float),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_index("ix_deliveries_channel", "deliveries", ["channel"])
    op.create_index("ix_deliveries_due_at", "deliveries", ["due_at"])


def downgrade() -> None:
    for table in ("deliveries", "reminders", "silences", "channels"):
        op.drop_table(table)
    op.drop_column("presences", "is_looking")

"""Whom a table waits for, and until when, stands at the seats."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

# Whose seat a bot keeps is known to the entries alone: such a seat is marked until its table moves on.
_TO_ACT = """
UPDATE seats SET waits = :yes, runs_out = (SELECT deadline FROM matches WHERE matches.id = seats.match)
WHERE kind = 'person' AND EXISTS (
    SELECT 1 FROM matches WHERE matches.id = seats.match AND matches.state = 'playing'
    AND ',' || matches.to_act || ',' LIKE '%,' || CAST(seats.seat AS VARCHAR(4)) || ',%')
"""


def upgrade() -> None:
    op.add_column("seats", sa.Column("waits", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("runs_out", sa.Float))
    op.add_column("seats", sa.Column("is_asked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.get_bind().execute(sa.text(_TO_ACT), {"yes": True})
    op.create_index("seats_waited_for", "seats", ["player", "waits"])
    op.create_index("seats_asked", "seats", ["player", "is_asked"])


def downgrade() -> None:
    op.drop_index("seats_asked", "seats")
    op.drop_index("seats_waited_for", "seats")
    for column in ("is_asked", "runs_out", "waits"):
        op.drop_column("seats", column)

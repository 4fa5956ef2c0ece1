"""Tables that were closed before their match began, and were played all the same: they are over, and count for nothing.

Their seed was shown when they were closed. Nothing of what was played is taken away.
"""

from alembic import op

revision = "0004"
down_revision = "0003"
_REVIVED = "started_at IS NULL AND seq > 0"


def upgrade() -> None:
    op.execute(f"DELETE FROM feats WHERE match IN (SELECT id FROM matches WHERE {_REVIVED})")
    over = "state = 'over', to_act = '', deadline = NULL, asked = NULL"
    op.execute(f"UPDATE matches SET started_at = created_at, is_seed_known = true, {over} WHERE {_REVIVED}")


def downgrade() -> None:
    """What they were is of no use to anybody."""

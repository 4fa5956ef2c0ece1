"""Of which game tables are, so that the latest of one game are found without reading those of the others."""

from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.create_index("matches_by_game", "matches", ["state", "is_public", "game", "changed_at"])


def downgrade() -> None:
    op.drop_index("matches_by_game", "matches")

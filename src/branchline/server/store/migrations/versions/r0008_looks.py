"""How the names of accounts look, so that nobody else is called like one. Accounts that clash keep their names: the
look is the oldest one's. And no name holds a character that another database could not keep."""

import sqlalchemy as sa
from alembic import op

from branchline.server.people.looks import looks_of

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "looks",
        sa.Column("look", sa.Text, primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
    )
    op.create_index("ix_looks_player", "looks", ["player"])
    connection = op.get_bind()
    if connection.dialect.name == "sqlite":
        for table in ("players", "seats", "lines", "results"):
            _without_nul(connection, table)
    accounts = "SELECT id, name, login FROM players WHERE login IS NOT NULL ORDER BY created_at, id"
    held: dict[str, str] = {}
    for player, name, login in connection.execute(sa.text(accounts)).all():
        for look in sorted(looks_of(name) | looks_of(login)):
            held.setdefault(look, player)
    rows = [{"look": look, "player": player} for look, player in held.items()]
    if rows:
        connection.execute(sa.text("INSERT INTO looks (look, player) VALUES (:look, :player)"), rows)


def _without_nul(connection: sa.Connection, table: str) -> None:
    marked = f"SELECT rowid, name FROM {table} WHERE instr(CAST(name AS BLOB), x'00') > 0"
    for row, name in connection.execute(sa.text(marked)).all():
        changed = {"row": row, "name": name.replace("\0", "")}
        connection.execute(sa.text(f"UPDATE {table} SET name = :name WHERE rowid = :row"), changed)


def downgrade() -> None:
    op.drop_table("looks")

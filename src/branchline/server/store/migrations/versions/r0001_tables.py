"""The first shape: people, tables, seats, entries, chat and results."""

import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _key(*columns: str) -> Any:
    return sa.PrimaryKeyConstraint(*columns)


def _to_player(column: str = "player", *, nullable: bool = False) -> Any:
    return sa.Column(column, sa.String(32), sa.ForeignKey("players.id"), nullable=nullable)


def _of_match() -> Any:
    return sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False)


def _text(name: str, length: int | None = None, *, nullable: bool = False) -> Any:
    return sa.Column(name, sa.String(length) if length else sa.Text, nullable=nullable)


def _flag(name: str) -> Any:
    return sa.Column(name, sa.Boolean, nullable=False)


def _number(name: str, kind: Any = sa.Integer, *, nullable: bool = False) -> Any:
    return sa.Column(name, kind, nullable=nullable)


def upgrade() -> None:
    _people()
    _tables()
    _logs()


def _people() -> None:
    facts = op.create_table("facts", _text("name", 40), _text("value"), _key("name"))
    op.bulk_insert(facts, [{"name": "secret", "value": secrets.token_hex(32)}])
    op.create_table(
        "players",
        _text("id", 32),
        _text("name", 40),
        sa.Column("login", sa.String(40), unique=True),
        _text("password", nullable=True),
        _number("created_at", sa.Float),
        _key("id"),
    )
    op.create_table("sessions", _text("hash", 64), _to_player(), _number("expires_at", sa.Float), _key("hash"))
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_table(
        "tokens",
        _text("id", 16),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        _to_player(),
        _text("label", 40),
        _number("created_at", sa.Float),
        _key("id"),
    )
    op.create_index("ix_tokens_player", "tokens", ["player"])


def _tables() -> None:
    op.create_table(
        "matches",
        _text("id", 16),
        _text("game", 40),
        _number("rules_version"),
        _text("content_hash", 80),
        _text("content", nullable=True),
        _text("options"),
        _text("seed", 64),
        _flag("is_seed_known"),
        _text("state", 8),
        _to_player("owner"),
        _flag("is_public"),
        _flag("is_muted"),
        _flag("is_hinted"),
        _flag("is_imported"),
        _text("clock", nullable=True),
        _number("deadline", sa.Float, nullable=True),
        _text("asked", nullable=True),
        _number("seq"),
        _text("to_act", 80),
        _text("outcome", nullable=True),
        _text("rematch", 16, nullable=True),
        _number("created_at", sa.Float),
        _number("started_at", sa.Float, nullable=True),
        _number("changed_at", sa.Float),
        _key("id"),
    )
    op.create_index("matches_by_state", "matches", ["state", "is_public", "changed_at"])
    op.create_index("matches_by_deadline", "matches", ["deadline"])
    op.create_index("matches_by_seed", "matches", ["seed"])
    op.create_table(
        "seats",
        _of_match(),
        _number("seat"),
        _text("kind", 8),
        _to_player(nullable=True),
        _text("name", 40),
        _text("level", 20, nullable=True),
        _number("link"),
        _number("here_until", sa.Float),
        _key("match", "seat"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])


def _logs() -> None:
    op.create_table(
        "entries", _of_match(), _number("seq"), _text("entry"), _number("at", sa.Float), _key("match", "seq")
    )
    op.create_table(
        "snapshots", _of_match(), _number("seq"), _number("state", sa.LargeBinary), _text("digest", 32), _key("match")
    )
    op.create_table(
        "lines",
        _of_match(),
        _number("number"),
        _text("player", 32, nullable=True),
        _number("seat", nullable=True),
        _text("name", 40),
        _text("text"),
        _flag("is_note"),
        _number("at", sa.Float),
        _key("match", "number"),
    )
    op.create_table(
        "results",
        _of_match(),
        _number("seat"),
        _text("player", 32, nullable=True),
        _text("name", 40),
        _text("deal", 64),
        _number("score", sa.BigInteger, nullable=True),
        _number("place"),
        _number("at", sa.Float),
        _key("match", "seat"),
    )
    op.create_index("ix_results_player", "results", ["player"])
    op.create_index("ix_results_deal", "results", ["deal"])


def downgrade() -> None:
    names = ("results", "lines", "snapshots", "entries", "seats", "matches", "tokens", "sessions", "players", "facts")
    for name in names:
        op.drop_table(name)

"""The rows of people: who they are, what shows that it is them, what they are called, what they have filled."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, bindparam, delete, func, insert, select, union, update

from branchline.server.store import channels, invitations, reports, schema, shunned

_PLAYERS, _SESSIONS, _TOKENS = schema.players.c, schema.sessions.c, schema.tokens.c
_WHO: Final = (_PLAYERS.id, _PLAYERS.name, _PLAYERS.login, _PLAYERS.is_admin, _PLAYERS.place)


class Found(NamedTuple):
    """Somebody who is stored."""

    id: str
    name: str
    login: str | None
    is_admin: bool
    place: str | None


class StoredToken(NamedTuple):
    id: str
    label: str
    created_at: float


_SOMEBODY: Final = select(*_WHO).where(_PLAYERS.closed_at.is_(None))
_BY_SESSION: Final = _SOMEBODY.join(schema.sessions, _SESSIONS.player == _PLAYERS.id).where(
    _SESSIONS.hash == bindparam("hashed"), _SESSIONS.expires_at > bindparam("now")
)
_BY_TOKEN: Final = _SOMEBODY.join(schema.tokens, _TOKENS.player == _PLAYERS.id).where(
    _TOKENS.hash == bindparam("hashed")
)


def _first(query: Select[Any], values: dict[str, Any]) -> Callable[[Connection], Found | None]:
    def run(connection: Connection) -> Found | None:
        row = connection.execute(query, values).first()
        return Found(*row) if row is not None else None

    return run


def by_session(hashed: str, now: float) -> Callable[[Connection], Found | None]:
    """Whose session it is that has this hash and has not ended. Nobody is a person who was closed."""
    return _first(_BY_SESSION, {"hashed": hashed, "now": now})


def by_token(hashed: str) -> Callable[[Connection], Found | None]:
    return _first(_BY_TOKEN, {"hashed": hashed})


class Account(NamedTuple):
    found: Found
    password: str
    """Its hash."""
    is_closed: bool


def account(as_written: str, login: str) -> Callable[[Connection], Account | None]:
    """The account that somebody means. One of old may have a login that was never cleaned: whoever writes it just so
    means that one."""
    query = select(*_WHO, _PLAYERS.password, _PLAYERS.closed_at).where(_PLAYERS.login.in_({as_written, login}))

    def run(connection: Connection) -> Account | None:
        row = connection.execute(query.order_by(_PLAYERS.login != as_written)).first()
        return Account(Found(*row[: len(_WHO)]), row.password, row.closed_at is not None) if row is not None else None

    return run


def add(connection: Connection, player: str, at: float, values: dict[str, Any]) -> None:
    connection.execute(insert(schema.players).values(id=player, created_at=at, **values))


def put(connection: Connection, player: str, values: dict[str, Any]) -> None:
    connection.execute(update(schema.players).where(_PLAYERS.id == player).values(values))


def hold(connection: Connection, player: str) -> None:
    """The person's row, until the end of the transaction: what is counted for them stays counted."""
    connection.execute(select(_PLAYERS.id).where(_PLAYERS.id == player).with_for_update())


# Sessions and tokens --------------------------------------------------------------------------------------------------


def add_session(connection: Connection, hashed: str, player: str, until: float) -> None:
    connection.execute(insert(schema.sessions).values(hash=hashed, player=player, expires_at=until))


def end_session(connection: Connection, hashed: str) -> str | None:
    """Whose it was; None where there was none."""
    player: str | None = connection.execute(select(_SESSIONS.player).where(_SESSIONS.hash == hashed)).scalar()
    connection.execute(delete(schema.sessions).where(_SESSIONS.hash == hashed))
    return player


def end_all_sessions(connection: Connection, player: str) -> None:
    connection.execute(delete(schema.sessions).where(_SESSIONS.player == player))


def end_oldest_sessions(connection: Connection, player: str, most: int) -> int:
    """One person has so many sessions: the oldest make room for new ones. How many did."""
    latest = select(_SESSIONS.hash).where(_SESSIONS.player == player).order_by(_SESSIONS.expires_at.desc()).limit(most)
    kept = connection.execute(latest).scalars().all()
    gone = delete(schema.sessions).where(_SESSIONS.player == player, _SESSIONS.hash.not_in(kept))
    return connection.execute(gone).rowcount


def tokens_of(player: str) -> Callable[[Connection], list[StoredToken]]:
    query = select(_TOKENS.id, _TOKENS.label, _TOKENS.created_at).where(_TOKENS.player == player)
    return lambda connection: [StoredToken(*row) for row in connection.execute(query.order_by(_TOKENS.created_at))]


def count_tokens(connection: Connection, player: str) -> int:
    found: int = connection.execute(select(func.count()).where(_TOKENS.player == player)).scalar_one()
    return found


def add_token(connection: Connection, token: StoredToken, hashed: str, player: str) -> None:
    connection.execute(insert(schema.tokens).values(hash=hashed, player=player, **token._asdict()))


def revoke_token(connection: Connection, token: str, player: str) -> bool:
    """Whether there was one."""
    gone = delete(schema.tokens).where(_TOKENS.id == token, _TOKENS.player == player)
    return bool(connection.execute(gone).rowcount)


def revoke_all_tokens(connection: Connection, player: str) -> None:
    connection.execute(delete(schema.tokens).where(_TOKENS.player == player))


# What they are called -------------------------------------------------------------------------------------------------


def closed_among(connection: Connection, players: Iterable[str | None]) -> set[str]:
    """Those of them whose account is closed."""
    known = sorted({player for player in players if player is not None})
    query = select(_PLAYERS.id).where(_PLAYERS.id.in_(known), _PLAYERS.closed_at.is_not(None))
    return set(connection.execute(query).scalars())


def looks_of_others(connection: Connection, player: str, looks: Iterable[str]) -> set[str]:
    """Which of these belong to somebody else's account."""
    columns = schema.looks.c
    query = select(columns.look).where(columns.look.in_(sorted(looks)), columns.player != player)
    return set(connection.execute(query).scalars())


def put_looks(connection: Connection, player: str, looks: Iterable[str]) -> None:
    """In place of those the account had."""
    connection.execute(delete(schema.looks).where(schema.looks.c.player == player))
    connection.execute(insert(schema.looks), [{"look": look, "player": player} for look in sorted(looks)])


# What they have -------------------------------------------------------------------------------------------------------


def filled(connection: Connection, player: str) -> tuple[int, int]:
    """How many tables somebody made, and how many bytes they brought to them."""
    rows = schema.matches.c
    mine = select(func.count(), func.coalesce(func.sum(rows.brought), 0)).where(rows.owner == player)
    kept, size = connection.execute(mine).one()
    return kept, size


def hold_place(connection: Connection, place: str) -> None:
    """The row of the first who came from there, until the end of the transaction: what is counted stays counted."""
    first = select(_PLAYERS.id).where(_PLAYERS.place == place).order_by(_PLAYERS.created_at, _PLAYERS.id).limit(1)
    connection.execute(first.with_for_update())


def guests_from(connection: Connection, place: str) -> int:
    found: int = connection.execute(select(func.count()).where(_PLAYERS.place == place)).scalar_one()
    return found


def filled_from(connection: Connection, place: str) -> tuple[int, int]:
    """How many tables the guests from there made, and how many bytes they brought to them; those of guests who went
    for good lately among them."""
    rows = schema.matches.c
    size = func.coalesce(func.sum(rows.brought), 0)
    theirs = select(func.count(), size).join(schema.players, rows.owner == _PLAYERS.id).where(_PLAYERS.place == place)
    left = select(func.count(), size).where(rows.place == place)
    (kept, brought), (kept_left, brought_left) = (connection.execute(query).one() for query in (theirs, left))
    return kept + kept_left, brought + brought_left


_ROWS, _SEATS = schema.matches.c, schema.seats.c
_MADE: Final = select(_ROWS.id).where(_ROWS.owner == bindparam("asker"))
_SITS: Final = select(_SEATS.match).where(_SEATS.player == bindparam("asker"))
_THEIRS: Final = union(_MADE, _SITS).subquery()
_UNFINISHED: Final = (
    select(func.count())
    .select_from(_THEIRS.join(schema.matches, _ROWS.id == _THEIRS.c.id))
    .where(_ROWS.state.in_(("open", "playing")))
)


def unfinished(connection: Connection, player: str) -> int:
    """How many tables that are not over somebody made or sits at."""
    found: int = connection.execute(_UNFINISHED, {"asker": player}).scalar_one()
    return found


def seats_in_play(player: str) -> Callable[[Connection], list[tuple[str, int]]]:
    seats, rows = schema.seats.c, schema.matches.c
    query = select(seats.match, seats.seat).join(schema.matches, rows.id == seats.match)
    mine = query.where(seats.player == player, rows.state == "playing")
    return lambda connection: [(row.match, row.seat) for row in connection.execute(mine)]


def move(connection: Connection, guest: str, account: str) -> list[str]:
    """A guest's seats, tables, lines and solo results become the account's: the tables where they sit or which they
    made. Of the guest nothing is left."""
    sat, rows = select(schema.seats.c.match).where(schema.seats.c.player == guest), schema.matches.c
    tables = connection.execute(union(sat, select(rows.id).where(rows.owner == guest))).scalars().all()
    for table in (schema.seats, schema.results, schema.feats, schema.lines):
        connection.execute(update(table).where(table.c.player == guest).values(player=account))
    connection.execute(update(schema.matches).where(schema.matches.c.owner == guest).values(owner=account))
    connection.execute(update(schema.deeds).where(schema.deeds.c.about == guest).values(about=account))
    _move_answers(connection, guest, account)
    channels.move(connection, guest, account)
    _move_notes(connection, guest, account)
    shunned.move(connection, guest, account)
    reports.move(connection, guest, account)
    invitations.move(connection, guest, account)
    end_all_sessions(connection, guest)
    connection.execute(delete(schema.players).where(schema.players.c.id == guest))
    return sorted(tables)


def _move_notes(connection: Connection, guest: str, account: str) -> None:
    """Where both have one, the account's stays."""
    notes = schema.notes
    taken = select(notes.c.match).where(notes.c.player == account)
    connection.execute(delete(notes).where(notes.c.player == guest, notes.c.match.in_(taken)))
    connection.execute(update(notes).where(notes.c.player == guest).values(player=account))


def _move_answers(connection: Connection, guest: str, account: str) -> None:
    """What the account has answers for under the same ids stays its own."""
    answers = schema.answers
    taken = select(answers.c.key).where(answers.c.person == account)
    connection.execute(delete(answers).where(answers.c.person == guest, answers.c.key.in_(taken)))
    connection.execute(update(answers).where(answers.c.person == guest).values(person=account))

"""What `branchline admin` does, on the database itself: beside a running server or without one."""

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, delete, func, insert, select, text, update

from branchline.core import record
from branchline.core.acts import end
from branchline.core.codec import encode
from branchline.core.errors import BadOption
from branchline.core.values import Reason
from branchline.data_folder import without_password
from branchline.server.hosting.importing import frozen_record, store_record
from branchline.server.hosting.loading import (
    FindGame,
    Mismatch,
    check_whole,
    game_of,
    load,
    load_around,
    replayed,
    snapshot_of,
    whole_entries,
)
from branchline.server.hosting.replayed import replayed as made_ready
from branchline.server.hosting.results import results_of
from branchline.server.people.accounts import by_login, ended, hash_password
from branchline.server.people.links import is_id, new_id
from branchline.server.store import schema
from branchline.server.store.engine import FILE, folder_of, open_engine
from branchline.server.store.migrate import migrate, revision_of
from branchline.server.store.news import CHANNEL
from branchline.server.store.whole import is_lacking, settle

T = TypeVar("T")


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    state: str
    seq: int
    seats: int
    changed_at: float


class Difference(NamedTuple):
    """Where a stored match no longer replays as it did."""

    table: str
    detail: str


def check_database(data: str) -> None:
    """There must be a database to look at; one of an older version is brought up to date."""
    folder = folder_of(data)
    if folder is not None and not folder.is_dir():
        raise BadOption("no-database", data=without_password(data))
    if folder is not None:
        settle(folder / FILE)
    engine = open_engine(data)
    try:
        if revision_of(engine) is None:
            raise BadOption("no-database", data=without_password(data))
    finally:
        engine.dispose()
    migrate(data)


def _read(data: str, query: Callable[[Connection], T]) -> T:
    engine = open_engine(data)
    try:
        with engine.connect() as connection:
            return query(connection)
    finally:
        engine.dispose()


def _write(data: str, job: Callable[[Connection], T], news: Callable[[T], str] | None = None) -> T:
    """What `news` makes of the job's answer is told to running servers."""
    engine = open_engine(data, writes=True)
    try:
        with engine.begin() as connection:
            answer = job(connection)
            if news is not None and engine.dialect.name == "postgresql":
                told = {"channel": CHANNEL, "news": news(answer)}
                connection.execute(text("SELECT pg_notify(:channel, :news)"), told)
            return answer
    finally:
        engine.dispose()


def list_tables(data: str, state: str | None, most: int) -> list[Listed]:
    rows, seats = schema.matches.c, schema.seats.c
    count = select(func.count()).where(seats.match == rows.id).scalar_subquery()
    query = select(rows.id, rows.game, rows.state, rows.seq, count, rows.changed_at).order_by(rows.changed_at.desc())
    query = query.where(rows.state == state) if state else query
    return _read(data, lambda connection: [Listed(*row) for row in connection.execute(query.limit(most))])


def _check_id(table: str) -> None:
    if not is_id(table):
        raise BadOption("unknown-table", table=table)


def end_table(data: str, table: str, find_game: FindGame) -> None:
    """Ends a match as its host; people who are there see it at once."""
    _check_id(table)

    def job(connection: Connection) -> None:
        rows = schema.matches
        connection.execute(select(rows.c.id).where(rows.c.id == table).with_for_update())  # nobody adds to it now
        loaded = load(connection, table, find_game)
        now = time.time()
        values = {"state": "over", "to_act": "", "deadline": None, "asked": None, "changed_at": now}
        if loaded.sitting is not None:
            over = end(loaded.sitting.match, -1, "stopped")
            entry = {"match": table, "seq": over.seq, "entry": encode(over.entries[-1]).decode(), "at": now}
            connection.execute(insert(schema.entries).values(entry))
            assert over.outcome is not None
            results_of(loaded.row, loaded.seats, over.outcome, now)(connection)
            values |= {"seq": over.seq, "outcome": encode(over.outcome).decode()}
            values["rules_version"] = over.game.rules_version
        connection.execute(update(schema.matches).where(schema.matches.c.id == table).values(values))

    _write(data, job, lambda _: table)


class Exported(NamedTuple):
    """A record, and why it is not of a match that could go on."""

    content: bytes
    frozen: Reason | None


def export_table(data: str, table: str, find_game: FindGame) -> Exported:
    """Any match, also a running one: who administers the server has its seed anyway."""
    _check_id(table)

    def query(connection: Connection) -> Exported:
        loaded = load(connection, table, find_game)
        if loaded.frozen is not None:
            made = frozen_record(connection, loaded.row, loaded.game, loaded.frozen)
            return Exported(made, loaded.frozen.reason)
        if loaded.sitting is None:
            raise BadOption("not-started")
        return Exported(record.export(loaded.sitting.match, tuple(seat.name for seat in loaded.seats)), None)

    return _read(data, query)


def import_record(data: str, content: bytes, find_game: FindGame, owner: str | None) -> str:
    """The table that was made; it belongs to the account `owner`, or to nobody who could sign in."""
    read = record.read(content)
    ready = made_ready(read.players, record.replay(read, find_game))

    def job(connection: Connection) -> str:
        return store_record(connection, ready, _owner(connection, owner))

    return _write(data, job)


def _owner(connection: Connection, name: str | None) -> str:
    if name is not None:
        return _account(connection, name)
    guest = new_id()
    connection.execute(insert(schema.players).values(id=guest, name="", created_at=time.time()))
    return guest


def _account(connection: Connection, name: str) -> str:
    found = connection.execute(by_login(select(schema.players.c.id), name)).scalar()
    if found is None:
        raise BadOption("unknown-account", name=name)
    return str(found)


def reset_password(data: str, name: str, password: str) -> None:
    """A new password; all devices are signed out and all tokens revoked."""
    hashed = hash_password(password)

    def job(connection: Connection) -> str:
        player = _account(connection, name)
        connection.execute(update(schema.players).where(schema.players.c.id == player).values(password=hashed))
        for table in (schema.sessions, schema.tokens):
            connection.execute(delete(table).where(table.c.player == player))
        return player

    _write(data, job, ended)


def is_half_a_copy(data: str) -> bool:
    """Whether the newest commits are missing, which were beside the file when it was copied. To be asked first."""
    folder = folder_of(data)
    return folder is not None and is_lacking(folder / FILE)


def verify(data: str, find_game: FindGame) -> Iterator[Difference | None]:
    """Plays every stored match again with the current rules: None for each that comes out the same. One that ended by
    an earlier version must have the outcome of that version."""
    rows = schema.matches.c
    begun = select(rows.id).where(rows.state != "open").order_by(rows.id)
    ids = _read(data, lambda connection: connection.execute(begun).scalars().all())
    engine = open_engine(data)
    try:
        for table in ids:
            with engine.connect() as connection:
                yield _difference(connection, table, find_game)
    finally:
        engine.dispose()


def differing(connection: Connection, find_game: FindGame) -> list[Difference]:
    """The matches that do not come out the same, of one database as it stands in a transaction."""
    ids = connection.execute(select(schema.matches.c.id).where(schema.matches.c.seq > 0)).scalars().all()
    return [found for table in ids if (found := _difference(connection, table, find_game)) is not None]


def _difference(connection: Connection, table: str, find_game: FindGame) -> Difference | None:
    try:
        _replay_exactly(connection, table, find_game)
    except Exception as error:
        return Difference(table, str(error) or type(error).__name__)
    return None


def _replay_exactly(connection: Connection, table: str, find_game: FindGame) -> None:
    row, seats = load_around(table)(connection)
    snapshot, (stored, wrong) = snapshot_of(connection, table), whole_entries(table)(connection)
    check_whole(row, seats, stored, wrong, snapshot)
    game = game_of(row, find_game)
    if row.rules_version not in (game.rules_version, *game.earlier) or row.content_hash != game.content_hash:
        raise Mismatch(f"rules {row.rules_version}, content {row.content_hash}: not the current ones")
    match = replayed(row, seats, game, stored, snapshot).match
    outcome = match.outcome_by(row.rules_version) if not match.to_act else None
    if (encode(outcome).decode() if outcome else None) != row.outcome:
        raise Mismatch("another outcome than the one that was stored")

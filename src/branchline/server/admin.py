"""What `branchline admin` does, on the database itself: beside a running server or without one."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple, TypeVar

from branchline.core import record
from branchline.core.codec import encode
from branchline.core.errors import BadOption, Refused
from branchline.core.values import Reason
from branchline.data_folder import without_password
from branchline.server.hosting.importing import frozen_record, store_record, without_taken_names
from branchline.server.hosting.loading import (
    FindGame,
    Mismatch,
    check_whole,
    game_of,
    load,
    load_around,
    replayed,
    whole_entries,
)
from branchline.server.hosting.replayed import Replayed
from branchline.server.office import duties, lists
from branchline.server.office.acting import ending
from branchline.server.office.duties import Did, Means, doing
from branchline.server.office.sizes import sizes_of
from branchline.server.people.accounts import account_of, check_password, ended, hash_password
from branchline.server.people.links import is_id, new_id, new_token
from branchline.server.settings import BOUNDS, Bounds, TidyRules
from branchline.server.store import failures, people, tables
from branchline.server.store.connection import Connection
from branchline.server.store.engine import FILE, folder_of, open_engine
from branchline.server.store.migrate import migrate, revision_of
from branchline.server.store.news import tell
from branchline.server.store.played import snapshot_of
from branchline.server.store.tidying import CHANGES, RULES, found
from branchline.server.store.whole import is_lacking, settle
from branchline.tables.admin_messages import AnyDuty, Codes, Duties, People, Reports, Sizes

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
            if news is not None:
                tell(connection, news(answer))
            return answer
    finally:
        engine.dispose()


def list_tables(data: str, state: str | None, most: int) -> list[Listed]:
    return [Listed(*row) for row in _read(data, tables.all_tables(state, most))]


def _check_id(table: str) -> None:
    if not is_id(table):
        raise BadOption("unknown-table", table=table)


def end_table(data: str, table: str, find_game: FindGame) -> None:
    """Ends a match as its host; people who are there see it at once."""
    _check_id(table)
    _write(data, ending(table, find_game), lambda _: table)


def do(data: str, duty: AnyDuty, find_game: FindGame, bounds: Bounds) -> Did:
    """What an admin's page does as well, by the same functions; then what follows from it at single tables."""
    did = _write_telling(data, doing(duty, Means(find_game, bounds, secret=new_token())))
    for table, job in did.then:
        with suppress(Refused):  # over in the meantime, or frozen
            _write(data, job, lambda _, table=table: table)  # type: ignore[misc]
    return did


def set_admin(data: str, name: str, *, is_admin: bool) -> str:
    """How the account is called."""
    return _write_telling(data, lambda connection: duties.set_admin(connection, name, is_admin=is_admin)).what


def _write_telling(data: str, job: Callable[[Connection], Did]) -> Did:
    engine = open_engine(data, writes=True)
    try:
        with engine.begin() as connection:
            did = job(connection)
            for news in did.news:
                tell(connection, news)
            return did
    finally:
        engine.dispose()


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
        sitting, names = loaded.sitting, tuple(seat.name for seat in loaded.seats)
        return Exported(record.export(sitting.match, names, sitting.times), None)

    return _read(data, query)


class Imported(NamedTuple):
    table: str
    warnings: list[Reason]


def import_record(data: str, brought: Replayed, owner: str | None) -> Imported:
    """The table that was made; it belongs to the account `owner`, or to nobody who could sign in. Names are checked as
    they are when somebody brings a record."""

    def job(connection: Connection) -> Imported:
        whose = _owner(connection, owner)
        kept, warnings = without_taken_names(brought, whose)(connection)
        return Imported(store_record(connection, kept, whose), warnings)

    return _write(data, job)


def _owner(connection: Connection, name: str | None) -> str:
    if name is not None:
        return _account(connection, name)
    guest = new_id()
    people.add(connection, guest, time.time(), {"name": ""})
    return guest


def _account(connection: Connection, name: str) -> str:
    account = account_of(name)(connection)
    if account is None:
        raise BadOption("unknown-account", name=name)
    return account.found.id


def reset_password(data: str, name: str, password: str, bounds: Bounds = BOUNDS) -> None:
    """A new password; all devices are signed out and all tokens revoked. Raises Malformed."""
    check_password(password, bounds)
    hashed = hash_password(password)

    def job(connection: Connection) -> str:
        player = _account(connection, name)
        people.put(connection, player, {"password": hashed})
        people.end_all_sessions(connection, player)
        people.revoke_all_tokens(connection, player)
        return player

    _write(data, job, ended)


def read_people(data: str, begins: str) -> People:
    return _read(data, lists.people(begins))


def read_codes(data: str) -> Codes:
    return _read(data, lists.codes)


def read_reports(data: str, *, is_settled: bool) -> Reports:
    return _read(data, lists.reports(most=lists.MOST_LISTED, is_settled=is_settled))


def read_duties(data: str) -> Duties:
    return _read(data, lists.duties)


def read_failures(data: str, most: int) -> list[failures.StoredFailure]:
    return _read(data, failures.latest(most))


def read_sizes(data: str) -> Sizes:
    return _read(data, lambda connection: sizes_of(connection, data))


def tidy(data: str, rules: TidyRules, find_game: FindGame, *, dry_run: bool) -> dict[str, list[str]]:
    """What goes by each rule: tables, sessions, guests. A dry run looks, and changes nothing."""
    gone: dict[str, list[str]] = {}
    for rule in RULES:
        gone[rule] = _read(data, found(rule, rules))
        for one in () if dry_run else gone[rule]:
            _tidy(data, rule, rules, one, find_game)
    return gone


def _tidy(data: str, rule: str, rules: TidyRules, one: str, find_game: FindGame) -> None:
    if rule == "unfinished":
        with suppress(Refused):  # over in the meantime
            end_table(data, one, find_game)
    else:
        _write(data, CHANGES[rule](rules, [one]), (lambda _: ended(one)) if rule == "guests" else lambda _: one)


def is_half_a_copy(data: str) -> bool:
    """Whether the newest commits are missing, which were beside the file when it was copied. To be asked first."""
    folder = folder_of(data)
    return folder is not None and is_lacking(folder / FILE)


def verify(data: str, find_game: FindGame) -> Iterator[Difference | None]:
    """Plays every stored match again with the current rules: None for each that comes out the same. One that ended by
    an earlier version must have the outcome of that version."""
    ids = _read(data, tables.begun_tables)
    engine = open_engine(data)
    try:
        for table in ids:
            with engine.connect() as connection:
                yield _difference(connection, table, find_game)
    finally:
        engine.dispose()


def differing(connection: Connection, find_game: FindGame) -> list[Difference]:
    """The matches that do not come out the same, of one database as it stands in a transaction."""
    played = (_difference(connection, table, find_game) for table in tables.played_tables(connection))
    return [found for found in played if found is not None]


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

"""The outbox: whose turn it became where, who was invited, and the messages that wait to be sent.

A reminder is stored with the entry that made it somebody's turn. A while later it becomes a delivery by each channel of
that person, all their tables together. A delivery is marked before it is sent: whoever marks it sends it, and a mark is
taken back only where it is known that nothing arrived. So nothing is sent twice, by however many processes."""

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, func, insert, literal_column, select, text, update

from branchline.core.values import Reason
from branchline.server.store import schema
from branchline.server.store.invitations import received
from branchline.server.store.rows import SeatRow, match_rows, seat_rows, to_act_seats

_CHANNELS, _REMINDERS, _DELIVERIES = schema.channels.c, schema.reminders.c, schema.deliveries.c
_REMIND: Final = text(
    "INSERT INTO reminders (player, match, at) "
    "SELECT CAST(:whom AS VARCHAR), CAST(:where AS VARCHAR), CAST(:since AS FLOAT) "
    "WHERE EXISTS (SELECT 1 FROM channels WHERE player = CAST(:whom AS VARCHAR) AND is_on AND is_confirmed) "
    "ON CONFLICT (player, match) DO UPDATE SET at = reminders.at"
)


def remind_statement(dialect: Any) -> Any:
    """For who is `whom`: the table `where` waits for them `since` then, if they are told at all. One that is there
    already is written all the same: whoever gathers it meanwhile waits, or is waited for, and sees this turn."""
    whom, where, since = (
        bindparam("whom", type_=_REMINDERS.player.type),
        bindparam("where", type_=_REMINDERS.match.type),
        bindparam("since", type_=_REMINDERS.at.type),
    )
    is_told = exists(literal_column("1")).where(
        _CHANNELS.player == bindparam("whom"), _CHANNELS.is_on, _CHANNELS.is_confirmed
    )
    made = dialect.insert(schema.reminders).from_select(
        ["player", "match", "at"], select(whom, where, since).where(is_told)
    )
    return made.on_conflict_do_update(index_elements=["player", "match"], set_={"at": _REMINDERS.at})


def remind_person(connection: Connection, table: str, player: str, at: float) -> None:
    connection.execute(_REMIND, {"whom": player, "where": table, "since": at})


def remind(connection: Connection, table: str, seats: Collection[int], at: float) -> None:
    """The people at these seats: their match begins, and it is their turn."""
    columns = schema.seats.c
    people = select(columns.player).where(columns.match == table, columns.seat.in_(seats), columns.kind == "person")
    for player in sorted(set(connection.execute(people.where(columns.player.is_not(None))).scalars())):
        remind_person(connection, table, player, at)


# Gathering ------------------------------------------------------------------------------------------------------------


class TableFacts(NamedTuple):
    """What somebody is told of a table that waits for them."""

    id: str
    game: str
    others: tuple[str, ...]
    """What the other people are called."""
    by: str | None = None
    """Who invites them there; none: it is their turn."""


def due_people(before: float, most: int) -> Callable[[Connection], list[str]]:
    """Whose first reminder is as old as this."""
    query = select(_REMINDERS.player).where(_REMINDERS.at <= before).group_by(_REMINDERS.player)
    return lambda connection: list(connection.execute(query.order_by(func.min(_REMINDERS.at)).limit(most)).scalars())


def gather(player: str, alive: frozenset[int], now: float, new_id: Callable[[], str]) -> Callable[[Connection], int]:
    """All reminders of one person become one delivery by each of their channels: of the tables that still wait, at
    which they do not look, and where they want to be told. How many deliveries."""

    def run(connection: Connection) -> int:
        mine = select(_REMINDERS.match).where(_REMINDERS.player == player).with_for_update(skip_locked=True)
        tables = list(connection.execute(mine).scalars())
        gone = delete(schema.reminders).where(_REMINDERS.player == player, _REMINDERS.match.in_(tables))
        connection.execute(gone)
        waiting = [facts.id for facts in waiting_tables(connection, player, tables, alive)]
        if not waiting:
            return 0
        silent = _silences(connection, player, waiting)
        usable = select(_CHANNELS.id, _CHANNELS.kind).where(
            _CHANNELS.player == player, _CHANNELS.is_on, _CHANNELS.is_confirmed
        )
        made = 0
        for channel, kind in connection.execute(usable).all():
            told = [table for table in waiting if (table, kind) not in silent]
            if told:
                add_delivery(connection, new_id(), channel, "turns", told, now)
                made += 1
        return made

    return run


def _silences(connection: Connection, player: str, tables: list[str]) -> set[tuple[str, str]]:
    columns = schema.silences.c
    query = select(columns.match, columns.kind).where(columns.player == player, columns.match.in_(tables))
    return {(row.match, row.kind) for row in connection.execute(query)}


def waiting_tables(
    connection: Connection, player: str, tables: Collection[str], alive: frozenset[int]
) -> list[TableFacts]:
    """Those of the tables that wait for this person and at which they do not look now, then those to which they are
    invited."""
    rows = list(match_rows(connection, list(tables)).values())
    seats, looked_at = seat_rows(connection, [row.id for row in rows]), _looked_at(connection, tables, alive)
    found = []
    for row in sorted(rows, key=lambda row: row.changed_at):
        own = {chair.seat for chair in seats[row.id] if chair.is_of(player)}
        is_seen = any((row.id, seat) in looked_at for seat in own)
        is_on = row.state == "playing" and row.paused_by is None
        if is_on and own.intersection(to_act_seats(row.to_act)) and not is_seen:
            found.append(TableFacts(row.id, row.game, tuple(_names(seats[row.id], player))))
    for one in received(player, tables)(connection):
        found.append(TableFacts(one.row.id, one.row.game, tuple(_names(one.seats, player)), one.by))
    return found


def _names(seats: list[SeatRow], player: str) -> Iterable[str]:
    return (chair.name for chair in seats if chair.kind == "person" and not chair.is_of(player) and chair.name)


def _looked_at(connection: Connection, tables: Collection[str], alive: frozenset[int]) -> set[tuple[str, int]]:
    marks = schema.presences.c
    query = select(marks.match, marks.seat).where(
        marks.match.in_(tables), marks.is_looking, marks.process.in_(sorted(alive))
    )
    return {(row.match, row.seat) for row in connection.execute(query)}


# Deliveries -----------------------------------------------------------------------------------------------------------


class Due(NamedTuple):
    """A delivery that could be sent now."""

    id: str
    kind: str
    address: str
    whose: str
    """The person; of all the guests of one address, their address."""


class Marked(NamedTuple):
    """A delivery that is ours to send: once, now."""

    id: str
    what: str
    tries: int
    channel: dict[str, Any]
    tables: list[TableFacts]


def add_delivery(connection: Connection, made: str, channel: str, what: str, tables: list[str], now: float) -> None:
    row = {"id": made, "channel": channel, "what": what, "tables": msgspec.json.encode(tables).decode()}
    connection.execute(insert(schema.deliveries).values(**row, tries=0, due_at=now, created_at=now))


def due_deliveries(now: float, most: int) -> Callable[[Connection], list[Due]]:
    """The first of everybody, then the second of everybody: whoever has many waiting holds up their own alone."""
    whose = func.coalesce(schema.players.c.place, _CHANNELS.player).label("whose")
    turn = func.row_number().over(partition_by=whose, order_by=_DELIVERIES.due_at).label("turn")
    waiting = (
        select(_DELIVERIES.id, _CHANNELS.kind, _CHANNELS.address, whose, _DELIVERIES.due_at, turn)
        .join(schema.channels, _CHANNELS.id == _DELIVERIES.channel)
        .join(schema.players, schema.players.c.id == _CHANNELS.player)
        .where(_DELIVERIES.marked_at.is_(None), _DELIVERIES.due_at <= now)
        .subquery()
    )
    query = select(*(waiting.c[name] for name in Due._fields)).order_by(waiting.c.turn, waiting.c.due_at).limit(most)
    return lambda connection: [Due(*row) for row in connection.execute(query)]


def mark(delivery: str, alive: frozenset[int], now: float) -> Callable[[Connection], Marked | None]:
    """None where another process has it, or nothing is left to tell: then it is gone."""

    def run(connection: Connection) -> Marked | None:
        free = update(schema.deliveries).where(_DELIVERIES.id == delivery, _DELIVERIES.marked_at.is_(None))
        marked = free.values(marked_at=now, tries=_DELIVERIES.tries + 1)
        row = connection.execute(marked.returning(schema.deliveries)).mappings().first()
        if row is None:
            return None
        channel = dict(
            connection.execute(select(schema.channels).where(_CHANNELS.id == row["channel"])).mappings().one()
        )
        tables = list[TableFacts]()
        if row["what"] == "turns":
            ids = msgspec.json.decode(row["tables"], type=list[str])
            tables = waiting_tables(connection, channel["player"], ids, alive)
        if not _is_wanted(row["what"], channel, tables):
            drop(connection, delivery)
            return None
        return Marked(delivery, row["what"], row["tries"], channel, tables)

    return run


def _is_wanted(what: str, channel: dict[str, Any], tables: list[TableFacts]) -> bool:
    if what == "confirm":
        return not channel["is_confirmed"]
    return bool(channel["is_on"] and channel["is_confirmed"] and (tables or what == "trial"))


def drop(connection: Connection, delivery: str) -> None:
    connection.execute(delete(schema.deliveries).where(_DELIVERIES.id == delivery))


def settle(
    delivery: str, channel: str, now: float, failure: Reason | None, again_at: float | None
) -> Callable[[Connection], None]:
    """It was sent, or not: then with a word for the settings, and perhaps once more at that time."""
    values: dict[str, Any] = {"told_at": now, "failed_at": None, "failure": None}
    if failure is not None:
        values = {"failed_at": now, "failure": msgspec.json.encode(failure).decode()}
    elif again_at is not None:
        values = {}

    def run(connection: Connection) -> None:
        if again_at is None:
            drop(connection, delivery)
        else:
            later = update(schema.deliveries).where(_DELIVERIES.id == delivery)
            connection.execute(later.values(marked_at=None, due_at=again_at))
        if values:
            connection.execute(update(schema.channels).where(_CHANNELS.id == channel).values(values))

    return run


def lost(before: float, now: float, failure: Reason) -> Callable[[Connection], int]:
    """What was marked as long ago as this, by a process that was killed before it could say what became of it: it may
    have been sent, so it is not sent again. How many."""

    def run(connection: Connection) -> int:
        gone = delete(schema.deliveries).where(_DELIVERIES.marked_at <= before).returning(_DELIVERIES.channel)
        channels = list(connection.execute(gone).scalars())
        values = {"failed_at": now, "failure": msgspec.json.encode(failure).decode()}
        connection.execute(update(schema.channels).where(_CHANNELS.id.in_(channels)).values(values))
        return len(channels)

    return run


def waiting_channels(names: Collection[str]) -> Callable[[Connection], frozenset[str]]:
    """By which of these something is to be sent."""
    query = select(_DELIVERIES.channel).where(_DELIVERIES.channel.in_(names))
    return lambda connection: frozenset(connection.execute(query).scalars())


def queued(connection: Connection) -> int:
    """What waits: turns to be gathered, and messages to be sent."""
    return sum(
        connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in (schema.reminders, schema.deliveries)
    )

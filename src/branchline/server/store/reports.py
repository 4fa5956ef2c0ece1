"""Reports of lines and names: each keeps what it is about as it was when somebody saw it."""

import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from branchline.server.store import schema

_TABLE, _REPORTS = schema.reports, schema.reports.c
DAY: Final = 86_400.0


class ReportedAlready(Exception):
    """By this person, and the same thing."""


class TooManyReports(Exception):
    """Of this person, within a day."""


class Seen(NamedTuple):
    """What is reported: of whom, where, and how it stood there."""

    about: str
    name: str
    match: str | None = None
    line: int | None = None
    text: str = ""

    @property
    def kind(self) -> str:
        return "name" if self.line is None else "line"

    @property
    def thing(self) -> str:
        """A name is the same wherever it stands."""
        return f"name {self.name}" if self.line is None else f"line {self.match} {self.line}"


class StoredReport(NamedTuple):
    id: str
    at: float
    kind: str
    table: str | None
    line: int | None
    about: str
    name: str
    text: str
    reason: str
    by: str
    """The name of who reported it; empty where they have none, or are gone."""
    settled_at: float | None
    done: str | None


# What can be reported -------------------------------------------------------------------------------------------------


def line_seen(table: str, number: int) -> Callable[[Connection], Seen | None]:
    """None where nobody said it, or it was removed."""
    lines = schema.lines.c
    query = select(lines.player, lines.name, lines.text).where(lines.match == table, lines.number == number)
    query = query.where(lines.is_note.is_(False), lines.is_removed.is_(False), lines.player.is_not(None))

    def run(connection: Connection) -> Seen | None:
        row = connection.execute(query).first()
        return Seen(row.player, row.name, table, number, row.text) if row is not None else None

    return run


def seat_seen(table: str, seat: int) -> Callable[[Connection], Seen | None]:
    """None where nobody sits who has a name."""
    seats = schema.seats.c
    query = select(seats.player, seats.name).where(seats.match == table, seats.seat == seat, seats.name != "")
    query = query.where(seats.kind == "person", seats.player.is_not(None))

    def run(connection: Connection) -> Seen | None:
        row = connection.execute(query).first()
        return Seen(row.player, row.name, table) if row is not None else None

    return run


def count_from(connection: Connection, place: str) -> int:
    """How many guests from there made within a day."""
    theirs = select(func.count()).join(schema.players, schema.players.c.id == _REPORTS.by)
    lately = theirs.where(schema.players.c.place == place, _REPORTS.at > time.time() - DAY)
    return int(connection.execute(lately).scalar_one())


def add(connection: Connection, report: str, by: str, seen: Seen, reason: str, most: int) -> None:
    """While their row is held: one at a time. Raises ReportedAlready, TooManyReports."""
    now, mine = time.time(), _REPORTS.by == by
    same = select(_REPORTS.id).where(mine, _REPORTS.about == seen.about, _REPORTS.thing == seen.thing)
    if connection.execute(same).first() is not None:
        raise ReportedAlready
    lately = select(func.count()).where(mine, _REPORTS.at > now - DAY)
    if connection.execute(lately).scalar_one() >= most:
        raise TooManyReports
    row = {"id": report, "by": by, "thing": seen.thing, "kind": seen.kind, "reason": reason, "at": now}
    connection.execute(insert(_TABLE).values({**row, **seen._asdict()}))


# At the office --------------------------------------------------------------------------------------------------------


def _listed() -> Any:
    players = schema.players
    columns = (_REPORTS.id, _REPORTS.at, _REPORTS.kind, _REPORTS.match, _REPORTS.line, _REPORTS.about)
    said = (_REPORTS.name, _REPORTS.text, _REPORTS.reason, func.coalesce(players.c.name, ""))
    query = select(*columns, *said, _REPORTS.settled_at, _REPORTS.done)
    return query.join(players, players.c.id == _REPORTS.by, isouter=True)


def latest(before: float | None, most: int, *, is_settled: bool) -> Callable[[Connection], list[StoredReport]]:
    is_open = _REPORTS.settled_at.is_(None)
    query = _listed().where(~is_open if is_settled else is_open)
    query = query.where(_REPORTS.at < before) if before is not None else query
    query = query.order_by(_REPORTS.at.desc()).limit(most)
    return lambda connection: [StoredReport(*row) for row in connection.execute(query)]


def count_open(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).where(_REPORTS.settled_at.is_(None))).scalar_one())


def report_of(connection: Connection, report: str) -> StoredReport | None:
    """Held until the end of the transaction."""
    row = connection.execute(_listed().where(_REPORTS.id == report).with_for_update(of=_TABLE)).first()
    return StoredReport(*row) if row is not None else None


def settle(connection: Connection, report: str, done: str) -> int:
    """With all others of the same thing that are open. How many there were."""
    this = _TABLE.alias()
    found = connection.execute(select(this.c.about, this.c.thing).where(this.c.id == report)).one()
    same = (_REPORTS.about == found.about) & (_REPORTS.thing == found.thing) & _REPORTS.settled_at.is_(None)
    return connection.execute(update(_TABLE).where(same).values(settled_at=time.time(), done=done)).rowcount


# Who goes, or becomes somebody else -----------------------------------------------------------------------------------


def forget(connection: Connection, people: list[str]) -> None:
    """What they reported stays, without who they were and what they wrote; what was reported of them goes."""
    connection.execute(update(_TABLE).where(_REPORTS.by.in_(people)).values(by=None, reason=""))
    connection.execute(delete(_TABLE).where(_REPORTS.about.in_(people)))


def move(connection: Connection, guest: str, account: str) -> None:
    """Where both reported the same, or both were reported for it by one person, the account's stays."""
    for column, others in ((_REPORTS.by, (_REPORTS.about,)), (_REPORTS.about, (_REPORTS.by,))):
        other = _TABLE.alias()
        same = [other.c[each.name] == each for each in (*others, _REPORTS.thing)]
        taken = select(other.c.id).where(other.c[column.name] == account, *same).exists()
        connection.execute(delete(_TABLE).where(column == guest, taken))
        connection.execute(update(_TABLE).where(column == guest).values({column.name: account}))

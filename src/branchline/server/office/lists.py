"""What an admin looks at, read from the database: the same for the page and the commands."""

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from branchline.server.store import codes as stored_codes
from branchline.server.store import duties as stored_duties
from branchline.server.store import office, tables
from branchline.server.store import reports as stored_reports
from branchline.server.store.connection import Connection
from branchline.tables.admin_messages import (
    CodeRow,
    Codes,
    Duties,
    DutyRow,
    People,
    PersonRow,
    ReportRow,
    Reports,
    TableRow,
    TableRows,
)

T = TypeVar("T")
Query = Callable[[Connection], T]
MOST: Final = 50
MOST_LISTED: Final = 200


def people(begins: str = "", before: float | None = None, most: int = MOST) -> Query[People]:
    def run(connection: Connection) -> People:
        found = office.people(begins, before, most)(connection)
        return People(people=[_person(one) for one in found])

    return run


def _person(one: office.StoredPerson) -> PersonRow:
    return PersonRow(
        id=one.id,
        name=one.name,
        login=one.login,
        created_at=one.created_at,
        admin=one.is_admin,
        closed_at=one.closed_at,
        tables=one.tables,
    )


def tables_in(state: str | None, before: float | None = None, most: int = MOST) -> Query[TableRows]:
    def run(connection: Connection) -> TableRows:
        rows = tables.all_tables(state, most, before)(connection)
        names = office.names_at(connection, [row[0] for row in rows])
        return TableRows(
            tables=[
                TableRow(id=table, game=game, state=found, seq=seq, players=names[table], changed_at=at)
                for table, game, found, seq, _seats, at in rows
            ]
        )

    return run


def reports(before: float | None = None, most: int = MOST, *, is_settled: bool = False) -> Query[Reports]:
    def run(connection: Connection) -> Reports:
        found = stored_reports.latest(before, most, is_settled=is_settled)(connection)
        return Reports(reports=[msgspec.convert(one._asdict(), ReportRow) for one in found])

    return run


def codes(connection: Connection) -> Codes:
    return Codes(codes=[CodeRow(**row._asdict()) for row in stored_codes.all_codes(MOST_LISTED)(connection)])


def duties(connection: Connection) -> Duties:
    return Duties(deeds=[DutyRow(**row._asdict()) for row in stored_duties.latest(MOST_LISTED)(connection)])

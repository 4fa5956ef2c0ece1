"""Somebody tells the admins of a line or a name. Whom it is about never hears of it."""

from collections.abc import Callable

from branchline.server.errors import Conflict, Unknown
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.people.allowance import check_reports
from branchline.server.people.links import new_id
from branchline.server.people.profiles import found
from branchline.server.store import reports
from branchline.server.store.connection import Connection
from branchline.server.store.people import hold
from branchline.server.store.reports import ReportedAlready, Seen, TooManyReports
from branchline.tables.reports import AnyReport, ReportLine, ReportPerson
from branchline.tables.wire import Nothing

REPORTS = Endpoints("people")


@REPORTS.add("POST", "/api/reports", Nothing, body=AnyReport, status=201, refuses=(404, 409))
async def report(call: Call) -> Nothing:
    """A line or a name that should not stand there, for the admins to look at: it is kept as it is now. One person
    reports the same thing once, and so many a day (`bounds.reports`); the guests of one address so many together
    (`bounds.address_reports`)."""
    see = await _seeing(call)
    player, bounds = await call.anybody(), call.services.settings.bounds

    def job(connection: Connection) -> None:
        hold(connection, player.id)
        seen = see(connection)
        if seen.about == player.id:
            raise Conflict("report-own")
        try:
            check_reports(connection, player, bounds)
            reports.add(connection, new_id(), player.id, seen, call.body.reason, bounds.reports)
        except ReportedAlready:
            raise Conflict("reported-already") from None
        except TooManyReports:
            raise Conflict("too-many-reports", most=bounds.reports) from None

    await call.services.store.write(call.keeping(job, lambda _: Nothing()))
    return Nothing()


async def _seeing(call: Call) -> Callable[[Connection], Seen]:
    """Looks for what is meant; raises Unknown where it is not there."""
    meant = call.body
    if isinstance(meant, ReportPerson):
        person = await found(call.services.store, meant.name, call.player)
        return lambda _: Seen(person.id, person.name)
    if isinstance(meant, ReportLine):
        unknown, look = Unknown("unknown-line", line=meant.line), reports.line_seen(meant.table, meant.line)
    else:
        unknown, look = Unknown("unknown-seat", seat=meant.seat), reports.seat_seen(meant.table, meant.seat)

    def see(connection: Connection) -> Seen:
        seen = look(connection)
        if seen is None:
            raise unknown
        return seen

    await call.services.store.read(see)  # before nobody becomes a guest for nothing
    return see

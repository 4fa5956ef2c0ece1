"""To a server and back: a table of this browser is put away, its record goes to a server, and then it is there."""

from branchline.core.acts import resume
from branchline.core.match import Match
from branchline.pocket.asking import Asking, Call
from branchline.tables.along import put_away
from branchline.tables.play_messages import Done
from branchline.tables.refusals import Conflict
from branchline.tables.sitting import Sitting
from branchline.tables.wire import Nothing, TableId, Wire

ALONG = Asking()


@ALONG.add("POST", "/api/tables/{table}/along")
async def take_along(call: Call) -> Done:
    """It is closed here, and its record can be had; twice is once. From now on it counts for nothing."""
    table = await call.table()

    def happens(sitting: Sitting) -> list[Match]:
        if table.row.along == "gone":
            raise Conflict("taken-along")
        return [] if table.row.along == "away" else put_away(sitting, table.row.people)

    facts = {"along": "away", "is_seed_known": True}
    return Done(seq=await call.host.enter(table, happens, facts=facts, once=call.once))


@ALONG.add("DELETE", "/api/tables/{table}/along")
async def reopen(call: Call) -> Done:
    """No server took it: it goes on here."""
    table = await call.table()

    def happens(sitting: Sitting) -> list[Match]:
        if table.row.along != "away" or sitting.match.pause is None:
            raise Conflict("not-taken-along")
        return [resume(sitting.match, sitting.match.pause.seat)]

    return Done(seq=await call.host.enter(table, happens, facts={"along": "back"}, once=call.once))


class Home(Wire):
    table: TableId


@ALONG.add("PUT", "/api/tables/{table}/home", body=Home)
async def put_home(call: Call) -> Nothing:
    """A server has it now, as this table of its own."""
    table = await call.table()
    if table.row.state == "playing" and table.row.along not in ("away", "gone"):
        raise Conflict("not-taken-along")
    await call.host.change(table, call.once, along="gone", home=call.body.table)
    return Nothing()

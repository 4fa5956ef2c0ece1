"""The page of an admin: lists to look at, and duties. Whoever is no admin finds nothing here."""

from typing import Annotated

from msgspec import Meta

from branchline.core.codec import decode, encode
from branchline.core.errors import Refused
from branchline.server.errors import Unknown
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.office import lists
from branchline.server.office.duties import Did, Means, code_of, doing
from branchline.server.office.overview import overview
from branchline.server.people.player import Player
from branchline.server.store.connection import Connection
from branchline.tables.admin_messages import (
    AnyDuty,
    Codes,
    Duties,
    DutyDone,
    Overview,
    People,
    Reports,
    TableRows,
)
from branchline.tables.queries import Query

ADMIN = Endpoints("admin")


def _admin(call: Call) -> Player:
    """Who asks, an admin; for everybody else there is no such page. Raises Unknown."""
    if call.player is None or not call.player.is_admin:
        raise Unknown("unknown-page")
    return call.player


@ADMIN.add("GET", "/api/admin", Overview, refuses=(404,))
async def show_overview(call: Call) -> Overview:
    """Sizes, jobs and what failed."""
    _admin(call)
    return await overview(call.services)


class WhichPeople(Query, frozen=True):
    name: Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""
    """Whoever is called so, guests too; without it all accounts."""
    before: float | None = None


@ADMIN.add("GET", "/api/admin/people", People, query=WhichPeople, refuses=(404,))
async def list_people(call: Call) -> People:
    """The latest first, 50 at a time (`before`: the last one's `created_at`)."""
    _admin(call)
    which: WhichPeople = call.query
    return await call.services.store.read(lists.people(which.name, which.before))


class WhichTables(Query, frozen=True):
    state: Annotated[str, Meta(pattern="^(open|playing|over|frozen)$")] | None = None
    before: float | None = None


@ADMIN.add("GET", "/api/admin/tables", TableRows, query=WhichTables, refuses=(404,))
async def list_all_tables(call: Call) -> TableRows:
    """Private ones too, the latest first, 50 at a time."""
    _admin(call)
    which: WhichTables = call.query
    return await call.services.store.read(lists.tables_in(which.state, which.before))


class WhichReports(Query, frozen=True):
    settled: bool = False
    before: float | None = None


@ADMIN.add("GET", "/api/admin/reports", Reports, query=WhichReports, refuses=(404,))
async def list_reports(call: Call) -> Reports:
    """Lines and names that people told of, open ones or those that were settled, the latest first, 50 at a time."""
    _admin(call)
    which: WhichReports = call.query
    return await call.services.store.read(lists.reports(which.before, is_settled=which.settled))


@ADMIN.add("GET", "/api/admin/codes", Codes, refuses=(404,))
async def list_codes(call: Call) -> Codes:
    """Invitations to register, used ones too, the latest first. What they say is kept nowhere."""
    _admin(call)
    return await call.services.store.read(lists.codes)


@ADMIN.add("GET", "/api/admin/deeds", Duties, refuses=(404,))
async def list_duties(call: Call) -> Duties:
    """What admins did, the latest first."""
    _admin(call)
    return await call.services.store.read(lists.duties)


def _with_code(call: Call, answer: bytes) -> bytes:
    """The code itself is kept nowhere: it is made again."""
    has_code = decode(answer, DutyDone).code is not None
    return encode(DutyDone(code=code_of(call.new_secret("token")))) if has_code else answer


@ADMIN.add("POST", "/api/admin/deeds", DutyDone, body=AnyDuty, refuses=(404, 409, 422), again=_with_code)
async def do(call: Call) -> DutyDone:
    """Something an admin does; it is written down. `branchline admin` has a command for each."""
    admin, services = _admin(call), call.services
    means = Means(services.find_game, services.settings.bounds, admin.id, call.new_secret("token"))
    did = await _stored(call, doing(call.body, means))
    return DutyDone(code=did.code)


async def _stored(call: Call, job: lists.Query[Did]) -> Did:
    """The duty, and what follows from it table by table; everybody whom it concerns hears of it."""
    store, registry = call.services.store, call.services.registry

    def run(connection: Connection) -> Did:
        did = call.keeping(job, lambda made: DutyDone(code="" if made.code else None))(connection)
        for news in did.news:
            store.news.add(news)
        return did

    did = await store.write(run)
    for news in did.news:
        registry.hear(news)
    for table, follows in did.then:
        try:
            await store.write(follows, table=table)
        except Refused:  # over in the meantime, or frozen
            continue
        registry.hear(table)
    return did

"""How the host is asked: a row for each thing that needs nobody else, with what it takes and gives.

The paths and messages are the server's own. What is not here needs a server, and says so.
"""

import re
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from branchline.core.values import Seat
from branchline.pocket.once import Once
from branchline.pocket.table import Table
from branchline.tables.reading import read_body, read_query
from branchline.tables.refusals import Conflict, Malformed
from branchline.tables.seating import seat_meant, viewpoint_meant

if TYPE_CHECKING:
    from branchline.pocket.host import Host


class Call(NamedTuple):
    """One question, read and checked."""

    host: "Host"
    path: dict[str, str]
    query: Any
    body: Any
    once: Once

    async def table(self) -> Table:
        return await self.host.table(self.path["table"])

    async def sit(self, wished: Seat | None) -> tuple[Table, Seat]:
        """The table and the seat that is spoken for. Who asks for something is back."""
        table = await self.table()
        seat = own_seat(table, wished)
        await self.host.come_back(table, seat)
        return table, seat


Handler = Callable[[Call], Coroutine[Any, Any, Any]]


class Asked(NamedTuple):
    method: str
    pattern: re.Pattern[str]
    handler: Handler
    status: int
    body: Any
    query: Any
    is_raw: bool


class Asking:
    """Collects what one module answers."""

    def __init__(self) -> None:
        self.all: list[Asked] = []

    def add(
        self, method: str, path: str, *, status: int = 200, body: Any = None, query: Any = None, is_raw: bool = False
    ) -> Callable[[Handler], Handler]:
        def keep(handler: Handler) -> Handler:
            pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))
            self.all.append(Asked(method, pattern, handler, status, body, query, is_raw))
            return handler

        return keep


def read(
    host: "Host", asked: list[Asked], method: str, address: str, body: str | None, once: Once
) -> tuple[Asked, Call]:
    """What is asked, and all that came with it. Raises Conflict for what needs a server, Malformed."""
    parts = urlsplit(address)
    for row in asked:
        found = row.pattern.fullmatch(parts.path) if row.method == method else None
        if found is not None:
            query = read_query(parse_qs(parts.query, keep_blank_values=True), row.query)
            return row, Call(host, found.groupdict(), query, _body(row, body), once)
    raise Conflict("needs-server")


def _body(row: Asked, body: str | None) -> Any:
    if row.body is None:
        if body:
            raise Malformed("bad-body", detail="no body is expected")
        return None
    return (body or "").encode() if row.is_raw else read_body(body or "", row.body)


def own_seat(table: Table, wished: Seat | None) -> Seat:
    return seat_meant(table.row.people, len(table.row.seats), wished)


def viewpoint(table: Table, wished: Seat | None) -> Seat | None:
    return viewpoint_meant(table.row.people, len(table.row.seats), wished)

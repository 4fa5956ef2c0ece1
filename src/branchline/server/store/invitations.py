"""Whom people have invited to their tables, and whom they could: those they played with lately."""

import time
from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from branchline.server.store import schema
from branchline.server.store.rows import MatchRow, SeatRow, match_rows, seat_rows
from branchline.server.store.shunned import Meant, is_apart

MOST_COMPANIONS: Final = 50
LATELY: Final = 200
"""So many of somebody's latest matches are looked through for people."""
MOST_INVITATIONS: Final = 50
DAY: Final = 86_400.0
_ROWS, _SEATS, _PLAYERS, _INVITED = schema.matches.c, schema.seats.c, schema.players.c, schema.invitations.c


class Companion(NamedTuple):
    """Somebody one played with, and where that was last."""

    name: str
    table: str
    seat: int
    game: str
    at: float


def _is_there(player: ColumnElement[Any]) -> ColumnElement[bool]:
    """An account that is not closed, or a guest who can still come back."""
    sessions = schema.sessions.c
    comes_back = exists().where(sessions.player == _PLAYERS.id, sessions.expires_at > time.time())
    is_open = (_PLAYERS.id == player) & _PLAYERS.closed_at.is_(None)
    return exists().where(is_open, _PLAYERS.login.is_not(None) | comes_back.correlate(schema.players))


def companions(player: str) -> Callable[[Connection], list[Companion]]:
    """Each once, whom one met last first; nobody who has blocked one, or whom one has blocked."""
    sat = _ROWS.id.in_(select(_SEATS.match).where(_SEATS.player == player)) & _ROWS.started_at.is_not(None)
    lately = select(_ROWS.id, _ROWS.game, _ROWS.changed_at).where(sat).order_by(_ROWS.changed_at.desc())
    mine = lately.limit(LATELY).subquery()
    others = (_SEATS.kind == "person") & _SEATS.player.is_not(None) & (_SEATS.player != player)
    query = (
        select(_SEATS.player, _SEATS.name, _SEATS.match, _SEATS.seat, mine.c.game, mine.c.changed_at)
        .join(mine, mine.c.id == _SEATS.match)
        .where(others, _is_there(_SEATS.player), ~is_apart(player, _SEATS.player))
        .order_by(mine.c.changed_at.desc(), _SEATS.match, _SEATS.seat)
    )

    def run(connection: Connection) -> list[Companion]:
        first: dict[str, Companion] = {}
        for row in connection.execute(query):
            first.setdefault(row.player, Companion(*row[1:]))
        return list(first.values())[:MOST_COMPANIONS]

    return run


def met(connection: Connection, player: str, table: str, seat: int) -> Meant | None:
    """Who had this seat in a match of one's own, if they are there and neither has blocked the other."""
    sat = exists().where(_SEATS.match == table, _SEATS.player == player)
    began = exists().where(_ROWS.id == table, _ROWS.started_at.is_not(None))
    if not connection.execute(select(sat & began)).scalar():
        return None
    theirs = (_SEATS.match == table) & (_SEATS.seat == seat) & (_SEATS.kind == "person") & (_SEATS.player != player)
    query = select(_SEATS.player, _SEATS.name).where(theirs, _is_there(_SEATS.player), ~is_apart(player, _SEATS.player))
    row = connection.execute(query).first()
    return Meant(*row) if row is not None else None


# Invitations ----------------------------------------------------------------------------------------------------------


def add(connection: Connection, made: str, table: str, player: str, whom: Meant) -> None:
    row = {"id": made, "match": table, "player": player, "whom": whom.id, "name": whom.name, "at": time.time()}
    connection.execute(insert(schema.invitations).values(row))


def count_lately(connection: Connection, player: str) -> int:
    """How many somebody has sent within a day."""
    query = select(func.count()).where(_INVITED.player == player, _INVITED.at > time.time() - DAY)
    return int(connection.execute(query).scalar_one())


class Sent(NamedTuple):
    id: str
    name: str
    at: float
    is_declined: bool


def sent(table: str, whom: str | None = None) -> Callable[[Connection], list[Sent]]:
    """The invitations to a table, the first first."""
    query = select(_INVITED.id, _INVITED.name, _INVITED.at, _INVITED.declined_at.is_not(None))
    query = query.where(_INVITED.match == table).order_by(_INVITED.at, _INVITED.id)
    query = query.where(_INVITED.whom == whom) if whom is not None else query
    return lambda connection: [Sent(*row) for row in connection.execute(query)]


class Received(NamedTuple):
    id: str
    at: float
    row: MatchRow
    seats: list[SeatRow]
    called: str

    @property
    def by(self) -> str:
        """What who invites is called there, or else everywhere."""
        names = (chair.name for chair in self.seats if chair.is_of(self.row.owner))
        return next(filter(None, names), self.called)

    @property
    def free(self) -> SeatRow:
        return next(chair for chair in self.seats if chair.kind == "open")


_ASKER: Final[BindParameter[Any]] = bindparam("asker")
_IS_MINE: Final = (_INVITED.whom == _ASKER) & _INVITED.declined_at.is_(None) & ~is_apart(_ASKER, _INVITED.player)
_WAITS: Final = exists().where(_SEATS.match == _INVITED.match, _SEATS.kind == "open")
_SITS: Final = exists().where(_SEATS.match == _INVITED.match, _SEATS.player == _ASKER)
_RECEIVED: Final = (
    select(_INVITED.id, _INVITED.at, _INVITED.match, _PLAYERS.name)
    .join(schema.matches, _ROWS.id == _INVITED.match)
    .join(schema.players, _PLAYERS.id == _INVITED.player)
    .where(_IS_MINE, _ROWS.state == "open", _WAITS, ~_SITS)
    .order_by(_INVITED.at.desc(), _INVITED.id)
    .limit(MOST_INVITATIONS)
)


def received(player: str, among: Collection[str] | None = None) -> Callable[[Connection], list[Received]]:
    """What somebody is invited to and could still come to, the latest first; `among`: only to these tables."""
    query = _RECEIVED if among is None else _RECEIVED.where(_INVITED.match.in_(among))

    def run(connection: Connection) -> list[Received]:
        found = connection.execute(query, {"asker": player}).all()
        ids = [one.match for one in found]
        rows = match_rows(connection, ids)
        seats = seat_rows(connection, ids)
        return [Received(one.id, one.at, rows[one.match], seats[one.match], one.name) for one in found]

    return run


def decline(connection: Connection, player: str, invitation: str) -> bool:
    """Whether there was one."""
    mine = update(schema.invitations).where(_INVITED.id == invitation, _INVITED.whom == player)
    return bool(connection.execute(mine.values(declined_at=time.time())).rowcount)


# What goes ------------------------------------------------------------------------------------------------------------


def past(most: int) -> Callable[[Connection], list[str]]:
    """Those of more than a day ago to tables at which nobody can sit down any more."""
    gone = (_INVITED.at <= time.time() - DAY) & (_ROWS.state != "open")
    query = select(_INVITED.id).join(schema.matches, _ROWS.id == _INVITED.match).where(gone).limit(most)
    return lambda connection: list(connection.execute(query).scalars())


def drop(ids: list[str]) -> Callable[[Connection], None]:
    def run(connection: Connection) -> None:
        connection.execute(delete(schema.invitations).where(_INVITED.id.in_(ids)))

    return run


def move(connection: Connection, guest: str, account: str) -> None:
    """A guest's become the account's; nobody is invited to a table twice."""
    invited = schema.invitations
    twice = select(_INVITED.match).where(_INVITED.whom == account).scalar_subquery()
    connection.execute(delete(invited).where(_INVITED.whom == guest, _INVITED.match.in_(twice)))
    for column in (_INVITED.whom, _INVITED.player):
        connection.execute(update(invited).where(column == guest).values({column: account}))


def forget(connection: Connection, players: Collection[str]) -> None:
    gone = or_(_INVITED.player.in_(players), _INVITED.whom.in_(players))
    connection.execute(delete(schema.invitations).where(gone))

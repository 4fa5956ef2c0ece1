"""Analyses as rows: who wants one, which process works at it, and what it found so far, part by part."""

import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, or_, select, text, update

from branchline.server.errors import TooMany
from branchline.server.store import schema
from branchline.study.findings import VERSION

_ROWS, _PARTS = schema.analyses.c, schema.findings.c
_BEGIN: Final = text(
    "INSERT INTO analyses (match, state, version, player, at) VALUES (:match, 'wanted', :version, :player, :at) "
    "ON CONFLICT DO NOTHING"
)
_KEEP: Final = text(
    "INSERT INTO findings (match, part, finding) VALUES (:match, :part, :finding) ON CONFLICT DO NOTHING"
)


class Kept(NamedTuple):
    """An analysis as it stands. `process` is the one that works at it, or did when it stopped."""

    state: str
    process: int | None
    outline: str | None
    parts: dict[int, str]


def kept(match: str) -> Callable[[Connection], Kept | None]:
    """None where nobody asked for one, or it was made by an older way to judge."""

    def run(connection: Connection) -> Kept | None:
        row = connection.execute(select(schema.analyses).where(_ROWS.match == match, _ROWS.version == VERSION)).first()
        if row is None:
            return None
        found = connection.execute(select(_PARTS.part, _PARTS.finding).where(_PARTS.match == match)).all()
        return Kept(row.state, row.process, row.outline, {each.part: each.finding for each in found})

    return run


def want(
    match: str, player: str, most_each: int, most: int, check: Callable[[Connection], None] = lambda _: None
) -> Callable[[Connection], None]:
    """Begins an analysis, or takes up again one that was stopped or failed. Raises TooMany where the player waits for
    so many already, or everybody together, and what `check` raises where one more would be kept."""

    def run(connection: Connection) -> None:
        _drop_outdated(connection, match)
        row = connection.execute(select(_ROWS.state).where(_ROWS.match == match).with_for_update()).first()
        if row is not None and row.state in ("wanted", "done"):
            return
        _check_room(connection, player, most_each, most)
        if row is None:
            check(connection)
        now = time.time()
        connection.execute(_BEGIN, {"match": match, "version": VERSION, "player": player, "at": now})
        # One that another process began since we looked may be worked at already: it is left alone.
        again = update(schema.analyses).where(_ROWS.match == match, _ROWS.state.in_(("stopped", "failed")))
        connection.execute(again.values(state="wanted", process=None, player=player, at=now))

    return run


def _check_room(connection: Connection, player: str, most_each: int, most: int) -> None:
    waiting = select(func.count()).where(_ROWS.state == "wanted")
    mine = connection.execute(waiting.where(_ROWS.player == player)).scalar_one()
    if mine >= most_each or connection.execute(waiting).scalar_one() >= most:
        raise TooMany("too-many", kind="analysing")


def kept_from(connection: Connection, place: str) -> int:
    """How many were asked for by guests from there."""
    theirs = select(func.count(_ROWS.match)).join(schema.players, _ROWS.player == schema.players.c.id)
    found: int = connection.execute(theirs.where(schema.players.c.place == place)).scalar_one()
    return found


def _drop_outdated(connection: Connection, match: str) -> None:
    old = connection.execute(select(_ROWS.match).where(_ROWS.match == match, _ROWS.version != VERSION)).first()
    if old is not None:
        drop(connection, [match])


def drop(connection: Connection, matches: list[str]) -> None:
    connection.execute(delete(schema.findings).where(_PARTS.match.in_(matches)))
    connection.execute(delete(schema.analyses).where(_ROWS.match.in_(matches)))


def stop(match: str) -> Callable[[Connection], None]:
    """What was found is kept."""
    stopped = update(schema.analyses).where(_ROWS.match == match, _ROWS.state == "wanted").values(state="stopped")

    def run(connection: Connection) -> None:
        connection.execute(stopped)

    return run


# The process that works at it -----------------------------------------------------------------------------------------


def _is_free(alive: frozenset[int]) -> ColumnElement[bool]:
    """Wanted, and nobody who lives works at it."""
    nobodys = or_(_ROWS.process.is_(None), _ROWS.process.not_in(sorted(alive)))
    return (_ROWS.state == "wanted") & (_ROWS.version == VERSION) & nobodys


def free(alive: frozenset[int], most: int) -> Callable[[Connection], list[str]]:
    """Those that wait, the first asked first."""
    query = select(_ROWS.match).where(_is_free(alive)).order_by(_ROWS.at).limit(most)
    return lambda connection: list(connection.execute(query).scalars())


def claim(match: str, process: int, alive: frozenset[int]) -> Callable[[Connection], bool]:
    """Whether it is this process that works at it from now on: of two that try, one does."""
    mine = update(schema.analyses).where(_ROWS.match == match, _is_free(alive)).values(process=process)
    return lambda connection: connection.execute(mine).rowcount == 1


def _is_mine(match: str, process: int) -> ColumnElement[bool]:
    return (_ROWS.match == match) & (_ROWS.process == process) & (_ROWS.state == "wanted")


def put(match: str, process: int, values: dict[str, Any]) -> Callable[[Connection], bool]:
    """Changes the row, where it is still this process that works at it."""
    mine = update(schema.analyses).where(_is_mine(match, process)).values(values)
    return lambda connection: connection.execute(mine).rowcount == 1


def keep_part(match: str, process: int, part: int, finding: str) -> Callable[[Connection], bool]:
    """Whether it goes on: it was not stopped, and nobody else took it over."""
    mine = select(_ROWS.match).where(_is_mine(match, process)).with_for_update()

    def run(connection: Connection) -> bool:
        if connection.execute(mine).first() is None:
            return False
        connection.execute(_KEEP, {"match": match, "part": part, "finding": finding})
        return True

    return run

"""What a server tidies away by its rules: who and what nobody can come back to, found first and done afterwards."""

import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, func, select, update

from branchline.server.settings import TidyRules
from branchline.server.store import schema
from branchline.server.store.analyses import drop
from branchline.server.store.departing import NOBODY, depart
from branchline.server.store.office import remove_tables

DAY: Final = 86_400.0
Change = Callable[[Connection], list[str]]
"""Does it, where the rule still holds; the tables at which somebody should look."""
_ROWS, _SEATS, _PLAYERS = schema.matches.c, schema.seats.c, schema.players.c
_IS_WATCHED: Final = exists().where(schema.presences.c.match == _ROWS.id)


def _untouched(days: float) -> ColumnElement[bool]:
    return (_ROWS.changed_at <= time.time() - days * DAY) & ~_IS_WATCHED


def _open(rules: TidyRules) -> Select[Any]:
    return select(_ROWS.id).where(_ROWS.state == "open", _untouched(rules.open_days))


def _closed(rules: TidyRules) -> Select[Any]:
    """No match was ever played there."""
    never = (_ROWS.state == "over") & _ROWS.started_at.is_(None) & (_ROWS.seq == 0)
    return select(_ROWS.id).where(never, _untouched(rules.closed_days))


def _left(days: float) -> Select[Any]:
    """Matches that nobody plays any more. Not while somebody has time left, however long that is."""
    has_time = _ROWS.deadline.is_not(None) & (_ROWS.deadline > time.time())
    return select(_ROWS.id).where(_ROWS.state == "playing", _untouched(days), ~has_time)


def _begun(rules: TidyRules) -> Select[Any]:
    """Nobody made them or sits there who has an account, or still a cookie: nobody can come back to them."""
    sessions = schema.sessions.c
    has_cookie = exists().where(sessions.player == _PLAYERS.id, sessions.expires_at > time.time())
    can_return = _PLAYERS.login.is_not(None) | has_cookie.correlate(schema.players)
    made = exists().where(_PLAYERS.id == _ROWS.owner, can_return)
    sits = exists().where(_SEATS.match == _ROWS.id, _SEATS.player == _PLAYERS.id, can_return)
    return _left(rules.begun_days).where(~made, ~sits)


def _unfinished(rules: TidyRules) -> Select[Any]:
    """What somebody has taken along is played elsewhere, however long that takes: it waits to be handed back."""
    return _left(rules.unfinished_days).where(func.coalesce(_ROWS.along, "") != "away")


def _guests(rules: TidyRules) -> Select[Any]:
    """Guests with no session left: nobody has the cookie that they were. Their tables were not touched for long."""
    until = time.time() - rules.guest_days * DAY
    made_fresh = exists().where(_ROWS.changed_at > until, _ROWS.owner == _PLAYERS.id)
    sits_fresh = exists().where(_ROWS.changed_at > until, _SEATS.match == _ROWS.id, _SEATS.player == _PLAYERS.id)
    has_session = exists().where(schema.sessions.c.player == _PLAYERS.id)
    is_old_guest = _PLAYERS.login.is_(None) & (_PLAYERS.id != NOBODY) & (_PLAYERS.created_at <= until)
    return select(_PLAYERS.id).where(is_old_guest, ~has_session, ~made_fresh, ~sits_fresh)


def _sessions(_rules: TidyRules) -> Select[Any]:
    return select(schema.sessions.c.hash).where(schema.sessions.c.expires_at <= time.time())


def _analyses(rules: TidyRules) -> Select[Any]:
    """Not one that somebody waits for."""
    asked = schema.analyses.c
    return select(asked.match).where(asked.state != "wanted", asked.at <= time.time() - rules.analysis_days * DAY)


def _reports(rules: TidyRules) -> Select[Any]:
    columns = schema.reports.c
    since = func.coalesce(columns.settled_at, columns.at)
    return select(columns.id).where(since <= time.time() - rules.report_days * DAY)


_RULES: Final[dict[str, Callable[[TidyRules], Select[Any]]]] = {
    "begun": _begun,
    "unfinished": _unfinished,
    "open": _open,
    "closed": _closed,
    "analyses": _analyses,
    "reports": _reports,
    "sessions": _sessions,
    "guests": _guests,
}
RULES: Final = tuple(_RULES)
REMOVE: Final = ("begun", "closed")
"""Rules by which tables go for good: not one that somebody has loaded."""


def found(rule: str, rules: TidyRules, most: int | None = None) -> Callable[[Connection], list[str]]:
    """The tables, sessions or guests of which the rule holds now."""
    query = _RULES[rule](rules)
    return lambda connection: list(connection.execute(query.limit(most)).scalars())


def _still(connection: Connection, rule: str, rules: TidyRules, ids: list[str]) -> list[str]:
    column = _PLAYERS.id if rule == "guests" else _ROWS.id
    return list(connection.execute(_RULES[rule](rules).where(column.in_(ids)).with_for_update()).scalars())


def close_tables(rules: TidyRules, ids: list[str]) -> Change:
    """Tables that never began close, as when their owner leaves."""

    def run(connection: Connection) -> list[str]:
        still = _still(connection, "open", rules, ids)
        closed = update(schema.matches).where(_ROWS.id.in_(still))
        connection.execute(closed.values(state="over", changed_at=time.time()))
        return still

    return run


def _remove_tables(rule: str) -> Callable[[TidyRules, list[str]], Change]:
    """They go with all that belongs to them."""

    def change(rules: TidyRules, ids: list[str]) -> Change:
        def run(connection: Connection) -> list[str]:
            still = _still(connection, rule, rules, ids)
            remove_tables(connection, still)
            return still

        return run

    return change


def forget_lost(rules: TidyRules, ids: list[str]) -> Change:
    """They go as whoever deletes themselves does: their matches stay, nameless. The tables at which to look."""

    def run(connection: Connection) -> list[str]:
        return [table for guest in _still(connection, "guests", rules, ids) for table in depart(guest)(connection)]

    return run


def remove_analyses(rules: TidyRules, ids: list[str]) -> Change:
    def run(connection: Connection) -> list[str]:
        still = connection.execute(_analyses(rules).where(schema.analyses.c.match.in_(ids)).with_for_update()).scalars()
        drop(connection, list(still))
        return []

    return run


def remove_reports(rules: TidyRules, ids: list[str]) -> Change:
    columns = schema.reports.c
    still = delete(schema.reports).where(columns.id.in_(_reports(rules).where(columns.id.in_(ids))))

    def run(connection: Connection) -> list[str]:
        connection.execute(still)
        return []

    return run


def end_sessions(_rules: TidyRules, hashes: list[str]) -> Change:
    def run(connection: Connection) -> list[str]:
        connection.execute(delete(schema.sessions).where(schema.sessions.c.hash.in_(hashes)))
        return []

    return run


CHANGES: Final[dict[str, Callable[[TidyRules, list[str]], Change]]] = {
    "open": close_tables,
    "begun": _remove_tables("begun"),
    "closed": _remove_tables("closed"),
    "analyses": remove_analyses,
    "reports": remove_reports,
    "sessions": end_sessions,
    "guests": forget_lost,
}
"""What a rule does to rows. An unfinished match is ended at its table, by whoever has it."""

"""What the database has about one person, part by part: the latest of each, up to so many, and how many there are."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, Select, func, or_, select

from branchline.server.store import schema

Part = tuple[list[dict[str, Any]], int]
"""Rows, and how many there are in all."""


def facts_of(player: str) -> Callable[[Connection], dict[str, Any] | None]:
    """When and from where they came, and whether others see their profile; None where they are gone."""
    columns = schema.players.c
    query = select(columns.created_at, columns.is_public, columns.place).where(columns.id == player)

    def run(connection: Connection) -> dict[str, Any] | None:
        row = connection.execute(query).first()
        if row is None:
            return None
        return {"created_at": row.created_at, "is_public": row.is_public, "place": row.place}

    return run


def part_of(name: str, player: str, most: int) -> Callable[[Connection], Part]:
    query = _PARTS[name](player)
    names = [str(column.name) for column in query.selected_columns]

    def run(connection: Connection) -> Part:
        found = [dict(zip(names, row, strict=True)) for row in connection.execute(query.limit(most))]
        if len(found) < most:
            return found, len(found)
        whole = select(func.count()).select_from(query.order_by(None).subquery())
        return found, int(connection.execute(whole).scalar_one())

    return run


def _tables(player: str) -> Select[Any]:
    rows, seats = schema.matches.c, schema.seats.c
    is_owner = (rows.owner == player).label("is_owner")
    query = select(rows.id.label("table"), rows.game, rows.state, is_owner, rows.created_at, rows.changed_at)
    sat = rows.id.in_(select(seats.match).where(seats.player == player))
    return query.where(or_(rows.owner == player, sat)).order_by(rows.changed_at.desc())


def _seats(player: str) -> Select[Any]:
    seats = schema.seats.c
    query = select(seats.match.label("table"), seats.seat, seats.name).where(seats.player == player)
    return query.order_by(seats.match, seats.seat)


def _lines(player: str) -> Select[Any]:
    lines = schema.lines.c
    query = select(lines.match.label("table"), lines.number, lines.name, lines.text, lines.at)
    return query.where(lines.player == player).order_by(lines.at.desc())


def _notes(player: str) -> Select[Any]:
    notes = schema.notes.c
    query = select(notes.match.label("table"), notes.text, notes.at)
    return query.where(notes.player == player).order_by(notes.at.desc())


def _shunned(player: str) -> Select[Any]:
    """Whom they shun, and not who shuns them: that is for nobody to know."""
    shunned = schema.shunned.c
    query = select(shunned.kind, shunned.name, shunned.at).where(shunned.player == player)
    return query.order_by(shunned.at.desc())


def _invitations(player: str) -> Select[Any]:
    """Those that they sent and those that they got."""
    invited = schema.invitations.c
    query = select(
        invited.match.label("table"), (invited.player == player).label("mine"), invited.at, invited.declined_at
    )
    return query.where(or_(invited.player == player, invited.whom == player)).order_by(invited.at.desc())


def _results(player: str) -> Select[Any]:
    results = schema.results.c
    columns = (results.seat, results.name, results.score, results.missed, results.place, results.at)
    query = select(results.match.label("table"), *columns).where(results.player == player)
    return query.order_by(results.at.desc())


def _solo_results(player: str) -> Select[Any]:
    results = schema.feats.c
    query = select(results.game, results.key, results.value, results.match.label("table"), results.at)
    return query.where(results.player == player).order_by(results.at.desc())


def _daily(player: str) -> Select[Any]:
    daily = schema.daily.c
    query = select(daily.day, daily.key, daily.match.label("table"), daily.score, daily.missed, daily.at)
    return query.where(daily.player == player).order_by(daily.day.desc(), daily.key)


def _answers(player: str) -> Select[Any]:
    answers = schema.answers.c
    query = select(answers.status, answers.answer, answers.at).where(answers.person == player)
    return query.order_by(answers.at.desc())


def _sessions(player: str) -> Select[Any]:
    sessions = schema.sessions.c
    return select(sessions.expires_at).where(sessions.player == player).order_by(sessions.expires_at.desc())


def _tokens(player: str) -> Select[Any]:
    tokens = schema.tokens.c
    query = select(tokens.id, tokens.label, tokens.created_at).where(tokens.player == player)
    return query.order_by(tokens.created_at.desc())


def _looks(player: str) -> Select[Any]:
    looks = schema.looks.c
    return select(looks.look).where(looks.player == player).order_by(looks.look)


def _duties(player: str) -> Select[Any]:
    """Theirs as an admin, and those about them: without who did these."""
    duties = schema.deeds.c
    query = select(duties.kind, duties.what, (duties.by == player).label("mine"), duties.at)
    return query.where(or_(duties.by == player, duties.about == player)).order_by(duties.at.desc())


def _reports(player: str) -> Select[Any]:
    """Those that they made. One about them would say who made it, where two sit at a table."""
    reports = schema.reports.c
    columns = (reports.kind, reports.match.label("table"), reports.line, reports.name, reports.text, reports.reason)
    query = select(*columns, reports.at, reports.settled_at, reports.done).where(reports.by == player)
    return query.order_by(reports.at.desc())


def _codes(player: str) -> Select[Any]:
    codes = schema.codes.c
    query = select(codes.made_at, codes.used_at, (codes.made_by == player).label("mine"))
    return query.where(or_(codes.made_by == player, codes.used_by == player)).order_by(codes.made_at.desc())


def _channels(player: str) -> Select[Any]:
    columns = schema.channels.c
    names = ("id", "kind", "form", "address", "label", "language", "is_on", "is_confirmed", "created_at", "told_at")
    query = select(*(columns[name] for name in names)).where(columns.player == player)
    return query.order_by(columns.created_at.desc())


def _silences(player: str) -> Select[Any]:
    columns = schema.silences.c
    query = select(columns.match.label("table"), columns.kind).where(columns.player == player)
    return query.order_by(columns.match, columns.kind)


def _reminders(player: str) -> Select[Any]:
    columns = schema.reminders.c
    query = select(columns.match.label("table"), columns.at).where(columns.player == player)
    return query.order_by(columns.at.desc())


_PARTS: Final[dict[str, Callable[[str], Select[Any]]]] = {
    "tables": _tables,
    "seats": _seats,
    "lines": _lines,
    "notes": _notes,
    "shunned": _shunned,
    "invitations": _invitations,
    "results": _results,
    "solo_results": _solo_results,
    "daily": _daily,
    "answers": _answers,
    "sessions": _sessions,
    "tokens": _tokens,
    "looks": _looks,
    "deeds": _duties,
    "codes": _codes,
    "reports": _reports,
    "channels": _channels,
    "silences": _silences,
    "reminders": _reminders,
}
PARTS: Final = tuple(_PARTS)

"""A person goes for good: nothing in the database says who they were. Their matches stay, and replay as before."""

import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, delete, exists, select, text, update

from branchline.server.store import channels, invitations, reports, schema, shunned
from branchline.server.store.chat import keep_place

NOBODY: Final = "nobody"
"""Whose the tables are that somebody made who is gone: one row for all of them, so that not even the tables of one
person can be told from those of another; those of a guest once `matches.place` is forgotten, too."""
GONE: Final = "gone"
"""In place of the person, where the answer to their leaving is kept for who asks again."""
_NOBODY_IS_THERE: Final = text("INSERT INTO players (id, name, created_at) VALUES (:id, '', 0) ON CONFLICT DO NOTHING")
_NAMELESS: Final = {"name": "", "player": None}
_UNSAID: Final = {**_NAMELESS, "text": ""}


def depart(player: str) -> Callable[[Connection], list[str]]:
    """The tables at which they sat or which they made: whoever is there should look."""

    def run(connection: Connection) -> list[str]:
        players = schema.players
        connection.execute(
            select(players.c.id).where(players.c.id == player).with_for_update()
        )  # nobody adds to it now
        tables = _tables_of(connection, player)
        leave_open_tables(connection, player)
        place = connection.execute(select(players.c.place).where(players.c.id == player)).scalar()
        keep_place(connection, player, place)
        _unname(connection, schema.lines, _UNSAID, player)
        for table in (schema.seats, schema.results):
            _unname(connection, table, _NAMELESS, player)
        _hand_on_tables(connection, player, place)
        _forget_at_the_office(connection, player)
        connection.execute(delete(schema.answers).where(schema.answers.c.person == player))
        _unname(connection, schema.analyses, {"player": None}, player)
        for table in (schema.sessions, schema.tokens, schema.feats, schema.daily, schema.looks, schema.notes):
            connection.execute(delete(table).where(table.c.player == player))
        channels.forget(connection, [player])
        shunned.forget(connection, [player])
        reports.forget(connection, [player])
        invitations.forget(connection, [player])
        connection.execute(delete(players).where(players.c.id == player))
        return tables

    return run


def _forget_at_the_office(connection: Connection, player: str) -> None:
    """Codes and duties stay, without whose they were; of a duty about them not even what it said."""
    duties, codes = schema.deeds, schema.codes
    connection.execute(update(duties).where(duties.c.by == player).values(by=None))
    connection.execute(update(duties).where(duties.c.about == player).values(about=None, what=""))
    for column in (codes.c.made_by, codes.c.used_by):
        connection.execute(update(codes).where(column == player).values({column: None}))


def _tables_of(connection: Connection, player: str) -> list[str]:
    seats, rows = schema.seats.c, schema.matches.c
    sat = select(seats.match).where(seats.player == player)
    made = select(rows.id).where(rows.owner == player)
    return sorted(connection.execute(sat.union(made)).scalars())


def leave_open_tables(connection: Connection, player: str) -> None:
    """Their own tables that never began close, as when an owner leaves; at others' their seats are open again."""
    rows, seats = schema.matches, schema.seats
    mine = (rows.c.owner == player) & (rows.c.state == "open")
    connection.execute(update(rows).where(mine).values(state="over", changed_at=time.time()))
    waiting = seats.c.match.in_(select(rows.c.id).where(rows.c.state == "open"))
    theirs = update(seats).where(seats.c.player == player, waiting)
    connection.execute(theirs.values(kind="open", link=seats.c.link + 1, **_NAMELESS))


def _unname(connection: Connection, table: Any, values: dict[str, Any], player: str) -> None:
    connection.execute(update(table).where(table.c.player == player).values(values))


def _hand_on_tables(connection: Connection, player: str, place: str | None) -> None:
    """They count for a while yet where a guest came from: going makes no room for more."""
    rows = schema.matches
    if connection.execute(select(rows.c.id).where(rows.c.owner == player).limit(1)).first():
        connection.execute(_NOBODY_IS_THERE, {"id": NOBODY})
        connection.execute(update(rows).where(rows.c.owner == player).values(owner=NOBODY, place=place))


# What somebody had under way while they went -------------------------------------------------------------------------


def _is_gone(column: Any) -> Any:
    return column.is_not(None) & (column != GONE) & ~exists().where(schema.players.c.id == column)


def strays(most: int) -> Callable[[Connection], dict[str, list[str]]]:
    """Who is named in rows though they are gone: a line or a result that was on its way. By table."""
    columns = {table.name: table.c.player for table in (schema.lines, schema.results, schema.feats, schema.analyses)}
    columns |= {"answers": schema.answers.c.person, "reports": schema.reports.c.by, "reported": schema.reports.c.about}
    queries = {name: select(column).where(_is_gone(column)).distinct().limit(most) for name, column in columns.items()}
    return lambda connection: {name: list(connection.execute(query).scalars()) for name, query in queries.items()}


def drop_strays(found: dict[str, list[str]]) -> Callable[[Connection], None]:
    lines, results, solo_results, answers = schema.lines, schema.results, schema.feats, schema.answers
    asked = schema.analyses
    statements: dict[str, Any] = {
        "lines": update(lines).where(lines.c.player.in_(found["lines"])).values(_UNSAID),
        "results": update(results).where(results.c.player.in_(found["results"])).values(_NAMELESS),
        "analyses": update(asked).where(asked.c.player.in_(found["analyses"])).values(player=None),
        "feats": delete(solo_results).where(solo_results.c.player.in_(found["feats"])),
        "answers": delete(answers).where(answers.c.person.in_(found["answers"])),
    }

    def run(connection: Connection) -> None:
        for name in (name for name, gone in found.items() if gone and name in statements):
            connection.execute(statements[name])
        reports.forget(connection, [*found["reports"], *found["reported"]])

    return run

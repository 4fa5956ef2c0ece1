"""The first answers to writes that their clients may send again."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, delete, func, or_, select, text

from branchline.server.store import schema

_KEEP: Final = text(
    "INSERT INTO answers (key, person, credential, digest, status, answer, at) "
    "VALUES (:key, :person, :credential, :digest, :status, :answer, :at) ON CONFLICT DO NOTHING"
)
_COLUMNS: Final = schema.answers.c


def add(connection: Connection, row: dict[str, Any]) -> bool:
    """False where there is one already."""
    return connection.execute(_KEEP, row).rowcount == 1


def first_of(key: str, credential: str, person: str) -> Callable[[Connection], tuple[str, str, str] | None]:
    """What the client showed, a digest of what it asked, and the answer: of whoever shows the same or is the same."""
    mine = or_(_COLUMNS.credential == credential, _COLUMNS.person == person)
    query = select(_COLUMNS.credential, _COLUMNS.digest, _COLUMNS.answer).where(_COLUMNS.key == key, mine)

    def run(connection: Connection) -> tuple[str, str, str] | None:
        found = connection.execute(query).first()
        return (found.credential, found.digest, found.answer) if found is not None else None

    return run


def people_with_more(most: int) -> Callable[[Connection], list[str]]:
    crowd = select(_COLUMNS.person).group_by(_COLUMNS.person).having(func.count() > most)
    return lambda connection: list(connection.execute(crowd).scalars())


def tidy(connection: Connection, before: float, people: list[str], most: int) -> None:
    """What is as old as this goes, and the oldest of these people beyond the most."""
    connection.execute(delete(schema.answers).where(_COLUMNS.at <= before))
    for person in people:
        latest = select(_COLUMNS.at).where(_COLUMNS.person == person).order_by(_COLUMNS.at.desc()).offset(most - 1)
        oldest = connection.execute(latest.limit(1)).scalar()
        if oldest is not None:
            connection.execute(delete(schema.answers).where(_COLUMNS.person == person, _COLUMNS.at < oldest))

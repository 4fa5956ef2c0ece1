"""Whether the database does what it is there for: one read, and one commit that leaves nothing behind."""

from collections.abc import Callable

from sqlalchemy import Connection, delete, insert, text

from branchline.server.store import schema


def glance(connection: Connection) -> None:
    connection.execute(text("SELECT 1")).scalar()


def write_and_wipe(mark: str) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        connection.execute(insert(schema.facts).values(name=mark, value=""))
        connection.execute(delete(schema.facts).where(schema.facts.c.name == mark))

    return job

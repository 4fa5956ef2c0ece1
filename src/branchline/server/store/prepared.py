"""A statement compiled once and given straight to the driver: the few that run for every action."""

from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.sql.expression import Executable


class Prepared:
    """The same SQLAlchemy statement on either engine, without its cost at every execution."""

    def __init__(self, statement: Executable, engine: Engine) -> None:
        compiled: Any = statement.compile(dialect=engine.dialect)  # type: ignore[attr-defined]
        self._text = str(compiled)
        self._places: list[str] | None = list(compiled.positiontup) if compiled.positional else None

    def run(self, connection: Connection, values: dict[str, Any]) -> int:
        """How many rows it touched."""
        given = [values[name] for name in self._places] if self._places is not None else values
        cursor = connection.connection.cursor()
        try:
            cursor.execute(self._text, given)
            return int(cursor.rowcount)
        finally:
            cursor.close()

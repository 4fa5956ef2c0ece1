"""A PostgreSQL that hangs is one that is away: no answer is waited for longer than was said.

Its own timeouts end what it works on. A process that is stopped and a network that swallows everything say nothing at
all, not even that: there only a clock of ours ends the waiting.
"""

import time
from collections.abc import Generator
from typing import Any

import psycopg
from sqlalchemy import Engine, event


class Patient(psycopg.Connection[Any]):
    """Gives up after `seconds` of silence. What was under way is then lost with the connection."""

    seconds = 10.0

    def wait(self, gen: Any, *args: Any, **more: Any) -> Any:
        return super().wait(self._listening(gen), *args, **more)

    def _listening(self, work: Any) -> Generator[Any, Any, Any]:
        """The driver's own work, which it wakes now and then to be told that nothing was ready."""
        until = time.monotonic() + self.seconds
        try:
            wish = next(work)
            while True:
                is_ready = yield wish
                now = time.monotonic()
                if is_ready:
                    until = now + self.seconds
                elif now >= until:
                    self.pgconn.finish()
                    raise psycopg.OperationalError(f"no answer in {self.seconds:g} seconds")
                wish = work.send(is_ready)
        except StopIteration as done:
            return done.value


def be_patient(engine: Engine, seconds: float) -> None:
    """Every connection of the engine, and what it asks the server itself to give up on."""

    def connect(_dialect: Any, _record: Any, words: Any, facts: Any) -> Patient:
        made = Patient.connect(*words, **facts)
        made.seconds = seconds
        return made

    def limit(made: Any, _record: Any) -> None:
        most = int(seconds * 1000)
        made.autocommit = True
        for setting in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            made.execute(f"SET {setting} = {most}")
        made.autocommit = False

    event.listen(engine, "do_connect", connect)
    event.listen(engine, "connect", limit)

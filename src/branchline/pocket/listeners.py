"""The connections over which pages hear of a table: each is told what its own seat may know, once and in order."""

from collections.abc import Callable
from typing import Any

from branchline.core.codec import encode
from branchline.core.values import Seat
from branchline.pocket.table import Table, table_info, update_of
from branchline.tables import live_messages as live

Tell = Callable[[str], Any]
"""Carries one message, as JSON, to the page."""


class Listener:
    """One connection. `seq` is the last entry it was sent."""

    def __init__(self, table: str, tell: Tell) -> None:
        self.table, self._tell = table, tell
        self.seat: Seat | None = None
        self.seq = 0
        self.is_drawing = False
        self.is_greeted = False

    def send(self, message: Any) -> None:
        self._tell(encode(message).decode())


class Listeners:
    def __init__(self) -> None:
        self._all: dict[int, Listener] = {}

    def add(self, number: int, listener: Listener) -> None:
        self._all[number] = listener

    def find(self, number: int) -> Listener | None:
        return self._all.get(number)

    def remove(self, number: int) -> Listener | None:
        return self._all.pop(number, None)

    def at(self, table: str) -> list[Listener]:
        return [listener for listener in self._all.values() if listener.table == table and listener.is_greeted]

    def here(self, table: str) -> set[Seat]:
        return {listener.seat for listener in self.at(table) if listener.seat is not None}

    def greet(self, listener: Listener, table: Table, seq: int | None) -> None:
        """From now on; first of all where things stand."""
        listener.is_greeted = True
        listener.seq = table.row.seq if seq is None else min(seq, table.row.seq)
        self.show_table(table)
        self.show_entries_to(listener, table)

    def show_entries_to(self, listener: Listener, table: Table) -> None:
        update = update_of(table, listener.seat, listener.seq, is_drawing=listener.is_drawing)
        listener.send(live.Changed(update=update))
        listener.seq = table.row.seq

    def show_entries(self, table: Table) -> None:
        for listener in self.at(table.row.id):
            self.show_entries_to(listener, table)

    def show_table(self, table: Table) -> None:
        here = self.here(table.row.id)
        for listener in self.at(table.row.id):
            listener.send(live.Table(table=table_info(table.row, table, here), seat=listener.seat))

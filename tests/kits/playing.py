"""People at tables of the tiny game."""

from collections.abc import Callable
from typing import Any

from kits.server import Person

New = Callable[[], Person]
_NAMES = iter(range(10_000))
HIDE: Any = {"type": "hide", "number": 1}
GROW: Any = {"type": "grow"}
ROLL: Any = {"type": "roll"}
PASS: Any = {"type": "pass"}


def two(person: New, **wish: Any) -> tuple[Person, Person, str]:
    """Two people at a table that has begun."""
    anna, ben = person(), person()
    table = anna.new_table("me", "open", **wish)
    ben.join(table, 1)
    return anna, ben, table["id"]


def over(person: New) -> tuple[Person, Person, str]:
    """Two people at a table whose match is over."""
    anna, ben, table = two(person, options={"rounds": 1})
    for who in (anna, ben):
        who.act(table, HIDE)
    for who in (anna, ben):
        who.act(table, PASS)
    return anna, ben, table


def begun(person: New, **wish: Any) -> tuple[Person, Person, str]:
    """Both have hidden their number; it is the first seat's turn."""
    anna, ben, table = two(person, **wish)
    anna.act(table, HIDE)
    ben.act(table, HIDE)
    return anna, ben, table


def points(person: Person, table: str) -> list[int]:
    return list(person.update(table)["position"]["view"]["points"])


def new_name() -> str:
    return f"Ada {next(_NAMES)}"


def registered(person: New) -> tuple[Person, str]:
    somebody, name = person(), new_name()
    somebody.post("/api/accounts", {"name": name, "password": "correct horse"}, expect=201)
    return somebody, name

"""People at tables of the tiny game."""

from collections.abc import Callable
from typing import Any

from kits.server import Document, Person, Server

New = Callable[[], Person]
_NAMES = iter(range(10_000))
HIDE: Any = {"type": "hide", "number": 1}
GROW: Any = {"type": "grow"}
ROLL: Any = {"type": "roll"}
PASSWORD = "correct horse"
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


def played(people: list[Person], *more: str, **options: Any) -> str:
    """A match to its end; the last of the people has all the seats of `more`."""
    made = people[0].new_table("me", *("open" for _ in people[1:]), *more, options={"rounds": 1, **options})
    for seat, one in enumerate(people[1:], 1):
        one.join(made, seat)
    table = str(made["id"])
    while to_act := people[0].get(f"/api/tables/{table}")["to_act"]:
        one = people[min(to_act[0], len(people) - 1)]
        legal = one.update(table, seat=to_act[0])["position"]["legal"]
        one.act(table, legal[-1], seat=to_act[0])
    return table


def waiting(person: Person) -> list[tuple[str, str]]:
    found = person.get("/api/me/waiting")
    assert found["count"] == len(found["tables"])
    return [(one["table"]["id"], one["why"]) for one in found["tables"]]


def at_seat(table: str, seat: int) -> dict[str, object]:
    return {"type": "seat", "table": table, "seat": seat}


def shun(who: Person, kind: str, whom: object) -> str:
    return str(who.post("/api/me/shunned", {"whom": whom, "kind": kind}, expect=201)["id"])


def account(server: Server, document: Document | None = None, name: str = "") -> Person:
    person = Person(server, document)
    person.post("/api/accounts", {"name": name or new_name(), "password": PASSWORD}, expect=201)
    return person

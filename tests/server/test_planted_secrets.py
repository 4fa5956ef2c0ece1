"""Nothing that a seat may not know leaves the server, by whatever way one reads a table.

What is secret is not listed here: it is what the state, the other seats' views, choices and events hold and the
viewer's own views do not. Every GET of the OpenAPI document that can read a table is asked, and every stream is heard.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from branchline.core.codec import encode
from branchline.core.entries import Played
from branchline.core.match import Match
from branchline.core.rng import Rng
from branchline.games import find_game
from branchline.server.hosting.loading import load
from branchline.server.store.engine import open_engine
from branchline.tables.messages import SeatInfo, TableInfo
from branchline.tables.play_messages import EntryInfo, Position, Update
from branchline.tables.updates import redacted
from kits.server import PATIENCE, Document, Live, Person, Server

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "railroad-tiles": (3, {"objectives": "random"}),
    "railways": (1, {}),
    "off-the-rails": (3, {"missions": True}),
}
"""How many sit at each, and by which options."""
ENTRIES = 16
LAST = 999
Pair = tuple[str, bytes]
ENVELOPE = {field for shape in (TableInfo, SeatInfo, Position, Update, EntryInfo) for field in shape.__struct_fields__}
"""The table around the match has these keys; what stands under them is judged by its own value."""


def plain(value: Any) -> Any:
    return json.loads(encode(value))


def pairs(value: Any) -> Iterator[Pair]:
    """Every key with its value, however deep."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key, json.dumps(inner, sort_keys=True).encode()
            yield from pairs(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from pairs(inner)


def choices(match: Match, seat: int | None) -> list[Any]:
    return [
        {"action": plain(entry.action)} for entry in match.entries if isinstance(entry, Played) and entry.seat == seat
    ]


def told(match: Match, seat: int | None) -> Iterator[Any]:
    """All that the game itself lets this seat know, from the start until now."""
    for moment in match.chain:
        view = match.game.view(moment.state, seat)
        yield plain(view)
        yield plain(match.game.marks(view))
        yield plain(redacted(moment.events, seat))
    if seat in match.to_act:
        yield plain(list(match.legal_actions(seat)))
    yield choices(match, seat)


def all_there_is(match: Match) -> Iterator[Any]:
    for moment in match.chain:
        yield plain(moment.state)
        yield plain(moment.events)
    yield [choice for seat in range(match.seats) for choice in choices(match, seat)]
    for seat in range(match.seats):
        yield from told(match, seat)


def secrets(match: Match, seats: tuple[int, ...]) -> set[Pair]:
    """What is somewhere and not among what these seats are told: by its key, or where the key is theirs too, by a value
    that says something."""
    material = (
        plain(match.options),
        match.game.catalogue(),
        *(x for seat in (None, *seats) for x in told(match, seat)),
    )
    known = {pair for each in material for pair in pairs(plain(each))}
    keys = {key for key, _ in known} | ENVELOPE
    found = {pair for each in all_there_is(match) for pair in pairs(each)} - known
    return {(key, value) for key, value in found if key not in keys or (value[:1] in b"[{" and len(value) > 8)}


def match_at(server: Server, table: str) -> Match:
    engine = open_engine(server.settings.data)
    with engine.connect() as connection:
        sitting = load(connection, table, find_game).sitting
    engine.dispose()
    assert sitting is not None
    return sitting.match


def every_read(document: Document, table: str, game: str, seats: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each GET of the document that takes a table or lists them, with all that could be asked of it."""
    common = {"since": 0, "wait": 0, "table": table, "seed": "guessed", "game": game, "state": "playing"}
    for path, methods in document.data["paths"].items():
        if "get" not in methods or not ("{table}" in path or path in ("/api/tables", "/api/me/tables", "/api/seeds")):
            continue
        names = {each["name"] for each in methods["get"].get("parameters", ()) if each["in"] == "query"}
        steps = (0, ENTRIES // 2, ENTRIES) if "{step}" in path else (0,)
        for step in steps:
            for seat in (None, -1, *range(seats)) if "seat" in names else (None,):
                query = {**common, "seat": seat}
                asked = {key: value for key, value in query.items() if key in names and value is not None}
                yield path.replace("{table}", table).replace("{step}", str(step)), asked


def hear_all(live: Live) -> list[Any]:
    """Whatever came until the answer to a last question."""
    live.say({"type": "ping", "id": LAST})
    heard: list[Any] = []
    while not heard or heard[-1].get("id") != LAST:
        heard.append(json.loads(live.socket.recv(PATIENCE)))
    return heard


def play_some(people: dict[int, Person], table: str) -> None:
    rng = Rng("planted")
    for _ in range(ENTRIES):
        for seat, person in people.items():
            update = person.update(table, since=0)
            legal = update["position"]["legal"]
            if legal:
                number, rng = rng.below(len(legal))
                person.act(table, legal[number], seat=seat, seq=update["seq"])
                break


@pytest.mark.parametrize("game", TABLES)
def test_nothing_that_is_secret_can_be_read_or_heard(real: Server, game: str) -> None:
    document = Document(real.url)
    seats, options = TABLES[game]
    anna, bo, carl, dora, passer = (Person(real) for _ in range(5))
    wish = {
        "game": game,
        "options": options,
        "public": True,
        "seats": [{"type": "me"}, *[{"type": "open"}] * (seats - 1)],
    }
    made = anna.post("/api/tables", wish, expect=201)
    table, people, lives = made["id"], {0: anna}, {}
    if seats > 1:
        bo.join(made, 1)  # he says hello, and leaves: somebody else takes the seat
        lives["who had a seat"] = bo.live(table, seq=0)
        bo.post(f"/api/tables/{table}/leave")
        carl.post(f"/api/tables/{table}/seats/1", {"name": "Carl"})
        dora.post(f"/api/tables/{table}/seats/2", {"name": "Dora"})
        people |= {1: carl, 2: dora}
        lives["another seat"] = carl.live(table, seq=0, marks=True)
    lives["a spectator"] = passer.live(table, seq=0, marks=True)
    play_some(people, table)
    match = match_at(real, table)
    assert match.to_act and match.seq >= ENTRIES // 2
    for who, (person, own) in {
        "a spectator": (passer, ()), "who had a seat": (bo, ()), "another seat": (carl, (1,))
    }.items():  # fmt: skip
        hidden = secrets(match, own)
        assert set(pairs(plain(match.state))) & hidden, "the state itself would be caught"
        answers = [(f"{path} {query}", person.http.get(path, params=query).text)
                   for path, query in every_read(document, table, game, seats)]  # fmt: skip
        assert len(answers) > 15
        if who in lives:
            answers.append(("live", json.dumps(hear_all(lives[who]))))
        for where, text in answers:
            assert match.seed not in text, f"{who}, {where}: the seed"
            leaked = set(pairs(json.loads(text))) & hidden
            assert not leaked, f"{who}, {where}: {sorted(leaked)[:3]}"
    for live in lives.values():
        live.close()

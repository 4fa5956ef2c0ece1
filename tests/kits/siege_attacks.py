"""What strangers do to a server, a small attempt each; and the process in which they all do it at once."""

import asyncio
import functools
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple, cast

from branchline.bots import lineup
from branchline.core import record
from branchline.core.codec import to_plain
from branchline.core.match import redo, start, take_back
from branchline.core.planning import MOST_PLANNED, begin, plan_one
from branchline.games import find_game
from kits import TESTS, surroundings
from kits.siege import (
    CONT,
    CUT,
    LAST_WORDS,
    PING,
    TEXT,
    Attack,
    Attacker,
    Attempt,
    Target,
    besiege,
    frame,
    said,
    status_of,
    to_the_end,
)

RECORDS: Final = TESTS / "records"
ME: Final = {"type": "me"}
BOT: Final = {"type": "bot", "level": lineup("off-the-rails").strongest}
OWN: Final = {"game": "off-the-rails", "seats": [ME, ME, ME, ME], "public": True}
"""A table of one's own in the game whose positions are the largest."""
SOLO: Final = {"game": "railroad-tiles", "seats": [ME]}
WAITING: Final = {"game": "railroad-tiles", "seats": [ME, {"type": "open"}, {"type": "open"}], "public": True}
BOTS_ALONE: Final = {"game": "off-the-rails", "seats": [BOT] * 4}


def posted(path: str, body: Callable[[], Any], method: str = "POST") -> Attempt:
    """The body is made once."""
    made = functools.cache(lambda: json.dumps(body()).encode())
    return lambda attacker: attacker.ask(method, path, made())


def asked(path: str) -> Attempt:
    return lambda attacker: attacker.ask("GET", path)


def at_home(method: str, path: str, body: Any = None, wish: Any = OWN) -> Attempt:
    """At a table of one's own, as a guest with a cookie."""

    async def attempt(attacker: Attacker) -> str:
        table = await attacker.settle(wish)
        return await attacker.ask(method, path.format(table=table), body)

    return attempt


# Lists, positions, records --------------------------------------------------------------------------------------------

TILE: Final = '[[tile]]\ncount = {}\nsides = "H-H-"\nsegments = ["road:NS"]\nterrain = "town"\n'


def brought(text: str) -> Attempt:
    """A table with an owner's list."""
    return posted("/api/tables", lambda: {**SOLO, "content": text})


def ring(side: int) -> Iterator[tuple[int, int]]:
    for place in range(side):
        yield from ((place, 0), (side, place), (side - place, side), (0, side - place))


def block(side: int) -> Iterator[tuple[int, int]]:
    return ((x, y) for x in range(side) for y in range(side))


def scored(cells: Iterator[tuple[int, int]]) -> Attempt:
    tiles = [{"x": x, "y": y, "sides": "HHHH", "terrain": "field"} for x, y in cells]
    return posted("/api/games/railroad-tiles/score", lambda: {"game": "railroad-tiles", "tiles": tiles})


def kept_record(**more: Any) -> Any:
    return {**json.loads((RECORDS / "off_the_rails" / "4-everything.json").read_bytes()), **more}


def long_record() -> Any:
    """A good one that goes on as long as it may: what was played first is taken back and done again."""
    kept = record.read((RECORDS / "off_the_rails" / "4-everything.json").read_bytes())
    match = start(find_game(kept.game), kept.seats, kept.seed, kept.options)
    for entry in kept.entries[:2]:
        match = record.enter(match, entry)
    for _ in range(450):
        match = redo(take_back(match, 0, (2,)), 0)
    return json.loads(record.export(match, ("",) * match.seats))


class Late(NamedTuple):
    """A match of four that is nearly over: its views, marks and choices are as large as they get."""

    record: Any
    seat: int
    actions: list[Any]


@functools.cache
def late() -> Late:
    kept = record.read((RECORDS / "off_the_rails" / "4-everything.json").read_bytes())
    match = start(find_game(kept.game), kept.seats, kept.seed, kept.options)
    for entry in kept.entries[: len(kept.entries) * 4 // 5]:
        match = record.enter(match, entry)
    seat = min(match.to_act)
    return Late(json.loads(record.export(match)), seat, [to_plain(one) for one in match.legal_actions(seat)])


def late_record() -> Any:
    return late().record


def commented_record() -> Any:
    return kept_record(content="#" * 3_900_000)


def endless_record() -> Any:
    kept = kept_record()
    return {**kept, "entries": [*kept["entries"][:2], *[{"type": "undone", "seat": 0, "seqs": [2]}] * 30_000]}


# Live connections -----------------------------------------------------------------------------------------------------

HELLO: Final = {"type": "hello", "seq": 0, "line": 0, "marks": True}


def flood(message: bytes, times: int = 1000, wish: Any = OWN) -> Attempt:
    """A live connection at one's own table that says the same again and again."""

    async def attempt(attacker: Attacker) -> str:
        async with attacker.live(await attacker.settle(wish)) as (reader, writer):
            writer.write(said(HELLO) + message * times)
            return await to_the_end(reader)

    return attempt


def deafen(writer: asyncio.StreamWriter) -> None:
    cast(asyncio.Transport, writer.transport).pause_reading()


async def deaf_listener(attacker: Attacker) -> str:
    """Says hello again and again and never reads: each hello is answered with a whole position."""
    async with attacker.live(await attacker.settle(OWN)) as (_, writer):
        deafen(writer)
        for _ in range(40):
            writer.write(said(HELLO))
            await asyncio.sleep(0.1)
        while not writer.transport.is_closing():
            writer.write(said(HELLO))
            await asyncio.sleep(1)
        return "cut"


async def silent_socket(attacker: Attacker) -> str:
    async with attacker.live(await attacker.settle(OWN)) as (reader, _):
        return await to_the_end(reader)


async def whole_game(attacker: Attacker) -> str:
    """Acts as fast as it is answered, as a program would; the moves are mostly refused."""
    async with attacker.live(await attacker.settle(OWN)) as (reader, writer):
        writer.write(said(HELLO))
        for number in range(200):
            action = {"type": "place_cart", "cart": number % 4, "cell": [number % 10, 9]}
            writer.write(said({"type": "act", "id": number, "seq": 0, "action": action}))
            await writer.drain()
            if not await reader.read(65_536):
                return "cut"
        return "heard"


# Requests that are none, or half of one -------------------------------------------------------------------------------

LET_IN: Final = 1.0
"""Seconds after which a connection was not turned away."""
POST_HEAD: Final = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Branchline: 1\r\nContent-Type: application/json\r\n"


async def slow_head(attacker: Attacker) -> str:
    async with attacker.connection() as (reader, writer):
        for part in (b"GET / HTTP/1.1\r\n", *[b"x"] * 20):
            writer.write(part)
            await asyncio.sleep(0.1)
        return await status_of(reader)


async def slow_body(attacker: Attacker) -> str:
    async with attacker.connection() as (reader, writer):
        writer.write(POST_HEAD + b"Content-Length: 60000\r\n\r\n")
        for _ in range(60):
            writer.write(b" ")
            await asyncio.sleep(0.1)
        return await status_of(reader)


async def idle(attacker: Attacker) -> str:
    """Who is let in hears nothing; who is not is out at once."""
    loop = asyncio.get_running_loop()
    async with attacker.connection() as (reader, _):
        began, became = loop.time(), await to_the_end(reader)
        return became if loop.time() - began >= LET_IN else "reset"


async def deaf_reader(attacker: Attacker) -> str:
    async with attacker.connection() as (reader, writer):
        writer.write(b"GET /schema HTTP/1.1\r\nHost: x\r\n\r\n" * 50)
        status = await status_of(reader)
        if status != "200":
            return status
        deafen(writer)
        while not writer.transport.is_closing():  # who reads nothing hears of the end by what is written
            await asyncio.sleep(1)
            writer.write(b"\r\n")
        return "cut"


async def crumbs(attacker: Attacker) -> str:
    return await attacker.send(POST_HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 10_000)


async def many_headers(attacker: Attacker) -> str:
    return await attacker.send(b"GET / HTTP/1.1\r\n" + b"a:\r\n" * 4000 + b"\r\n")


async def pipeline(attacker: Attacker) -> str:
    return await attacker.send(b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n" * 100)


async def nonsense(attacker: Attacker) -> str:
    return await attacker.send(random.Random(attacker.number).randbytes(2000) + b"\r\n\r\n")


# People ---------------------------------------------------------------------------------------------------------------


async def invented_cookie(attacker: Attacker) -> str:
    attacker.cookie = f"{attacker.number:043d}"
    return await attacker.ask("DELETE", "/api/session")


async def new_account(attacker: Attacker) -> str:
    wish = {"name": f"Ann {attacker.address[6:]} {attacker.number}", "password": "a long password"}
    return await attacker.ask("POST", "/api/accounts", wish)


async def unknown_table(attacker: Attacker) -> str:
    return await attacker.ask("GET", f"/api/tables/zz{attacker.number:010d}")


async def invented_link(attacker: Attacker) -> str:
    table = await attacker.settle(WAITING)
    return await attacker.ask("POST", "/api/join", {"link": f"{table}.1.{attacker.number:024d}", "name": "Ann"})


async def seat_taken_and_left(attacker: Attacker) -> str:
    """A second guest comes and goes at the first one's table."""
    table = await attacker.settle(WAITING)
    if attacker.friend is None:
        attacker.friend = Attacker(attacker.target, attacker.address)
    await attacker.friend.settle(SOLO)
    taken = await attacker.friend.ask("POST", f"/api/tables/{table}/seats/1", {"name": "Ann"})
    return await attacker.friend.ask("POST", f"/api/tables/{table}/leave") if taken == "200" else taken


async def previews_by_the_dozen(attacker: Attacker) -> str:
    table, (_, seat, actions) = await attacker.settle(late().record), late()
    body = {"seat": seat, "actions": (actions * 30)[:30]}
    return await attacker.ask("POST", f"/api/tables/{table}/previews", body)


async def live_previews(attacker: Attacker) -> str:
    async with attacker.live(await attacker.settle(late().record)) as (reader, writer):
        writer.write(said({**HELLO, "seat": late().seat}))
        for number in range(1000):
            action = late().actions[number % len(late().actions)]
            writer.write(said({"type": "preview", "id": number, "action": action}))
        return await to_the_end(reader)


async def hint(attacker: Attacker) -> str:
    table = await attacker.settle(late().record)
    return await attacker.ask("POST", f"/api/tables/{table}/hint", {"seat": late().seat})


def at_the_late_table(path: str) -> Attempt:
    async def attempt(attacker: Attacker) -> str:
        return await attacker.ask("GET", path.format(table=await attacker.settle(late().record)))

    return attempt


async def plans_as_long_as_they_may_be(attacker: Attacker) -> str:
    table, (_, seat, actions) = await attacker.settle(late().record), late()
    body = {"seat": seat, "actions": (actions * 60)[:60], "whole_turn": True}
    return await attacker.ask("POST", f"/api/tables/{table}/plan", body)


@functools.cache
def whole_plan() -> Any:
    """As many actions as stand one after the other, with another one to consider."""
    match = record.replay(record.read(json.dumps(late().record).encode()), find_game)
    seat = late().seat
    planned, actions = begin(match, seat, whole_turn=True), list[Any]()
    while planned.ends is None:
        tried = ((action, plan_one(planned, action)) for action in planned.match.legal_actions(seat))
        good = next(((action, then) for action, then in tried if then.refused is None), None)
        if good is None or len(actions) == MOST_PLANNED:
            break
        actions.append(to_plain(good[0]))
        planned = good[1]
    return {"seat": seat, "actions": actions[:-1], "considers": actions[-1], "whole_turn": True}


async def plans_that_stand(attacker: Attacker) -> str:
    table = await attacker.settle(late().record)
    return await attacker.ask("POST", f"/api/tables/{table}/plan", whole_plan())


def plans_of(actions: list[Any]) -> Attempt:
    """At a table of one's own, whatever they say."""

    async def attempt(attacker: Attacker) -> str:
        table = await attacker.settle(late().record)
        return await attacker.ask("POST", f"/api/tables/{table}/plan", {"seat": late().seat, "actions": actions})

    return attempt


async def friend_of(attacker: Attacker) -> Attacker:
    """Another guest at the same address, with a table of their own."""
    if attacker.friend is None:
        attacker.friend = Attacker(attacker.target, attacker.address)
    await attacker.friend.settle(SOLO)
    attacker.is_turned_away |= attacker.friend.is_turned_away
    return attacker.friend


def at_anothers(method: str, path: str, wish: Any, body: Any = None) -> Attempt:
    """What is for those alone who sit there, or whose table it is."""

    async def attempt(attacker: Attacker) -> str:
        table = await attacker.settle(wish())
        return await (await friend_of(attacker)).ask(method, path.format(table=table), body)

    return attempt


async def analysis_of_what_goes_on(attacker: Attacker) -> str:
    return await attacker.ask("POST", f"/api/tables/{await attacker.settle(late().record)}/analysis")


async def analyses_left_running(attacker: Attacker) -> str:
    """Of another match each time, that nobody stops."""
    await attacker.settle(kept_record())
    brought = await attacker.call("POST", "/api/records", kept_record())
    if brought.status != 201:
        return str(brought.status)
    return await attacker.ask("POST", f"/api/tables/{brought.data['id']}/analysis")


async def analysis_read(attacker: Attacker) -> str:
    """While it is worked at, and afterwards."""
    path = f"/api/tables/{await attacker.settle(kept_record())}/analysis"
    if attacker.number < 2:
        await attacker.ask("POST", path)
    return await attacker.ask("GET", path)


async def analysis_begun_and_stopped(attacker: Attacker) -> str:
    """Of a finished match that it brought."""
    path = f"/api/tables/{await attacker.settle(kept_record())}/analysis"
    begun = await attacker.ask("POST", path)
    return await attacker.ask("POST", path + "/stop") if begun == "200" else begun


async def begun_from_a_replay(attacker: Attacker) -> str:
    table = await attacker.settle(kept_record())
    body = {"seats": [ME] * 4, "seed": f"other{attacker.number}"}
    return await attacker.ask("POST", f"/api/tables/{table}/replay/200/begin", body)


async def taken_along_and_back(attacker: Attacker) -> str:
    """The same table again and again, now and then by two at once."""
    path = f"/api/tables/{await attacker.settle(OWN)}/along"
    taken = await attacker.ask("POST", path)
    return await attacker.ask("DELETE", path) if taken == "200" else taken


async def another_match_handed_back(attacker: Attacker) -> str:
    """A large record of another match for one that was taken along."""
    path = f"/api/tables/{await attacker.settle(OWN)}/along"
    await attacker.ask("POST", path)
    return await attacker.ask("PUT", path, long_record_said())


async def own_match_handed_back(attacker: Attacker) -> str:
    """Just as it was taken along: every entry of it is judged again."""
    path = f"/api/tables/{await attacker.settle(late().record)}"
    taken = await attacker.ask("POST", path + "/along")
    if taken != "200":
        return taken
    kept = await attacker.call("GET", path + "/record")
    return await attacker.ask("PUT", path + "/along", kept.body) if kept.status == 200 else str(kept.status)


async def a_heap_handed_back(attacker: Attacker) -> str:
    """As large as a record may be, and none of this match."""
    path = f"/api/tables/{await attacker.settle(OWN)}/along"
    await attacker.ask("POST", path)
    return await attacker.ask("PUT", path, commented_record_said())


@functools.cache
def commented_record_said() -> bytes:
    return json.dumps(commented_record()).encode()


@functools.cache
def long_record_said() -> bytes:
    return json.dumps(long_record()).encode()


async def data_of_a_new_guest(attacker: Attacker) -> str:
    """A guest each time: nobody has asked for their file before."""
    other = Attacker(attacker.target, attacker.address)
    table = await other.settle(OWN)
    if other.is_turned_away:
        return "unsettled"
    await other.ask("POST", f"/api/tables/{table}/lines", {"seat": 0, "text": "x" * 500})
    return await other.ask("GET", "/api/me/data")


async def puzzles(attacker: Attacker) -> str:
    """Each time another one."""
    found = await attacker.call("GET", "/api/puzzles")
    if found.status != 200:
        return str(found.status)
    all_of_them = found.data["puzzles"]
    return await attacker.ask("POST", f"/api/puzzles/{all_of_them[attacker.number % len(all_of_them)]['id']}")


async def deals_of_the_day(attacker: Attacker) -> str:
    found = await attacker.call("GET", "/api/daily")
    if found.status != 200:
        return str(found.status)
    day = found.data["days"][attacker.number % len(found.data["days"])]
    return await attacker.ask("POST", "/api/daily", {"day": day["day"], "key": day["deals"][0]["key"]})


async def invitation_of_nobody(attacker: Attacker) -> str:
    """A seat of one's own: whom one never met cannot be invited."""
    table = await attacker.settle(WAITING)
    return await attacker.ask("POST", f"/api/tables/{table}/invitations", {"table": table, "seat": 0})


async def report(attacker: Attacker) -> str:
    """A guest each time, who tells the admins of the same name."""
    table = await attacker.settle({**WAITING, "seats": [{**ME, "name": "Ann"}, {"type": "open"}]})
    other = Attacker(attacker.target, attacker.address)
    return await other.ask("POST", "/api/reports", {"type": "seat", "table": table, "seat": 0, "reason": "x" * 300})


# All of them ----------------------------------------------------------------------------------------------------------

GUESS: Final = {"name": "Ada", "password": "a wrong guess"}
PING_SAID: Final = said({"type": "ping", "id": 1})
REFUSED: Final = frozenset({"400", "403", "404", "408", "409", "413", "422", "431"})
"""What must not be done is refused, with whichever of these says best why."""
DONE: Final = frozenset({"200", "201", "heard"})
"""What anybody may do is done, as often as their rates allow."""

ATTACKS: Final[dict[str, Attack]] = {
    # what is computed
    "list: a million tiles": Attack(1, brought(TILE.format(1_000_000) + TILE.format(1)), REFUSED),
    "list: 4e8 tiles": Attack(1, brought(TILE.format(400_000_000)), REFUSED),
    "list: one dotted key": Attack(1, brought("a" + ".a" * 30_000 + " = 1"), REFUSED),
    "list: deep arrays": Attack(1, brought("a = " + "[" * 30_000), REFUSED),
    "list: a number of 5,000 digits": Attack(1, brought(TILE.format("9" * 5000)), REFUSED),
    "list: 600 rows": Attack(1, brought("".join(TILE.format(1) for _ in range(600))), REFUSED),
    "score: a ring of 8,000": Attack(1, scored(ring(2000)), REFUSED),
    "score: a ring that fits": Attack(1, scored(ring(37)), DONE),
    "score: a dense map": Attack(1, scored(block(12)), DONE),
    "score: half a plan": Attack(1, posted("/api/games/railways/score", lambda: {"plan": ["R" * 5000] * 8}), REFUSED),
    "record: as long as it may be": Attack(1, posted("/api/records", long_record), DONE),
    "record: 30,000 undo": Attack(0.5, posted("/api/records", endless_record), REFUSED),
    "record: 3.9 MB of comments": Attack(0.5, posted("/api/records", commented_record), REFUSED),
    "record: a good one": Attack(1, posted("/api/records", kept_record), DONE),
    "previews by the dozen": Attack(1, previews_by_the_dozen, DONE),
    "previews": Attack(1, live_previews, CUT),
    "plans": Attack(1, plans_as_long_as_they_may_be, DONE),
    "plans that stand": Attack(2, plans_that_stand, DONE),
    "plans too long": Attack(1, plans_of([{"type": "end_actions"}] * 61), REFUSED),
    "plans of nonsense": Attack(1, plans_of([{"type": "x" * 1000}] * 60), REFUSED),
    "plans at another's table": Attack(2, at_anothers("POST", "/api/tables/{table}/plan", late_record, {}), REFUSED),
    "analyses": Attack(1, analysis_begun_and_stopped, DONE),
    "analyses left running": Attack(1, analyses_left_running, DONE),
    "analyses of what goes on": Attack(2, analysis_of_what_goes_on, REFUSED),
    "analyses of another's match": Attack(2, at_anothers("POST", "/api/tables/{table}/analysis", kept_record), REFUSED),
    "analyses read": Attack(4, analysis_read, DONE),
    "beginnings": Attack(1, begun_from_a_replay, DONE | {"409"}),  # there is no room for more unfinished tables
    "marks": Attack(4, at_the_late_table("/api/tables/{table}/marks/200"), DONE),
    "glances": Attack(4, at_the_late_table("/api/tables/{table}/glance"), DONE),
    "replays": Attack(4, at_the_late_table("/api/tables/{table}/replay"), DONE),
    "hints": Attack(1, hint, DONE),
    "tables of bots": Attack(2, posted("/api/tables", lambda: BOTS_ALONE), DONE, addresses=4),
    # live connections
    "pings": Attack(1, flood(PING_SAID), CUT),
    "hellos": Attack(1, flood(said(HELLO)), CUT),
    "messages that are none": Attack(1, flood(frame(TEXT, b"{")), CUT),
    "control frames": Attack(1, flood(frame(PING, b""), 5000), CUT),
    "fragments": Attack(1, flood(frame(CONT, b"", fin=False)), CUT),
    "messages too large": Attack(1, flood(frame(TEXT, b" " * 200_000), 3), CUT),
    "chat": Attack(1, flood(said({"type": "chat", "id": 1, "text": "x" * 500})), CUT),
    "undo and redo": Attack(1, flood(said({"type": "undo", "id": 1}) + said({"type": "redo", "id": 2}), 500), CUT),
    "acts": Attack(1, whole_game, DONE),
    "deaf listeners": Attack(1, deaf_listener, CUT),
    "silent sockets": Attack(3, silent_socket, CUT),
    # connections
    "slow heads": Attack(3, slow_head, REFUSED),
    "slow bodies": Attack(3, slow_body, REFUSED),
    "idle connections": Attack(5, idle, CUT),
    "deaf readers": Attack(1, deaf_reader, CUT),
    "crumbs": Attack(1, crumbs, REFUSED),
    "many headers": Attack(3, many_headers, REFUSED),
    "pipelines": Attack(1, pipeline, DONE),
    "nonsense": Attack(3, nonsense, REFUSED),
    # people, tables, seats
    "invented cookies": Attack(5, invented_cookie, DONE),
    "guesses at a password": Attack(3, posted("/api/session", lambda: GUESS), REFUSED, addresses=4),
    "accounts": Attack(1, new_account, DONE),
    "guests": Attack(3, posted("/api/me/name", lambda: {"name": "Ann"}, "PUT"), DONE),
    "tables": Attack(3, posted("/api/tables", lambda: {**SOLO, "public": True}), DONE, addresses=4),
    "seats": Attack(2, seat_taken_and_left, DONE | {"403", "409"}),
    "invented links": Attack(3, invented_link, REFUSED),
    "taken along": Attack(2, taken_along_and_back, DONE | {"409"}),  # another attempt has it just now
    "another match handed back": Attack(1, another_match_handed_back, REFUSED),
    "own match handed back": Attack(1, own_match_handed_back, DONE | {"409"}),
    "a heap handed back": Attack(0.5, a_heap_handed_back, REFUSED),
    "another's taken along": Attack(2, at_anothers("POST", "/api/tables/{table}/along", lambda: OWN), REFUSED),
    "puzzles": Attack(2, puzzles, DONE | {"409"}),
    "deals of the day": Attack(2, deals_of_the_day, DONE | {"409"}),
    "invitations": Attack(2, invitation_of_nobody, REFUSED),
    "reports": Attack(2, report, DONE),
    "unknown tables": Attack(5, unknown_table, REFUSED),
    # what is only asked for
    "lists of tables": Attack(5, asked("/api/tables?state=playing"), DONE),
    "seeds": Attack(3, asked("/api/seeds?seed=x"), DONE),
    "waiting": Attack(3, at_home("GET", "/api/tables/{table}/updates?since=0&wait=25"), DONE),
    "games": Attack(3, asked("/api/games"), DONE),
    "pieces": Attack(3, asked("/api/games/railroad-tiles/content"), DONE),
    "the document": Attack(2, asked("/schema"), DONE),
    "health": Attack(3, asked("/health"), DONE | {"503"}),  # it says what it finds
    "pages": Attack(5, asked("/"), DONE),
    "one's own data": Attack(2, at_home("GET", "/api/me/data"), DONE),
    "a new guest's data": Attack(2, data_of_a_new_guest, DONE),
    "nobody's data": Attack(3, asked("/api/me/data"), frozenset({"401"})),
    "lists of puzzles": Attack(3, asked("/api/puzzles"), DONE),
    "chat by request": Attack(2, at_home("POST", "/api/tables/{table}/lines", {"seat": 0, "text": "x" * 500}), DONE),
}


async def attack(
    target: Target, names: Iterable[str], seconds: float, times: float = 1.0, last_words: float = LAST_WORDS
) -> dict[str, Counter[str]]:
    """In a process of their own, so that their trouble is not the honest people's."""
    words = [target.host, str(target.port), str(seconds), str(times), str(last_words), *names]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __spec__.name, *words, stdout=asyncio.subprocess.PIPE, env=surroundings()
    )
    heard = json.loads((await process.communicate())[0] or b"{}")
    return {name: Counter(counts) for name, counts in heard.items()}


def main() -> None:
    """HOST PORT SECONDS TIMES LAST_WORDS NAME…: prints what became of each attack, as JSON."""
    host, port, seconds, times, last_words, *names = sys.argv[1:]
    attacks = {name: attack for name, attack in ATTACKS.items() if name in names}
    siege = besiege(Target(host, int(port)), attacks, float(seconds), float(times), float(last_words))
    heard = asyncio.run(siege)
    sys.stdout.write(json.dumps(heard) + "\n")


if __name__ == "__main__":
    main()

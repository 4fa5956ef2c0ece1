"""Scenes: for every endpoint that writes, somebody who is about to write there."""

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, NamedTuple

import httpx

from branchline.server import admin
from kits.playing import GROW, HIDE, PASS, two
from kits.server import PATIENCE, Person, Server, wait_until

New = Callable[[], Person]
PASSWORD = "correct horse"
TODAY = datetime.now(UTC).date().isoformat()


class Scene(NamedTuple):
    """Somebody is about to write."""

    who: Person
    path: str
    body: Any
    other: Any = None
    """Something else, for the same id."""


def new_key() -> str:
    return secrets.token_urlsafe(24)


def send(scene: Scene, method: str, key: str, body: Any, server: Server | None = None) -> httpx.Response:
    """With the cookie that the client has, and keeping none; to this server, or to their own."""
    who = scene.who
    headers = {"Idempotency-Key": key, "X-Branchline": "1"}
    if "branchline" in who.http.cookies:
        headers["Cookie"] = who.cookie
    with httpx.Client(base_url=(server or who.server).url, headers=headers, timeout=PATIENCE, verify=False) as client:
        answer = client.request(method, scene.path, json=body)
    if who.document is not None:
        who.document.check(answer)
    return answer


CLOCK = {"type": "turn", "seconds": 86_400, "pauses": 3_600}


def account(person: New) -> Person:
    anna = person()
    anna.post("/api/accounts", {"name": f"Anna {secrets.token_hex(4)}", "password": PASSWORD}, expect=201)
    return anna


def turned(person: New) -> tuple[Person, Person, str]:
    """Both have hidden a number; it is the first seat's turn."""
    anna, ben, table = two(person)
    anna.act(table, HIDE)
    ben.act(table, HIDE)
    return anna, ben, table


def paused(person: New) -> tuple[Person, Person, str]:
    anna, ben, table = two(person, clock=CLOCK)
    anna.post(f"/api/tables/{table}/pause", {})
    return anna, ben, table


def over(person: New) -> tuple[Person, Person, str]:
    anna, ben, table = two(person)
    ben.post(f"/api/tables/{table}/resign", {})
    return anna, ben, table


def a_record(person: New) -> Any:
    anna, _, table = over(person)
    return anna.get(f"/api/tables/{table}/record")


def opened(person: New) -> tuple[Person, Any]:
    anna = person()
    return anna, anna.new_table("me", "open", "open", public=True)


def scene_of_undo(person: New, is_asked: bool) -> Scene:
    anna, ben, table = turned(person)
    anna.act(table, PASS)
    if not is_asked:
        return Scene(anna, f"/api/tables/{table}/undo", {}, {"whole_turn": True})
    anna.post(f"/api/tables/{table}/undo", {})
    return Scene(ben, f"/api/tables/{table}/undo/answer", {"agree": True}, {"agree": False})


def scene_of_redo(person: New) -> Scene:
    anna, _, table = turned(person)
    for _ in range(2):
        anna.act(table, GROW)
    for _ in range(2):
        anna.post(f"/api/tables/{table}/undo", {})
    return Scene(anna, f"/api/tables/{table}/redo", {}, {"seat": 0})


def at_table(made: tuple[Person, Any, str], what: str, body: Any = None, other: Any = None) -> Scene:
    return Scene(made[0], f"/api/tables/{made[2]}{what}", body, other)


def at_open(made: tuple[Person, Any], what: str, body: Any = None, other: Any = None) -> Scene:
    return Scene(made[0], f"/api/tables/{made[1]['id']}{what}", body, other)


def along(person: New, method: str) -> Scene:
    """Somebody by themselves takes a match along, hands it back, or gives that up."""
    anna = person()
    path = f"/api/tables/{anna.new_table('me', 'me')['id']}"
    if method != "POST":
        anna.post(f"{path}/along")
    body = anna.get(f"{path}/record") if method == "PUT" else None
    return Scene(anna, f"{path}/along", body, {**body, "players": ["Ada", "Bo"]} if body else None)


def joining(person: New) -> Scene:
    _, table = opened(person)
    link = table["seats"][1]["link"]
    return Scene(person(), "/api/join", {"link": link, "name": "Ben"}, {"link": link, "name": "Bo"})


def sitting(person: New) -> Scene:
    _, table = opened(person)
    return Scene(person(), f"/api/tables/{table['id']}/seats/1", {"name": "Ben"}, {"name": "Bo"})


def removing(person: New) -> Scene:
    anna, table = opened(person)
    person().join(table, 1)
    return Scene(anna, f"/api/tables/{table['id']}/seats/1", None)


def revoking(person: New) -> Scene:
    anna = account(person)
    made = anna.post("/api/me/tokens", {"label": "bot"}, expect=201)
    return Scene(anna, f"/api/me/tokens/{made['id']}", None)


HOOK = {"type": "webhook", "url": "https://hook.invalid/", "form": "json", "label": "mine", "language": "en"}


def hooked(person: New, what: str = "", body: Any = None, other: Any = None) -> Scene:
    """Somebody with a channel that leads nowhere."""
    anna = account(person)
    made = anna.post("/api/me/channels", HOOK, expect=201)
    return Scene(anna, f"/api/me/channels/{made['id']}{what}", body, other)


def inviting(person: New) -> Scene:
    """An admin makes a code: it is kept nowhere, and is the same when it is asked for again."""
    boss = account(person)
    admin.set_admin(boss.server.settings.data, boss.get("/api/me")["name"], is_admin=True)
    wait_until(lambda: bool(boss.get("/api/me")["admin"]))
    return Scene(boss, "/api/admin/deeds", {"type": "invite"}, {"type": "invite", "days": 2})


def shunning(person: New) -> Scene:
    anna, _, table = two(person)
    whom = {"type": "seat", "table": table, "seat": 1}
    return Scene(anna, "/api/me/shunned", {"whom": whom, "kind": "mute"}, {"whom": whom, "kind": "block"})


def unshunning(person: New) -> Scene:
    scene = shunning(person)
    row = scene.who.post(scene.path, scene.body, expect=201)["id"]
    return Scene(scene.who, f"{scene.path}/{row}", None)


def reporting(person: New) -> Scene:
    """Of a seat: who asks was nobody before."""
    _, table = opened(person)
    ben = account(person)
    ben.join(table, 1)
    seat = {"type": "seat", "table": table["id"], "seat": 1}
    return Scene(person(), "/api/reports", seat, {**seat, "reason": "why"})


def asking(person: New) -> Scene:
    """Somebody with an open table asks whom they played with."""
    anna, _, table = two(person)
    made = anna.new_table("me", "open")
    asked = {"table": table, "seat": 1}
    return Scene(anna, f"/api/tables/{made['id']}/invitations", asked, {"table": table, "seat": 0})


def declining(person: New) -> Scene:
    anna, ben, table = two(person)
    made = anna.new_table("me", "open")
    anna.post(f"/api/tables/{made['id']}/invitations", {"table": table, "seat": 1}, expect=201)
    [invited] = ben.get("/api/me/waiting")["invitations"]
    return Scene(ben, f"/api/me/invitations/{invited['id']}", None)


def analysing(person: New, what: str = "") -> Scene:
    anna, ben, table = over(person)
    if what:
        anna.post(f"/api/tables/{table}/analysis")
    return at_table((anna, ben, table), f"/analysis{what}")


def signing_in(person: New) -> Scene:
    anna = account(person)
    body = {"name": anna.get("/api/me")["name"], "password": PASSWORD}
    return Scene(person(), "/api/session", body, {**body, "password": "wrong horse"})


NEW_TABLE = {"game": "tiny", "seats": [{"type": "me"}, {"type": "me"}]}
TOLD = {"push": True, "mail": True, "webhook": True}
MUTED, SHOWN = {"muted": True}, {"public": True}
NEW_PASSWORD = {"old": PASSWORD, "new": "battery staple"}
SCENES: dict[tuple[str, str], Callable[[New], Scene]] = {
    ("POST", "/api/tables"): lambda new: Scene(new(), "/api/tables", NEW_TABLE, {**NEW_TABLE, "public": True}),
    ("POST", "/api/games/{game}/tutorial"): lambda new: Scene(new(), "/api/games/railways/tutorial", None),
    ("POST", "/api/join"): joining,
    ("POST", "/api/tables/{table}/seats/{seat}"): sitting,
    ("PUT", "/api/tables/{table}/seats/{seat}/bot"): lambda new: at_open(
        opened(new), "/seats/1/bot", {"type": "bot", "level": "random"}, {"type": "bot", "level": "broken"}
    ),
    ("DELETE", "/api/tables/{table}/seats/{seat}"): removing,
    ("POST", "/api/tables/{table}/leave"): lambda new: at_open(opened(new), "/leave"),
    ("PUT", "/api/tables/{table}/mute"): lambda new: at_table(two(new), "/mute", MUTED, {"muted": False}),
    ("PUT", "/api/tables/{table}/public"): lambda new: at_table(two(new), "/public", SHOWN, {"public": False}),
    ("DELETE", "/api/tables/{table}"): lambda new: at_table(two(new), ""),
    ("POST", "/api/tables/{table}/rematch"): lambda new: at_table(over(new), "/rematch"),
    ("POST", "/api/tables/{table}/replay/{step}/begin"): lambda new: at_table(
        over(new), "/replay/0/begin", {"seats": [{"type": "me"}] * 2}, {"seats": [{"type": "me"}] * 2, "seed": "others"}
    ),
    ("POST", "/api/tables/{table}/actions"): lambda new: at_table(
        turned(new), "/actions", {"seq": 2, "action": GROW}, {"seq": 2, "action": PASS}
    ),
    ("POST", "/api/tables/{table}/undo"): lambda new: scene_of_undo(new, is_asked=False),
    ("POST", "/api/tables/{table}/undo/answer"): lambda new: scene_of_undo(new, is_asked=True),
    ("POST", "/api/tables/{table}/redo"): scene_of_redo,
    ("POST", "/api/tables/{table}/pause"): lambda new: at_table(two(new, clock=CLOCK), "/pause", {}, {"ask": True}),
    ("POST", "/api/tables/{table}/resume"): lambda new: at_table(paused(new), "/resume", {}, {"seat": 0}),
    ("POST", "/api/tables/{table}/resign"): lambda new: at_table(two(new), "/resign", {}, {"seat": 0}),
    ("POST", "/api/tables/{table}/hint"): lambda new: at_table(turned(new), "/hint", {}, {"seat": 0}),
    ("POST", "/api/tables/{table}/lines"): lambda new: at_table(two(new), "/lines", {"text": "hi"}, {"text": "ho"}),
    ("POST", "/api/tables/{table}/along"): lambda new: along(new, "POST"),
    ("PUT", "/api/tables/{table}/along"): lambda new: along(new, "PUT"),
    ("DELETE", "/api/tables/{table}/along"): lambda new: along(new, "DELETE"),
    ("POST", "/api/records"): lambda new: Scene(new(), "/api/records", a_record(new)),
    ("PUT", "/api/me/name"): lambda new: Scene(new(), "/api/me/name", {"name": "Ada"}, {"name": "Eda"}),
    ("POST", "/api/accounts"): lambda new: Scene(
        two(new)[0],
        "/api/accounts",
        {"name": secrets.token_hex(8), "password": PASSWORD},
        {"name": "x", "password": PASSWORD},
    ),
    ("POST", "/api/session"): signing_in,
    ("DELETE", "/api/session"): lambda new: Scene(two(new)[0], "/api/session", None),
    ("PUT", "/api/me/password"): lambda new: Scene(
        account(new), "/api/me/password", NEW_PASSWORD, {**NEW_PASSWORD, "new": "another one"}
    ),
    ("POST", "/api/daily"): lambda new: Scene(
        new(), "/api/daily", {"day": TODAY, "key": "railways"}, {"day": TODAY, "key": "challenge"}
    ),
    ("POST", "/api/puzzles/{puzzle}"): lambda new: Scene(new(), "/api/puzzles/railways-1", None),
    ("PUT", "/api/me/profile"): lambda new: Scene(account(new), "/api/me/profile", {"public": True}, {"public": False}),
    ("DELETE", "/api/me"): lambda new: Scene(account(new), "/api/me", {"password": PASSWORD}, {"password": "not mine"}),
    ("POST", "/api/me/tokens"): lambda new: Scene(account(new), "/api/me/tokens", {"label": "a"}, {"label": "b"}),
    ("DELETE", "/api/me/tokens/{token}"): revoking,
    ("POST", "/api/me/channels"): lambda new: Scene(account(new), "/api/me/channels", HOOK, {**HOOK, "label": "b"}),
    ("PUT", "/api/me/channels/{channel}"): lambda new: hooked(new, "", {"is_on": False}, {"is_on": True}),
    ("DELETE", "/api/me/channels/{channel}"): hooked,
    ("POST", "/api/me/channels/{channel}/try"): lambda new: hooked(new, "/try"),
    ("PUT", "/api/tables/{table}/reminders"): lambda new: at_table(
        two(new), "/reminders", {**TOLD, "webhook": False}, TOLD
    ),
    ("PUT", "/api/tables/{table}/note"): lambda new: at_table(two(new), "/note", {"text": "mine"}, {"text": "other"}),
    ("POST", "/api/me/shunned"): shunning,
    ("DELETE", "/api/me/shunned/{shunned}"): unshunning,
    ("POST", "/api/tables/{table}/invitations"): asking,
    ("DELETE", "/api/me/invitations/{invitation}"): declining,
    ("POST", "/api/tables/{table}/analysis"): analysing,
    ("POST", "/api/tables/{table}/analysis/stop"): lambda new: analysing(new, "/stop"),
    ("POST", "/api/admin/deeds"): inviting,
    ("POST", "/api/reports"): reporting,
}

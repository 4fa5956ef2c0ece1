"""A write that is sent again to the host in the browser gets the first answer, and nothing happens twice."""

import asyncio
import json
import time
from typing import Any

import pytest

from branchline.pocket import once
from branchline.pocket.browser import ASKED
from branchline.pocket.kept import Change
from kits.pocket import Memory, Pocket

ME = {"type": "me"}
ALONE = {"game": "railways", "seats": [ME], "seed": "once"}
PAIR = {"game": "railroad-tiles", "seats": [ME, {"type": "me", "name": "Bo"}], "seed": "once"}
TRIO = {**PAIR, "seats": [ME, ME, ME]}


def key(number: int = 0) -> str:
    return f"a-key-of-our-own-{number}"


def an_action(pocket: Pocket, table: str) -> dict[str, Any]:
    seat = pocket.get(f"/api/tables/{table}/updates?seat=-1")["position"]["to_act"][0]
    update = pocket.get(f"/api/tables/{table}/updates?seat={seat}")
    return {"seq": update["seq"], "action": update["position"]["legal"][0], "seat": seat}


def kept(memory: Memory) -> Any:
    return dict(memory.rows), dict(memory.kept), memory.name, dict(memory.answers)


def a_record(pocket: Pocket) -> Any:
    return pocket.get(f"/api/tables/{ended(pocket)}/record")


def made(pocket: Pocket, wish: Any = ALONE) -> str:
    return str(pocket.post("/api/tables", wish, expect=201)["id"])


def begun(pocket: Pocket) -> str:
    table = made(pocket)
    pocket.post(f"/api/tables/{table}/actions", an_action(pocket, table))
    return table


def undone(pocket: Pocket) -> str:
    table = begun(pocket)
    pocket.post(f"/api/tables/{table}/undo", {})
    return table


def ended(pocket: Pocket) -> str:
    table = begun(pocket)
    pocket.ask("DELETE", f"/api/tables/{table}")
    return table


def away(pocket: Pocket) -> str:
    table = begun(pocket)
    pocket.post(f"/api/tables/{table}/along")
    return table


def today(pocket: Pocket) -> Any:
    day = pocket.get("/api/daily")["days"][0]
    return {"day": day["day"], "key": day["deals"][0]["key"]}


def a_puzzle(pocket: Pocket) -> str:
    return str(pocket.get("/api/puzzles")["puzzles"][0]["id"])


def acting(pocket: Pocket, table: str) -> Any:
    return "POST", at("/actions", table), an_action(pocket, table), 200


def at(path: str, table: str) -> str:
    return f"/api/tables/{table}{path}"


WRITES: dict[str, Any] = {
    "a table": lambda _pocket: ("POST", "/api/tables", ALONE, 201),
    "a name": lambda _pocket: ("PUT", "/api/me/name", {"name": "Ada"}, 200),
    "a record": lambda pocket: ("POST", "/api/records", a_record(pocket), 201),
    "a tutorial": lambda _pocket: ("POST", "/api/games/railways/tutorial", None, 201),
    "a deal of the day": lambda pocket: ("POST", "/api/daily", today(pocket), 201),
    "a puzzle": lambda pocket: ("POST", f"/api/puzzles/{a_puzzle(pocket)}", None, 201),
    "an action": lambda pocket: acting(pocket, made(pocket)),
    "an undo": lambda pocket: ("POST", at("/undo", begun(pocket)), {}, 200),
    "a redo": lambda pocket: ("POST", at("/redo", undone(pocket)), {}, 200),
    "giving up": lambda pocket: ("POST", at("/resign", begun(pocket)), {}, 200),
    "a hint": lambda pocket: ("POST", at("/hint", begun(pocket)), {}, 200),
    "an end": lambda pocket: ("DELETE", at("", begun(pocket)), None, 200),
    "a rematch": lambda pocket: ("POST", at("/rematch", ended(pocket)), None, 201),
    "another beginning": lambda pocket: ("POST", at("/replay/1/begin", ended(pocket)), {"seats": [ME]}, 201),
    "taking along": lambda pocket: ("POST", at("/along", begun(pocket)), None, 200),
    "going on": lambda pocket: ("DELETE", at("/along", away(pocket)), None, 200),
    "being at a server": lambda pocket: ("PUT", at("/home", away(pocket)), {"table": "abcdefghjkmn"}, 200),
}
"""What writes, about to be written: method, path, body and status."""
NOTHING_STORED = {"score", "preview", "previews", "plan", "leave"}
"""Asked without a GET, and there is nothing to do twice."""
ELSEWHERE = {"answer"}


@pytest.mark.parametrize("what", WRITES)
def test_a_write_sent_again_is_done_once_and_answered_alike(what: str) -> None:
    memory = Memory()
    pocket = Pocket(memory)
    method, path, body, status = WRITES[what](pocket)
    first = pocket.ask(method, path, body, expect=status, key=key())
    stands = kept(memory)
    assert pocket.ask(method, path, body, expect=status, key=key()) == first
    assert pocket.again().ask(method, path, body, expect=status, key=key()) == first, "after a reload, too"
    used = pocket.ask("PUT", "/api/me/name", {"name": "Eve"}, expect=409, key=key())
    assert used["reason"]["message"] == "key-used"
    assert kept(memory) == stands


def test_everything_that_writes_is_among_them() -> None:
    pocket = Pocket()
    left = [row for row in ASKED if row.method != "GET"]
    for write in WRITES.values():
        method, path, *_ = write(pocket)
        left = [row for row in left if row.method != method or not row.pattern.fullmatch(path.split("?")[0])]
    assert {row.pattern.pattern.split("/")[-1] for row in left} == NOTHING_STORED | ELSEWHERE


def test_what_is_said_again_over_the_line_is_done_once() -> None:
    pocket = Pocket()
    table = made(pocket, PAIR)
    line = pocket.listen(table, seat=0)
    wish = an_action(pocket, table)
    said = {"type": "act", "seq": wish["seq"], "action": wish["action"], "key": key()}
    assert [told["type"] for told in pocket.say(line, id=1, **said)] == ["changed", "done"]
    assert pocket.say(line, id=2, **said) == [{"type": "done", "id": 2, "seq": 1}]
    (refused,) = pocket.say(line, id=3, type="undo", key=key())
    assert (refused["status"], refused["reason"]["message"]) == (409, "key-used")


def played_by_all(pocket: Pocket, wish: Any) -> tuple[str, Any]:
    """A table, and a wish to take its first action back."""
    table = made(pocket, wish)
    for _ in range(3 * len(wish["seats"])):
        pocket.post(f"/api/tables/{table}/actions", an_action(pocket, table))
    entries = pocket.get(f"/api/tables/{table}/updates?since=0&seat=-1")["entries"]
    return table, {"seat": entries[0]["seat"], "to": entries[0]["seq"]}


def test_the_last_consent_and_what_it_allows_are_one_stroke() -> None:
    pocket = Pocket()
    table, wish = played_by_all(pocket, PAIR)
    (other,) = pocket.post(f"/api/tables/{table}/undo", wish)["waits_for"]
    yes = {"seat": other, "agree": True}
    pocket.memory.room = 0
    pocket.post(f"/api/tables/{table}/undo/answer", yes, expect=503)
    assert pocket.again().get(f"/api/tables/{table}")["asked"]["waits_for"] == [other]
    pocket.memory.room = 1
    assert pocket.post(f"/api/tables/{table}/undo/answer", yes)["seq"] == 7
    assert pocket.again().get(f"/api/tables/{table}").get("asked") is None


def test_of_two_tabs_that_answer_at_once_none_writes_over_the_other() -> None:
    one = Pocket()
    table, wish = played_by_all(one, TRIO)
    first, second = one.post(f"/api/tables/{table}/undo", wish)["waits_for"]
    two, three = one.again(), one.again()
    for tab in (two, three):
        assert tab.get(f"/api/tables/{table}")["asked"]["waits_for"] == [first, second]
    path, yes = f"/api/tables/{table}/undo/answer", {"seat": second, "agree": True}
    one.post(path, {"seat": first, "agree": True})
    assert two.post(path, yes, expect=409)["reason"]["message"] == "table-moved-on"
    assert one.again().get(f"/api/tables/{table}")["asked"]["agreed"] == [first]
    one.post(path, {"seat": second, "agree": False})
    assert three.post(path, yes, expect=409)["reason"]["message"] == "nothing-asked"
    assert one.again().get(f"/api/tables/{table}").get("asked") is None


def test_a_consent_sent_again_counts_once() -> None:
    pocket = Pocket()
    (table, asked), first = played_by_all(pocket, PAIR), key(1)
    waits = pocket.post(f"/api/tables/{table}/undo", asked, key=first)["waits_for"]
    assert pocket.post(f"/api/tables/{table}/undo", asked, key=first)["waits_for"] == waits
    assert waits
    for seat in waits:
        answer = {"seat": seat, "agree": True}
        done = pocket.post(f"/api/tables/{table}/undo/answer", answer, key=key(2 + seat))
        assert pocket.post(f"/api/tables/{table}/undo/answer", answer, key=key(2 + seat)) == done


def test_what_was_refused_is_judged_anew() -> None:
    pocket = Pocket()
    table = begun(pocket)
    pocket.post(f"/api/tables/{table}/redo", {}, expect=409, key=key())
    pocket.memory.room = 0
    pocket.post(f"/api/tables/{table}/undo", {}, expect=503, key=key(1))
    pocket.memory.room = None
    pocket.post(f"/api/tables/{table}/undo", {}, key=key(1))
    pocket.post(f"/api/tables/{table}/redo", {}, key=key())
    assert pocket.get(f"/api/tables/{table}/updates")["seq"] == 3


def test_two_at_once_under_one_key_are_one() -> None:
    pocket = Pocket()
    body = json.dumps(ALONE)

    async def both() -> Any:
        return await asyncio.gather(*[pocket.host.request("POST", "/api/tables", body, key()) for _ in range(2)])

    one, two = pocket.do(both())
    assert (one.status, one) == (201, two)
    assert len(pocket.memory.rows) == 1


def test_a_key_that_is_none_is_refused() -> None:
    refused = Pocket().post("/api/tables", ALONE, expect=400, key="short")
    assert refused["reason"]["message"] == "bad-key"


def test_answers_are_kept_for_a_day_and_the_latest_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(once, "MOST_ANSWERS", 3)
    memory = Memory()
    pocket = Pocket(memory)
    for number in range(3):
        pocket.ask("PUT", "/api/me/name", {"name": f"Ada {number}"}, key=key(number))
    pocket = pocket.again()
    for number in range(3, 5):
        pocket.ask("PUT", "/api/me/name", {"name": f"Ada {number}"}, key=key(number))
    assert sorted(memory.answers) == [key(2), key(3), key(4)]
    later = time.time() + once.KEPT_SECONDS + 1
    monkeypatch.setattr("branchline.pocket.once.time.time", lambda: later)
    assert pocket.ask("PUT", "/api/me/name", {"name": "Bo"}, key=key(4))["name"] == "Bo", "a day later it is another"
    assert sorted(memory.answers) == [key(4)]


def test_two_stored_at_once_may_both_throw_the_same_away() -> None:
    answers = once.Answers(Memory())
    answers.known["old"] = time.time() - once.KEPT_SECONDS
    changes = [answers.add(Change(), once.Once(answers, key(number)), None) for number in (1, 2)]
    for change in changes:
        assert change.forgotten == ("old",)
        answers.note(change)
    assert set(answers.known) == {key(1), key(2)}

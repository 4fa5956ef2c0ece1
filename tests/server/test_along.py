"""Taking a match along: closed here until it is handed back, only what goes on with it is taken back, and it counts for
nothing from then on."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from branchline.core import record
from branchline.core.acts import resume
from branchline.core.match import Match, play
from branchline.server.hosting.table import MOST_PLAYED_AGAIN
from kits.games import find_any_game
from kits.playing import GROW, HIDE, PASS, registered, two
from kits.server import Document, Live, Person, serving, wait_until
from kits.tiny_game import Grow, Pass

New = Callable[[], Person]


def hot_seat(somebody: Person, *more: Any, **wish: Any) -> str:
    """Both have hidden their number; it is the first seat's turn."""
    table: str = somebody.new_table("me", "me", *more, **wish)["id"]
    for seat in (0, 1):
        somebody.act(table, HIDE, seat=seat)
    return table


def taken(somebody: Person, table: str) -> Any:
    somebody.post(f"/api/tables/{table}/along")
    return somebody.get(f"/api/tables/{table}/record")


def played_on(taken_along: Any, *actions: Any) -> Any:
    """The record after these of the first seat, a second each."""
    read = record.read(json.dumps(taken_along).encode())
    match = record.replay(read, find_any_game)
    match = resume(match, 0)
    for action in actions:
        match = play(match, 0, action)
    return exported(match, read)


def played_far(taken_along: Any, count: int) -> Any:
    """The record after so many of whoever is to act; the second seat is to act then."""
    read = record.read(json.dumps(taken_along).encode())
    match = resume(record.replay(read, find_any_game), 0)
    for _ in range(count):
        seat = min(match.to_act)
        match = play(match, seat, match.legal_actions(seat)[-1])
    assert 1 in match.to_act
    return exported(match, read)


def exported(match: Match, read: record.Record) -> Any:
    assert read.times is not None
    new = range(1, match.seq - len(read.entries) + 1)
    seconds = (*read.times.seconds, *(read.times.last + number for number in new))
    return json.loads(record.export(match, read.players, record.Times(read.times.began, seconds)))


def hear_that_it_is_away(live: Live) -> None:
    while live.until("table")["table"].get("along") != "away":
        pass


def hand_back(somebody: Person, table: str, brought: Any) -> Any:
    return somebody.ask("PUT", f"/api/tables/{table}/along", brought)


def test_a_match_taken_along_is_closed_until_its_continuation_comes_back(person: New) -> None:
    anna = person()
    table = hot_seat(anna)
    assert anna.refused("GET", f"/api/tables/{table}/record", expect=409) == "not-over"
    live = anna.live(table, seat=0)
    along = taken(anna, table)
    hear_that_it_is_away(live)
    assert along["entries"][-1] == {"type": "paused", "seat": 0, "agreed": [1]}
    assert len(along["times"]["seconds"]) == len(along["entries"])
    assert anna.post(f"/api/tables/{table}/along") == {"seq": 3}, "twice is once"
    shown = anna.get(f"/api/tables/{table}")
    assert (shown["along"], shown["no_record"]) == ("away", ["seed-known", "taken-along"])
    assert anna.get("/api/me/waiting")["count"] == 0
    for path, body in (("actions", {"seq": 3, "action": GROW, "seat": 0}), ("undo", {"seat": 0})):
        assert anna.refused("POST", f"/api/tables/{table}/{path}", body, expect=409) == "taken-along"
    assert anna.refused("DELETE", f"/api/tables/{table}", expect=409) == "taken-along"
    brought = played_on(along, Grow(), Grow(), Pass())
    assert hand_back(anna, table, brought) == {"seq": 7}
    back = anna.get(f"/api/tables/{table}")
    assert (back["along"], back["state"], back["seq"]) == ("back", "playing", 7)
    assert "paused_by" not in back, "whoever took it up has ended the pause"
    assert anna.get("/api/me/waiting")["tables"][0]["seat"] == 1
    assert anna.act(table, PASS, seat=1) == 8, "it goes on"
    assert anna.refused("PUT", f"/api/tables/{table}/along", brought, expect=409) == "not-taken-along"
    again = taken(anna, table)
    assert again["entries"][:7] == brought["entries"]
    assert again["times"]["seconds"][:7] == pytest.approx(brought["times"]["seconds"], abs=0.002)
    assert record.replay(record.read(json.dumps(again).encode()), find_any_game).seq == 9


def test_what_was_not_played_comes_back_too_and_what_is_given_up_does_not(person: New) -> None:
    anna = person()
    table = hot_seat(anna)
    along = taken(anna, table)
    assert hand_back(anna, table, along) == {"seq": 4}
    assert anna.act(table, GROW, seat=0) == 5
    along = taken(anna, table)
    assert anna.ask("DELETE", f"/api/tables/{table}/along") == {"seq": 7}
    assert anna.act(table, GROW, seat=0) == 8
    late = played_on(along, Pass())
    assert anna.refused("PUT", f"/api/tables/{table}/along", late, expect=409) == "not-taken-along"
    assert anna.refused("DELETE", f"/api/tables/{table}/along", expect=409) == "not-taken-along"
    taken(anna, table)
    assert anna.refused("PUT", f"/api/tables/{table}/along", late, expect=422) == "hand-back-differs"


def changed(brought: Any, what: str) -> Any:
    if what == "entry":
        entry = {**brought["entries"][0], "action": {"type": "hide", "number": 2}}
        return {**brought, "entries": [entry, *brought["entries"][1:]]}
    if what == "shortened":
        times = {**brought["times"], "seconds": brought["times"]["seconds"][:2]}
        return {**brought, "entries": brought["entries"][:2], "times": times}
    if what == "illegal":
        beyond = [*brought["entries"], {"type": "played", "seat": 1, "action": {"type": "hide", "number": 3}}]
        return {**brought, "entries": beyond, "times": None}
    return {**brought, what: {"seed": "others", "options": {"rounds": 1}, "digest": "0" * 32}[what]}


@pytest.mark.parametrize(
    ("what", "why"),
    [
        ("seed", "hand-back-other"),
        ("options", "hand-back-other"),
        ("entry", "hand-back-differs"),
        ("shortened", "hand-back-shortened"),
        ("illegal", "record-entry-refused"),
        ("digest", "record-ends-differently"),
    ],
)
def test_only_a_continuation_is_taken_back(person: New, what: str, why: str) -> None:
    anna = person()
    table = hot_seat(anna)
    along = taken(anna, table)
    brought = changed(played_on(along, Grow()), what)
    assert anna.refused("PUT", f"/api/tables/{table}/along", brought, expect=422) == why
    assert anna.get(f"/api/tables/{table}/record") == along, "nothing has changed"


def test_who_may_not_take_it_along(person: New) -> None:
    anna, ben, table = two(person)
    assert anna.refused("POST", f"/api/tables/{table}/along", expect=409) == "take-along-others"
    own = hot_seat(anna)
    assert ben.refused("POST", f"/api/tables/{own}/along", expect=403) == "owner-only"
    along = taken(anna, own)
    assert ben.refused("GET", f"/api/tables/{own}/record", expect=409) == "not-over"
    for method, body in (("PUT", along), ("DELETE", None)):
        assert ben.refused(method, f"/api/tables/{own}/along", body, expect=403) == "owner-only"
    other = hot_seat(anna)
    for method, body in (("PUT", along), ("DELETE", None)):
        assert anna.refused(method, f"/api/tables/{other}/along", body, expect=409) == "not-taken-along"
    timed = anna.new_table("me", "me", clock={"type": "turn", "seconds": 600})["id"]
    assert anna.refused("POST", f"/api/tables/{timed}/along", expect=409) == "take-along-clock"
    waits = anna.new_table("me", "open")["id"]
    assert anna.refused("POST", f"/api/tables/{waits}/along", expect=409) == "not-started"
    anna.ask("DELETE", f"/api/tables/{other}")
    assert anna.refused("POST", f"/api/tables/{other}/along", expect=409) == "match-over"


def test_it_counts_for_nothing(person: New) -> None:
    anna, _ = registered(person)
    table = anna.new_table("me", {"type": "bot", "level": "random"}, options={"rounds": 1})["id"]
    wait_until(lambda: anna.get(f"/api/tables/{table}")["seq"] == 1)
    anna.act(table, HIDE)
    read = record.read(json.dumps(taken(anna, table)).encode())
    match = resume(record.replay(read, find_any_game), 0)
    for seat in (0, 1):
        match = play(match, seat, Pass())
    hand_back(anna, table, exported(match, read))
    back = anna.get(f"/api/tables/{table}")
    assert (back["state"], back["no_record"]) == ("over", ["seed-known", "taken-along"])
    assert back["outcome"]["scores"]
    assert anna.get("/api/people")["games"] == []


def test_bots_of_a_table_made_elsewhere_stay_bots(person: New) -> None:
    anna = person()
    along = taken(anna, hot_seat(anna))
    made = anna.post("/api/records?bots=1:random", along, expect=201)
    assert [(seat["kind"], seat.get("level")) for seat in made["seats"]] == [("person", None), ("bot", "random")]
    table = made["id"]
    assert anna.act(table, PASS) == 5
    wait_until(lambda: 0 in anna.get(f"/api/tables/{table}")["to_act"])
    assert anna.refused("POST", "/api/records?bots=1:nobody", along, expect=403) == "unknown-level"
    for wrong in ("2:random", "0:random,1:random", "1", "x:random"):
        assert anna.refused("POST", f"/api/records?bots={wrong}", along, expect=400) == "bad-query"


@pytest.mark.parametrize("count", [3, MOST_PLAYED_AGAIN + 50])
def test_what_was_taken_along_at_one_process_is_so_at_the_other(count: int, new_data: Callable[[str], str]) -> None:
    data = new_data("postgres")
    with serving(data=data) as one, serving(data=data) as other:
        anna = Person(one, Document(one.url))
        table = hot_seat(anna, options={"rounds": 100})
        there = anna.at(other)
        live = there.live(table, seat=0)
        along = taken(anna, table)
        wish = {"seq": 2, "action": GROW, "seat": 0}
        assert there.refused("POST", f"/api/tables/{table}/actions", wish, expect=409) == "taken-along"
        hear_that_it_is_away(live)
        # More than a process plays again on its event loop: the other one loads the table anew.
        hand_back(there, table, played_far(along, count))
        wait_until(lambda: anna.get(f"/api/tables/{table}").get("along") == "back")
        update = anna.update(table, seat=1)
        assert update["seq"] == 4 + count
        assert anna.act(table, update["position"]["legal"][-1], seat=1) == 5 + count
        wait_until(lambda: len(there.update(table, seat=1, since=0)["entries"]) == 5 + count)


def test_a_kill_right_after_an_answer_loses_nothing(data: str) -> None:
    with serving(data=data) as first:
        anna = Person(first)
        table = hot_seat(anna)
        along = taken(anna, table)
        first.kill()
    with serving(data=data) as second:
        again = anna.at(second)
        assert again.get(f"/api/tables/{table}/record") == along
        assert hand_back(again, table, played_on(along, Grow())) == {"seq": 5}
        second.kill()
    with serving(data=data) as third:
        again = anna.at(third)
        assert again.get(f"/api/tables/{table}")["along"] == "back"
        assert again.act(table, PASS, seat=0) == 6

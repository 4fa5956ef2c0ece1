"""A table that begins where another match stood: private, with the same draws or others, and it counts for nothing."""

import json
from collections.abc import Callable
from typing import Any

from branchline.core import record
from branchline.core.acts import pause
from branchline.core.match import play, start
from branchline.server import admin
from kits.games import find_any_game
from kits.playing import GROW, HIDE, PASS, ROLL, over, two
from kits.server import Document, Person, serving
from kits.tiny_game import GAME, Hide

New = Callable[[], Person]
MINE: Any = {"type": "me"}


def begin(person: Person, table: str, step: int, seats: Any = (MINE, MINE), **wish: Any) -> Any:
    return person.post(f"/api/tables/{table}/replay/{step}/begin", {"seats": list(seats), **wish}, expect=201)


def json_of(person: Person, table: str) -> Any:
    return person.get(f"/api/tables/{table}/record")


def played_out(person: Person, table: str, action: Any = GROW) -> Any:
    for seat in (0, 1):
        person.act(table, action, seat=seat)
        person.act(table, PASS, seat=seat)
    return json_of(person, table)


def test_anybody_who_may_replay_a_match_tries_again_from_a_step_of_it(person: New) -> None:
    anna, _, table = over(person)
    source, stranger = json_of(anna, table), person()
    made = begin(stranger, table, 2)
    assert made["begins"] == {"record": source["digest"], "step": 2}
    assert made["no_record"] == ["seed-known", "begun"]
    assert made["state"] == "playing"
    assert not made.get("public")
    shown = stranger.get(f"/api/tables/{made['id']}/replay")["entries"]
    assert [entry["type"] for entry in shown] == ["played", "played"]
    mine = played_out(stranger, made["id"])
    assert (mine["version"], mine["begins"], mine["seed"]) == (2, made["begins"], source["seed"])
    assert mine["entries"][:2] == source["entries"][:2]
    assert mine["times"]["seconds"][:2] == source["times"]["seconds"][:2], "it keeps the times of what was before"
    replayed = record.replay(record.read(stranger.http.get(f"/api/tables/{made['id']}/record").content), find_any_game)
    assert replayed.outcome is not None


def test_it_counts_for_nothing(person: New) -> None:
    anna, _, table = over(person)
    made = begin(anna, table, 2)
    seed = played_out(anna, made["id"])["seed"]
    tables = [result["table"] for deal in anna.get("/api/seeds", seed=seed)["deals"] for result in deal["results"]]
    assert tables == [table], "another way to the end of a deal is no result on it"


def test_with_a_new_seed_the_draws_are_others_and_nobody_is_told_the_seed_before_the_end(person: New) -> None:
    anna, _, table = over(person)
    rolls = set()
    for number in range(3):
        made = begin(anna, table, 2, seed=f"others {number}")
        anna.act(made["id"], ROLL, seat=0)
        entries = anna.get(f"/api/tables/{made['id']}/replay")["entries"]
        assert [entry["type"] for entry in entries] == ["played", "played", "reseeded", "played"]
        assert f"others {number}" not in str(entries)
        rolls.add(entries[-1]["events"][0]["value"])
    assert len(rolls) > 1
    assert anna.refused("POST", f"/api/tables/{made['id']}/undo", {"seat": 0, "to": 1}, expect=409) == "nothing-to-undo"
    again = begin(anna, table, 2, seed="others 2")
    anna.act(again["id"], ROLL, seat=0)
    assert anna.get(f"/api/tables/{again['id']}/replay")["entries"][-1]["events"] == entries[-1]["events"]


def test_a_bot_has_the_seats_that_are_given_to_one_and_a_clock_is_wound(person: New) -> None:
    anna, _, table = over(person)
    clock = {"type": "bank", "seconds": 600, "increment": 5}
    made = begin(anna, table, 2, ({"type": "me", "name": "Ann"}, {"type": "bot", "level": "random"}), clock=clock)
    assert [(seat["kind"], seat["name"]) for seat in made["seats"]] == [("person", "Ann"), ("bot", "")]
    shown = anna.update(made["id"])["position"]["clock"]
    assert shown["left"] == [600, 600]
    assert shown["running"] == [0]
    assert shown["at"] >= made["created_at"]
    anna.act(made["id"], PASS, seat=0)
    live = anna.live(made["id"], seq=0)
    live.until_seq(made["seq"] + 1)
    while live.position["to_act"]:
        live.until("changed")
    live.close()


def test_what_cannot_begin_is_refused_by_name(person: New) -> None:
    anna, _, table = over(person)
    path = f"/api/tables/{table}/replay"
    two_seats = {"seats": [MINE, MINE]}
    assert anna.refused("POST", f"{path}/99/begin", two_seats, expect=404) == "unknown-step"
    assert anna.refused("POST", f"{path}/4/begin", two_seats, expect=422) == "begins-over"
    assert anna.refused("POST", f"{path}/2/begin", {"seats": [MINE]}, expect=409) == "begins-seats"
    assert anna.refused("POST", f"{path}/2/begin", {"seats": [MINE, {"type": "open"}]}, expect=400) == "bad-body"
    nobody = {"seats": [MINE, {"type": "bot", "level": "nobody"}]}
    assert anna.refused("POST", f"{path}/2/begin", nobody, expect=403) == "unknown-level"
    anna, ben, running = two(person)
    for who in (anna, ben):
        who.act(running, HIDE)
    for who in (anna, ben, person()):
        begins = f"/api/tables/{running}/replay/2/begin"
        assert who.refused("POST", begins, two_seats, expect=409) == "not-over", "it would tell what is to come"


def test_a_record_that_one_brought_begins_for_who_brought_it_and_for_nobody_else(person: New) -> None:
    match = pause(play(play(start(GAME, 2, "brought", {"rounds": 1}), 0, Hide(1)), 1, Hide(1)), 1)
    carl = person()
    brought = carl.post("/api/records", record_of(match), expect=201)
    entries = carl.get(f"/api/tables/{brought['id']}/replay")["entries"]
    assert [entry["type"] for entry in entries] == ["played", "played", "paused", "resumed"], "it is taken up"
    carl.act(brought["id"], GROW, seat=0)
    made = begin(carl, brought["id"], 3, seed="others")
    kinds = [entry["type"] for entry in carl.get(f"/api/tables/{made['id']}/replay")["entries"]]
    assert kinds == ["played", "played", "paused", "reseeded", "resumed"]
    further = begin(carl, made["id"], 1)
    assert further["begins"]["step"] == 1
    refused = person().refused("POST", f"/api/tables/{made['id']}/replay/1/begin", {"seats": [MINE, MINE]}, expect=409)
    assert refused == "not-over"
    assert "times" not in played_out(carl, made["id"]), "nobody knows when the first entries were"


def record_of(match: Any) -> Any:
    return json.loads(record.export(match))


def test_it_is_the_same_after_a_restart_and_exported_by_who_administers_it(data: str) -> None:
    with serving(data=data) as server:
        anna, _, table = over(lambda: Person(server, Document(server.url)))
        made = begin(anna, table, 2, seed="others", clock={"type": "turn", "seconds": 600})["id"]
        before = anna.update(made, since=0)["entries"]
    assert list(admin.verify(data, find_any_game)) == [None, None]
    kept = record.read(admin.export_table(data, made, find_any_game).content)
    assert kept.begins is not None
    assert (kept.version, kept.begins.step) == (2, 2)
    with serving(data=data) as server:
        anna = anna.at(server)
        assert anna.update(made, since=0)["entries"] == before
        anna.act(made, GROW, seat=0)

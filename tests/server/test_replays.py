"""Replays, records as files, seeds, and matches on the same deal."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from branchline.core import record
from branchline.core.match import play, start
from kits.games import find_any_game
from kits.playing import GROW, HIDE, over, two
from kits.server import Person
from kits.tiny_game import GAME, Hide

New = Callable[[], Person]


def test_a_finished_match_is_replayed_step_by_step_with_any_seats_view(person: New) -> None:
    _, _, table = over(person)
    stranger = person()
    shown = stranger.get(f"/api/tables/{table}/replay", seat=1)
    assert shown["seats"] == [0, 1, -1]
    assert [entry["seq"] for entry in shown["entries"]] == [1, 2, 3, 4]
    assert shown["entries"][0]["action"] == HIDE
    first = stranger.get(f"/api/tables/{table}/replay/1", seat=0)
    assert first["view"]["mine"] == 1
    assert stranger.get(f"/api/tables/{table}/replay/1", seat=1)["view"]["mine"] is None
    assert stranger.get(f"/api/tables/{table}/replay/4")["outcome"]
    assert stranger.refused("GET", f"/api/tables/{table}/replay/5", expect=404) == "unknown-step"
    assert stranger.refused("GET", f"/api/tables/{table}/replay/5?seat=7", expect=404) == "unknown-seat"


def test_an_unfinished_match_is_replayed_only_as_oneself(person: New) -> None:
    anna, ben, table = two(person)
    anna.act(table, HIDE)
    path = f"/api/tables/{table}/replay"
    assert ben.refused("GET", path + "?seat=0", expect=403) == "not-your-seat"
    assert ben.refused("GET", path + "/1?seat=0", expect=403) == "not-your-seat"
    assert "action" not in ben.get(path)["entries"][0]
    assert anna.get(path)["entries"][0]["action"] == HIDE
    assert anna.get(path + "/1")["view"]["mine"] == 1
    assert person().get(path + "/1")["view"]["mine"] is None
    assert anna.refused("GET", f"/api/tables/{table}/record", expect=409) == "not-over"


def test_the_seed_is_hashed_from_the_start_and_shown_at_the_end(person: New) -> None:
    anna, _, table = over(person)
    info = anna.get(f"/api/tables/{table}")
    assert sha256(info["seed"].encode()).hexdigest() == info["seed_hash"]
    assert len(bytes.fromhex(info["seed"])) == 16
    _, ben, running = two(person)
    hidden = ben.get(f"/api/tables/{running}")
    assert "seed" not in hidden
    assert hidden["seed_hash"]


def test_a_record_is_exported_and_imported(person: New) -> None:
    anna, _, table = over(person)
    exported = anna.http.get(f"/api/tables/{table}/record").content
    assert record.replay(record.read(exported), find_any_game).outcome is not None
    carl = person()
    info = carl.post("/api/records", record_json(anna, table), expect=201)
    assert info["state"] == "over"
    assert info["no_record"] == ["seed-known", "imported"]
    assert carl.get(f"/api/tables/{info['id']}/record") == anna.get(f"/api/tables/{table}/record")
    broken = {**record_json(anna, table), "seed": "another"}
    assert carl.refused("POST", "/api/records", broken, expect=422) == "record-ends-differently"


def test_a_match_that_is_brought_keeps_its_times_and_nobody_thinks_while_it_is_a_file(person: New) -> None:
    match = play(start(GAME, 2, "unfinished", {"rounds": 1}), 0, Hide(1))
    long_ago = record.Times(1_000_000_000.0, (60.25,))
    carl = person()
    table = carl.post("/api/records", json.loads(record.export(match, times=long_ago)), expect=201)
    assert table["started_at"] == long_ago.began < table["created_at"]
    assert carl.get(f"/api/tables/{table['id']}/replay")["entries"][0]["at"] == long_ago.began + 60.25
    play_out(carl, table["id"])
    kept = record_json(carl, table["id"])
    assert (kept["version"], kept["times"]["began"], kept["times"]["seconds"][0]) == (2, long_ago.began, 60.25)
    assert kept["times"]["seconds"] == sorted(kept["times"]["seconds"])
    assert kept["times"]["seconds"][-1] < table["created_at"] - long_ago.began, "the years between are nobody's"
    again = carl.post("/api/records", kept, expect=201)
    assert record_json(carl, again["id"]) == kept


def test_a_match_that_is_brought_without_times_says_none(person: New) -> None:
    match = play(start(GAME, 2, "unfinished", {"rounds": 1}), 0, Hide(1))
    carl = person()
    table = carl.post("/api/records", json.loads(record.export(match)), expect=201)
    play_out(carl, table["id"])
    kept = record_json(carl, table["id"])
    assert kept["version"] == 1 and "times" not in kept


def test_nothing_that_is_brought_is_yet_to_come(person: New) -> None:
    match = play(start(GAME, 2, "unfinished"), 0, Hide(1))
    ahead = record.Times(90_000_000_000.0, (60.25,))
    table = person().post("/api/records", json.loads(record.export(match, times=ahead)), expect=201)
    assert table["started_at"] <= table["created_at"] - 60


def play_out(person: Person, table: str) -> None:
    """The one round that is left of it, from where seat 0 has hidden."""
    person.act(table, HIDE, seat=1)
    for seat in (0, 1):
        person.act(table, GROW, seat=seat)
        person.act(table, {"type": "pass"}, seat=seat)


def record_json(person: Person, table: str) -> Any:
    return person.get(f"/api/tables/{table}/record")


def test_an_unfinished_record_goes_on_as_a_hot_seat(person: New) -> None:
    match = play(start(GAME, 2, "unfinished"), 0, Hide(1))
    carl = person()
    info = carl.post("/api/records", json.loads(record.export(match, ("Ada", "Bo"))), expect=201)
    assert info["state"] == "playing"
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bo"]
    assert carl.act(info["id"], HIDE, seat=1) == 2


def test_a_table_from_a_known_seed_says_so_and_its_results_are_listed(person: New) -> None:
    anna, _, table = over(person)
    seed = anna.get(f"/api/tables/{table}")["seed"]
    carl = person()
    again = carl.new_table("me", "me", seed=seed, options={"rounds": 1})
    assert again["seed_known"]
    assert again["seed"] == seed
    assert again["no_record"] == ["seed-known"]
    for seat in (0, 1):
        carl.act(again["id"], HIDE, seat=seat)
    for seat in (0, 1):
        carl.act(again["id"], GROW, seat=seat)
        carl.act(again["id"], {"type": "pass"}, seat=seat)
    deals = carl.get("/api/seeds", seed=seed, table=table)["deals"]
    assert len(deals) == 1
    assert [result["table"] for result in deals[0]["results"]] == [again["id"], table]
    assert [seat["score"] for seat in deals[0]["results"][0]["seats"]] == [2, 2]
    assert carl.get("/api/seeds", seed=seed, game="other")["deals"] == []
    other = carl.new_table("me", "me", seed=seed, options={"rounds": 2})
    assert other["seed_known"]


def test_bots_that_play_a_deal_again_are_compared_but_not_listed(person: New) -> None:
    anna, _, table = over(person)
    seed = anna.get(f"/api/tables/{table}")["seed"]
    bot = {"type": "bot", "level": "random"}
    again = anna.new_table(bot, bot, seed=seed, options={"rounds": 1})["id"]
    watched = anna.new_table(bot, bot, options={"rounds": 1})["id"]
    for each in (again, watched):
        while anna.get(f"/api/tables/{each}")["state"] != "over":
            anna.update(each)
    assert {one["id"] for one in anna.get("/api/me/tables")["tables"]} == {table, watched}
    deal = anna.get("/api/seeds", seed=seed)["deals"][0]
    assert [result["table"] for result in deal["results"]] == [again, table]
    levels = [[seat.get("level") for seat in result["seats"]] for result in deal["results"]]
    assert levels == [["random", "random"], [None, None]]

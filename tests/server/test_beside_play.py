"""Undo, redo, consent, resigning, clocks, bots that fail, hints."""

from collections.abc import Callable
from typing import Any

import pytest

from branchline.server.settings import BotLimits
from kits.playing import GROW, HIDE, PASS, ROLL, begun, points, two
from kits.server import Document, Live, Person, serving

New = Callable[[], Person]


def test_undo_and_redo_within_the_turn_stand_in_the_log(person: New) -> None:
    anna, ben, table = begun(person)
    anna.act(table, GROW)
    anna.act(table, GROW)
    assert anna.update(table)["position"]["can_undo"] == [4, 3]
    assert anna.post(f"/api/tables/{table}/undo", {})["seq"] == 5
    assert points(anna, table) == [2, 1]
    assert anna.update(table)["position"]["can_redo"]
    anna.post(f"/api/tables/{table}/redo", {})
    anna.post(f"/api/tables/{table}/undo", {"whole_turn": True})
    assert points(anna, table) == [1, 1]
    kinds = [(entry["type"], entry.get("seqs")) for entry in ben.update(table, since=4)["entries"]]
    assert kinds == [("undone", [4]), ("redone", [4]), ("undone", [3, 4])]
    anna.act(table, GROW)
    assert anna.refused("POST", f"/api/tables/{table}/redo", {}, expect=409) == "nothing-to-redo"
    assert ben.refused("POST", f"/api/tables/{table}/undo", {"whole_turn": True}, expect=409) == "nothing-to-undo"


def test_undo_beyond_the_barrier_needs_consent_and_the_same_draw_comes_again(person: New) -> None:
    anna, ben, table = begun(person)
    anna.act(table, ROLL)
    rolled = points(anna, table)
    assert anna.post(f"/api/tables/{table}/undo", {}) == {"seq": 3, "waits_for": [1]}
    asked = {"seat": 0, "seqs": [3], "agreed": [], "waits_for": [1], "what": "undo"}
    assert ben.get(f"/api/tables/{table}")["asked"] == asked
    assert points(anna, table) == rolled, "nothing happens before everybody agreed"
    answer = f"/api/tables/{table}/undo/answer"
    ben.post(answer, {"agree": False})
    assert "asked" not in anna.get(f"/api/tables/{table}")
    assert ben.refused("POST", answer, {"agree": True}, expect=409) == "nothing-asked"
    live = ben.live(table, seq=3)
    anna.post(f"/api/tables/{table}/undo", {"to": 3})
    while not (live.table or {}).get("asked"):
        live.until("table")
    assert live.ask("answer_undo", agree=True)["type"] == "done"
    assert points(anna, table) == [1, 1]
    assert live.entries[-1]["agreed"] == [1]
    anna.act(table, ROLL)
    assert points(anna, table) == rolled
    assert anna.get(f"/api/tables/{table}")["no_record"] == ["undo-past-barrier"]
    live.close()


def test_an_action_in_between_ends_a_request_for_undo(person: New) -> None:
    anna, ben, table = begun(person)
    anna.act(table, PASS)
    anna.post(f"/api/tables/{table}/undo", {})
    ben.act(table, GROW)
    assert "asked" not in anna.get(f"/api/tables/{table}")
    anna.post(f"/api/tables/{table}/undo", {})
    anna.post(f"/api/tables/{table}/undo/answer", {"agree": False})
    assert "asked" not in anna.get(f"/api/tables/{table}"), "who asked takes it back"


def test_nobody_is_asked_where_all_others_are_bots(person: New) -> None:
    anna = person()
    table = anna.new_table("me", {"type": "bot", "level": "random"})["id"]
    live = anna.live(table, seq=0)
    anna.act(table, HIDE)
    live.until_seq(2)
    live.close()
    anna.act(table, ROLL)
    assert "waits_for" not in anna.post(f"/api/tables/{table}/undo", {})
    assert anna.get(f"/api/tables/{table}")["no_record"] == ["undo-past-barrier"]


def test_with_one_person_left_a_resignation_ends_the_match(person: New) -> None:
    anna, ben, table = begun(person)
    ben.post(f"/api/tables/{table}/resign", {})
    info = anna.get(f"/api/tables/{table}")
    assert info["state"] == "over"
    assert info["outcome"] == {"scores": [], "places": [1, 2]}
    why = [{"message": "over-resigned", "args": {"seat": 1}}]
    assert anna.update(table)["position"]["why_over"] == why
    assert anna.get(f"/api/tables/{table}/replay/{info['seq']}")["why_over"] == why
    assert anna.get(f"/api/tables/{table}/replay/0")["why_over"] == []
    assert anna.refused("POST", f"/api/tables/{table}/resign", {}, expect=409) == "match-over"


def test_a_bot_plays_a_resigned_seat_on_and_it_ranks_last(person: New) -> None:
    anna, ben, carl = person(), person(), person()
    table = anna.new_table("me", "open", "open", options={"rounds": 1})
    ben.join(table, 1)
    carl.join(table, 2)
    name = table["id"]
    live = anna.live(name, seq=0)
    carl.post(f"/api/tables/{name}/resign", {})
    assert carl.refused("POST", f"/api/tables/{name}/resign", {}, expect=409) == "already-resigned"
    live.until("changed")
    while live.position.get("to_act"):
        if live.position.get("legal"):
            live.act(live.position["legal"][-1])
        elif 1 in live.position["to_act"]:
            live.until_seq(ben.act(name, ben.update(name)["position"]["legal"][-1]))
        else:
            live.until("changed")
    assert live.position["outcome"]["places"][2] == 3
    assert live.position["why_over"] == [{"message": "over-bot-resigned", "args": {"seat": 2}}]
    assert anna.get(f"/api/tables/{name}")["seats"][2]["resigned"]
    live.close()


def timed_out(live: Live, seat: int) -> list[Any]:
    return [entry for entry in live.entries if entry.get("why") == "time" and entry["seat"] == seat]


def test_the_clocks_of_all_who_are_to_act_run(person: New) -> None:
    anna, _, table = two(person, clock={"type": "turn", "seconds": 600})
    clock = anna.update(table)["position"]["clock"]
    assert (clock["running"], clock["left"]) == ([0, 1], [600, 600])


def test_when_time_is_up_a_bot_plays_on_and_hands_back(person: New) -> None:
    anna, ben = person(), person()
    table = anna.new_table("me", "open", clock={"type": "turn", "seconds": 5})
    ben.join(table, 1)
    name = table["id"]
    live = anna.live(name, seq=0)
    live.until("changed")
    live.act(HIDE)
    while not (handed := timed_out(live, 1)):  # hers may have run out, too, before she had hidden anything
        live.until("changed")
    assert handed[0]["to"] == "bot"
    back = ben.live(name, seq=0)
    while not any(entry.get("why") == "returned" for entry in back.entries):
        back.until("changed")
    live.close()
    back.close()


@pytest.mark.parametrize("level", ["broken", "sleepy"])
def test_a_bot_that_fails_falls_back_to_a_simpler_one_and_says_so(level: str, folder: str) -> None:
    bots = BotLimits(seconds=0.05, start_seconds=1.0)
    with serving(data=folder, bots=bots, lineup="kits.server_games:lineup") as server:
        anna = Person(server, Document(server.url))
        table = anna.new_table("me", {"type": "bot", "level": level}, options={"rounds": 1})["id"]
        live = anna.live(table, seq=0, line=0)
        while not any(entry["seat"] == 1 for entry in live.entries):
            live.until("changed")
        while not live.lines:
            live.until("lines")
        assert live.lines[0]["note"] == {"message": "bot-fell-back", "args": {"level": level}}
        assert live.lines[0]["seat"] == 1
        assert live.act(HIDE)["type"] == "done", "the table was never blocked"
        live.close()


def test_a_bot_is_handed_the_plan_that_it_made(folder: str) -> None:
    with serving(data=folder, lineup="kits.server_games:lineup") as server:
        anna = Person(server, Document(server.url))
        table = anna.new_table({"type": "bot", "level": "planner"}, "me", options={"rounds": 1})["id"]
        live = anna.live(table, seq=0, line=0)
        assert live.act(HIDE)["type"] == "done"
        while not live.position["legal"]:
            live.until("changed")
        assert [entry["seat"] for entry in live.entries].count(0) == len(("hide", "grow", "grow", "pass"))
        assert live.position["view"]["points"][0] == 2 + 1 + 1
        assert not live.lines, "it never fell back"
        live.close()


def test_a_hint_is_a_legal_action_and_the_match_then_counts_for_no_record(person: New) -> None:
    anna, ben, table = begun(person)
    hint = anna.post(f"/api/tables/{table}/hint", {})
    legal = anna.update(table)["position"]["legal"]
    assert all(choice["action"] in legal for choice in hint["choices"])
    assert hint["action"] == hint["choices"][0]["action"]
    assert hint["nudge"] == {"message": "hint-nudge"}
    assert hint["is_searching"] is False, "nobody compiled a kernel for the tiny game"
    deeper = anna.post(f"/api/tables/{table}/hint", {"deeper": True})
    assert deeper["action"] in legal
    assert ben.refused("POST", f"/api/tables/{table}/hint", {}, expect=409) == "not-your-turn"
    assert ben.get(f"/api/tables/{table}")["no_record"] == ["hint"]


def test_a_table_may_forbid_hints_and_tells_everybody(person: New) -> None:
    """Whoever is invited sees it before sitting down; a rematch keeps it; nothing is marked by a refused wish."""
    anna, ben = person(), person()
    made = anna.new_table("me", "open", hints=False, options={"rounds": 1})
    table, link = made["id"], made["seats"][1]["link"]
    assert made["hints"] is False
    assert ben.get(f"/api/join/{link}")["table"]["hints"] is False
    ben.post("/api/join", {"link": link})
    assert anna.refused("POST", f"/api/tables/{table}/hint", {}, expect=409) == "hints-forbidden"
    assert "no_record" not in ben.get(f"/api/tables/{table}")
    anna.post(f"/api/tables/{table}/resign", {})
    again = anna.post(f"/api/tables/{table}/rematch", expect=201)["table"]
    assert ben.get(f"/api/tables/{again}")["hints"] is False
    assert "hints" not in anna.new_table("me", "open")

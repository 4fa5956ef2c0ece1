"""Playing at tables: by HTTP, live, at the same time, stale, wrong, resumed."""

from kits.playing import GROW, HIDE, PASS, ROLL, New, two


def test_a_match_from_the_first_action_to_the_outcome(person: New) -> None:
    anna, ben, table = two(person, options={"rounds": 1})
    anna.act(table, HIDE)
    ben.act(table, HIDE)
    for who in (anna, ben):
        for action in (GROW, ROLL, PASS):
            who.act(table, action)
    info = anna.get(f"/api/tables/{table}")
    assert info["state"] == "over"
    assert info["seed"]
    position = ben.update(table, since=0)["position"]
    assert position["outcome"] == info["outcome"]


def test_live_events_come_to_each_seat_with_what_it_may_know(person: New) -> None:
    anna, ben, table = two(person)
    a, b, watcher = anna.live(table, seq=0), ben.live(table, seq=0), person().live(table, seq=0)
    assert a.act({"type": "hide", "number": 2})["type"] == "done"
    for one, number in ((a, 2), (b, None), (watcher, None)):
        one.until_seq(1)
        assert one.entries[0]["events"] == [{"type": "hidden", "seat": 0, "number": number}]
        assert ("action" in one.entries[0]) == (one is a)
    assert a.position["view"]["mine"] == 2
    assert b.position["legal"]
    assert not a.position.get("legal")
    assert watcher.position["seat"] is None
    for one in (a, b, watcher):
        one.close()


def test_seats_submit_at_the_same_time_and_each_seq_is_judged_on_its_own(person: New) -> None:
    anna, ben, table = two(person)
    assert anna.act(table, HIDE, seq=0) == 1
    assert ben.act(table, HIDE, seq=0) == 2
    answer = anna.post(f"/api/tables/{table}/actions", {"seq": 1, "action": GROW}, expect=409)
    assert answer["reason"]["message"] == "stale"
    assert answer["update"]["seq"] == 2
    assert answer["update"]["position"]["legal"]


def test_what_is_refused_changes_nothing(person: New) -> None:
    anna, ben, table = two(person)
    stranger = person()
    actions = f"/api/tables/{table}/actions"
    assert anna.refused("POST", actions, {"seq": 0, "action": GROW}, expect=422) == "tiny-not-now"
    assert anna.refused("POST", actions, {"seq": 5, "action": HIDE}, expect=409) == "stale"
    assert anna.refused("POST", actions, {"seq": 0, "action": {"type": "fly"}}, expect=400) == "bad-action"
    assert anna.refused("POST", actions, {"seq": 0, "action": HIDE, "seat": 1}, expect=403) == "not-your-seat"
    assert stranger.refused("POST", actions, {"seq": 0, "action": HIDE}, expect=401) == "not-signed-in"
    stranger.ask("PUT", "/api/me/name", {"name": "Stranger"})
    assert stranger.refused("POST", actions, {"seq": 0, "action": HIDE}, expect=403) == "not-your-table"
    assert ben.update(table, since=0)["seq"] == 0


def test_a_preview_or_the_reason_by_http_and_live(person: New) -> None:
    anna, ben, table = two(person)
    path = f"/api/tables/{table}/preview"
    assert anna.post(path, {"action": GROW})["reason"]["message"] == "tiny-not-now"
    anna.act(table, HIDE)
    ben.act(table, HIDE)
    judged = anna.post(path, {"action": GROW})
    assert judged["legal"]
    assert judged["preview"]["changes"][0]["item"] == "points"
    live = anna.live(table)
    assert live.ask("preview", action=GROW)["judged"] == judged
    assert live.ask("preview", action=ROLL)["judged"]["preview"]["stops"] == "draw"
    assert ben.post(path, {"action": GROW})["reason"]["message"] == "not-your-turn"
    many = anna.post(f"/api/tables/{table}/previews", {"actions": [GROW, HIDE]})["judged"]
    assert [one["legal"] for one in many] == [True, False]
    live.close()


def test_a_client_that_resumes_gets_what_it_missed_and_no_more(person: New) -> None:
    anna, ben, table = two(person)
    anna.act(table, HIDE)
    live = ben.live(table, seq=0)
    live.until_seq(1)
    live.close()
    ben.act(table, HIDE)
    anna.act(table, GROW)
    again = ben.live(table, seq=1)
    again.until_seq(3)
    assert [entry["seq"] for entry in again.entries] == [2, 3]
    assert [entry["seq"] for entry in ben.update(table, since=1)["entries"]] == [2, 3]
    again.close()


def test_a_plain_get_can_wait_for_news(person: New) -> None:
    anna, ben, table = two(person)
    assert anna.update(table, since=0, wait=0.1)["entries"] == []
    ben.act(table, HIDE)
    assert anna.update(table, since=0, wait=5)["entries"][0]["seat"] == 1

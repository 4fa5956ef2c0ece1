"""The host in the browser by itself: bots, what is kept, and what happens where nothing can be kept."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from branchline.core.rng import Rng
from kits.pocket import Memory, Pocket
from kits.real_games import greedy_choice

ME, PORTER = {"type": "me"}, {"type": "bot", "level": "porter"}


def play_on(pocket: Pocket, table: str, most: int = 1000) -> Any:
    """The first legal action again and again; the last update."""
    for _ in range(most):
        update = pocket.get(f"/api/tables/{table}/updates")
        if not update["position"]["to_act"]:
            break
        seat = update["position"]["seat"]
        action = update["position"]["legal"][0]
        pocket.post(f"/api/tables/{table}/actions", {"seq": update["seq"], "action": action, "seat": seat})
    return pocket.get(f"/api/tables/{table}/updates")


@pytest.mark.parametrize("game", ["railroad-tiles", "off-the-rails"])
def test_a_whole_match_against_a_bot_is_kept_and_found_again(game: str) -> None:
    pocket = Pocket()
    table = pocket.post("/api/tables", {"game": game, "seats": [ME, PORTER], "seed": "kept"}, expect=201)["id"]
    end = play_on(pocket, table)
    assert end["position"]["outcome"]["places"]
    other = pocket.again()
    assert other.get(f"/api/tables/{table}/updates") == end
    assert [info["state"] for info in other.get("/api/me/tables?state=over")["tables"]] == ["over"]
    assert other.get(f"/api/tables/{table}/record") == pocket.get(f"/api/tables/{table}/record")
    again = other.post(f"/api/tables/{table}/rematch", expect=201)["table"]
    assert other.post(f"/api/tables/{table}/rematch", expect=201)["table"] == again
    assert [seat["kind"] for seat in other.get(f"/api/tables/{again}")["seats"]] == ["bot", "person"]


def test_nothing_is_shown_that_is_not_stored() -> None:
    pocket = Pocket()
    table = pocket.post("/api/tables", {"game": "railways", "seats": [ME], "seed": "full"}, expect=201)["id"]
    line = pocket.listen(table)
    before = pocket.get(f"/api/tables/{table}/updates?since=0")
    wish = {"seq": 0, "action": before["position"]["legal"][0]}
    pocket.memory.room = 0
    refused = pocket.post(f"/api/tables/{table}/actions", wish, expect=503)
    assert refused["reason"]["message"] == "pocket-store-failed"
    heard = pocket.say(line, type="act", id=1, **wish)
    assert [(told["type"], told.get("status")) for told in heard] == [("refused", 503)]
    assert pocket.get(f"/api/tables/{table}/updates?since=0") == before
    pocket.memory.room = None
    heard = pocket.say(line, type="act", id=2, **wish)
    assert [told["type"] for told in heard] == ["changed", "done"]


def test_a_bot_whose_move_could_not_be_kept_says_so_and_tries_again() -> None:
    pocket = Pocket()
    wish = {"game": "railroad-tiles", "seats": [ME, PORTER], "seed": "full"}
    table = pocket.post("/api/tables", wish, expect=201)["id"]
    line = pocket.listen(table)
    update = pocket.get(f"/api/tables/{table}/updates")
    while update["position"]["to_act"] == [0]:
        asked = {"seq": update["seq"], "action": update["position"]["legal"][0]}
        pocket.memory.room = 1  # for one's own move, and no more
        pocket.post(f"/api/tables/{table}/actions", asked)
        update = pocket.get(f"/api/tables/{table}/updates")
    told = [heard["table"].get("frozen") for heard in pocket.heard[line] if heard["type"] == "table"]
    assert told[-1]["message"] == "pocket-store-failed"
    pocket.say(line, type="ping", id=1)
    assert pocket.get(f"/api/tables/{table}/updates") == update, "there is no room yet"
    pocket.memory.room = None
    heard = pocket.say(line, type="ping", id=2)
    assert [told["table"].get("frozen") for told in heard if told["type"] == "table"] == [None]
    assert pocket.get(f"/api/tables/{table}/updates")["seq"] > update["seq"]


def test_a_bot_that_another_tab_played_on_for_is_stuck_no_longer() -> None:
    pocket = Pocket()
    wish = {"game": "railroad-tiles", "seats": [ME, PORTER], "seed": "full"}
    table = pocket.post("/api/tables", wish, expect=201)["id"]
    update = pocket.get(f"/api/tables/{table}/updates")
    while update["position"]["to_act"] == [0]:
        pocket.memory.room = 1
        asked = {"seq": update["seq"], "action": update["position"]["legal"][0]}
        pocket.post(f"/api/tables/{table}/actions", asked)
        update = pocket.get(f"/api/tables/{table}/updates")
    line = pocket.listen(table)
    assert pocket.get(f"/api/tables/{table}")["frozen"]["message"] == "pocket-store-failed"
    pocket.memory.room = None
    assert pocket.again().get(f"/api/tables/{table}/updates")["seq"] >= update["seq"]
    pocket.do(pocket.host.heard(table))
    told = [heard["table"].get("frozen") for heard in pocket.heard[line] if heard["type"] == "table"]
    assert told[-1] is None


def test_where_what_is_kept_cannot_be_read_everybody_is_told() -> None:
    one = Pocket()
    table = one.post("/api/tables", {"game": "railways", "seats": [ME], "seed": "tabs"}, expect=201)["id"]
    two, three = one.again(), one.again()
    line = two.listen(table)
    wish = {"seq": 0, "action": two.get(f"/api/tables/{table}/updates")["position"]["legal"][0]}
    one.post(f"/api/tables/{table}/actions", wish)
    one.memory.is_readable = False
    assert three.connect(0, table) == 503
    assert three.get(f"/api/tables/{table}", expect=503)["reason"]["message"] == "pocket-store-failed"
    heard = two.say(line, type="act", id=1, **wish)
    assert [(told["type"], told.get("status")) for told in heard] == [("refused", 503)]
    one.memory.is_readable = True
    heard = two.say(line, type="act", id=2, **wish)
    assert [(told["type"], told.get("status")) for told in heard] == [("changed", None), ("refused", 409)]
    assert three.connect(0, table) == 0


def test_a_table_that_was_cleared_away_is_not_written_again_in_part() -> None:
    """Somebody clears what the browser keeps, and a tab still has the table open."""
    pocket = Pocket()
    table = pocket.post("/api/tables", {"game": "railways", "seats": [ME], "seed": "gone"}, expect=201)["id"]
    play_on(pocket, table, 2)
    update = pocket.get(f"/api/tables/{table}/updates")
    pocket.memory.rows.clear()
    pocket.memory.kept.clear()
    wish = {"seq": update["seq"], "action": update["position"]["legal"][0]}
    refused = pocket.post(f"/api/tables/{table}/actions", wish, expect=503)
    assert refused["reason"]["message"] == "pocket-store-failed"
    assert not pocket.memory.rows and not pocket.memory.kept
    pocket.post("/api/tables", {"game": "railways", "seats": [ME]}, expect=201)


def test_a_rematch_is_one_stroke_and_one_table_whoever_asks() -> None:
    one = Pocket()
    table = one.post("/api/tables", {"game": "railways", "seats": [ME], "seed": "again"}, expect=201)["id"]
    two = one.again()
    assert two.get(f"/api/tables/{table}")["state"] == "playing"
    one.ask("DELETE", f"/api/tables/{table}")
    two.do(two.host.heard(table))
    before = dict(one.memory.rows)
    one.memory.room = 0
    one.post(f"/api/tables/{table}/rematch", expect=503)
    assert one.memory.rows == before
    one.memory.room = 1
    made = one.post(f"/api/tables/{table}/rematch", expect=201)["table"]
    one.memory.room = None
    assert two.get(f"/api/tables/{table}").get("rematch") is None, "not told yet"
    assert two.post(f"/api/tables/{table}/rematch", expect=201)["table"] == made
    assert one.memory.rows.keys() == {table, made}


def test_two_tabs_at_one_table_never_write_over_each_other() -> None:
    one = Pocket()
    table = one.post("/api/tables", {"game": "railways", "seats": [ME], "seed": "tabs"}, expect=201)["id"]
    two = one.again()
    start = two.get(f"/api/tables/{table}/updates?since=0")
    line = two.listen(table)
    wish = {"seq": 0, "action": start["position"]["legal"][0]}
    one.post(f"/api/tables/{table}/actions", wish)
    # The other tab has not heard of it: its own action meets the entry in the store, and is judged again.
    refused = two.post(f"/api/tables/{table}/actions", wish, expect=409)
    assert refused["reason"]["message"] == "stale"
    assert refused["update"]["seq"] == 1
    both = [tab.get(f"/api/tables/{table}/updates?since=0") for tab in (one, two)]
    assert both[0] == both[1]
    one.post(f"/api/tables/{table}/actions", {"seq": 1, "action": both[0]["position"]["legal"][0]})
    two.do(two.host.heard(table))
    assert two.heard[line][-2]["update"]["seq"] == 2, "who follows is shown what the other tab did"


def test_what_one_tab_notes_of_a_table_no_other_writes_over() -> None:
    """A hint counts, and a table stays whole, whichever tab is behind."""
    one = Pocket()
    table = one.post("/api/tables", {"game": "railways", "seats": [ME], "seed": "tabs"}, expect=201)["id"]
    two = one.again()
    first = two.get(f"/api/tables/{table}/updates")["position"]["legal"][0]
    two.post(f"/api/tables/{table}/hint", {})
    one.post(f"/api/tables/{table}/actions", {"seq": 0, "action": first})
    assert one.get(f"/api/tables/{table}")["no_record"] == ["seed-known", "hint"], "it read before it wrote"
    two.post(f"/api/tables/{table}/rematch", expect=409)
    assert two.get(f"/api/tables/{table}/updates")["seq"] == 0, "not told yet"
    two.post(f"/api/tables/{table}/hint", {})
    for tab in (one, two, one.again()):
        assert tab.get(f"/api/tables/{table}")["state"] == "playing"
        assert tab.get(f"/api/tables/{table}/updates")["seq"] == 1


class Slow(Memory):
    """Somebody goes on just before entries are read."""

    goes_on: Callable[[], Awaitable[Any]] | None = None

    async def entries(self, table: str, after: int) -> str:
        going, self.goes_on = self.goes_on, None
        if going is not None:
            await going()
        return await super().entries(table, after)


def test_a_tab_that_goes_on_while_another_reads_freezes_nothing() -> None:
    slow = Slow()
    one = Pocket(slow)
    table = one.post("/api/tables", {"game": "railways", "seats": [ME], "seed": "tabs"}, expect=201)["id"]
    action = json.dumps({"seq": 0, "action": one.get(f"/api/tables/{table}/updates")["position"]["legal"][0]})
    two = one.again()
    slow.goes_on = lambda: one.host.request("POST", f"/api/tables/{table}/actions", action)
    assert two.get(f"/api/tables/{table}/updates")["seq"] == 0
    two.do(two.host.heard(table))
    assert two.get(f"/api/tables/{table}/updates")["seq"] == 1


def play_greedily(pocket: Pocket, table: str, game: str) -> None:
    rng = Rng("test")
    while (update := pocket.get(f"/api/tables/{table}/updates"))["position"]["to_act"]:
        _, rng = rng.below(2)
        action = greedy_choice(game, update["position"], rng)
        pocket.post(f"/api/tables/{table}/actions", {"seq": update["seq"], "action": action})


def test_a_challenge_earns_its_medal_and_the_best_of_it_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """With deals that nobody chose: the greedy bot makes 31 points of the first, 35 of the second, a medal each."""
    deals = iter(("seed7", "seed1", "hinted"))
    monkeypatch.setattr("branchline.pocket.tables.new_seed", lambda: next(deals))
    monkeypatch.setattr("branchline.kernels.compiling.IS_COMPILED", False)  # as in a browser
    pocket = Pocket()
    wish = {"game": "railroad-tiles", "seats": [ME], "options": {"challenge": "traffic_control"}}
    first, second = (pocket.post("/api/tables", wish, expect=201)["id"] for _ in range(2))
    assert pocket.get("/api/me/records") == {"feats": []}
    play_greedily(pocket, first, "railroad-tiles")
    assert pocket.get(f"/api/tables/{first}/best") == {
        "score": 31, "before": None, "counts": True, "beaten": True, "solo": 1, "solo_before": None
    }  # fmt: skip
    play_greedily(pocket, second, "railroad-tiles")
    best = pocket.get(f"/api/tables/{second}/best")
    assert (best["score"], best["before"], best["beaten"], best["solo_before"]) == (35, 31, True, 1)
    (kept,) = pocket.again().get("/api/me/records")["feats"]
    assert (kept["key"], kept["value"], kept["table"]) == ("traffic_control", 1, first)
    hinted = pocket.post("/api/tables", wish, expect=201)["id"]
    hint = pocket.post(f"/api/tables/{hinted}/hint", {})
    assert (hint["level"], hint["is_searching"]) == ("signaller", False)
    assert hint["choices"][0]["reasons"] and hint["nudge"]["message"].startswith("hint-")
    assert pocket.get(f"/api/tables/{hinted}")["no_record"] == ["hint"]


def test_the_lessons_end_at_a_table_one_can_play_on() -> None:
    pocket = Pocket()
    table = pocket.post("/api/games/off-the-rails/tutorial", expect=201)
    assert [seat["kind"] for seat in table["seats"]].count("person") == 1
    assert pocket.again().get(f"/api/tables/{table['id']}/updates")["position"]["legal"]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", {"game": "railroad-tiles", "seats": [ME, {"type": "open"}]}),
        ("POST", "/api/tables", {"game": "railways", "seats": [ME], "clock": {"type": "turn", "seconds": 60}}),
        ("POST", "/api/accounts", {"name": "Ada", "password": "12345678"}),
        ("POST", "/api/join", {"link": "a.1.b"}),
        ("GET", "/health", None),
    ],
)
def test_what_needs_others_says_so(method: str, path: str, body: Any) -> None:
    assert Pocket().ask(method, path, body, expect=409)["reason"]["message"] == "needs-server"


def test_a_table_of_which_something_is_lost_is_frozen_and_no_other() -> None:
    memory = Memory()
    pocket = Pocket(memory)
    tables = [
        pocket.post("/api/tables", {"game": "railways", "seats": [ME], "seed": seed}, expect=201)["id"]
        for seed in ("one", "two")
    ]
    for table in tables:
        play_on(pocket, table, 3)
    del memory.kept[tables[0], 2]
    other = pocket.again()
    assert other.get(f"/api/tables/{tables[0]}")["state"] == "frozen"
    other.post(f"/api/tables/{tables[0]}/redo", {}, expect=409)
    assert other.get(f"/api/tables/{tables[1]}/updates")["seq"] == 3


def test_one_is_called_as_one_likes() -> None:
    pocket = Pocket()
    assert pocket.ask("PUT", "/api/me/name", {"name": "Ada  L."})["name"] == "Ada L."
    assert pocket.again().get("/api/me")["name"] == "Ada L."
    wish = {"game": "railroad-tiles", "seats": [ME, {"type": "me", "name": "Bo"}]}
    assert [seat["name"] for seat in pocket.post("/api/tables", wish, expect=201)["seats"]] == ["Ada L.", "Bo"]

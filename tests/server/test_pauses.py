"""Pauses: from an allowance, by consent, and over; by whom, until when, and through a kill and another process."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select

from branchline.core.acts import pause, resume
from branchline.core.match import start
from branchline.server import admin
from branchline.server.hosting import beside_play, pauses
from branchline.server.hosting.table import Table
from branchline.server.office.acting import leaving
from branchline.server.settings import Bounds
from branchline.server.store import schema
from branchline.server.store.migrate import migrate
from branchline.tables.clocks import deadline
from branchline.tables.messages import BankClock, MySeat, TurnClock
from branchline.tables.sitting import Sitting, entered, opened
from kits.databases import pass_time, write
from kits.games import find_any_game
from kits.playing import GROW, PASS, ROLL, begun, points, two, waiting
from kits.registry import new_registry
from kits.server import Document, Person, Server, serving, wait_until
from kits.tiny_game import GAME

New = Callable[[], Person]
DAY = 86_400
MONTH = 30.0 * DAY
CLOCK = {"type": "turn", "seconds": 3 * DAY, "pauses": DAY}


def acts(person: Person, table: str) -> list[str]:
    return [entry["type"] for entry in person.update(table, since=0)["entries"]]


def clock_of(person: Person, table: str) -> Any:
    return person.update(table)["position"]["clock"]


# How time counts ------------------------------------------------------------------------------------------------------


def sat_down(*, allowed: int) -> Sitting:
    return opened(start(GAME, 2, "pauses"), frozenset(), BankClock(1000, 0, allowed), at=0.0)


def test_an_allowance_runs_down_in_its_own_pauses_alone_and_over_all_of_them() -> None:
    sitting = sat_down(allowed=50)
    for taken, at in ((20.0, 10.0), (25.0, 100.0)):
        sitting = entered(sitting, pause(sitting.match, 0), at)
        left = sitting.pause_left(MONTH)
        sitting = entered(sitting, resume(sitting.match, 0), at + taken)
        assert left == 50 - (0 if at == 10 else 20)
    assert sitting.clock_state is not None
    assert list(sitting.clock_state.allowed) == [5, 50]
    agreed = entered(sitting, pause(sitting.match, 0, ()), 200.0)
    assert agreed.pause_left(MONTH) == MONTH
    over = entered(agreed, resume(agreed.match, 0), 900.0)
    assert over.clock_state is not None
    assert list(over.clock_state.allowed) == [5, 50], "what was agreed is nobody's own"
    assert deadline(over.clock_state) == 900 + 1000 - 10 - (100 - 30) - (200 - 125)


def test_without_an_allowance_nobody_may_pause_by_themselves() -> None:
    sitting = opened(start(GAME, 2, "pauses"), frozenset(), TurnClock(30), at=0.0)
    assert sitting.clock_state is not None
    assert sitting.clock_state.allowed == (0, 0)


# At a table ----------------------------------------------------------------------------------------------------------


def test_a_pause_from_ones_allowance_needs_nobody_and_whoever_took_it_ends_it(person: New) -> None:
    anna, ben, table = begun(person, clock=CLOCK)
    anna.act(table, GROW)
    before = clock_of(anna, table)
    assert before["pauses"] == [DAY, DAY]
    done = ben.post(f"/api/tables/{table}/pause", {})
    assert "waits_for" not in done
    position = anna.update(table)["position"]
    assert (position["paused_by"], position["legal"], position["can_undo"]) == (1, [], [])
    assert position["clock"]["running"] == []
    assert DAY - 60 < position["clock"]["pause_left"] <= DAY
    assert anna.get(f"/api/tables/{table}")["paused_by"] == 1
    assert (waiting(anna), waiting(ben)) == ([], []), "nobody is waited for"
    for path, body in (
        ("actions", {"seq": done["seq"], "action": GROW}),
        ("undo", {}),
        ("pause", {}),
        ("pause", {"ask": True}),
        ("hint", {}),
    ):
        assert anna.refused("POST", f"/api/tables/{table}/{path}", body, expect=409) == "match-paused"
    ben.post(f"/api/tables/{table}/resume", {})
    position = anna.update(table)["position"]
    assert (position["paused_by"], position["clock"]["pause_left"]) == (None, None)
    assert position["clock"]["pauses"][0] == DAY > position["clock"]["pauses"][1] > DAY - 60
    assert "paused_by" not in anna.get(f"/api/tables/{table}")
    assert waiting(anna) == [(table, "turn")]
    anna.post(f"/api/tables/{table}/undo", {})
    assert points(anna, table) == [1, 1], "undo goes back over it"
    anna.post(f"/api/tables/{table}/redo", {})
    assert acts(anna, table) == ["played"] * 3 + ["paused", "resumed", "undone", "redone"]


def test_by_consent_everybody_is_asked_and_moves_in_between_leave_the_request(person: New) -> None:
    anna, ben, table = begun(person, clock={"type": "turn", "seconds": 60})
    assert anna.refused("POST", f"/api/tables/{table}/pause", {}, expect=409) == "no-allowance"
    assert anna.post(f"/api/tables/{table}/pause", {"ask": True})["waits_for"] == [1]
    asked = ben.get(f"/api/tables/{table}")["asked"]
    assert (asked["what"], asked["seat"], asked["waits_for"]) == ("pause", 0, [1])
    assert waiting(ben) == [(table, "answer")]
    anna.act(table, PASS)
    assert ben.get(f"/api/tables/{table}")["asked"] == asked
    answer = f"/api/tables/{table}/undo/answer"
    assert ben.refused("POST", answer, {"agree": True}, expect=409) == "nothing-asked", "no undo is asked for"
    ben.post(answer, {"agree": True, "what": "pause"})
    position = ben.update(table, since=3)
    assert (position["entries"][-1]["type"], position["entries"][-1]["agreed"]) == ("paused", [1])
    assert 0 < position["position"]["clock"]["pause_left"] <= MONTH
    assert "asked" not in ben.get(f"/api/tables/{table}")
    assert ben.post(f"/api/tables/{table}/resume", {})["waits_for"] == [0], "it is hers to end"
    assert waiting(anna) == [(table, "answer")]
    anna.post(answer, {"agree": True, "what": "resume"})
    assert acts(ben, table)[-1] == "resumed"
    assert waiting(ben) == [(table, "turn")]


def test_who_refuses_or_asked_ends_the_request_and_a_stale_answer_answers_nothing(person: New) -> None:
    anna, ben, table = begun(person, clock=CLOCK)
    answer = f"/api/tables/{table}/undo/answer"
    for who in (ben, anna):
        anna.post(f"/api/tables/{table}/pause", {"ask": True})
        who.post(answer, {"agree": False, "what": "pause"})
        assert ben.refused("POST", answer, {"agree": True, "what": "pause"}, expect=409) == "nothing-asked"
    anna.act(table, ROLL)
    anna.post(f"/api/tables/{table}/undo", {})
    anna.post(f"/api/tables/{table}/pause", {"ask": True})
    assert ben.refused("POST", answer, {"agree": True}, expect=409) == "nothing-asked", "it is a pause by now"
    assert "paused" not in acts(anna, table)


def test_a_request_to_take_back_stands_over_a_pause_and_is_answered_after_it(person: New) -> None:
    anna, ben, table = begun(person, clock=CLOCK)
    answer = f"/api/tables/{table}/undo/answer"
    anna.act(table, ROLL)
    anna.post(f"/api/tables/{table}/undo", {})
    ben.post(f"/api/tables/{table}/pause", {})
    assert ben.refused("POST", answer, {"agree": True}, expect=409) == "match-paused"
    assert ben.get(f"/api/tables/{table}")["asked"]["agreed"] == []
    ben.post(f"/api/tables/{table}/resume", {})
    ben.post(answer, {"agree": True})
    assert points(anna, table) == [1, 1]


def test_who_may_not_pause(person: New) -> None:
    anna, ben, table = begun(person)
    for body in ({}, {"ask": True}):
        assert anna.refused("POST", f"/api/tables/{table}/pause", body, expect=409) == "pause-without-clock"
    assert anna.refused("POST", f"/api/tables/{table}/resume", {}, expect=409) == "not-paused"
    anna, ben, table = begun(person, clock={**CLOCK, "pauses": 1})
    stranger = person()
    stranger.ask("PUT", "/api/me/name", {"name": "Stranger"})
    for path in ("pause", "resume"):
        assert stranger.refused("POST", f"/api/tables/{table}/{path}", {}, expect=403) == "not-your-table"
    ben.post(f"/api/tables/{table}/resign", {})
    assert anna.refused("POST", f"/api/tables/{table}/pause", {}, expect=409) == "match-over"
    long = {"game": "tiny", "seats": [{"type": "me"}], "clock": {**CLOCK, "pauses": 91 * DAY}}
    assert anna.refused("POST", "/api/tables", long, expect=400) == "bad-body"


def test_against_bots_and_for_who_is_away_nobody_is_asked(person: New) -> None:
    anna = person()
    table = anna.new_table("me", {"type": "bot", "level": "random"}, clock={"type": "turn", "seconds": 60})["id"]
    assert "waits_for" not in anna.post(f"/api/tables/{table}/pause", {"ask": True})
    assert anna.update(table, since=0)["entries"][-1]["agreed"] == []
    anna, ben, table = begun(person, clock=CLOCK)
    ben.post(f"/api/tables/{table}/pause", {})
    ben.post(f"/api/tables/{table}/leave")
    assert "waits_for" not in anna.post(f"/api/tables/{table}/resume", {}), "he has left what he paused"


def test_a_record_carries_pauses_and_a_replay_shows_them(person: New) -> None:
    anna, ben, table = begun(person, clock=CLOCK)
    ben.post(f"/api/tables/{table}/pause", {})
    ben.post(f"/api/tables/{table}/resume", {})
    anna.post(f"/api/tables/{table}/resign", {})
    kept = [entry["type"] for entry in anna.get(f"/api/tables/{table}/record")["entries"]]
    shown = [entry["type"] for entry in anna.get(f"/api/tables/{table}/replay")["entries"]]
    assert kept[2:4] == shown[2:4] == ["paused", "resumed"]


def paused_by(table: Table) -> int | None:
    return table.row.paused_by


def test_so_many_pauses_a_seat_and_no_more(data: str) -> None:
    migrate(data)

    async def run() -> None:
        registry, table = await new_registry(data, MySeat(), MySeat(), clock=TurnClock(60, 1000))
        table.bounds = Bounds(pauses=2)
        for _ in range(2):
            await pauses.pause(table, 0)
            await pauses.resume(table, 0)
        for ask in (False, True):
            with pytest.raises(Exception, match="paused-enough"):
                await pauses.pause(table, 0, ask=ask)
        await pauses.pause(table, 1)
        await beside_play.time_out(table)
        assert paused_by(table) == 1, "nothing is over yet"
        table.bounds = Bounds(pause_seconds=0.000001)
        await pauses.resume(table, 0)
        await pauses.pause(table, 1, ask=True)
        await beside_play.time_out(table)
        assert paused_by(table) is None
        await registry.close()
        registry.store.close()

    asyncio.run(run())


# Over by itself -------------------------------------------------------------------------------------------------------


def test_a_server_that_is_killed_in_a_pause_goes_on_in_it_and_ends_it_when_the_allowance_is_used_up(data: str) -> None:
    server = Server(data=data)
    document = Document(server.url)
    anna, ben, table = begun(lambda: Person(server, document), clock=CLOCK)
    ben.post(f"/api/tables/{table}/pause", {})
    before = clock_of(anna, table)["left"]
    server.kill()
    pass_time(data, table, DAY / 2)
    with serving(data=data) as again:
        anna, ben = anna.at(again), ben.at(again)
        assert anna.get(f"/api/tables/{table}")["paused_by"] == 1
        ben.post(f"/api/tables/{table}/resume", {})
        clock = clock_of(anna, table)
        assert DAY / 2 - 60 < clock["pauses"][1] < DAY / 2, "half of it is gone"
        assert clock["left"] == before, "and of nobody's clock anything"
        ben.post(f"/api/tables/{table}/pause", {})
    pass_time(data, table, DAY)
    with serving(data=data) as again:
        anna, ben = anna.at(again), ben.at(again)
        live = anna.live(table, seq=0)
        while live.entries[-1:] == [] or live.entries[-1]["type"] != "resumed":
            live.until("changed")
        assert live.entries[-1]["seat"] == -1, "the host ended it"
        assert live.position["clock"]["running"] == [0]
        assert waiting(anna) == [(table, "turn")]
        assert ben.refused("POST", f"/api/tables/{table}/pause", {}, expect=409) == "no-allowance-left"
        live.close()


def test_what_was_agreed_is_over_after_a_month(data: str) -> None:
    with serving(data=data) as server:
        document = Document(server.url)
        anna, ben, table = two(lambda: Person(server, document), clock={"type": "turn", "seconds": DAY})
        anna.post(f"/api/tables/{table}/pause", {"ask": True})
        ben.post(f"/api/tables/{table}/undo/answer", {"agree": True, "what": "pause"})
    pass_time(data, table, 29 * DAY)
    with serving(data=data) as server:
        ben = ben.at(server)
        assert ben.get(f"/api/tables/{table}")["paused_by"] == 0
        ben.post(f"/api/tables/{table}/leave")
    pass_time(data, table, DAY)
    with serving(data=data) as server:
        live = anna.at(server).live(table, seq=0)
        while "resumed" not in [entry["type"] for entry in live.entries]:
            live.until("changed")
        live.close()


def test_at_two_processes_a_pause_is_one_and_goes_on_where_one_is_left(new_data: Callable[[str], str]) -> None:
    data = new_data("postgres")
    first, second = Server(data=data, tend_seconds=0.2), Server(data=data, tend_seconds=0.2)
    document = Document(first.url)
    anna, ben = Person(first, document), Person(second, document)
    made = anna.new_table("me", "open", clock=CLOCK)
    ben.join(made, 1)
    table = made["id"]
    seen = ben.live(table, seq=0)
    anna.post(f"/api/tables/{table}/pause", {})
    while (seen.table or {}).get("paused_by") != 0 or (seen.position or {}).get("paused_by") != 0:
        seen.until("table", "changed")
    assert ben.refused("POST", f"/api/tables/{table}/pause", {"ask": True}, expect=409) == "match-paused"
    assert ben.post(f"/api/tables/{table}/resume", {})["waits_for"] == [0]
    first.kill()
    agrees = {"agree": True, "what": "resume"}
    anna.at(second).post(f"/api/tables/{table}/undo/answer", agrees)
    while seen.position["paused_by"] is not None:
        seen.until("changed")
    assert [entry["type"] for entry in seen.entries] == ["paused", "resumed"]
    assert "asked" not in ben.get(f"/api/tables/{table}")
    seen.close()
    second.stop()


def test_a_match_that_an_admin_ends_in_its_pause_is_paused_no_longer(folder: str) -> None:
    with serving(data=folder) as server:
        anna, ben, table = begun(lambda: Person(server), clock=CLOCK)
        ben.post(f"/api/tables/{table}/pause", {})
        admin.end_table(folder, table, find_any_game)
        wait_until(lambda: anna.get(f"/api/tables/{table}")["state"] == "over")
        assert "paused_by" not in anna.get(f"/api/tables/{table}")


def test_a_seat_that_an_admin_empties_leaves_a_pause_its_end(folder: str) -> None:
    with serving(data=folder) as server:
        anna, ben, table = begun(lambda: Person(server), clock=CLOCK)
        anna.post(f"/api/tables/{table}/pause", {})
        until = stored_deadline(folder, table)
        write(folder, leaving(table, 1, find_any_game))
        assert abs(stored_deadline(folder, table) - until) < 60, "the pause's, not a clock's that stands still"
        assert ben.get(f"/api/tables/{table}")["paused_by"] == 0


def stored_deadline(data: str, table: str) -> float:
    row = schema.matches
    return float(write(data, lambda c: c.execute(select(row.c.deadline).where(row.c.id == table)).scalar_one()))

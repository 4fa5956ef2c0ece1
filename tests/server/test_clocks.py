"""Clocks: how they run, who plays when one runs out, and that neither a restart nor going away changes the time."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from branchline.core.acts import hand_over, pause, resume
from branchline.core.beginning import begun as begun_from
from branchline.core.entries import HandedOver
from branchline.core.match import play, start
from branchline.core.record import enter
from branchline.server.office.acting import leaving
from branchline.server.settings import Bounds, TidyRules
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate
from branchline.server.store.tidying import found
from branchline.tables.clocks import GRACE, deadline, out_of_time
from branchline.tables.messages import BankClock, Clock, MySeat, TurnClock
from branchline.tables.sitting import Sitting, entered, opened
from kits.databases import pass_time
from kits.games import find_any_game
from kits.playing import GROW, HIDE, PASS, two
from kits.registry import new_registry
from kits.server import Document, Person, Server, idle_after, serving, set_wall
from kits.tiny_game import GAME, Grow, Hide, Pass

New = Callable[[], Person]
NOBODY = frozenset[int]()
DAY = 86_400


def begun(clock: Clock) -> Sitting:
    """At second 20 it is the first seat's turn; both seats have spent their time hiding a number: 10 and 20."""
    sitting = opened(start(GAME, 2, "clocks"), NOBODY, clock, at=0.0)
    sitting = entered(sitting, play(sitting.match, 0, Hide(1)), 10.0)
    return entered(sitting, play(sitting.match, 1, Hide(1)), 20.0)


def handed(sitting: Sitting, to: str, why: str, at: float) -> Sitting:
    return entered(sitting, hand_over(sitting.match, HandedOver(0, to, why)), at)  # type: ignore[arg-type]


def left(sitting: Sitting) -> tuple[float, ...]:
    assert sitting.clock_state is not None
    return sitting.clock_state.left


def test_a_bank_runs_down_and_its_increment_comes_after_each_turn() -> None:
    sitting = begun(BankClock(100, 5))
    assert left(sitting) == (95, 85)
    sitting = entered(sitting, play(sitting.match, 0, Grow()), 30.0)
    assert left(sitting) == (85, 85), "the turn goes on"
    sitting = entered(sitting, play(sitting.match, 0, Pass()), 31.0)
    assert left(sitting) == (89, 85)
    assert sitting.clock_state is not None
    assert deadline(sitting.clock_state) == 31 + 85
    assert out_of_time(sitting.clock_state, 84.9) == []
    assert out_of_time(sitting.clock_state, 85.0) == [1]


def test_a_turn_clock_is_wound_for_each_turn() -> None:
    sitting = begun(TurnClock(30))
    assert left(sitting) == (30, 30)
    sitting = entered(sitting, play(sitting.match, 0, Grow()), 30.0)
    assert left(sitting) == (20, 30)
    assert left(entered(sitting, play(sitting.match, 0, Pass()), 35.0)) == (30, 30)


@pytest.mark.parametrize("clock", [BankClock(100, 50), TurnClock(30)])
def test_going_away_and_coming_back_wins_no_time(clock: Clock) -> None:
    sitting = begun(clock)
    before = left(sitting)[0]
    for second in range(21, 27):
        sitting = handed(sitting, "bot" if second % 2 else "person", "left" if second % 2 else "returned", second)
    assert left(sitting)[0] == before - 3, "three of the six seconds it was theirs"


def test_who_comes_back_after_the_time_was_up_has_a_little() -> None:
    for clock, least in ((BankClock(100, 0), GRACE), (BankClock(100, 50), 50), (TurnClock(30), GRACE)):
        sitting = handed(begun(clock), "bot", "time", 500.0)
        assert left(sitting)[0] == 0, "no turn was ended"
        assert left(handed(sitting, "person", "returned", 510.0))[0] == least


def test_after_a_bots_action_a_turn_clock_is_wound_for_its_person() -> None:
    sitting = handed(begun(TurnClock(30)), "bot", "time", 50.0)
    sitting = entered(sitting, play(sitting.match, 0, Grow()), 51.0)
    assert left(handed(sitting, "person", "returned", 60.0))[0] == 30


@pytest.mark.parametrize("clock", [BankClock(100, 50), TurnClock(30)])
def test_in_a_pause_no_clock_runs_and_it_ends_no_turn(clock: Clock) -> None:
    sitting = begun(clock)
    before = left(sitting)
    paused = entered(sitting, pause(sitting.match, 1, (0,)), 25.0)
    assert paused.clock_state is not None
    assert left(paused) == (before[0] - 5, before[1])
    assert deadline(paused.clock_state) is None
    assert out_of_time(paused.clock_state, 1e9) == []
    assert paused.bots_to_act() == []
    away = handed(handed(paused, "bot", "left", 1000.0), "person", "returned", 2000.0)
    on = entered(away, resume(away.match, 1), 9000.0)
    assert left(on) == left(paused), "hours later, and nobody has lost or won any"
    assert on.clock_state is not None
    assert deadline(on.clock_state) == 9000 + left(paused)[0]
    assert left(entered(on, play(on.match, 0, Grow()), 9001.0)) == (before[0] - 6, before[1])


def test_in_a_pause_bots_wait_like_everybody() -> None:
    sitting = opened(start(GAME, 2, "clocks"), frozenset({0}), TurnClock(30), at=0.0)
    paused = entered(sitting, pause(sitting.match, 1), 5.0)
    assert (sitting.bots_to_act(), paused.bots_to_act()) == ([0], [])
    assert entered(paused, resume(paused.match, 1), 9.0).bots_to_act() == [0]


def test_where_a_match_begins_from_another_its_clock_is_wound_when_it_is_here() -> None:
    begins = begun_from(begun(BankClock(100, 5)).match, "", "others")
    sitting = opened(start(GAME, 2, "clocks", begins=begins.begins), NOBODY, BankClock(100, 5), 0.0, here_since=5000.0)
    assert sitting.clock_state is not None
    assert deadline(sitting.clock_state) == 5100
    for number, entry in enumerate(begins.entries):
        sitting = entered(sitting, enter(sitting.match, entry), 10.0 * number)
    assert (left(sitting), sitting.waits_since) == ((100, 100), 5000)
    assert sitting.clock_state is not None
    assert deadline(sitting.clock_state) == 5100
    assert left(entered(sitting, play(sitting.match, 0, Grow()), 5004.0)) == (96, 100)


# On a server ---------------------------------------------------------------------------------------------------------


def test_a_bank_that_runs_out_while_the_server_is_off_hands_to_a_bot_and_back(data: str) -> None:
    with serving(data=data) as server:
        document = Document(server.url)
        clock = {"type": "bank", "seconds": 100, "increment": 20}
        anna, ben, table = two(lambda: Person(server, document), clock=clock)
        for who in (anna, ben):
            who.act(table, HIDE)
        anna.act(table, PASS)
        before = ben.update(table)["position"]["clock"]
    pass_time(data, table, 60)
    with serving(data=data) as server:
        ben = ben.at(server)
        clock = ben.update(table)["position"]["clock"]
        assert clock["left"] == before["left"], "what was left when the turn began"
        assert clock["at"] == pytest.approx(before["at"] - 60)
        assert clock["running"] == [1]
    pass_time(data, table, 60)
    with serving(data=data) as server:
        anna, ben = anna.at(server), ben.at(server)
        live = anna.live(table, seq=3)
        while not any(entry["seat"] == 1 and entry["type"] == "played" for entry in live.entries):
            live.until("changed")
        first = live.entries[0]
        assert (first["seat"], first["to"], first["why"]) == (1, "bot", "time")
        assert live.position["clock"]["left"][1] == 0
        returned = ben.live(table, seq=3)
        while not any(entry.get("why") == "returned" for entry in returned.entries):
            returned.until("changed")
        assert returned.position["clock"]["left"][1] == 20
        live.close()
        returned.close()


def test_a_clock_of_a_fortnight_runs_while_the_server_is_off_and_keeps_its_match(data: str) -> None:
    """What has run down is told with what was left; nobody tidies a match away while somebody has time."""
    with serving(data=data) as server:
        document = Document(server.url)
        anna, ben, table = two(lambda: Person(server, document), clock={"type": "turn", "seconds": 14 * DAY})
        for who in (anna, ben):
            who.act(table, HIDE)
        long = {"game": "tiny", "seats": [{"type": "me"}], "clock": {"type": "turn", "seconds": 91 * DAY}}
        assert anna.refused("POST", "/api/tables", long, expect=400) == "bad-body"
    pass_time(data, table, 13 * DAY)
    assert table not in would_tidy(data), "there is a day left"
    with serving(data=data) as server:
        clock = anna.at(server).update(table)["position"]["clock"]
        assert (clock["left"], clock["running"]) == ([14 * DAY, 14 * DAY], [0])
        assert 13 * DAY <= clock["age"] < 14 * DAY
        assert handovers(anna.at(server), table) == []
    pass_time(data, table, 2 * DAY)
    assert table in would_tidy(data), "the test would notice"
    with serving(data=data) as server:
        live = ben.at(server).live(table, seq=2)
        while not any(entry.get("why") == "time" for entry in live.entries):
            live.until("changed")
        live.close()


def would_tidy(data: str) -> list[str]:
    """With a rule that is shorter than the clock."""
    engine = open_engine(data)
    with engine.connect() as connection:
        ids = found("unfinished", TidyRules(unfinished_days=5.0))(connection)
    engine.dispose()
    return ids


def handovers(person: Person, table: str) -> list[str]:
    return [entry["why"] for entry in person.update(table, since=0)["entries"] if entry["type"] == "handed_over"]


def wait_for_a_time_out(server: Server) -> None:
    """At a table of its own: whatever else was due has been looked at by then."""
    _, ben, table = two(lambda: Person(server), clock={"type": "turn", "seconds": 5})
    live = ben.live(table, seq=0)
    while not any(entry.get("why") == "time" for entry in live.entries):
        live.until("changed")
    live.close()


def test_a_wall_clock_that_jumps_takes_nobodys_time_and_a_restart_counts_by_it(data: str, tmp_path: Path) -> None:
    """Also at a table that was let go meanwhile, and nobody is taken for absent."""
    wall = tmp_path / "wall"
    set_wall(wall, 0)
    with serving(data=data, wall=wall, times=idle_after(0.1), bounds=Bounds(absent_seconds=600.0)) as server:
        document = Document(server.url)
        anna, ben, table = two(lambda: Person(server, document), clock={"type": "bank", "seconds": 1000})
        for who in (anna, ben):
            who.act(table, HIDE)
        for seconds in (3600, -3600, 0):
            set_wall(wall, seconds)
            if seconds:
                wait_for_a_time_out(server)
            path = f"/api/tables/{table}/seats/1"
            assert anna.refused("DELETE", path, expect=409) == "not-absent"
            before = anna.update(table)["position"]["clock"]["left"]
            anna.act(table, GROW)
            after = anna.update(table)["position"]["clock"]["left"]
            assert 0 < after[0] < before[0], "it runs on"
            assert handovers(anna, table) == []
    set_wall(wall, 7200)  # no entry was ever stored as later than an hour from now
    with serving(data=data, wall=wall) as server:
        anna = anna.at(server)
        live = anna.live(table, seq=2)
        while not any(entry.get("why") == "time" for entry in live.entries):
            live.until("changed")
        live.close()


def test_a_bank_clock_adds_its_increment_after_each_turn(person: New) -> None:
    anna, ben, table = two(person, clock={"type": "bank", "seconds": 100, "increment": 50})
    for who in (anna, ben):
        who.act(table, HIDE)
    anna.act(table, GROW)
    anna.act(table, PASS)
    clock = ben.update(table)["position"]["clock"]
    assert clock["running"] == [1]
    assert clock["left"][0] > 150


def test_what_an_admin_enters_beside_the_server_takes_nobodys_time_twice(data: str) -> None:
    """At a table that nobody has loaded: until then the wall clock counts, from then on the time is measured anew."""
    migrate(data)

    async def run() -> tuple[float, float]:
        registry, table = await new_registry(data, MySeat(), MySeat(), MySeat(), clock=BankClock(1000, 0))
        for seat in range(3):
            await table.submit(seat, seat, HIDE)
        await registry.let_go(table)
        store, name = registry.store, table.id
        await store.write(lambda connection: seconds_ago(connection, name, 100.0))
        await store.write(leaving(name, 2, find_any_game))
        again = await registry.table(name)
        assert again.sitting is not None
        found = left(again.sitting)[0], again.seconds_since
        await registry.close()
        store.close()
        return found

    bank, since = asyncio.run(run())
    assert 800 < bank < 950, "a hundred seconds are gone"
    assert since < 50, "and are not counted once more"


def seconds_ago(connection: Connection, table: str, seconds: float) -> None:
    """As if the last entry had been so much earlier, also as this very process measures it."""
    facts = {"seconds": seconds, "table": table}
    row = ", ".join(f"{name} = {name} - :seconds" for name in ("started_at", "changed_at", "deadline", "measured_at"))
    connection.execute(text(f"UPDATE matches SET {row} WHERE id = :table"), facts)
    connection.execute(text("UPDATE entries SET at = at - :seconds WHERE match = :table"), facts)

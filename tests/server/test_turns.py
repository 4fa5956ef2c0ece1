"""Turns on the event loop: who has had little comes before who has had much, however many others have asked before; and
those who have cost much share a part of the time while others are about."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from branchline.core.errors import Refused
from branchline.core.values import Reason
from branchline.server.bounds import costs, fair_queue
from branchline.server.bounds import turns as turns_module
from branchline.server.bounds.costs import ASKER
from branchline.server.bounds.fair_queue import CREDIT, HEAD_START, FairQueue
from branchline.server.bounds.turns import ABOUT, PLAYING, Lane, Turns
from branchline.server.routes.play import submit
from branchline.server.settings import Bounds
from branchline.server.store.migrate import migrate
from branchline.server.store.store import Store
from kits.turns import burn

COSTLY = 1.0
MANY = 50


class Clock(SimpleNamespace):
    """Time stands still until it is put on; what is computed costs what it costs."""

    now = 1000.0
    thread_time = staticmethod(time.thread_time)

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(turns_module, "time", made)
    monkeypatch.setattr(costs, "time", made)
    monkeypatch.setattr(fair_queue, "time", made)
    return made


async def work(order: list[str], name: str, seconds: float = 0.0) -> str:
    order.append(name)
    burn(seconds)
    await asyncio.sleep(0)
    return name


def test_who_asks_for_little_waits_for_no_heap_of_another() -> None:
    async def run() -> list[str]:
        turns, order = Turns(), list[str]()
        await turns.spend("greedy", work(order, "greedy", 0.02))
        asked = [turns.spend("greedy", work(order, f"greedy {number}")) for number in range(50)]
        asked.append(turns.spend("modest", work(order, "modest")))
        await asyncio.gather(*asked)
        return order

    assert asyncio.run(run())[:4] == ["greedy", "greedy 0", "greedy 1", "modest"], "but for one under way and the next"


def test_cheap_questions_without_end_do_not_keep_out_who_has_once_had_something_dear() -> None:
    async def run() -> list[str]:
        turns, order = Turns(), list[str]()
        turns.charge("dear", 0.1)
        for number in range(20):  # the clock of the queue has passed what was dear
            turns.charge("flood", 0.01)
            await turns.spend("flood", work(order, f"before {number}"))
        cheap = [turns.spend(f"stranger {number}", work(order, "cheap")) for number in range(MANY)]
        await asyncio.gather(
            turns.spend("flood", work(order, "flood")), turns.spend("dear", work(order, "dear")), *cheap
        )
        return order

    order = asyncio.run(run())
    assert order[20:22] == ["flood", "dear"], "not after all who never had anything"


def test_who_always_asks_gets_no_more_than_another_who_does() -> None:
    queue, loop = FairQueue(), asyncio.new_event_loop()
    for asker in ["dear", "cheap"] * 20 * MANY:
        queue.add(asker, loop.create_future())
    had = dict.fromkeys(["dear", "cheap"], 0.0)
    for _ in range(10 * MANY):
        first = queue.first()
        assert first is not None
        queue.take()
        queue.begin(first.asker)
        seconds = 0.004 if first.asker == "dear" else 0.001
        queue.charge(first.asker, seconds)
        had[first.asker] += seconds
    loop.close()
    assert had["dear"] == pytest.approx(had["cheap"], abs=0.005)


def test_who_has_just_had_something_dear_goes_on_while_many_others_ask_without_end() -> None:
    queue, loop = FairQueue(), asyncio.new_event_loop()

    def serve(times: int) -> list[str]:
        served = []
        for _ in range(times):
            first = queue.first()
            assert first is not None
            queue.take()
            queue.begin(first.asker)
            queue.charge(first.asker, 0.002)
            served.append(first.asker)
            if first.asker != "player":
                queue.add(first.asker, loop.create_future())
        return served

    for number in range(MANY):
        queue.add(f"flood {number}", loop.create_future())
    serve(100 * MANY)  # all of them have had what they may at once, and more
    queue.charge("player", 0.9 * CREDIT)
    queue.add("player", loop.create_future())
    assert serve(1) == ["player"]
    queue.charge("player", 2 * CREDIT)
    queue.add("player", loop.create_future())
    assert "player" not in serve(MANY), "but who has had more than that waits as all do"
    loop.close()


def test_who_plays_comes_before_a_crowd_that_came_just_now_but_not_before_who_waits_already(clock: Clock) -> None:
    queue, loop = FairQueue({"player"}.__contains__), asyncio.new_event_loop()

    def served() -> str:
        first = queue.first()
        assert first is not None
        queue.take()
        queue.begin(first.asker)
        return first.asker

    queue.add("early", loop.create_future())
    clock.now += HEAD_START + 0.001
    for number in range(MANY):
        queue.add(f"stranger {number}", loop.create_future())
    queue.add("player", loop.create_future())
    assert [served() for _ in range(4)] == ["early", "player", "stranger 0", "stranger 1"]
    queue.charge("player", CREDIT + 0.01)
    queue.add("player", loop.create_future())
    assert [served() for _ in range(MANY - 2)] == [f"stranger {number}" for number in range(2, MANY)], (
        "who has had much waits, whoever it is"
    )
    assert served() == "player"
    loop.close()


def test_who_has_made_a_move_plays_for_a_while(clock: Clock) -> None:
    turns = Turns()
    turns.saw_move("player")
    assert (turns.plays("player"), turns.plays("stranger")) == (True, False)
    clock.now += PLAYING
    assert not turns.plays("player")


def test_a_move_that_is_stored_counts_and_a_refused_one_does_not() -> None:
    class Judging:
        async def submit(self, _seat: int, seq: int, *_more: Any) -> int:
            if not seq:
                raise Refused(Reason("not-your-turn"))
            return seq + 1

    async def run() -> list[bool]:
        turns, table, plays = Turns(), cast(Any, Judging()), list[bool]()
        ASKER.set("somebody")
        with pytest.raises(Refused):
            await submit(turns, table, 0, 0, None, "", None)
        plays.append(turns.plays("somebody"))
        await submit(turns, table, 0, 1, None, "", None)
        return [*plays, turns.plays("somebody"), turns.plays("")]

    assert asyncio.run(run()) == [False, True, False]


def test_several_begin_in_one_turn_of_the_loop_where_each_takes_little() -> None:
    async def run() -> int:
        turns, order = Turns(), list[str]()
        for _ in range(MANY):
            await turns.spend("somebody", work(order, "before"))
            await asyncio.sleep(0)
        asked = [asyncio.ensure_future(turns.spend(f"asker {n}", work(order, "now"))) for n in range(MANY)]
        looked = 0
        while not all(task.done() for task in asked):
            await asyncio.sleep(0)
            looked += 1
        return looked

    assert asyncio.run(run()) < MANY


def test_the_costly_are_not_passed_over_for_ever_while_others_wait(clock: Clock) -> None:
    async def run() -> list[str]:
        turns, order = Turns(Bounds(modest_seconds=0.1, costly_share=1.0)), list[str]()
        turns.charge("costly", COSTLY)
        clock.now += 2 * COSTLY
        asked = [asyncio.ensure_future(turns.spend("modest", work(order, "modest", 0.001))) for _ in range(MANY)]
        held = asyncio.ensure_future(turns.spend("costly", work(order, "costly")))
        while not held.done():
            await asyncio.sleep(0)
            clock.now += turns_module.PASSED_OVER / 4
        await asyncio.gather(*asked)
        return order

    assert "modest" in (order := asyncio.run(run()))[order.index("costly") :]


def test_alone_nobody_waits() -> None:
    async def run() -> None:
        turns, order = Turns(), list[str]()
        coming = turns.come("somebody")
        with pytest.raises(StopIteration):
            coming.send(None)
        await asyncio.sleep(0)
        assert await turns.spend("somebody", work(order, "done")) == "done"

    asyncio.run(run())


def test_what_is_waited_for_costs_nothing_and_what_is_done_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        turns, order = Turns(), list[str]()
        await turns.spend("waits", asyncio.sleep(0.05))
        await turns.spend("works", work(order, "works", 0.05))
        assert turns.costs.of("waits") < turns.costs.of("works") / 5
        monkeypatch.setattr(costs, "MOST_REMEMBERED", 10)
        for number in range(20):
            turns.costs.charge(f"stranger {number}", 1.0)
        assert turns.costs.of("works") == 0.0
        assert turns.costs.of("stranger 19") > 0.0

    asyncio.run(run())


def test_who_goes_away_or_fails_holds_nobody_up() -> None:
    async def fail() -> None:
        raise ValueError("on purpose")

    async def run() -> list[str]:
        turns, order = Turns(), list[str]()
        first = asyncio.ensure_future(turns.spend("first", work(order, "first")))
        gone = asyncio.ensure_future(turns.spend("gone", work(order, "gone")))
        failing = asyncio.ensure_future(turns.spend("failing", fail()))
        last = asyncio.ensure_future(turns.spend("last", work(order, "last")))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(ValueError, match="on purpose"):
            await failing
        await asyncio.gather(first, last)
        assert gone.cancelled()
        return order

    assert asyncio.run(run()) == ["first", "last"]


def test_a_timeout_inside_is_heard() -> None:
    async def slow() -> str:
        try:
            async with asyncio.timeout(0.01):
                await asyncio.sleep(60)
        except TimeoutError:
            return "late"
        return "in time"

    assert asyncio.run(Turns().spend("somebody", slow())) == "late"


def test_whoever_asks_for_many_things_at_once_has_them_by_turns_with_others() -> None:
    async def run() -> list[str]:
        turns, order = Turns(), list[str]()
        asked = [turns.spend("greedy", work(order, f"greedy {number}", 0.001)) for number in range(MANY)]
        await asyncio.gather(*asked, turns.spend("modest", work(order, "modest")))
        return order

    assert asyncio.run(run())[:3] == ["greedy 0", "greedy 1", "modest"]


def test_a_lane_is_open_to_all_that_is_wanted_while_nobody_else_is_about(clock: Clock) -> None:
    lane = Lane(0.25)
    lane.spend(60.0)
    assert not lane.wait()
    lane.saw_modest()
    lane.spend(1.0)
    assert lane.wait() == ABOUT, "until nobody is about any more"
    clock.now += ABOUT
    assert not lane.wait()


def test_a_lane_is_a_share_of_the_time_while_others_are_about(clock: Clock) -> None:
    lane, spent = Lane(0.25), 0.0
    for _ in range(1000):
        lane.saw_modest()
        if not lane.wait():
            lane.spend(0.01)
            spent += 0.01
        clock.now += 0.01
    assert spent == pytest.approx(0.25 * 10, rel=0.05)


def test_who_has_cost_much_waits_while_others_are_about_and_nobody_waits_for_them(clock: Clock) -> None:
    async def run() -> None:
        turns, order = Turns(Bounds(modest_seconds=0.1, costly_share=0.2)), list[str]()
        turns.charge("costly", COSTLY)
        assert turns.is_costly("costly")
        await turns.spend("costly", work(order, "alone"))
        await turns.spend("modest", work(order, "modest"))
        turns.charge("costly", COSTLY)
        held = [asyncio.ensure_future(turns.spend("costly", work(order, f"held {number}"))) for number in range(MANY)]
        for number in range(MANY):
            await turns.spend(f"somebody {number}", work(order, "somebody"))
        assert order == ["alone", "modest", *["somebody"] * MANY], "refused is nobody, but these wait"
        clock.now += ABOUT
        await asyncio.gather(*held)
        assert order[-MANY:] == [f"held {number}" for number in range(MANY)]

    asyncio.run(run())


def test_on_a_busy_machine_a_share_is_one_of_the_time_that_passes(clock: Clock) -> None:
    """Nobody becomes costly because others want the processor; but what the costly keep us from is counted."""

    async def slow(order: list[str]) -> None:
        order.append("slow")
        clock.now += ABOUT / 2

    async def run() -> None:
        turns, order = Turns(Bounds(modest_seconds=0.1, costly_share=0.2)), list[str]()
        await turns.spend("modest", slow(order))
        assert not turns.is_costly("modest")
        turns.charge("costly", COSTLY)
        clock.now += 10 * ABOUT  # it is costly yet, and has waited for that
        await turns.spend("modest", work(order, "modest"))
        await turns.spend("costly", slow(order))
        held = asyncio.ensure_future(turns.spend("costly", work(order, "held")))
        await turns.spend("somebody", work(order, "somebody"))
        assert order == ["slow", "modest", "slow", "somebody"]
        clock.now += ABOUT
        await held

    asyncio.run(run())


def test_what_has_cost_much_is_forgiven(clock: Clock) -> None:
    turns = Turns(Bounds(modest_seconds=0.1))
    turns.charge("somebody", COSTLY)
    assert turns.is_costly("somebody")
    clock.now += 10 * costs.HALF_LIFE
    assert not turns.is_costly("somebody")


def test_who_never_stops_does_not_pass_for_modest_because_they_are_held_to_a_share(clock: Clock) -> None:
    turns = Turns(Bounds(modest_seconds=0.1))
    turns.charge("flood", 0.11)
    assert turns.is_costly("flood")
    clock.now += costs.HALF_LIFE  # it was held back for so long, and has cost half
    assert turns.is_costly("flood")
    turns.charge("modest", 0.09)
    assert not turns.is_costly("modest")


def test_many_people_at_one_address_who_play_are_not_costly(clock: Clock) -> None:
    """A household that asks for something every second, at what an answer costs."""
    turns = Turns()
    for _ in range(600):
        turns.charge("household", 0.01)
        clock.now += 1.0
        assert not turns.is_costly("household")


def test_something_dear_is_forgiven_also_to_who_plays_on(clock: Clock) -> None:
    """The same household, when somebody there opens three tables at once."""
    turns, costly = Turns(), list[int]()
    for second in range(200):
        turns.charge("household", 0.2 if second == 100 else 0.01)
        clock.now += 1.0
        if turns.is_costly("household"):
            costly.append(second)
    assert costly[0] == 100
    assert costly[-1] < 150


def test_questions_to_the_store_and_what_it_writes_count_for_who_asked(tmp_path: Path) -> None:
    async def run(store: Store) -> None:
        turns = Turns()
        store.on_spent = turns.charge
        ASKER.set("reads")
        await store.read(lambda _connection: burn(0.02))
        ASKER.set("writes")
        await asyncio.ensure_future(store.write(lambda _connection: burn(0.02)))
        for asker in ("reads", "writes"):
            assert turns.costs.of(asker) > 0.01

    migrate(str(tmp_path))
    store = Store(str(tmp_path))
    try:
        asyncio.run(run(store))
    finally:
        store.close()

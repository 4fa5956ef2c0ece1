"""What strangers send is judged in processes of their own, within bounds, and one stranger does not fill the queue."""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
import pytest

from branchline.core import record
from branchline.core.errors import Refused
from branchline.core.match import play, start
from branchline.server.errors import TooHeavy, TooMany, status_of
from branchline.server.settings import JudgeLimits
from branchline.server.workers.judge_worker import Beginning, Continuation, Most, Opening, Position, Record
from branchline.server.workers.judges import Judges
from kits.server import OFTEN, Person, serving
from kits.tiny_game import GAME, Hide

ANYBODY = ("address 192.0.2.1",)
LISTED = record.export(play(play(start(GAME.with_content("mine"), 2, "listed"), 0, Hide(1)), 1, Hide(1)))
"""Two entries, and four bytes of a list."""


def test_one_address_brings_so_many_lists_and_records_however_many_guests_it_is(data: str) -> None:
    kept = json.loads(record.export(start(GAME, 2, "brought")))
    with serving(data=data, rates=msgspec.structs.replace(OFTEN, brought=(2, 0))) as server:
        Person(server).post("/api/records", kept, expect=201)
        Person(server).new_table("me", "me", content="mine")
        assert Person(server).refused("POST", "/api/records", kept, expect=429) == "too-many"
        wish = {"game": "tiny", "seats": [{"type": "me"}] * 2}
        assert Person(server).refused("POST", "/api/tables", wish | {"content": "mine"}, expect=429) == "too-many"
        Person(server).post("/api/tables", wish, expect=201)


def with_judges(work: Callable[[Judges], Awaitable[None]], **limits: Any) -> None:
    async def run() -> None:
        judges = Judges("kits.judged_games:find_game", JudgeLimits(**{"workers": 1, "seconds": 1.0, **limits}))
        try:
            await work(judges)
        finally:
            await judges.close()

    asyncio.run(run())


def position(harm: str) -> Position:
    return Position("heavy", json.dumps({"do": harm}).encode())


async def pid(judges: Judges) -> int:
    return int(json.loads(await judges.judge(position("say"), ANYBODY))["pid"])


@pytest.mark.parametrize("harm", ["loop", "eat", "die"])
def test_a_judge_that_takes_too_much_is_replaced(harm: str) -> None:
    async def work(judges: Judges) -> None:
        first = await pid(judges)
        assert first != os.getpid()
        with pytest.raises(TooHeavy) as refused:
            await judges.judge(position(harm), ANYBODY)
        assert (status_of(refused.value), refused.value.reason.message) == (422, "too-heavy")
        assert await pid(judges) != first

    with_judges(work)


def test_a_fault_of_ours_is_no_refusal_and_costs_no_worker() -> None:
    async def work(judges: Judges) -> None:
        first = await pid(judges)
        with pytest.raises(RuntimeError, match="on purpose"):
            await judges.judge(position("fail"), ANYBODY)
        assert await pid(judges) == first

    with_judges(work)


@pytest.mark.parametrize(
    ("question", "message"),
    [
        (Opening("railroad-tiles", "a = " + "[" * 50_000, 2, b"{}"), "content-too-deep"),
        (Opening("tiny", "mine", 9, b"{}"), "bad-seat-count"),
        (Opening("tiny", "mine", 2, b'{"a": 1' + b"0" * 30 + b"}"), "bad-option"),
        (Position("railroad-tiles", b"[" * 50_000), "score-not-json"),
        (Position("railroad-tiles", b" " * 65_537), "score-too-large"),
        (Position("railroad-tiles", b'{"tiles": [1, 2]}', 1), "score-too-many"),
        (Opening("tiny", "mine", 2, b"{}", 3), "content-too-large"),
        (Record(b"{}", ("tiny",)), "record-wrong"),
        (Record(b" " * 4_194_305, ("tiny",)), "record-too-large"),
        (Record(LISTED, ("tiny",), Most(list_bytes=3)), "content-too-large"),
        (Record(LISTED, ("tiny",), Most(entries=1)), "record-too-long"),
        (Beginning(LISTED, 2, None, Most(entries=1)), "record-too-long"),
        (Continuation(LISTED, LISTED, Most(entries=1)), "record-too-long"),
    ],
)
def test_a_refusal_keeps_its_reason(question: Any, message: str) -> None:
    async def work(judges: Judges) -> None:
        with pytest.raises(Refused) as refused:
            await judges.judge(question, ANYBODY)
        assert (status_of(refused.value), refused.value.reason.message) == (422, message)

    with_judges(work, seconds=10.0)


def test_a_list_that_the_server_has_already_is_never_too_long() -> None:
    """It may have been brought before the host allowed less."""

    async def work(judges: Judges) -> None:
        for question in (
            Beginning(LISTED, 1, None, Most(list_bytes=3)),
            Continuation(LISTED, LISTED, Most(list_bytes=3)),
        ):
            assert await judges.judge(question, ANYBODY)

    with_judges(work, seconds=10.0)


def test_the_queue_has_an_end_and_nobody_fills_it_alone() -> None:
    async def work(judges: Judges) -> None:
        def ask(*askers: str) -> "asyncio.Task[bytes]":
            question: Coroutine[Any, Any, bytes] = judges.judge(position("say"), askers)
            return asyncio.ensure_future(question)

        greedy = [ask("address a", f"player {number}") for number in range(5)]
        others = [ask("address b", "player 0"), ask("address c"), ask("address d"), ask("address e")]
        done = await asyncio.gather(*greedy, *others, return_exceptions=True)
        # Two of one address, and two of one player, whatever address; four in all.
        assert [isinstance(answer, bytes) for answer in done] == [True, True, *[False] * 3, True, True, False, False]
        refused = [answer for answer in done if isinstance(answer, Refused)]
        assert all(isinstance(answer, TooMany) and status_of(answer) == 429 for answer in refused)
        assert await asyncio.gather(ask("address a"), ask("address a")), "and then there is room again"

    with_judges(work, waiting=4, waiting_each=2, seconds=10.0)

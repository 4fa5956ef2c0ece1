"""Undo beyond the barrier: every person at the table must agree, also one whose seat a bot keeps for the moment."""

import asyncio
from collections.abc import Callable
from typing import Any, Literal

import pytest

from branchline.core.acts import hand_over
from branchline.core.entries import HandedOver
from branchline.server.hosting import beside_play
from branchline.server.store.migrate import migrate
from branchline.tables.messages import BotSeat, MySeat
from kits.playing import HIDE, ROLL, begun, points
from kits.registry import new_registry
from kits.server import Person

New = Callable[[], Person]


def test_while_a_bot_keeps_the_others_seat_nobody_looks_at_the_next_draw(person: New) -> None:
    anna, ben, table = begun(person)
    ben.post(f"/api/tables/{table}/leave")
    seq = anna.act(table, ROLL)
    done = anna.post(f"/api/tables/{table}/undo", {})
    assert done == {"seq": seq, "waits_for": [1]}
    assert "undone" not in acts(anna, table)
    assert anna.refused("POST", f"/api/tables/{table}/undo/answer", {"agree": True, "seat": 1}, expect=403)
    assert "no_record" not in anna.get(f"/api/tables/{table}")


def test_who_comes_back_finds_the_request_and_answers_it(person: New) -> None:
    anna, ben, table = begun(person)
    ben.post(f"/api/tables/{table}/leave")
    anna.act(table, ROLL)
    anna.post(f"/api/tables/{table}/undo", {})
    live = ben.live(table, seq=0)
    while not any(entry.get("why") == "returned" for entry in live.entries):
        live.until("changed")
    assert ben.get(f"/api/tables/{table}")["asked"]["waits_for"] == [1]
    assert live.ask("answer_undo", agree=True)["type"] == "done"
    assert points(anna, table) == [1, 1]
    live.close()


def test_the_answer_of_one_who_comes_back_with_it_counts(person: New) -> None:
    anna, ben, table = begun(person)
    ben.post(f"/api/tables/{table}/leave")
    anna.act(table, ROLL)
    anna.post(f"/api/tables/{table}/undo", {})
    ben.post(f"/api/tables/{table}/undo/answer", {"agree": True})
    assert points(anna, table) == [1, 1]
    assert anna.get(f"/api/tables/{table}")["no_record"] == ["undo-past-barrier"]


def test_a_removed_persons_bot_agrees_like_any_bot(person: New) -> None:
    anna, ben, table = begun(person)
    ben.post(f"/api/tables/{table}/leave")
    anna.ask("DELETE", f"/api/tables/{table}/seats/1")
    anna.act(table, ROLL)
    assert "waits_for" not in anna.post(f"/api/tables/{table}/undo", {})
    assert anna.get(f"/api/tables/{table}")["no_record"] == ["undo-past-barrier"]


def three(person: New) -> tuple[Person, Person, Person, str]:
    """All have hidden their number; it is the first seat's turn."""
    people = (person(), person(), person())
    table = people[0].new_table("me", "open", "open")
    for seat in (1, 2):
        people[seat].join(table, seat)
    for one in people:
        one.act(table["id"], HIDE)
    return (*people, table["id"])


def test_who_gave_up_is_not_asked_and_who_left_is(person: New) -> None:
    anna, ben, carl, table = three(person)
    carl.post(f"/api/tables/{table}/resign", {})
    ben.post(f"/api/tables/{table}/leave")
    anna.act(table, ROLL)
    assert anna.post(f"/api/tables/{table}/undo", {})["waits_for"] == [1]
    carl.post(f"/api/tables/{table}/leave")
    assert carl.refused("POST", f"/api/tables/{table}/undo/answer", {"agree": True}, expect=409) == "nothing-asked"


def test_one_who_gives_up_while_asked_ends_the_request(person: New) -> None:
    anna, ben, _, table = three(person)
    anna.act(table, ROLL)
    assert anna.post(f"/api/tables/{table}/undo", {})["waits_for"] == [1, 2]
    ben.post(f"/api/tables/{table}/resign", {})
    assert "asked" not in anna.get(f"/api/tables/{table}")
    assert anna.post(f"/api/tables/{table}/undo", {})["waits_for"] == [2]
    assert "undone" not in acts(anna, table)


def test_a_hot_seat_answers_for_its_own_seats_and_for_no_others(person: New) -> None:
    anna, ben = person(), person()
    table = anna.new_table("me", "me", "open")
    ben.join(table, 2)
    for who, seat in ((anna, 0), (anna, 1), (ben, 2)):
        who.act(table["id"], HIDE, seat=seat)
    ben.post(f"/api/tables/{table['id']}/leave")
    anna.act(table["id"], ROLL, seat=0)
    assert anna.post(f"/api/tables/{table['id']}/undo", {"seat": 0})["waits_for"] == [1, 2]
    answer = f"/api/tables/{table['id']}/undo/answer"
    assert anna.post(answer, {"agree": True, "seat": 1})["waits_for"] == [2]
    assert "undone" not in acts(anna, table["id"])
    ben.post(answer, {"agree": True})
    assert acts(anna, table["id"])[-1] == "undone"


def acts(person: Person, table: str) -> list[str]:
    return [entry["type"] for entry in person.update(table, seat=0, since=0)["entries"]]


def test_back_to_before_numbers_were_shown_the_person_of_a_kept_seat_is_asked(person: New) -> None:
    anna, ben, _, table = three(person)
    ben.post(f"/api/tables/{table}/leave")
    assert anna.post(f"/api/tables/{table}/undo", {"to": 1})["waits_for"] == [1, 2]


Why = Literal["time", "left", "removed", "resigned"]


@pytest.mark.parametrize(("why", "asks"), [("time", True), ("left", True), ("removed", False), ("resigned", False)])
@pytest.mark.parametrize("bot", [False, True])
def test_whom_an_undo_asks_hangs_on_why_a_bot_plays_the_seat(data: str, why: Why, asks: bool, bot: bool) -> None:
    migrate(data)

    async def run() -> None:
        seats: list[Any] = [MySeat(), MySeat(), *([BotSeat(level="random")] if bot else [])]
        registry, table = await new_registry(data, *seats)
        for seat in range(len(seats)):
            await table.submit(seat, table.seq, HIDE)
        await table.enter(lambda sitting: [hand_over(sitting.match, HandedOver(1, "bot", why))])
        await table.submit(0, table.seq, ROLL)
        done = await beside_play.undo(table, 0)
        assert done.waits_for == ([1] if asks else [])
        await registry.close()
        registry.store.close()

    asyncio.run(run())

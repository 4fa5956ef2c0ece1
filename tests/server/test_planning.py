"""The planning board by HTTP: a private copy to try actions on, at any time, told to nobody and stored nowhere."""

from typing import Any

import pytest

from kits.playing import GROW, HIDE, PASS, ROLL, New, begun, over, two
from kits.server import Person


def plan(who: Person, table: str, *actions: Any, expect: int = 200, **wish: Any) -> Any:
    return who.post(f"/api/tables/{table}/plan", {"actions": list(actions), **wish}, expect=expect)


def test_a_plan_is_judged_like_the_table_and_changes_nothing(person: New) -> None:
    anna, ben, table = begun(person)
    before = anna.update(table, since=0)
    answer = plan(anna, table, GROW, GROW, considers=GROW)
    assert answer["seq"] == before["seq"] == 2
    assert (answer["taken"], "refused" in answer, "ends" in answer) == (2, False, False)
    position = answer["position"]
    assert position["view"]["points"][0] == before["position"]["view"]["points"][0] + 2
    assert (position["to_act"], position["can_undo"]) == ([0], [2, 1])
    assert [entry["action"] for entry in answer["entries"]] == [GROW, GROW]
    assert answer["judged"]["preview"]["changes"][0]["item"] == "points"
    assert plan(anna, table, considers=GROW)["judged"] == anna.post(f"/api/tables/{table}/preview", {"action": GROW})
    assert anna.update(table, since=0) == before
    assert ben.update(table, since=0)["seq"] == 2


def test_a_plan_ends_at_a_draw_and_says_where_it_is_refused(person: New) -> None:
    anna, _, table = begun(person)
    drawn = plan(anna, table, GROW, ROLL, GROW, considers=GROW)
    assert (drawn["taken"], drawn["ends"], drawn["refused"]["message"]) == (2, "draw", "plan-ends-draw")
    assert drawn["judged"] == {"legal": False, "reason": {"message": "plan-ends-draw"}}
    assert drawn["entries"][1] == {"seq": 2, "at": 0, "seat": 0, "type": "played", "action": ROLL}
    assert not drawn["position"]["legal"]
    passed = plan(anna, table, PASS)
    assert passed["ends"] == "done"
    wrong = plan(anna, table, GROW, HIDE, GROW)
    assert (wrong["taken"], wrong["refused"]["message"]) == (1, "tiny-not-now")
    assert wrong["position"]["legal"], "it can be planned otherwise from there"


def test_only_ones_own_seat_is_planned_for(person: New) -> None:
    anna, ben, table = begun(person)
    assert plan(ben, table)["ends"] == "done"
    path = f"/api/tables/{table}/plan"
    assert ben.refused("POST", path, {"seat": 0}, expect=403) == "not-your-seat"
    stranger = person()
    assert stranger.refused("POST", path, {}, expect=401) == "not-signed-in"
    stranger.ask("PUT", "/api/me/name", {"name": "Stranger"})
    assert stranger.refused("POST", path, {}, expect=403) == "not-your-table"
    assert anna.refused("POST", path, {"actions": [{"type": "fly"}]}, expect=400) == "bad-action"
    assert anna.refused("POST", path, {"actions": [GROW] * 61}, expect=400) == "bad-body"


def test_what_another_seat_hides_changes_no_answer(person: New) -> None:
    answers = []
    for number in (0, 2):
        anna, ben, table = two(person)
        ben.act(table, {"type": "hide", "number": number})
        answers.append([plan(anna, table), plan(anna, table, HIDE), plan(anna, table, considers=HIDE)])
    assert answers[0] == answers[1]


@pytest.mark.parametrize("actions", [[], [GROW]], ids=["nothing", "something"])
def test_there_is_nothing_to_plan_when_the_match_is_over(person: New, actions: list[Any]) -> None:
    anna, _, table = over(person)
    answer = plan(anna, table, *actions)
    assert (answer["ends"], answer["taken"]) == ("done", 0)

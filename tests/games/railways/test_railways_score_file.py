"""A finished plan of somebody's box, scored."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from branchline.core.errors import BadPosition
from branchline.games.railways.score_file import score as scored

FORMATS = Path(__file__).parents[3] / "docs" / "formats.md"
PLAN = ["R─┐··C─┘··", "┘·C───I·┌─", "··│┌I·└─L·", "┌I┘···L│└┐", "┘└─L┌─┘C┐│", "··┌┘R··│R┘"]
LAND = "·" * 5


def score(data: Any) -> Any:
    found = scored(data)
    assert not found["problems"]
    return found["score"]


def documented() -> tuple[Any, Any]:
    section = FORMATS.read_text(encoding="utf-8").partition("## A plan of Railways")[2].partition("\n## ")[0]
    given, wanted = re.findall(r"```json\n(.*?)```", section, re.DOTALL)
    return json.loads(given), json.loads(wanted)


def test_the_documented_example_is_what_it_says() -> None:
    given, wanted = documented()
    assert score(given) == wanted


def plan(**changes: Any) -> dict[str, Any]:
    return {"game": "railways", "plan": PLAN, "profit": 10, "pollution": 3, **changes}


@pytest.mark.clause("RW-F1")
def test_profit_markers_and_pollution_make_the_score() -> None:
    result = score(plan(markers=[{"x": 2, "y": 0}, {"x": 9, "y": 5, "upgraded": True}]))
    assert (result["profit"], result["railways"], result["pollution"]) == (10, {"count": 2, "points": 6}, -3)
    assert result["total"] == result["result"] == 13
    marked = [line for line in result["complete"] if line["marked"]]
    assert marked == [
        {"x": 1, "y": 0, "length": 2, "ends": "RC", "marked": True, "upgraded": False},
        {"x": 8, "y": 3, "length": 4, "ends": "RL", "marked": True, "upgraded": True},
    ]


@pytest.mark.clause("RW-G2", "RW-G3", "RW-G5")
def test_goals_that_do_not_hold_leave_no_score() -> None:
    result = score(plan(goals=["mayor", "conductor"], emptied=True, delivered=["R", "L", "C"]))
    assert result["goals"] == {"economist": True, "mayor": True, "conductor": False, "engineer": False}
    assert (result["counts"], result["total"], result["result"]) == (False, 7, None)
    result = score(plan(goals=["mayor", "conductor"], emptied=True, delivered=["R", "L", "C", "I"]))
    assert (result["counts"], result["result"]) == (True, 7)


@pytest.mark.clause("RW-A4", "RW-G4")
def test_dice_are_built_in_their_order() -> None:
    result = score(plan(dice=[{"x": 9, "y": 4}]))
    lines = [(line["x"], line["y"], line["length"], line["ends"]) for line in result["complete"]]
    assert (8, 3, 2, "L") in lines
    assert (9, 5, 1, "RL") in lines


@pytest.mark.clause("RW-C2")
def test_rails_that_end_inside_their_card_are_scored_like_any() -> None:
    result = score(plan(plan=["R─┐··C─┘┌·", *PLAN[1:]]))
    assert result["complete"] == score(plan())["complete"]


BAD: dict[str, tuple[dict[str, Any], str, tuple[int, int] | None]] = {
    "an unknown key": (plan(colour="red"), "score-wrong", None),
    "a wrong value": (plan(profit="ten"), "score-wrong", None),
    "no profit": ({"game": "railways", "plan": PLAN, "pollution": 1}, "score-wrong", None),
    "five rows": (plan(plan=PLAN[:5]), "railways-score-rows", None),
    "no rows": (plan(plan=[]), "railways-score-rows", None),
    "a short row": (plan(plan=[*PLAN[:5], "··┌┘R··│R"]), "railways-score-columns", None),
    "odd rows": (plan(plan=[row[:9] for row in PLAN]), "railways-score-columns", None),
    "a strange cell": (plan(plan=["R─┐··C─┘x·", *PLAN[1:]]), "railways-score-glyph", (8, 0)),
    "no building": (plan(plan=PLAN[:3] + [LAND + row[5:] for row in PLAN[3:]]), "railways-content-no-building", None),
    "pollution of 14": (plan(pollution=14), "railways-score-pollution", None),
    "negative profit": (plan(profit=-1), "railways-score-profit", None),
    "four dice": (plan(dice=[{"x": x, "y": 0} for x in (3, 4, 8, 9)]), "railways-score-dice", None),
    "seven markers": (plan(markers=[{"x": 1, "y": 0}] * 7), "railways-score-markers", None),
    "a colour twice": (plan(delivered=["R", "R"]), "railways-score-colour-twice", None),
    "a fortune": (plan(profit=10**30), "score-wrong", None),
    "a die far away": (plan(dice=[{"x": 10**30, "y": 0}]), "score-wrong", None),
    "a million goals": (plan(goals=["mayor"] * 1_000_000), "score-wrong", None),
    "a long plan": (plan(plan=["·" * 16] * 1_000), "score-wrong", None),
    "a wide plan": (plan(plan=["·" * 60_000] * 6), "score-wrong", None),
    "no goal": (plan(goals=[]), "railways-bad-goals", None),
    "a goal twice": (plan(goals=["mayor", "mayor"]), "railways-bad-goals", None),
    "a goal that is none": (plan(goals=["baron"]), "score-wrong", None),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_scored_is_refused_by_its_cell(name: str) -> None:
    data, message, cell = BAD[name]
    with pytest.raises(BadPosition) as refusal:
        score(data)
    assert refusal.value.reason.message == message
    assert refusal.value.reason.cell == cell


WRONG: dict[str, tuple[dict[str, Any], str, tuple[int, int]]] = {
    "a die off the plan": (plan(dice=[{"x": 10, "y": 0}]), "railways-off-plan", (10, 0)),
    "a die on a building": (plan(dice=[{"x": 0, "y": 0}]), "railways-building-there", (0, 0)),
    "two dice on a cell": (plan(dice=[{"x": 3, "y": 0}] * 2), "railways-building-there", (3, 0)),
    "a die between two colours": (plan(dice=[{"x": 7, "y": 5}]), "railways-two-colours", (7, 5)),
    "a marker on land": (plan(markers=[{"x": 1, "y": 1}]), "railways-no-rail", (1, 1)),
    "a marker off the plan": (plan(markers=[{"x": 1, "y": 9}]), "railways-off-plan", (1, 9)),
    "a marker on a dangling rail": (plan(markers=[{"x": 6, "y": 0}]), "railways-dangling", (6, 0)),
    "two markers": (plan(markers=[{"x": 1, "y": 0}, {"x": 2, "y": 0}]), "railways-score-two-markers", (2, 0)),
}  # fmt: skip
RIGHT = {"two dice on a cell": plan(dice=[{"x": 3, "y": 0}]), "two markers": plan(markers=[{"x": 1, "y": 0}])}


@pytest.mark.clause("RW-A1", "RW-A3")
@pytest.mark.parametrize("name", WRONG)
def test_a_die_or_marker_that_cannot_be_there_is_named_and_the_rest_is_scored(name: str) -> None:
    data, message, cell = WRONG[name]
    found = scored(data)
    assert [(problem.message, problem.cell) for problem in found["problems"]] == [(message, cell)]
    assert found["score"] == score(RIGHT.get(name, plan()))

"""One's best: in the same game, with as many players and the same options, of one's own doing."""

from collections.abc import Callable

from kits.playing import played
from kits.server import Person

New = Callable[[], Person]


def test_a_best_is_of_matches_like_it_that_one_played_oneself(person: New) -> None:
    anna, ben = person(), person()
    reached: list[int] = []
    for _ in range(3):
        table = played([anna, ben])
        score = anna.get(f"/api/tables/{table}")["outcome"]["scores"][0]
        before = max(reached, default=None)
        beaten = before is None or score > before
        assert anna.get(f"/api/tables/{table}/best") == {
            "score": score, "before": before, "counts": True, "beaten": beaten, "solo": None, "solo_before": None
        }  # fmt: skip
        reached.append(score)
    alike = [played([anna, ben], rounds=2), played([anna, ben, person()])]
    assert [anna.get(f"/api/tables/{table}/best")["before"] for table in alike] == [None, None]
    assert ben.get(f"/api/tables/{alike[0]}/best")["before"] is None
    alone = played([anna], "me")
    assert anna.refused("GET", f"/api/tables/{alone}/best", expect=409) == "which-seat"
    again = played([anna, ben])
    assert anna.get(f"/api/tables/{again}/best")["before"] == max(reached), "a hot seat is nobody's best"


def test_what_a_bot_finished_is_nobodys_best(person: New) -> None:
    anna, ben, carl = person(), person(), person()
    made = anna.new_table("me", "open", "open", options={"rounds": 1})
    ben.join(made, 1)
    carl.join(made, 2)
    table = str(made["id"])
    anna.post(f"/api/tables/{table}/resign", {})
    people = {1: ben, 2: carl}
    while to_act := ben.get(f"/api/tables/{table}")["to_act"]:
        for seat in set(to_act) & set(people):
            legal = people[seat].update(table)["position"]["legal"]
            people[seat].act(table, legal[-1])
    best = anna.get(f"/api/tables/{table}/best")
    assert (best["counts"], best["beaten"]) == (False, False)
    assert anna.get(f"/api/tables/{played([anna, ben, carl])}/best")["before"] is None
    assert ben.get(f"/api/tables/{table}/best")["beaten"]

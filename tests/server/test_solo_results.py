"""Solo results: the best of each challenge or goal, of matches that the server has played again, and of no others."""

from typing import Any

import pytest

from kits.real_games import REAL
from kits.server import Person, serving
from kits.solo import SOLOS, Planted, Solo, play_at, wait_for_result

CASES = [("sqlite", SOLOS[0]), ("sqlite", SOLOS[1]), ("postgres", SOLOS[2])]


@pytest.mark.parametrize(("engine", "solo"), CASES, ids=[f"{solo.key}-{engine}" for engine, solo in CASES])
def test_the_best_counts_and_nothing_that_was_helped_along(engine: str, solo: Solo, new_data: Any) -> None:
    data = new_data(engine)
    planted, (better, worse) = Planted(data, solo), solo.seeds
    first, second, forged = planted.table(worse), planted.table(better), planted.forged(better)
    unfair = {
        "seed-known": planted.table(better, is_seed_known=True),
        "hint": planted.table(better),
        "undo-past-barrier": planted.table(better),
        "imported": planted.table(better, is_imported=True),
    }
    stopped = planted.table(better)
    with serving(data=data, **REAL) as server:
        ada = planted.ada(server)
        assert ada.get(f"/api/tables/{forged}")["outcome"]["scores"] == [9999]
        ada.post(f"/api/tables/{stopped}/resign", {})
        ada.post(f"/api/tables/{unfair['hint']}/hint", {})
        for reason, table in unfair.items():
            play_at(ada, table, solo.game, undo=reason == "undo-past-barrier")
            assert ada.get(f"/api/tables/{table}")["no_record"] == [reason]
            best = ada.get(f"/api/tables/{table}/best")
            assert (best["before"], best["counts"], best["beaten"]) == (None, False, False)
        assert ada.get("/api/me/records")["feats"] == []
        play_at(ada, first, solo.game)
        kept = wait_for_result(ada, first)
        assert [(result["game"], result["key"], result["table"]) for result in kept] == [(solo.game, solo.key, first)]
        assert "no_record" not in ada.get(f"/api/tables/{first}")
        reached = ada.get(f"/api/tables/{first}")["outcome"]["scores"][0]
        solo_facts = {"solo": kept[0]["value"], "solo_before": None}
        assert ada.get(f"/api/tables/{first}/best") == {
            "score": reached, "before": None, "counts": True, "beaten": True, **solo_facts
        }  # fmt: skip
        given_up = {
            "score": None, "before": None, "counts": False, "beaten": False, "solo": None, "solo_before": None
        }  # fmt: skip
        assert ada.get(f"/api/tables/{stopped}/best") == given_up
        if better != worse:
            play_at(ada, second, solo.game)
            best = wait_for_result(ada, second)
            assert [result["table"] for result in best] == [second], "the best of each key alone"
            assert best[0]["value"] > kept[0]["value"]
            now = ada.get(f"/api/tables/{second}/best")
            assert (now["before"], now["beaten"]) == (reached, True) and now["score"] > reached
            assert (now["solo"], now["solo_before"]) == (best[0]["value"], kept[0]["value"])
            assert ada.get(f"/api/tables/{first}/best")["before"] is None, "what came later was not there yet"
        stranger = Person(server)
        stranger.ask("PUT", "/api/me/name", {"name": "Stranger"})
        assert stranger.get("/api/me/records")["feats"] == []
        assert stranger.refused("GET", f"/api/tables/{first}/best", expect=403) == "not-your-table"

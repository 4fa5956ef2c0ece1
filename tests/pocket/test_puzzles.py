"""Puzzles without a server: the same as at one."""

from kits.pocket import Pocket


def test_a_puzzle_is_solved_without_a_server() -> None:
    pocket = Pocket()
    assert len(pocket.get("/api/puzzles")["puzzles"]) >= 180
    for puzzle in ("railroad-tiles-1", "railways-1", "off-the-rails-1"):
        table = pocket.post(f"/api/puzzles/{puzzle}", expect=201)["id"]
        path = f"/api/tables/{table}/puzzle"
        begun, answer = pocket.get(path), pocket.get(f"{path}?answer=true")["answer"]
        assert (begun["puzzle"]["id"], begun["reached"]) == (puzzle, begun["puzzle"]["start"])
        for step in answer["steps"]:
            seq = pocket.get(f"/api/tables/{table}/updates")["seq"]
            pocket.post(f"/api/tables/{table}/actions", {"seq": seq, "action": step["action"]})
        assert pocket.get(path)["reached"] == answer["best"]
    assert pocket.post("/api/puzzles/railways-0", expect=404)["reason"]["message"] == "unknown-puzzle"

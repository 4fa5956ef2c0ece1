"""The lessons from a server: as they are, gone through at a table of one's own, taken back, and played on."""

import pytest

from branchline.bots import lineup
from branchline.games import NAMES
from kits.lessons import lessons_of
from kits.server import Document, Person, Server


@pytest.mark.parametrize("game", NAMES)
def test_the_lessons_are_told_and_played_on_against_the_gentle_bot(game: str, real: Server) -> None:
    anna = Person(real, Document(real.url))
    given = anna.get(f"/api/games/{game}/tutorial")
    assert len(given["lessons"]) == len(lessons_of(game).lessons)
    made = anna.post(f"/api/games/{game}/tutorial", None, expect=201)
    assert made["state"] == "playing"
    assert made["seq"] == sum(len(lesson["steps"]) for lesson in given["lessons"])
    kinds = [(seat["kind"], seat.get("level"), seat.get("mine", False)) for seat in made["seats"]]
    bots = [("bot", lineup(game).gentle, False)] * (len(given["players"]) - 1)
    assert kinds == [("person", None, True), *bots]


def test_a_lesson_is_taken_back_by_who_has_every_seat(real: Server) -> None:
    """Beyond what one seat may undo alone: the learner agrees for the others."""
    anna = Person(real, Document(real.url))
    given = anna.get("/api/games/railroad-tiles/tutorial")
    seats = [{"type": "me", "name": name} if name else {"type": "me"} for name in given["players"]]
    wish = {"game": "railroad-tiles", "seats": seats, "seed": given["seed"], "options": given["options"]}
    table = anna.post("/api/tables", wish, expect=201)["id"]
    steps = [step for lesson in given["lessons"][:7] for step in lesson["steps"]]
    for seq, step in enumerate(steps):
        anna.post(f"/api/tables/{table}/actions", {"seq": seq, "action": step["action"], "seat": step["seat"]})
    asks = anna.post(f"/api/tables/{table}/undo", {"seat": 1, "to": 11})
    assert asks["waits_for"] == [0]
    anna.post(f"/api/tables/{table}/undo/answer", {"seat": 0, "agree": True})
    assert anna.get(f"/api/tables/{table}")["to_act"] == [1]


def test_a_game_nobody_teaches_is_not_found(real: Server) -> None:
    anna = Person(real, Document(real.url))
    assert anna.get("/api/games/chess/tutorial", expect=404)["reason"]["message"] == "unknown-game"

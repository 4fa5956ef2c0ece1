"""The host in the browser answers as the server does: the same matches, side by side, message by message."""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kits.daily import at_noon
from kits.pocket import Pocket
from kits.real_games import REAL
from kits.server import Person, serving

HOME_PAGE = Path(__file__).parents[2] / "src" / "branchline" / "web" / "pages" / "home.js"
RECORDS = Path(__file__).parents[1] / "records"
OWN = {"id", "table", "at", "created_at", "started_at", "changed_at", "times", "here", "players", "version"}
"""What is each host's own: names of tables, times, and whether somebody has a table open just now."""
MATCHES: list[tuple[str, list[Any], dict[str, Any]]] = [
    ("railroad-tiles", [{"type": "me", "name": "Ada"}, {"type": "me", "name": "Bo"}], {}),
    ("railways", [{"type": "me", "name": "Ada"}], {}),
    ("off-the-rails", [{"type": "me", "name": "Ada"}, {"type": "me", "name": "Bo"}], {}),
]


def alike(value: Any) -> Any:
    """Without what is each host's own."""
    if isinstance(value, dict):
        return {key: alike(each) for key, each in value.items() if key not in OWN}
    return [alike(each) for each in value] if isinstance(value, list) else value


class Both:
    """Asks both hosts for the same, each at its own table."""

    def __init__(self, person: Person) -> None:
        self.pocket, self.server = Pocket(), person
        self.tables = ["", ""]

    def ask(self, method: str, path: str, body: Any = None, expect: int = 200) -> Any:
        """What both say; `{}` in the path is the table."""
        here, there = (path.replace("{}", table) for table in self.tables)
        mine, theirs = (
            self.pocket.ask(method, here, body, expect=expect),
            self.server.ask(method, there, body, expect=expect),
        )
        assert alike(mine) == alike(theirs), path
        return theirs

    def make(self, path: str, body: Any, key: str = "id") -> None:
        here, there = (path.replace("{}", table) for table in self.tables)
        mine, theirs = self.pocket.post(here, body, expect=201), self.server.post(there, body, expect=201)
        assert alike(mine) == alike(theirs), path
        self.tables = [mine[key], theirs[key]]


@pytest.fixture
def both(person: Person) -> Both:
    return Both(person)


def step(both: Both, number: int, seen: list[Any]) -> None:
    """One more action, looked at from every side before and after."""
    update = both.ask("GET", "/api/tables/{}/updates?seat=-1")
    seat = update["position"]["to_act"][0]
    mine = both.ask("GET", f"/api/tables/{{}}/updates?seat={seat}&since={max(0, update['seq'] - 2)}")
    legal = mine["position"]["legal"]
    action = legal[number * 7 % len(legal)]
    both.ask("POST", "/api/tables/{}/preview", {"action": action, "seat": seat})
    both.ask("POST", "/api/tables/{}/previews", {"actions": [*seen[-2:], legal[0]], "seat": seat})
    for whole_turn in (False, True):
        wish = {"actions": [action, *seen[-2:]], "seat": number % 2 and seat, "whole_turn": whole_turn}
        both.ask("POST", "/api/tables/{}/plan", {**wish, "considers": legal[0]})
    if seen and seen[-1] not in legal:
        wish = {"seq": update["seq"], "action": seen[-1], "seat": seat}
        both.ask("POST", "/api/tables/{}/actions", wish, expect=422)
    both.ask("POST", "/api/tables/{}/actions", {"seq": update["seq"], "action": action, "seat": seat})
    stale = {"seq": update["seq"], "action": action, "seat": seat}
    both.ask("POST", "/api/tables/{}/actions", stale, expect=409)
    seen.append(action)


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES, ids=[match[0] for match in MATCHES])
def test_a_match_goes_alike_on_both(both: Both, game: str, seats: list[Any], options: Any) -> None:
    both.make("/api/tables", {"game": game, "seats": seats, "options": options, "seed": "side by side"})
    both.ask("GET", "/api/me/waiting")
    seen: list[Any] = []
    for number in range(14):
        step(both, number, seen)
        if number % 5 == 4:
            last = both.ask("GET", "/api/tables/{}/updates?seat=-1&since=0")["entries"][-1]
            taken = both.ask("POST", "/api/tables/{}/undo", {"seat": last["seat"], "to": last["seq"]})
            for other in taken.get("waits_for", []):
                both.ask("GET", "/api/tables/{}")
                both.ask("GET", "/api/me/waiting")
                both.ask("POST", "/api/tables/{}/undo/answer", {"seat": other, "agree": number % 2 == 0})
            position = both.ask("GET", f"/api/tables/{{}}/updates?seat={last['seat']}")["position"]
            both.ask("POST", "/api/tables/{}/redo", {"seat": last["seat"]}, 200 if position["can_redo"] else 409)
    both.ask("GET", "/api/tables/{}/record", expect=409)
    both.ask("POST", "/api/tables/{}/resign", {"seat": 0})
    if len(seats) > 1:
        both.ask("POST", "/api/tables/{}/resign", {"seat": 0}, expect=409)
        both.ask("DELETE", "/api/tables/{}", expect=409)
    replay = both.ask("GET", "/api/tables/{}/replay")
    for number in (0, len(replay["entries"]) // 2, len(replay["entries"])):
        for seat in replay["seats"]:
            both.ask("GET", f"/api/tables/{{}}/replay/{number}?seat={seat}")
            both.ask("GET", f"/api/tables/{{}}/marks/{number}?seat={seat}")
    for path in ("", "/record", "/glance", "/content", "/best" if len(seats) == 1 else "", "/lines"):
        both.ask("GET", "/api/tables/{}" + path)
    both.ask("GET", f"/api/seeds?seed=side+by+side&game={game}")
    beginning = {"seats": [{"type": "me", "name": "Cy"}] * len(seats), "seed": "others"}
    both.make("/api/tables/{}/replay/3/begin", beginning)
    both.ask("GET", "/api/tables/{}/updates?seat=0&since=0")


def test_what_is_asked_wrongly_is_refused_alike(both: Both) -> None:
    both.make("/api/tables", {"game": "railways", "seats": [{"type": "me"}], "seed": "wrong"})
    for method, path, body, status in (
        ("GET", "/api/tables/nosuchtable", None, 404),
        ("GET", "/api/games/chess", None, 404),
        ("GET", "/api/games/railways/content?part=wings", None, 404),
        ("GET", "/api/tables/{}/updates?since=-1", None, 400),
        ("GET", "/api/tables/{}/updates?colour=red", None, 400),
        ("GET", "/api/tables/{}/replay/99999", None, 404),
        ("POST", "/api/tables/{}/actions", {"seq": 0, "action": {"type": "fly"}}, 400),
        ("POST", "/api/tables/{}/actions", {"seq": 0}, 400),
        ("POST", "/api/tables/{}/redo", {}, 409),
        ("POST", "/api/tables/{}/undo", {}, 409),
        ("POST", "/api/tables/{}/undo/answer", {"agree": True}, 409),
        ("POST", "/api/tables/{}/actions", {"seq": 0, "action": {"type": "fly"}, "seat": 1}, 404),
        ("POST", "/api/tables", {"game": "railways", "seats": [{"type": "me"}] * 3}, 422),
        ("POST", "/api/tables", {"game": "railways", "seats": [{"type": "bot", "level": "queen"}]}, 403),
        ("POST", "/api/records", {"format": "something else"}, 422),
        ("POST", "/api/games/off-the-rails/score", {}, 403),
        ("PUT", "/api/me/name", {"name": "\u200b"}, 400),
    ):
        mine = both.pocket.ask(method, path.replace("{}", both.tables[0]), body, expect=status)
        theirs = both.server.ask(method, path.replace("{}", both.tables[1]), body, expect=status)
        assert mine["reason"]["message"] == theirs["reason"]["message"], path


def test_all_that_the_home_page_asks_is_answered_here(both: Both) -> None:
    """It shows nothing of one's own where one of its questions is refused."""
    asked = re.findall(r"(?:get|part|once)\('(/api/[^']+)'", HOME_PAGE.read_text(encoding="utf-8"))
    assert "/api/me/tables?state=playing" in asked
    both.make("/api/tables", {"game": "railways", "seats": [{"type": "me", "name": "Ada"}], "seed": "home"})
    for path in asked:
        both.pocket.get(path)


@pytest.fixture
def both_at_noon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Both]:
    """By their clocks the day does not end while both are asked for its deals."""
    wall, now = at_noon(tmp_path), time.time
    wrong = float(wall.read_text())
    monkeypatch.setattr(time, "time", lambda: now() + wrong)
    with serving(data=str(tmp_path / "data"), wall=wall, **REAL) as server:
        yield Both(Person(server))


def test_the_deal_of_the_day_is_the_same_here(both_at_noon: Both) -> None:
    both = both_at_noon
    day = both.ask("GET", "/api/daily")["days"][0]
    for deal in day["deals"]:
        both.make("/api/daily", {"day": day["day"], "key": deal["key"]})
        both.ask("GET", "/api/tables/{}/updates?seat=0&since=0")
        both.ask("POST", "/api/tables/{}/hint", {}, expect=409)
    both.ask("POST", "/api/tables/{}/resign", {"seat": 0})
    tried = both.ask("GET", "/api/daily")["days"][0]["deals"]
    assert [deal["tried"].get("over", False) for deal in tried] == [False] * (len(tried) - 1) + [True]
    for wish, status in (({"day": "2020-02-30", "key": "railways"}, 404), ({"day": "2020-02-28", "key": "x"}, 409)):
        both.ask("POST", "/api/daily", wish, expect=status)
    assert both.pocket.get(f"/api/daily/{day['day']}/challenge", expect=409)["reason"]["message"] == "needs-server"


@pytest.mark.parametrize("game", ["railroad-tiles", "railways", "off-the-rails"])
def test_lessons_and_pieces_are_the_same(both: Both, game: str) -> None:
    for part in ("tutorial", "content"):
        both.ask("GET", f"/api/games/{game}/{part}")
    mine, theirs = both.pocket.get(f"/api/games/{game}"), both.server.get(f"/api/games/{game}")
    assert [*mine.pop("levels"), *mine.pop("elsewhere")] == [*theirs.pop("levels"), *theirs.pop("elsewhere")]
    assert (mine.pop("weaker"), theirs.pop("weaker")) == (["signaller"], []), "nothing is compiled in a browser"
    assert mine == theirs


@pytest.mark.parametrize("game", ["railroad_tiles", "railways", "off_the_rails"])
def test_golden_records_come_to_the_same_end(game: str) -> None:
    pocket = Pocket()
    for path in sorted((RECORDS / game).glob("*.json"))[:4]:
        if path.name == "outcomes.json":
            continue
        golden = json.loads(path.read_text())
        table = pocket.post("/api/records", golden, expect=201)["id"]
        record = pocket.again().get(f"/api/tables/{table}/record")
        assert (record["digest"], record["entries"]) == (golden["digest"], golden["entries"]), path.name

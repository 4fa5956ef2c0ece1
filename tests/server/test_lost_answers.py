"""Commits whose answer is lost between the server and its database: nothing is doubled, and nothing false is said."""

import random
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from kits.playing import HIDE, two
from kits.proxy import CommitProxy, Loss
from kits.server import Document, Person, Server, serving

Through = tuple[Server, CommitProxy]


@pytest.fixture(scope="module")
def through(new_data: Callable[[str], str]) -> Iterator[Through]:
    """A server that reaches its database through a proxy."""
    proxy = CommitProxy(new_data("postgres"))
    with serving(data=proxy.data) as server:
        yield server, proxy
    proxy.close()


def both(server: Server) -> tuple[Person, Person, str]:
    document = Document(server.url)
    return two(lambda: Person(server, document))


def lines(person: Person, table: str) -> list[str]:
    return [line["text"] for line in person.get(f"/api/tables/{table}/lines")["lines"] if "text" in line]


def test_an_action_whose_commit_was_answered_to_nobody_is_done(through: Through) -> None:
    server, proxy = through
    anna, ben, table = both(server)
    proxy.lose("answer", of=b"hide")
    assert anna.act(table, HIDE) == 1
    live = ben.live(table, seq=0)
    live.until_seq(1)
    proxy.lose("answer", of=b"hide")
    assert live.act(HIDE)["type"] == "done"
    live.close()
    assert [entry["seat"] for entry in anna.update(table, since=0)["entries"]] == [0, 1]


def test_a_commit_that_never_came_there_is_said_to_be_none(through: Through) -> None:
    server, proxy = through
    anna, _, table = both(server)
    proxy.lose("commit", of=b"hide")
    path, body = f"/api/tables/{table}/actions", {"seq": 0, "action": HIDE}
    assert anna.refused("POST", path, body, expect=503) == "store-failed"
    assert anna.update(table, since=0)["seq"] == 0
    assert anna.act(table, HIDE) == 1


def test_where_nobody_can_be_asked_the_answer_says_that_nobody_knows(through: Through) -> None:
    server, proxy = through
    anna, _, table = both(server)
    path = f"/api/tables/{table}/lines"
    proxy.closes = True
    proxy.lose("answer", of=b"once")
    assert anna.refused("POST", path, {"text": "once"}, expect=503) == "store-unsure"
    proxy.closes = proxy.is_closed = False
    assert lines(anna, table) == ["once"], "this time it was stored"


@pytest.mark.parametrize("loss", ["answer", "commit"])
def test_what_is_sent_again_under_its_id_is_done_once(loss: Loss, through: Through) -> None:
    server, proxy = through
    anna, _, table = both(server)
    tables = {one["id"] for one in anna.get("/api/me/tables")["tables"]}
    wish = {"game": "tiny", "seats": [{"type": "me"}, {"type": "me"}]}
    for path, body, of in ((f"/api/tables/{table}/lines", {"text": "once"}, b"once"), ("/api/tables", wish, b"tiny")):
        key = {"Idempotency-Key": secrets.token_urlsafe(24)}
        proxy.closes = True
        proxy.lose(loss, of)
        first = anna.http.post(path, json=body, headers=key)  # who can still read finds that it is done
        proxy.closes = proxy.is_closed = False
        assert first.is_success or first.json()["reason"]["message"] == "store-unsure"
        answers = [anna.http.post(path, json=body, headers=key) for _ in range(2)] + [first] * first.is_success
        assert {answer.status_code for answer in answers} == {201}, answers[0].text
        assert len({answer.text for answer in answers}) == 1
    assert lines(anna, table) == ["once"]
    assert {one["id"] for one in anna.get("/api/me/tables")["tables"]} == {*tables, answers[0].json()["id"]}


def test_ninety_nine_losses_double_nothing_and_every_answer_is_true(through: Through) -> None:
    server, proxy = through
    anna, ben, table = both(server)
    rng, before = random.Random(99), proxy.lost
    truly: dict[str, Any] = {}

    def say(number: int) -> None:
        who = (anna, ben)[number % 2]
        answer = who.http.post(f"/api/tables/{table}/lines", json={"text": f"line {number}"})
        truly[f"line {number}"] = answer.status_code

    with ThreadPoolExecutor(4) as threads:
        for start in range(0, 1000, 4):
            if proxy.lost - before >= 66:
                break
            proxy.lose(rng.choice(["answer", "answer", "commit"]))
            list(threads.map(say, range(start, start + 4)))
    stored = lines(anna, table)
    assert sorted(stored) == sorted(line for line, status in truly.items() if status == 201)
    assert set(truly.values()) <= {201, 503}
    made = []
    while proxy.lost - before < 99:
        proxy.lose("answer")
        made.append(anna.new_table("me", "me")["id"])
    assert set(made) <= {one["id"] for one in anna.get("/api/me/tables")["tables"]}
    assert "fault" not in server.log_text()

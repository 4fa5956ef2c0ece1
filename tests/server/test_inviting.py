"""Inviting people one played with: found, asked once, told by their channels, declined; never past a block."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from branchline.server.settings import Bounds
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate, run_migrations
from kits.playing import HIDE, account, at_seat, shun, two
from kits.server import Document, Person, serving
from kits.telling import Receiver, hooked, receiving, telling_server

New = Callable[[], Person]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as one:
        yield one


def invite(who: Person, to: str, table: str, seat: int = 1) -> None:
    who.post(f"/api/tables/{to}/invitations", {"table": table, "seat": seat}, expect=201)


def invited(who: Person) -> list[str]:
    return [one["table"]["id"] for one in who.get("/api/me/waiting").get("invitations", [])]


def met(who: Person) -> list[tuple[str, int]]:
    return [(one["table"], one["seat"]) for one in who.get("/api/me/companions")["people"]]


def test_who_was_met_is_invited_and_comes_by_the_link(person: New) -> None:
    anna, ben, table = two(person)
    assert met(anna) == [(table, 1)]
    made = anna.new_table({"type": "me", "name": "Anna of before"}, "open", "open")
    invite(anna, made["id"], table)
    invite(anna, made["id"], table)
    [one] = ben.get("/api/me/waiting")["invitations"]
    assert (one["by"], one["table"]["id"]) == ("Anna of before", made["id"])
    assert invited(anna) == []
    person().join(made, 1)
    [one] = ben.get("/api/me/waiting")["invitations"]
    assert ben.post("/api/join", {"link": one["link"]}) == {"table": made["id"], "seat": 2}, "the seat that is left"
    assert invited(ben) == []
    assert (
        anna.refused("POST", f"/api/tables/{made['id']}/invitations", {"table": table, "seat": 1}, expect=409)
        == "no-open-seat"
    )


def test_an_invitation_is_declined_once_and_for_all(person: New) -> None:
    anna, ben, table = two(person)
    made = anna.new_table("me", "open")["id"]
    path = f"/api/tables/{made}/invitations"
    invite(anna, made, table)
    [one] = ben.get("/api/me/waiting")["invitations"]
    assert anna.refused("DELETE", f"/api/me/invitations/{one['id']}", expect=404) == "unknown-invitation"
    ben.ask("DELETE", f"/api/me/invitations/{one['id']}")
    assert invited(ben) == []
    assert [one["declined"] for one in anna.get(path)["invitations"]] == [True]
    assert anna.refused("POST", path, {"table": table, "seat": 1}, expect=409) == "invitation-declined"
    assert ben.refused("GET", path, expect=403) == "owner-only"
    assert ben.refused("POST", path, {"table": table, "seat": 0}, expect=403) == "owner-only"


def test_nobody_is_invited_by_a_stranger_or_past_a_block(person: New) -> None:
    anna, ben, table = two(person)
    stranger, bots = person(), anna.new_table("me", {"type": "bot", "level": "random"})["id"]
    made = stranger.new_table("me", "open")["id"]
    assert met(stranger) == []
    for wish in ({"table": table, "seat": 1}, {"table": made, "seat": 0}, {"table": "nowhere", "seat": 0}):
        assert stranger.refused("POST", f"/api/tables/{made}/invitations", wish, expect=404) == "nobody-there"
    mine = anna.new_table("me", "open")["id"]
    for wish in ({"table": bots, "seat": 1}, {"table": table, "seat": 0}):
        assert anna.refused("POST", f"/api/tables/{mine}/invitations", wish, expect=404) == "nobody-there"
    invite(anna, mine, table)
    assert invited(ben) == [mine]
    row = shun(ben, "block", at_seat(table, 0))
    assert (invited(ben), met(anna), met(ben)) == ([], [], [])
    other = anna.new_table("me", "open")["id"]
    wish = {"table": table, "seat": 1}
    assert anna.refused("POST", f"/api/tables/{other}/invitations", wish, expect=404) == "nobody-there"
    ben.ask("DELETE", f"/api/me/shunned/{row}")
    assert invited(ben) == [mine]
    ben.ask("DELETE", "/api/me", {})
    assert met(anna) == [], "who is gone is nobody's companion"


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
def test_who_is_invited_is_told_once_and_not_after_declining(
    engine: str, new_data: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory, receiver: Receiver
) -> None:
    with telling_server(new_data(engine), tmp_path_factory.mktemp("teller")) as teller:
        document = Document(teller.server.url)
        ben, anna = account(teller.server, document), Person(teller.server, document)
        hooked(ben, receiver)
        table = anna.new_table("me", "open")
        ben.join(table, 1)
        ben.act(table["id"], HIDE)
        teller.tell(ben)
        assert receiver.calls == []
        own = {"type": "me", "name": "Anna of before"}
        made, other = (anna.new_table(own, "open")["id"] for _ in range(2))
        for to in (made, made, other):
            invite(anna, to, table["id"])
        [gone] = [one for one in ben.get("/api/me/waiting")["invitations"] if one["table"]["id"] == other]
        ben.ask("DELETE", f"/api/me/invitations/{gone['id']}")
        teller.tell(ben)
        [call] = receiver.calls
        assert (call.said["type"], call.said["title"]) == ("invited", "You are invited")
        assert [one["table"] for one in call.said["tables"]] == [made]
        assert call.said["url"] == f"{teller.server.url}/"
        assert "Anna of before invites you to tiny" in call.said["text"]
        teller.tell(ben)
        assert len(receiver.calls) == 1


def test_so_many_a_day_and_in_a_database_of_before(data: str) -> None:
    with serving(data=data, bounds=Bounds(invitations=1)) as server:
        document = Document(server.url)
        anna, ben, table = two(lambda: Person(server, document))
        first, second = (anna.new_table("me", "open")["id"] for _ in range(2))
        invite(anna, first, table)
        wish = {"table": table, "seat": 1}
        assert anna.refused("POST", f"/api/tables/{second}/invitations", wish, expect=409) == "too-many-invitations"
    engine = open_engine(data, writes=True)
    run_migrations(engine, "0024", down=True)
    engine.dispose()
    migrate(data)
    with serving(data=data) as server:
        assert invited(ben.at(server)) == []
        invite(anna.at(server), second, table)
        assert invited(ben.at(server)) == [second]


def test_a_guest_who_signs_in_keeps_invitations_and_processes_agree(new_data: Callable[[str], str]) -> None:
    data = new_data("postgres")
    with ExitStack() as running:
        one, other = (running.enter_context(serving(data=data)) for _ in range(2))
        document = Document(one.url)
        anna, ben, table = two(lambda: Person(one, document))
        made = anna.new_table("me", "open")["id"]
        invite(anna.at(other), made, table)
        assert invited(ben.at(other)) == [made]
        there = account(one, document)
        name = there.get("/api/me")["name"]
        ben.post("/api/session", {"name": name, "password": "correct horse"})
        assert (invited(there), invited(there.at(other))) == ([made], [made])
        link = there.at(other).get("/api/me/waiting")["invitations"][0]["link"]
        there.at(other).post("/api/join", {"link": link})
        assert invited(there) == []


def test_a_guest_without_a_cookie_is_no_companion_any_more(person: New) -> None:
    """Whoever signs out as a guest cannot come back; that others have sessions is nothing to them."""
    anna, ben, table = two(person)
    cleo, dora, _ = two(person)
    ben.ask("DELETE", "/api/session")
    assert met(anna) == [] and len(met(cleo)) == 1
    made = anna.new_table("me", "open")["id"]
    wish = {"table": table, "seat": 1}
    assert anna.refused("POST", f"/api/tables/{made}/invitations", wish, expect=404) == "nobody-there"
    dora.get("/api/me")

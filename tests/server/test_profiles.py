"""Profiles: one's matches and results by game and opponent, public or not as one chooses; who is named to whom."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import insert, select

from branchline.server.store import profiles, schema
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate, run_migrations
from branchline.server.store.profiles import Looker, Which
from kits.databases import write
from kits.playing import new_name, played, registered
from kits.server import Person, serving

New = Callable[[], Person]
BEFORE = "0013"
"""The shape of a database before there were profiles."""


def show(person: Person, *, public: bool = True) -> None:
    person.ask("PUT", "/api/me/profile", {"public": public})


def opponent(profile: Any, name: str) -> Any:
    return next((one for one in profile["opponents"] if one.get("name", "") == name), None)


def test_results_are_counted_by_game_and_opponent(person: New) -> None:
    (anna, _), (ben, called) = registered(person), registered(person)
    tables = [played([anna, ben]) for _ in range(2)]
    places = [anna.get(f"/api/tables/{table}")["outcome"]["places"] for table in tables]
    played([anna], "me")  # a hot seat is nobody's result
    bots = anna.new_table("me", {"type": "bot", "level": "random"}, options={"rounds": 1})["id"]
    anna.post(f"/api/tables/{bots}/resign", {})
    mine = anna.get("/api/people")
    assert (mine["mine"], mine["public"], mine["counted"]) == (True, False, 3)
    assert mine["games"] == [{"game": "tiny", "played": 3, "first": sum(seats[0] == 1 for seats in places), "alone": 0}]
    assert opponent(mine, called) == {
        "name": called,
        "played": 2,
        "ahead": sum(seats[0] < seats[1] for seats in places),
        "behind": sum(seats[0] > seats[1] for seats in places),
    }
    assert [(one["level"], one["played"]) for one in mine["opponents"] if "level" in one] == [("random", 1)]
    pages: list[tuple[dict[str, Any], list[str]]] = [
        ({}, [bots, *reversed(tables)]),
        ({"opponent": called}, [*reversed(tables)]),
        ({"level": "random", "game": "tiny"}, [bots]),
        ({"game": "railways"}, []),
    ]
    for which, expected in pages:
        assert [match["table"] for match in anna.get("/api/people/matches", **which)["matches"]] == expected, which
    seats = anna.get("/api/people/matches", opponent=called)["matches"][0]["seats"]
    assert [(seat.get("name"), seat.get("own", False)) for seat in seats][1] == (called, False)
    assert seats[0]["own"] and seats[0]["score"] is not None


def test_a_profile_is_private_until_its_owner_shows_it(person: New) -> None:
    (anna, called), stranger = registered(person), person()
    played([anna, person()])
    nobody = stranger.get("/api/people", name="Nobody at all", expect=404)
    for path in ("/api/people", "/api/people/matches"):
        assert stranger.get(path, name=called, expect=404) == nobody, "private and not there are the same to others"
        assert anna.get(path, name=called) == anna.get(path)
    show(anna)
    seen = stranger.get("/api/people", name=called.upper())
    assert (seen["name"], seen["mine"], seen["games"][0]["played"]) == (called, False, 1)
    anna.ask("PUT", "/api/me/name", {"name": f"Once {called}"})
    assert stranger.get("/api/people", name=called, expect=404) == nobody, "an old name does not tell the new one"
    assert stranger.get("/api/people", name=f"Once {called}")["name"] == f"Once {called}"
    show(anna, public=False)
    assert stranger.get("/api/people", name=f"Once {called}", expect=404) == nobody
    assert person().refused("GET", "/api/people", expect=401) == "not-signed-in"
    guest = person()
    guest.ask("PUT", "/api/me/name", {"name": "Guest"})
    assert guest.refused("PUT", "/api/me/profile", {"public": True}, expect=403) == "account-only"
    assert guest.get("/api/people")["opponents"] == []


def test_a_public_profile_names_no_private_table(person: New) -> None:
    (anna, called), (ben, _), stranger = registered(person), registered(person), person()
    private, listed = played([anna, ben]), played([anna, ben])
    anna.ask("PUT", f"/api/tables/{listed}/public", {"public": True})
    show(anna)
    for who, known in ((stranger, [listed]), (ben, [listed, private]), (anna, [listed, private])):
        found = who.get("/api/people/matches", name=called)["matches"]
        assert [match["table"] for match in found] == known
    assert private not in stranger.http.get("/api/people", params={"name": called}).text
    assert stranger.get("/api/people", name=called)["counted"] == 2


def test_a_public_profile_names_nobody_who_shows_none(person: New) -> None:
    (anna, called), (ben, bens), (chloe, chloes), stranger = (*(registered(person) for _ in range(3)), person())
    table = played([anna, ben, chloe])
    anna.ask("PUT", f"/api/tables/{table}/public", {"public": True})
    show(anna)
    show(chloe)
    for path in ("/api/people", "/api/people/matches"):
        said = stranger.http.get(path, params={"name": called}).text
        assert bens not in said and chloes in said, path
    seen = stranger.get("/api/people", name=called)
    assert (opponent(seen, chloes)["public"], opponent(seen, "")["played"]) == (True, 1)
    assert stranger.get("/api/people/matches", name=called, opponent=bens)["matches"] == []
    assert opponent(ben.get("/api/people", name=called), bens)["played"] == 1, "one may be told of oneself"
    assert opponent(anna.get("/api/people"), bens)["played"] == 1
    ben.ask("DELETE", "/api/me", {"password": "correct horse"})
    for who in (anna, stranger):
        assert bens not in who.http.get("/api/people", params={"name": called}).text
        assert bens not in who.http.get("/api/people/matches", params={"name": called}).text
    assert opponent(anna.get("/api/people"), "")["played"] == 1, "who is gone is nameless, and the match is counted"


def solo_match(number: int, player: str, at: float, score: int | None, **facts: Any) -> list[Any]:
    """A match alone, as it is stored when it is over."""
    row = {
        "id": f"solo{number}", "game": "tiny", "rules_version": 1, "content_hash": "c", "options": '{"rounds":1}',
        "seed": "s", "is_seed_known": False, "state": "over", "owner": player, "is_public": False, "is_muted": False,
        "is_hinted": False, "is_imported": False, "is_undone_past": False, "seq": 1, "to_act": "", "created_at": at,
        "changed_at": at, **facts,
    }  # fmt: skip
    seat = {"match": row["id"], "seat": 0, "player": player, "name": "A"}
    missed = 7 if score is None else None
    return [
        insert(schema.matches).values(row),
        insert(schema.seats).values(**seat, kind="person", link=1, here_until=0.0),
        insert(schema.results).values(**seat, deal="d", score=score, missed=missed, place=1, at=at),
    ]


@pytest.fixture
def ada(data: str) -> str:
    """A database in which Ada has played alone."""
    migrate(data)
    people = [insert(schema.players).values(id=one, name=one.title(), created_at=0.0) for one in ("ada", "eve")]
    matches = [
        *solo_match(1, "ada", 1.0, 30, is_public=True),
        *solo_match(2, "ada", 2.0, 50, is_hinted=True),
        *solo_match(3, "ada", 3.0, None),
        *solo_match(4, "ada", 4.0, 40, options='{"rounds":2}'),
        *solo_match(5, "ada", 5.0, 99, is_imported=True),
        *solo_match(6, "eve", 6.0, 98),
    ]
    write(data, lambda connection: [connection.execute(statement) for statement in (*people, *matches)])
    return data


def test_scores_alone_are_told_by_what_can_be_compared(ada: str) -> None:
    def told(look: Looker) -> list[Any]:
        return [
            (one.options, one.score, one.missed, bool(one.is_helped), one.table)
            for one in write(ada, profiles.solo_scores(look))
        ]

    one, two = '{"rounds":1}', '{"rounds":2}'
    assert told(Looker("ada", "ada")) == [
        (one, 30, None, False, "solo1"), (one, 50, None, True, "solo2"), (one, None, 7, False, "solo3"),
        (two, 40, None, False, "solo4"),
    ]  # fmt: skip
    for asker in (None, "eve"):
        assert [row[-1] for row in told(Looker("ada", asker))] == ["solo1", None, None, None]
    assert write(ada, profiles.tallies("ada")) == [("tiny", 0, 0, 4)]


def test_pages_follow_one_another_to_the_end(ada: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a page finds nothing among those it looks through."""
    monkeypatch.setattr(profiles, "PAGE", 2)
    monkeypatch.setattr(profiles, "MOST_COUNTED", 2)
    look, found, before = Looker("ada", None), [], None
    for _ in range(3):
        page, before = write(ada, profiles.matches(look, Which(before=before)))
        found += [match.table for match in page]
    assert (found, before) == (["solo1"], None)
    own, before = write(ada, profiles.matches(Looker("ada", "ada"), Which()))
    assert ([match.table for match in own], before) == (["solo4", "solo3"], 3.0)


def test_a_database_of_before_keeps_its_results_and_shows_nobody(ada: str) -> None:
    engine = open_engine(ada, writes=True)
    run_migrations(engine, BEFORE, down=True)
    engine.dispose()
    migrate(ada)
    assert write(ada, lambda connection: list(connection.execute(select(schema.players.c.is_public)).scalars())) == [
        False, False
    ]  # fmt: skip
    assert write(ada, profiles.counted("ada")) == 4
    with serving(data=ada) as server:
        somebody, name = Person(server), new_name()
        somebody.post("/api/accounts", {"name": name, "password": "correct horse"}, expect=201)
        show(somebody)
        assert Person(server).get("/api/people", name=name)["games"] == []
        assert somebody.get("/api/me/data")["is_public"] is True

"""Records as anybody may write them: refused with what is wrong, or played whole; nothing is kept of a refused one."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from branchline.core import record
from branchline.core.acts import hand_over, pause, resign, resume, take_back_by_consent
from branchline.core.entries import HandedOver
from branchline.core.match import play, start, undo
from kits.databases import kept
from kits.games import find_any_game
from kits.server import Person, Server
from kits.tiny_game import GAME, Grow, Hide, Roll

New = Callable[[], Person]


def good() -> Any:
    """A record with an entry of every kind but the end."""
    match = start(GAME, 3, "records")
    for seat in range(3):
        match = play(match, seat, Hide(1))
    match = undo(play(match, 0, Grow()), 0)
    match = play(match, 0, Roll())
    match = take_back_by_consent(match, 0, (match.seq,), (1, 2))
    match = hand_over(match, HandedOver(1, "bot", "left"))
    match = hand_over(match, HandedOver(1, "person", "returned"))
    match = resign(match, 2)
    return json.loads(record.export(match, ("Ada", "", "Bo")))


def good_of_format_2() -> Any:
    """And one with all that format 2 has more: it begins from the good one, with other draws, and was paused."""
    match = record.begin(record.read(json.dumps(good()).encode()), find_any_game, 3, "others")
    match = play(resume(pause(match, 0, (1, 2)), 1), 0, Roll())
    times = record.Times(1_000_000_000.0, tuple(map(float, range(match.seq))))
    return json.loads(record.export(match, ("Ada", "", "Bo"), times))


def test_the_record_itself_is_good(person: New) -> None:
    carl = person()
    info = carl.post("/api/records", good(), expect=201)
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "", "Bo"]
    newer = carl.post("/api/records", good_of_format_2(), expect=201)
    assert newer["begins"] == {"record": good()["digest"], "step": 3}
    assert newer["no_record"] == ["seed-known", "imported", "begun"]
    kinds = [entry["type"] for entry in carl.get(f"/api/tables/{newer['id']}/replay")["entries"]]
    assert kinds == ["played"] * 3 + ["reseeded", "paused", "resumed", "played"]


def with_entry(number: int, **facts: Any) -> Any:
    made = good()
    made["entries"][number] = {**made["entries"][number], **facts}
    return made


def with_last(**entry: Any) -> Any:
    made = good()
    made["entries"].append(entry)
    return made


def timed(*seconds: Any, **facts: Any) -> Any:
    """The good record in format 2, with times of its entries: these first, the last of them for all the rest."""
    made = good()
    times = [*seconds, *[seconds[-1]] * len(made["entries"])][: len(made["entries"])]
    return {**made, "version": 2, "times": {"began": 1_000_000_000.0, "seconds": times}, **facts}


PAUSED: Any = {"type": "paused", "seat": 0}
GROWS: Any = {"type": "played", "seat": 0, "action": {"type": "grow"}}
OTHERS: Any = {"type": "reseeded", "seat": -1, "seed": "others"}
FROM_END: Any = {"record": "", "step": len(good()["entries"])}


def of_format_2(*entries: Any) -> Any:
    """The good record with more at its end."""
    made = good()
    return {**made, "version": 2, "entries": [*made["entries"], *entries]}


HUGE = 10**30
WRONG: list[tuple[str, Any, int, str]] = [
    ("a NUL in a name", {**good(), "players": ["A\0da"]}, 422, "record-bad-name"),
    ("an invisible name", {**good(), "players": ["Ada", "\u200b"]}, 422, "record-bad-name"),
    ("a name written backwards", {**good(), "players": ["\u202eadA"]}, 422, "record-bad-name"),
    ("a blank letter", {**good(), "players": ["\u3164"]}, 422, "record-bad-name"),
    ("a long name", {**good(), "players": ["a" * 41]}, 422, "record-bad-name"),
    ("letters that climb", {**good(), "players": ["A" + "\u0300" * 9]}, 422, "record-bad-name"),
    ("more players than seats", {**good(), "players": ["a", "b", "c", "d"]}, 422, "record-players"),
    ("many players", {**good(), "players": ["a"] * 11}, 422, "record-wrong"),
    ("seat 77 gave up", with_last(type="resigned", seat=77), 422, "record-entry-refused"),
    ("seat -1 gave up", with_last(type="resigned", seat=-1), 422, "record-entry-refused"),
    ("a huge seat gave up", with_last(type="resigned", seat=HUGE), 422, "record-entry-refused"),
    ("seat 77 left", with_last(type="handed_over", seat=77, to="bot", why="left"), 422, "record-entry-refused"),
    (
        "a person resigned to",
        with_last(type="handed_over", seat=0, to="person", why="left"),
        422,
        "record-entry-refused",
    ),
    ("a bot returned", with_last(type="handed_over", seat=0, to="bot", why="returned"), 422, "record-entry-refused"),
    ("seat 77 ended it", with_last(type="ended", seat=77, why="stopped"), 422, "record-entry-refused"),
    ("seat 77 took back", with_last(type="undone", seat=77, seqs=[3], agreed=[]), 422, "record-entry-refused"),
    ("seat 77 agreed", with_last(type="undone", seat=0, seqs=[3], agreed=[77]), 422, "record-entry-refused"),
    ("seat 77 did again", with_last(type="redone", seat=77, seqs=[3]), 422, "record-entry-refused"),
    ("seat 77 played", with_entry(0, seat=77), 422, "record-entry-refused"),
    ("no action", with_entry(0, action=None), 422, "record-entry-refused"),
    ("another action", with_entry(0, action={"type": "fly"}), 422, "record-entry-refused"),
    ("huge rules", {**good(), "rules_version": HUGE}, 422, "record-wrong"),
    ("huge seats", {**good(), "seats": HUGE}, 422, "record-wrong"),
    ("no seats", {**good(), "seats": 0}, 422, "record-wrong"),
    ("a NUL in the content", {**good(), "content": "\0"}, 422, "record-wrong"),
    ("a NUL in the seed", {**good(), "seed": "\0"}, 422, "bad-seed"),
    ("a long hash", {**good(), "content_hash": "a" * 200}, 422, "record-wrong"),
    ("a format to come", {**good(), "version": 3}, 422, "record-wrong"),
    ("times in format 1", timed(0, version=1), 422, "record-of-format-2"),
    ("a beginning in format 1", {**good_of_format_2(), "version": 1, "times": None}, 422, "record-of-format-2"),
    ("a pause in format 1", with_last(type="paused", seat=0), 422, "record-of-format-2"),
    ("a time too few", timed(0, times={"began": 0, "seconds": [1.0]}), 422, "record-times"),
    ("no beginning", timed(0, times={"seconds": []}), 422, "record-wrong"),
    ("times that run backwards", timed(0, 2.0, 1.0), 422, "record-times-backwards"),
    ("a time before the beginning", timed(-1.0), 422, "record-wrong"),
    ("a huge time", timed(HUGE), 422, "record-wrong"),
    ("a huge beginning", timed(0, times={"began": HUGE, "seconds": []}), 422, "record-wrong"),
    ("it begins nowhere", timed(0, begins={"record": ""}), 422, "record-wrong"),
    ("it begins from a name", timed(0, begins={"record": "Ada", "step": 0}), 422, "record-wrong"),
    ("it begins before its beginning", timed(0, begins={"record": "", "step": -1}), 422, "record-wrong"),
    ("it begins after its end", timed(0, begins={"record": "", "step": 999}), 422, "record-no-such-step"),
    ("other draws of a match that begins nowhere", of_format_2(OTHERS), 422, "record-entry-refused"),
    ("other draws later", {**of_format_2(OTHERS), "begins": {"record": "", "step": 3}}, 422, "record-entry-refused"),
    ("other draws by no seed", of_format_2({**OTHERS, "seed": ""}), 422, "record-wrong"),
    ("other draws by nobody", {**of_format_2({**OTHERS, "seat": 7}), "begins": FROM_END}, 422, "record-entry-refused"),
    ("a pause of nobody", of_format_2({"type": "paused", "seat": 7}), 422, "record-entry-refused"),
    ("nobody agrees", of_format_2({"type": "paused", "seat": 0, "agreed": [7]}), 422, "record-entry-refused"),
    ("a pause in a pause", of_format_2(PAUSED, PAUSED), 422, "record-entry-refused"),
    ("a pause that never was is over", of_format_2({"type": "resumed", "seat": 0}), 422, "record-entry-refused"),
    ("nobody ends a pause", of_format_2(PAUSED, {"type": "resumed", "seat": 7}), 422, "record-entry-refused"),
    ("a move in a pause", of_format_2(PAUSED, GROWS), 422, "record-entry-refused"),
    (
        "taken back in a pause",
        of_format_2(GROWS, PAUSED, {"type": "undone", "seat": 0, "seqs": [11]}),
        422,
        "record-entry-refused",
    ),
    ("another digest", {**good(), "digest": "0" * 32}, 422, "record-ends-differently"),
]


@pytest.mark.parametrize(("body", "status", "message"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_what_is_wrong_is_refused_by_name_and_nothing_is_kept(
    person: New, server: Server, body: Any, status: int, message: str
) -> None:
    before = kept(server)
    assert person().refused("POST", "/api/records", body, expect=status) == message
    assert kept(server) == before


def test_the_refusal_says_which_seat_and_why(person: New) -> None:
    answer = person().post("/api/records", {**good(), "players": ["Ada", "B\u200bo"]}, expect=422)
    assert answer["reason"]["args"] == {"seat": 1, "why": "invisible", "code": "U+200B", "most": 0}


ANY = some.recursive(
    some.none() | some.booleans() | some.integers(-HUGE, HUGE) | some.sampled_from([-1, 0, 1, 77, 2**63, 1.5])
    | some.text(max_size=8) | some.sampled_from(["\0", "\u200b", "played", "resigned", "undone", "paused", "bot"]),
    lambda inner: some.lists(inner, max_size=3)
    | some.dictionaries(some.sampled_from(["type", "seat"]), inner, max_size=2),
    max_leaves=4,
)  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a record where something stands."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, each in inner for place in places(each, (*path, key)))]


def put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    made = dict(value) if isinstance(value, dict) else list(value)
    made[path[0]] = put(value[path[0]], path[1:], new)
    return made


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=some.data())
def test_whatever_is_changed_in_a_record_it_is_kept_whole_or_not_at_all(server: Server, data: some.DataObject) -> None:
    changed = data.draw(some.sampled_from([good(), good_of_format_2()]))
    for _ in range(data.draw(some.integers(1, 2))):
        where = data.draw(some.sampled_from(places(changed)[1:] or [()]))
        changed = put(changed, where, data.draw(ANY))
    guest, before = Person(server), kept(server)
    answer = guest.http.post("/api/records", json=changed)
    assert answer.status_code in (201, 400, 403, 413, 422), answer.text
    if answer.status_code == 201:
        seats, entries = answer.json()["seats"], len(changed["entries"])
        assert kept(server) == before + 1 + len(seats) + entries + (len(seats) if "outcome" in answer.json() else 0)
        guest.get(f"/api/tables/{answer.json()['id']}/replay")
    else:
        assert kept(server) == before

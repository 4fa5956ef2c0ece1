"""schemathesis over the whole API, and fuzzed frames, bodies, tokens and numbers: a clear 4xx and nothing changed."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from branchline.server.app import all_endpoints
from kits.playing import HIDE, two
from kits.server import PATIENCE, Document, Person, Server, patiently

New = Callable[[], Person]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ENDPOINTS = [(endpoint.method, endpoint.path) for endpoint in all_endpoints()]
FEW = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@pytest.fixture(scope="module")
def known(server: Server) -> dict[str, Any]:
    """Things that exist, so that not every guess ends at 404."""
    person = Person(server)
    table = person.new_table("me", "me", options={"rounds": 1})["id"]
    return {"table": table, "game": "tiny", "seat": 0, "step": 0, "cookie": person.cookie}


@pytest.mark.parametrize(("method", "path"), ENDPOINTS, ids=[f"{method} {path}" for method, path in ENDPOINTS])
def test_no_fault_and_no_undocumented_answer(
    method: str, path: str, server: Server, document: Document, known: dict[str, Any]
) -> None:
    schema = schemathesis.openapi.from_dict(document.data)
    schema.config.update(base_url=server.url, request_timeout=PATIENCE)
    operation = schema[path][method]

    right = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    wrong = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @FEW
    @given(case=right | wrong, is_known=st.booleans(), is_somebody=st.booleans())
    def check(case: Any, is_known: bool, is_somebody: bool) -> None:
        if is_known and case.path_parameters:
            case.path_parameters.update({key: known[key] for key in case.path_parameters if key in known})
        headers = {"Cookie": known["cookie"]} if is_somebody and path not in ("/api/session", "/api/me") else {}
        if case.query and "wait" in case.query:
            case.query["wait"] = 0
        case.call_and_validate(headers=headers, checks=CHECKS)

    check()


def test_a_method_that_is_not_there_is_refused(server: Server) -> None:
    answer = httpx.patch(server.url + "/api/me", timeout=PATIENCE)
    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]


def unchanged(person: Person, table: str) -> bool:
    return int(person.update(table)["seq"]) == 0


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = (
    "hello",
    "act",
    "preview",
    "undo",
    "answer_undo",
    "redo",
    "pause",
    "resume",
    "chat",
    "ping",
    "table",
    "nothing",
)


def test_fuzzed_frames_are_refused_and_change_nothing(server: Server, person: New) -> None:
    anna, _, table = two(person)
    address = server.url.replace("http", "ws") + f"/api/tables/{table}/live"
    wrong = st.fixed_dictionaries(
        {"type": st.sampled_from(TYPES), "id": st.integers() | st.text(max_size=3), "seq": JSON, "action": JSON},
        optional={"seat": JSON, "to": JSON, "text": st.integers(), "agree": JSON},
    ).map(json.dumps)
    frames = st.text(max_size=60) | st.binary(max_size=60) | JSON.map(json.dumps) | wrong

    with patiently(address, additional_headers={"Cookie": anna.cookie}) as socket:
        socket.send('{"type": "hello"}')

        @settings(FEW, max_examples=150)
        @given(frame=frames)
        def check(frame: str | bytes) -> None:
            socket.send(frame)
            socket.send('{"type": "ping", "id": 77}')
            while json.loads(socket.recv(PATIENCE)).get("id") != 77:
                pass

        check()
    assert unchanged(anna, table)


def test_an_oversized_frame_ends_the_connection_and_nothing_else(person: New) -> None:
    anna, _, table = two(person)
    live = anna.live(table)
    live.until("changed")
    live.socket.send("x" * 70_000)
    with pytest.raises(Exception, match=r"1009|too big|message"):
        while True:
            live.hear()
    live.close()
    assert unchanged(anna, table)


def test_oversized_and_malformed_bodies_are_refused(server: Server, person: New) -> None:
    anna, _, table = two(person)
    path = f"{server.url}/api/tables/{table}/actions"
    headers = {"Cookie": anna.cookie, "X-Branchline": "1", "Content-Type": "application/json"}
    cases: list[tuple[Any, int]] = [
        (b"x" * 70_000, 413),
        (b"{" * 60_000, 400),
        (b"[" * 60_000, 400),
        (b"\xff\xfe", 400),
        (b"", 400),
        (b'{"seq": 1e999, "action": null}', 400),
        (b'{"seq": 0, "action": {"type": "hide", "number": "1"}}', 400),
        (b'{"seq": -1, "action": {"type": "hide", "number": 1}}', 400),
        (b'{"seq": true, "action": {"type": "hide", "number": 1}}', 400),
        (b'{"seq": 0, "action": {"type": "hide", "number": 1}, "seat": 99}', 400),
        (b'{"seq": 0, "action": {"type": "hide", "number": 9}}', 422),
        (b'{"seq": 999999, "action": {"type": "hide", "number": 1}}', 409),
    ]
    for body, status in cases:
        assert httpx.post(path, content=body, headers=headers, timeout=PATIENCE).status_code == status, body[:60]
    assert (
        httpx.post(path, content=b"{}", headers={**headers, "Content-Type": "text/plain"}, timeout=PATIENCE).status_code
        == 400
    )

    def endless() -> Any:
        yield from [b"x" * 10_000] * 20

    assert httpx.post(path, content=endless(), headers=headers, timeout=PATIENCE).status_code == 413
    assert unchanged(anna, table)


@pytest.mark.parametrize("cookie", ["", "x", "branchline=", "branchline=x", "branchline=" + "y" * 4000, "a=b; c"])
def test_a_forged_cookie_is_nobody(cookie: str, server: Server, person: New) -> None:
    anna, _, table = two(person)
    headers = {"Cookie": cookie, "X-Branchline": "1"}
    body = {"seq": 0, "action": HIDE}
    assert (
        httpx.post(f"{server.url}/api/tables/{table}/actions", json=body, headers=headers, timeout=PATIENCE).status_code
        == 401
    )
    assert unchanged(anna, table)


@pytest.mark.parametrize("token", ["", "x", "Bearer", "Bearer x y", "Basic YTpi", "Bearer " + "z" * 4000])
def test_a_forged_token_is_refused(token: str, server: Server) -> None:
    assert httpx.get(f"{server.url}/api/me", headers={"Authorization": token}, timeout=PATIENCE).status_code == 401


def test_strings_that_databases_choke_on_are_refused_or_not_found(person: New) -> None:
    anna = person()
    for name in ("%00", "a%00b", "..%2f..%2fetc", "%ff", "x" * 300, "'%20OR%201=1"):
        assert anna.http.get(f"/api/tables/{name}").status_code in (400, 404)
        assert anna.http.get(f"/api/join/{name}.1.x").status_code in (400, 404)
    assert anna.http.get("/api/seeds?seed=%00").status_code in (200, 400)
    assert anna.http.get("/api/tables?game=%00").status_code in (200, 400)
    _, _, table = two(person)
    lines = f"/api/tables/{table}/lines"
    for text in ("\\u0000", "\\ud800"):
        body = ('{"text": "%s"}' % text).encode()  # noqa: UP031
        headers = {"Content-Type": "application/json"}
        assert anna.http.post(lines, content=body, headers=headers).status_code in (400, 401, 403)

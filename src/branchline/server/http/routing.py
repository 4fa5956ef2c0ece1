"""From an endpoint's row to a route: read the request, check it, call the handler, write the answer."""

import logging
import re
import time
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.handlers.http_handlers import route

from branchline.core.codec import encode
from branchline.core.errors import Refused
from branchline.server.bounds.once import HEADER, WriteId, first_answer, read_key
from branchline.server.errors import Conflict, Malformed, NotSignedIn, TooLarge, status_of, unavailable
from branchline.server.health.metrics import REQUESTS
from branchline.server.http.endpoint import Call, Endpoint
from branchline.server.http.security import API_POLICY, COOKIE, HEADERS, check_forgery, cookie_header, who
from branchline.server.people.player import Player
from branchline.server.services import Services
from branchline.server.store.connection import Clash
from branchline.server.store.own_rows import facts_of
from branchline.server.store.store import Repeated
from branchline.server.store.writer import StoreFailed
from branchline.tables.reading import read_body, read_query
from branchline.tables.refusals import problem_of

log = logging.getLogger("branchline.requests")
AnyRequest = Request[Any, Any, Any]


def make_route(endpoint: Endpoint, services: Services) -> HTTPRouteHandler:
    async def handle(request: AnyRequest) -> Response[bytes]:
        return await _serve(endpoint, services, request)

    path = re.sub(r"\{(\w+)\}", lambda found: f"{{{found[1]}:{_kind(found[1])}}}", endpoint.path)
    return route(path, http_method=[endpoint.method], status_code=endpoint.status, include_in_schema=False)(handle)


def _kind(name: str) -> str:
    return "int" if name in NUMBERS else "str"


NUMBERS = frozenset({"seat", "step"})


async def _serve(endpoint: Endpoint, services: Services, request: AnyRequest) -> Response[bytes]:
    began = time.perf_counter()
    headers: dict[str, str] = {"content-security-policy": API_POLICY, "cache-control": "no-store", **HEADERS}
    call: Call | None = None
    try:
        call = await _read(endpoint, services, request)
        body, status, media = await _answer(endpoint, call), endpoint.status, endpoint.media
    except Refused as refused:
        body, status, media = encode(problem_of(refused)), status_of(refused), "application/json"
    except UnicodeError as error:  # half a character, which JSON can say and nothing can store
        body, status, media = (
            encode(problem_of(Malformed("bad-body", detail=str(error.args[-1])))),
            400,
            "application/json",
        )
    except StoreFailed as failed:
        log.error("store failed", extra={"method": endpoint.method, "path": endpoint.path, "why": str(failed)})
        body, status, media = encode(problem_of(unavailable(failed))), 503, "application/json"
    if call is not None and call.new_cookie is not None:
        headers["set-cookie"] = cookie_header(call.new_cookie, services.settings)
    if status == 429:
        headers["retry-after"] = "10"
    REQUESTS.add(str(status))
    _log(endpoint, call, status, time.perf_counter() - began)
    return Response(body, status_code=status, media_type=media, headers=headers)


async def _answer(endpoint: Endpoint, call: Call) -> bytes:
    """What the handler says; to a write that is sent again, what was said the first time."""
    if call.write is not None and (first := await _first(endpoint, call, call.write)) is not None:
        return first
    if call.unknown is not None:
        raise call.unknown
    try:
        answer = await endpoint.handler(call)
    except (Refused, StoreFailed, Repeated) as error:  # or it was done while we looked
        first = await _first(endpoint, call, call.write) if call.write is not None else None
        if first is not None:
            return first
        if isinstance(error, Repeated):
            raise Conflict("key-used") from error
        raise
    except Clash as error:  # whoever asks went for good while we were about it, or it is our own mistake
        player = call.player
        if player is None or await call.services.store.read(facts_of(player.id)) is not None:
            raise
        raise NotSignedIn("not-signed-in") from error
    return answer if isinstance(answer, bytes) else encode(answer)


async def _first(endpoint: Endpoint, call: Call, write: WriteId) -> bytes | None:
    """With the cookie that the first answer brought, or ended: it was lost with it."""
    first = await first_answer(call.services.store, write, call.player_id)
    if first is None:
        return None
    call.write = write._replace(credential=first.credential)
    cookie = call.new_secret("cookie")
    if await call.services.accounts.by_cookie(cookie) is not None:
        call.new_cookie = cookie
    elif call.player is None and call.cookie is not None:
        call.new_cookie = ""
    answer = first.answer.encode()
    return answer if endpoint.again is None else endpoint.again(call, answer)


def _log(endpoint: Endpoint, call: Call | None, status: int, seconds: float) -> None:
    """The path as it is written in the code, not as it was asked: no secret ever stands in a log."""
    table = call.path.get("table") if call is not None else None
    facts = {"method": endpoint.method, "path": endpoint.path, "status": status, "ms": round(seconds * 1000, 2)}
    log.info("request", extra=facts | ({"table": table} if table else {}))


async def _read(endpoint: Endpoint, services: Services, request: AnyRequest) -> Call:
    headers: Mapping[str, str] = request.headers
    address = request.client.host if request.client else ""
    cookie = request.cookies.get(COOKIE)
    key, unknown = headers.get(HEADER) if endpoint.takes_key else None, None
    try:
        player, by_token = await who(headers, cookie, services.accounts)
    except NotSignedIn as error:
        if key is None:
            raise
        player, by_token, unknown = None, True, error  # this very write may have ended the token
    if player is not None:
        services.limits.spend("requests", player.id)
    if endpoint.method != "GET":
        services.limits.spend(endpoint.spends, player.id if player is not None else address)
    if endpoint.method != "GET" and not by_token and not endpoint.is_for_programs:
        check_forgery(headers, services.settings)
    query = _read_query(endpoint, request)
    data = await _limited(request, getattr(services.settings.bounds, endpoint.most))
    body = _read_body(endpoint, request, data)

    async def ask_again() -> Player | None:
        return (await who(headers, cookie, services.accounts))[0]

    call = Call(services, player, request.path_params, query, body, address, cookie, None, by_token, ask_again)
    call.unknown = unknown
    credential = headers.get("authorization") or cookie or f"nobody at {address}"
    call.write = read_key(key, credential, (endpoint.method, _address(request), data), endpoint.status)
    if call.write is not None and player is None:
        await _recognise(call)
    return call


async def _recognise(call: Call) -> None:
    """Who is nobody, or no longer anybody, may have become somebody by this very write, and not have heard of it."""
    cookie = call.new_secret("cookie")
    call.player = await call.services.accounts.by_cookie(cookie)
    call.new_cookie = cookie if call.player is not None else None


def _address(request: AnyRequest) -> str:
    """What is asked for: a query says as much of it as a body does."""
    query: bytes = request.scope["query_string"]
    return f"{request.url.path}?{query.decode('ascii', 'replace')}" if query else request.url.path


def _read_query(endpoint: Endpoint, request: AnyRequest) -> Any:
    if not request.scope["query_string"] and endpoint.query is None:
        return None
    return read_query(request.query_params.dict(), endpoint.query)


def _read_body(endpoint: Endpoint, request: AnyRequest, data: bytes) -> Any:
    if endpoint.body is None:
        if data:
            raise Malformed("bad-body", detail="no body is expected")
        return None
    if endpoint.body is bytes:
        return data
    if not request.headers.get("content-type", "").lower().startswith("application/json"):
        raise Malformed("bad-body", detail="application/json is expected")
    return data if endpoint.is_raw else read_body(data, endpoint.body)


async def _limited(request: AnyRequest, most: int) -> bytes:
    """The body; no more of it is read than is allowed."""
    said = request.headers.get("content-length", "0")
    if said.isdecimal() and int(said) > most:
        raise TooLarge("too-large", most=most)
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise TooLarge("too-large", most=most)
        parts.append(part)
    return b"".join(parts)

"""The wiring: from settings to an application."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from argon2 import PasswordHasher
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException

from branchline.core.codec import encode
from branchline.core.errors import Refused
from branchline.core.values import Reason
from branchline.server.bounds.costs import ASKER
from branchline.server.bounds.limits import KEPT, Attempts, Crowd, Limits, one_asker
from branchline.server.bounds.once import tidy
from branchline.server.bounds.turns import Turns
from branchline.server.errors import TooMany, status_of
from branchline.server.health import collector, jobs
from branchline.server.health.backups import Backups
from branchline.server.health.failing import RECENT
from branchline.server.health.metrics import REQUESTS
from branchline.server.health.pulse import Pulse
from branchline.server.hosting.analysing import LOOK_SECONDS, Analyses
from branchline.server.hosting.bot_seats import BotSeats
from branchline.server.hosting.clock_keeper import ClockKeeper
from branchline.server.hosting.daily import DailyKeeper
from branchline.server.hosting.registry import Registry
from branchline.server.hosting.solo_results import SoloResultKeeper
from branchline.server.hosting.tidying import tidy_by_rules
from branchline.server.http.door import Door
from branchline.server.http.endpoint import Endpoint
from branchline.server.http.pages import Pages, page_routes
from branchline.server.http.routing import make_route
from branchline.server.http.security import API_POLICY, HEADERS
from branchline.server.people.accounts import Accounts
from branchline.server.people.callings import Callings
from branchline.server.reminders.teller import Teller
from branchline.server.routes import live
from branchline.server.routes.admin import ADMIN
from branchline.server.routes.along import ALONG
from branchline.server.routes.analyses import ANALYSES
from branchline.server.routes.daily import DAILY
from branchline.server.routes.drawing import DRAWING
from branchline.server.routes.health import HEALTH, describing
from branchline.server.routes.inviting import INVITING
from branchline.server.routes.learning import LEARNING
from branchline.server.routes.notes import NOTES
from branchline.server.routes.peace import PEACE
from branchline.server.routes.people import PEOPLE
from branchline.server.routes.play import PLAY
from branchline.server.routes.profiles import PROFILES
from branchline.server.routes.puzzles import PUZZLES
from branchline.server.routes.reminders import REMINDERS
from branchline.server.routes.replays import REPLAYS
from branchline.server.routes.reports import REPORTS
from branchline.server.routes.tables import GAMES, TABLES
from branchline.server.routes.waiting import WAITING
from branchline.server.services import Services
from branchline.server.settings import Settings
from branchline.server.store.engine import FILE, folder_of
from branchline.server.store.locks import hold_folder
from branchline.server.store.migrate import migrate
from branchline.server.store.store import Store
from branchline.server.store.whole import is_lacking
from branchline.server.store.writer import StoreFailed
from branchline.server.workers.bot_pool import BotPool
from branchline.server.workers.judges import Judges
from branchline.server.workers.study_pool import StudyPool
from branchline.server.workers.worker import named
from branchline.tables.play_messages import Problem
from branchline.tables.refusals import problem_of

log = logging.getLogger("branchline.server")
_ASKED: Final = ("/api/", "/schema", "/health", "/metrics")
"""The paths of requests; all others are pages and their parts."""
_REFUSING: Final = [
    (name.encode(), value.encode())
    for name, value in {
        **HEADERS,
        "content-security-policy": API_POLICY,
        "cache-control": "no-store",
        "content-type": "application/json",
        "retry-after": "10",
        "connection": "close",
    }.items()
]
TIDY_SECONDS: Final = 60.0
FORGET_SECONDS: Final = 3600.0
DAY_SECONDS: Final = 86_400.0
LEFT_BEHIND: Final = 1.0
"""Seconds for which what a killed server was just starting may still hold its folder."""


def all_endpoints() -> list[Endpoint]:
    endpoints = [
        *GAMES.all,
        *DRAWING.all,
        *LEARNING.all,
        *TABLES.all,
        *WAITING.all,
        *NOTES.all,
        *PLAY.all,
        *REPLAYS.all,
        *ALONG.all,
        *ANALYSES.all,
        *PEOPLE.all,
        *PROFILES.all,
        *PEACE.all,
        *REPORTS.all,
        *INVITING.all,
        *ADMIN.all,
        *REMINDERS.all,
        *DAILY.all,
        *PUZZLES.all,
        *HEALTH.all,
    ]
    describing(endpoints)
    return endpoints


def make_services(settings: Settings) -> Services:
    """Raises FolderTaken, NewerDatabase."""
    store = _open_store(settings)
    find_game, lineup = named(settings.find_game), named(settings.lineup)
    registry = Registry(store, find_game, settings.times.idle_seconds, settings.bounds)
    games = settings.games or named("branchline.games:NAMES")
    pool = BotPool(settings.find_game, settings.choose, settings.bots, games)
    study_pool = StudyPool(settings.find_game, settings.study)
    limits, turns = Limits(settings.rates), Turns(settings.bounds)
    store.on_spent, store.plays = turns.charge, turns.plays
    return Services(
        settings=settings,
        store=store,
        accounts=_make_accounts(settings, store, registry),
        callings=Callings(store, settings.bounds),
        registry=registry,
        pool=pool,
        judges=Judges(settings.find_game, settings.judges),
        study_pool=study_pool,
        analyses=Analyses(registry, study_pool, settings.study),
        bots=BotSeats(registry, pool, lineup, turns, settings.bots.seconds),
        clocks=ClockKeeper(registry),
        solo_results=SoloResultKeeper(registry),
        daily=DailyKeeper(registry),
        limits=limits,
        door=Door(settings, limits, turns),
        requests=Crowd("requests", *settings.crowds.requests, KEPT),
        live=Crowd("live", *settings.crowds.live),
        own_live=Crowd("own_live", *settings.crowds.own_live),
        waits=Crowd("waits", *settings.crowds.waits),
        passwords=Crowd("passwords", *settings.crowds.passwords),
        attempts=Attempts(store, settings.rates),
        pulse=Pulse(store),
        backups=Backups(settings.data, settings.backups),
        teller=Teller(store, settings),
        turns=turns,
        find_game=find_game,
        game_names=games,
        lineup=lineup,
    )


def _make_accounts(settings: Settings, store: Store, registry: Registry) -> Accounts:
    """They hear of people whom another process has changed."""
    hasher = PasswordHasher(1, 8, 1) if settings.weak_passwords else None
    accounts = Accounts(store, hasher, settings.bounds)
    registry.on_people_changed = accounts.hear
    return accounts


def _open_store(settings: Settings) -> Store:
    """The folder is locked before its database is touched: another server may run on it, and an older one."""
    folder = folder_of(settings.data)
    lock = hold_folder(folder, LEFT_BEHIND) if folder is not None else None
    if folder is not None and is_lacking(folder / FILE):
        log.warning("a copy without its -wal: the newest commits are missing", extra={"folder": str(folder)})
    backup = migrate(settings.data, is_held=True)
    if backup is not None:
        log.info("migrated", extra={"backup": str(backup)})
    return Store(settings.data, settings.times.store_seconds, lock)


def make_app(services: Services) -> Any:
    """HTTP goes to Litestar; live connections go straight to where they are heard."""
    pages = _make_http_app(services)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope.get("client"):
            said = services.door.proxies.client(scope["client"][0], scope["headers"])
            scope["client"] = (one_asker(said), scope["client"][1])
            ASKER.set(scope["client"][0])
        if scope["type"] == "websocket":
            await live.connect(services, scope, receive, send)
        elif scope["type"] == "http":
            await _admit(services, pages, scope, receive, send)
        else:
            await pages(scope, receive, send)

    return app


async def _admit(services: Services, pages: Any, scope: Any, receive: Any, send: Any) -> None:
    """Whoever asks for too much is refused here, before anything is read, and has to connect again."""
    address = scope["client"][0] if scope.get("client") else ""
    try:
        services.limits.spend("requests" if scope["path"].startswith(_ASKED) else "pages", address)
        with services.requests.among(address, plays=services.turns.plays(address)):
            await services.turns.spend(address, pages(scope, receive, send))
    except TooMany as refused:
        REQUESTS.add("429")
        body = encode(problem_of(refused))
        await send({"type": "http.response.start", "status": 429, "headers": [*_REFUSING, _length(body)]})
        await send({"type": "http.response.body", "body": body})


def _length(body: bytes) -> tuple[bytes, bytes]:
    return b"content-length", str(len(body)).encode()


def _make_http_app(services: Services) -> Litestar:
    routes = [make_route(endpoint, services) for endpoint in all_endpoints()]
    return Litestar(
        route_handlers=[*routes, *page_routes(Pages())],
        lifespan=[lambda _app: running(services)],
        exception_handlers={Refused: _refused, HTTPException: _http_error, Exception: _fault},
        openapi_config=None,
        request_max_body_size=None,
        debug=False,
    )


@contextlib.asynccontextmanager
async def running(services: Services) -> AsyncIterator[None]:
    """While the server runs: news of other processes, clocks, and letting idle tables go."""
    services.store.listen(services.registry.hear)
    await services.store.look()  # what others write from here on is news
    work = [
        asyncio.ensure_future(_tidy(services)),
        asyncio.ensure_future(_forget(services)),
        asyncio.ensure_future(_daily(services)),
        asyncio.ensure_future(_back_up(services)),
        asyncio.ensure_future(_tend(services)),
        asyncio.ensure_future(_analyse(services)),
        asyncio.ensure_future(_again("clocks", services.clocks.run)),
        asyncio.ensure_future(_again("telling", services.teller.run)),
        asyncio.ensure_future(_again("bots", services.pool.run)),
        asyncio.ensure_future(_again("watching", services.door.watch)),
        asyncio.ensure_future(_again("collecting", collector.tend)),
    ]
    try:
        yield
    finally:
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        await services.teller.close(services.settings.times.stop_seconds / 4)
        await _finish(services.registry.close(), services.settings.times.stop_seconds / 2)
        await services.pool.close()
        await services.judges.close()
        await services.study_pool.close()
        await services.backups.close()
        await asyncio.to_thread(services.store.close)


async def _finish(work: Awaitable[None], seconds: float) -> None:
    """A database that is away is not waited for: what is stored is stored, and the rest was promised to nobody."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except (StoreFailed, Refused, TimeoutError) as error:
        log.error("not everything could be put away", extra={"why": str(error) or "no answer in time"})


async def _tend(services: Services) -> None:
    while True:
        await asyncio.sleep(services.settings.tend_seconds)
        with _telling("tending"):
            await services.registry.tend()


async def _tidy(services: Services) -> None:
    while True:
        with _telling("tidying"):
            await tidy(services.store, services.settings.bounds.answers)
            await RECENT.keep(services.store, services.settings.bounds.failures)
            await services.teller.tidy()
        await asyncio.sleep(TIDY_SECONDS)


async def _forget(services: Services) -> None:
    while True:
        with _telling("forgetting"):
            await services.accounts.forget(services.settings.bounds.guest_days)
        await asyncio.sleep(FORGET_SECONDS)


async def _daily(services: Services) -> None:
    await asyncio.sleep(services.settings.tidy_seconds)
    while True:
        with _telling("tidying-by-rules"):
            await tidy_by_rules(services.registry, services.settings.tidy)
        await asyncio.sleep(DAY_SECONDS)


async def _back_up(services: Services) -> None:
    while True:
        await asyncio.sleep(services.settings.backup_seconds)
        with _telling("backing-up"):
            await services.backups.make_if_due()


async def _analyse(services: Services) -> None:
    while True:
        with _telling("analysing"):
            await services.analyses.look()
        await asyncio.sleep(LOOK_SECONDS)


async def _again(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """What has no end of its own; of its name is heard when it fails."""
    while True:
        with _telling(name):
            await work()
        await asyncio.sleep(1)


@contextlib.contextmanager
def _telling(what: str) -> Any:
    """A failure is told and does not end the work."""
    try:
        yield
        jobs.done(what)
    except StoreFailed as failed:
        jobs.done(what, str(failed))
        log.error("background work failed", extra={"work": what, "why": str(failed)})
    except Exception as error:
        jobs.done(what, f"{type(error).__name__}: {error}")
        log.exception("background work failed", extra={"work": what})


def _answer(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response[bytes]:
    REQUESTS.add(str(status))
    safe = {**HEADERS, "content-security-policy": API_POLICY, "cache-control": "no-store", **(headers or {})}
    return Response(encode(problem), status_code=status, media_type="application/json", headers=safe)


def _refused(_request: Request[Any, Any, Any], refused: Refused) -> Response[bytes]:
    return _answer(problem_of(refused), status_of(refused))


def _http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    messages = {404: "unknown-page", 405: "wrong-method", 400: "malformed"}
    reason = Reason(messages.get(error.status_code, "refused"))
    return _answer(Problem(reason=reason), error.status_code, dict(error.headers or {}))


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Our own mistake. The log has it; the answer says no more than that."""
    log.error(
        "fault", exc_info=error, extra={"method": request.method, "route": str(request.scope.get("path_template"))}
    )
    return _answer(Problem(reason=Reason("server-fault")), 500)

"""What nobody may learn or forge: who has an account, what was written where an error is told, from where one asks."""

import asyncio
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from branchline.server.errors import Denied
from branchline.server.http.security import check_forgery, check_origin, cookie_header
from branchline.server.people.accounts import Accounts, decoy, ended
from branchline.server.people.links import new_token
from branchline.server.settings import Settings
from branchline.server.store.engine import open_engine
from branchline.server.store.migrate import migrate
from branchline.server.store.store import Store

PLAIN = Settings(data="")
TLS = Settings(data="", url="https://tables.example.org")


class Counting(PasswordHasher):
    """Cheap, and says what it was asked to do."""

    def __init__(self) -> None:
        super().__init__(1, 8, 1)
        self.asked: list[str] = []

    def hash(self, password: Any, *, salt: Any = None) -> str:
        self.asked.append("hash")
        return super().hash(password, salt=salt)

    def verify(self, hash: Any, password: Any) -> Any:  # noqa: A002 - its name there
        self.asked.append("verify")
        return super().verify(hash, password)


def test_a_wrong_password_takes_as_much_work_as_a_name_that_is_not_there(folder: str) -> None:
    migrate(folder)
    store, hasher = Store(folder), Counting()

    async def run() -> None:
        accounts = Accounts(store, hasher)
        await accounts.register(None, "Ada", "correct horse", new_token())
        for name in ("Ada", "Nobody", "Nobody"):
            hasher.asked.clear()
            with pytest.raises(Denied):
                await accounts.sign_in(None, name, "wrong horse", new_token())
            assert hasher.asked == ["verify"]

    asyncio.run(run())
    store.close()


def test_the_decoy_costs_what_a_real_hash_costs() -> None:
    for hasher in (PasswordHasher(), PasswordHasher(1, 8, 1)):
        shape = [part.split("$")[:4] for part in (decoy(hasher), hasher.hash("anything"))]
        assert shape[0] == shape[1]
        assert len(decoy(hasher)) == len(hasher.hash("anything"))
        assert not hasher.check_needs_rehash(decoy(hasher))


class SlowStore:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.answers: list[asyncio.Future[Any]] = []

    async def read(self, _query: Any) -> Any:
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]


def test_who_was_revoked_while_the_database_answered_is_not_remembered() -> None:
    async def run() -> None:
        store: Any = SlowStore()
        accounts, token = Accounts(store), new_token()
        asking = asyncio.ensure_future(accounts.by_token(token))
        await asyncio.sleep(0)
        accounts.hear(ended("id"))  # it was revoked just now
        store.answers[0].set_result(("id", "Ada", "ada"))
        await asking
        again = asyncio.ensure_future(accounts.by_token(token))
        await asyncio.sleep(0)
        assert len(store.answers) == 2, "the database is asked again"
        store.answers[1].set_result(None)
        assert await again is None

    asyncio.run(run())


def test_an_error_of_the_database_shows_nothing_of_what_was_written(data: str) -> None:
    migrate(data)
    engine = open_engine(data, writes=True)
    wrong = text("INSERT INTO sessions (hash, player, expires_at) VALUES (:hash, :player, 0)")
    with pytest.raises(IntegrityError) as caught, engine.begin() as connection:
        connection.execute(wrong, {"hash": "secret-session", "player": None})
    engine.dispose()
    assert "INSERT INTO sessions" in str(caught.value)
    assert "[parameters" not in str(caught.value) or "hidden" in str(caught.value)


@pytest.mark.parametrize(
    ("settings", "headers"),
    [
        (PLAIN, {"host": "tables.local:8000", "origin": "http://tables.local:8000"}),
        (PLAIN, {"host": "tables.local:8000", "origin": "http://TABLES.local:8000"}),
        (PLAIN, {}),
        (TLS, {"host": "inside:8000", "origin": "https://tables.example.org"}),
        (TLS, {"host": "inside:8000", "origin": "https://tables.example.org:443"}),
    ],
)
def test_our_own_pages_may_ask(settings: Settings, headers: dict[str, str]) -> None:
    check_origin(headers, settings)


@pytest.mark.parametrize(
    ("settings", "headers"),
    [
        (PLAIN, {"host": "tables.local:8000", "origin": "http://tables.local:8001"}),
        (PLAIN, {"host": "tables.local:8000", "origin": "null"}),
        (PLAIN, {"origin": "null"}),
        (PLAIN, {"host": "tables.local:8000", "origin": "http://["}),
        (TLS, {"host": "tables.example.org", "origin": "https://[tables.example.org"}),
        (TLS, {"host": "tables.example.org", "origin": "http://tables.example.org"}),
        (TLS, {"host": "tables.example.org", "origin": "https://tables.example.org:8443"}),
        (TLS, {"host": "tables.example.org", "origin": "https://tables.example.org:x"}),
        (TLS, {"host": "evil.example", "origin": "https://evil.example"}),
    ],
)
def test_other_pages_may_not(settings: Settings, headers: dict[str, str]) -> None:
    with pytest.raises(Denied, match="wrong-origin"):
        check_origin(headers, settings)
    with pytest.raises(Denied):
        check_forgery({**headers, "x-branchline": "1"}, settings)


def test_behind_tls_the_cookie_goes_over_tls_alone() -> None:
    assert "; Secure" in cookie_header("token", TLS)
    assert "; Secure" not in cookie_header("token", PLAIN)
    assert "Max-Age=0" in cookie_header("", TLS)

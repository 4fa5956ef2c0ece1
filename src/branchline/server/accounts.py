"""People: guests with a secret cookie, accounts with name and password, tokens for programs."""

import asyncio
import time
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from os import urandom
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from branchline.server.errors import Conflict, Denied, Unknown
from branchline.server.links import is_id, new_id, new_token, token_hash
from branchline.server.store import schema
from branchline.server.store.store import Store
from branchline.server.wire import TokenInfo

SESSION_SECONDS: Final = 400 * 86_400
MOST_TOKENS: Final = 20
HASHES_AT_ONCE: Final = 2
"""Checking a password takes 64 MB on purpose: more at the same time would be a way to fill the memory."""
_REMEMBERED: Final = 10_000
PERSON_NEWS: Final = "person"
"""News of this name tells other processes to ask the database again who is who."""
ENDED_NEWS: Final = "person-ended"
"""The same, and that sessions or tokens have ended: live connections ask again as well."""


class Player(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None = None

    @property
    def is_guest(self) -> bool:
        return self.login is None


class Accounts:
    """Who is who. What was read from the database is remembered until somebody changes it."""

    def __init__(self, store: Store, hasher: PasswordHasher | None = None) -> None:
        self._store = store
        self._hasher = hasher or PasswordHasher()
        self._decoy = decoy(self._hasher)
        self._known: dict[str, Player | None] = {}
        self.watchers: set[Callable[[], None]] = set()
        """Called when sessions or tokens have ended."""
        self._hashing = ThreadPoolExecutor(HASHES_AT_ONCE, "password")

    def forget_all(self) -> None:
        """A new dict, so that an answer still on its way from the database is not remembered any more."""
        self._known = {}

    def hear(self, news: str) -> None:
        self.forget_all()
        if news != PERSON_NEWS:
            for watcher in tuple(self.watchers):
                watcher()

    async def by_cookie(self, token: str) -> Player | None:
        live = schema.sessions.c.expires_at > time.time()
        return await self._find("c" + token_hash(token), schema.sessions, live)

    async def by_token(self, token: str) -> Player | None:
        return await self._find("t" + token_hash(token), schema.tokens)

    async def _find(self, key: str, table: Any, *more: Any) -> Player | None:
        known = self._known
        if key in known:
            return known[key]
        players = schema.players.c
        query = select(players.id, players.name, players.login).join(table, table.c.player == players.id)
        found = await self._store.read(lambda c: c.execute(query.where(table.c.hash == key[1:], *more)).first())
        player = Player(*found) if found is not None else None
        if len(known) >= _REMEMBERED:
            known.clear()
        known[key] = player
        return player

    async def _write(self, job: Callable[[Connection], Any], news: str = PERSON_NEWS) -> Any:
        try:
            return await self._store.write(job, table=news)
        finally:  # also where nobody knows whether it was stored
            self.hear(news)

    # Guests and sessions ----------------------------------------------------------------------------------------------

    async def new_guest(self, name: str = "") -> tuple[Player, str]:
        """Somebody new, and the token for their cookie."""
        player, token = Player(new_id(), name), new_token()

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.players).values(id=player.id, name=name, created_at=time.time()))
            connection.execute(_session(token, player.id))

        await self._write(job)
        return player, token

    async def sign_out(self, token: str) -> None:
        ended = delete(schema.sessions).where(schema.sessions.c.hash == token_hash(token))
        await self._write(lambda c: c.execute(ended), ENDED_NEWS)

    async def rename(self, player: Player, name: str) -> Player:
        def job(connection: Connection) -> None:
            connection.execute(update(schema.players).where(schema.players.c.id == player.id).values(name=name))

        await self._write(job)
        return Player(player.id, name, player.login)

    # Accounts ---------------------------------------------------------------------------------------------------------

    async def register(self, guest: Player | None, name: str, password: str) -> tuple[Player, str]:
        """A new account. A guest becomes it, with all their seats."""
        if guest is not None and not guest.is_guest:
            raise Conflict("signed-in-already")
        player = Player(guest.id if guest else new_id(), name, login_of(name))
        hashed, token = await self._hash(password), new_token()

        def job(connection: Connection) -> None:
            values = {"name": name, "login": player.login, "password": hashed}
            if guest is not None:
                connection.execute(update(schema.players).where(schema.players.c.id == player.id).values(values))
            else:
                connection.execute(insert(schema.players).values(id=player.id, created_at=time.time(), **values))
            connection.execute(delete(schema.sessions).where(schema.sessions.c.player == player.id))
            connection.execute(_session(token, player.id))

        try:
            await self._write(job, ENDED_NEWS)
        except IntegrityError:
            raise Conflict("name-taken", name=name) from None
        return player, token

    async def sign_in(self, guest: Player | None, name: str, password: str) -> tuple[Player, str, list[str]]:
        """The account, a fresh cookie, and the tables whose seats moved from the guest into it."""
        player = await self._check(name, password)
        token = new_token()

        def job(connection: Connection) -> list[str]:
            connection.execute(_session(token, player.id))
            return _move(connection, guest.id, player.id) if guest is not None and guest.is_guest else []

        return player, token, await self._write(job, ENDED_NEWS)

    async def _check(self, name: str, password: str) -> Player:
        """Takes equally long whether there is such an account or not."""
        columns = schema.players.c
        query = select(columns.id, columns.name, columns.login, columns.password)
        found = await self._store.read(lambda c: c.execute(query.where(columns.login == login_of(name))).first())
        if not await self._is_password(found.password if found else None, password) or found is None:
            raise Denied("wrong-name-or-password")
        return Player(found.id, found.name, found.login)

    async def change_password(self, player: Player, old: str, new: str) -> str:
        """All other sessions end; the new one's token is returned."""
        await self._check(player.login or "", old)
        hashed, token = await self._hash(new), new_token()

        def job(connection: Connection) -> None:
            connection.execute(update(schema.players).where(schema.players.c.id == player.id).values(password=hashed))
            connection.execute(delete(schema.sessions).where(schema.sessions.c.player == player.id))
            connection.execute(_session(token, player.id))

        await self._write(job, ENDED_NEWS)
        return token

    async def seats_in_play(self, player: Player) -> list[tuple[str, int]]:
        seats, rows = schema.seats.c, schema.matches.c
        query = select(seats.match, seats.seat).join(schema.matches, rows.id == seats.match)
        mine = query.where(seats.player == player.id, rows.state == "playing")
        return [(row.match, row.seat) for row in await self._store.read(lambda c: c.execute(mine).all())]

    async def delete(self, player: Player, password: str) -> None:
        """The person goes: name, password, sessions, tokens and what they wrote. The matches stay, without a name."""
        await self._check(player.login or "", password)
        await self._write(lambda connection: _forget(connection, player.id), ENDED_NEWS)

    # Tokens -----------------------------------------------------------------------------------------------------------

    async def new_api_token(self, player: Player, label: str) -> TokenInfo:
        if len(await self.api_tokens(player)) >= MOST_TOKENS:
            raise Conflict("too-many-tokens", most=MOST_TOKENS)
        token, info = new_token(), TokenInfo(id=new_id(), label=label, created_at=time.time())
        values = {"id": info.id, "hash": token_hash(token), "player": player.id, "label": label}
        await self._write(lambda c: c.execute(insert(schema.tokens).values(created_at=info.created_at, **values)))
        return msgspec.structs.replace(info, token=token)

    async def api_tokens(self, player: Player) -> list[TokenInfo]:
        columns = schema.tokens.c
        query = select(columns.id, columns.label, columns.created_at).where(columns.player == player.id)
        rows = await self._store.read(lambda c: c.execute(query.order_by(columns.created_at)).all())
        return [TokenInfo(id=row.id, label=row.label, created_at=row.created_at) for row in rows]

    async def revoke(self, player: Player, token_id: str) -> None:
        if not is_id(token_id):
            raise Unknown("unknown-token")
        columns = schema.tokens.c
        statement = delete(schema.tokens).where(columns.id == token_id, columns.player == player.id)
        if not (await self._write(lambda c: c.execute(statement).rowcount, ENDED_NEWS)):
            raise Unknown("unknown-token")

    # Passwords: slow on purpose, so never on the event loop -----------------------------------------------------------

    async def _hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._hashing, self._hasher.hash, password)

    async def _is_password(self, hashed: str | None, password: str) -> bool:
        def check() -> bool:
            try:
                return self._hasher.verify(hashed or self._decoy, password) and hashed is not None
            except (Argon2Error, InvalidHashError):
                return False

        return await asyncio.get_running_loop().run_in_executor(self._hashing, check)


def decoy(hasher: PasswordHasher) -> str:
    """A hash of no password at all, which costs exactly as much to check as a real one."""
    salt, hashed = (b64encode(urandom(size)).decode().rstrip("=") for size in (hasher.salt_len, hasher.hash_len))
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${hashed}"


def login_of(name: str) -> str:
    """Two names that look alike but for capitals and spaces are one."""
    return " ".join(name.casefold().split())


def hash_password(password: str) -> str:
    return PasswordHasher().hash(password)


def _session(token: str, player: str) -> Any:
    expires = time.time() + SESSION_SECONDS
    return insert(schema.sessions).values(hash=token_hash(token), player=player, expires_at=expires)


def _forget(connection: Connection, player: str) -> None:
    for table in (schema.sessions, schema.tokens, schema.feats):
        connection.execute(delete(table).where(table.c.player == player))
    lines, seats, rows = schema.lines, schema.seats, schema.matches.c
    connection.execute(update(lines).where(lines.c.player == player).values(text="", name="", player=None))
    waiting = seats.c.match.in_(select(rows.id).where(rows.state == "open"))
    connection.execute(
        update(seats).where(seats.c.player == player, waiting).values(kind="open", link=seats.c.link + 1)
    )
    for table in (seats, schema.results):
        connection.execute(update(table).where(table.c.player == player).values(name="", player=None))
    nobody = {"name": "", "login": None, "password": None}
    connection.execute(update(schema.players).where(schema.players.c.id == player).values(nobody))


def _move(connection: Connection, guest: str, account: str) -> list[str]:
    """A guest's seats, tables, lines and records become the account's."""
    tables = [
        row.match for row in connection.execute(select(schema.seats.c.match).where(schema.seats.c.player == guest))
    ]
    for table in (schema.seats, schema.results, schema.feats, schema.lines):
        connection.execute(update(table).where(table.c.player == guest).values(player=account))
    connection.execute(update(schema.matches).where(schema.matches.c.owner == guest).values(owner=account))
    connection.execute(delete(schema.sessions).where(schema.sessions.c.player == guest))
    return sorted(set(tables))

"""People: guests with a secret cookie, accounts with name and password, tokens for programs."""

import asyncio
import os
import sys
import threading
import time
from base64 import b64encode
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from os import urandom
from typing import Any, Final, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from branchline.core.names import MOST, clean
from branchline.server.errors import Conflict, Denied, Malformed, Unknown
from branchline.server.people.allowance import check_guests
from branchline.server.people.callings import claim, readable
from branchline.server.people.links import is_id, is_token, new_id, place_of, token_hash
from branchline.server.people.player import Player
from branchline.server.settings import Bounds
from branchline.server.store import invitations, people
from branchline.server.store.connection import Clash, Connection
from branchline.server.store.departing import depart, drop_strays, strays
from branchline.server.store.forgetting import (
    AT_ONCE,
    empty_guests,
    end_sessions,
    ended_sessions,
    forget_guests,
    forget_places,
    forget_places_of_lines,
    left_lines,
    left_tables,
)
from branchline.server.store.news import EVERYTHING
from branchline.server.store.store import Store
from branchline.tables.people_messages import TokenInfo

T = TypeVar("T")
SESSION_SECONDS: Final = 400 * 86_400
NICENESS: Final = 10
HASHES_AT_ONCE: Final = 2
"""Checking a password takes 64 MB on purpose: more at the same time would be a way to fill the memory."""
_REMEMBERED: Final = 10_000
_RENAMED, _ENDED = "renamed", "ended"


def renamed(player: str) -> str:
    """News that tells other processes to ask the database again who this is."""
    return f"{_RENAMED} {player}"


def ended(player: str) -> str:
    """The same, and that sessions or tokens of theirs have ended: their live connections ask again as well."""
    return f"{_ENDED} {player}"


def is_of_people(news: str) -> bool:
    """Other news is the id of a table, or says that everything may have changed."""
    return news == EVERYTHING or " " in news


Find = Callable[[Connection], people.Found | None]
Also = Callable[[Connection, T], None]
"""What belongs into the same transaction, given what comes of it: the answer, kept for who asks again. It comes before
what could collide with the same at the same moment."""


def _nothing(_connection: Connection, _made: Any) -> None:
    """Nothing more."""


class Accounts:
    """Who is who. What was read from the database is remembered until that person changes, and never what was not
    there: whoever invents cookies is asked about each time, and pushes nobody else out of the memory."""

    def __init__(self, store: Store, hasher: PasswordHasher | None = None, bounds: Bounds | None = None) -> None:
        self._store = store
        self._bounds = bounds or Bounds()
        self._hasher = hasher or PasswordHasher()
        self._decoy = decoy(self._hasher)
        self._known: dict[str, Player] = {}
        self._keys: dict[str, set[str]] = {}
        """Of each person who is remembered, by which cookies and tokens."""
        self._turn = 0
        """Counts what was heard, so that an answer that was on its way meanwhile is not remembered."""
        self._watchers: dict[str, set[Callable[[], None]]] = {}
        self._hashing = ThreadPoolExecutor(HASHES_AT_ONCE, "password", step_back)

    def watch(self, player: str, watcher: Callable[[], None]) -> None:
        """From now on `watcher` is called when a session or token of this player has ended."""
        self._watchers.setdefault(player, set()).add(watcher)

    def unwatch(self, player: str, watcher: Callable[[], None]) -> None:
        self._watchers[player].discard(watcher)
        if not self._watchers[player]:
            del self._watchers[player]

    def hear(self, news: str) -> None:
        self._turn += 1
        kind, _, player = news.partition(" ")
        if news == EVERYTHING:
            self._known.clear()
            self._keys.clear()
        for key in self._keys.pop(player, ()):
            del self._known[key]
        heard = list(self._watchers) if news == EVERYTHING else [player] if kind == _ENDED else []
        for watcher in [watcher for one in heard for watcher in self._watchers.get(one, ())]:
            watcher()

    async def by_cookie(self, token: str) -> Player | None:
        return await self._find("c", token, lambda hashed: people.by_session(hashed, time.time()))

    async def by_token(self, token: str) -> Player | None:
        return await self._find("t", token, people.by_token)

    async def _find(self, kind: str, token: str, by: Callable[[str], Find]) -> Player | None:
        if not is_token(token):
            return None
        hashed = token_hash(token)
        known = self._known.pop(kind + hashed, None)
        if known is None:
            turn = self._turn
            found = await self._store.read(by(hashed))
            known = Player(*found) if found is not None else None
            if known is None or turn != self._turn:
                return known
            self._keys.setdefault(known.id, set()).add(kind + hashed)
        self._known[kind + hashed] = known  # the latest used is the last to be forgotten
        if len(self._known) > _REMEMBERED:
            self._forget_first()
        return known

    def _forget_first(self) -> None:
        key = next(iter(self._known))
        player = self._known.pop(key).id
        self._keys[player].discard(key)
        if not self._keys[player]:
            del self._keys[player]

    async def _write(self, job: Callable[[Connection], T], news: Callable[[T], Iterable[str]] = lambda _: ()) -> T:
        """What `news` makes of the job's answer is told to all processes, this one included."""
        told: list[str] = []

        def run(connection: Connection) -> T:
            answer = job(connection)
            told[:] = news(answer)
            for each in told:
                self._store.news.add(each)
            return answer

        try:
            return await self._store.write(run)
        finally:  # also where nobody knows whether it was stored
            for each in told:
                self.hear(each)

    # Guests and sessions ----------------------------------------------------------------------------------------------

    async def new_guest(self, name: str, token: str, address: str) -> Player:
        """Somebody new, known by this token; who came with it at the same moment is the same. Raises Conflict where too
        many came from that address."""
        place = place_of(self._store.secret, address)
        player = Player(new_id(), name, place=place)

        def job(connection: Connection) -> None:
            check_guests(connection, place, self._bounds)
            people.add(connection, player.id, time.time(), {"name": name, "place": place})
            _begin_session(connection, token, player.id)

        try:
            await self._write(job)
        except Clash:
            known = await self.by_cookie(token)
            if known is None:
                raise
            return known
        return player

    async def forget(self, days: float) -> None:
        """Sessions that have ended, guests of so many days ago who never sat at a table, what people who are gone had
        under way, where they came from, and invitations to where nobody can sit down any more: a few at a time."""
        while over := await self._store.read(ended_sessions):
            await self._store.write(end_sessions(over))
        while found := await self._store.read(empty_guests(days)):
            await self._write(forget_guests(found), lambda gone: [ended(guest) for guest in gone])
        while any((found_strays := await self._store.read(strays(AT_ONCE))).values()):
            await self._store.write(drop_strays(found_strays))
        while over := await self._store.read(left_tables(days)):
            await self._store.write(forget_places(over))
        while lines := await self._store.read(left_lines):
            await self._store.write(forget_places_of_lines(lines))
        while over := await self._store.read(invitations.past(AT_ONCE)):
            await self._store.write(invitations.drop(over))

    async def sign_out(self, token: str, also: Also[str | None] = _nothing) -> None:
        """Only a session that there was is news."""

        def job(connection: Connection) -> str | None:
            player = people.end_session(connection, token_hash(token))
            also(connection, player)
            return player

        await self._write(job, lambda player: [ended(player)] if player else [])

    async def rename(self, player: Player, name: str, also: Also[Player] = _nothing) -> Player:
        called = msgspec.structs.replace(player, name=name)

        def job(connection: Connection) -> None:
            also(connection, called)
            if player.login is not None and name != player.name:
                claim(connection, player.id, name, player.login)
            people.put(connection, player.id, {"name": name})

        try:
            await self._write(job, lambda _: [renamed(player.id)])
        except Clash:  # another process was quicker
            raise Conflict("name-taken", name=name) from None
        return called

    # Accounts ---------------------------------------------------------------------------------------------------------

    async def register(
        self, guest: Player | None, name: str, password: str, token: str, also: Also[Player] = _nothing
    ) -> Player:
        """A new account, signed in with this token. A guest becomes it, with all their seats."""
        if guest is not None and not guest.is_guest:
            raise Conflict("signed-in-already")
        name = readable(name, self._bounds)
        check_password(password, self._bounds)
        player = Player(guest.id if guest else new_id(), name, login_of(name))
        _check_login(name, player.login or "")
        hashed = await self._hash(password)

        def job(connection: Connection) -> None:
            also(connection, player)
            values = {"name": name, "login": player.login, "password": hashed, "place": None}
            if guest is not None:
                people.put(connection, player.id, values)
            else:
                people.add(connection, player.id, time.time(), values)
            claim(connection, player.id, name, player.login or "")
            people.end_all_sessions(connection, player.id)
            _begin_session(connection, token, player.id)

        try:
            await self._write(job, lambda _: [ended(player.id)])
        except Clash:
            raise Conflict("name-taken", name=name) from None
        return player

    async def sign_in(
        self, guest: Player | None, name: str, password: str, token: str, also: Also[Player] = _nothing
    ) -> tuple[Player, list[str]]:
        """The account, signed in with this token, and the tables of which something moved from the guest into it."""
        player = await self._check(name, password)
        came_as = guest.id if guest is not None and guest.is_guest else None

        def job(connection: Connection) -> tuple[list[str], int]:
            also(connection, player)
            _begin_session(connection, token, player.id)
            moved = people.move(connection, came_as, player.id) if came_as else []
            return moved, people.end_oldest_sessions(connection, player.id, self._bounds.sessions)

        def news(answer: tuple[list[str], int]) -> list[str]:
            people = [ended(who) for who, is_news in ((came_as, True), (player.id, answer[1])) if who and is_news]
            return [*people, *answer[0]]

        return player, (await self._write(job, news))[0]

    async def _check(self, name: str, password: str) -> Player:
        """Takes equally long whether there is such an account or not."""
        account = await self._store.read(account_of(name))
        if not await self._is_password(account.password if account else None, password) or account is None:
            raise Denied("wrong-name-or-password")
        if account.is_closed:
            raise Denied("account-closed")
        return Player(*account.found)

    async def change_password(
        self, player: Player, old: str, new: str, token: str, also: Also[Player] = _nothing
    ) -> None:
        """All other sessions end; this token is the new one's."""
        check_password(new, self._bounds)
        await self._check(player.login or "", old)
        hashed = await self._hash(new)

        def job(connection: Connection) -> None:
            also(connection, player)
            people.put(connection, player.id, {"password": hashed})
            people.end_all_sessions(connection, player.id)
            _begin_session(connection, token, player.id)

        await self._write(job, lambda _: [ended(player.id)])

    async def seats_in_play(self, player: Player) -> list[tuple[str, int]]:
        return await self._store.read(people.seats_in_play(player.id))

    async def delete(self, player: Player, password: str, also: Also[Player] = _nothing) -> list[str]:
        """The person goes: name, password, sessions, tokens and what they wrote. The matches stay, without a name: the
        tables at which somebody should look. A guest has no password to ask for."""
        if not player.is_guest:
            await self._check(player.login or "", password)
        leave = depart(player.id)

        def job(connection: Connection) -> list[str]:
            tables = leave(connection)
            also(connection, player)
            return tables

        return await self._write(job, lambda tables: [ended(player.id), *tables])

    # Tokens -----------------------------------------------------------------------------------------------------------

    async def new_api_token(
        self, player: Player, label: str, token: str, also: Also[TokenInfo] = _nothing
    ) -> TokenInfo:
        info = TokenInfo(id=new_id(), label=label, created_at=time.time())
        stored, most = people.StoredToken(info.id, label, info.created_at), self._bounds.tokens

        def job(connection: Connection) -> None:
            also(connection, info)
            people.hold(connection, player.id)
            if people.count_tokens(connection, player.id) >= most:
                raise Conflict("too-many-tokens", most=most)
            people.add_token(connection, stored, token_hash(token), player.id)

        await self._write(job)
        return msgspec.structs.replace(info, token=token)

    async def api_tokens(self, player: Player) -> list[TokenInfo]:
        found = await self._store.read(people.tokens_of(player.id))
        return [TokenInfo(id=token.id, label=token.label, created_at=token.created_at) for token in found]

    async def revoke(self, player: Player, token_id: str, also: Also[Player] = _nothing) -> None:
        if not is_id(token_id):
            raise Unknown("unknown-token")

        def job(connection: Connection) -> None:
            if not people.revoke_token(connection, token_id, player.id):
                raise Unknown("unknown-token")
            also(connection, player)

        await self._write(job, lambda _: [ended(player.id)])

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


def step_back() -> None:
    """This thread comes after all others: a password can wait, who plays cannot. Only Linux knows priorities of
    threads; the lock of Python is free while a password is hashed, so nobody waits for a thread that waits."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def login_of(name: str) -> str:
    """Two names that look alike but for capitals and spaces are one."""
    return clean(name).casefold()


def _check_login(name: str, login: str) -> None:
    """There are letters of which one becomes several where capitals do not count. Raises Malformed."""
    if len(login) > MOST:
        raise Malformed("bad-name", why="length", code="", most=MOST * len(name) // len(login))


def account_of(name: str) -> Callable[[Connection], people.Account | None]:
    """The account that somebody who says this name means."""
    return people.account(" ".join(name.casefold().split()), login_of(name))


def check_password(password: str, bounds: Bounds) -> None:
    """Whether it is as long as a new one must be. Raises Malformed."""
    if len(password) < bounds.least_password:
        raise Malformed("password-short", least=bounds.least_password)
    if len(password) > bounds.most_password:
        raise Malformed("password-long", most=bounds.most_password)


def hash_password(password: str) -> str:
    return PasswordHasher().hash(password)


def _begin_session(connection: Connection, token: str, player: str) -> None:
    people.add_session(connection, token_hash(token), player, time.time() + SESSION_SECONDS)

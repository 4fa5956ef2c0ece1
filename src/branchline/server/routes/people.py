"""Guests, accounts, tokens."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

import msgspec

from branchline.core.codec import decode, encode
from branchline.core.errors import Refused
from branchline.server.bounds.once import keep
from branchline.server.errors import Denied
from branchline.server.hosting.beside_play import remove
from branchline.server.hosting.solo_results import best_of
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.office.duties import use_code
from branchline.server.people.accounts import SESSION_SECONDS, login_of
from branchline.server.people.own_data import own_data
from branchline.server.people.player import Player
from branchline.server.store.connection import Connection
from branchline.server.store.departing import GONE
from branchline.server.store.writer import StoreFailed
from branchline.tables.own_data import OwnData
from branchline.tables.people_messages import (
    Credentials,
    Goodbye,
    Me,
    NewAccount,
    NewPassword,
    NewToken,
    Rename,
    TokenInfo,
    TokenList,
)
from branchline.tables.replay_messages import SoloResults
from branchline.tables.wire import Nothing

PEOPLE = Endpoints("people")


def _keeping(call: Call, answer: Callable[[Any], Any]) -> Callable[[Connection, Any], None]:
    """Keeps the answer for who asks again. Who is nobody yet becomes somebody by it."""

    def also(connection: Connection, made: Any) -> None:
        keep(call.once(made.id if isinstance(made, Player) else None), connection, answer(made))

    return also


def _done(_made: Any) -> Nothing:
    return Nothing()


def _me(call: Call) -> Callable[[Player | None], Me]:
    settings = call.services.settings
    least = settings.bounds.least_password
    nobody = Me(kind="nobody", name="", registration=settings.registration, least_password=least)

    def told(player: Player | None) -> Me:
        if player is None:
            return nobody
        kind: Literal["guest", "account"] = "guest" if player.is_guest else "account"
        return msgspec.structs.replace(nobody, kind=kind, name=player.name, id=player.id, admin=player.is_admin)

    return told


@PEOPLE.add("GET", "/api/me", Me)
async def me(call: Call) -> Me:
    """Who the server takes the asker for."""
    return _me(call)(call.player)


@PEOPLE.add("PUT", "/api/me/name", Me, body=Rename, refuses=(409,))
async def rename(call: Call) -> Me:
    """How one is called at tables from now on: not like somebody's account, nor so that one could be taken for it."""
    name = await call.services.callings.checked(call.body.name, call.player)
    player = await call.anybody(name)
    return _me(call)(await call.services.accounts.rename(player, name, _keeping(call, _me(call))))


@PEOPLE.add("POST", "/api/accounts", Me, body=NewAccount, status=201, refuses=(409,))
async def register(call: Call) -> Me:
    """A new account; a guest's games move into it. By invitation it takes a code, which is then used."""
    call.services.limits.spend("accounts", call.address)
    _by_cookie_only(call)
    _check_registration(call)
    accounts, wish, cookie = call.services.accounts, call.body, call.new_secret("cookie")
    with call.services.passwords.among(call.address):
        player = await accounts.register(call.player, wish.name, wish.password, cookie, _admitting(call))
    call.new_cookie = cookie
    await _remember(call, player.login or "")
    return _me(call)(player)


def _check_registration(call: Call) -> None:
    """Before the password costs anything. Raises Denied."""
    how = call.services.settings.registration
    if how == "off":
        raise Denied("registration-off")
    if how == "invitation" and call.body.code is None:
        raise Denied("registration-by-code")


def _admitting(call: Call) -> Callable[[Connection, Player], None]:
    """The code is used together with what comes of it: whoever is refused has it still."""
    keep = _keeping(call, _me(call))

    def also(connection: Connection, player: Player) -> None:
        if call.services.settings.registration == "invitation":
            use_code(connection, call.body.code, player.id)
        keep(connection, player)

    return also


@PEOPLE.add("POST", "/api/session", Me, body=Credentials)
async def sign_in(call: Call) -> Me:
    """Sign in on this device; a guest's games move into the account."""
    _by_cookie_only(call)
    accounts, attempts, login = call.services.accounts, call.services.attempts, login_of(call.body.name)
    await attempts.sign_in(call.address, login)
    wish, cookie = call.body, call.new_secret("cookie")
    with call.services.passwords.among(call.address):
        keep = _keeping(call, _me(call))
        player, moved = await accounts.sign_in(call.player, wish.name, wish.password, cookie, keep)
    call.new_cookie = cookie
    await _remember(call, login)
    for table in moved:
        loaded = call.services.registry.tables.get(table)
        if loaded is not None:
            await call.services.registry.look_now(loaded)
    return _me(call)(player)


async def _remember(call: Call, login: str) -> None:
    """That this person signed in from here. They have, also where it cannot be noted."""
    with suppress(StoreFailed):
        await call.services.attempts.remember(call.address, login, SESSION_SECONDS)


@PEOPLE.add("DELETE", "/api/session", Nothing)
async def sign_out(call: Call) -> Nothing:
    """Forget this device. A guest's seats are gone with the cookie."""
    _by_cookie_only(call)
    if call.cookie is not None:
        call.new_cookie = ""
        if call.player is not None:  # a cookie that nobody was given ends nothing
            await call.services.accounts.sign_out(call.cookie, _keeping(call, _done))
    return Nothing()


def _by_cookie_only(call: Call) -> None:
    if call.by_token:
        raise Denied("cookie-only")


@PEOPLE.add("PUT", "/api/me/password", Nothing, body=NewPassword)
async def change_password(call: Call) -> Nothing:
    """A new password; all other devices are signed out."""
    player = call.account()
    _by_cookie_only(call)
    await call.services.attempts.inside(player.id)
    wish, cookie = call.body, call.new_secret("cookie")
    with call.services.passwords.among(call.address):
        await call.services.accounts.change_password(player, wish.old, wish.new, cookie, _keeping(call, _done))
    call.new_cookie = cookie
    return Nothing()


@PEOPLE.add("GET", "/api/me/data", OwnData)
async def show_own_data(call: Call) -> bytes:
    """All that the server keeps about the asker, as one file."""
    player = call.somebody()
    call.services.limits.spend("files", player.id)
    return await own_data(call.services.store, player, call.services.settings.bounds.file_rows)


@PEOPLE.add("DELETE", "/api/me", Nothing, body=Goodbye)
async def delete_me(call: Call) -> Nothing:
    """Go for good: name, password, tokens and what one wrote. Matches stay without a name; bots play on in them."""
    player = call.somebody()
    _by_cookie_only(call)
    await call.services.attempts.inside(player.id)
    registry = call.services.registry
    seats = await call.services.accounts.seats_in_play(player)
    with call.services.passwords.among(call.address):
        tables = await call.services.accounts.delete(player, call.body.password or "", _keeping_of_who_is_gone(call))
    call.new_cookie = ""
    for name in tables:  # first of all: what is stored at a table from here on must not bring the name back
        if (loaded := registry.tables.get(name)) is not None:
            await registry.look_now(loaded)
    for name, seat in seats:
        with suppress(Refused, StoreFailed):  # over in the meantime, or frozen
            await remove(await registry.table(name), seat)
    return Nothing()


def _keeping_of_who_is_gone(call: Call) -> Callable[[Connection, Any], None]:
    """The client may ask again with the cookie that it still has; the person is no longer named."""
    once = call.write.of(GONE) if call.write is not None else None
    return lambda connection, _made: keep(once, connection, Nothing())


@PEOPLE.add("GET", "/api/me/tokens", TokenList)
async def list_tokens(call: Call) -> TokenList:
    """One's tokens for programs (not the secrets themselves)."""
    return TokenList(tokens=await call.services.accounts.api_tokens(call.account()))


def _with_token(call: Call, answer: bytes) -> bytes:
    """The token itself is kept nowhere: it is made again."""
    return encode(msgspec.structs.replace(decode(answer, TokenInfo), token=call.new_secret("token")))


@PEOPLE.add("POST", "/api/me/tokens", TokenInfo, body=NewToken, status=201, refuses=(409,), again=_with_token)
async def new_token(call: Call) -> TokenInfo:
    """A token for a program, shown this once: `Authorization: Bearer …` instead of the cookie."""
    _by_cookie_only(call)
    keep = _keeping(call, lambda info: info)
    return await call.services.accounts.new_api_token(call.account(), call.body.label, call.new_secret("token"), keep)


@PEOPLE.add("DELETE", "/api/me/tokens/{token}", Nothing, refuses=(404,))
async def revoke_token(call: Call) -> Nothing:
    """The token is no longer good for anything."""
    await call.services.accounts.revoke(call.account(), call.path["token"], _keeping(call, _done))
    return Nothing()


@PEOPLE.add("GET", "/api/me/records", SoloResults)
async def my_solo_results(call: Call) -> SoloResults:
    """One's solo results: the best medals of each challenge, the best score of each goal."""
    return SoloResults(feats=await call.services.store.read(best_of(call.somebody().id)))

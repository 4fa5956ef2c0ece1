"""The live connection: one WebSocket for one seat at one table, resumed from the last entry a client has."""

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import msgspec

from branchline.core.codec import decode, encode
from branchline.core.errors import Refused, Stale
from branchline.core.values import Seat
from branchline.server.bounds.once import Once, WriteId, first_answer, keeping, read_key
from branchline.server.errors import Conflict, Malformed, TooMany, Unknown, status_of, unavailable
from branchline.server.health.metrics import CUT, MESSAGES
from branchline.server.hosting import beside_play, consent, pauses
from branchline.server.hosting.listeners import Listener
from branchline.server.hosting.presence import come, go, is_marked, look
from branchline.server.hosting.showing import early_for
from branchline.server.hosting.table import Table
from branchline.server.http.security import check_origin, cookie_in, who
from branchline.server.people.player import Player
from branchline.server.routes.play import Speaker, submit, write_line
from branchline.server.routes.seating import own_seat, viewpoint
from branchline.server.services import Services
from branchline.server.store import chat
from branchline.server.store import connection as stored
from branchline.server.store.store import Repeated
from branchline.server.store.writer import StoreFailed
from branchline.tables import live_messages as live
from branchline.tables.judging import judge
from branchline.tables.play_messages import Done
from branchline.tables.reading import read_said

Scope = Any
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
NOBODY: Final = Player("", "")
"""Has no seat, and is told so."""
PATH: Final = re.compile("^/api/tables/([^/]+)/live$")


async def connect(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    """A WebSocket, straight from the server: what every message passes through is kept short."""
    headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
    address = scope["client"][0] if scope.get("client") else ""
    await services.turns.come(address)
    await receive()  # that it wants to connect
    await send({"type": "websocket.accept"})

    async def transmit(message: bytes) -> None:
        await send({"type": "websocket.send", "text": message.decode()})

    try:
        check_origin(headers, services.settings)
        services.limits.spend("requests", address)
        with services.live.among(address):
            player, _ = await who(headers, cookie_in(headers), services.accounts)
            with services.own_live.among(player.id if player else None):
                table = await _table(services, scope["path"])
                bounds = services.settings.bounds
                listener = Listener(
                    player.id if player else None, transmit, bounds.waiting_messages, bounds.waiting_bytes
                )
                connection = Connection(services, table, listener, address)
                connection.player, connection.headers = player, headers
                await _converse(connection, receive, send)
    except (Refused, StoreFailed) as error:
        bye, close = _refusal(error)
        await transmit(bye)
        await send(close)


def _refusal(error: Refused | StoreFailed) -> tuple[bytes, dict[str, Any]]:
    """What is said and how it is closed. The error itself is not kept: its trace leads to whoever holds it."""
    refused = error if isinstance(error, Refused) else unavailable(error)
    close = {"type": "websocket.close", "code": 4000 + status_of(refused), "reason": refused.reason.message}
    return encode(live.Bye(reason=refused.reason)), close


async def _converse(connection: "Connection", receive: Receive, send: Send) -> None:
    sender = asyncio.ensure_future(_send_rest(connection.listener, send))
    connection.expect_hello()
    try:
        with connection.doubting():
            await connection.hear_all(receive)
    finally:
        connection.urging.cancel()
        sender.cancel()
        await connection.leave()


async def _table(services: Services, path: str) -> Table:
    found = PATH.match(path)
    if found is None:
        raise Unknown("unknown-page")
    return await services.registry.table(found[1])


async def _send_rest(listener: Listener, send: Send) -> None:
    with contextlib.suppress(Exception):  # the other side is gone; who listens will notice
        await listener.send_rest()
        await send({"type": "websocket.close", "code": listener.code})


class Connection:
    """One client's side of the conversation."""

    def __init__(self, services: Services, table: Table, listener: Listener, address: str) -> None:
        self.services, self.table, self.listener, self.address = services, table, listener, address
        self.player: Any = None
        self.headers: dict[str, str] = {}
        self.is_greeted = False
        self.urging: asyncio.TimerHandle
        self._is_heard = False
        """Whether something was said that waits for its turn or is being answered."""
        self._too_many = 0

    @property
    def _who(self) -> str:
        return self.listener.player or self.address

    def expect_hello(self) -> None:
        patience = self.services.settings.bounds.hello_seconds
        self.urging = asyncio.get_running_loop().call_later(patience, self.urge)

    def urge(self) -> None:
        """Who connects has something to say: a place is not kept for ever for somebody who says no hello. But while
        something they said waits for its turn, it is we who are late."""
        if self._is_heard and not self.is_greeted:
            self.expect_hello()
        elif not self.is_greeted:
            self.listener.close("say-hello")

    @contextlib.contextmanager
    def doubting(self) -> Iterator[None]:
        """Meanwhile, when a session or token of this player has ended: was it ours?"""
        if self.player is None:
            yield
            return
        accounts, player = self.services.accounts, self.player.id
        accounts.watch(player, self._doubt)
        self._doubt()  # since we asked who it is, the session may have ended
        try:
            yield
        finally:
            accounts.unwatch(player, self._doubt)

    def _doubt(self) -> None:
        self.services.registry.go(self._ask_again())

    async def _ask_again(self) -> None:
        try:
            player, _ = await who(self.headers, cookie_in(self.headers), self.services.accounts)
        except Refused:
            player = None
        if player is None or player.id != self.listener.player:
            self.listener.close("signed-out")

    async def hear_all(self, receive: Receive) -> None:
        while (message := await receive())["type"] == "websocket.receive" and not self.listener.is_closed:
            MESSAGES.add()
            heard, self._is_heard = self._hear(message.get("text") or message.get("bytes") or ""), True
            await self.services.turns.spend(self.address, heard)
            self._is_heard = False
            await asyncio.sleep(0)  # others have their turn, however much this one has to say

    async def _hear(self, data: str | bytes) -> None:
        said: Any = None
        try:
            try:
                said = read_said(data)
            finally:
                self._spend("messages")  # what makes no sense counts as well
            if not self.is_greeted and not isinstance(said, live.Hello | live.Ping):
                raise Conflict("say-hello")
            answer = await self._answer(said)
        except Refused as refused:
            if isinstance(refused, Stale):
                self._show_again()
            answer = live.Refused(id=live.id_of(said), status=status_of(refused), reason=refused.reason)
        except StoreFailed as failed:
            answer = self._unavailable(said, failed)
        if answer is not None:
            self.listener.send(encode(answer))

    def _spend(self, kind: str) -> None:
        """Who says too much is refused, which is a warning, and in the end is cut."""
        try:
            self.services.limits.spend(kind, self._who)
        except TooMany:
            self._too_many += 1
            if self._too_many > self.services.settings.bounds.warnings:
                CUT.add("messages")
                self.listener.close("too-many", 4000 + TooMany.status)
            raise

    async def _answer(self, said: Any) -> Any:
        """To a write that is said again, what was answered the first time."""
        if (first := await self._first(said)) is not None:
            return first
        try:
            return await _ANSWERS[type(said)](self, said)
        except (Refused, StoreFailed, Repeated) as error:  # or it was done while we looked
            if (first := await self._first(said)) is not None:
                return first
            if isinstance(error, Repeated):
                raise Conflict("key-used") from error
            raise

    async def _first(self, said: Any) -> live.Done | None:
        write = self._write_id(said)
        first = await first_answer(self.services.store, write, self.listener.player) if write is not None else None
        return _done(said.id, decode(first.answer, Done)) if first is not None else None

    def _write_id(self, said: Any) -> WriteId | None:
        """What is said at another table, or for another seat, is something else."""
        if not isinstance(said, live.Write) or said.key is None:
            return None
        where = f"{self.table.id} {self.listener.seat}"
        try:
            asked = encode(msgspec.structs.replace(said, id=0, key=None))
        except RecursionError as error:  # as deep as could just be read
            raise Malformed("not-json", detail=str(error)) from None
        credential = self.headers.get("authorization") or cookie_in(self.headers) or f"nobody at {self.address}"
        return read_key(said.key, credential, (where, asked), 200)

    def once(self, said: Any) -> Once | None:
        write = self._write_id(said)
        return write.of(self.listener.player) if write is not None and self.listener.player is not None else None

    def _unavailable(self, said: Any, failed: StoreFailed) -> live.Refused | None:
        """Who could not even be greeted is to come again."""
        if isinstance(said, live.Hello):
            self.listener.close("table-reloads")
            return None
        return live.Refused(id=said.id, status=503, reason=unavailable(failed).reason)

    def _show_again(self) -> None:
        """A stale action is answered with where the match stands."""
        self.table.listeners.show_again(self.listener)

    def seat(self) -> Seat:
        return own_seat(self.table, self.listener.player, self.listener.seat)

    async def leave(self) -> None:
        if self.is_greeted:
            self.table.listeners.remove(self.listener)
            await go(self.table, self.listener.seat)

    # What can be said -------------------------------------------------------------------------------------------------

    async def hello(self, said: live.Hello) -> None:
        """Said again, it begins anew; who stays at the seat where they are has not been away from it in between."""
        services = self.services
        self._spend("hellos")
        if self.table.is_spoilt:
            self.table = await services.registry.table(self.table.id)
        viewpoint(self.table, self.player, said.seat)  # a refusal changes nothing: one stays where one is
        before = (self.table, self.listener.seat) if self.is_greeted else None
        self.table.listeners.remove(self.listener)
        try:
            await self._listen(said)
        except (Refused, StoreFailed):
            self.is_greeted = False
            if before is not None:
                await go(*before)
            raise
        self.is_greeted = True
        seat, sitting = self.listener.seat, self.table.sitting
        is_kept = sitting is not None and seat in sitting.handed  # who leaves after this hello has left
        if before is not None and before != (self.table, seat):
            await go(*before)
        await self.table.listeners.show_lines()
        if seat is not None:
            if before is None or not is_marked(self.table, seat):
                await come(self.table, seat)
            if is_kept:
                await beside_play.come_back(self.table, seat, self.player.id)

    async def _listen(self, said: live.Hello) -> None:
        services, line = self.services, said.line
        if line is None:
            line = self.listener.first_line = await services.store.read(chat.last_line(self.table.id))
        await self.table.reach(said.seq or 0)  # what another process has shown is never taken back
        self.listener.early = await early_for(self.table, viewpoint(self.table, self.player, said.seat), said.seq)
        # Since the connection opened the table may have been let go: who listens must listen to the one in use.
        # And the seat may have gone to somebody else.
        table = await services.registry.table(self.table.id)
        seat = viewpoint(table, self.player, said.seat)
        self.table, self.listener.seat, self.listener.is_drawing = table, seat, said.marks
        table.listeners.add(self.listener, said.seq, line)

    async def act(self, said: live.Act) -> live.Done:
        seat, player = self.seat(), self.listener.player or ""
        once = self.once(said)
        await beside_play.come_back(self.table, seat, player)
        return live.Done(
            id=said.id, seq=await submit(self.services.turns, self.table, seat, said.seq, said.action, player, once)
        )

    async def preview(self, said: live.Preview) -> live.Previewed:
        return live.Previewed(id=said.id, judged=judge(self.table.stands().match, self.seat(), said.action))

    async def undo(self, said: live.Undo) -> live.Done:
        seat, player = self.seat(), self.listener.player
        done = await beside_play.undo(
            self.table, seat, whole_turn=said.whole_turn, to=said.to, player=player, once=self.once(said)
        )
        return _done(said.id, done)

    async def answer_undo(self, said: live.AnswerUndo) -> live.Done:
        return _done(
            said.id,
            await consent.answer(self.table, self.seat(), said.what, agree=said.agree, once=self.once(said)),
        )

    async def pause(self, said: live.Pause) -> live.Done:
        seat, player = self.seat(), self.listener.player
        return _done(said.id, await pauses.pause(self.table, seat, ask=said.ask, player=player, once=self.once(said)))

    async def resume(self, said: live.Resume) -> live.Done:
        done = await pauses.resume(self.table, self.seat(), self.listener.player, self.once(said))
        return _done(said.id, done)

    async def redo(self, said: live.Redo) -> live.Done:
        done = await beside_play.do_again(self.table, self.seat(), self.listener.player, self.once(said))
        return _done(said.id, done)

    async def resign(self, said: live.Resign) -> live.Done:
        done = await beside_play.give_up(self.table, self.seat(), self.listener.player, self.once(said))
        return _done(said.id, done)

    async def chat(self, said: live.Chat) -> live.Done:
        done, once = Done(seq=self.table.seq), self.once(said)

        def kept(job: Callable[[stored.Connection], Any], _answer: Any) -> Callable[[stored.Connection], Any]:
            return keeping(once, job, lambda _lines: done)

        speaker = Speaker(self.player or NOBODY, self.address)
        await write_line(self.services, self.table, speaker, self.listener.seat, said.text, kept)
        return _done(said.id, done)

    async def look(self, said: live.Look) -> live.Done:
        """What is said again changes nothing, and stores nothing."""
        before, self.listener.is_looking = self.listener.is_looking, said.is_looking
        if before != said.is_looking and self.listener.seat is not None:
            try:
                await look(self.table, self.listener.seat)
            except StoreFailed:
                self.listener.is_looking = before
                raise
        return live.Done(id=said.id, seq=self.table.seq)

    async def ping(self, said: live.Ping) -> live.Done:
        return live.Done(id=said.id, seq=self.table.seq)


def _done(number: int, done: Done) -> live.Done:
    return live.Done(id=number, seq=done.seq, waits_for=done.waits_for)


_ANSWERS: dict[type, Callable[[Connection, Any], Awaitable[Any]]] = {
    live.Hello: Connection.hello,
    live.Act: Connection.act,
    live.Preview: Connection.preview,
    live.Undo: Connection.undo,
    live.AnswerUndo: Connection.answer_undo,
    live.Redo: Connection.redo,
    live.Pause: Connection.pause,
    live.Resume: Connection.resume,
    live.Resign: Connection.resign,
    live.Chat: Connection.chat,
    live.Ping: Connection.ping,
    live.Look: Connection.look,
}

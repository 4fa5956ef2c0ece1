"""What a page says over a table's connection, and what it hears: the messages of the live connection."""

from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from msgspec.structs import replace

from branchline.core.codec import decode
from branchline.core.errors import Refused, Stale
from branchline.core.values import Seat
from branchline.pocket import playing
from branchline.pocket.asking import own_seat, viewpoint
from branchline.pocket.host import Host
from branchline.pocket.kept import StoreFailed
from branchline.pocket.listeners import Listener
from branchline.pocket.once import ANY, Once, read_key
from branchline.pocket.table import Table
from branchline.tables import live_messages as live
from branchline.tables.judging import judge
from branchline.tables.play_messages import Done
from branchline.tables.reading import read_said
from branchline.tables.refusals import Conflict, Unavailable, status_of


class Speaker:
    """Who speaks: a page, at a table."""

    def __init__(self, host: Host, listener: Listener, table: Table, once: Once) -> None:
        self.host, self.listener, self.table, self.once = host, listener, table, once

    def seat(self) -> Seat:
        return own_seat(self.table, self.listener.seat)

    async def hello(self, said: live.Hello) -> None:
        seat = viewpoint(self.table, said.seat)
        self.listener.seat, self.listener.is_drawing = seat, said.marks
        self.host.listeners.greet(self.listener, self.table, said.seq)
        if seat is not None:
            await self.host.come_back(self.table, seat)

    async def act(self, said: live.Act) -> live.Done:
        return _done(said.id, await playing.act(self.host, self.table, self.seat(), said.seq, said.action, self.once))

    async def preview(self, said: live.Preview) -> live.Previewed:
        return live.Previewed(id=said.id, judged=judge(self.table.stands().match, self.seat(), said.action))

    async def undo(self, said: live.Undo) -> live.Done:
        whole, to = said.whole_turn, said.to
        return _done(
            said.id, await playing.undo(self.host, self.table, self.seat(), self.once, whole_turn=whole, to=to)
        )

    async def answer_undo(self, said: live.AnswerUndo) -> live.Done:
        seat, once = self.seat(), self.once
        done = await playing.answer_undo(self.host, self.table, seat, said.what, once, agree=said.agree)
        return _done(said.id, done)

    async def redo(self, said: live.Redo) -> live.Done:
        return _done(said.id, await playing.redo(self.host, self.table, self.seat(), self.once))

    async def resign(self, said: live.Resign) -> live.Done:
        return _done(said.id, await playing.resign(self.host, self.table, self.seat(), self.once))

    async def needs_server(self, _said: live.Chat | live.Pause | live.Resume) -> None:
        """Nobody is here to talk to, and no clock to stop."""
        raise Conflict("needs-server")

    async def ping(self, said: live.Ping) -> live.Done:
        """Comes again and again while a table is open: a bot whose move could not be kept tries once more."""
        self.host.look_at(self.table)
        return live.Done(id=said.id, seq=self.table.row.seq)

    async def look(self, said: live.Look) -> live.Done:
        """Nobody is told of anything elsewhere."""
        return live.Done(id=said.id, seq=self.table.row.seq)


def _done(number: int, done: Done) -> live.Done:
    return live.Done(id=number, seq=done.seq, waits_for=done.waits_for)


_ANSWERS: dict[type, Callable[[Speaker, Any], Coroutine[Any, Any, Any]]] = {
    live.Hello: Speaker.hello,
    live.Act: Speaker.act,
    live.Preview: Speaker.preview,
    live.Undo: Speaker.undo,
    live.AnswerUndo: Speaker.answer_undo,
    live.Redo: Speaker.redo,
    live.Resign: Speaker.resign,
    live.Chat: Speaker.needs_server,
    live.Pause: Speaker.needs_server,
    live.Resume: Speaker.needs_server,
    live.Ping: Speaker.ping,
    live.Look: Speaker.look,
}


async def receive(host: Host, number: int, text: str) -> None:
    """One message of a page; what it hears in answer comes over its connection."""
    listener = host.listeners.find(number)
    if listener is None:
        return
    said: Any = None
    try:
        said = read_said(text)
        if not listener.is_greeted and not isinstance(said, live.Hello | live.Ping):
            raise Conflict("say-hello")
        table = await host.table(listener.table)
        once = _once(host, listener, said)
        answer = await host.answer_once(once, _ANSWERS[type(said)](Speaker(host, listener, table, once), said))
        if isinstance(answer, msgspec.Raw):
            answer = _done(said.id, decode(bytes(answer), Done))
    except Refused as refused:
        if isinstance(refused, Stale):
            host.listeners.show_entries_to(listener, await host.table(listener.table))
        answer = _refused(said, refused)
    except StoreFailed:
        answer = _refused(said, Unavailable("pocket-store-failed"))
    if answer is not None:
        listener.send(answer)


def _once(host: Host, listener: Listener, said: Any) -> Once:
    """What is said at another table, or for another seat, is something else."""
    if not isinstance(said, live.Write) or said.key is None:
        return ANY
    return read_key(host.answers, said.key, listener.table, listener.seat, replace(said, id=0, key=None))


def _refused(said: Any, refused: Refused) -> live.Refused:
    return live.Refused(id=live.id_of(said), status=status_of(refused), reason=refused.reason)

"""The door: every connection is counted and timed from its first byte on, before there is a request to judge.

uvicorn holds any number of connections, waits for ever for the rest of a request and for a reader who does not read,
and takes in at once whatever lies in the socket. What it leaves open is closed here and in connections.py: who may come
in, how long each may keep us waiting, how much is taken in at a time, and when.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Final

from branchline.server.bounds.limits import KEPT, Crowd, Limits, one_asker
from branchline.server.bounds.turns import Turns
from branchline.server.errors import TooMany
from branchline.server.health.metrics import CUT
from branchline.server.http.proxies import Proxies
from branchline.server.settings import Settings

LOOK_SECONDS: Final = 0.5


class _Gone(asyncio.Transport):
    """What is left of a connection that has ended: whatever is asked of it, there is nothing to do."""

    def is_closing(self) -> bool:
        return True

    def close(self) -> None: ...

    def abort(self) -> None: ...

    def write(self, data: bytes | bytearray | memoryview) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


GONE: Final = _Gone()


class Door:
    """Who is inside. Connections of a proxy we believe count among all alone: its clients are told apart by what it
    says of each request."""

    def __init__(self, settings: Settings, limits: Limits, turns: Turns) -> None:
        self.bounds = settings.bounds
        self.proxies = Proxies(settings.proxies)
        self.limits, self.turns = limits, turns
        self.crowd = Crowd("connections", *settings.crowds.connections, KEPT)
        self.inside: set[Visit] = set()

    def enter(self, transport: asyncio.Transport) -> "Visit | None":
        """None for whoever may not come in."""
        peer = transport.get_extra_info("peername")
        address = one_asker(peer[0]) if peer else ""
        asker = None if self.proxies.trusts(address) else address
        try:
            if asker is not None:
                self.limits.spend("connections", asker)
            self.crowd.enter(asker, plays=asker is not None and self.turns.plays(asker))
        except TooMany:
            CUT.add("turned away")
            return None
        visit = Visit(self, transport, asker)
        self.inside.add(visit)
        return visit

    def leave(self, visit: "Visit") -> None:
        if visit in self.inside:
            self.inside.discard(visit)
            self.crowd.leave(visit.asker)
            visit.end()

    async def watch(self) -> None:
        """Ends the visits of those who have kept us waiting for too long."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            now = asyncio.get_running_loop().time()
            for visit in list(self.inside):
                visit.look(now)


class Visit:
    """One connection, from its first byte to its end."""

    def __init__(self, door: Door, transport: asyncio.Transport, asker: str | None) -> None:
        self.door, self.transport, self.asker = door, transport, asker
        self._loop = asyncio.get_running_loop()
        self._until: float | None = None
        self._read_until: float | None = None
        self._is_late: Callable[[], None] = self.transport.abort
        self._turn: asyncio.Future[None] | None = None
        self._is_parsing = False

    @property
    def waits_for_turn(self) -> bool:
        """Whether something has come that is not parsed yet, because others are before it."""
        return self._turn is not None

    @contextmanager
    def at_cost(self) -> Iterator[None]:
        """What is done within is done for whoever this is. Of a proxy's clients it is not known yet which one."""
        with self.door.turns.at_cost(self.asker) if self.asker is not None else nullcontext():
            yield

    def take_in(self, parse: Callable[[], None], is_paused: Callable[[], bool]) -> None:
        """Parses what has come, at the cost of whoever sent it. Those who have cost much wait for their turn first, and
        nothing more is read of them meanwhile; nor afterwards, where `is_paused` says that there is enough to do."""
        if self._is_parsing:
            parse()
        elif self._turn is not None or (self.asker is not None and self.door.turns.is_costly(self.asker)):
            self.transport.pause_reading()
            self._queue_up(parse, is_paused)
        else:
            self._parse(parse)

    def _queue_up(self, parse: Callable[[], None], is_paused: Callable[[], bool]) -> None:
        if self._turn is None:
            self._turn = self.door.turns.queue_up(self.asker or "")
            self._turn.add_done_callback(lambda turn: self._come(turn, parse, is_paused))

    def _come(self, turn: "asyncio.Future[None]", parse: Callable[[], None], is_paused: Callable[[], bool]) -> None:
        self._turn = None
        if turn.cancelled() or self.transport.is_closing():
            return
        self._parse(parse)
        if not self.waits_for_turn and not is_paused():
            self.transport.resume_reading()

    def _parse(self, parse: Callable[[], None]) -> None:
        self._is_parsing = True
        try:
            with self.at_cost():
                parse()
        finally:
            self._is_parsing = False

    def end(self) -> None:
        """Nothing of it refers to itself any more: else every connection would wait for the collector."""
        if self._turn is not None:
            self._turn.cancel()
        self.transport, self._is_late = GONE, GONE.abort

    def wait(self, seconds: float, is_late: Callable[[], None]) -> None:
        """It is the other side's turn, for so long."""
        self._until, self._is_late = self._loop.time() + seconds, is_late

    def work(self) -> None:
        """It is our turn."""
        self._until = None

    def leaves_unread(self) -> None:
        """What we send is no longer taken."""
        if self._read_until is None:
            self._read_until = self._loop.time() + self.door.bounds.unread_seconds

    def reads(self) -> None:
        self._read_until = None

    def look(self, now: float) -> None:
        if self.transport.is_closing():
            self.leaves_unread()  # what is still to be sent may be waited for, but not for ever
        if self._read_until is not None and now > self._read_until:
            CUT.add("unread")
            self.transport.abort()
        elif self._until is not None and now > self._until:
            self._until = None
            self._is_late()

    def may_send_small(self) -> bool:
        """Whether another small piece may come: a short read, a part of a message, a control frame."""
        try:
            self.door.limits.spend("pieces", self.asker or f"connection {id(self)}")
        except TooMany:
            CUT.add("pieces")
            return False
        return True

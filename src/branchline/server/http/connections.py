"""Connections: uvicorn's own protocols, with the bounds of the door (door.py) around them."""

import asyncio
from functools import partial
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from branchline.core.codec import encode
from branchline.core.values import Reason
from branchline.server.health.metrics import CUT
from branchline.server.http.door import GONE, Door, Visit
from branchline.tables.play_messages import Problem

MOUTHFUL: Final = 1024
"""Bytes that are taken in at a time: so much is parsed in one go, whatever lies in the socket."""
PLATEFUL: Final = 16_384
"""The same of a body, which is only counted and kept."""
SHORT: Final = 512
"""A read, or a part of a body, with fewer bytes costs more than it brings: there may be so many of them a second."""


GOODBYE: Final = 2.0
"""Seconds in which whoever was told that a live connection ends may say so too; nothing else they say is heard."""


class Doorkeeper(asyncio.Protocol):
    """What a new connection meets: whoever may not come in goes before anything is made for them."""

    def __init__(self, door: Door, **uvicorn: Any) -> None:
        self._door, self._uvicorn = door, uvicorn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)
        visit = self._door.enter(transport)
        if visit is None:
            transport.abort()
            return
        with visit.at_cost():
            inside = HttpConnection(visit, **self._uvicorn)
            transport.set_protocol(inside)
            inside.connection_made(transport)


class _Parser(h11.Connection):
    """Counts the small parts of a body: each costs as much as a large one."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(h11.SERVER, visit.door.bounds.head_bytes)
        self._visit = visit

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Data) and len(event.data) < SHORT and not self._visit.may_send_small():
            raise h11.RemoteProtocolError("too many small parts")
        return event


class HttpConnection(H11Protocol):
    """Requests one after the other. What comes while one is worked at waits unparsed."""

    def __init__(self, visit: Visit, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._visit, self._bounds = visit, visit.door.bounds
        self.conn = _Parser(visit)
        self.ws_protocol_class = cast(Any, partial(LiveConnection, visit))
        self._unparsed = bytearray()
        self._head_bytes = self._head_lines = 0
        self._waits_for: object = None
        self._is_upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._visit.door.leave(self._visit)
        self.transport = GONE

    def data_received(self, data: bytes) -> None:
        if len(data) < SHORT and not self._visit.may_send_small():
            self._refuse(429, "too-many")
            return
        self._unparsed += data
        self._take_in()

    def _take_in(self) -> None:
        self._visit.take_in(self._parse, lambda: self.flow.read_paused)

    def _parse(self) -> None:
        while self._unparsed and not self._is_upgraded and not self.transport.is_closing():
            if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                self.flow.pause_reading()
                break
            size = PLATEFUL if self.conn.their_state is h11.SEND_BODY else MOUTHFUL
            mouthful = bytes(self._unparsed[:size])
            del self._unparsed[:size]
            if self.conn.their_state is h11.IDLE and not self._is_head_small(mouthful):
                self._refuse(431, "too-large-head")
                return
            super().data_received(mouthful)
        self._look()

    def _is_head_small(self, part: bytes) -> bool:
        end = part.find(b"\r\n\r\n")
        head = part if end < 0 else part[:end]
        self._head_bytes += len(head)
        self._head_lines += head.count(b"\n")
        return self._head_bytes <= self._bounds.head_bytes and self._head_lines <= self._bounds.headers

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_upgraded = True
        self._visit.work()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._waits_for = None
        super().on_response_complete()
        self._take_in()

    def _look(self) -> None:
        """Whose turn it is: theirs until the head, and then the body, is there; then ours."""
        if self._is_upgraded or self.conn.their_state is self._waits_for:
            return
        self._waits_for = self.conn.their_state
        if self._waits_for is not h11.IDLE:
            self._head_bytes = self._head_lines = 0
        if self._waits_for is h11.IDLE:
            self._visit.wait(self._bounds.head_seconds, self._is_late)
        elif self._waits_for is h11.SEND_BODY:
            self._visit.wait(self._bounds.body_seconds, self._is_late)
        else:
            self._visit.work()

    def _is_late(self) -> None:
        if self._visit.waits_for_turn or (self.conn.their_state is h11.SEND_BODY and self.flow.read_paused):
            self._visit.wait(self._bounds.body_seconds, self._is_late)  # it is we who do not take it in
            return
        CUT.add("late")
        if self.conn.their_state is h11.IDLE and not self._head_bytes:
            self.transport.close()  # nothing was asked, so there is nothing to answer
        else:
            self._refuse(408, "too-late")

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """What uvicorn answers to what is not HTTP."""
        self._refuse(400, "malformed")

    def _refuse(self, status: int, message: str) -> None:
        """The last word on this connection, without the application: if it has begun to answer, there is no word."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()
            return
        body = encode(Problem(reason=Reason(message)))
        headers = [("content-type", "application/json"), ("content-length", str(len(body))), ("connection", "close")]
        for event in (h11.Response(status_code=status, headers=headers), h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._visit.leaves_unread()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._visit.reads()


class LiveConnection(WebSocketsSansIOProtocol):
    """A WebSocket. A message is handed over, and what follows it is not even parsed before that one was taken."""

    def __init__(self, visit: Visit, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.close_timeout = GOODBYE
        self._visit = visit
        self._unparsed = bytearray()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._visit.door.leave(self._visit)
        self.transport = GONE

    def data_received(self, data: bytes) -> None:
        if len(data) < SHORT:
            self._count()
        self._unparsed += data
        self._take_in()

    def _take_in(self) -> None:
        self._visit.take_in(self._parse, lambda: self.read_paused)

    def _parse(self) -> None:
        while self._unparsed and not self.read_paused and not self.transport.is_closing():
            mouthful = bytes(self._unparsed[:MOUTHFUL])
            del self._unparsed[:MOUTHFUL]
            super().data_received(mouthful)

    async def receive(self) -> Any:
        message = await super().receive()
        if self._unparsed:
            self._take_in()
        return message

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count()
        if len(self.frames) >= self._visit.door.bounds.fragments:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self._count()  # nobody listens any more
        super().send_receive_event_to_app()

    def _count(self) -> None:
        if not self._visit.may_send_small():
            self._fail(CloseCode.POLICY_VIOLATION, "too many")

    def _fail(self, code: CloseCode, reason: str) -> None:
        """The same as what uvicorn does to a message that is too large."""
        if not self.transport.is_closing():
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._visit.leaves_unread()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._visit.reads()

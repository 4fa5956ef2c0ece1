"""Connections: uvicorn's own protocols, with the bounds of the door (door.py) around them."""

import asyncio
from enum import Enum, auto
from typing import Any, Final, cast
from urllib.parse import unquote

from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from branchline.core.codec import encode
from branchline.core.values import Reason
from branchline.server.health.metrics import CUT
from branchline.server.http.door import GONE, Door, Visit
from branchline.server.http.requests import END_OF_HEAD, FIRST, Chunks, Head, NotHttp, read_head
from branchline.tables.play_messages import Problem

MOUTHFUL: Final = 1024
"""Bytes of a live connection that are taken in at a time: so much is parsed in one go, whatever lies in the socket."""
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


class Stage(Enum):
    """What the other side has to send."""

    HEAD = auto()
    BODY = auto()
    NOTHING = auto()
    """It is our turn: what comes now waits unparsed."""


class HttpConnection(HttpToolsProtocol):
    """Requests one after the other. What comes while one is worked at waits unparsed."""

    def __init__(self, visit: Visit, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.parser = cast(Any, None)  # requests.py reads, one request at a time
        self._visit, self._bounds = visit, visit.door.bounds
        self._unparsed = bytearray()
        self._stage = Stage.HEAD
        self._looked_at = self._head_lines = 0
        """Of a head that is still coming."""
        self._left = 0
        """Bytes of a body whose length was said."""
        self._chunks: Chunks | None = None
        self._waits_for: Stage | None = None
        self._is_upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._visit.door.leave(self._visit)
        self.transport = GONE

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if len(data) < SHORT and not self._visit.may_send_small():
            self._refuse(429, "too-many")
            return
        self._unparsed += data
        self._take_in()

    def _take_in(self) -> None:
        self._visit.take_in(self._parse, lambda: self.flow.read_paused)

    def _parse(self) -> None:
        try:
            while self._unparsed and not self._is_upgraded and not self.transport.is_closing():
                if self._stage is Stage.NOTHING:
                    self.flow.pause_reading()
                    break
                if self._stage is Stage.BODY:
                    self._take_body()
                elif not self._take_head():
                    break
        except NotHttp:
            CUT.add("malformed")
            self._refuse(400, "malformed")
        self._look()

    # The head ---------------------------------------------------------------------------------------------------------

    def _take_head(self) -> bool:
        """Whether all of it is there."""
        if self._unparsed[0] < FIRST:
            raise NotHttp
        end = self._unparsed.find(END_OF_HEAD, max(0, self._looked_at - len(END_OF_HEAD) + 1))
        size = len(self._unparsed) if end < 0 else end
        self._head_lines += self._unparsed.count(b"\n", self._looked_at, size)
        self._looked_at = size
        if size > self._bounds.head_bytes or self._head_lines > self._bounds.headers:
            self._refuse(431, "too-large-head")
            return False
        if end < 0:
            return False
        data = bytes(self._unparsed[: end + len(END_OF_HEAD)])
        del self._unparsed[: len(data)]
        self._looked_at = self._head_lines = 0
        self._begin(read_head(data), data)
        return True

    def _begin(self, head: Head, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if head.is_live:
            self._upgrade(data)
            return
        self._left, self._chunks = head.length, Chunks(self._bounds.head_bytes) if head.is_chunked else None
        has_body = head.is_chunked or head.length > 0
        self.cycle = RequestResponseCycle(
            scope=self._scope_of(head),
            transport=self.transport,
            flow=self.flow,
            logger=self.logger,
            access_logger=self.access_logger,
            access_log=False,
            default_headers=self.server_state.default_headers,
            message_event=asyncio.Event(),
            expect_100_continue=head.waits and has_body,
            keep_alive=head.stays,
            on_response=self.on_response_complete,
        )
        self._stage = Stage.BODY
        if not has_body:
            self._end_body()
        self._start_asgi_task(self.cycle, self.app)

    def _scope_of(self, head: Head) -> Any:
        path, _, query = head.target.partition(b"?")
        return {
            "type": "http",
            "asgi": {"version": self.asgi_version, "spec_version": "2.3"},
            "http_version": head.version,
            "server": self.server,
            "client": self.client,
            "scheme": self.scheme,
            "method": head.method,
            "root_path": self.root_path,
            "path": self.root_path + unquote(path.decode("ascii")),
            "raw_path": self.root_path.encode("ascii") + path,
            "query_string": query,
            "headers": head.headers,
            "state": self.app_state.copy(),
        }

    def _upgrade(self, head: bytes) -> None:
        """From here on it is a live connection. What stands behind the head came before it was one."""
        self._is_upgraded = True
        self._visit.work()
        self.connections.discard(self)
        live = LiveConnection(self._visit, config=self.config, server_state=self.server_state, app_state=self.app_state)
        live.connection_made(self.transport)
        live.data_received(head)
        self.transport.set_protocol(live)

    # The body ---------------------------------------------------------------------------------------------------------

    def _take_body(self) -> None:
        size = PLATEFUL if self._chunks is not None else min(PLATEFUL, self._left)
        plateful = bytes(self._unparsed[:size])
        del self._unparsed[:size]
        if self._chunks is None:
            self._left -= len(plateful)
            self._serve(plateful)
        else:
            self._take_chunks(self._chunks, plateful)
        if self._stage is Stage.BODY and not self._left and (self._chunks is None or self._chunks.is_over):
            self._end_body()

    def _take_chunks(self, chunks: Chunks, data: bytes) -> None:
        """Each small part costs as much as a large one."""
        for part in chunks.read(data):
            if len(part) < SHORT and not self._visit.may_send_small():
                self._refuse(429, "too-many")
                return
            self._serve(part)
        if chunks.is_followed:
            self.cycle.keep_alive = False
            self._unparsed.clear()

    def _serve(self, part: bytes) -> None:
        """A part of a body, to whoever waits for it; nobody does where it was answered before."""
        if self.cycle.response_complete:
            return
        self.cycle.body += part
        if len(self.cycle.body) > HIGH_WATER_LIMIT:
            self.flow.pause_reading()
        self.cycle.message_event.set()

    def _end_body(self) -> None:
        self._stage, self._chunks = Stage.NOTHING, None
        self.cycle.more_body = False
        self.cycle.message_event.set()
        if self.cycle.response_complete:
            self._go_on()

    # Whose turn it is -------------------------------------------------------------------------------------------------

    def on_response_complete(self) -> None:
        self._waits_for = None
        super().on_response_complete()
        if self._stage is Stage.NOTHING:
            self._go_on()
        self._take_in()

    def _go_on(self) -> None:
        """To the next request."""
        self._stage = Stage.HEAD
        if not self.cycle.keep_alive:
            self.transport.close()

    def _look(self) -> None:
        """Theirs until the head, and then the body, is there; then ours."""
        if self._is_upgraded or self._stage is self._waits_for:
            return
        self._waits_for = self._stage
        if self._stage is Stage.HEAD:
            self._visit.wait(self._bounds.head_seconds, self._is_late)
        elif self._stage is Stage.BODY:
            self._visit.wait(self._bounds.body_seconds, self._is_late)
        else:
            self._visit.work()

    def _is_late(self) -> None:
        if self._visit.waits_for_turn or (self._stage is Stage.BODY and self.flow.read_paused):
            self._visit.wait(self._bounds.body_seconds, self._is_late)  # it is we who do not take it in
            return
        CUT.add("late")
        if self._stage is Stage.HEAD and not self._unparsed:
            self.transport.close()  # nothing was asked, so there is nothing to answer
        else:
            self._refuse(408, "too-late")

    def _refuse(self, status: int, message: str) -> None:
        """The last word on this connection, without the application: if it has begun to answer, there is no word."""
        if self._stage is not Stage.HEAD:
            if not self.cycle.response_complete:
                self.cycle.disconnected = True
                self.cycle.message_event.set()
            if self.cycle.response_started:
                self.transport.abort()
                return
        body = encode(Problem(reason=Reason(message)))
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + head + body)
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

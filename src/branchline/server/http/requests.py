"""What a request says: its head, and a body that comes in chunks.

httptools reads them. It is quick, and takes some things that another server on the way may read otherwise, so that the
two would not agree where a request ends: they are refused here. A head is read when all of it is there, by itself; what
stands behind it is never read with it.
"""

import re
from typing import Final, NamedTuple

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser

Headers = list[tuple[bytes, bytes]]
END_OF_HEAD: Final = b"\r\n\r\n"
FIRST: Final = 0x21
"""No request begins with less: a blank line, or the greeting of TLS."""
_VERSIONS: Final = ("1.0", "1.1")
_SPACE: Final = b" \t"
_NUMBER: Final = re.compile(rb"[0-9]{1,18}")
_FRAMING: Final = frozenset((b"connection", b"upgrade", b"expect", b"host", b"content-length", b"transfer-encoding"))
_CHUNKED: Final = b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"


class NotHttp(Exception):
    """What came is no request that we take."""


class Head(NamedTuple):
    method: str
    target: bytes
    version: str
    headers: Headers
    framing: dict[bytes, list[bytes]]
    """Those headers among them that say how to go on, in small letters."""
    length: int
    """Of the body that follows it."""
    is_chunked: bool

    @property
    def stays(self) -> bool:
        """Whether the connection may be used again afterwards."""
        return self.version == "1.1" and b"close" not in self._words(b"connection")

    @property
    def waits(self) -> bool:
        """Whether the body comes when we have said that we want it."""
        return self.version == "1.1" and self.framing.get(b"expect") == [b"100-continue"]

    @property
    def is_live(self) -> bool:
        """Whether it asks for a live connection."""
        return b"upgrade" in self._words(b"connection") and self.framing.get(b"upgrade", [])[-1:] == [b"websocket"]

    def _words(self, name: bytes) -> list[bytes]:
        return [word.strip(_SPACE) for value in self.framing.get(name, ()) for word in value.split(b",")]


class _Heard:
    """What the parser tells of a head. It does not know the parser, so that nothing is left for the collector."""

    def __init__(self) -> None:
        self.target = b""
        self.headers: Headers = []
        self.framing: dict[bytes, list[bytes]] = {}
        self.begun = self.read = 0

    def on_message_begin(self) -> None:
        self.begun += 1

    def on_url(self, part: bytes) -> None:
        self.target += part

    def on_header(self, name: bytes, value: bytes) -> None:
        name, value = name.lower(), value.strip(_SPACE)
        self.headers.append((name, value))
        if name in _FRAMING:
            self.framing.setdefault(name, []).append(value.lower())

    def on_headers_complete(self) -> None:
        self.read += 1


def read_head(data: bytes) -> Head:
    """A whole head, with the blank line at its end. Raises NotHttp."""
    heard = _Heard()
    parser = HttpRequestParser(heard)
    try:
        parser.feed_data(data)
    except HttpParserUpgrade:
        pass  # it would have us leave HTTP: that is for us to say
    except HttpParserError as error:
        raise NotHttp from error
    method, version = parser.get_method(), parser.get_http_version()
    first = b"%b %b HTTP/%b\r\n" % (method, heard.target, version.encode())
    is_whole = (heard.begun, heard.read) == (1, 1) and data.startswith(first)
    if not is_whole or version not in _VERSIONS or not heard.target.isascii():
        raise NotHttp
    hosts = len(heard.framing.get(b"host", ()))
    if hosts > 1 or (not hosts and version == "1.1") or method == b"CONNECT":
        raise NotHttp
    length, is_chunked = _body_of(heard.framing, version)
    return Head(method.decode(), heard.target, version, heard.headers, heard.framing, length, is_chunked)


def _body_of(framing: dict[bytes, list[bytes]], version: str) -> tuple[int, bool]:
    """How long it is, or that it comes in chunks; never both, and neither twice."""
    lengths, codings = framing.get(b"content-length", []), framing.get(b"transfer-encoding", [])
    if not lengths and not codings:
        return 0, False
    if codings == [b"chunked"] and not lengths and version == "1.1":
        return 0, True
    if codings or len(lengths) != 1 or not _NUMBER.fullmatch(lengths[0]):
        raise NotHttp
    return int(lengths[0]), False


class _Parts:
    """What the parser tells of a body."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []
        self.is_over = self.is_followed = False

    def on_message_begin(self) -> None:
        if self.is_over:
            self.is_followed = True
            raise NotHttp  # it is not read on

    def on_body(self, part: bytes) -> None:
        self.parts.append(part)

    def on_message_complete(self) -> None:
        self.is_over = True


class Chunks:
    """A body in chunks. Beside what it says, in sizes, extensions and trailers, there may stand as much again, and
    `most` bytes."""

    def __init__(self, most: int) -> None:
        self._heard = _Parts()
        self._parser = HttpRequestParser(self._heard)
        self._parser.feed_data(_CHUNKED)
        self._room = most

    @property
    def is_over(self) -> bool:
        return self._heard.is_over

    @property
    def is_followed(self) -> bool:
        """Something stands behind its end, and nobody knows any more where."""
        return self._heard.is_followed

    def read(self, data: bytes) -> list[bytes]:
        """The parts of the body in it. Raises NotHttp."""
        self._heard.parts = []
        try:
            self._parser.feed_data(data)
        except HttpParserError as error:
            if not self.is_followed:
                raise NotHttp from error
        parts = self._heard.parts
        self._room += 2 * sum(map(len, parts)) - len(data)
        if self._room < 0 and not self.is_over:
            raise NotHttp
        return parts

"""Writes that their client may send again. Under an id of the client's the first answer is kept, in the transaction
that stored what was asked for: whoever asks again within a day is given it, and nothing happens twice."""

import hmac
import re
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeVar

from branchline.core.codec import encode
from branchline.server.errors import Conflict, Malformed, Unavailable
from branchline.server.store import answers
from branchline.server.store.connection import Connection
from branchline.server.store.store import Repeated, Store
from branchline.server.store.writer import StoreFailed
from branchline.tables.wire import KEY_PATTERN

T = TypeVar("T")
HEADER: Final = "idempotency-key"
KEPT_SECONDS: Final = 86_400.0


class WriteId(NamedTuple):
    """What a client calls one of its writes, and what it asked for with it."""

    raw: str
    credential: str
    """A hash of what it showed: its cookie, its token, or where nobody asks, the address."""
    digest: str
    """Of what it asked for. Only who has the id can try what that was: there are passwords among it."""
    status: int = 200

    @property
    def key(self) -> str:
        return sha256(self.raw.encode()).hexdigest()

    def of(self, person: str) -> "Once":
        return Once(self.key, person, self.credential, self.digest, self.status)

    def secret(self, secret: bytes, kind: str) -> str:
        """A token that comes out the same again for the same write, so that it need not be kept: without the client's
        own id nobody can make it."""
        made = hmac.new(secret, f"{kind} {self.credential} {self.raw}".encode(), sha256).digest()
        return urlsafe_b64encode(made).decode().rstrip("=")


class Once(NamedTuple):
    """One write of one person."""

    key: str
    person: str
    credential: str
    digest: str
    status: int

    def row(self, answer: Any) -> dict[str, Any]:
        return {**self._asdict(), "answer": encode(answer).decode(), "at": time.time()}


class First(NamedTuple):
    """What was answered the first time, and what the client showed then."""

    credential: str
    digest: str
    answer: str


def read_key(given: str | None, credential: str, asked: Iterable[str | bytes], status: int) -> WriteId | None:
    """Raises Malformed."""
    if given is None:
        return None
    if re.fullmatch(KEY_PATTERN, given) is None:
        raise Malformed("bad-key", header=HEADER)
    return WriteId(given, sha256(credential.encode()).hexdigest(), _digest(given, asked), status)


def _digest(key: str, parts: Iterable[str | bytes]) -> str:
    """Each part for itself, so that none can pass into the next."""
    each = (sha256(part.encode() if isinstance(part, str) else part).digest() for part in parts)
    return hmac.new(key.encode(), b"".join(each), sha256).hexdigest()


def keep(once: Once | None, connection: Connection, answer: Any) -> None:
    """Raises Repeated, and then all of the job is undone."""
    if once is not None and not answers.add(connection, once.row(answer)):
        raise Repeated


def keeping(once: Once | None, job: Callable[[Connection], T], answer: Callable[[T], Any]) -> Callable[[Connection], T]:
    """The job, and with it what its client is answered."""

    def run(connection: Connection) -> T:
        value = job(connection)
        keep(once, connection, answer(value))
        return value

    return run


async def first_answer(store: Store, write: WriteId, person: str | None) -> First | None:
    """Raises Conflict where the same id was given to something else; Unavailable where one cannot look: then nobody
    knows whether it was done before."""
    try:
        found = await store.read(answers.first_of(write.key, write.credential, person or ""))
    except StoreFailed as error:
        raise Unavailable("store-unsure") from error
    if found is None:
        return None
    first = First(*found)
    if first.digest != write.digest:
        raise Conflict("key-used")
    return first


async def tidy(store: Store, most: int) -> None:
    """What is older than a day goes, and the oldest of whoever has more than their share."""
    people = await store.read(answers.people_with_more(most))
    await store.write(lambda connection: answers.tidy(connection, time.time() - KEPT_SECONDS, people, most))

"""What a stranger sent is judged here, in a worker process: an owner's list, a position to score, a record."""

from collections.abc import Callable
from typing import Any

import msgspec

from branchline.core import match as matches
from branchline.core import owners_list, position_file, record
from branchline.core.codec import encode
from branchline.core.errors import BadContent, BadRecord, Refused
from branchline.core.game import AnyGame
from branchline.core.rng import new_seed
from branchline.core.values import Reason
from branchline.server.hosting.replayed import replayed
from branchline.server.settings import Bounds
from branchline.server.workers.worker import named
from branchline.tables.along import check_continues

FindGame = Callable[[str], AnyGame]


class Most(msgspec.Struct, frozen=True):
    """How much a record may hold that somebody brings."""

    entries: int = matches.MOST_ENTRIES
    list_bytes: int = owners_list.MOST_BYTES


def most_of(bounds: Bounds) -> Most:
    return Most(bounds.entries, bounds.list_bytes)


class Opening(msgspec.Struct, frozen=True, tag=True):
    """Can a match begin with this list?"""

    game: str
    content: str
    seats: int
    options: bytes
    """As JSON, which knows larger numbers than a frame does."""
    most_bytes: int = owners_list.MOST_BYTES
    """Of the list."""


class Listing(msgspec.Struct, frozen=True, tag=True):
    """What is unusual about this list?"""

    game: str
    content: str
    most_bytes: int = owners_list.MOST_BYTES


class Position(msgspec.Struct, frozen=True, tag=True):
    """What is this position worth?"""

    game: str
    data: bytes
    most_parts: int = position_file.MOST_PARTS


class Record(msgspec.Struct, frozen=True, tag=True):
    """Does it replay, and what is to be stored of it?"""

    data: bytes
    games: tuple[str, ...]
    most: Most = Most()


class Beginning(msgspec.Struct, frozen=True, tag=True):
    """Can a match begin from this step of a record, with these draws, and what is to be stored of it?"""

    data: bytes
    step: int
    seed: str | None
    most: Most = Most()


class Continuation(msgspec.Struct, frozen=True, tag=True):
    """Does a record go on with the match of another, and what is to be stored of it?"""

    data: bytes
    of: bytes
    most: Most = Most()


Question = Opening | Listing | Position | Record | Beginning | Continuation


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """The value, a refusal, or what went wrong with us."""

    value: bytes = b""
    reason: Reason | None = None
    error: str = ""


def open_judge(find_game: str) -> Callable[[bytes], bytes]:
    find: FindGame = named(find_game)
    decoder = msgspec.msgpack.Decoder(Question)
    return lambda question: msgspec.msgpack.encode(verdict(decoder.decode(question), find))


def verdict(question: Question, find_game: FindGame) -> Verdict:
    try:
        return Verdict(_JUDGES[type(question)](question, find_game))
    except Refused as refused:
        return Verdict(reason=refused.reason)
    except MemoryError:
        raise
    except Exception as error:
        return Verdict(error=f"{type(error).__name__}: {error}"[:300])


def _opening(question: Opening, find_game: FindGame) -> bytes:
    _check_list(question.content, question.most_bytes)
    game = find_game(question.game).with_content(question.content)
    matches.start(game, question.seats, new_seed(), msgspec.json.decode(question.options))
    return b""


def _listing(question: Listing, find_game: FindGame) -> bytes:
    _check_list(question.content, question.most_bytes)
    return encode(find_game(question.game).with_content(question.content).content_warnings)


def _position(question: Position, find_game: FindGame) -> bytes:
    return encode(find_game(question.game).score(position_file.read(question.data, question.most_parts)))


def _check_list(content: str, most: int) -> None:
    size = len(content.encode(errors="replace"))
    if size > most:
        raise BadContent("content-too-large", bytes=size, most=most)


def _check_entries(count: int, most: Most) -> None:
    if count > most.entries:
        raise BadRecord("record-too-long", entries=count, most=most.entries)


def _record(question: Record, find_game: FindGame) -> bytes:
    read = record.read(question.data)
    _check_entries(len(read.entries), question.most)
    _check_list(read.content or "", question.most.list_bytes)
    if read.game not in question.games:
        raise BadRecord("unknown-game", game=read.game, known=", ".join(question.games))
    return msgspec.msgpack.encode(replayed(read.players, record.replay(read, find_game), read.times))


def _beginning(question: Beginning, find_game: FindGame) -> bytes:
    """Its list is one that the server has already."""
    _check_entries(question.step, question.most)
    read = record.read(question.data)
    times = read.times.of_first(question.step) if read.times is not None else None
    begun = record.begin(read, find_game, question.step, question.seed)
    return msgspec.msgpack.encode(replayed((), begun, times))


def _continuation(question: Continuation, find_game: FindGame) -> bytes:
    """Its list is the one that the server has, however long that is."""
    read = record.read(question.data)
    _check_entries(len(read.entries), question.most)
    check_continues(read, record.read(question.of))
    return msgspec.msgpack.encode(replayed(read.players, record.replay(read, find_game), read.times))


_JUDGES: dict[type, Callable[[Any, FindGame], bytes]] = {
    Opening: _opening,
    Listing: _listing,
    Position: _position,
    Record: _record,
    Beginning: _beginning,
    Continuation: _continuation,
}

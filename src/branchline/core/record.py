"""A record: a match as JSON that anyone can replay to the identical state."""

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import pairwise
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from branchline.core import acts, beginning, names
from branchline.core import match as matches
from branchline.core.codec import convert, decode, encode, to_plain
from branchline.core.entries import (
    SINCE_FORMAT_2,
    Begins,
    Ended,
    Entry,
    HandedOver,
    Paused,
    Played,
    Redone,
    Reseeded,
    Resigned,
    Resumed,
    Undone,
    kind_of,
)
from branchline.core.errors import BadRecord, Refused
from branchline.core.game import AnyGame
from branchline.core.match import Match

FORMAT: Final = "branchline-record"
MOST_BYTES: Final = 4_194_304
MOST_SEATS: Final = 10
NO_NUL: Final = r"^[^\x00]*$"
"""What a text must be like to be kept everywhere."""


class Times(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a match began, in seconds since 1970, and how long after that each entry was, as measured. Exported to the
    millisecond: what is stored as differences comes out the same."""

    began: Annotated[float, Meta(ge=0, le=100_000_000_000)]
    seconds: tuple[Annotated[float, Meta(ge=0, le=1_000_000_000)], ...]

    @property
    def last(self) -> float:
        return self.seconds[-1] if self.seconds else 0.0

    def of_first(self, step: int) -> "Times | None":
        """Of a match that begins after so many entries; None where there is none yet."""
        return Times(self.began, self.seconds[:step]) if step else None

    def until(self, seq: int) -> "Times":
        """Where more was entered as it was taken up: that took no time."""
        return Times(self.began, self.seconds + (self.last,) * (seq - len(self.seconds)))


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """`content` holds an owner's list; the shipped one is known by its hash. `digest` is of the state at the end.
    Format 2 has more: `times`, of all its entries or of none, `begins`, and the entries of pauses and other draws."""

    format: Literal["branchline-record"] = FORMAT
    version: Literal[1, 2] = 1
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    rules_version: Annotated[int, Meta(ge=0, le=1_000_000)]
    content_hash: Annotated[str, Meta(max_length=80)]
    content: Annotated[str, Meta(pattern=NO_NUL)] | None = None
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    players: Annotated[tuple[str, ...], Meta(max_length=MOST_SEATS)] = ()
    options: dict[str, Any]
    seed: Annotated[str, Meta(min_length=1, max_length=64)]
    begins: Begins | None = None
    entries: tuple[Entry, ...]
    times: Times | None = None
    digest: Annotated[str, Meta(max_length=64)]


def digest(state: Any) -> str:
    return sha256(encode(state)).hexdigest()[:32]


def export(match: Match, players: tuple[str, ...] = (), times: Times | None = None) -> bytes:
    """In format 1, which every Branchline reads, unless there is something that only format 2 can say."""
    game = match.game
    record = Record(
        version=least_format(match.entries, times, match.begins),
        game=game.name,
        rules_version=game.rules_version,
        content_hash=game.content_hash,
        content=game.content_text,
        seats=match.seats,
        players=players,
        options=to_plain(match.options),
        seed=match.seed,
        begins=match.begins,
        entries=tuple(match.entries),
        times=times,
        digest=digest(match.state),
    )
    # A record starts with what it is, so that a person who opens the file can tell.
    written = {"format": FORMAT, "version": record.version, **decode(encode(record), dict[str, msgspec.Raw])}
    return msgspec.json.format(encode(written), indent=1) + b"\n"


def read(data: bytes) -> Record:
    """The record in these bytes, not yet replayed."""
    if len(data) > MOST_BYTES:
        raise BadRecord("record-too-large", bytes=len(data), most=MOST_BYTES)
    try:
        record: Record = decode(data, Record)
    except msgspec.ValidationError as error:
        raise BadRecord("record-wrong", detail=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("record-not-json", detail=str(error)) from None
    return record


def replay(record: Record, find_game: Callable[[str], AnyGame]) -> Match:
    """The match of the record, every entry judged again; the end must be the very same state."""
    *_, match = _replayed(record, find_game)
    return match


def begin(record: Record, find_game: Callable[[str], AnyGame], step: int, seed: str | None = None) -> Match:
    """A match that begins where the record's stood after so many entries, with its draws or those of a new seed. All of
    the record is judged: nothing begins from one that is none."""
    if not 0 <= step <= len(record.entries):
        raise BadRecord("record-no-such-step", step=min(step, matches.MOST_ENTRIES), last=len(record.entries))
    found = [match for match in _replayed(record, find_game) if match.seq == step]
    return beginning.begun(found[0], record.digest, seed)


def _replayed(record: Record, find_game: Callable[[str], AnyGame]) -> Iterator[Match]:
    """The match after none of its entries, the first, and so on."""
    _check_head(record)
    game = _game_of(record, find_game)
    match = matches.start(game, record.seats, record.seed, record.options, record.begins)
    yield match
    for number, entry in enumerate(record.entries, 1):
        try:
            match = enter(match, entry)
        except (Refused, msgspec.ValidationError) as error:
            raise BadRecord("record-entry-refused", entry=number, detail=str(error)) from None
        yield match
    if digest(match.state) != record.digest:
        raise BadRecord("record-ends-differently", entries=len(record.entries))


def _check_head(record: Record) -> None:
    """What can be known of a record before it is played."""
    if len(record.entries) > matches.MOST_ENTRIES:
        raise BadRecord("record-too-long", entries=len(record.entries), most=matches.MOST_ENTRIES)
    _check_format(record)
    _check_players(record)
    _check_times(record)
    if record.begins is not None and record.begins.step > len(record.entries):
        raise BadRecord("record-no-such-step", step=record.begins.step, last=len(record.entries))


def _check_format(record: Record) -> None:
    part = _since_format_2(record.entries, record.times, record.begins)
    if record.version == 1 and part is not None:
        raise BadRecord("record-of-format-2", part=part)


def least_format(entries: Iterable[Entry], times: Times | None, begins: Begins | None) -> Literal[1, 2]:
    """The first format that can say all of it."""
    return 1 if _since_format_2(entries, times, begins) is None else 2


def _since_format_2(entries: Iterable[Entry], times: Times | None, begins: Begins | None) -> str | None:
    """The first thing of a match that format 1 cannot say."""
    if times is not None or begins is not None:
        return "times" if times is not None else "begins"
    return next((kind_of(entry) for entry in entries if isinstance(entry, SINCE_FORMAT_2)), None)


def _check_players(record: Record) -> None:
    """Nobody at all is called by no name; whoever has one has one that can be seen and kept."""
    if len(record.players) > record.seats:
        raise BadRecord("record-players", players=len(record.players), seats=record.seats)
    for seat, name in enumerate(record.players):
        fault = names.fault_in(name) if name else None
        if fault is not None:
            raise BadRecord("record-bad-name", seat=seat, **fault.args)


def _check_times(record: Record) -> None:
    """One for each entry, and none before the one before it."""
    if record.times is None:
        return
    seconds = record.times.seconds
    if len(seconds) != len(record.entries):
        raise BadRecord("record-times", times=len(seconds), entries=len(record.entries))
    for number, (before, after) in enumerate(pairwise(seconds), 2):
        if after < before:
            raise BadRecord("record-times-backwards", entry=number)


def _game_of(record: Record, find_game: Callable[[str], AnyGame]) -> AnyGame:
    game = find_game(record.game)
    if record.content is not None:
        game = game.with_content(record.content)
    if record.rules_version not in (game.rules_version, *game.earlier):
        raise BadRecord("record-other-rules", version=record.rules_version, ours=game.rules_version)
    if record.content_hash != game.content_hash:
        raise BadRecord("record-other-content", hash=record.content_hash, ours=game.content_hash)
    return game


def enter(match: Match, entry: Entry) -> Match:
    """The match after one more entry, judged like the first time. Raises Refused or msgspec.ValidationError."""
    after = _ENTER[type(entry)](match, entry)
    if not isinstance(entry, Played) and after.entries[-1] != entry:
        raise BadRecord("record-undo-differs")
    return after


def _enter_played(match: Match, entry: Played) -> Match:
    return matches.play(match, entry.seat, convert(entry.action, match.game.action_type))


def _enter_undone(match: Match, entry: Undone) -> Match:
    if entry.agreed is None:
        return matches.take_back(match, entry.seat, entry.seqs)
    return acts.take_back_by_consent(match, entry.seat, entry.seqs, entry.agreed)


_ENTER: Final[dict[type, Callable[[Match, Any], Match]]] = {
    Played: _enter_played,
    Undone: _enter_undone,
    Redone: lambda match, entry: matches.redo(match, entry.seat),
    Resigned: lambda match, entry: acts.resign(match, entry.seat),
    HandedOver: acts.hand_over,
    Ended: lambda match, entry: acts.end(match, entry.seat, entry.why),
    Paused: lambda match, entry: acts.pause(match, entry.seat, entry.agreed),
    Resumed: lambda match, entry: acts.resume(match, entry.seat),
    Reseeded: lambda match, entry: beginning.reseed(match, entry.seat, entry.seed),
}

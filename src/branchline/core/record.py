"""A record: a match as JSON that anyone can replay to the identical state."""

from collections.abc import Callable
from hashlib import sha256
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from branchline.core import acts, names
from branchline.core import match as matches
from branchline.core.codec import convert, decode, encode, to_plain
from branchline.core.entries import Ended, Entry, HandedOver, Played, Redone, Resigned, Undone
from branchline.core.errors import BadRecord, Refused
from branchline.core.game import AnyGame
from branchline.core.match import Match

FORMAT: Final = "branchline-record"
MOST_BYTES: Final = 4_194_304
MOST_SEATS: Final = 10
NO_NUL: Final = r"^[^\x00]*$"
"""What a text must be like to be kept everywhere."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """`content` holds an owner's list; the shipped one is known by its hash. `digest` is of the state at the end."""

    format: Literal["branchline-record"] = FORMAT
    version: Literal[1] = 1
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    rules_version: Annotated[int, Meta(ge=0, le=1_000_000)]
    content_hash: Annotated[str, Meta(max_length=80)]
    content: Annotated[str, Meta(pattern=NO_NUL)] | None = None
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    players: Annotated[tuple[str, ...], Meta(max_length=MOST_SEATS)] = ()
    options: dict[str, Any]
    seed: Annotated[str, Meta(min_length=1, max_length=64)]
    entries: tuple[Entry, ...]
    digest: Annotated[str, Meta(max_length=64)]


def digest(state: Any) -> str:
    return sha256(encode(state)).hexdigest()[:32]


def export(match: Match, players: tuple[str, ...] = ()) -> bytes:
    game = match.game
    record = Record(
        game=game.name,
        rules_version=game.rules_version,
        content_hash=game.content_hash,
        content=game.content_text,
        seats=match.seats,
        players=players,
        options=to_plain(match.options),
        seed=match.seed,
        entries=tuple(match.entries),
        digest=digest(match.state),
    )
    # A record starts with what it is, so that a person who opens the file can tell.
    plain = {"format": FORMAT, "version": 1, **to_plain(record)}
    return msgspec.json.format(encode(plain), indent=1) + b"\n"


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
    if len(record.entries) > matches.MOST_ENTRIES:
        raise BadRecord("record-too-long", entries=len(record.entries), most=matches.MOST_ENTRIES)
    _check_players(record)
    game = _game_of(record, find_game)
    match = matches.start(game, record.seats, record.seed, record.options)
    for number, entry in enumerate(record.entries, 1):
        try:
            match = enter(match, entry)
        except (Refused, msgspec.ValidationError) as error:
            raise BadRecord("record-entry-refused", entry=number, detail=str(error)) from None
    if digest(match.state) != record.digest:
        raise BadRecord("record-ends-differently", entries=len(record.entries))
    return match


def _check_players(record: Record) -> None:
    """Nobody at all is called by no name; whoever has one has one that can be seen and kept."""
    if len(record.players) > record.seats:
        raise BadRecord("record-players", players=len(record.players), seats=record.seats)
    for seat, name in enumerate(record.players):
        fault = names.fault_in(name) if name else None
        if fault is not None:
            raise BadRecord("record-bad-name", seat=seat, **fault.args)


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
}

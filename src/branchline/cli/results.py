"""One's best at this computer: what each name reached in matches alike, kept beside the saves."""

import os
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from branchline.cli.files import read_bytes
from branchline.core.codec import decode, encode, to_plain
from branchline.core.errors import BadOption
from branchline.core.match import Match
from branchline.core.record import digest
from branchline.core.values import Reason, Seat
from branchline.data_folder import data_folder
from branchline.tables.counting import score_of, seats_left, solo_results_of

MOST_BYTES: Final = 4_194_304
KEPT: Final = 2
"""Of matches alike: the best, and what it is compared with when it is looked at again."""


class Reached(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a name reached in the match of one save. `like` is the same for matches that can be compared."""

    like: Annotated[str, Meta(max_length=120)]
    player: str
    value: int
    save: str


class Results(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: Literal["branchline-results"] = "branchline-results"
    version: Literal[1] = 1
    reached: tuple[Reached, ...] = ()


def results_file() -> Path:
    return data_folder() / "results.json"


def bests_of(match: Match, people: dict[Seat, str], save: str, *, has_medals: bool) -> list[Reason]:
    """What a finished match is to those who played it here, against their matches like it; from now on it is one of
    them. Raises BadOption, and leaves what it cannot read as it is."""
    results = _read()
    told: list[Reason] = []
    for seat, player in people.items():
        for kind, like, value in _reached(match, seat, has_medals=has_medals):
            now = Reached(like, player, value, save)
            before = max((each.value for each in _alike(results, now) if each.save != save), default=None)
            told.append(Reason(_message(kind, before, value), args={"player": player, **_figures(before, value)}))
            results = _with(results, now)
    if told:
        _write(results)
    return told


def _figures(before: int | None, value: int) -> dict[str, int]:
    most = value if before is None else before
    return {"score": most, "count": most}


def _message(kind: str, before: int | None, value: int) -> str:
    if kind == "medals":
        return "ending-medals-first" if before is None else f"ending-medals-{'more' if value > before else 'most'}"
    return "terminal-best-first" if before is None else "terminal-best-new" if value > before else "terminal-best"


def _reached(match: Match, seat: Seat, *, has_medals: bool) -> list[tuple[str, str, int]]:
    """The score, and the medals where a match alone earns some. Nothing of a match that began from a step of another,
    that taught, or that somebody gave up: it is like no other."""
    lessons = match.game.tutorial()
    score = score_of(match.outcome, seat)
    has_taught = lessons is not None and match.seed == lessons.seed
    if score is None or match.begins or has_taught or seat in seats_left(match):
        return []
    facts = digest((match.seats, to_plain(match.options), match.game.content_hash))
    medals = solo_results_of(match) if has_medals else {}
    return [
        *(("medals", f"{match.game.name} medals {key}", value) for key, value in medals.items()),
        ("score", f"{match.game.name} {facts}", score),
    ]


def _alike(results: Results, now: Reached) -> list[Reached]:
    return [each for each in results.reached if (each.like, each.player) == (now.like, now.player)]


def _with(results: Results, now: Reached) -> Results:
    alike = [each for each in _alike(results, now) if each.save != now.save]
    best = sorted([*alike, now], key=lambda each: each.value, reverse=True)[:KEPT]
    others = [each for each in results.reached if (each.like, each.player) != (now.like, now.player)]
    return Results(reached=(*others, *best))


def _read() -> Results:
    path = results_file()
    if not path.exists():
        return Results()
    try:
        found: Results = decode(read_bytes(path, MOST_BYTES), Results)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadOption("results-broken", file=str(path), detail=str(error)) from None
    return found


def _write(results: Results) -> None:
    """Whole or not at all."""
    path = results_file()
    draft = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    with draft.open("wb") as file:
        file.write(msgspec.json.format(encode(to_plain(results)), indent=1) + b"\n")
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)

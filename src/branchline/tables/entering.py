"""What new entries make of a table: where it stands then, its entries as they are kept, what is kept beside."""

from typing import Literal, NamedTuple

from branchline.core.entries import Entry
from branchline.core.match import Match
from branchline.core.values import Outcome, Seat
from branchline.tables.sitting import Sitting, entered


class NewEntry(NamedTuple):
    """An entry and its number, when it was, and how long somebody thought about it."""

    seq: int
    entry: Entry
    at: float
    spent: float


class TableFacts(NamedTuple):
    """What a host keeps of a table so that it need not play the match again to know it."""

    seq: int
    to_act: tuple[Seat, ...]
    state: Literal["playing", "over"]
    outcome: Outcome | None
    rules_version: int
    """Of a match begun by earlier rules: from now on these."""


def entered_now(sitting: Sitting, matches: list[Match], now: float, spent: float | None = None) -> Sitting:
    """After all of these entries, made at once: the first took what was `spent`, the others nothing. None is before
    what is there, whatever the clock says."""
    at = max(now, sitting.last_at)
    for number, match in enumerate(matches):
        sitting = entered(sitting, match, at, 0.0 if number else spent)
    return sitting


def new_entries(before: Sitting | None, after: Sitting) -> list[NewEntry]:
    """Those of `after` that are not of `before` yet."""
    first = before.match.seq if before is not None else 0
    seconds = (0.0 if before is None else before.played_seconds, *after.seconds[first:])
    return [
        NewEntry(first + number, entry, after.ats[first + number - 1], seconds[number] - seconds[number - 1])
        for number, entry in enumerate(after.match.entries[first:], 1)
    ]


def facts_of(match: Match) -> TableFacts:
    """Scores are told when it is over, and not before."""
    return TableFacts(
        match.seq,
        tuple(sorted(match.to_act)),
        "playing" if match.to_act else "over",
        match.outcome if not match.to_act else None,
        match.game.rules_version,
    )

"""What a match counts for: why for nothing (`no_record` on the wire), whose it is, what it is remembered for."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from branchline.core.entries import HandedOver, Resigned
from branchline.core.match import Match
from branchline.core.values import Outcome, Seat
from branchline.tables.replay_messages import Best


class Facts(Protocol):
    """What a host keeps of a table and that decides it."""

    @property
    def is_seed_known(self) -> bool: ...

    @property
    def is_undone_past(self) -> bool: ...

    @property
    def is_hinted(self) -> bool: ...

    @property
    def is_imported(self) -> bool: ...

    @property
    def begins(self) -> Any: ...

    @property
    def along(self) -> Any: ...


def why_not_counted(kept: Facts) -> list[str]:
    facts = {
        "seed-known": kept.is_seed_known,
        "undo-past-barrier": kept.is_undone_past,
        "hint": kept.is_hinted,
        "imported": kept.is_imported,
        "begun": kept.begins is not None,
        "taken-along": kept.along is not None,
    }
    return [reason for reason, holds in facts.items() if holds]


def seats_left(match: Match) -> frozenset[Seat]:
    """The seats that somebody else played for a while, or to the end: what they made is not one's own."""
    return frozenset(entry.seat for entry in match.entries if isinstance(entry, Resigned | HandedOver))


def is_played_out(match: Match) -> bool:
    """To the rules' own end: not resigned, not stopped."""
    return not match.resigned and match.game.outcome(match.state) is not None


def solo_results_of(match: Match) -> Mapping[str, int]:
    """What a match played alone, to its own end, is remembered for; nothing where others played, or where it earned
    none."""
    return match.game.solo_results(match.state) if match.seats == 1 and is_played_out(match) else {}


def score_of(outcome: Outcome | None, seat: Seat) -> int | None:
    """None where it has not ended, ended early, or missed what it was played for."""
    return outcome.scores[seat] if outcome is not None and outcome.scores else None


class Reached(NamedTuple):
    """What a finished match is to who has a seat at it, whatever they reached before; `key` is that of the solo
    result."""

    score: int | None
    counts: bool
    key: str = ""
    solo: int | None = None


def reached(match: Match, outcome: Outcome | None, seat: Seat, kept: Facts) -> Reached:
    score = score_of(outcome, seat)
    if score is None or why_not_counted(kept) or seat in seats_left(match):
        return Reached(score, counts=False)
    return Reached(score, True, *next(iter(solo_results_of(match).items()), ()))


def compared(now: Reached, before: int | None, solo_before: int | None) -> Best:
    """With the most that they had reached until then."""
    is_more = now.score is not None and (before is None or now.score > before)
    return Best(
        score=now.score,
        before=before,
        counts=now.counts,
        beaten=now.counts and is_more,
        solo=now.solo,
        solo_before=solo_before,
    )

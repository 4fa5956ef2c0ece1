"""What a match counts for: why for nothing (`no_record` on the wire), whose it is, what it is remembered for."""

from collections.abc import Mapping
from typing import Any, Protocol

from branchline.core.entries import HandedOver, Resigned
from branchline.core.match import Match
from branchline.core.values import Seat


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

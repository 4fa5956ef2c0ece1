"""What new entries of a match bring with them to the store: their rows, who is waited for, whose turn it became."""

from collections.abc import Callable
from typing import Any, Final

from branchline.core.codec import encode
from branchline.core.entries import Paused, Played, Redone, Undone
from branchline.core.errors import NothingToUndo, Refused
from branchline.core.match import Match
from branchline.core.values import Reason, Seat
from branchline.server.settings import Bounds
from branchline.server.store.connection import Connection
from branchline.server.store.rows import to_act_text
from branchline.server.store.store import StoredEntry
from branchline.tables.clocks import deadline
from branchline.tables.entering import facts_of, new_entries
from branchline.tables.sitting import Sitting

Job = Callable[[Connection], None]
"""What is written in the same stroke."""
Waited = list[tuple[Seat, float | None]]
_COUNTED: Final = (Played, Undone, Redone, Paused)


def is_full(match: Match, bounds: Bounds) -> bool:
    """Whether nobody can play on, nor a bot."""
    return match.seq >= bounds.entries


def check_length(before: Match, after: Match, bounds: Bounds) -> None:
    """The host's own bounds, where they are less than the rules' own. Giving up, handing over, ending and the end of a
    pause are always possible. Raises Refused."""
    needed = after.seq + (after.pause is not None)  # a pause has an end
    if needed > bounds.entries and isinstance(after.entries[-1], _COUNTED):
        raise Refused(Reason("match-too-long", args={"most": bounds.entries}))
    pairs = zip(before.taken_back, after.taken_back, strict=True)
    if any(was < now > bounds.taken_back for was, now in pairs):
        raise NothingToUndo(Reason("undone-enough", args={"most": bounds.taken_back}))


def stored_entries(before: Sitting, after: Sitting) -> list[StoredEntry]:
    new = new_entries(before, after)
    return [StoredEntry(each.seq, encode(each.entry).decode(), each.at, each.spent) for each in new]


def newly_waited_for(before: Sitting, after: Sitting) -> Waited | None:
    """None where the same people are waited for until the same time: within a turn it is not written again."""
    one, other = before.waited_for(), after.waited_for()
    pairs = zip(one, other, strict=False)
    same = all(was[0] == now[0] and abs((was[1] or 0) - (now[1] or 0)) < 1 for was, now in pairs)
    return None if len(one) == len(other) and same else other


def turned(before: Sitting, after: Sitting) -> frozenset[Seat]:
    """The people's seats whose turn it has become."""
    return _to_act(after) - _to_act(before) - after.bot_seats


def _to_act(sitting: Sitting) -> frozenset[Seat]:
    """Nobody, in a pause: whose turn it was, theirs it becomes when it is over."""
    return sitting.match.to_act if sitting.match.pause is None else frozenset()


def next_deadline(after: Sitting, pause_seconds: float) -> float | None:
    """When the first clock runs out, or the pause is over by itself."""
    if after.clock_state is None:
        return None
    left = after.pause_left(pause_seconds)
    return deadline(after.clock_state) if left is None else after.clock_state.since + left


def row_after(after: Sitting, at: float, pause_seconds: float) -> dict[str, Any]:
    """What becomes of a table's row, whoever makes the entries."""
    facts, pause = facts_of(after.match), after.match.pause
    return facts._asdict() | {
        "to_act": to_act_text(after.match.to_act),
        "changed_at": at,
        "deadline": next_deadline(after, pause_seconds),
        "outcome": encode(facts.outcome).decode() if facts.outcome is not None else None,
        "paused_by": pause.seat if pause is not None else None,
    }


def both(one: Job | None, other: Job | None) -> Job | None:
    if one is None or other is None:
        return one or other

    def run(connection: Connection) -> None:
        one(connection)
        other(connection)

    return run

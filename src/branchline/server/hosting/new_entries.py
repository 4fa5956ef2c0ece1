"""What new entries of a match bring with them to the store: their rows, who is waited for, whose turn it became."""

from collections.abc import Callable
from typing import Any

from branchline.core.codec import encode
from branchline.core.values import Seat
from branchline.server.store.connection import Connection
from branchline.server.store.rows import to_act_text
from branchline.server.store.store import StoredEntry
from branchline.tables.clocks import deadline
from branchline.tables.sitting import Sitting

Job = Callable[[Connection], None]
"""What is written in the same stroke."""
Waited = list[tuple[Seat, float | None]]


def new_entries(before: Sitting, after: Sitting, at: float) -> list[StoredEntry]:
    new = after.match.entries[before.match.seq :]
    seconds = [before.played_seconds, *after.seconds[before.match.seq :]]
    return [
        StoredEntry(before.match.seq + number, encode(entry).decode(), at, seconds[number] - seconds[number - 1])
        for number, entry in enumerate(new, 1)
    ]


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
    match = after.match
    outcome = match.outcome if not match.to_act else None
    return {
        "seq": match.seq,
        "to_act": to_act_text(match.to_act),
        "changed_at": at,
        "deadline": next_deadline(after, pause_seconds),
        "state": "playing" if match.to_act else "over",
        "outcome": encode(outcome).decode() if outcome is not None else None,
        "paused_by": match.pause.seat if match.pause is not None else None,
        "rules_version": match.game.rules_version,  # of a match begun by earlier rules: from now on these
    }


def both(one: Job | None, other: Job | None) -> Job | None:
    if one is None or other is None:
        return one or other

    def run(connection: Connection) -> None:
        one(connection)
        other(connection)

    return run

"""The log of a match at the terminal, line by line."""

from collections.abc import Sequence
from typing import Any

from branchline.cli.players import PlayerSpec
from branchline.cli.screens import Screen
from branchline.core.entries import HOST
from branchline.core.values import Seat
from branchline.tables.play_messages import EntryInfo
from branchline.tables.sitting import Sitting
from branchline.tables.updates import entries_back, opening_of
from branchline.words import Words


def last_lines(
    sitting: Sitting, seat: Seat, most: int, screen: Screen, words: Words, players: Sequence[PlayerSpec]
) -> list[str]:
    """The last lines of the log: what still stands, as the seat is told of it."""
    in_force = {moment.seq for moment in sitting.match.chain}
    lines: list[str] = []
    for entry in entries_back(sitting, seat):
        if len(lines) >= most:
            return lines[-most:]
        if entry.type != "played":
            lines.insert(0, _act_line(entry, words, players))
        elif entry.seq in in_force:
            lines[:0] = event_lines(screen, entry.events or ())
    return [*event_lines(screen, opening_of(sitting.match, seat)), *lines][-most:]


def event_lines(screen: Screen, events: Sequence[Any]) -> list[str]:
    return [line for event in events if (line := screen.event(event)) is not None]


def _act_line(entry: EntryInfo, words: Words, players: Sequence[PlayerSpec]) -> str:
    kind = f"handed-{entry.to}" if entry.type == "handed_over" else entry.type
    player = players[entry.seat].name if entry.seat != HOST else ""
    return words.say(f"log-{kind}", player=player)

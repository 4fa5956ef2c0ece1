"""Plays a match of every game through `tables`, with nothing importable but the standard library and msgspec. Run as a
process of its own by test_alone.py; prints a line of JSON for each match, and one for the process."""

import json
import sys
from importlib.machinery import PathFinder
from typing import Any

OURS = ("branchline", "msgspec")
BEFORE = frozenset(sys.modules)
"""What Python's own start has loaded, of whatever is installed beside it."""


class NothingElse:
    """Stands before all other finders: what is neither Python's own nor ours is not there."""

    @staticmethod
    def find_spec(name: str, *_where: Any) -> Any:
        first = name.partition(".")[0]
        if first in sys.stdlib_module_names or first in OURS:
            return None
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def refused() -> list[str]:
    """Of what is installed here, what cannot be had any more."""
    found = [name for name in ("rich", "sqlalchemy", "numba", "numpy", "litestar") if PathFinder.find_spec(name)]
    for name in found:
        try:
            __import__(name)
        except ModuleNotFoundError:
            continue
        raise AssertionError(f"{name} was imported")
    return found


def play(name: str) -> dict[str, Any]:
    from branchline.bots import Budget
    from branchline.core import record
    from branchline.core.codec import encode
    from branchline.core.match import play_through, start
    from branchline.core.rng import Rng
    from branchline.games import find_game
    from branchline.tables.bot_choice import chosen
    from branchline.tables.messages import TurnClock
    from branchline.tables.sitting import Sitting, entered, opened
    from branchline.tables.updates import update_of

    game, seed, at = find_game(name), f"alone {name}", 1000.0
    seats, levels = min(2, game.seat_counts[-1]), ("greedy", "random")
    begun = start(game, seats, seed)
    sitting: Sitting = opened(begun, frozenset(range(seats)), TurnClock(60), at)
    told: dict[int | None, int] = dict.fromkeys((None, *range(seats)), 0)
    plans: Any = {}
    said = bytearray()
    while turn := sitting.bots_to_act():
        seat, match = turn[0], sitting.match
        rng = Rng(f"{seed} {seat} {match.seq}")
        action, plans = chosen(match, seat, levels[seat], rng, Budget(playouts=1), plans)
        for after in play_through(match, seat, action, sitting.changed[seat]):
            at += 1.0
            sitting = entered(sitting, after, at, 1.0)
        for whom, since in told.items():
            update = update_of(sitting, whom, since, sitting.match.outcome, is_drawing=whom is None)
            assert update.since == since and [entry.seq for entry in update.entries] == [
                *range(since + 1, update.seq + 1)
            ]
            assert update.position is not None and update.position.seat == whom
            said += encode(update)
            told[whom] = update.seq
    match = sitting.match
    return {
        "game": name,
        "over": match.outcome is not None and not match.to_act,
        "seats": seats,
        "seats_told": sum(seq == match.seq for whom, seq in told.items() if whom is not None),
        "entries": len(match.entries),
        "has_secrets": seed.encode() in said,
        "record": record.export(match).decode(),
    }


def tell(line: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")


def main() -> None:
    sys.meta_path.insert(0, NothingElse)
    missing = refused()
    from branchline.games import NAMES

    for name in NAMES:
        tell(play(name))
    outside = {name.partition(".")[0] for name in sys.modules.keys() - BEFORE} - sys.stdlib_module_names
    tell({"game": "process", "outside": sorted(outside), "refused": missing})


if __name__ == "__main__":
    main()

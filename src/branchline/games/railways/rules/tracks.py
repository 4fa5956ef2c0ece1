"""RW-C5, RW-P3: the tracks of capital, pollution and profit, and the worker die. None leaves its range."""

from msgspec.structs import replace

from branchline.core.values import Turn
from branchline.games.railways.content import MOST_CAPITAL
from branchline.games.railways.events import Track, TrackMoved
from branchline.games.railways.state import MOST_WORKERS, POLLUTION, State


def move_capital(state: State, amount: int) -> Turn:
    """RW-C5: from 0 to 20; what would go beyond is lost."""
    return _move(state, "capital", min(state.capital + amount, MOST_CAPITAL))


def move_pollution(state: State, amount: int) -> Turn:
    """RW-C5, RW-P3: from 1 to 13; at either end it stays where it is."""
    least, most = POLLUTION
    return _move(state, "pollution", max(least, min(state.pollution + amount, most)))


def move_profit(state: State, amount: int) -> Turn:
    """RW-C5: without limit."""
    return _move(state, "profit", state.profit + amount)


def move_workers(state: State, amount: int) -> Turn:
    """RW-A10: up to six."""
    return _move(state, "workers", min(state.workers + amount, MOST_WORKERS))


def _move(state: State, track: Track, after: int) -> Turn:
    before: int = getattr(state, track)
    if after == before:
        return Turn(state, ())
    return Turn(replace(state, **{track: after}), (TrackMoved(track, before, after),))

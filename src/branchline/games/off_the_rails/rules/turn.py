"""OR-3: a turn, and who has the next one."""

from branchline.core.values import Seat, Turn
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.events import TurnBegun
from branchline.games.off_the_rails.rules.chasm import is_over, last_carts_fall
from branchline.games.off_the_rails.state import (
    ActionPhase,
    AnyStep,
    CartPhase,
    DepositPhase,
    MovementOver,
    State,
    TurnOver,
    goes_on,
)

ACTIONS = 4
TURN: tuple[AnyStep, ...] = (ActionPhase(ACTIONS), CartPhase(), MovementOver(), DepositPhase(), TurnOver())
"""Three phases in order: actions, carts move, deposit."""


def end_turn(_content: Content, state: State, _step: TurnOver) -> Turn:
    """OR-H2, OR-H7: the turn goes round, with carts or without, until OR-H8 ends the match."""
    if is_over(state):
        return last_carts_fall(state)
    seat = next_seat(state)
    return goes_on(state, TURN, (TurnBegun(seat),), active=seat, deeds=())


def next_seat(state: State) -> Seat:
    """OR-S5: by seat number."""
    return (state.active + 1) % len(state.clans)

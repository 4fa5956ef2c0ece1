"""OR-V4: missions, and the deeds they ask for."""

from collections.abc import Sequence

from branchline.core.values import Action, Seat, Turn
from branchline.games.off_the_rails.actions import EndTurn, TakeMission
from branchline.games.off_the_rails.content import Content, Mission
from branchline.games.off_the_rails.events import MissionTaken
from branchline.games.off_the_rails.jewels import counted, holds
from branchline.games.off_the_rails.state import Cart, Deed, Motion, MovementOver, State, goes_on, owner, put


def banked(cart: Cart, is_foreign: bool) -> tuple[Deed, ...]:
    """OR-V4: to bank is to reach a surface cell with at least one piece."""
    return (Deed("bank", cart.hold, cart.speed, is_foreign),) if any(cart.hold) else ()


def collected(motion: Motion) -> tuple[Deed, ...]:
    """OR-V4: a move that took jewels and did not end in a derailing."""
    return (Deed("collect", cells=len(motion.gathered)),) if motion.gathered else ()


def rammed(state: State, cart: int, other: int) -> tuple[Deed, ...]:
    """OR-V4: a collision on connected track."""
    return (Deed("hit", speed=state.carts[cart].speed, foreign=owner(cart) != owner(other)),)


def wrecked(cart: int, other: int) -> tuple[Deed, ...]:
    """OR-V4: the other cart derailed."""
    return (Deed("wreck", foreign=owner(cart) != owner(other)),)


def is_such(mission: Mission, deed: Deed) -> bool:
    """OR-V4: whether the deed is what the mission asks for, once."""
    return (
        deed.kind == mission.deed
        and sum(deed.jewels) >= mission.pieces
        and holds(deed.jewels, counted(mission.jewels))
        and deed.speed >= mission.speed
        and (deed.foreign or not mission.foreign)
        and deed.cells >= mission.cells
    )


def is_met(mission: Mission, deeds: tuple[Deed, ...]) -> bool:
    """OR-V4: in one turn."""
    return sum(is_such(mission, deed) for deed in deeds) >= mission.times


def met_missions(content: Content, state: State) -> tuple[str, ...]:
    return tuple(name for name in state.missions if is_met(content.missions[name], state.deeds))


def finishing_seats(_content: Content, state: State, _step: MovementOver) -> frozenset[Seat]:
    return frozenset({state.active})


def finish_legal(content: Content, state: State, step: MovementOver, _seat: Seat) -> Sequence[Action]:
    """OR-V4: when the movement is over, before the deposit, at most one a turn. Then the turn ends by an action of its
    own, so that the movement can still be taken back."""
    offered = () if step.has_taken else met_missions(content, state)
    return [*(TakeMission(name) for name in offered), EndTurn()]


def finish_turn(_content: Content, state: State, _step: MovementOver, seat: Seat, action: Action) -> Turn:
    """OR-V4: a mission that is taken is not replaced."""
    if not isinstance(action, TakeMission):
        return goes_on(state, ())
    missions = tuple(name for name in state.missions if name != action.mission)
    taken = put(state.taken, seat, (*state.taken[seat], action.mission))
    event = MissionTaken(seat, action.mission)
    return goes_on(state, (MovementOver(has_taken=True),), (event,), missions=missions, taken=taken)

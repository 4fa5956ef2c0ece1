"""RW-F, RW-G: the score and the goals."""

from collections.abc import Callable

from branchline.core.values import Outcome, Reason
from branchline.games.railways.content import COLOURS, Content
from branchline.games.railways.rules.plan import Network, network
from branchline.games.railways.state import MARKERS, Goal, State

POINTS_A_RAILWAY = 3


def score(state: State) -> int:
    """RW-F1: profit, 3 for each marked railway, less pollution."""
    return state.profit + POINTS_A_RAILWAY * len(state.markers) - state.pollution


def economist(_content: Content, _state: State) -> bool:
    """RW-G1: the highest score; there is no threshold, so it always holds."""
    return True


def mayor(_content: Content, state: State) -> bool:
    """RW-G2: there was a moment after an action when no die on the plan showed a passenger."""
    return state.was_empty


def is_empty(state: State) -> bool:
    """RW-G2: dice not yet built do not count."""
    return sum([die.value for die in state.dice]) == 0


def conductor(_content: Content, state: State) -> bool:
    """RW-G3: passengers were brought to all four colours."""
    return len(state.delivered) == len(COLOURS)


def engineer(content: Content, state: State) -> bool:
    """RW-G4: now every complete railway, at least one, is marked and upgraded. With more than markers can serve, all
    six are placed, and those on complete railways are upgraded."""
    is_upgraded = {marker.railway: marker.is_upgraded for marker in state.markers}
    if len(state.markers) < MARKERS and True not in is_upgraded.values():
        return False  # so it is most of the time, whatever the plan
    plan = network(content, state)
    if len(plan.railways) > servable(plan, state):
        return len(state.markers) == MARKERS and all(is_upgraded.get(railway, True) for railway in plan.railway)
    return bool(plan.railways) and all(is_upgraded.get(railway, False) for railway in plan.railway)


def servable(plan: Network, state: State) -> int:
    """RW-G4: how many railways markers can serve: six, less those on railways whose ends merged."""
    return MARKERS - sum([not plan.chain_at[marker.railway].is_railway for marker in state.markers])


REACHED: dict[Goal, Callable[[Content, State], bool]] = {
    "economist": economist,
    "mayor": mayor,
    "conductor": conductor,
    "engineer": engineer,
}


def is_met(content: Content, state: State) -> bool:
    """RW-G5: every goal that was chosen holds."""
    return all(REACHED[goal](content, state) for goal in state.goals)


def outcome(content: Content, state: State) -> Outcome:
    """RW-G5: the score counts when all chosen goals hold. A match that missed one has no score, which ranks below every
    score; what it would have counted is kept beside it."""
    return Outcome((score(state),), (1,)) if is_met(content, state) else Outcome((None,), (1,), (score(state),))


def why_over(_content: Content, state: State) -> Reason:
    """RW-B2: the decades are through."""
    return Reason("railways-over-decades", "RW-B2", args={"decades": state.decade})


def solo_results(content: Content, state: State) -> dict[str, int]:
    """RW-G5: what a match is remembered for: its score, for the goals that were chosen; one that missed has none."""
    return {"+".join(sorted(state.goals)): score(state)} if is_met(content, state) else {}

"""RW-F, RW-G: the score and the goals."""

from collections.abc import Callable

from branchline.games.railways.content import COLOURS, Content
from branchline.games.railways.rules.plan import network
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
    return not any(die.value for die in state.dice)


def conductor(_content: Content, state: State) -> bool:
    """RW-G3: passengers were brought to all four colours."""
    return len(state.delivered) == len(COLOURS)


def engineer(content: Content, state: State) -> bool:
    """RW-G4: now every complete railway, at least one, is marked and upgraded; with more than six, all six markers."""
    upgraded = {marker.railway for marker in state.markers if marker.is_upgraded}
    railways = network(content, state).railways
    if len(railways) > MARKERS:
        return len(upgraded) == MARKERS
    return bool(railways) and all(railway.id in upgraded for railway in railways)


JUDGES: dict[Goal, Callable[[Content, State], bool]] = {
    "economist": economist,
    "mayor": mayor,
    "conductor": conductor,
    "engineer": engineer,
}


def is_met(content: Content, state: State) -> bool:
    """RW-G5: every goal that was chosen holds."""
    return all(JUDGES[goal](content, state) for goal in state.goals)


def solo_results(content: Content, state: State) -> dict[str, int]:
    """RW-G5: what a match is remembered for: its score, for the goals that were chosen."""
    counted = counted_score(content, state)
    return {"+".join(sorted(state.goals)): counted} if counted > 0 else {}


def counted_score(content: Content, state: State) -> int:
    """RW-G5: the score counts when all chosen goals hold; otherwise the game is lost, with 0."""
    return score(state) if is_met(content, state) else 0

"""How version 1 of these rules ended a match: for those that were played to their end by it, and keep its outcome.

Everything else that it allowed is allowed still, and leads to the same states. It knew no building on marked railways.
"""

from branchline.core.values import Outcome
from branchline.games.railways.content import Content
from branchline.games.railways.rules.end import REACHED, score
from branchline.games.railways.rules.plan import network
from branchline.games.railways.state import MARKERS, State


def outcome(content: Content, state: State) -> Outcome:
    """A missed goal counted 0."""
    return Outcome((score(state) if is_met(content, state) else 0,), (1,))


def is_met(content: Content, state: State) -> bool:
    return all(
        engineer(content, state) if goal == "engineer" else REACHED[goal](content, state) for goal in state.goals
    )


def engineer(content: Content, state: State) -> bool:
    """With more than six railways all six markers had to be upgraded, also where the ends had merged."""
    upgraded = {marker.railway for marker in state.markers if marker.is_upgraded}
    railways = network(content, state).railways
    if len(railways) > MARKERS:
        return len(upgraded) == MARKERS
    return bool(railways) and all(railway.id in upgraded for railway in railways)

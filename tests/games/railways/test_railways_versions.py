"""The Engineer's goal as version 2 of the rules judges it, and as version 1 did: finished matches keep its outcome."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from branchline.core.match import start
from branchline.games.railways.game import GAME
from branchline.games.railways.rules import end, version_1
from branchline.games.railways.state import State
from kits.games import kit_of
from kits.scenario import load

MERGED = Path(__file__).parents[2] / "scenarios" / "railways" / "RW-G4-merged_ends.toml"


def merged() -> State:
    """Six complete railways, and a marker on a seventh whose ends have merged."""
    given, kit = load(MERGED), kit_of("railways")
    assert kit.arrange is not None
    state: State = kit.arrange(GAME, start(GAME, 1, "versions", given["options"]), given["position"])
    return state


def upgraded(state: State, *spared: tuple[int, int]) -> State:
    markers = tuple(replace(marker, is_upgraded=marker.railway not in spared) for marker in state.markers)
    return replace(state, markers=markers, agenda=())


@pytest.mark.clause("RW-G4")
def test_merged_ends_make_the_engineers_goal_that_version_1_missed() -> None:
    """Five markers can serve the six railways; version 1 wanted a sixth, which there was no marker for."""
    state = upgraded(merged(), (4, 4))
    content = GAME.content
    assert len(state.markers) == 6
    assert end.engineer(content, state) and not version_1.engineer(content, state)
    assert end.outcome(content, state).scores == (end.score(state),)
    assert version_1.outcome(content, state).scores == (0,)


@pytest.mark.clause("RW-G4")
def test_a_marker_on_a_complete_railway_that_is_not_upgraded_misses_it_by_both() -> None:
    state = upgraded(merged(), (1, 0))
    assert not end.engineer(GAME.content, state)
    assert not version_1.engineer(GAME.content, state)

"""Planning: actions tried on a private copy. The tiny game shows where a plan ends."""

import msgspec

from branchline.core.match import Match, play, start
from branchline.core.planning import MOST_PLANNED, Planned, begin, plan
from kits.tiny_game import GAME, Grow, Hide, Pass, Roll


def begun() -> Match:
    match = start(GAME, 2, "planned")
    for seat in range(2):
        match = play(match, seat, Hide(1))
    return match


def of(match: Match, *actions: Grow | Hide | Pass | Roll, seat: int = 0) -> Planned:
    return plan(begin(match, seat, whole_turn=False), actions)


def test_what_is_planned_happens_in_the_copy_alone() -> None:
    match = begun()
    planned = of(match, Grow(), Grow())
    assert planned.match.state.points[0] == match.state.points[0] + 2
    assert (planned.taken, planned.ends, planned.refused) == (2, None, None)
    assert match == begun()


def test_a_draw_ends_it_and_belongs_to_it() -> None:
    planned = of(begun(), Grow(), Roll())
    assert (planned.taken, planned.ends, planned.last) == (2, "draw", Roll())
    assert len(planned.match.entries) == 1, "what comes of it is not known"
    further = plan(planned, [Grow()])
    assert (further.taken, further.refused and further.refused.message) == (2, "plan-ends-draw")


def test_what_is_shown_ends_it_too() -> None:
    match = play(start(GAME, 2, "shown"), 1, Hide(2))
    planned = of(match, Hide(0))
    assert (planned.ends, planned.last) == ("draw", Hide(0))


def test_it_ends_where_others_decide() -> None:
    planned = of(begun(), Pass())
    assert planned.ends == "done"
    assert of(begun(), Pass(), Grow()).refused is not None
    assert of(begun(), Grow(), seat=1).refused is not None, "not this seat's turn, and no turn of its own in this game"


def test_it_stands_up_to_what_is_refused() -> None:
    planned = of(begun(), Grow(), Hide(1), Grow())
    assert planned.taken == 1
    assert planned.refused is not None
    assert planned.refused.message == "tiny-not-now"
    assert plan(planned, [Grow()]) == planned


def test_it_has_an_end() -> None:
    longest = of(begun(), *[Grow()] * 3)
    while len(longest.match.entries) < MOST_PLANNED:
        longest = longest._replace(match=_longer(longest.match))
    refused = plan(longest, [Pass()]).refused
    assert refused is not None
    assert refused.message == "plan-too-long"


def _longer(match: Match) -> Match:
    """The same position, with another entry before it."""
    return msgspec.structs.replace(match, entries=match.entries.grown(match.entries[-1]))

"""The planning board of Off the Rails: four actions and the runs that follow, one's turn or not."""

from branchline.core.match import Match, play, start
from branchline.core.planning import begin, plan_one
from branchline.games import find_game
from branchline.games.off_the_rails.actions import EndActions, EndTurn, LayTrack

GAME = find_game("off-the-rails")


def begun(seats: int) -> Match:
    """The first action of the first turn is done."""
    match = start(GAME, seats, "planning")
    return play(match, match.state.active, match.legal_actions(match.state.active)[0])


def test_one_plans_a_whole_turn_while_others_play() -> None:
    match = begun(3)
    seat = next(seat for seat in range(3) if seat != match.state.active)
    planned = begin(match, seat, whole_turn=False)
    for _ in range(4):
        legal = planned.match.legal_actions(seat)
        planned = plan_one(planned, next(action for action in legal if isinstance(action, LayTrack)))
    if EndActions() in planned.match.legal_actions(seat):
        planned = plan_one(planned, EndActions())
    assert planned.match.view(seat).active == seat
    planned = plan_one(planned, EndTurn())
    assert (planned.ends, planned.last) == ("draw", EndTurn())
    assert planned.match.view(seat).turned == match.view(seat).turned, "no card is turned"


def test_ones_own_turn_goes_on_from_where_it_is_or_begins_again() -> None:
    match = begun(2)
    seat = match.state.active
    assert begin(match, seat, whole_turn=False).match.state.agenda == match.state.agenda
    assert begin(match, seat, whole_turn=True).match.state.agenda[0].left == 4

"""Before what one is asked twice: where something is given away for good, and nowhere else."""

from branchline.core.match import Match, play
from branchline.core.values import Action
from branchline.games.off_the_rails.actions import ChooseExit, EndActions, LayTrack
from branchline.games.railroad_tiles.actions import EndTurn, PlacePawn, PlaceTile
from branchline.games.railways.actions import EndDecade
from kits.off_the_rails.positions import placed
from kits.railways_states import at as at_step
from kits.railways_states import grown as railways
from kits.webstates import at, grown


def asked(match: Match, action: Action) -> str:
    seat = min(match.to_act)
    asks = match.game.preview(match.view(seat), seat, action).asks
    return asks.message if asks else ""


def test_a_cart_that_runs_off_though_it_need_not() -> None:
    """OR-M6: asked before the carts run, and at a junction with a better way."""
    match = placed({"board": "──·······", "carts": ["0 at 0,0 E speed 2 ruby 1"]})
    assert asked(match, EndActions()) == "off-the-rails-asks-wreck"
    assert asked(play(match, 0, LayTrack((2, 0), "EW")), EndActions()) == ""
    elsewhere = match
    for x in range(4):
        elsewhere = play(elsewhere, 0, LayTrack((x, 8), "EW"))
    assert asked(elsewhere, EndActions()) == "off-the-rails-asks-wreck", "a plan can be made anew until it is ended"
    fork = placed({"board": "─┬·······\n·│·······\n·│·······", "carts": ["0 at 0,0 E speed 3 ruby 1"]})
    fork = play(fork, 0, EndActions())
    assert [asked(fork, ChooseExit(side)) for side in ("E", "S")] == ["off-the-rails-asks-wreck", ""]


def test_a_turn_in_which_nothing_is_done_and_nothing_runs() -> None:
    """OR-A1."""
    match = placed({"board": "─────────"})
    assert asked(match, EndActions()) == "off-the-rails-asks-unused"
    assert asked(play(match, 0, LayTrack((4, 4), "EW")), EndActions()) == ""
    runs = placed({"board": "─────────", "carts": ["0 at 0,0 E speed 2 ruby 1"]})
    assert asked(runs, EndActions()) == ""


def test_pawns_that_could_be_placed_and_were_not() -> None:
    """RT-P1: who has placed one may leave the rest."""
    match = grown(at("place_pawns", 3))
    seat = min(match.to_act)
    pawn = next(action for action in match.legal_actions(seat) if isinstance(action, PlacePawn))
    assert asked(match, EndTurn()) == "railroad-tiles-asks-unused"
    assert asked(match, pawn) == ""


def test_a_tile_that_breaks_the_limit_of_a_challenge() -> None:
    """RT-Q5: too high for the area, which nothing mends; within it nothing is asked, nor where it is broken already."""
    match = grown(at("place_tiles", 2), 1, challenge="flat_earth")
    tiles = [action for action in match.legal_actions(0) if isinstance(action, PlaceTile)]
    breaking = [action for action in tiles if asked(match, action)]
    assert {action.cell for action in breaking} == {(0, -2), (0, 2)}
    assert {asked(match, action) for action in breaking} == {"railroad-tiles-asks-limit"}
    broken = play(match, 0, breaking[0])
    assert not any(asked(broken, action) for action in broken.legal_actions(0))


def second_action(match: Match) -> bool:
    """With something to do besides ending it."""
    return at_step("take_action")(match) and match.state.agenda[0].number == 2 and len(match.legal_actions(0)) > 1


def test_a_second_action_given_away() -> None:
    """A dear way to pay is asked about no more."""
    match = railways(second_action)
    assert asked(match, EndDecade()) == "railways-asks-unused"
    paying = railways(at_step("pay_for"))
    assert not any(asked(paying, action) for action in paying.legal_actions(0))

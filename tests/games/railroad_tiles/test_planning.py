"""The planning board of Railroad Tiles: one's own tiles, or those of any column, in one's own area."""

from branchline.core.match import Match, play, start
from branchline.core.planning import Planned, begin, plan_one
from branchline.core.values import Seat
from branchline.games import find_game
from branchline.games.railroad_tiles.actions import EndTurn, PlacePawn, PlaceTile, TakeColumn

GAME = find_game("railroad-tiles")


def first(planned: Planned, kind: type) -> Planned:
    """The first action of this kind that is legal."""
    legal = planned.match.legal_actions(planned.seat)
    return plan_one(planned, next(action for action in legal if isinstance(action, kind)))


def after_starting_tiles(seats: int = 2) -> Match:
    match = start(GAME, seats, "planning")
    while not isinstance(match.legal_actions(min(match.to_act))[0], TakeColumn):
        seat = min(match.to_act)
        match = play(match, seat, match.legal_actions(seat)[0])
    return match


def other_than(match: Match) -> Seat:
    return next(seat for seat in range(match.seats) if seat not in match.to_act)


def test_while_others_choose_one_tries_any_column_that_is_there() -> None:
    match = after_starting_tiles()
    seat = other_than(match)
    empty = begin(match, seat, whole_turn=False)
    assert list(empty.match.legal_actions(seat)) == [TakeColumn(number) for number in range(4)]
    for number, column in enumerate(match.state.columns):
        planned = plan_one(empty, TakeColumn(number))
        assert planned.match.state.players[seat].hand == column.tiles
        while planned.match.state.players[seat].hand:
            planned = first(planned, PlaceTile)
        planned = first(planned, EndTurn)
        assert planned.refused is None
    assert match.state.players[seat].area != planned.match.state.players[seat].area


def test_a_plan_goes_from_the_tiles_to_the_pawns_and_ends_with_the_turn() -> None:
    match = after_starting_tiles()
    for _ in range(200):  # into a round with tokens in the halls
        if match.state.round > 3 and isinstance(match.legal_actions(min(match.to_act))[0], TakeColumn):
            break
        seat = min(match.to_act)
        match = play(match, seat, match.legal_actions(seat)[0])
    seat = other_than(match)
    planned = plan_one(begin(match, seat, whole_turn=False), TakeColumn(0))
    while planned.match.state.players[seat].hand:
        legal = planned.match.legal_actions(seat)
        planned = plan_one(planned, legal[0])
    planned = first(planned, EndTurn)
    assert planned.ends is None, "it has pins and tokens"
    planned = first(planned, PlacePawn)
    planned = first(planned, EndTurn)
    assert planned.ends == "done"
    assert planned.match.state.round == match.state.round


def test_with_tiles_in_hand_one_plans_with_them_or_with_another_column() -> None:
    match = after_starting_tiles()
    seat = min(match.to_act)
    match = play(match, seat, TakeColumn(1))
    hand = match.state.players[seat].hand
    assert begin(match, seat, whole_turn=False).match.state.players[seat].hand == hand
    whole = begin(match, seat, whole_turn=True)
    assert list(whole.match.legal_actions(seat)) == [TakeColumn(number) for number in (0, 2, 3)]
    state = whole.match.state
    assert (state.left_hall, state.right_hall, state.waiting_room) == (
        match.state.waiting_room,
        match.state.left_hall,
        None,
    ), "it is next round's turn, whose token nobody knows"


def test_alone_there_is_nothing_left_to_plan_with_once_a_column_is_chosen() -> None:
    match = start(GAME, 1, "planning")
    match = play(match, 0, TakeColumn(0))
    assert begin(match, 0, whole_turn=False).ends is None
    assert begin(match, 0, whole_turn=True).ends == "done"

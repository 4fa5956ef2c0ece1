"""RT-P4 with a list that has more pins than the box has pawns: the last pawns are contested."""

import msgspec
import pytest

from branchline.core.errors import IllegalAction
from branchline.core.match import Match, play, start, undo
from branchline.core.values import Cell, Seat
from branchline.games.railroad_tiles.actions import EndTurn, PlacePawn
from branchline.games.railroad_tiles.area import Area, Laid
from branchline.games.railroad_tiles.faces import Orientation
from branchline.games.railroad_tiles.game import GAME
from branchline.games.railroad_tiles.state import EndOfRound, PlacePawns, Player, State

CAR = '[[tile]]\nsides = "H---"\nsegments = ["road:N"]\nterrain = "field"\npin = "car"\ncount = { final = 100 }\n'
REST = "\n".join(
    f'[[tile]]\nsides = "{sides}"\nsegments = ["{segment}"]\nterrain = "field"\ncount = {{ final = 2 }}\n'
    for sides, segment in (("H-H-", "road:NS"), ("R---", "rail:N"), ("R-R-", "rail:NS"))
)
OWNERS = GAME.with_content(f"[pawns]\ncar = 3\n{CAR}{REST}")
CAR_TOKEN, FLAGGED_CAR_TOKEN, TRAIN_TOKEN = 0, 3, 1


def cars(count: int) -> Area:
    """A stack of dead ends, each with a car pin of its own road."""
    face = OWNERS.content.tiles[0].printed.turned(Orientation(90, False))
    return Area(tuple(Laid((0, y), 0, face) for y in range(count)))


def table(left: int, pins: tuple[int, ...], *, right_hall: int | None = None, order: tuple[Seat, ...]) -> Match:
    """Pawn placement with so many car pawns left in the supply and so many car pins for each seat."""
    match = start(OWNERS, len(pins), "contest")
    state: State = match.state
    columns = tuple(
        msgspec.structs.replace(column, taken_by=number if number < len(pins) else None)
        for number, column in enumerate(state.columns)
    )
    state = msgspec.structs.replace(
        state,
        agenda=(PlacePawns(order), EndOfRound()),
        round=4,
        order=order,
        columns=columns,
        left_hall=CAR_TOKEN,
        right_hall=right_hall,
        starting_tiles=(),
        supply=msgspec.structs.replace(state.supply, car=left),
        players=tuple(Player(area=cars(count), stars=0) for count in pins),
    )
    last = msgspec.structs.replace(match.last, state=state, to_act=OWNERS.to_act(state))
    return msgspec.structs.replace(match, last=last)


def car(cell: Cell, hall: str = "left") -> PlacePawn:
    return PlacePawn(hall, "car", cell)  # type: ignore[arg-type]


@pytest.mark.clause("RT-P4")
def test_with_a_pawn_for_every_seat_all_act_at_once() -> None:
    assert table(3, (1, 1, 1), order=(2, 0, 1)).to_act == {0, 1, 2}


@pytest.mark.clause("RT-P4")
def test_with_fewer_pawns_than_seats_they_act_in_turn_order() -> None:
    match = table(2, (1, 1, 1), order=(2, 0, 1))
    assert match.to_act == {2}
    match = play(match, 2, car((0, 0)))
    assert match.to_act == {2}, "one pawn for two seats: still contested"
    match = play(match, 2, EndTurn())
    assert match.to_act == {0}
    match = play(play(match, 0, car((0, 0))), 0, EndTurn())
    assert match.state.supply.car == 0
    assert match.to_act == {1}
    assert list(match.legal_actions(1)) == [EndTurn()]


@pytest.mark.clause("RT-P4")
def test_declining_ends_the_contest() -> None:
    match = play(table(2, (1, 1, 1), order=(2, 0, 1)), 2, EndTurn())
    assert match.to_act == {0, 1}


@pytest.mark.clause("RT-P4")
def test_a_seat_that_cannot_place_the_type_does_not_contest_it() -> None:
    assert table(2, (1, 0, 1), order=(2, 0, 1)).to_act == {0, 1, 2}


@pytest.mark.clause("RT-P4")
def test_placing_can_make_what_is_left_contested() -> None:
    """Three pawns for three seats; the second pawn of one of them leaves too few."""
    match = table(3, (2, 1, 1), right_hall=FLAGGED_CAR_TOKEN, order=(2, 0, 1))
    assert match.to_act == {0, 1, 2}
    match = play(match, 0, car((0, 0)))
    assert match.to_act == {2}, "two pawns left for three seats that could place one"
    match = play(match, 2, car((0, 0)))
    assert match.to_act == {2}
    match = play(match, 2, EndTurn())
    assert match.to_act == {0}


@pytest.mark.clause("RT-P4")
def test_who_has_used_its_tokens_contests_no_more() -> None:
    match = play(table(2, (1, 1), order=(1, 0)), 1, car((0, 0)))
    assert match.to_act == {0, 1}, "one pawn, and one seat that could place it"
    assert undo(match, 1).to_act == {0, 1}


@pytest.mark.clause("RT-P1")
def test_with_no_pawn_left_in_the_supply_nothing_can_be_placed() -> None:
    match = table(0, (1, 1), order=(0, 1))
    assert list(match.legal_actions(0)) == [EndTurn()]
    with pytest.raises(IllegalAction) as refused:
        play(match, 0, car((0, 0)))
    assert (refused.value.reason.message, refused.value.reason.clause) == ("railroad-tiles-no-pawn-left", "RT-P1")


@pytest.mark.clause("RT-P3")
def test_a_star_does_not_help_where_no_pawn_is_left() -> None:
    match = table(0, (1, 1), right_hall=TRAIN_TOKEN, order=(0, 1))
    with pytest.raises(IllegalAction) as refused:
        play(match, 0, PlacePawn("right", "car", (0, 0), star=True))
    assert refused.value.reason.message == "railroad-tiles-no-pawn-left"

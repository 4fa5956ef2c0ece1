"""A private copy of the table on which one seat alone plays on: what is left of its turn, or a whole one."""

from collections.abc import Iterator

from msgspec.structs import replace

from branchline.core.rng import Rng
from branchline.core.values import Seat, Turn
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.state import (
    ROUNDS,
    AnyStep,
    BeginPawnPlacement,
    ChooseColumn,
    PlacePawns,
    PlaceStartingTile,
    PlaceTiles,
    State,
)
from branchline.games.railroad_tiles.view import View, guess


def planning(content: Content, view: View, seat: Seat, whole_turn: bool) -> Turn:
    """Others do nothing meanwhile, and no round begins: nothing is drawn. RT-P4: the last pawns are its own."""
    order = (seat, *(other for other in view.order if other != seat))
    state = replace(guess(content, view, Rng("planning")), order=order)
    steps = tuple(own for step in state.agenda for own in _own(step, seat))
    is_first = any(isinstance(step, PlaceStartingTile) for step in steps)
    # Pawns are no turn by themselves before it is their time.
    has_turn = any(not isinstance(step, BeginPawnPlacement) for step in steps)
    if is_first or (has_turn and not whole_turn):
        return Turn(replace(state, agenda=steps), ())
    return Turn(_whole_turn(state, seat), ())


def _own(step: AnyStep, seat: Seat) -> Iterator[AnyStep]:
    if isinstance(step, PlaceTiles | PlacePawns):
        if seat in step.seats:
            yield type(step)((seat,))
    elif isinstance(step, PlaceStartingTile | ChooseColumn):
        if step.seat == seat:
            yield step
    elif isinstance(step, BeginPawnPlacement):
        yield step


def _whole_turn(state: State, seat: Seat) -> State:
    """RT-T1: with any column that still has tiles, whatever is in hand. Who has had one this round plans the next:
    RT-N2, the tokens move on, and which one comes is not known yet."""
    player = replace(state.players[seat], hand=())
    rounds = ROUNDS
    if player.column is not None:
        player = replace(player, column=None, used_halls=(), owes_objective=False)
        halls = {"waiting_room": None, "left_hall": state.waiting_room, "right_hall": state.left_hall}
        state, rounds = replace(state, **halls), ROUNDS - 1
    has_turn = state.round <= rounds and any(column.tiles for column in state.columns) and state.outcome is None
    steps = (ChooseColumn(seat), PlaceTiles((seat,)), BeginPawnPlacement()) if has_turn else ()
    return replace(state, agenda=steps, players=state.with_player(seat, player))

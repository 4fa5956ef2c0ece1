"""RT-N: a new round."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from branchline.core.values import Action, Event, Seat, Turn
from branchline.games.railroad_tiles.actions import EndTurn, PlaceTile
from branchline.games.railroad_tiles.area import Laid
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.events import ColumnFilled, RoundStarted, TilePlaced, TokenRevealed, TurnEnded
from branchline.games.railroad_tiles.placements import Placements
from branchline.games.railroad_tiles.rules.setup import draw_tile
from branchline.games.railroad_tiles.state import (
    AnyStep,
    BeginPawnPlacement,
    ChooseColumn,
    Column,
    EndOfRound,
    NewRound,
    PlaceStartingTile,
    PlaceTiles,
    Player,
    State,
)


def run(content: Content, state: State, step: NewRound) -> Turn:
    """The columns are filled, the tokens move on, and the round's steps are put on the agenda."""
    state = replace(state, round=step.round)
    state, filled = fill_columns(content, state)
    state, revealed = move_tokens(state)
    state = replace(
        state,
        players=tuple(_ready(content, state, player) for player in state.players),
        agenda=(*round_steps(state), *state.agenda[1:]),
    )
    return Turn(state, (RoundStarted(step.round), *filled, *revealed))


def fill_columns(content: Content, state: State) -> tuple[State, tuple[Event, ...]]:
    """RT-N1, RT-C6: every column in use is filled to its size; one nobody took keeps its tiles and stars."""
    bag, rng = state.bag, state.rng
    columns: list[Column] = []
    events: list[Event] = []
    for number, (column, size) in enumerate(zip(state.columns, content.columns[len(state.players)], strict=True)):
        drawn: list[int] = []
        while len(column.tiles) + len(drawn) < size:
            tile, bag, rng = draw_tile(bag, rng)
            drawn.append(tile)
        if drawn:
            events.append(ColumnFilled(number, tuple(drawn)))
        columns.append(Column((*column.tiles, *drawn), column.stars))
    return replace(state, bag=bag, rng=rng, columns=tuple(columns)), tuple(events)


def move_tokens(state: State) -> tuple[State, tuple[Event, ...]]:
    """RT-N2, RT-S2: a token is turned up into the waiting room, the others move on. RT-N3: in round 8 none is left."""
    token, rng, undrawn = None, state.rng, state.undrawn_tokens
    if undrawn:
        place, rng = rng.below(len(undrawn))
        token = undrawn[place]
        undrawn = undrawn[:place] + undrawn[place + 1 :]
    moved = replace(
        state,
        rng=rng,
        undrawn_tokens=undrawn,
        waiting_room=token,
        left_hall=state.waiting_room,
        right_hall=state.left_hall,
    )
    return moved, () if token is None else (TokenRevealed(token),)


def _ready(content: Content, state: State, player: Player) -> Player:
    """RT-T8: who still has objective tiles owes one when the flag is up."""
    owes = has_flag(content, state) and bool(player.objectives)
    return replace(player, column=None, used_halls=(), owes_objective=owes)


def has_flag(content: Content, state: State) -> bool:
    """RT-T8: does the token in the waiting room ask for an objective tile this round?"""
    return state.waiting_room is not None and content.tokens[state.waiting_room].flag


def round_steps(state: State) -> tuple[AnyStep, ...]:
    """The sequence of play of one round."""
    return (*_starting_steps(state), *_selection_steps(state), BeginPawnPlacement(), EndOfRound())


def _starting_steps(state: State) -> Iterator[PlaceStartingTile]:
    """RT-N4: in round 1 only, in reverse turn order. RT-1: not in solo."""
    if state.round == 1 and state.starting_tiles:
        yield from map(PlaceStartingTile, reversed(state.order))


def _selection_steps(state: State) -> Iterator[AnyStep]:
    """RT-T1: in turn order. RT-T7: where the table allows it, all choose first and then place at the same time."""
    for seat in state.order:
        yield ChooseColumn(seat)
        if not state.options.parallel_placement:
            yield PlaceTiles((seat,))
    if state.options.parallel_placement:
        yield PlaceTiles(state.order)


# The starting tile, a decision ---------------------------------------------------------------------------------------


def seats(_content: Content, _state: State, step: PlaceStartingTile) -> frozenset[Seat]:
    return frozenset((step.seat,))


def legal(content: Content, state: State, _step: PlaceStartingTile, seat: Seat) -> Sequence[Action]:
    """RT-N4: any starting tile that is left, at 0,0, in any orientation. RT-T5: it cannot be rejected."""
    area = state.players[seat].area
    return [EndTurn()] if area.laid else Placements(content, area, state.starting_tiles)


def apply(content: Content, state: State, _step: PlaceStartingTile, seat: Seat, action: PlaceTile | EndTurn) -> Turn:
    """RT-N4: the tile chosen is no longer there for the others."""
    if isinstance(action, EndTurn):
        return Turn(replace(state, agenda=state.agenda[1:]), (TurnEnded(seat),))
    left = list(state.starting_tiles)
    left.remove(action.tile)
    player = lay(content, state.players[seat], action)
    state = replace(state, players=state.with_player(seat, player), starting_tiles=tuple(left))
    return Turn(state, (TilePlaced(seat, action.tile, action.cell, action.turn, action.flipped),))


def lay(content: Content, player: Player, action: PlaceTile) -> Player:
    """RT-T1: the tile lies in the player's area as the action says."""
    face = content.tiles[action.tile].face_of[action.turn, action.flipped]
    return replace(player, area=player.area.with_tile(Laid(action.cell, action.tile, face)))

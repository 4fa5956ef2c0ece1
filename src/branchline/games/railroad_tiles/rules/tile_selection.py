"""RT-T: tile selection."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from branchline.core.values import Action, Seat, Turn
from branchline.games.railroad_tiles.actions import DiscardTile, EndTurn, PlaceTile, RejectTile, TakeColumn
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.events import (
    ColumnsDiscarded,
    ColumnTaken,
    TileDiscarded,
    TilePlaced,
    TileRejected,
    TurnEnded,
)
from branchline.games.railroad_tiles.placements import Placements
from branchline.games.railroad_tiles.rules.new_round import lay
from branchline.games.railroad_tiles.rules.solo import column_bonus, discard_other_columns
from branchline.games.railroad_tiles.state import ChooseColumn, Column, PlaceTiles, Player, State

REJECTIONS = 2

# Choosing a column ---------------------------------------------------------------------------------------------------


def column_seats(_content: Content, _state: State, step: ChooseColumn) -> frozenset[Seat]:
    return frozenset((step.seat,))


def column_legal(_content: Content, state: State, _step: ChooseColumn, _seat: Seat) -> Sequence[Action]:
    """RT-T1: a column not yet taken."""
    return [TakeColumn(number) for number, column in enumerate(state.columns) if column.taken_by is None]


def take_column(_content: Content, state: State, _step: ChooseColumn, seat: Seat, action: TakeColumn) -> Turn:
    """RT-T1: all its tiles and all its stars; alone, what RT-2 adds and RT-3 throws away."""
    number = action.column
    column = state.columns[number]
    stars, points, supply = column_bonus(state, number)
    player = state.players[seat]
    player = replace(
        player,
        hand=column.tiles,
        column=number,
        stars=player.stars + column.stars + stars,
        points=player.points + points,
    )
    columns = (*state.columns[:number], Column(taken_by=seat), *state.columns[number + 1 :])
    columns, thrown = discard_other_columns(state, columns)
    state = replace(
        state,
        players=state.with_player(seat, player),
        columns=columns,
        supply=supply,
        discarded=state.discarded + thrown,
        agenda=state.agenda[1:],
    )
    taken = ColumnTaken(seat, number, column.tiles, column.stars + stars, points)
    return Turn(state, (taken, ColumnsDiscarded(thrown)) if thrown else (taken,))


# Placing what was taken ----------------------------------------------------------------------------------------------


def placing_seats(_content: Content, _state: State, step: PlaceTiles) -> frozenset[Seat]:
    """RT-T7: one seat at a time, or all together where the table allows it."""
    return frozenset(step.seats)


def placing_legal(content: Content, state: State, _step: PlaceTiles, seat: Seat) -> Sequence[Action]:
    """RT-T1: place, RT-T5: reject, or RT-T4, RT-T8: discard when nothing fits; when all is placed, end the turn."""
    player = state.players[seat]
    due = due_objectives(player)
    if not player.hand and not due:
        return [EndTurn()]
    rejections = allowed_rejections(player)
    placements = Placements(content, player.area, (*player.hand, *due), rejections)
    if placements.any_fits:
        return placements
    return [*discardable(player), *rejections]


def due_objectives(player: Player) -> tuple[int, ...]:
    """RT-T8: the objective tiles of which one must still be placed this round."""
    return player.objectives if player.owes_objective else ()


def tiles_due(player: Player) -> int:
    """RT-T1: how many tiles are still to be placed: all in hand, and RT-T8: one objective, where one is owed."""
    return len(player.hand) + bool(due_objectives(player))


def allowed_rejections(player: Player) -> list[Action]:
    """RT-T5: any route tile in hand, whether it fits or not, twice a game; never an objective tile (RT-T8)."""
    if len(player.rejected) >= REJECTIONS:
        return []
    return [RejectTile(tile) for tile in dict.fromkeys(player.hand)]


def discardable(player: Player) -> list[Action]:
    """RT-T4: when nothing fits, a route tile is put away; RT-T8: an objective only once no route tile is left."""
    return [DiscardTile(tile) for tile in dict.fromkeys(player.hand or player.objectives)]


def apply_placing(content: Content, state: State, step: PlaceTiles, seat: Seat, action: Action) -> Turn:
    return _APPLY[type(action)](content, state, step, seat, action)


def place_tile(content: Content, state: State, _step: PlaceTiles, seat: Seat, action: PlaceTile) -> Turn:
    """RT-T1: one tile out of the hand into the area, or RT-T8: the objective that was due."""
    player = give_up(content, lay(content, state.players[seat], action), action.tile)
    state = replace(state, players=state.with_player(seat, player))
    return Turn(state, (TilePlaced(seat, action.tile, action.cell, action.turn, action.flipped),))


def reject_tile(content: Content, state: State, _step: PlaceTiles, seat: Seat, action: RejectTile) -> Turn:
    """RT-T5: rejected tiles stay visible before their player and leave the game."""
    player = give_up(content, state.players[seat], action.tile)
    player = replace(player, rejected=(*player.rejected, action.tile))
    return Turn(replace(state, players=state.with_player(seat, player)), (TileRejected(seat, action.tile),))


def discard_tile(content: Content, state: State, _step: PlaceTiles, seat: Seat, action: DiscardTile) -> Turn:
    """RT-T4: discarded tiles leave the game; this is not a rejection."""
    player = give_up(content, state.players[seat], action.tile)
    discarded = (*state.discarded, action.tile)
    state = replace(state, players=state.with_player(seat, player), discarded=discarded)
    return Turn(state, (TileDiscarded(seat, action.tile),))


def give_up(content: Content, player: Player, tile: int) -> Player:
    """The player no longer holds the tile. RT-T8: one objective a flag, no more."""
    if content.tiles[tile].printed.objective:
        left = tuple(other for other in player.objectives if other != tile)
        return replace(player, objectives=left, owes_objective=False)
    place = player.hand.index(tile)
    return replace(player, hand=player.hand[:place] + player.hand[place + 1 :])


def end_placing(_content: Content, state: State, step: PlaceTiles, seat: Seat, _action: EndTurn) -> Turn:
    left = tuple(other for other in step.seats if other != seat)
    rest = state.agenda[1:]
    agenda = (PlaceTiles(left), *rest) if left else rest
    return Turn(replace(state, agenda=agenda), (TurnEnded(seat),))


_APPLY: dict[type[Action], Callable[[Content, State, PlaceTiles, Seat, Any], Turn]] = {
    PlaceTile: place_tile,
    RejectTile: reject_tile,
    DiscardTile: discard_tile,
    EndTurn: end_placing,
}

"""Why an action is refused: the rule, the cell, the side."""

from collections.abc import Callable
from typing import Any

from branchline.core.values import Action, Cell, Reason, Seat
from branchline.games.railroad_tiles.actions import (
    DiscardTile,
    EndTurn,
    PlacePawn,
    PlaceTile,
    RejectTile,
    TakeColumn,
)
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.faces import DEMANDED, KIND_OF, Face
from branchline.games.railroad_tiles.rules.pawn_placement import needs_star
from branchline.games.railroad_tiles.rules.tile_selection import REJECTIONS, due_objectives
from branchline.games.railroad_tiles.state import (
    ChooseColumn,
    PlacePawns,
    PlaceStartingTile,
    PlaceTiles,
    Player,
    Supply,
)
from branchline.games.railroad_tiles.view import View
from branchline.rails.grid import LETTERS, SIDES


def why_not(content: Content, view: View, seat: Seat, action: Action) -> Reason:
    """The first rule that the action breaks; `not-now` when it is no action of this step."""
    steps, why = _WHY.get(type(action), ((), None))
    if why is None or not view.agenda or not isinstance(view.agenda[0], steps):
        return _not_now(view)
    return why(content, view, seat, action)


def _not_now(view: View) -> Reason:
    """What is waited for instead, and the rule that says so."""
    if not view.agenda:
        return Reason("railroad-tiles-not-now", args={"step": "over"})
    step = view.agenda[0]
    return Reason("railroad-tiles-not-now", _WAITS.get(type(step), ""), args={"step": str(step.__struct_config__.tag)})


def _column(_content: Content, view: View, _seat: Seat, action: TakeColumn) -> Reason:
    """RT-T1, RT-S6: the column is not in use, or somebody has it."""
    if not 0 <= action.column < len(view.columns):
        args = {"column": action.column + 1, "columns": len(view.columns)}
        return Reason("railroad-tiles-no-such-column", "RT-S6", args=args)
    return Reason("railroad-tiles-column-taken", "RT-T1", args={"column": action.column + 1})


def _starting_tile(content: Content, view: View, seat: Seat, action: PlaceTile) -> Reason:
    """RT-N4: one starting tile each, at 0,0."""
    if view.players[seat].area.laid:
        return Reason("railroad-tiles-one-starting-tile", "RT-N4")
    return _placement(content, view.players[seat], view.starting_tiles, action)


def _tile(content: Content, view: View, seat: Seat, action: PlaceTile) -> Reason:
    if isinstance(view.agenda[0], PlaceStartingTile):
        return _starting_tile(content, view, seat, action)
    player = view.players[seat]
    return _placement(content, player, (*player.hand, *due_objectives(player)), action)


def _placement(content: Content, player: Player, at_hand: tuple[int, ...], action: PlaceTile) -> Reason:
    """RT-T1 to RT-T3: not at hand, a cell that is taken or touches nothing, or a side that does not match."""
    if action.tile not in at_hand:
        return _not_at_hand(content, player, action.tile)
    if action.cell in player.area.faces:
        return Reason("railroad-tiles-cell-taken", "RT-T2", action.cell)
    demand = player.area.frontier.get(action.cell)
    if demand is None:
        message = "railroad-tiles-touches-nothing" if player.area.laid else "railroad-tiles-first-tile"
        return Reason(message, "RT-T2" if player.area.laid else "RT-N4", action.cell)
    tile = content.tiles[action.tile]
    known = tile.same_as(action.turn, action.flipped)
    face = tile.face_of[known.turn, known.flipped]
    return _mismatch(face, demand, action.cell) or Reason(
        "railroad-tiles-listed-otherwise",
        "RT-T1",
        action.cell,
        args={"turn": known.turn, "flipped": str(known.flipped).lower()},
    )


def _not_at_hand(content: Content, player: Player, tile: int) -> Reason:
    if tile in player.objectives:
        return Reason("railroad-tiles-no-objective-now", "RT-T8")
    known = 0 <= tile < len(content.tiles)
    return Reason(
        "railroad-tiles-not-at-hand" if known else "railroad-tiles-no-such-tile", "RT-T1", args={"tile": tile}
    )


def _mismatch(face: Face, demand: int, cell: Cell) -> Reason | None:
    """RT-T3: the first side that does not match, and what would meet there."""
    for side in SIDES:
        asked = demand >> 2 * side & 3
        if asked and asked != face.demands[side]:
            args = {
                "ours": KIND_OF.get(face.sides[side], "empty"),
                "theirs": KIND_OF.get(DEMANDED[asked], "empty"),
                "side": LETTERS[side],
            }
            return Reason("railroad-tiles-sides-differ", "RT-T3", cell, LETTERS[side], args)
    return None


def _rejection(content: Content, view: View, seat: Seat, action: RejectTile) -> Reason:
    """RT-T5: twice a game, route tiles only, and no starting tile."""
    player = view.players[seat]
    if isinstance(view.agenda[0], PlaceStartingTile):
        return Reason("railroad-tiles-starting-tile-stays", "RT-T5")
    if action.tile in player.objectives:
        return Reason("railroad-tiles-objective-stays", "RT-T8")
    if action.tile not in player.hand:
        return _not_at_hand(content, player, action.tile)
    return Reason("railroad-tiles-no-rejection-left", "RT-T5", args={"rejections": REJECTIONS})


def _discard(content: Content, view: View, seat: Seat, action: DiscardTile) -> Reason:
    """RT-T4, RT-T8: while something fits, nothing is discarded; an objective only after the route tiles."""
    player = view.players[seat]
    if action.tile not in (*player.hand, *due_objectives(player)):
        return _not_at_hand(content, player, action.tile)
    if action.tile in player.objectives and player.hand:
        return Reason("railroad-tiles-route-tiles-first", "RT-T8")
    return Reason("railroad-tiles-something-fits", "RT-T8" if action.tile in player.objectives else "RT-T4")


def _pawn(content: Content, view: View, seat: Seat, action: PlacePawn) -> Reason:
    """RT-P1 to RT-P3: the token, the pin, the supply, the star."""
    player = view.players[seat]
    token = view.left_hall if action.hall == "left" else view.right_hall
    face = player.area.faces.get(action.cell)
    if token is None:
        return Reason("railroad-tiles-hall-empty", "RT-P1", args={"hall": action.hall})
    if action.hall in player.used_halls:
        return Reason("railroad-tiles-hall-used", "RT-P1", args={"hall": action.hall})
    if face is None or face.pin != action.pawn:
        return Reason("railroad-tiles-no-such-pin", "RT-P1", action.cell, args={"pawn": action.pawn})
    if action.cell in player.pawns:
        return Reason("railroad-tiles-pin-taken", "RT-P1", action.cell)
    return _payment(needs_star(content, token, action.pawn), player, view.supply, action)


def _payment(needs: bool, player: Player, supply: Supply, action: PlacePawn) -> Reason:
    if not supply.of(action.pawn):
        return Reason("railroad-tiles-no-pawn-left", "RT-P1", action.cell, args={"pawn": action.pawn})
    if not needs:
        return Reason("railroad-tiles-star-not-needed", "RT-P3", action.cell, args={"pawn": action.pawn})
    message = "railroad-tiles-star-needed" if player.stars else "railroad-tiles-no-star"
    return Reason(message, "RT-P3", action.cell, args={"pawn": action.pawn})


def _end(_content: Content, view: View, seat: Seat, _action: EndTurn) -> Reason:
    """RT-T4: all tiles must be placed; RT-T8: so must the objective tile that is due."""
    player = view.players[seat]
    if isinstance(view.agenda[0], PlaceStartingTile):
        return Reason("railroad-tiles-starting-tile-due", "RT-N4")
    if player.hand:
        return Reason("railroad-tiles-tiles-left", "RT-T4", args={"tiles": len(player.hand)})
    return Reason("railroad-tiles-objective-due", "RT-T8")


_WAITS: dict[type, str] = {
    PlaceStartingTile: "RT-N4",
    ChooseColumn: "RT-T1",
    PlaceTiles: "RT-T4",
    PlacePawns: "RT-P1",
}
_PLACING = (PlaceTiles, PlaceStartingTile)
_WHY: dict[type[Action], tuple[tuple[type, ...], Callable[[Content, View, Seat, Any], Reason]]] = {
    TakeColumn: ((ChooseColumn,), _column),
    PlaceTile: (_PLACING, _tile),
    RejectTile: (_PLACING, _rejection),
    DiscardTile: ((PlaceTiles,), _discard),
    PlacePawn: ((PlacePawns,), _pawn),
    EndTurn: ((*_PLACING, PlacePawns), _end),
}

"""From the rules' values to vectors and back: tables, and actions."""

from typing import Any, cast

from branchline.core.rng import Rng
from branchline.core.values import Action, Cell, Seat
from branchline.games.railroad_tiles.actions import (
    HALLS,
    DiscardTile,
    EndTurn,
    PlacePawn,
    PlaceTile,
    RejectTile,
    TakeColumn,
)
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.faces import PAWN_TYPES
from branchline.games.railroad_tiles.rules import setup
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES
from branchline.games.railroad_tiles.state import (
    ChooseColumn,
    NewRound,
    Options,
    PlacePawns,
    PlaceStartingTile,
    PlaceTiles,
    Player,
    State,
)
from branchline.games.railroad_tiles.view import View
from branchline.kernels.compiling import Vector, vector
from branchline.kernels.railroad_tiles import layout as at
from branchline.kernels.railroad_tiles.area import clear, lay
from branchline.kernels.railroad_tiles.legal import part
from branchline.kernels.railroad_tiles.pawns import stand
from branchline.kernels.railroad_tiles.tables import tables
from branchline.rails.grid import OFFSETS

_PHASES = {
    NewRound: 0,
    PlaceStartingTile: at.STARTING_TILES,
    ChooseColumn: at.CHOOSING,
    PlaceTiles: at.PLACING,
    PlacePawns: at.PAWNING,
}
NOBODY = -1


def table(content: Content, known: View | State) -> Vector:
    """The table as it is known. What will be drawn stands in some order: see `deal`."""
    s = vector(at.COMMON + at.SEAT * len(known.players))
    options = known.options
    s[at.SEATS], s[at.ROUND] = len(known.players), known.round
    s[at.PARALLEL], s[at.CHALLENGE] = options.parallel_placement, _challenge(options)
    s[at.HAS_GOALS] = options.objectives != "none"
    _write_step(s, known)
    _write_list(s, at.ORDER, known.order)
    _write_list(s, at.BAG, known.bag, at.BAG_LEFT)
    _write_list(s, at.STARTING + 1, known.starting_tiles, at.STARTING)
    _write_list(s, at.TOKEN_ORDER, known.undrawn_tokens, at.UNDRAWN)
    for place, token in ((at.WAITING, known.waiting_room), (at.HALL, known.left_hall), (at.HALL + 1, known.right_hall)):
        s[place] = NOBODY if token is None else token
    supply = known.supply
    _write_list(s, at.SUPPLY, (supply.car, supply.train, supply.traveller, supply.star))
    _write_columns(s, content, known)
    for seat, player in enumerate(known.players):
        write_player(content, s, seat, player)
    return s


def fresh_table(content: Content, seats: int, options: Options) -> Vector:
    """Before anything is drawn: for `deal` and `set_up`."""
    state = setup.setup(content, seats, options, Rng("fresh")).state
    s = table(content, state)
    _write_list(s, at.BAG, content.bag(options.edition), at.BAG_LEFT)
    s[at.STARTING] = 0
    return s


def _challenge(options: Options) -> int:
    return 0 if options.challenge is None else 1 + list(CHALLENGES).index(options.challenge)


def _write_list(s: Vector, begin: int, items: Any, count: int | None = None) -> None:
    for place, item in enumerate(items):
        s[begin + place] = item
    if count is not None:
        s[count] = len(items)


def _write_step(s: Vector, known: View | State) -> None:
    """What is being decided. RT-P4: those who place pawns do so in turn order."""
    step = known.agenda[0] if known.agenda else None
    s[at.PHASE] = _PHASES[type(step)] if step is not None else at.OVER
    if isinstance(step, PlaceTiles | PlacePawns):
        s[at.ACTING] = sum(1 << seat for seat in step.seats)
    if isinstance(step, PlaceStartingTile):
        s[at.PLACE] = len(known.order) - 1 - known.order.index(step.seat)
    elif isinstance(step, ChooseColumn):
        s[at.PLACE] = known.order.index(step.seat)
    elif isinstance(step, PlaceTiles) and not known.options.parallel_placement:
        s[at.PLACE] = known.order.index(step.seats[0])
    elif isinstance(step, PlaceTiles | PlacePawns):
        s[at.PLACE] = len(known.order)


def _write_columns(s: Vector, content: Content, known: View | State) -> None:
    s[at.COLUMNS] = len(known.columns)
    _write_list(s, at.SIZE, content.columns[len(known.players)])
    for number, column in enumerate(known.columns):
        _write_list(s, at.COLUMN_TILES + at.COLUMN_MOST * number, column.tiles, at.FILLED + number)
        s[at.COLUMN_STARS + number] = column.stars
        s[at.TAKEN + number] = NOBODY if column.taken_by is None else column.taken_by


def write_player(content: Content, s: Vector, seat: Seat, player: Player) -> None:
    t, o = tables(content), part(seat)
    clear(s, o)
    for laid in player.area.laid:
        lay(t, s, o, face_number(content, laid.tile, laid.face), cell_number(laid.cell))
    for cell in player.pawns:
        stand(t, s, o, tile_at(s, o, cell), 1)
    s[o + at.POINTS], s[o + at.STARS], s[o + at.REJECTED] = player.points, player.stars, len(player.rejected)
    s[o + at.COLUMN] = NOBODY if player.column is None else player.column
    s[o + at.USED] = sum(1 << HALLS.index(hall) for hall in player.used_halls)
    s[o + at.OWES] = player.owes_objective
    _write_list(s, o + at.HAND, player.hand, o + at.HELD)
    _write_list(s, o + at.GOAL, player.objectives, o + at.GOALS)


# Names of things ------------------------------------------------------------------------------------------------------


def face_number(content: Content, tile: int, face: Any) -> int:
    first: int = int(tables(content)[at.FIRST_FACE + tile])
    return first + next(number for number, (_, other) in enumerate(content.tiles[tile].lays) if other == face)


def cell_number(cell: Cell) -> int:
    return (at.CENTRE + cell[0] + at.WIDTH * cell[1]) & at.WRAP


def tile_at(s: Vector, o: int, cell: Cell) -> int:
    """The place of the tile at this cell in the order of laying."""
    return -1 - int(s[o + at.GRID + cell_number(cell)])


def laid_cell(s: Vector, o: int, tile: int) -> Cell:
    return int(s[o + at.X + tile]), int(s[o + at.Y + tile])


def cell_of(s: Vector, o: int, number: int) -> Cell:
    """The cell of the frontier with this number: its neighbours know where they lie."""
    for dx, dy in OFFSETS:
        near = -1 - int(s[o + at.GRID + ((number + dx + at.WIDTH * dy) & at.WRAP)])
        if near >= 0:
            x, y = laid_cell(s, o, near)
            return x - dx, y - dy
    return 0, 0


def read_action(content: Content, s: Vector, seat: Seat, code: int) -> Action:
    """The action that a number stands for, before it is played."""
    verb, about, o = code & at.VERB, code & ~at.VERB, part(seat)
    if verb == at.TAKE:
        return TakeColumn(about)
    if verb == at.LAY:
        return _read_placement(content, s, o, about)
    if verb == at.REJECT:
        return RejectTile(about)
    if verb == at.DISCARD:
        return DiscardTile(about)
    if verb == at.PUT:
        return _read_pawn(content, s, o, *divmod(about, at.TILES_MOST))
    return EndTurn()


def _read_placement(content: Content, s: Vector, o: int, about: int) -> PlaceTile:
    face, cell = divmod(about, at.CELLS)
    t = tables(content)
    kind = int(t[at.FACES + at.FACE_FIELDS * face + at.KIND])
    orientation, _ = content.tiles[kind].lays[face - int(t[at.FIRST_FACE + kind])]
    return PlaceTile(kind, cell_of(s, o, cell), cast(Any, orientation.turn), orientation.flipped)


def _read_pawn(content: Content, s: Vector, o: int, hall: int, tile: int) -> PlacePawn:
    t = tables(content)
    pin = int(t[at.FACES + at.FACE_FIELDS * int(s[o + at.FACE + tile]) + at.PIN])
    token = int(s[at.HALL + hall])
    star = not int(t[at.TOKEN_TYPES + token]) >> pin - 1 & 1
    return PlacePawn(HALLS[hall], PAWN_TYPES[pin - 1], laid_cell(s, o, tile), star)


def write_action(content: Content, s: Vector, seat: Seat, action: Action) -> int:
    """The number of an action."""
    if isinstance(action, TakeColumn):
        return at.TAKE + action.column
    if isinstance(action, PlaceTile):
        face = content.tiles[action.tile].face_of[action.turn, action.flipped]
        return at.LAY + at.CELLS * face_number(content, action.tile, face) + cell_number(action.cell)
    if isinstance(action, RejectTile):
        return at.REJECT + action.tile
    if isinstance(action, DiscardTile):
        return at.DISCARD + action.tile
    if isinstance(action, PlacePawn):
        return at.PUT + at.TILES_MOST * HALLS.index(action.hall) + tile_at(s, part(seat), action.cell)
    return at.END

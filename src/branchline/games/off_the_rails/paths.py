"""Where carts will run: the path of a cart to its end, by the rules' own look ahead. A path branches where the player
must choose an exit, and so it is a tree."""

from typing import Literal

from branchline.core.values import Cell, Seat, Value
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.jewels import Jewels
from branchline.games.off_the_rails.rules.carts_move import Ahead, look_ahead, waiting
from branchline.games.off_the_rails.rules.collisions import STOPPED_LIMIT, turned_sides
from branchline.games.off_the_rails.rules.jewels_taken import lying_on, room
from branchline.games.off_the_rails.state import (
    CartPhase,
    ExitChoice,
    JewelChoice,
    State,
    Steer,
    track_at,
    with_cart,
)
from branchline.games.off_the_rails.track import OPPOSITE

Ending = Literal["stops", "banks", "hits", "bumps", "derails", "chooses"]


class PathCell(Value, frozen=True):
    """A cell a cart enters, what lies there now, and how many pieces it may take."""

    cell: Cell
    jewels: Jewels
    takes: int


class Path(Value, frozen=True, omit_defaults=True):
    """Cells as far as they follow from each other, then an ending.

    `side` is the way the cart leaves where the path begins. `ahead` is the cell where it comes up or derails, or that
    of the cart it hits (`bumps`: between unconnected tiles). `sides` are the exits to choose from: to go on by, to face
    where it stops, or to face after a collision. When it `chooses`, there is a branch for each. `stopped` is the cell
    where the path begins, when a collision stops the cart right there and it may take something by it (OR-J6).
    """

    side: str
    cells: tuple[PathCell, ...]
    ends: Ending
    ahead: Cell | None = None
    hits: int | None = None
    sides: str = ""
    branches: "tuple[Path, ...]" = ()
    stopped: PathCell | None = None


class CartPath(Value, frozen=True):
    cart: int
    path: Path


class _Run(Value, frozen=True):
    """One move, looked at before it is made: the cart is off the board in `state`, or it would meet itself.

    `taken` and `is_bare` are of a move under way, until it enters another cell: how many pieces it took where it is,
    and whether it goes on from there with nothing in its hold.
    """

    state: State
    cart: int
    origin: Cell
    room: int
    taken: int = 0
    is_bare: bool = False


def cart_paths(content: Content, state: State, seat: Seat) -> tuple[CartPath, ...]:
    """The paths of a seat's carts that are still to move this turn; each as if it moved next."""
    if seat != state.active or not state.agenda:
        return ()
    paths = [CartPath(number, path_of(content, state, number)) for number in _still_to_move(state)]
    return (*_rest_of_move(content, state), *paths)


def _still_to_move(state: State) -> list[int]:
    moved = next((step.moved for step in state.agenda if isinstance(step, CartPhase)), None)
    return [] if moved is None else waiting(state, moved)


def path_of(content: Content, state: State, number: int) -> Path:
    """Of a cart on the board, as if it set off now."""
    cart = state.carts[number]
    run = _Run(with_cart(state, number, place="reserve"), number, cart.cell, room(cart.hold))
    return _explore(content, run, cart.cell, cart.facing, cart.speed)


def _rest_of_move(content: Content, state: State) -> tuple[CartPath, ...]:
    """Of the cart that is moving: from the cell it is on, where it has yet to choose its way."""
    motion = state.motion
    if motion is None or not any(isinstance(step, Steer | ExitChoice) for step in state.agenda):
        return ()
    cart = state.carts[motion.cart]
    is_bare = not any(cart.hold) and not any(isinstance(step, JewelChoice) for step in state.agenda)
    off_board = with_cart(state, motion.cart, place="reserve")
    run = _Run(off_board, motion.cart, motion.origin, room(cart.hold), motion.taken, is_bare)
    sides = track_at(content, state, cart.cell).replace(motion.came or "", "")
    return (CartPath(motion.cart, _fork(content, run, "", (), cart.cell, sides, motion.left)),)


def _explore(content: Content, run: _Run, cell: Cell, side: str, left: int) -> Path:
    cells: list[PathCell] = []
    first = side
    while True:
        ahead = look_ahead(content, run.state, cell, side)
        if ahead.what != "track":
            return _ended(content, run, Path(first, tuple(cells), "derails", ahead.cell), ahead, cell, side)
        run = _Run(run.state, run.cart, run.origin, run.room)
        cell, left = ahead.cell, left - 1
        cells.append(_entered(content, run, cell, 1 if left else 2))
        sides = track_at(content, run.state, cell).replace(OPPOSITE[side], "")
        if not left or len(sides) > 1:
            return _fork(content, run, first, tuple(cells), cell, sides, left)
        side = sides


def _entered(content: Content, run: _Run, cell: Cell, limit: int) -> PathCell:
    jewels = lying_on(content, run.state, cell)
    takes = 0 if cell == run.origin else min(limit - run.taken, sum(jewels), run.room)
    return PathCell(cell, jewels, takes)


def _fork(
    content: Content, run: _Run, side: str, cells: tuple[PathCell, ...], cell: Cell, sides: str, left: int
) -> Path:
    """The move ends here, goes on the only way there is, or the player chooses."""
    if not left:
        return Path(side, cells, "stops", sides=sides)
    branches = tuple(_explore(content, run, cell, out, left) for out in sides)
    return Path(side, cells, "chooses", sides=sides, branches=branches)


def _ended(content: Content, run: _Run, path: Path, ahead: Ahead, cell: Cell, side: str) -> Path:
    if ahead.what == "surface":
        return Path(path.side, path.cells, "banks", ahead.cell)
    if ahead.what != "cart":
        return path
    there = with_cart(run.state, run.cart, cell=cell)
    is_joined = OPPOSITE[side] in track_at(content, run.state, ahead.cell)
    sides = turned_sides(content, there, run.cart, side)
    cells, stopped = where_stopped(content, run, path.cells, cell, is_joined)
    ends: Ending = "hits" if is_joined else "bumps"
    return Path(path.side, cells, ends, ahead.cell, ahead.cart, sides, stopped=stopped)


def where_stopped(
    content: Content, run: _Run, cells: tuple[PathCell, ...], cell: Cell, is_joined: bool
) -> tuple[tuple[PathCell, ...], PathCell | None]:
    """OR-J6: where a collision stops it, the cart may take up to two in all. OR-X2: one that is empty derails."""
    here = _entered(content, run, cell, STOPPED_LIMIT)
    if cells:
        return (*cells[:-1], here), None
    return (), here if here.takes and not (run.is_bare and is_joined) else None

"""How the greedy bot plans a turn of Off the Rails: where each cart could run, on which track, for what it is worth."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from branchline.core.values import Action, Cell
from branchline.games.off_the_rails.actions import ChangeSpeed, LayTrack, PlaceCart, UpgradeTrack
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.jewels import NOTHING, ROCK, Jewels
from branchline.games.off_the_rails.sensible import laid_tracks
from branchline.games.off_the_rails.state import FASTEST, FIRST_SPEED, HOLD, SLOWEST, Cart, own_carts
from branchline.games.off_the_rails.track import OPPOSITE, beside
from branchline.games.off_the_rails.view import View
from branchline.rails.grid import LETTERS

HASTE = {"calm": 0.9, "soon": 0.6, "open": 0.35}
"""What a load is worth for every turn it is away from home: the chasm makes it less."""
LURE, RAM, LOST_CART, MISSING = 0.9, 0.3, 3.0, 0.35


class Ground(NamedTuple):
    """What a plan is laid on."""

    content: Content
    tracks: Mapping[Cell, str]
    jewels: Mapping[Cell, Jewels]
    carts: Mapping[Cell, Jewels]
    own: frozenset[Cell]
    barred: frozenset[Cell]
    haste: float
    is_open: bool


class Plan(NamedTuple):
    """What a cart could do for so many actions, the first of them, and what it would be worth."""

    value: float
    cost: int
    actions: tuple[Action, ...] = ()


class _Trail(NamedTuple):
    """A run under way: where the cart is, what has been built and taken for it."""

    cell: Cell
    side: str
    left: int
    budget: int
    speed: int
    load: float
    pieces: int
    origin: Cell
    actions: tuple[Action, ...]
    built: tuple[tuple[Cell, str], ...] = ()
    emptied: tuple[Cell, ...] = ()


def ground_of(content: Content, view: View, seat: int) -> Ground:
    out = [(number, cart) for number, cart in enumerate(view.carts) if cart.place == "board"]
    mood = "open" if view.is_open else "calm" if view.chasm_holder is None else "soon"
    return Ground(
        content,
        laid_tracks(view),
        {deposit.cell: deposit.jewels for deposit in view.deposits},
        {cart.cell: cart.hold for _, cart in out},
        frozenset(cart.cell for number, cart in out if number in own_carts(seat)),
        content.centres | {chasm.cell for chasm in view.chasms},
        HASTE[mood],
        view.is_open,
    )


def worth(ground: Ground, load: Jewels) -> float:
    return float(sum(count * value for count, value in zip(load, ground.content.values, strict=True)))


# Plans ---------------------------------------------------------------------------------------------------------------


def plans_on_board(ground: Ground, number: int, cart: Cart, budget: int) -> Iterator[Plan]:
    """Every run with every speed that the actions allow."""
    for speed in range(max(SLOWEST, cart.speed - budget), min(FASTEST, cart.speed + budget) + 1):
        change = speed - cart.speed
        actions = (ChangeSpeed(number, 1 if change > 0 else -1),) * abs(change)
        load, pieces = worth(ground, cart.hold), sum(cart.hold)
        left = budget - abs(change)
        trail = _Trail(cart.cell, cart.facing, speed, left, speed, load, pieces, cart.cell, actions)
        yield from _runs(ground, trail, budget)


def plans_from_reserve(ground: Ground, number: int, exits: tuple[Cell, ...], budget: int) -> Iterator[Plan]:
    """To stay, or to be placed on a free cell and run at once."""
    yield Plan(0.0, 0)
    if not budget or ground.haste < HASTE["calm"]:
        return
    for cell in exits:
        if cell not in ground.carts:
            side, actions = ground.content.stubs[cell], (PlaceCart(number, cell),)
            trail = _Trail(cell, side, FIRST_SPEED, budget - 1, FIRST_SPEED, 0.0, 0, cell, actions)
            yield from _runs(ground, trail, budget)


def _runs(ground: Ground, trail: _Trail, budget: int) -> Iterator[Plan]:
    ahead = beside(trail.cell, trail.side)
    if ahead in ground.content.surface:
        yield _plan(trail, budget, trail.load + _home_bonus(ground))
    elif ahead in ground.carts and ahead != trail.origin:
        yield _plan(trail, budget, _crash(ground, trail, ahead))
    elif ahead in ground.barred or ahead not in ground.content.place:
        yield _plan(trail, budget, _wreck(ground))
    else:
        yield from _onwards(ground, trail, ahead, budget)


def _plan(trail: _Trail, budget: int, value: float) -> Plan:
    return Plan(value, budget - trail.budget, trail.actions)


def _onwards(ground: Ground, trail: _Trail, ahead: Cell, budget: int) -> Iterator[Plan]:
    """Over the track that lies there, or over track to be laid, if there are actions for it."""
    need = OPPOSITE[trail.side]
    track = dict(trail.built).get(ahead) or ground.tracks.get(ahead, "")
    if need in track:
        yield from _enter(ground, trail, ahead, track, need, budget)
        return
    yield _plan(trail, budget, _wreck(ground))
    if not trail.budget:
        return
    for exits in _tiles(track, need):
        action: Action = UpgradeTrack(ahead, exits) if track else LayTrack(ahead, exits)
        built = (*trail.built, (ahead, exits))
        more = trail._replace(budget=trail.budget - 1, actions=(*trail.actions, action), built=built)
        yield from _enter(ground, more, ahead, exits, need, budget)


def _tiles(track: str, need: str) -> list[str]:
    """Tiles that can be entered from that side: any straight or corner on an empty cell, or an upgrade."""
    if not track:
        return ["".join(side for side in LETTERS if side in (need, out)) for out in LETTERS if out != need]
    return ["".join(side for side in LETTERS if side in track or side == need)]


def _enter(ground: Ground, trail: _Trail, cell: Cell, track: str, need: str, budget: int) -> Iterator[Plan]:
    left = trail.left - 1
    gain, pieces = (0.0, 0) if cell == trail.origin else _pick(ground, trail, cell, 1 if left else 2)
    emptied = (*trail.emptied, cell) if pieces else trail.emptied
    for out in track.replace(need, ""):
        on = trail._replace(
            cell=cell, side=out, left=left, load=trail.load + gain, pieces=trail.pieces + pieces, emptied=emptied
        )
        if left:
            yield from _runs(ground, on, budget)
        else:
            yield _plan(on, budget, trail_worth(ground, on))


def _pick(ground: Ground, trail: _Trail, cell: Cell, limit: int) -> tuple[float, int]:
    """The value and number of pieces to take; a rock only where it uncovers something better."""
    jewels = ground.jewels.get(cell, NOTHING)
    most = min(limit, HOLD - trail.pieces)
    if cell in trail.emptied or not any(jewels) or not most:
        return 0.0, 0
    values = sorted(
        (v for n, v in zip(jewels, ground.content.values, strict=True) if v for _ in range(n)), reverse=True
    )
    rocks = min(jewels[ROCK], most)
    taken = values[: most - rocks]
    return (float(sum(taken)), rocks + len(taken)) if taken else (0.0, 0)


# Worth ---------------------------------------------------------------------------------------------------------------


def _home_bonus(ground: Ground) -> float:
    return LOST_CART if ground.is_open else 0.2


def _wreck(ground: Ground) -> float:
    return -LOST_CART if ground.is_open else -0.5


def _crash(ground: Ground, trail: _Trail, ahead: Cell) -> float:
    """An empty cart is wrecked; a loaded one makes another clan drop half."""
    if not trail.pieces:
        return _wreck(ground)
    dropped = worth(ground, ground.carts[ahead]) / 2
    stopped = trail._replace(side=OPPOSITE[trail.side])
    return trail_worth(ground, stopped) + RAM * (-dropped if ahead in ground.own else dropped)


def trail_worth(ground: Ground, trail: _Trail) -> float:
    """A cart out on the board: its load by the way home, the nearest jewels, and track that is missing ahead."""
    ahead = beside(trail.cell, trail.side)
    if ahead in ground.barred or (ahead not in ground.content.place and ahead not in ground.content.surface):
        return _wreck(ground)
    pace = max(2, trail.speed)
    away = min(_distance(trail, cell) for cell in ground.content.surface)
    load: float = (trail.load + _home_bonus(ground)) * ground.haste ** (1 + away / pace)
    return load + _lure(ground, trail, pace) - MISSING * max(0, _missing(ground, trail) - 1)


def _lure(ground: Ground, trail: _Trail, pace: int) -> float:
    if trail.pieces >= HOLD:
        return 0.0
    found: list[float] = sorted(
        max((v for n, v in zip(jewels, ground.content.values, strict=True) if n), default=0)
        * ground.haste ** (1 + 2 * _distance(trail, cell) / pace)
        for cell, jewels in ground.jewels.items()
        if cell not in trail.emptied and not jewels[ROCK]
    )
    return LURE * sum(found[-3:])


def _distance(trail: _Trail, cell: Cell) -> int:
    """Steps to a cell, and two more when it lies behind."""
    dx, dy = cell[0] - trail.cell[0], cell[1] - trail.cell[1]
    fx, fy = beside((0, 0), trail.side)
    return abs(dx) + abs(dy) + (2 if dx * fx + dy * fy < 0 else 0)


def _missing(ground: Ground, trail: _Trail) -> int:
    """How many of the next cells straight on have no track yet."""
    cell, side, built = trail.cell, trail.side, dict(trail.built)
    for gone in range(trail.speed):
        cell = beside(cell, side)
        if cell in ground.content.surface:
            return 0
        track = built.get(cell) or ground.tracks.get(cell, "")
        if OPPOSITE[side] not in track or cell in ground.carts:
            return trail.speed - gone
        outs = track.replace(OPPOSITE[side], "")
        side = side if side in outs else outs[0]
    return 0

"""RT-P: pawn placement."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from branchline.core.values import Action, Cell, Seat, Turn
from branchline.games.railroad_tiles.actions import EndTurn, Hall, PlacePawn
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.events import PawnPlaced, TurnEnded
from branchline.games.railroad_tiles.faces import PAWN_TYPES, PawnType
from branchline.games.railroad_tiles.state import BeginPawnPlacement, PlacePawns, Player, State

MOST_POINTS = 5


def begin(content: Content, state: State, _step: BeginPawnPlacement) -> Turn:
    """RT-P1: whoever has no pin, no pawn or no token to use has nothing to do."""
    able = tuple(seat for seat in state.order if any(placeable(content, state, state.players[seat])))
    rest = state.agenda[1:]
    return Turn(replace(state, agenda=(PlacePawns(able), *rest) if able else rest), ())


def seats(content: Content, state: State, step: PlacePawns) -> frozenset[Seat]:
    """RT-P4: at the same time; where the last pawns of a type are contested, one after another in turn order."""
    return frozenset(step.seats[:1]) if is_contested(content, state, step) else frozenset(step.seats)


def is_contested(content: Content, state: State, step: PlacePawns) -> bool:
    """RT-P4: are fewer pawns of a type left than seats that could still place one?"""
    supply = state.supply
    if min(supply.car, supply.train, supply.traveller) >= len(step.seats):
        return False
    wanted = [{pawn for _, pawn, _, _ in placeable(content, state, state.players[seat])} for seat in step.seats]
    return any(0 < supply.of(pawn) < sum(pawn in types for types in wanted) for pawn in PAWN_TYPES)


def legal(content: Content, state: State, _step: PlacePawns, seat: Seat) -> Sequence[Action]:
    """RT-P1: a pawn for a token, in any order (RT-P4); a player may decline what is left by ending the turn."""
    choices = placeable(content, state, state.players[seat])
    return [*(PlacePawn(hall, pawn, cell, star) for hall, pawn, cell, star in choices), EndTurn()]


def placeable(content: Content, state: State, player: Player) -> Iterator[tuple[Hall, PawnType, Cell, bool]]:
    """RT-P1: for each token still open, every empty pin of a type that it allows and that the supply has."""
    free = {pawn: empty_pins(player, pawn) for pawn in PAWN_TYPES if state.supply.of(pawn)}
    for hall, token in state.open_halls(player):
        for pawn, cells in free.items():
            star = needs_star(content, token, pawn)
            if star and not player.stars:
                continue
            for cell in cells:
                yield hall, pawn, cell, star


def needs_star(content: Content, token: int, pawn: PawnType) -> bool:
    """RT-P2: the train-or-car token allows either; RT-P3: any other type costs a star, the token's own never."""
    return pawn not in content.tokens[token].types


def empty_pins(player: Player, pawn: PawnType) -> list[Cell]:
    return [cell for cell in player.area.pins[pawn] if cell not in player.pawns]


def apply(content: Content, state: State, step: PlacePawns, seat: Seat, action: PlacePawn | EndTurn) -> Turn:
    """RT-P1: one pawn for the token in this hall. RT-P3: a star may be spent. RT-P8, RT-Q15: its points are scored."""
    if isinstance(action, EndTurn):
        return end(content, state, step, seat)
    player = state.players[seat]
    points = pawn_points(player, action.cell, action.pawn, lazy=state.options.challenge == "lazy_travellers")
    player = replace(
        player,
        pawns=(*player.pawns, action.cell),
        points=player.points + points,
        stars=player.stars - action.star,
        used_halls=(*player.used_halls, action.hall),
    )
    state = pay(state, action)
    state = replace(state, players=state.with_player(seat, player))
    return Turn(state, (PawnPlaced(seat, action.hall, action.pawn, action.cell, points, action.star),))


def pay(state: State, action: PlacePawn) -> State:
    """RT-P1: the pawn comes from the supply; RT-P3: a star spent returns to it."""
    supply = state.supply
    left = {action.pawn: supply.of(action.pawn) - 1, "star": supply.star + action.star}
    return replace(state, supply=replace(supply, **left))


def end(_content: Content, state: State, step: PlacePawns, seat: Seat) -> Turn:
    left = tuple(other for other in step.seats if other != seat)
    rest = state.agenda[1:]
    return Turn(replace(state, agenda=(PlacePawns(left), *rest) if left else rest), (TurnEnded(seat),))


def pawn_points(player: Player, cell: Cell, pawn: PawnType, *, lazy: bool = False) -> int:
    """RT-P8: scored at once, 1 and 1 for each other pawn of the type that can be reached, at most 5 (RT-X4)."""
    return min(MOST_POINTS, chain(player, cell, pawn, lazy=lazy))


def chain(player: Player, cell: Cell, pawn: PawnType, *, lazy: bool = False) -> int:
    """How many pawns are linked with the one on this pin, itself included. RT-Q15: lazy travellers never change."""
    return 1 + len(lazily_linked(player, cell) if lazy and pawn == "traveller" else linked(player, cell, pawn))


def linked(player: Player, cell: Cell, pawn: PawnType) -> set[Cell]:
    """The other pawns of this type that can be reached from the pin. RT-P5: cars by road. RT-P6: trains by rail.
    RT-P7: travellers by both, changing at stations. RT-P8: pawns and stations never block a way."""
    area, faces = player.area, player.area.faces
    others = [other for other in player.pawns if other != cell and faces[other].pin == pawn]
    if not others:
        return set()
    network = area.network_of(cell, pawn)
    return {other for other in others if area.network_of(other, pawn) == network}


def lazily_linked(player: Player, cell: Cell) -> set[Cell]:
    """RT-Q15: the other travellers that can be reached by road alone or by rail alone, each counted once."""
    area, faces = player.area, player.area.faces

    def networks(place: Cell) -> set[int]:
        return {area.networks[place, segment] for segment in faces[place].pin_segments}

    own = networks(cell)
    return {
        other for other in player.pawns if other != cell and faces[other].pin == "traveller" and own & networks(other)
    }

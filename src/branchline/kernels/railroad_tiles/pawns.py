"""RT-P: pawns on pins, and what they score."""

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.area import TRAVELLER_PIN
from branchline.kernels.railroad_tiles.layout import (
    CHALLENGE,
    EMPTY_PINS,
    FACE,
    FACE_FIELDS,
    FACES,
    HALL,
    LAID,
    PAWN,
    PAWN_COUNT,
    PAWNS,
    PIN,
    PIN_SEGMENT,
    POINTS,
    SEGMENTS,
    SEGMENTS_MOST,
    STARS,
    SUPPLY,
    TOKEN_TYPES,
    TRAVEL,
    USED,
    WAY,
)
from branchline.kernels.railroad_tiles.networks import root

MOST_POINTS = 5
STAR = 3
"""The place of the stars in the supply, after cars, trains and travellers."""
LAZY_TRAVELLERS = 15


@compiled
def pin_of(t: Vector, s: Vector, o: int, tile: int) -> int:
    """0 none, 1 car, 2 train, 3 traveller."""
    return t[FACES + FACE_FIELDS * s[o + FACE + tile] + PIN]


@compiled
def forest_of(pin: int) -> int:
    """RT-P5, RT-P6: by road or rail; RT-P7: by both."""
    return TRAVEL if pin == TRAVELLER_PIN else WAY


@compiled
def pin_network(t: Vector, s: Vector, o: int, tile: int) -> int:
    """The root of the network that the tile's pin stands in."""
    f = FACES + FACE_FIELDS * s[o + FACE + tile]
    return root(s, o + forest_of(t[f + PIN]), SEGMENTS_MOST * tile + t[f + PIN_SEGMENT])


@compiled
def pawn_points(t: Vector, s: Vector, o: int, tile: int) -> int:
    """RT-P5 to RT-P7: what a pawn on this pin would score: 1, and 1 for each other pawn it reaches, at most 5."""
    pin = pin_of(t, s, o, tile)
    if pin == TRAVELLER_PIN and s[CHALLENGE] == LAZY_TRAVELLERS:
        return min(MOST_POINTS, 1 + _lazily_linked(t, s, o, tile))
    return min(MOST_POINTS, 1 + s[o + forest_of(pin) + PAWN_COUNT + pin_network(t, s, o, tile)])


@compiled
def _lazily_linked(t: Vector, s: Vector, o: int, tile: int) -> int:
    """RT-Q15: the travellers reached by road alone or by rail alone, each counted once."""
    linked = 0
    for other in range(s[o + LAID]):
        if s[o + PAWN + other] and other != tile and pin_of(t, s, o, other) == TRAVELLER_PIN:
            linked += _share_a_way(t, s, o, tile, other)
    return linked


@compiled
def _share_a_way(t: Vector, s: Vector, o: int, tile: int, other: int) -> int:
    for one in range(t[FACES + FACE_FIELDS * s[o + FACE + tile] + SEGMENTS]):
        way = root(s, o + WAY, SEGMENTS_MOST * tile + one)
        for two in range(t[FACES + FACE_FIELDS * s[o + FACE + other] + SEGMENTS]):
            if root(s, o + WAY, SEGMENTS_MOST * other + two) == way:
                return 1
    return 0


@compiled
def put(t: Vector, s: Vector, o: int, hall: int, tile: int) -> None:
    """RT-P1: one pawn for the token in this hall. RT-P3: a star is spent where its type is not the token's. RT-P8: its
    points are scored at once."""
    pin = pin_of(t, s, o, tile)
    s[o + POINTS] += pawn_points(t, s, o, tile)
    star = needs_star(t, s[HALL + hall], pin)
    s[o + STARS] -= star
    s[SUPPLY + STAR] += star
    s[SUPPLY + pin - 1] -= 1
    s[o + USED] |= 1 << hall
    stand(t, s, o, tile, 1)


@compiled
def stand(t: Vector, s: Vector, o: int, tile: int, more: int) -> None:
    """A pawn stands on the pin (1), or no longer does (-1)."""
    pin = pin_of(t, s, o, tile)
    at = o + forest_of(pin) + pin_network(t, s, o, tile)
    s[at + EMPTY_PINS] -= more
    s[at + PAWN_COUNT] += more
    s[o + PAWN + tile] += more
    s[o + PAWNS + pin - 1] += more


@compiled
def needs_star(t: Vector, token: int, pin: int) -> int:
    """RT-P2: the train-or-car token allows either; RT-P3: any other type costs a star."""
    return 0 if t[TOKEN_TYPES + token] >> pin - 1 & 1 else 1


@compiled
def can_put(t: Vector, s: Vector, o: int, hall: int, tile: int) -> bool:
    """RT-P1: an open token, an empty pin, a pawn in the supply; RT-P3: a star where one is needed."""
    pin = pin_of(t, s, o, tile)
    if pin == 0 or s[o + PAWN + tile] or s[HALL + hall] < 0 or s[o + USED] >> hall & 1 or s[SUPPLY + pin - 1] == 0:
        return False
    return s[o + STARS] > 0 or needs_star(t, s[HALL + hall], pin) == 0

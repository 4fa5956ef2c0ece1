"""Pawns for the tokens in the halls: every pair of pins tried."""

from branchline.bots.railroad_tiles.bench import BY_SCORE, PAWNED
from branchline.bots.railroad_tiles.outlook import count_uses
from branchline.bots.railroad_tiles.worth import worth
from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railroad_tiles.area import TRAVELLER_PIN
from branchline.kernels.railroad_tiles.layout import (
    CHALLENGE,
    HALL,
    HAS_GOALS,
    LAID,
    POINTS,
    PUT,
    STARS,
    SUPPLY,
    TILES_MOST,
    USED,
)
from branchline.kernels.railroad_tiles.pawns import STAR, can_put, needs_star, pin_network, pin_of, put, stand
from branchline.kernels.railroad_tiles.scoring import final_score

NOTHING = -1


@compiled
def put_pawns(t: Vector, s: Vector, o: int, k: Vector) -> None:
    """Places what is best to place, for both halls."""
    while True:
        action = best_pawn(t, s, o, k)
        if action < 0:
            return
        put(t, s, o, (action - PUT) // TILES_MOST, (action - PUT) % TILES_MOST)


@compiled
def best_pawn(t: Vector, s: Vector, o: int, k: Vector) -> int:
    """The first pawn of the best pair; -1 where none is worth placing. What the pair makes of the area is PAWNED."""
    count_uses(t, s, o, k)
    best, chosen = _without(t, s, o, k), NOTHING
    for hall in range(2):
        for tile in range(s[o + LAID]):
            if not _is_choice(t, s, o, hall, tile):
                continue
            points, stars = s[o + POINTS], s[o + STARS]
            put(t, s, o, hall, tile)
            value = max(_best_second(t, s, o, k, 1 - hall), _without(t, s, o, k))
            _take_back(t, s, o, hall, tile, points, stars)
            if value > best:
                best, chosen = value, PUT + TILES_MOST * hall + tile
    k[PAWNED] = best
    return chosen


@compiled
def _without(t: Vector, s: Vector, o: int, k: Vector) -> int:
    """The worth when the tokens left are let go, or the score."""
    if k[BY_SCORE]:
        return final_score(t, s, o)
    used = s[o + USED]
    s[o + USED] = 3
    count_uses(t, s, o, k)
    value = worth(t, s, o, k)
    s[o + USED] = used
    return value


@compiled
def _best_second(t: Vector, s: Vector, o: int, k: Vector, hall: int) -> int:
    best = -(1 << 40)
    for tile in range(s[o + LAID]):
        if _is_choice(t, s, o, hall, tile):
            points, stars = s[o + POINTS], s[o + STARS]
            put(t, s, o, hall, tile)
            best = max(best, _without(t, s, o, k))
            _take_back(t, s, o, hall, tile, points, stars)
    return best


@compiled
def _is_choice(t: Vector, s: Vector, o: int, hall: int, tile: int) -> bool:
    """One pin of each network is as good as another, unless an objective or a challenge looks where it is."""
    if not can_put(t, s, o, hall, tile):
        return False
    if s[CHALLENGE] or (s[HAS_GOALS] and pin_of(t, s, o, tile) == TRAVELLER_PIN):
        return True
    pin, network = pin_of(t, s, o, tile), pin_network(t, s, o, tile)
    for other in range(tile):
        if can_put(t, s, o, hall, other) and pin_of(t, s, o, other) == pin and pin_network(t, s, o, other) == network:
            return False
    return True


@compiled
def _take_back(t: Vector, s: Vector, o: int, hall: int, tile: int, points: int, stars: int) -> None:
    stand(t, s, o, tile, -1)
    star = needs_star(t, s[HALL + hall], pin_of(t, s, o, tile))
    s[SUPPLY + STAR] -= star
    s[SUPPLY + pin_of(t, s, o, tile) - 1] += 1
    s[o + POINTS], s[o + STARS] = points, stars
    s[o + USED] &= ~(1 << hall)

"""The rules once more, word for word and slowly, for the tests to compare with.

Nothing here is taken from the game but the faces as data: a way is a walk over points, one for each road or rail side
of a tile; joined inside the tile by its segments (and by its station, for travellers) and across to the facing side.
"""

from collections.abc import Collection, Iterator, Mapping
from heapq import heappop, heappush
from itertools import product

from branchline.core.values import Cell
from branchline.games.railroad_tiles.faces import Face

Faces = Mapping[Cell, Face]
Point = tuple[Cell, str]
BEYOND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}
MIRRORED = {"N": "N", "E": "W", "S": "S", "W": "E"}


def beyond(cell: Cell, side: str) -> Cell:
    dx, dy = BEYOND[side]
    return (cell[0] + dx, cell[1] + dy)


def side_of(face: Face, side: str) -> str:
    return face.sides["NESW".index(side)]


# Placing -------------------------------------------------------------------------------------------------------------


def lays(face: Face) -> set[tuple[str, frozenset[str]]]:
    """Every distinct way the tile can lie: its sides and its segments."""
    kept = dict(zip("NESW", face.sides, strict=True))
    segments = {segment.partition(":")[0] + ":" + segment.partition(":")[2] for segment in face.segments}
    found = set()
    for _ in range(2):
        for _ in range(4):
            found.add(("".join(kept[side] for side in "NESW"), frozenset(segments)))
            kept = {CLOCKWISE[side]: kind for side, kind in kept.items()}
            segments = {_moved(segment, CLOCKWISE) for segment in segments}
        kept = {MIRRORED[side]: kind for side, kind in kept.items()}
        segments = {_moved(segment, MIRRORED) for segment in segments}
    return found


def _moved(segment: str, where: Mapping[str, str]) -> str:
    kind, _, sides = segment.partition(":")
    return kind + ":" + "".join(sorted((where[side] for side in sides), key="NESW".index))


def fits(faces: Faces, cell: Cell, sides: str) -> bool:
    """RT-T2 and RT-T3; the first tile of an area lies at 0,0."""
    if not faces:
        return cell == (0, 0)
    touching = [side for side in "NESW" if beyond(cell, side) in faces]
    return (
        cell not in faces
        and bool(touching)
        and all(side_of(faces[beyond(cell, side)], FACING[side]) == sides["NESW".index(side)] for side in touching)
    )


def placements(faces: Faces, face: Face) -> set[tuple[Cell, str, frozenset[str]]]:
    xs, ys = [x for x, _ in faces] or [0], [y for _, y in faces] or [0]
    cells = list(product(range(min(xs) - 2, max(xs) + 3), range(min(ys) - 2, max(ys) + 3)))
    return {(cell, sides, segments) for cell in cells for sides, segments in lays(face) if fits(faces, cell, sides)}


# Ways ----------------------------------------------------------------------------------------------------------------


def points_of(face: Face, cell: Cell, kinds: Collection[str]) -> list[Point]:
    return [(cell, side) for side in "NESW" if side_of(face, side) in kinds]


def next_points(faces: Faces, point: Point, *, change: bool) -> Iterator[tuple[Point, int]]:
    """The points one can go on to, and whether it takes a step to another tile."""
    cell, side = point
    face = faces[cell]
    own = next(segment for segment in face.segments if side in segment.partition(":")[2])
    joined = "NESW" if change and face.station else own.partition(":")[2]
    yield from (((cell, other), 0) for other in joined if side_of(face, other) != "-")
    if beyond(cell, side) in faces:
        yield (beyond(cell, side), FACING[side]), 1


def steps(faces: Faces, start: Cell, kinds: str, *, change: bool, closed: Collection[Cell] = ()) -> dict[Cell, int]:
    """How many steps away each tile is whose own ways of these kinds can be reached."""
    queue = [(0, point) for point in points_of(faces[start], start, kinds)]
    found: dict[Point, int] = {}
    while queue:
        count, point = heappop(queue)
        if point in found:
            continue
        found[point] = count
        for other, more in next_points(faces, point, change=change):
            if other[0] not in closed:
                heappush(queue, (count + more, other))
    nearest: dict[Cell, int] = {}
    for (cell, _), count in found.items():
        nearest[cell] = min(count, nearest.get(cell, count))
    return nearest


def reached(faces: Faces, pawns: Collection[Cell], cell: Cell, kinds: str, *, change: bool) -> set[Cell]:
    """The other pawns of the type of this pin that the way reaches.

    A pawn is reached at a point of its own pin's way: a car's road, a train's rail, a traveller's any.
    """
    pin = faces[cell].pin
    own = {"car": "H", "train": "R", "traveller": "HR"}[str(pin)]
    start = [point for point in points_of(faces[cell], cell, kinds) if side_of(faces[cell], point[1]) in own]
    found, edge = set(start), list(start)
    while edge:
        for point, _ in next_points(faces, edge.pop(), change=change):
            if point not in found:
                found.add(point)
                edge.append(point)
    return {
        other
        for other in pawns
        if other != cell
        and faces[other].pin == pin
        and any(point in found for point in points_of(faces[other], other, own))
    }


# Areas ---------------------------------------------------------------------------------------------------------------


def openings(faces: Faces) -> int:
    return sum(
        side_of(face, side) != "-" and beyond(cell, side) not in faces
        for cell, face in faces.items()
        for side in "NESW"
    )


def town_groups(faces: Faces) -> list[int]:
    """Every town tile starts as a group of its own; neighbours merge."""
    group = {cell: {cell} for cell, face in faces.items() if face.terrain == "town"}
    for cell in list(group):
        for side in "NESW":
            other = beyond(cell, side)
            if other in group and group[other] is not group[cell]:
                merged = group[cell] | group[other]
                for member in merged:
                    group[member] = merged
    return sorted(len(members) for members in {id(members): members for members in group.values()}.values())


def largest_rectangle(faces: Faces) -> int:
    best = 0
    xs, ys = sorted({x for x, _ in faces}), sorted({y for _, y in faces})
    for left, right in product(xs, xs):
        for top, bottom in product(ys, ys):
            cells = list(product(range(left, right + 1), range(top, bottom + 1)))
            if len(cells) > best and all(cell in faces for cell in cells):
                best = len(cells)
    return best


def enclosed(faces: Faces, hole: Collection[Cell]) -> bool:
    around = {beyond(cell, side) for cell in hole for side in "NESW"} - set(hole)
    return all(cell not in faces for cell in hole) and all(cell in faces for cell in around)


def corners(faces: Faces) -> list[Cell]:
    xs, ys = [x for x, _ in faces] or [0], [y for _, y in faces] or [0]
    return list(product(range(min(xs) - 1, max(xs) + 2), range(min(ys) - 1, max(ys) + 2)))


def single_holes(faces: Faces) -> int:
    return sum(enclosed(faces, [cell]) for cell in corners(faces))


def has_square_hole(faces: Faces) -> bool:
    return any(enclosed(faces, [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]) for x, y in corners(faces))


def distant_friends(faces: Faces, pawns: Collection[Cell]) -> bool:
    """RT-Q8 by its words, for travellers only."""
    friends = [cell for cell in pawns if faces[cell].pin == "traveller"]
    for one, other in product(friends, friends):
        if one == other:
            continue
        shortest = steps(faces, one, "HR", change=True).get(other)
        between = [cell for cell in friends if cell not in (one, other)]
        free = steps(faces, one, "HR", change=True, closed=between).get(other)
        if shortest is not None and shortest >= 12 and free == shortest:
            return True
    return False

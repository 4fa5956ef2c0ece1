"""An area: a player's tiles. What follows from them is worked out once and kept beside them."""

from collections.abc import Iterator
from functools import cached_property
from operator import itemgetter
from typing import NamedTuple

import msgspec

from branchline.core.values import Cell, Value
from branchline.games.railroad_tiles.faces import PAWN_TYPES, Face, Kind, PawnType
from branchline.rails.grid import SIDES, groups, neighbour, neighbours, opposite

Node = tuple[Cell, int]
"""A segment of a laid tile: the cell and the segment's number in the face."""


class Laid(Value, frozen=True):
    """A tile as it lies. `tile` is its number in the content; -1 where it comes from a map of somebody's box."""

    cell: Cell
    tile: int
    face: Face


class Rectangle(Value, frozen=True):
    """RT-F2: a full rectangle of tiles; `cell` is its north-west corner."""

    cell: Cell
    width: int
    height: int

    @property
    def size(self) -> int:
        return self.width * self.height


class Opening(NamedTuple):
    """RT-F3: a road or rail side that faces a cell with no tile."""

    cell: Cell
    side: int


class Area(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The tiles in the order they were laid. Caches stand outside equality and codec."""

    laid: tuple[Laid, ...] = ()

    @cached_property
    def faces(self) -> dict[Cell, Face]:
        return {laid.cell: laid.face for laid in self.laid}

    @cached_property
    def frontier(self) -> dict[Cell, int]:
        """RT-T2: the cells that touch a tile, with what their neighbours ask of each side (two bits a side)."""
        frontier: dict[Cell, int] = {}
        for cell, face in self.faces.items():
            _extend(frontier, self.faces, cell, face)
        return frontier or {(0, 0): 0}

    @cached_property
    def pins(self) -> dict[PawnType, tuple[Cell, ...]]:
        return {pawn: tuple(laid.cell for laid in self.laid if laid.face.pin == pawn) for pawn in PAWN_TYPES}

    def with_tile(self, laid: Laid) -> "Area":
        """The area with one more tile; what can be carried over is not worked out again."""
        area = Area((*self.laid, laid))
        cell, face = laid.cell, laid.face
        faces = self.faces | {cell: face}
        frontier = self.frontier.copy()
        del frontier[cell]
        _extend(frontier, faces, cell, face)
        kept = area.__dict__
        kept["faces"], kept["frontier"] = faces, frontier
        kept["pins"] = self.pins if face.pin is None else self.pins | {face.pin: (*self.pins[face.pin], cell)}
        return area

    @cached_property
    def openings(self) -> tuple[Opening, ...]:
        """RT-F3: holes and objective tiles included; a dead end inside a tile faces nothing and is none."""
        return tuple(
            Opening(cell, side)
            for cell, face in self.faces.items()
            for side in SIDES
            if face.segment_at[side] >= 0 and neighbour(cell, side) not in self.faces
        )

    @cached_property
    def town_groups(self) -> tuple[frozenset[Cell], ...]:
        """RT-F1: orthogonally adjacent town tiles, the largest group first."""
        towns = groups(cell for cell, face in self.faces.items() if face.is_town)
        return tuple(sorted(towns, key=lambda group: (-len(group), min(group))))

    @cached_property
    def rectangle(self) -> Rectangle:
        """RT-F2: the largest full rectangle; of equal ones the wider, then the north-westernmost."""
        return _largest_rectangle(self.faces)

    # Networks --------------------------------------------------------------------------------------------------------

    def links(self, node: Node) -> Iterator[Node]:
        """The segments joined to this one at its sides."""
        (x, y), segment = node
        faces = self.faces
        for dx, dy, facing in faces[x, y].exits[segment]:
            beyond = (x + dx, y + dy)
            face = faces.get(beyond)
            if face is not None:
                yield beyond, face.segment_at[facing]

    def nodes(self, kind: Kind) -> list[Node]:
        return [
            (cell, number)
            for cell, face in self.faces.items()
            for number, other in enumerate(face.kinds)
            if other == kind
        ]

    @cached_property
    def networks(self) -> dict[Node, int]:
        """RT-P5, RT-P6: which road or rail network each segment belongs to (a station joins none of them)."""
        return _label(self.faces, changing_at_stations=False)

    @cached_property
    def travel_networks(self) -> dict[Node, int]:
        """RT-P7: the same for travellers, who change between road and rail at stations."""
        return _label(self.faces, changing_at_stations=True)

    def travel_links(self, node: Node) -> Iterator[Node]:
        """RT-C3: a station joins the road and the rail of its tile, for travellers only."""
        yield from self.links(node)
        cell, segment = node
        if self.faces[cell].station:
            yield cell, 1 - segment

    def network_of(self, cell: Cell, pawn: PawnType) -> int:
        """The network that a pawn on this cell's pin stands in: RT-P5, RT-P6 by road or rail, RT-P7 by both."""
        networks = self.travel_networks if pawn == "traveller" else self.networks
        return networks[(cell, self.faces[cell].pin_segments[0])]

    @cached_property
    def roads(self) -> dict[Node, list[Node]]:
        return {node: list(self.links(node)) for node in self.nodes("road")}

    @cached_property
    def rails(self) -> dict[Node, list[Node]]:
        return {node: list(self.links(node)) for node in self.nodes("rail")}


def _extend(frontier: dict[Cell, int], faces: dict[Cell, Face], cell: Cell, face: Face) -> None:
    """RT-T3: the free cells around a tile learn what it asks of them. RT-T6: wherever they lie, without any border."""
    for side, beyond in enumerate(neighbours(cell)):
        if beyond not in faces:
            frontier[beyond] = frontier.get(beyond, 0) | face.demands[side] << 2 * opposite(side)


def _label(faces: dict[Cell, Face], *, changing_at_stations: bool) -> dict[Node, int]:
    """RT-P5 by road, RT-P6 by rail, RT-P7 by both: numbers the connected parts. RT-C3: a station joins the two of its
    tile for travellers only. It runs at every pawn, so it goes through the tiles without a call on the way."""
    label: dict[Node, int] = {}
    for number, first in enumerate((cell, n) for cell, face in faces.items() for n in range(len(face.segments))):
        edge = [] if first in label else [first]
        while edge:
            node = edge.pop()
            if node in label:
                continue
            label[node] = number
            (x, y), segment = node
            face = faces[x, y]
            if changing_at_stations and face.station:
                edge.append(((x, y), 1 - segment))
            for dx, dy, facing in face.exits[segment]:
                beyond = faces.get((x + dx, y + dy))
                if beyond is not None:
                    edge.append(((x + dx, y + dy), beyond.segment_at[facing]))
    return label


def _largest_rectangle(faces: dict[Cell, Face]) -> Rectangle:
    """RT-F2: for each tile as the south-west corner of a column of tiles, the widest rectangles to the east."""
    up: dict[Cell, int] = {}
    for cell in sorted(faces, key=itemgetter(1)):
        x, y = cell
        up[cell] = up.get((x, y - 1), 0) + 1
    best = (0, 0, 0, 0)  # tiles, width, then the north-westernmost
    for x, y in up:
        height, width = up[x, y], 0
        while reach := up.get((x + width, y), 0):
            height, width = min(height, reach), width + 1
            if width * height >= best[0]:
                best = max(best, (width * height, width, height - 1 - y, -x))
    size, width, north, west = best
    return Rectangle((-west, -north), width, size // width) if size else Rectangle((0, 0), 0, 0)

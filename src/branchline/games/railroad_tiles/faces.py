"""RT-C1 to RT-C3: what a tile shows as it lies, its eight orientations, and where it fits."""

from functools import cached_property
from typing import Literal

import msgspec
from msgspec.structs import replace

from branchline.rails.grid import LETTERS, OFFSETS, SIDES, Side, opposite

Kind = Literal["road", "rail"]
PawnType = Literal["car", "train", "traveller"]
PAWN_TYPES: tuple[PawnType, ...] = ("car", "train", "traveller")
ROAD, RAIL, EMPTY = "H", "R", "-"
KIND_OF: dict[str, Kind] = {ROAD: "road", RAIL: "rail"}
LETTER_OF = {"road": ROAD, "rail": RAIL}
# What a side asks of its neighbour, in two bits; 0 asks nothing because nothing lies there.
DEMAND = {EMPTY: 1, ROAD: 2, RAIL: 3}
MASKS = tuple(sum(3 << 2 * side for side in SIDES if asked >> 2 * side & 3) for asked in range(256))
"""For each of the ways neighbours can ask, the bits of the sides where something lies."""
DEMANDED = {demand: letter for letter, demand in DEMAND.items()}


class Face(msgspec.Struct, frozen=True, dict=True, omit_defaults=True, forbid_unknown_fields=True):
    """RT-C1: four sides as laid (north, east, south, west), the segments that join them, terrain, pin, station."""

    sides: str
    segments: tuple[str, ...]
    terrain: Literal["town", "field"]
    station: bool = False
    pin: PawnType | None = None
    objective: str | None = None

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """RT-C2: the kind of each segment."""
        return tuple("road" if segment.startswith("road") else "rail" for segment in self.segments)

    @cached_property
    def segment_at(self) -> tuple[int, ...]:
        """RT-C2: for each side the segment it belongs to; -1 for an empty side."""
        found = [-1, -1, -1, -1]
        for number, segment in enumerate(self.segments):
            for letter in segment.partition(":")[2]:
                found[LETTERS.index(letter)] = number
        return tuple(found)

    @cached_property
    def exits(self) -> tuple[tuple[tuple[int, int, Side], ...], ...]:
        """For each segment the ways out of the tile: an offset, and the side of the neighbour that faces back."""
        return tuple(
            tuple((*OFFSETS[side], opposite(side)) for side in SIDES if self.segment_at[side] == segment)
            for segment in range(len(self.segments))
        )

    @cached_property
    def demands(self) -> tuple[int, ...]:
        return tuple(DEMAND[side] for side in self.sides)

    @cached_property
    def is_town(self) -> bool:
        return self.terrain == "town"

    @cached_property
    def pin_segments(self) -> tuple[int, ...]:
        """RT-C3: the segments a pawn on the pin stands on; a traveller at a station stands on both."""
        if self.pin is None:
            return ()
        if self.pin == "traveller":
            return tuple(range(len(self.segments)))
        wanted: Kind = "road" if self.pin == "car" else "rail"
        return tuple(number for number, kind in enumerate(self.kinds) if kind == wanted)

    def turned(self, orientation: "Orientation") -> "Face":
        """RT-C1: the face after mirroring east and west (the tile's back) and turning clockwise."""
        where = [orientation.side(side) for side in SIDES]
        sides = [""] * 4
        for side in SIDES:
            sides[where[side]] = self.sides[side]
        segments = tuple(sorted(_turn_segment(segment, where) for segment in self.segments))
        return replace(self, sides="".join(sides), segments=segments)


def _turn_segment(segment: str, where: list[Side]) -> str:
    kind, _, letters = segment.partition(":")
    turned = sorted(where[LETTERS.index(letter)] for letter in letters)
    return f"{kind}:{''.join(LETTERS[side] for side in turned)}"


class Orientation(msgspec.Struct, frozen=True):
    """How a tile lies: its back up or not, then turned clockwise by this many degrees."""

    turn: int
    flipped: bool

    def side(self, side: Side) -> Side:
        mirrored = (4 - side) % 4 if self.flipped else side
        return (mirrored + self.turn // 90) % 4


ORIENTATIONS = tuple(Orientation(turn, flipped) for flipped in (False, True) for turn in (0, 90, 180, 270))


class Tile(msgspec.Struct, frozen=True, dict=True):
    """A kind of tile: what is printed, and every distinct way to lay it (RT-T1)."""

    id: int
    shape: str
    printed: Face

    @cached_property
    def lays(self) -> tuple[tuple[Orientation, Face], ...]:
        """RT-T1: each distinct result once, under the first orientation that gives it."""
        distinct: dict[Face, Orientation] = {}
        for orientation in ORIENTATIONS:
            distinct.setdefault(self.printed.turned(orientation), orientation)
        return tuple((orientation, face) for face, orientation in distinct.items())

    @cached_property
    def face_of(self) -> dict[tuple[int, bool], Face]:
        return {(orientation.turn, orientation.flipped): face for orientation, face in self.lays}

    @cached_property
    def fits(self) -> tuple[tuple[tuple[int, bool], ...], ...]:
        """RT-T3: for each of the 256 ways neighbours can ask, the orientations that answer."""
        shown = [((o.turn, o.flipped), answer_of(face)) for o, face in self.lays]
        return tuple(
            tuple(orientation for orientation, answer in shown if not (answer ^ asked) & MASKS[asked])
            for asked in range(256)
        )

    @cached_property
    def fit_counts(self) -> tuple[int, ...]:
        """RT-T3: how many orientations answer, for each of the ways to ask."""
        return tuple(len(orientations) for orientations in self.fits)

    def same_as(self, turn: int, flipped: bool) -> Orientation:
        """The listed orientation that lies like this one: a symmetric tile has several names for one result."""
        face = self.printed.turned(Orientation(turn, flipped))
        return next(orientation for orientation, known in self.lays if known == face)

    @cached_property
    def configuration(self) -> tuple[str, tuple[str, ...], bool]:
        """RT-S4: sides, segments and station up to rotation and mirroring; terrain and pin do not count."""
        least = min((face.sides, face.segments) for _, face in self.lays)
        return (*least, self.printed.station)


def answer_of(face: Face) -> int:
    """RT-T3: road to road, rail to rail, empty to empty: what the sides show, two bits each, as neighbours ask it."""
    return sum(face.demands[side] << 2 * side for side in SIDES)

"""`branchline score FILE`: one player's area as JSON, scored. docs/formats.md describes both sides."""

from collections import Counter
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from branchline.core.errors import BadPosition
from branchline.core.values import Arg, Cell, Reason, Value
from branchline.games.railroad_tiles.area import Area, Laid
from branchline.games.railroad_tiles.content import Edition, face_problem, shipped
from branchline.games.railroad_tiles.faces import KIND_OF, Face, PawnType
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES, longest_rail, longest_road
from branchline.games.railroad_tiles.rules.final_scoring import ScoreSheet, score_sheet
from branchline.games.railroad_tiles.rules.pawn_placement import pawn_points
from branchline.games.railroad_tiles.state import Player
from branchline.rails.grid import LETTERS, SIDES, groups, neighbour, opposite

MOST_TILES: Final = 150
"""Of an area: three or four times what anybody can lay."""
_Place = Annotated[int, Meta(ge=-1_000, le=1_000)]


class TileRow(Value, frozen=True):
    x: _Place
    y: _Place
    sides: Annotated[str, Meta(max_length=8)]
    terrain: Literal["town", "field"]
    segments: Annotated[tuple[Annotated[str, Meta(max_length=12)], ...], Meta(max_length=8)] | None = None
    station: bool = False
    pin: PawnType | None = None
    pawn: PawnType | None = None
    objective: Annotated[str, Meta(max_length=40)] | None = None

    @property
    def cell(self) -> Cell:
        return (self.x, self.y)


class AreaFile(Value, frozen=True):
    game: Literal["railroad-tiles"]
    tiles: Annotated[tuple[TileRow, ...], Meta(max_length=MOST_TILES)]
    edition: Edition = "final"
    points: Annotated[int, Meta(ge=-10_000, le=10_000)] = 0


def score(data: Any) -> dict[str, Any]:
    """The score of an area given as plain JSON data. Raises BadPosition, naming the cell."""
    return score_of(read(data))


def score_of(player: Player) -> dict[str, Any]:
    sheet = score_sheet(player, None)
    road, rail = longest_road(player.area), longest_rail(player.area)
    rectangle = player.area.rectangle
    return {
        "cities": {"count": len(sheet.cities), "sizes": list(sheet.cities), "points": sheet.city_points},
        "rectangle": {"width": rectangle.width, "height": rectangle.height, "points": sheet.rectangle_points},
        "openings": {"count": sheet.openings, "points": sheet.opening_points},
        "objectives": _objectives(sheet),
        "longest_road": road.length,
        "longest_road_exact": road.exact,
        "longest_rail": rail.length,
        "longest_rail_exact": rail.exact,
        "challenges": {name: challenge.holds(player) for name, challenge in CHALLENGES.items()},
        "pins": _empty_pins(player),
        "total": sheet.total,
    }


def _objectives(sheet: ScoreSheet) -> list[dict[str, Any]]:
    return [
        {"x": line.cell[0], "y": line.cell[1], "objective": line.objective, "met": line.met, "points": line.points}
        for line in sheet.objectives
    ]


def _empty_pins(player: Player) -> list[dict[str, Any]]:
    free = [laid for laid in player.area.laid if laid.face.pin and laid.cell not in player.pawns]
    return [
        {"x": laid.cell[0], "y": laid.cell[1], "pin": laid.face.pin, "points": pawn_points(player, laid.cell, pin)}
        for laid in free
        if (pin := laid.face.pin)
    ]


# Reading and checking ------------------------------------------------------------------------------------------------


def read(data: Any) -> Player:
    """The player whose area the data describes; everything is checked before anything is scored."""
    try:
        file: AreaFile = msgspec.convert(data, AreaFile)
    except msgspec.ValidationError as error:
        raise BadPosition(Reason("score-wrong", args={"detail": str(error)})) from None
    if not file.tiles:
        raise BadPosition(Reason("score-no-tiles"))
    _check_cells(file.tiles)
    _check_objectives(file)
    area = Area(tuple(Laid(row.cell, -1, _face(row)) for row in file.tiles))
    _check_sides(area)
    _check_connected(area)
    pawns = tuple(row.cell for row in file.tiles if row.pawn)
    return Player(area=area, pawns=pawns, points=file.points)


def _refuse(message: str, row: TileRow, clause: str = "", **args: Arg) -> BadPosition:
    return BadPosition(Reason(message, clause, row.cell, args=args))


def _check_cells(rows: tuple[TileRow, ...]) -> None:
    counts = Counter(row.cell for row in rows)
    for row in rows:
        if counts[row.cell] > 1:
            raise _refuse("score-two-tiles", row)


def _face(row: TileRow) -> Face:
    """RT-C4 holds for an owner's tiles too."""
    segments = row.segments if row.segments is not None else _whole_segments(row.sides)
    problem = face_problem(row.sides, segments, row.station, row.pin)
    if problem:
        raise _refuse(problem.message, row, "RT-C4", where=f"{row.x},{row.y}", **problem.args)
    if row.pawn and row.pawn != row.pin:
        raise _refuse("score-pawn-without-pin", row, "RT-P1", pawn=row.pawn)
    return Face(row.sides, segments, row.terrain, row.station, row.pin, row.objective)


def _whole_segments(sides: str) -> tuple[str, ...]:
    """Without a word on segments, sides of one kind are one segment."""
    found = {kind: "".join(n for n, side in zip(LETTERS, sides, strict=False) if side == letter)
             for letter, kind in KIND_OF.items()}  # fmt: skip
    return tuple(f"{kind}:{letters}" for kind, letters in found.items() if letters)


def _check_objectives(file: AreaFile) -> None:
    allowed = shipped().editions[file.edition].objectives
    counts = Counter(row.objective for row in file.tiles)
    for row in file.tiles:
        if row.objective is None:
            continue
        if row.objective not in allowed:
            raise _refuse("score-objective-unknown", row, objective=row.objective, edition=file.edition)
        if counts[row.objective] > 1:
            raise _refuse("score-objective-twice", row, objective=row.objective)


def _check_sides(area: Area) -> None:
    """RT-T3: every side that touches a tile must match."""
    for cell, face in area.faces.items():
        for side in SIDES:
            other = area.faces.get(neighbour(cell, side))
            if other and other.sides[opposite(side)] != face.sides[side]:
                args = {
                    "ours": KIND_OF.get(face.sides[side], "empty"),
                    "theirs": KIND_OF.get(other.sides[opposite(side)], "empty"),
                    "side": LETTERS[side],
                }
                raise BadPosition(Reason("railroad-tiles-sides-differ", "RT-T3", cell, LETTERS[side], args))


def _check_connected(area: Area) -> None:
    """RT-T2: every tile shares a side with another, and all hang together."""
    first, *others = area.faces
    together = next(group for group in groups(area.faces) if first in group)
    for cell in others:
        if cell not in together:
            raise BadPosition(Reason("score-disconnected", "RT-T2", cell))

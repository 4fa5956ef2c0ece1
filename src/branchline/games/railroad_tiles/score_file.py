"""`branchline score FILE`: one player's area as JSON, scored. docs/formats.md describes both sides."""

from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from branchline.core import position_file
from branchline.core.errors import BadPosition
from branchline.core.values import Arg, Cell, Reason, Value
from branchline.games.railroad_tiles.area import Area, Laid
from branchline.games.railroad_tiles.content import Edition, face_problem, shipped
from branchline.games.railroad_tiles.drawing import area_marks
from branchline.games.railroad_tiles.faces import KIND_OF, Face, PawnType
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES, longest_rail, longest_road
from branchline.games.railroad_tiles.rules.final_scoring import ScoreSheet, score_sheet
from branchline.games.railroad_tiles.rules.pawn_placement import pawn_points
from branchline.games.railroad_tiles.state import Options, Player
from branchline.rails.grid import LETTERS, SIDES, groups, neighbour, opposite

MOST_TILES: Final = position_file.MOST_PARTS
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
    """The score of what is right of an area given as plain JSON data, what is wrong with the rest, and what to draw of
    it. Raises BadPosition where nothing is right."""
    player, problems = read(data)
    sheet = score_sheet(player, None)
    return {
        "score": _score_of(player, sheet),
        "problems": problems,
        "player": player,
        "sheet": sheet,
        "marks": area_marks(player, Options()),
    }


def _score_of(player: Player, sheet: ScoreSheet) -> dict[str, Any]:
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


class Given(NamedTuple):
    """A player as far as the data is right, and what is wrong with the rest of it."""

    player: Player
    problems: tuple[Reason, ...]


def read(data: Any) -> Given:
    """Everything is checked before anything is scored. The tiles are laid in their order, and what does not fit is left
    out and named. Raises BadPosition where nothing is left to score."""
    file, problems = _file(data), list[Reason]()
    rows: dict[Cell, TileRow] = {}
    faces: dict[Cell, Face] = {}
    for row in file.tiles:
        wrong = _why_not_there(row, faces)
        if wrong is None:
            rows[row.cell], more = _stripped(row, file.edition, {laid.objective for laid in rows.values()})
            faces[row.cell], problems = _face(rows[row.cell]), [*problems, *more]
        else:
            problems.append(wrong)
    loose = _loose(faces)
    problems += [Reason("score-disconnected", "RT-T2", cell) for cell in loose]
    area = Area(tuple(Laid(cell, -1, face) for cell, face in faces.items() if cell not in loose))
    if not area.laid:
        raise BadPosition(problems[0])
    pawns = tuple(cell for cell, row in rows.items() if row.pawn and cell not in loose)
    return Given(Player(area=area, pawns=pawns, points=file.points), tuple(problems))


def _file(data: Any) -> AreaFile:
    try:
        file: AreaFile = msgspec.convert(data, AreaFile)
    except msgspec.ValidationError as error:
        raise BadPosition(Reason("score-wrong", args={"detail": str(error)})) from None
    if not file.tiles:
        raise BadPosition(Reason("score-no-tiles"))
    return file


def _problem(message: str, row: TileRow, clause: str = "", **args: Arg) -> Reason:
    return Reason(message, clause, row.cell, args=args)


def _why_not_there(row: TileRow, faces: dict[Cell, Face]) -> Reason | None:
    """RT-C4 holds for an owner's tiles too."""
    if row.cell in faces:
        return _problem("score-two-tiles", row)
    fault = face_problem(row.sides, _segments(row), row.station, row.pin)
    if fault:
        return _problem(fault.message, row, "RT-C4", where=f"{row.x},{row.y}", **fault.args)
    return _sides_differ(row, faces)


def _segments(row: TileRow) -> tuple[str, ...]:
    return row.segments if row.segments is not None else _whole_segments(row.sides)


def _face(row: TileRow) -> Face:
    return Face(row.sides, _segments(row), row.terrain, row.station, row.pin, row.objective)


def _whole_segments(sides: str) -> tuple[str, ...]:
    """Without a word on segments, sides of one kind are one segment."""
    found = {kind: "".join(n for n, side in zip(LETTERS, sides, strict=False) if side == letter)
             for letter, kind in KIND_OF.items()}  # fmt: skip
    return tuple(f"{kind}:{letters}" for kind, letters in found.items() if letters)


def _stripped(row: TileRow, edition: Edition, objectives: set[str | None]) -> tuple[TileRow, list[Reason]]:
    """The tile without a pawn or an objective that cannot be on it."""
    problems = []
    if row.pawn and row.pawn != row.pin:
        problems.append(_problem("score-pawn-without-pin", row, "RT-P1", pawn=row.pawn))
        row = replace(row, pawn=None)
    if row.objective is not None:
        fault = _objective_fault(row, row.objective, edition, objectives)
        if fault:
            problems.append(fault)
            row = replace(row, objective=None)
    return row, problems


def _objective_fault(row: TileRow, objective: str, edition: Edition, others: set[str | None]) -> Reason | None:
    if objective not in shipped().editions[edition].objectives:
        return _problem("score-objective-unknown", row, objective=objective, edition=edition)
    return _problem("score-objective-twice", row, objective=objective) if objective in others else None


def _sides_differ(row: TileRow, faces: dict[Cell, Face]) -> Reason | None:
    """RT-T3: every side that touches a tile must match."""
    for side in SIDES:
        other = faces.get(neighbour(row.cell, side))
        if other and other.sides[opposite(side)] != row.sides[side]:
            args = {
                "ours": KIND_OF.get(row.sides[side], "empty"),
                "theirs": KIND_OF.get(other.sides[opposite(side)], "empty"),
                "side": LETTERS[side],
            }
            return Reason("railroad-tiles-sides-differ", "RT-T3", row.cell, LETTERS[side], args)
    return None


def _loose(faces: dict[Cell, Face]) -> list[Cell]:
    """RT-T2: every tile shares a side with another, and all hang together; what does not, hangs on the most tiles."""
    together = max(groups(faces), key=len, default=frozenset())
    return [cell for cell in faces if cell not in together]

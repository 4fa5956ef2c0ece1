"""Railroad Tiles in line characters: roads are double lines, rails heavy ones, so that no colour is needed."""

from rich.text import Text

from branchline.games.railroad_tiles.faces import Face
from branchline.rails.grid import LETTERS

Glyph = tuple[str, str]
"""A character and its style."""

ROAD_STYLE, RAIL_STYLE, STATION_STYLE = "yellow", "bright_blue", "bold red"
TOWN, FIELD = ("▒", "red"), ("·", "green dim")
PIN = {"car": ("◇", "yellow"), "train": ("□", "bright_blue"), "traveller": ("○", "magenta")}
PAWN = {"car": ("◆", "bold yellow"), "train": ("■", "bold bright_blue"), "traveller": ("●", "bold magenta")}
OBJECTIVE = {
    "city_hall": "H", "metropolis": "M", "central_station": "C", "stadium": "S", "airport": "A", "temple": "T",
    "gas_station": "G",
}  # fmt: skip

ROADS = {
    "N": "╨", "E": "╞", "S": "╥", "W": "╡", "NS": "║", "EW": "═", "NE": "╚", "ES": "╔", "SW": "╗", "NW": "╝",
    "NES": "╠", "ESW": "╦", "NSW": "╣", "NEW": "╩", "NESW": "╬",
}  # fmt: skip
RAILS = {
    "N": "╹", "E": "╺", "S": "╻", "W": "╸", "NS": "┃", "EW": "━", "NE": "┗", "ES": "┏", "SW": "┓", "NW": "┛",
    "NES": "┣", "ESW": "┳", "NSW": "┫", "NEW": "┻", "NESW": "╋",
}  # fmt: skip
LINES = {"road": (ROADS, ROAD_STYLE), "rail": (RAILS, RAIL_STYLE)}
VERTICAL = {"H": ("║", ROAD_STYLE), "R": ("┃", RAIL_STYLE)}
HORIZONTAL = {"H": ("═", ROAD_STYLE), "R": ("━", RAIL_STYLE)}

WIDTH, HEIGHT = 5, 3
SMALL_WIDTH = 3


def _sides_of(segment: str) -> str:
    letters = segment.partition(":")[2]
    return "".join(letter for letter in LETTERS if letter in letters)


def centre(face: Face) -> Glyph:
    """What the middle of a tile shows: a junction, a station, an overpass, or two curves that do not meet."""
    if face.station:
        return "⌂", STATION_STYLE
    if not face.segments:
        return " ", ""
    if len(face.segments) == 1:
        kind = face.kinds[0]
        glyphs, style = LINES[kind]
        return glyphs[_sides_of(face.segments[0])], style
    return _crossing(face)


def _crossing(face: Face) -> Glyph:
    """The road runs over the rail where both go straight; curves leave a diagonal between them."""
    shapes = {_sides_of(segment) for segment in face.segments}
    if shapes == {"NS", "EW"}:
        return ("║" if face.sides[0] == "H" else "═"), ROAD_STYLE
    return ("╲" if "NE" in shapes or "SW" in shapes else "╱"), "bold"


def large(face: Face, pawn: bool) -> list[list[Glyph]]:
    """Three rows of five."""
    ground = TOWN if face.is_town else FIELD
    north, east, south, west = tuple(face.sides)
    mark = (PAWN if pawn else PIN)[face.pin] if face.pin else ground
    label = (OBJECTIVE[face.objective], "bold reverse") if face.objective else ground
    blank = (" ", "")
    return [
        [ground, blank, VERTICAL.get(north, ground), blank, mark],
        [*[HORIZONTAL.get(west, ground)] * 2, centre(face), *[HORIZONTAL.get(east, ground)] * 2],
        [label, blank, VERTICAL.get(south, ground), blank, ground],
    ]


def small(face: Face, pawn: bool) -> list[list[Glyph]]:
    """One row of three: west, middle, east; a pin stands beside the middle where there is room."""
    ground = ("▒", "red") if face.is_town else (" ", "")
    west, east = HORIZONTAL.get(face.sides[3], ground), HORIZONTAL.get(face.sides[1], ground)
    if face.pin:
        mark = (PAWN if pawn else PIN)[face.pin]
        return [[west, centre(face), mark] if face.sides[1] == "-" else [mark, centre(face), east]]
    return [[west, centre(face), east]]


def text_of(rows: list[list[Glyph]]) -> list[Text]:
    lines = []
    for row in rows:
        line = Text()
        for character, style in row:
            line.append(character, style)
        lines.append(line)
    return lines


def inline(face: Face) -> Text:
    """A tile within a line of text."""
    return text_of(small(face, False))[0]

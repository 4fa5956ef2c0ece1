"""The plan of Railways in line characters: what a rail is worth shows in its line, so that no colour is needed."""

from rich.text import Text

from branchline.core.values import Cell
from branchline.games.railways.content import COLOURS, OPENINGS
from branchline.games.railways.view import RailwayView, View
from branchline.rails.grid import EAST, SOUTH, WEST

WIDTH = 4
PLAIN = "─│┌┐└┘"
LINES = {
    "dangling": dict(zip(PLAIN, "╌╎╭╮╰╯", strict=True)),
    "complete": dict(zip(PLAIN, PLAIN, strict=True)),
    "marked": dict(zip(PLAIN, "━┃┏┓┗┛", strict=True)),
    "upgraded": dict(zip(PLAIN, "═║╔╗╚╝", strict=True)),
}
STYLES = {"dangling": "dim", "complete": "", "marked": "bold bright_blue", "upgraded": "bold bright_yellow"}
COLOUR_STYLES = {"R": "bold green", "L": "bold magenta", "C": "bold cyan", "I": "bold red"}


def kind_of(railway: RailwayView) -> str:
    if railway.is_marked:
        return "upgraded" if railway.is_upgraded else "marked"
    return "complete" if railway.is_complete else "dangling"


def plan_lines(view: View, labels: dict[Cell, str], *, is_tall: bool) -> list[Text]:
    """The rows of the plan under the letters of its columns; a tall row has a second line, for labels."""
    kinds = {cell: kind_of(railway) for railway in view.railways for cell in railway.cells}
    letters = "".join(f" {chr(ord('a') + x):<{WIDTH - 1}}" for x in range(len(view.ground[0])))
    lines = [Text("   " + letters, style="dim")]
    for y, row in enumerate(view.ground):
        line, below = Text(f"{y + 1:>2} ", style=""), Text("   ")
        for x, glyph in enumerate(row):
            line.append_text(_cell(view, (x, y), glyph, kinds))
            below.append_text(_below((x, y), glyph, kinds, labels))
        lines += [line, below] if is_tall else [line]
    return lines


def _cell(view: View, cell: Cell, glyph: str, kinds: dict[Cell, str]) -> Text:
    if glyph in OPENINGS:
        return _rail(glyph, kinds[cell])
    if glyph in COLOURS:
        return _building(view, cell, glyph)
    return Text(f" {glyph}".ljust(WIDTH), style="dim")


def _rail(glyph: str, kind: str) -> Text:
    flat, drawn = LINES[kind]["─"], LINES[kind][glyph]
    west = flat if WEST in OPENINGS[glyph] else " "
    east = flat if EAST in OPENINGS[glyph] else " "
    return Text(west + drawn + east * (WIDTH - 2), style=STYLES[kind])


def _building(view: View, cell: Cell, colour: str) -> Text:
    """`(R2)` with a passenger die, `[L3]` a building die, `(C)` without."""
    die = next((die for die in view.dice if die.cell == cell), None)
    value = "" if die is None else str(die.value)
    is_built = die is not None and die.colour is not None
    text = f"[{colour}{value}]" if is_built else f"({colour}{value})"
    return Text(text.ljust(WIDTH), style=COLOUR_STYLES[colour])


def _below(cell: Cell, glyph: str, kinds: dict[Cell, str], labels: dict[Cell, str]) -> Text:
    """A rail that goes south, or the numbers of the routes that end here."""
    if cell in labels:
        return Text(f" {labels[cell]}".ljust(WIDTH), style="yellow")
    if glyph in OPENINGS and SOUTH in OPENINGS[glyph]:
        kind = kinds[cell]
        return Text(f" {LINES[kind]['│']}".ljust(WIDTH), style=STYLES[kind])
    return Text(" " * WIDTH)

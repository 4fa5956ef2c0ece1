"""The board of Off the Rails in characters: track as lines, carts as arrows with their speed, paths lit up."""

from collections.abc import Iterator

from rich.text import Text

from branchline.core.values import Cell
from branchline.games.off_the_rails.jewels import KINDS, ROCK, Jewels
from branchline.games.off_the_rails.paths import Path
from branchline.games.off_the_rails.state import Cart, owner
from branchline.games.off_the_rails.view import View

LINES = {
    "": " ", "NS": "│", "EW": "─", "NE": "└", "ES": "┌", "SW": "┐", "NW": "┘",
    "NES": "├", "ESW": "┬", "NSW": "┤", "NEW": "┴", "NESW": "┼", "N": "╵", "E": "╶", "S": "╷", "W": "╴",
}  # fmt: skip
ARROWS = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}
INK = {"red": "bright_red", "blue": "bright_blue", "green": "bright_green", "yellow": "bright_yellow"}
GROUND = {"red": "on #3a1414", "blue": "on #14203a", "green": "on #143a1c", "yellow": "on #3a3414"}
JEWEL_INK = ("bright_red", "bright_green", "bright_yellow", "bright_cyan", "white")
MARKS = "REGDo"
SMALL, WIDE, HIGH = 4, 7, 3
LIT, PLAIN = "bold bright_white", "grey62"


class Board:
    """One view, cell by cell."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.tracks = {track.cell: track.exits for track in view.tracks}
        self.stubs = {cell: line.inward for line in view.exits for cell in line.cells}
        self.clans = {cell: line.clan for line in view.exits for cell in line.cells}
        self.jewels = {deposit.cell: deposit.jewels for deposit in view.deposits}
        self.chasms = {chasm.cell: chasm.colour for chasm in view.chasms}
        self.numbers = {cell: (m.colour, n) for m in view.mines for n, cell in enumerate(m.cells, 1)}
        self.centres = {mine.centre: mine.colour for mine in view.mines}
        self.carts = {cart.cell: number for number, cart in enumerate(view.carts) if cart.place == "board"}
        self.lit: set[Cell] = set()
        self.wrecks: set[Cell] = set()
        for path in view.paths:
            self._light(path.path)

    def _light(self, path: Path) -> None:
        self.lit |= {cell.cell for cell in path.cells}
        if path.ends == "derails" and path.ahead:
            self.wrecks.add(path.ahead)
        for branch in path.branches:
            self._light(branch)

    def draw(self, width: int, height: int, zoomed: bool) -> list[Text]:
        """Large where there is room for it, or small; one wants it the other way round by zooming."""
        columns, rows = range(-1, self.view.columns + 1), range(-1, self.view.rows + 1)
        has_room = len(columns) * WIDE + 3 <= width and len(rows) * HIGH + 1 <= height
        is_large = has_room != zoomed
        wide = WIDE if is_large else SMALL
        head = "".join(f"{x:^{wide}}" if 0 <= x < self.view.columns else " " * wide for x in columns)
        lines = [Text("   " + head, style="dim")]
        for y in rows:
            lines += self._row(y, [(x, y) for x in columns], is_large)
        return lines

    def _row(self, y: int, cells: list[Cell], is_large: bool) -> list[Text]:
        high = HIGH if is_large else 1
        label = str(y) if 0 <= y < self.view.rows else ""
        lines = [Text(f"{label if n == high // 2 else '':>2} ", style="dim") for n in range(high)]
        for cell in cells:
            parts = self._large(cell) if is_large else [self._small(cell)]
            for line, part in zip(lines, parts, strict=True):
                line.append_text(part)
        return lines

    # Cells ------------------------------------------------------------------------------------------------------------

    def _ground(self, cell: Cell) -> str:
        colour = self.numbers.get(cell, (None, 0))[0] or self.centres.get(cell)
        return GROUND[colour] if colour else ""

    def _track(self, cell: Cell) -> tuple[str, str]:
        """The exits of a cell and the ink they are drawn with."""
        if cell in self.stubs:
            return self.stubs[cell], INK[self.clans[cell]]
        return self.tracks.get(cell, ""), LIT if cell in self.lit else PLAIN

    def _small(self, cell: Cell) -> Text:
        """Four characters: the track with its arms, a cart or the jewels upon it."""
        if cell in self.chasms:
            return Text("▒▒▒▒", style=f"{INK[self.chasms[cell]]} on black")
        if cell in self.centres:
            return Text(" ▓▓ ", style=f"{INK[self.centres[cell]]} {self._ground(cell)}")
        exits, ink = self._track(cell)
        arms = ["─" if "W" in exits else " ", LINES[exits], *("──" if "E" in exits else "  ")]
        inks = [ink] * 4
        for place, mark, style in self._marks(cell):
            arms[place], inks[place] = mark, style
        text = Text(style=self._ground(cell))
        for arm, style in zip(arms, inks, strict=True):
            text.append(arm, style)
        return text

    def _marks(self, cell: Cell) -> Iterator[tuple[int, str, str]]:
        number, jewels = self.carts.get(cell), self.jewels.get(cell)
        if number is not None:
            cart, ink = self.view.carts[number], self._cart_ink(number)
            yield 1, ARROWS[cart.facing], ink
            yield 2, str(cart.speed), ink
        elif jewels:
            yield 2, *next_piece(jewels)
        elif cell in self.wrecks:
            yield 1, "✗", "bold bright_red"
        elif cell in self.numbers and cell not in self.tracks:
            yield 1, str(self.numbers[cell][1]), "dim"
        if jewels:
            yield 3, str(sum(jewels)), "bold"

    def _cart_ink(self, number: int) -> str:
        """White carts are filled with the clan's colour, black ones drawn on it."""
        ink = INK[self.view.clans[owner(number)]]
        return f"bold black on {ink}" if number % 2 == 0 else f"bold {ink} on black"

    def _large(self, cell: Cell) -> list[Text]:
        """Seven by three characters, with every jewel."""
        if cell in self.chasms:
            return [Text("▒" * WIDE, style=f"{INK[self.chasms[cell]]} on black") for _ in range(HIGH)]
        if cell in self.centres:
            return [Text(" ▓▓▓▓▓ ", style=f"{INK[self.centres[cell]]} {self._ground(cell)}") for _ in range(HIGH)]
        exits, ink = self._track(cell)
        ground = self._ground(cell)
        top, middle, bottom = Text(style=ground), Text(style=ground), Text(style=ground)
        number = self.numbers.get(cell, ("", 0))[1]
        top.append(f"{number or ' '}", "dim").append("  ").append("│" if "N" in exits else " ", ink).append("   ")
        middle.append("───" if "W" in exits else "   ", ink)
        middle.append(*self._middle(cell, exits, ink)).append("───" if "E" in exits else "   ", ink)
        bottom.append("   ").append("│" if "S" in exits else " ", ink).append("   ")
        return [self._with_speed(top, cell), middle, self._with_jewels(bottom, cell)]

    def _middle(self, cell: Cell, exits: str, ink: str) -> tuple[str, str]:
        number = self.carts.get(cell)
        if number is not None:
            return ARROWS[self.view.carts[number].facing], self._cart_ink(number)
        return ("✗", "bold bright_red") if cell in self.wrecks and not exits else (LINES[exits], ink)

    def _with_speed(self, line: Text, cell: Cell) -> Text:
        number = self.carts.get(cell)
        if number is None:
            return line
        return line[:5].append(str(self.view.carts[number].speed), self._cart_ink(number)).append(" ")

    def _with_jewels(self, line: Text, cell: Cell) -> Text:
        jewels = self.jewels.get(cell)
        if not jewels:
            return line
        pieces = pieces_text(jewels)
        if len(pieces) > WIDE:
            pieces = pieces[: WIDE - 1].append("+")
        return pieces.append_text(line[len(pieces) :])


def pieces_text(jewels: Jewels) -> Text:
    """`RREo`: each piece by its letter, rocks last."""
    text = Text()
    for count, mark, ink in zip(jewels, MARKS, JEWEL_INK, strict=True):
        text.append(mark * count, ink)
    return text


def counts_text(jewels: Jewels) -> Text:
    """`R3 E1`: counts by letter, without what is not there."""
    text = Text()
    for count, mark, ink in zip(jewels, MARKS, JEWEL_INK, strict=True):
        if count:
            text.append(f"{mark}{count} ", ink)
    return text


def hold_text(cart: Cart, places: int) -> Text:
    return pieces_text(cart.hold).append("·" * (places - sum(cart.hold)), "dim")


def next_piece(jewels: Jewels) -> tuple[str, str]:
    """What a cart would have to take first, or the best there is."""
    best = ROCK if jewels[ROCK] else max(place for place in range(len(KINDS)) if jewels[place])
    return MARKS[best], f"bold {JEWEL_INK[best]}"

"""OR-C: components and board. The content as it stands in TOML, checked once and frozen."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec

from branchline.core import owners_list
from branchline.core.codec import convert
from branchline.core.errors import BadContent
from branchline.core.values import Cell, Reason, Value
from branchline.games.off_the_rails.jewels import KINDS, ROCK, Jewels, counted
from branchline.games.off_the_rails.track import OPPOSITE, beside
from branchline.rails.grid import LETTERS, around

Colour = Literal["red", "blue", "green", "yellow"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow")
CHASM_CARD = "chasm"
MOST_CELLS: Final = 12
"""Of a side of the board: every cell is part of every view, and of the list of what one may do."""
MOST_JEWELS: Final = 66
DEEDS = Literal["bank", "collect", "hit", "wreck"]
_Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
_Name = Annotated[str, msgspec.Meta(max_length=40)]


class JewelLine(Value, frozen=True):
    kind: _Name
    count: int
    value: Annotated[int, msgspec.Meta(le=100)]


class Mine(Value, frozen=True):
    """A centre and the cells around it, by number."""

    colour: Colour
    centre: Cell
    cells: tuple[Cell, ...]


class Exit(Value, frozen=True):
    """The surface cells of a clan, beyond one side of the board."""

    clan: Colour
    side: Literal["N", "E", "S", "W"]
    cells: tuple[Cell, ...]

    @property
    def inward(self) -> str:
        """OR-C5: where the track printed on its cells leads; OR-A3: a cart that is placed there faces that way."""
        return OPPOSITE[self.side]


class Mission(Value, frozen=True):
    """A deed that must be done so many times in one turn, and what is asked of it."""

    name: _Name
    deed: DEEDS
    times: _Count = 1
    pieces: _Count = 0
    jewels: Mapping[_Name, Annotated[int, msgspec.Meta(le=MOST_JEWELS)]] = {}
    speed: _Count = 0
    foreign: bool = False
    cells: _Count = 0


class Sheet(Value, frozen=True):
    """The TOML file, line for line."""

    status: _Name
    columns: int
    rows: int
    track_tiles: int
    tokens_a_colour: int
    deposits: tuple[Annotated[int, msgspec.Meta(le=MOST_JEWELS)], ...]
    jewel: tuple[JewelLine, ...]
    mine: tuple[Mine, ...]
    exit: tuple[Exit, ...]
    mission: tuple[Mission, ...]


@dataclass(frozen=True, eq=False)
class Content:
    """The sheet, and what follows from it, ready to be looked up."""

    sheet: Sheet
    hash: str
    warnings: tuple[Reason, ...] = ()
    """Nothing in this game's content is merely unusual: it is right or refused."""

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        return tuple((x, y) for y in range(self.sheet.rows) for x in range(self.sheet.columns))

    @cached_property
    def place(self) -> dict[Cell, int]:
        """Where a board cell stands in the state's tuples. Surface cells are not in it."""
        return {cell: number for number, cell in enumerate(self.cells)}

    @cached_property
    def around(self) -> dict[Cell, tuple[tuple[str, str, Cell], ...]]:
        """For each board cell its sides: by which letter one leaves it there, by which one leaves the cell beyond to
        come to it, and that cell."""
        return {cell: tuple((side, OPPOSITE[side], beside(cell, side)) for side in LETTERS) for cell in self.cells}

    @cached_property
    def centres(self) -> frozenset[Cell]:
        """OR-C3: no track is ever laid on these."""
        return frozenset(mine.centre for mine in self.sheet.mine)

    @cached_property
    def surface(self) -> dict[Cell, Exit]:
        """OR-C4: whose surface exit a cell belongs to."""
        return {cell: line for line in self.sheet.exit for cell in line.cells}

    @cached_property
    def stubs(self) -> dict[Cell, str]:
        """OR-C4: the printed track of a surface cell; OR-C5: it is joined to the board alone."""
        return {cell: line.inward for line in self.sheet.exit for cell in line.cells}

    @cached_property
    def exit_of(self) -> dict[str, tuple[Cell, ...]]:
        return {line.clan: line.cells for line in self.sheet.exit}

    @cached_property
    def card_cells(self) -> dict[str, Cell]:
        """OR-C6: a deposit card for each numbered mine cell."""
        lines = ((f"{mine.colour}-{number}", cell) for mine in self.sheet.mine for number, cell in _numbered(mine))
        return dict(lines)

    @cached_property
    def cards_of(self) -> dict[Colour, tuple[str, ...]]:
        return {colour: tuple(card for card in self.card_cells if card.startswith(colour)) for colour in COLOURS}

    @cached_property
    def card_sizes(self) -> dict[str, int]:
        """OR-C6: how many jewels a card brings."""
        return {card: self.sheet.deposits[int(card[-1]) - 1] for card in self.card_cells}

    @cached_property
    def jewels(self) -> Jewels:
        """OR-C2: all of them, before any left the bag."""
        return counted({line.kind: line.count for line in self.sheet.jewel})

    @cached_property
    def values(self) -> Jewels:
        """OR-C2: what each is worth at the end."""
        return counted({line.kind: line.value for line in self.sheet.jewel})

    @cached_property
    def missions(self) -> dict[str, Mission]:
        return {mission.name: mission for mission in self.sheet.mission}


def _numbered(mine: Mine) -> Iterable[tuple[int, Cell]]:
    return enumerate(mine.cells, 1)


def shipped_text() -> str:
    return (files(__package__) / "content" / "off_the_rails.toml").read_text(encoding="utf-8")


def load(text: str) -> Content:
    """The content in this TOML text, checked. Raises BadContent."""
    try:
        sheet = convert(owners_list.read(text), Sheet)
    except msgspec.ValidationError as error:
        raise BadContent("off-the-rails-content-unreadable", detail=str(error)) from None
    for check in CHECKS:
        check(sheet)
    return Content(sheet, sha256(text.encode()).hexdigest()[:32])


def check_counts(sheet: Sheet) -> None:
    """OR-C1: 90 track tiles, 66 jewels, 32 deposit cards beside the chasm card, 20 chasm tokens, 11 missions."""
    jewels = sum(line.count for line in sheet.jewel)
    cards = sum(len(mine.cells) for mine in sheet.mine)
    tokens = sheet.tokens_a_colour * len(sheet.mine)
    counts = (
        ("jewels", jewels, MOST_JEWELS),
        ("cards", cards, 32),
        ("tokens", tokens, 20),
        ("missions", len(sheet.mission), 11),
    )
    for what, found, wanted in counts:
        if found != wanted:
            raise BadContent("off-the-rails-content-count", "OR-C1", what=what, found=found, wanted=wanted)


def check_jewels(sheet: Sheet) -> None:
    """OR-C2: each kind once, in the order everybody counts them in, and a rock is worth nothing."""
    kinds = tuple(line.kind for line in sheet.jewel)
    if kinds != KINDS:
        raise BadContent("off-the-rails-content-kinds", "OR-C2", found=", ".join(kinds), wanted=", ".join(KINDS))
    for line in sheet.jewel:
        if line.count < 0 or line.value < 0 or (line.kind == KINDS[ROCK] and line.value):
            raise BadContent("off-the-rails-content-jewel", "OR-C2", jewel=line.kind)


def check_mines(sheet: Sheet) -> None:
    """OR-C3: a mine of each colour, and each is a centre with the eight cells around it."""
    if tuple(mine.colour for mine in sheet.mine) != COLOURS:
        raise BadContent("off-the-rails-content-colours", "OR-C3", what="mine")
    for mine in sheet.mine:
        if sorted(mine.cells) != sorted(around(mine.centre)):
            raise BadContent("off-the-rails-content-mine", "OR-C3", mine=mine.colour)


def check_exits(sheet: Sheet) -> None:
    """OR-C4: every clan has one side, and its exit lies just beyond it."""
    if tuple(line.clan for line in sheet.exit) != COLOURS or "".join(line.side for line in sheet.exit) != LETTERS:
        raise BadContent("off-the-rails-content-colours", "OR-C4", what="exit")
    for line in sheet.exit:
        inner = [beside(cell, line.inward) for cell in line.cells]
        lies_beyond = not any(_is_on(sheet, cell) for cell in line.cells) and all(_is_on(sheet, cell) for cell in inner)
        if not line.cells or not lies_beyond or len(set(line.cells)) < len(line.cells):
            raise BadContent("off-the-rails-content-exit", "OR-C4", clan=line.clan)


def _is_on(sheet: Sheet, cell: Cell) -> bool:
    return 0 <= cell[0] < sheet.columns and 0 <= cell[1] < sheet.rows


def check_layout(sheet: Sheet) -> None:
    """OR-C5: the mines lie on the board, and no two share a cell."""
    if not (0 < sheet.columns <= MOST_CELLS and 0 < sheet.rows <= MOST_CELLS):
        raise BadContent("off-the-rails-content-size", "OR-C5", columns=sheet.columns, rows=sheet.rows, most=MOST_CELLS)
    seen: set[Cell] = set()
    for mine in sheet.mine:
        for cell in (mine.centre, *mine.cells):
            if cell in seen or not _is_on(sheet, cell):
                raise BadContent("off-the-rails-content-layout", "OR-C5", mine=mine.colour, x=cell[0], y=cell[1])
            seen.add(cell)


def check_deposits(sheet: Sheet) -> None:
    """OR-C6: each of the eight numbers brings at least one jewel."""
    if len(sheet.deposits) != 8 or min(sheet.deposits) < 1:
        raise BadContent("off-the-rails-content-deposits", "OR-C6")


def check_track(sheet: Sheet) -> None:
    """OR-C7: 90 tiles in all."""
    if sheet.track_tiles != 90:
        raise BadContent("off-the-rails-content-count", "OR-C7", what="track", found=sheet.track_tiles, wanted=90)


def check_missions(sheet: Sheet) -> None:
    """OR-V4: every mission has a name of its own and can be met."""
    for mission in sheet.mission:
        kinds_known = all(kind in KINDS and count > 0 for kind, count in mission.jewels.items())
        if not (mission.times > 0 and mission.pieces <= 5 and mission.speed <= 6 and kinds_known):
            raise BadContent("off-the-rails-content-mission", "OR-V4", mission=mission.name)
    if len({mission.name for mission in sheet.mission}) < len(sheet.mission):
        raise BadContent("off-the-rails-content-mission-twice", "OR-V4")


CHECKS = (
    check_counts, check_jewels, check_mines, check_exits, check_layout, check_deposits, check_track, check_missions,
)  # fmt: skip

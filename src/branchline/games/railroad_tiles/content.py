"""RT-C4: the tile list is content. It is loaded, checked and frozen here."""

from functools import cache, cached_property
from hashlib import sha256
from importlib import resources
from typing import Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

from branchline.core import owners_list
from branchline.core.errors import BadContent, BadOption
from branchline.core.values import Reason
from branchline.games.railroad_tiles.faces import KIND_OF, LETTER_OF, Face, PawnType, Tile
from branchline.rails.grid import LETTERS

Edition = Literal["final", "prototype"]
EDITIONS: tuple[Edition, ...] = ("final", "prototype")
OBJECTIVES = ("city_hall", "metropolis", "central_station", "stadium", "airport", "temple", "gas_station")
COLUMNS = {1: 3, 2: 4, 3: 4, 4: 5}
FEWEST_OBJECTIVES = 3


MOST_TILES: Final = 500
"""Of an edition. The bag is part of every view, and of every position that is kept."""
MOST_IN_COLUMN: Final = 6
"""So a player lays at most 52 tiles, and what follows from an area is worked out in a moment."""

_Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_TILES)]
_Name = Annotated[str, msgspec.Meta(max_length=40)]
_Sides = Annotated[str, msgspec.Meta(max_length=8)]
_Segments = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=12)], ...], msgspec.Meta(max_length=8)]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class EditionFacts(_Strict, frozen=True):
    tiles: _Count
    stars: _Count
    objectives: tuple[_Name, ...]


class Token(_Strict, frozen=True):
    """RT-C5: a placement token: the pawns it lets one place, and whether it shows a flag."""

    types: Annotated[tuple[PawnType, ...], msgspec.Meta(max_length=8)]
    flag: bool


class TileRow(_Strict, frozen=True):
    sides: _Sides
    segments: _Segments
    terrain: Literal["town", "field"]
    count: dict[Edition, _Count]
    shape: _Name = ""
    station: bool = False
    pin: PawnType | None = None


class ObjectiveRow(_Strict, frozen=True):
    id: _Name
    sides: _Sides
    segments: _Segments
    terrain: Literal["town", "field"]
    station: bool = False


class _File(_Strict, frozen=True):
    """RT-C4, RT-C6: the file as it stands."""

    tile: tuple[TileRow, ...]
    status: _Name = "owner"
    columns: dict[str, tuple[int, ...]] = {}
    pawns: dict[PawnType, _Count] = {}
    editions: dict[Edition, EditionFacts] = {}
    token: tuple[Token, ...] = ()
    objective: tuple[ObjectiveRow, ...] = ()


class Content(msgspec.Struct, frozen=True, dict=True):
    """Everything the rules need to know of the pieces."""

    status: str
    tiles: tuple[Tile, ...]
    """The route tiles, then the objective tiles; a tile is known by its place here."""
    counts: dict[Edition, tuple[int, ...]]
    columns: dict[int, tuple[int, ...]]
    pawns: dict[PawnType, int]
    editions: dict[Edition, EditionFacts]
    tokens: tuple[Token, ...]
    warnings: tuple[Reason, ...]
    hash: str

    @cached_property
    def objective_tile(self) -> dict[str, int]:
        return {tile.printed.objective: tile.id for tile in self.tiles if tile.printed.objective}

    def bag(self, edition: Edition) -> tuple[int, ...]:
        """RT-S1: all route tiles of the edition."""
        return tuple(tile for tile, count in enumerate(self.counts[edition]) for _ in range(count))

    def check_for(self, seats: int, edition: Edition) -> None:
        """RT-C4: refuses a list too small for a match of so many players."""
        bag = self.bag(edition)
        needed = tiles_needed(self.columns[seats], seats)
        if len(bag) < needed:
            raise BadOption("railroad-tiles-too-few-tiles", tiles=len(bag), needed=needed, seats=seats)
        distinct = len({self.tiles[tile].configuration for tile in bag})
        if seats > 1 and distinct < seats:
            raise BadOption("railroad-tiles-too-few-configurations", distinct=distinct, seats=seats)


def tiles_needed(columns: tuple[int, ...], seats: int) -> int:
    """RT-X5: the most tiles that a match of so many players can draw: all columns at first; then, in seven rounds, all
    but the smallest, which nobody took; and the starting tiles. Alone, all columns in every round (RT-3)."""
    if seats == 1:
        return 8 * sum(columns)
    return sum(columns) + 7 * (sum(columns) - min(columns)) + seats


def shipped_text() -> str:
    return (resources.files(__package__) / "content" / "railroad_tiles.toml").read_text(encoding="utf-8")


def load(text: str) -> Content:
    """RT-C4: the content in this TOML text, checked. What an owner's list leaves out is as shipped."""
    return _frozen(_completed(_parse(text)), sha256(text.encode()).hexdigest()[:32])


@cache
def shipped() -> Content:
    """Read once: everybody who asks gets the same."""
    return load(shipped_text())


def _frozen(file: _File, known: str) -> Content:
    tiles = tuple(
        Tile(number, row.shape, _face(f"tile {number + 1}", row, row.pin)) for number, row in enumerate(file.tile)
    )
    tiles += _objective_tiles(file.objective, len(tiles))
    counts: dict[Edition, tuple[int, ...]] = {e: tuple(row.count.get(e, 0) for row in file.tile) for e in EDITIONS}
    _check_totals(counts)
    return Content(
        status=file.status,
        tiles=tiles,
        counts=counts,
        columns=_columns(file.columns),
        pawns=file.pawns,
        editions=_editions(file.editions),
        tokens=_tokens(file.token),
        warnings=tuple(_warnings(tiles, counts, file.editions, file.pawns)),
        hash=known,
    )


def _check_totals(counts: dict[Edition, tuple[int, ...]]) -> None:
    """RT-C4: the bag of an edition is one that can be shaken."""
    for edition, found in counts.items():
        if sum(found) > MOST_TILES:
            raise BadContent(
                "railroad-tiles-content-too-many", "RT-C4", edition=edition, tiles=sum(found), most=MOST_TILES
            )


def _completed(file: _File) -> _File:
    """An owner's list need only name its tiles; of a table it may name a part."""
    ours = _shipped_file()
    missing = {name: getattr(ours, name) for name in _File.__struct_fields__ if not getattr(file, name)}
    tables = {name: getattr(ours, name) | getattr(file, name) for name in ("columns", "pawns", "editions")}
    return replace(file, **(missing | tables))


@cache
def _shipped_file() -> _File:
    return _parse(shipped_text())


def _parse(text: str) -> _File:
    try:
        return msgspec.convert(owners_list.read(text), _File)
    except msgspec.ValidationError as error:
        raise BadContent("railroad-tiles-content-wrong", "RT-C4", detail=str(error)) from None


def _columns(columns: dict[str, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    """RT-C6, RT-S6: the sizes of the columns in use, left to right, by number of players."""
    numbers = {str(seats): number for seats, number in COLUMNS.items()}
    for seats, sizes in columns.items():
        number = numbers.get(seats)
        if len(sizes) != number or min(sizes) < 1 or max(sizes) > MOST_IN_COLUMN:
            found = ", ".join(map(str, sizes[:8]))
            raise BadContent("railroad-tiles-content-columns", "RT-C6", seats=seats, found=found, most=MOST_IN_COLUMN)
    return {int(seats): sizes for seats, sizes in columns.items()}


def _editions(editions: dict[Edition, EditionFacts]) -> dict[Edition, EditionFacts]:
    """RT-S5, RT-S7: a star for each player, and three different objectives to choose from."""
    for edition, facts in editions.items():
        known = set(facts.objectives) & set(OBJECTIVES)
        if facts.stars < len(COLUMNS) or len(facts.objectives) != len(known) or len(known) < FEWEST_OBJECTIVES:
            raise BadContent("railroad-tiles-content-edition", "RT-C4", edition=edition)
    return editions


def _tokens(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """RT-C5: seven placement tokens, one for each round but the last."""
    if len(tokens) != 7:
        raise BadContent("railroad-tiles-content-tokens", "RT-C5", found=len(tokens))
    return tokens


def _objective_tiles(rows: tuple[ObjectiveRow, ...], first: int) -> tuple[Tile, ...]:
    ids = [row.id for row in rows]
    if sorted(ids) != sorted(OBJECTIVES):
        raise BadContent("railroad-tiles-content-objectives", "RT-C4", found=", ".join(ids))
    tiles = [Tile(first + n, row.id, _face(f"objective {row.id}", row, None, row.id)) for n, row in enumerate(rows)]
    return tuple(tiles)


def _face(where: str, row: TileRow | ObjectiveRow, pin: PawnType | None, objective: str | None = None) -> Face:
    problem = face_problem(row.sides, row.segments, row.station, pin)
    if problem:
        raise BadContent(problem.message, "RT-C4", where=where, **problem.args)
    return Face(row.sides, tuple(sorted(row.segments)), row.terrain, row.station, pin, objective)


def face_problem(sides: str, segments: tuple[str, ...], station: bool, pin: str | None) -> Reason | None:
    """RT-C4: what is wrong with a tile, if anything: its sides, its segments, its station or its pin."""
    if len(sides) != 4 or set(sides) - set("HR-"):
        return Reason("railroad-tiles-bad-sides", args={"sides": sides})
    return (
        _segment_problem(sides, segments) or _station_problem(segments, station) or _pin_problem(segments, station, pin)
    )


def _segment_problem(sides: str, segments: tuple[str, ...]) -> Reason | None:
    """RT-C4: every non-empty side in exactly one segment of its kind, and no empty side in one."""
    seen: list[str] = []
    for segment in segments:
        kind, _, letters = segment.partition(":")
        if kind not in LETTER_OF or not letters or set(letters) - set(LETTERS):
            return Reason("railroad-tiles-bad-segment", args={"segment": segment})
        wrong = [letter for letter in letters if sides[LETTERS.index(letter)] != LETTER_OF[kind]]
        if wrong:
            return Reason("railroad-tiles-segment-side", args={"segment": segment, "side": wrong[0]})
        seen += letters
    for letter, side in zip(LETTERS, sides, strict=True):
        if side in KIND_OF and seen.count(letter) != 1:
            return Reason("railroad-tiles-side-segments", args={"side": letter, "count": seen.count(letter)})
    return None


def _station_problem(segments: tuple[str, ...], station: bool) -> Reason | None:
    """RT-C4: a station has exactly one road and one rail segment."""
    roads, rails = _count(segments)
    if station and (roads, rails) != (1, 1):
        return Reason("railroad-tiles-station-segments", args={"roads": roads, "rails": rails})
    return None


def _pin_problem(segments: tuple[str, ...], station: bool, pin: str | None) -> Reason | None:
    """RT-C4: a pin stands on exactly one way of its kind; a traveller's at a station or on the only segment."""
    roads, rails = _count(segments)
    good = {
        None: True,
        "car": roads == 1,
        "train": rails == 1,
        "traveller": station or roads + rails == 1,
    }
    return None if good[pin] else Reason("railroad-tiles-pin-segments", args={"pin": str(pin)})


def _count(segments: tuple[str, ...]) -> tuple[int, int]:
    roads = sum(segment.startswith("road:") for segment in segments)
    return roads, len(segments) - roads


def _warnings(
    tiles: tuple[Tile, ...],
    counts: dict[Edition, tuple[int, ...]],
    editions: dict[Edition, EditionFacts],
    pawns: dict[PawnType, int],
) -> list[Reason]:
    """RT-C4: totals that differ from the box are allowed, and said."""
    found = []
    for edition, facts in editions.items():
        total = sum(counts[edition])
        if total != facts.tiles:
            args = {"edition": edition, "tiles": total, "printed": facts.tiles}
            found.append(Reason("railroad-tiles-content-total", "RT-C4", args=args))
        for pawn, printed in pawns.items():
            pins = sum(n for n, tile in zip(counts[edition], tiles, strict=False) if tile.printed.pin == pawn)
            if pins != printed:
                more = {"edition": edition, "pin": pawn, "pins": pins, "pawns": printed}
                found.append(Reason("railroad-tiles-content-pins", "RT-C4", args=more))
    return found

"""Every way to place some tiles in an area, as a list that is only written out where somebody reads it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast, overload

from branchline.core.values import Action, Cell
from branchline.games.railroad_tiles.actions import PlaceTile
from branchline.games.railroad_tiles.area import Area
from branchline.games.railroad_tiles.content import Content

Group = tuple[int, Cell, tuple[tuple[int, bool], ...]]


class Placements(Sequence[Action]):
    """RT-T1 to RT-T3: each distinct result once, by tile, cell and orientation; then the other choices given."""

    __slots__ = ("_area", "_content", "_count", "_groups", "_others", "_tiles")

    def __init__(self, content: Content, area: Area, tiles: Iterable[int], others: Sequence[Action] = ()) -> None:
        self._content, self._area, self._others = content, area, others
        self._tiles = tuple(dict.fromkeys(tiles))
        self._groups = groups = _fitting(content, area, self._tiles)
        self._count = sum([len(group[2]) for group in groups])

    @property
    def any_fits(self) -> bool:
        return self._count > 0

    def __len__(self) -> int:
        return self._count + len(self._others)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return list(self)[index]
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(index)
        if place >= self._count:
            return self._others[place - self._count]
        for tile, cell, orientations in self._groups:
            if place < len(orientations):
                return _place(tile, cell, orientations[place])
            place -= len(orientations)
        raise AssertionError("the groups hold as many as were counted")

    def __iter__(self) -> Iterator[Action]:
        for tile, cell, orientations in self._groups:
            for orientation in orientations:
                yield _place(tile, cell, orientation)
        yield from self._others

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, PlaceTile):
            return action in self._others
        demand = self._area.frontier.get(action.cell)
        if demand is None or action.tile not in self._tiles:
            return False
        return (action.turn, action.flipped) in self._content.tiles[action.tile].fits[demand]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


def _fitting(content: Content, area: Area, tiles: Iterable[int]) -> list[Group]:
    """RT-T2: only cells that touch a tile (0,0 in an empty area); RT-T3: only orientations that match all around."""
    groups: list[Group] = []
    for tile in tiles:
        fits = content.tiles[tile].fits
        groups += [(tile, cell, ways) for cell, demand in area.frontier.items() if (ways := fits[demand])]
    return groups


def _place(tile: int, cell: Cell, orientation: tuple[int, bool]) -> PlaceTile:
    turn, flipped = orientation
    return PlaceTile(tile, cell, cast(Any, turn), flipped)

"""Every way to place some tiles in an area, as a list that is only written out where somebody reads it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast, overload

from branchline.core.values import Action, Cell
from branchline.games.railroad_tiles.actions import PlaceTile
from branchline.games.railroad_tiles.area import Area
from branchline.games.railroad_tiles.content import Content


class Placements(Sequence[Action]):
    """RT-T1 to RT-T3: each distinct result once, by tile, cell and orientation; then the other choices given.

    RT-T2: only cells that touch a tile (0,0 in an empty area). RT-T3: only orientations that match all around.
    """

    __slots__ = ("_content", "_frontier", "_others", "_tiles", "_totals")

    def __init__(self, content: Content, area: Area, tiles: Iterable[int], others: Sequence[Action] = ()) -> None:
        self._content, self._frontier, self._others = content, area.frontier, others
        self._tiles = tuple(dict.fromkeys(tiles))
        demands = area.frontier.values()
        self._totals = [sum(map(content.tiles[tile].fit_counts.__getitem__, demands)) for tile in self._tiles]

    @property
    def any_fits(self) -> bool:
        return any(self._totals)

    def __len__(self) -> int:
        return sum(self._totals) + len(self._others)

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
        for tile, total in zip(self._tiles, self._totals, strict=True):
            if place < total:
                return self._nth(tile, place)
            place -= total
        return self._others[place]

    def _nth(self, tile: int, place: int) -> PlaceTile:
        """The placement of this tile that so many others of it come before."""
        fits = self._content.tiles[tile].fits
        for cell, demand in self._frontier.items():
            if place < len(fits[demand]):
                return _place(tile, cell, fits[demand][place])
            place -= len(fits[demand])
        raise AssertionError("the cells hold as many as were counted")

    def __iter__(self) -> Iterator[Action]:
        for tile in self._tiles:
            fits = self._content.tiles[tile].fits
            for cell, demand in self._frontier.items():
                for orientation in fits[demand]:
                    yield _place(tile, cell, orientation)
        yield from self._others

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, PlaceTile):
            return action in self._others
        demand = self._frontier.get(action.cell)
        if demand is None or action.tile not in self._tiles:
            return False
        return (action.turn, action.flipped) in self._content.tiles[action.tile].fits[demand]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


def _place(tile: int, cell: Cell, orientation: tuple[int, bool]) -> PlaceTile:
    turn, flipped = orientation
    return PlaceTile(tile, cell, cast(Any, turn), flipped)

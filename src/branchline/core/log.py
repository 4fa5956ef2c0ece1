"""A log: values that only come to be more. A longer one shares what it has with those it grew from."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar, overload

T = TypeVar("T")


class Log(Sequence[T]):
    """An immutable sequence to which one more can be added without copying the rest. Two that grew from the same one in
    different ways share nothing beyond it."""

    __hash__ = None  # type: ignore[assignment]
    __slots__ = ("_items", "_size")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._size = len(self._items)

    def grown(self, item: T) -> "Log[T]":
        items, size = self._items, self._size
        if len(items) == size:
            items.append(item)
        if items[size] is not item:  # another one has grown from this
            items = [*items[:size], item]
        longer: Log[T] = Log.__new__(Log)
        longer._items, longer._size = items, size + 1
        return longer

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return tuple(self._items[place] for place in range(*index.indices(self._size)))
        place = index + self._size if index < 0 else index
        if not 0 <= place < self._size:
            raise IndexError(index)
        return self._items[place]

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._size)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __repr__(self) -> str:
        return f"Log({list(self)!r})"

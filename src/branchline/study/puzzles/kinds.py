"""What a turn of each game is to a puzzle: what counts, when it is complete, and which ways lead to the same."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from branchline.core.values import Seat


class Kind(NamedTuple):
    total: Callable[[Any, Any, Seat], int]
    """Content, state, seat: the points of the seat if the match ended now."""
    is_over: Callable[[Any, Any, Seat], bool]
    """The state in which it began, a later one, the seat: nothing of the turn is left."""
    can_stop: Callable[[Any, Seat], bool]
    """Whether the rest of the turn may be left: all that must be done is done."""
    key: Callable[[Any, Seat], tuple[Any, ...]]
    """The same for states from which the same can be reached; its second part is what one sees of it at the end."""
    most: Callable[[Any, Any, Seat], int | None]
    """Content, state, seat: more than this cannot be had from here; None where that is not known."""


def _railroad_tiles() -> Kind:
    from branchline.study.puzzles import railroad_tiles

    return railroad_tiles.KIND


def _railways() -> Kind:
    from branchline.study.puzzles import railways

    return railways.KIND


def _off_the_rails() -> Kind:
    from branchline.study.puzzles import off_the_rails

    return off_the_rails.KIND


_KINDS: Mapping[str, Callable[[], Kind]] = {
    "railroad-tiles": _railroad_tiles,
    "railways": _railways,
    "off-the-rails": _off_the_rails,
}
"""The games with puzzles. Each says of itself, in a module that knows what a kind is, what one of its turns is."""


def kind_of(game: str) -> Kind:
    return _KINDS[game]()

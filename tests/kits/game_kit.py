"""What a game tells of itself in `tests/kits/<game>/kit.py`, as a value KIT."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from branchline.core.game import AnyGame
from branchline.core.match import Match
from branchline.core.rng import Rng
from branchline.core.values import Seat


@dataclass(frozen=True)
class Variant:
    """One way to set up a game."""

    seats: int
    options: Mapping[str, Any]

    def __str__(self) -> str:
        return "-".join([str(self.seats), *(f"{key}={value}" for key, value in self.options.items())])


@dataclass(frozen=True)
class Kit:
    """The facts of one game."""

    game: AnyGame
    variants: tuple[Variant, ...]
    """A few that between them reach every option."""
    every_variant: Callable[[], Iterator[Variant]]
    """All of them, for campaigns; may go on for ever."""
    check: Callable[[AnyGame, Any], None]
    """Asserts what must hold of every state: pieces conserved, nothing in two places."""
    items_of: Callable[[AnyGame, Any, Seat], Mapping[str, Any]]
    """What a preview speaks of, item by item, of a view: a preview is the difference of two of these."""
    arrange: Callable[[AnyGame, Match, Mapping[str, Any]], Any] | None = None
    """The state that a scenario's [position] table describes, from a match just started."""
    read_action: Callable[[Match, Seat, Mapping[str, Any]], Mapping[str, Any]] | None = None
    """The plain data of an action that a scenario wrote in the game's own short words."""
    pick: Callable[[Match, Seat, Rng], tuple[Any, Rng]] | None = None
    """A random action, where an even choice among the legal ones would never see much of the game."""

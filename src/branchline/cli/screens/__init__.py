"""One screen for each game: how it is drawn in a terminal, and how its moves are typed."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

from rich.console import RenderableType

from branchline.core.game import AnyGame
from branchline.core.values import Action, Cell, Event, Reason, Seat
from branchline.words import Words


class Misread(Exception):
    """What was typed is no move; the reason says what was expected."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.reason = Reason(message, args=args)


class Screen(Protocol):
    """Draws views and words actions and events of one game. It holds no rules."""

    has_secrets: bool
    """True where another person at the same screen must look away: the table draws a curtain between turns."""

    def __init__(self, game: AnyGame, words: Words, names: tuple[str, ...]) -> None: ...

    def draw(self, view: Any, looking_at: Seat, size: tuple[int, int], *, zoomed: bool) -> RenderableType:
        """The table in at most this many columns and rows."""
        ...

    def parse(self, tokens: Sequence[str], view: Any, seat: Seat) -> Action:
        """The move that was typed (legal or not). Raises Misread."""
        ...

    def action(self, action: Action, view: Any, seat: Seat) -> str:
        """The action in words, for a list to pick from."""
        ...

    def cell(self, cell: Cell) -> str:
        """A place of the board, as one would type it."""
        ...

    def event(self, event: Event) -> str | None:
        """What happened, in words; None for what goes without saying."""
        ...

    def result(self, view: Any) -> RenderableType:
        """The final score with its breakdown."""
        ...

    def help(self) -> list[str]:
        """How moves are typed, with examples."""
        ...


@runtime_checkable
class Discreet(Protocol):
    """A screen of a game whose secrets are rare: it says when the curtain is needed."""

    def is_private(self, view: Any) -> bool: ...


@runtime_checkable
class Medalled(Protocol):
    """A screen of a game whose matches alone are remembered for their medals."""

    earns_medals: bool


def in_words(screen: Any, plain: Mapping[str, Any], ways: Mapping[str, Callable[[Any, Any], Any]]) -> dict[str, Any]:
    """The fields of an action or event as Fluent wants them, words and numbers: each by the screen's way with it."""
    args: dict[str, Any] = {}
    for key, value in plain.items():
        args[key] = ways[key](screen, value) if key in ways and value is not None else value
        if isinstance(value, bool):
            args[key] = str(value).lower()
    if "seat" in plain:
        args["player"] = screen.names[plain["seat"]]
    return args


def find_screen(game: AnyGame, words: Words, names: tuple[str, ...]) -> Screen:
    module = import_module(f"branchline.cli.screens.{game.name.replace('-', '_')}.screen")
    screen: Screen = module.SCREEN(game, words, names)
    return screen

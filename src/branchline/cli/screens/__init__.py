"""One screen for each game: how it is drawn in a terminal, and how its moves are typed."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar

from rich.console import RenderableType

from branchline.core.game import AnyGame
from branchline.core.values import Action, Cell, Event, Reason, Seat
from branchline.words import Words


class Misread(Exception):
    """What was typed is no move; the reason says what was expected."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.reason = Reason(message, args=args)


class Screen(ABC):
    """Draws views and words actions and events of one game. It holds no rules."""

    earns_medals: ClassVar[bool] = False
    """Whether matches alone are remembered for their medals."""

    def __init__(self, game: AnyGame, words: Words, names: tuple[str, ...]) -> None:
        self.game = game
        self.words = words
        self.names = names

    def _say(self, message: str, **args: Any) -> str:
        return self.words.say(f"{self.game.name}-{message}", **args)

    def is_private(self, view: Any) -> bool:  # noqa: ARG002
        """Whether another person at the same screen must look away: the table draws a curtain before this view."""
        return False

    @abstractmethod
    def draw(self, view: Any, looking_at: Seat, size: tuple[int, int], *, zoomed: bool) -> RenderableType:
        """The table in at most this many columns and rows."""

    @abstractmethod
    def parse(self, tokens: Sequence[str], view: Any, seat: Seat) -> Action:
        """The move that was typed (legal or not). Raises Misread."""

    @abstractmethod
    def action(self, action: Action, view: Any, seat: Seat) -> str:
        """The action in words, for a list to pick from."""

    @abstractmethod
    def cell(self, cell: Cell) -> str:
        """A place of the board, as one would type it."""

    @abstractmethod
    def event(self, event: Event) -> str | None:
        """What happened, in words; None for what goes without saying."""

    @abstractmethod
    def result(self, view: Any) -> RenderableType:
        """The final score with its breakdown."""

    @abstractmethod
    def help(self) -> list[str]:
        """How moves are typed, with examples."""


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

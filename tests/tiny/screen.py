"""The tiny game in a terminal: what `cli/screens/<game>/screen.py` must have, and nothing more."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from branchline.cli.screens import Misread
from branchline.core.codec import convert, to_plain
from branchline.core.game import AnyGame
from branchline.core.values import Action, Cell, Event, Seat
from branchline.words import Words


class TinyScreen:
    has_secrets = True

    def __init__(self, game: AnyGame, words: Words, names: tuple[str, ...]) -> None:
        self._game, self._words, self._names = game, words, names

    def draw(self, view: Any, looking_at: Seat, size: tuple[int, int], *, zoomed: bool) -> RenderableType:  # noqa: ARG002
        return "\n".join(f"{name}: {points}" for name, points in zip(self._names, view.points, strict=True))

    def parse(self, tokens: Sequence[str], view: Any, seat: Seat) -> Action:  # noqa: ARG002
        verb, *rest = tokens
        if verb not in ("hide", "grow", "roll", "pass") or bool(rest) != (verb == "hide"):
            raise Misread("tiny-not-now", action=verb, step="", seat=seat)
        plain = {"type": verb} | ({"number": int(rest[0])} if rest else {})
        action: Action = convert(plain, self._game.action_type)
        return action

    def action(self, action: Action, view: Any, seat: Seat) -> str:  # noqa: ARG002
        plain = to_plain(action)
        return self._words.say(f"tiny-{plain['type']}", number=plain.get("number", 0))

    def cell(self, cell: Cell) -> str:
        return f"{cell[0]},{cell[1]}"

    def event(self, event: Event) -> str | None:
        return None if to_plain(event)["type"] != "rolled" else self._words.say("tiny-rolled")

    def result(self, view: Any) -> RenderableType:
        return self.draw(view, 0, (80, 24), zoomed=False)

    def help(self) -> list[str]:
        return [self._words.say("tiny-help")]


SCREEN = TinyScreen

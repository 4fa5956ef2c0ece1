"""The tiny game in a terminal: what `cli/screens/<game>/screen.py` must have, and nothing more."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from branchline.cli.screens import Misread, Screen
from branchline.core.codec import convert, to_plain
from branchline.core.values import Action, Cell, Event, Seat


class TinyScreen(Screen):
    def is_private(self, view: Any) -> bool:  # noqa: ARG002
        return True

    def draw(self, view: Any, looking_at: Seat, size: tuple[int, int], *, zoomed: bool) -> RenderableType:  # noqa: ARG002
        return "\n".join(f"{name}: {points}" for name, points in zip(self.names, view.points, strict=True))

    def parse(self, tokens: Sequence[str], view: Any, seat: Seat) -> Action:  # noqa: ARG002
        verb, *rest = tokens
        if verb not in ("hide", "grow", "roll", "pass") or bool(rest) != (verb == "hide"):
            raise Misread("tiny-not-now", action=verb, step="", seat=seat)
        plain = {"type": verb} | ({"number": int(rest[0])} if rest else {})
        action: Action = convert(plain, self.game.action_type)
        return action

    def action(self, action: Action, view: Any, seat: Seat) -> str:  # noqa: ARG002
        plain = to_plain(action)
        return self._say(plain["type"], number=plain.get("number", 0))

    def cell(self, cell: Cell) -> str:
        return f"{cell[0]},{cell[1]}"

    def event(self, event: Event) -> str | None:
        return None if to_plain(event)["type"] != "rolled" else self._say("rolled")

    def result(self, view: Any) -> RenderableType:
        return self.draw(view, 0, (80, 24), zoomed=False)

    def help(self) -> list[str]:
        return [self._say("help")]


SCREEN = TinyScreen

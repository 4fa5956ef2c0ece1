"""Off the Rails at the terminal."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from branchline.cli.screens import Misread, Screen, in_words
from branchline.cli.screens.off_the_rails.board import ARROWS, INK, SMALL, WIDE, Board, counts_text, hold_text
from branchline.cli.screens.off_the_rails.moves import parse_move
from branchline.cli.vocabulary import spoken
from branchline.core.codec import to_plain
from branchline.core.values import Action, Cell, Event, Seat
from branchline.games.off_the_rails.content import COLOURS
from branchline.games.off_the_rails.events import CartMoved, CartTurned, LoadSplit
from branchline.games.off_the_rails.jewels import KINDS
from branchline.games.off_the_rails.paths import CartPath, Path
from branchline.games.off_the_rails.state import HOLD, ActionPhase, HandChoice, SplitChoice, own_carts, owner, tone
from branchline.games.off_the_rails.track import KIND_OF
from branchline.games.off_the_rails.view import View

PANEL = 32


class OffTheRailsScreen(Screen):
    def is_private(self, view: View) -> bool:
        """OR-X3: a load is split while nobody else looks, and the screen is given back before the hand is named."""
        return bool(view.agenda) and isinstance(view.agenda[0], SplitChoice | HandChoice)

    # Drawing ----------------------------------------------------------------------------------------------------------

    def draw(self, view: View, looking_at: Seat, size: tuple[int, int], *, zoomed: bool) -> RenderableType:
        width, height = size
        left = width - PANEL - 1
        board = Board(view).draw(left, height, zoomed)
        is_large = len(board) > view.rows + 3
        notes = [Text(self._path(view, path), style="cyan") for path in view.paths] + self._missions(view)
        grid = Table.grid(padding=0)
        wide = (view.columns + 2) * (WIDE if is_large else SMALL) + 3
        grid.add_column(width=max(left, wide), no_wrap=True, overflow="ellipsis")
        grid.add_column(width=PANEL, no_wrap=True, overflow="ellipsis")
        below = notes[: max(0, height - len(board))]
        grid.add_row(Group(*board, *below), Group(*self._panel(view, looking_at)[: max(height, len(board))]))
        return grid

    def _panel(self, view: View, looking_at: Seat) -> list[Text]:
        lines = [self._turn(view), Text(self._phase(view)), *self._stores(view), *self._chasm(view)]
        for seat in range(len(self.names)):
            lines += self._player(view, seat, looking_at)
        return lines

    def _missions(self, view: View) -> list[Text]:
        lines = []
        for number, mission in enumerate(view.missions, 1):
            name = mission.name.replace("_", "-")
            words = {"number": number, "name": self._say(name), "text": self._say(f"mission-{name}")}
            lines.append(Text(self._say("panel-mission", **words), style="dim", no_wrap=True, overflow="ellipsis"))
        return lines

    def _turn(self, view: View) -> Text:
        return Text(self._say("panel-turn", player=self.names[view.active]), style="bold")

    def _phase(self, view: View) -> str:
        step = view.agenda[0] if view.agenda else None
        if step is None:
            return self._say("step-over")
        left = step.left if isinstance(step, ActionPhase) else 0
        return self._say(f"step-{step.__struct_config__.tag}".replace("_", "-"), left=left)

    def _stores(self, view: View) -> list[Text]:
        counts = {"cards": view.deck_size, "tiles": view.supply, "jewels": sum(view.bag)}
        lines = [Text(self._say("panel-deck", **counts), style="dim")]
        if view.content_status == "reconstruction":
            lines.append(Text(self._say("reconstruction"), style="dim"))
        return lines

    def _chasm(self, view: View) -> list[Text]:
        if view.is_open:
            line = Text(self._say("panel-chasm-open", tokens=""), style="bold")
            for colour, count in zip(COLOURS, view.tokens, strict=True):
                line.append(f"{count} ", INK[colour])
            return [line]
        if view.chasm_holder is None:
            return []
        return [Text(self._say("panel-chasm-soon", player=self.names[view.chasm_holder]), style="bold yellow")]

    def _player(self, view: View, seat: Seat, looking_at: Seat) -> list[Text]:
        """A name with the total and the stockpile, then the two carts with what they hold."""
        mark = "▸" if seat == looking_at else " "
        line = Text(f"{mark}{self.names[seat][:10]:10} {view.scores[seat].total:>3} ", style=INK[view.clans[seat]])
        line.append_text(counts_text(view.stockpiles[seat]))
        return [line, *(self._cart(view, number) for number in own_carts(seat))]

    def _cart(self, view: View, number: int) -> Text:
        cart = view.carts[number]
        line = Text(f"   {self._say(tone(number)):8}", style="dim")
        if cart.place != "board":
            return line.append(self._say(f"value-{cart.place}"))
        line.append(f"{ARROWS[cart.facing]}{cart.speed} ", INK[view.clans[owner(number)]])
        return line.append_text(hold_text(cart, HOLD)).append(f" {cart.cell[0]},{cart.cell[1]}", "dim")

    def _path(self, view: View, path: CartPath) -> str:
        """How the cart's way ends, or where it has to be chosen."""
        end = path.path
        where = end.ahead or (end.cells[-1].cell if end.cells else view.carts[path.cart].cell)
        other = "" if end.hits is None else self._cart_within(end.hits)
        cell = f"{where[0]},{where[1]}"
        return self._say(f"path-{end.ends}", cart=self._say(tone(path.cart)), other=other, cell=cell) + _fork(end)

    # Words ------------------------------------------------------------------------------------------------------------

    def _cart_of(self, number: int) -> str:
        return self._say("cart-of", player=self.names[owner(number)], colour=tone(number))

    def _cart_within(self, number: int) -> str:
        """Within a sentence."""
        return self._say("cart-within", player=self.names[owner(number)], colour=tone(number))

    def _jewels(self, jewels: Sequence[int]) -> str:
        counted = zip(KINDS, jewels, strict=True)
        words = [self._say(f"count-{kind}", count=count) for kind, count in counted if count]
        return ", ".join(words) or self._say("nothing")

    def _sides(self, exits: str) -> str:
        """The letters of the sides, as the language writes them."""
        return "".join(self._say(f"side-{side.lower()}") for side in exits)

    def action(self, action: Action, _view: View, _seat: Seat) -> str:
        """The action as one would type it, and what it means."""
        plain = to_plain(action)
        args = in_words(self, plain, self._ARGS)
        if "cart" in plain:
            args["cart"] = self._say(tone(plain["cart"]))
        if "mission" in plain:
            args["text"] = self._say(f"mission-{plain['mission']}".replace("_", "-"))
        if "path" in plain:
            args["path"] = " ".join(f"{x},{y}" for x, y in (leg["cell"] for leg in plain["path"]))
        return self._say(f"action-{plain['type']}".replace("_", "-"), **args)

    def cell(self, cell: Cell) -> str:
        return f"{cell[0]},{cell[1]}"

    def event(self, event: Event) -> str | None:
        """What a hand holds is never said here: a log is for everybody's eyes."""
        if isinstance(event, CartMoved | CartTurned):
            return None
        plain = to_plain(event)
        args = in_words(self, plain, self._ARGS)
        if isinstance(event, LoadSplit):
            args["cart"] = self._cart_within(event.cart)
        if "jewels" in plain:
            args["is_empty"] = str(not any(plain["jewels"])).lower()
        if plain.get("exits"):
            args["kind"] = KIND_OF[plain["exits"]]
        return self._say(f"event-{plain['type']}".replace("_", "-"), **args)

    _ARGS: ClassVar[dict[str, Callable[["OffTheRailsScreen", Any], Any]]] = {
        "cell": lambda self, cell: self.cell(cell),
        "exits": lambda self, exits: self._sides(exits),
        "side": lambda self, side: self._sides(side),
        "cart": lambda self, cart: self._cart_of(cart),
        "other": lambda self, cart: self._cart_within(cart),
        "jewel": lambda self, jewel: self._say(jewel),
        "jewels": lambda self, jewels: self._jewels(jewels),
        "left": lambda self, jewels: self._jewels(jewels),
        "colour": lambda self, colour: self._say(colour),
        "mission": lambda self, name: self._say(name.replace("_", "-")),
    }

    # The end ----------------------------------------------------------------------------------------------------------

    def result(self, view: View) -> RenderableType:
        """Every line of every score, the winner first."""
        assert view.outcome is not None
        places = view.outcome.places
        seats = sorted(range(len(self.names)), key=lambda seat: places[seat])
        table = Table(title=self._say("result-title"))
        table.add_column("")
        for seat in seats:
            table.add_column(f"{places[seat]}. {self.names[seat]}", justify="right")
        for line in ("jewels", "rubies", "carts", "missions"):
            values = [self.words.value(getattr(view.scores[seat], line)) for seat in seats]
            table.add_row(self._say(f"result-{line}"), *values)
        table.add_section()
        table.add_row(self._say("result-total"), *(self.words.value(view.scores[seat].total) for seat in seats))
        return table

    # Typing -----------------------------------------------------------------------------------------------------------

    def parse(self, tokens: Sequence[str], view: View, seat: Seat) -> Action:
        action = parse_move(list(tokens), view, seat)
        if action is None:
            raise Misread("terminal-unknown", line=" ".join(tokens), help=spoken("help", self.words))
        return action

    def help(self) -> list[str]:
        words = ("lay", "upgrade", "cart", "white", "speed", "end", "take", "leave", "ruby", "gold", "face", "split",
                 "hand", "left", "drop", "mission", "token", "run")  # fmt: skip
        typed = {f"{word}_word": spoken(word, self.words) for word in words}
        moves = ("lay", "upgrade", "cart", "speed", "end", "take", "face", "split", "mission", "token", "run")
        return [*("  " + self._say(f"help-{move}", **typed) for move in moves), self._say("help-legend")]


def _fork(path: Path) -> str:
    """The ends of the branches, as small signs: one sees at a glance whether a way is safe."""
    signs = {"stops": "·", "banks": "⌂", "hits": "!", "bumps": "!", "derails": "✗", "chooses": "…"}
    return " " + " ".join(f"{branch.side}{signs[branch.ends]}" for branch in path.branches) if path.branches else ""


SCREEN = OffTheRailsScreen

"""Railroad Tiles at the terminal."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from branchline.cli.screens import Misread, Screen, in_words
from branchline.cli.screens.railroad_tiles.moves import parse_move
from branchline.cli.screens.railroad_tiles.tile_art import (
    HEIGHT,
    PAWN,
    PIN,
    SMALL_WIDTH,
    WIDTH,
    inline,
    large,
    small,
    text_of,
)
from branchline.cli.vocabulary import spoken
from branchline.core.codec import to_plain
from branchline.core.game import AnyGame
from branchline.core.values import Action, Cell, Event, Seat
from branchline.games.railroad_tiles.actions import PlacePawn, PlaceTile
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.faces import PAWN_TYPES
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES
from branchline.games.railroad_tiles.rules.final_scoring import ScoreSheet
from branchline.games.railroad_tiles.rules.tile_selection import due_objectives
from branchline.games.railroad_tiles.state import ROUNDS, PlaceStartingTile, Player
from branchline.games.railroad_tiles.view import View
from branchline.words import Words

PANEL, AXIS = 33, 4


class RailroadTilesScreen(Screen):
    earns_medals = True

    def __init__(self, game: AnyGame, words: Words, names: tuple[str, ...]) -> None:
        super().__init__(game, words, names)
        self.content: Content = game.content

    # Drawing ----------------------------------------------------------------------------------------------------------

    def draw(self, view: View, looking_at: Seat, size: tuple[int, int], *, zoomed: bool) -> RenderableType:
        width, height = size
        hand = self._hand(view, looking_at)
        rows = height - len(hand)
        area = self._area(view.players[looking_at], (width - PANEL - 1, rows), zoomed)
        panel = self._panel(view, looking_at)[: max(rows, 12)]
        grid = Table.grid(padding=0)
        grid.add_column(width=width - PANEL - 1, no_wrap=True)
        grid.add_column(width=PANEL, no_wrap=True, overflow="ellipsis")
        grid.add_row(Group(*area), Group(*panel))
        return Group(grid, *hand)

    def _area(self, player: Player, size: tuple[int, int], zoomed: bool) -> list[Text]:
        """The tiles with their coordinates, large where there is room (or where one wants it so)."""
        cells = [*player.area.frontier, *player.area.faces]
        columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
        rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
        is_large = len(columns) * WIDTH + AXIS <= size[0] and len(rows) * HEIGHT + 1 <= size[1]
        is_large = is_large != zoomed
        wide, draw = (WIDTH, large) if is_large else (SMALL_WIDTH, small)
        lines = [Text(" " * AXIS + "".join(f"{x:^{wide}}" for x in columns), style="dim")]
        for y in rows:
            lines += self._row(player, [(x, y) for x in columns], wide, draw)
        return lines

    def _row(self, player: Player, cells: list[Cell], wide: int, draw: Callable[..., Any]) -> list[Text]:
        """One row of tiles; a free cell that touches one shows a dot."""
        high = HEIGHT if wide == WIDTH else 1
        lines = [Text(f"{cells[0][1] if n == high // 2 else '':>{AXIS - 1}} ", style="dim") for n in range(high)]
        for cell in cells:
            face = player.area.faces.get(cell)
            if face is not None:
                for line, part in zip(lines, text_of(draw(face, cell in player.pawns)), strict=True):
                    line.append_text(part)
                continue
            for n, line in enumerate(lines):
                mark = "+" if cell in player.area.frontier and n == high // 2 else " "
                line.append(f"{mark:^{wide}}", "dim")
        return lines

    def _panel(self, view: View, looking_at: Seat) -> list[Text]:
        lines = [
            Text(self._say("panel-round", round=view.round, rounds=ROUNDS), style="bold"),
            Text(self._phase(view)),
            *self._columns(view),
            *self._halls(view),
            *self._supply(view),
            *self._scores(view, looking_at),
        ]
        if view.content_status == "reconstruction":
            lines[0].append(f" · {self._say('reconstruction')}", "dim")
        return lines

    def _phase(self, view: View) -> str:
        step = view.agenda[0] if view.agenda else None
        return self._say(f"step-{step.__struct_config__.tag}".replace("_", "-")) if step else self._say("step-over")

    def _columns(self, view: View) -> list[Text]:
        lines: list[Text] = []
        if isinstance(view.agenda[0] if view.agenda else None, PlaceStartingTile):
            return lines
        for number, column in enumerate(view.columns, 1):
            line = Text(f"{number} ", style="bold")
            if column.taken_by is not None:
                line.append(f"← {self.names[column.taken_by]}", "dim")
            for tile in column.tiles:
                line.append_text(inline(self.content.tiles[tile].printed)).append(" ")
            line.append("★" * column.stars, "bright_yellow")
            lines.append(line)
        return lines

    def _halls(self, view: View) -> list[Text]:
        waiting, left, right = (
            "–" if token is None else self.token(token)
            for token in (view.waiting_room, view.left_hall, view.right_hall)
        )
        return [
            Text(self.words.labelled(self._say("waiting-room"), waiting)),
            Text(self._say("panel-halls", left=left, right=right)),
        ]

    def token(self, token: int) -> str:
        facts = self.content.tokens[token]
        return "/".join(self._say(pawn) for pawn in facts.types) + (" ⚑" if facts.flag else "")

    def _supply(self, view: View) -> list[Text]:
        line = Text()
        for pawn in PAWN_TYPES:
            line.append(*PAWN[pawn]).append(f"{view.supply.of(pawn)} ")
        line.append(f"★{view.supply.star}  ").append(self._say("panel-bag", tiles=len(view.bag)))
        return [line]

    def _scores(self, view: View, looking_at: Seat) -> list[Text]:
        lines = []
        for seat in view.order:
            player, sheet = view.players[seat], view.sheets[seat]
            mark = "▸" if seat == looking_at else " "
            line = Text(
                f"{mark}{self.names[seat][:12]:12} {sheet.total:>4}", style="bold" if seat == looking_at else ""
            )
            line.append(f" {'★' * player.stars}", "bright_yellow")
            lines.append(line)
        return [*lines, *self._sheet_lines(view.sheets[looking_at])]

    def _sheet_lines(self, sheet: ScoreSheet) -> list[Text]:
        minus = self.words.value
        lines = [
            Text("  " + self._say("panel-play", points=sheet.points, cities=sheet.city_points)),
            Text("  " + self._say("panel-rectangle", points=sheet.rectangle_points)),
            Text("  " + self._say("panel-openings", count=sheet.openings, points=minus(sheet.opening_points))),
        ]
        for line in sheet.objectives:
            name = self._say(line.objective.replace("_", "-"))
            lines.append(Text("  " + self._say("panel-objective", name=name, points=line.points)))
        if sheet.challenge:
            name = self._say(sheet.challenge.challenge.replace("_", "-"))
            state = "lost" if sheet.challenge.lost else "holds" if sheet.challenge.holds else "open"
            lines.append(Text("  " + self.words.labelled(name, self._say(f"challenge-{state}"))))
        return lines

    def _hand(self, view: View, seat: Seat) -> list[Text]:
        """What is to be placed, numbered as it is typed."""
        tiles = self.tiles_at_hand(view, seat)
        if not tiles:
            return []
        labels, rows = Text(), [Text() for _ in range(HEIGHT)]
        for number, tile in enumerate(tiles, 1):
            labels.append(f"{number:^{WIDTH}}   ", "bold")
            for line, part in zip(rows, text_of(large(self.content.tiles[tile].printed, False)), strict=True):
                line.append_text(part).append("   ")
        return [labels, *rows]

    def tiles_at_hand(self, view: View, seat: Seat) -> tuple[int, ...]:
        """The order in which tiles are numbered: the hand, then the objective tiles that are due."""
        if view.agenda and isinstance(view.agenda[0], PlaceStartingTile):
            return view.starting_tiles
        player = view.players[seat]
        return (*player.hand, *due_objectives(player))

    # Words ------------------------------------------------------------------------------------------------------------

    def tile(self, tile: int) -> str:
        """`road curve, town, car pin`; a shape of an owner's list goes by its sides."""
        known = self.content.tiles[tile]
        face = known.printed
        if face.objective:
            return self._say(face.objective.replace("_", "-"))
        shape = f"railroad-tiles-shape-{known.shape.lower()}"
        name = self.words.say(shape) if self.words.knows(shape) else face.sides
        return ", ".join([name, self._say(face.terrain), *([self._say(f"pin-{face.pin}")] if face.pin else [])])

    def action(self, action: Action, view: View, seat: Seat) -> str:
        """The action as one would type it, and what it means."""
        plain = to_plain(action)
        args = in_words(self, plain, self._ARGS)
        if isinstance(action, PlaceTile):
            args["number"] = self.tiles_at_hand(view, seat).index(action.tile) + 1
        if isinstance(action, PlacePawn):
            args["token"] = self.token(_hall_token(view, action.hall))
        if "column" in plain:
            args["tiles"] = ", ".join(self.tile(tile) for tile in view.columns[plain["column"]].tiles)
        return self._say(f"action-{plain['type']}".replace("_", "-"), **args)

    def cell(self, cell: Cell) -> str:
        return f"{cell[0]},{cell[1]}"

    def event(self, event: Event) -> str | None:
        plain = to_plain(event)
        return self._say(f"event-{plain['type']}".replace("_", "-"), **in_words(self, plain, self._ARGS))

    _ARGS: ClassVar[dict[str, Callable[["RailroadTilesScreen", Any], Any]]] = {
        "tile": lambda self, tile: self.tile(tile),
        "tiles": lambda self, tiles: ", ".join(self.tile(tile) for tile in tiles),
        "cell": lambda self, cell: self.cell(cell),
        "column": lambda _self, column: column + 1,
        "token": lambda self, token: self.token(token),
        "hall": lambda self, hall: self._say(f"{hall}-hall"),
        "order": lambda self, order: ", ".join(self.names[seat] for seat in order),
        "scores": lambda self, scores: ", ".join(f"{n} {s}" for n, s in zip(self.names, scores, strict=True)),
        "places": lambda _self, places: ", ".join(map(str, places)),
    }

    # The end ----------------------------------------------------------------------------------------------------------

    def result(self, view: View) -> RenderableType:
        """Every line of every score, the winner first."""
        assert view.outcome is not None
        seats = sorted(range(len(view.players)), key=lambda seat: view.outcome.places[seat])  # type: ignore[union-attr]
        table = Table(title=self._say("result-title"))
        table.add_column("")
        for seat in seats:
            table.add_column(f"{view.outcome.places[seat]}. {self.names[seat]}", justify="right")
        for line in ("points", "city_points", "rectangle_points", "opening_points", "objective_points"):
            values = [self.words.value(getattr(view.sheets[seat], line)) for seat in seats]
            table.add_row(self._say(f"result-{line}".replace("_", "-")), *values)
        table.add_section()
        table.add_row(self._say("result-total"), *(self.words.value(view.outcome.scores[seat]) for seat in seats))
        return Group(table, *self._medals(view.sheets[0]))

    def _medals(self, sheet: ScoreSheet) -> list[Text]:
        line = sheet.challenge
        if line is None:
            return []
        name = self._say(line.challenge.replace("_", "-"))
        least = CHALLENGES[line.challenge].medals[0]
        message = "result-medals" if line.holds else "result-missed"
        return [Text(self._say(message, name=name, medals=line.medals, least=least))]

    # Typing -----------------------------------------------------------------------------------------------------------

    def parse(self, tokens: Sequence[str], view: View, seat: Seat) -> Action:
        action = parse_move(list(tokens), self.content, view, seat, self.tiles_at_hand(view, seat))
        if action is None:
            raise Misread("terminal-unknown", line=" ".join(tokens), help=spoken("help", self.words))
        return action

    def help(self) -> list[str]:
        words = ("take", "place", "at", "turned", "flipped", "reject", "discard", "pawn", "left", "star", "end", "car")
        typed = {token: spoken(token, self.words) for token in words}
        moves = ("take", "place", "reject", "discard", "pawn", "end")
        legend = self._say("help-legend", car=PIN["car"][0], train=PIN["train"][0], traveller=PIN["traveller"][0])
        return [*(self._say(f"help-{move}", **{f"{k}_word": v for k, v in typed.items()}) for move in moves), legend]


def _hall_token(view: View, hall: str) -> int:
    token = view.left_hall if hall == "left" else view.right_hall
    assert token is not None
    return token


SCREEN = RailroadTilesScreen

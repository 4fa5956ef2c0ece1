"""Railways at the terminal."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from branchline.cli.screens import Misread, Screen, in_words
from branchline.cli.screens.railways.moves import MOVES, parse_move
from branchline.cli.screens.railways.plan_art import LINES, WIDTH, plan_lines
from branchline.cli.vocabulary import spoken
from branchline.core.codec import to_plain
from branchline.core.game import AnyGame
from branchline.core.values import Action, Cell, Event, Seat
from branchline.games.railways.actions import Slot
from branchline.games.railways.content import CAPITAL_ICON, MOST_CAPITAL, capital_of
from branchline.games.railways.rules.move import EXCHANGES
from branchline.games.railways.rules.plan import cell_name
from branchline.games.railways.state import (
    DECADES,
    MARKERS,
    MOST_WORKERS,
    POLLUTION,
    AnyStep,
    ArrangePlan,
    PayFor,
    PlaceDice,
    TakeAction,
)
from branchline.games.railways.view import RouteView, View, WayView
from branchline.words import Words

PANEL, CARD = 31, 16
TRACK_ENDS: dict[str, Callable[[View], tuple[int, int]]] = {
    "recruit": lambda view: (view.workers, MOST_WORKERS),
    "raise_capital": lambda view: (view.capital, MOST_CAPITAL),
    "clean_up": lambda view: (view.pollution, POLLUTION[0]),
}
"""The track that an action moves: where it is, and where it ends."""


class RailwaysScreen(Screen):
    def __init__(self, game: AnyGame, words: Words, names: tuple[str, ...]) -> None:
        super().__init__(game, words, names)
        self.slots: dict[int, tuple[tuple[str, ...], ...]] = {card.id: card.slots for card in game.content.cards}

    # Drawing ----------------------------------------------------------------------------------------------------------

    def draw(self, view: View, _looking_at: Seat, size: tuple[int, int], *, zoomed: bool) -> RenderableType:
        """The plan over the hand, and beside them the tracks with the routes or the ways to pay."""
        width, height = size
        hand = self._hand(view)
        is_tall = (2 * len(view.ground) + 1 + len(hand) <= height) != zoomed
        left = [*plan_lines(view, self._labels(view), is_tall=is_tall), *hand]
        panel = self._panel(view, max(len(left), height))
        grid = Table.grid(padding=0)
        grid.add_column(width=max(3 + WIDTH * len(view.ground[0]), 3 * CARD) + 1, no_wrap=True)
        grid.add_column(width=PANEL, no_wrap=True, overflow="ellipsis")
        grid.add_row(Group(*left), Group(*panel))
        return grid if width > PANEL else Group(*left, *panel)

    def _labels(self, view: View) -> dict[Cell, str]:
        """Where a route ends its number stands below; of more than fit, the first with an ellipsis."""
        ends: dict[Cell, list[str]] = {}
        for number, route in enumerate(view.routes, 1):
            ends.setdefault(route.stops[-1], []).append(str(number))
        joined = {cell: ",".join(numbers) for cell, numbers in ends.items()}
        return {cell: text if len(text) < WIDTH else f"{ends[cell][0]}…" for cell, text in joined.items()}

    def _hand(self, view: View) -> list[Text]:
        """The cards in hand with their slots; before that, the cards to lay."""
        if view.agenda and isinstance(view.agenda[0], ArrangePlan):
            return self._cards_to_lay(view)
        if not view.hand:
            return []
        lines = [Text("".join(f"{self._say('card', card=card):<{CARD}}" for card in view.hand), style="bold")]
        for slot in range(4):
            cells = (f"{slot + 1} {self._icons(self.slots[card][slot])}" for card in view.hand)
            lines.append(Text("".join(f"{cell[: CARD - 1]:<{CARD}}" for cell in cells)))
        return lines

    def _cards_to_lay(self, view: View) -> list[Text]:
        plans = {card.id: card.plan for card in view.cards}
        lines = [Text("".join(f"{self._say('card', card=card):<{CARD - 4}}" for card in view.to_lay), style="bold")]
        for row in range(len(plans[view.to_lay[0]])):
            lines.append(Text("".join(f"{plans[card][row]:<{CARD - 4}}" for card in view.to_lay)))
        return lines

    def _icons(self, icons: Sequence[str]) -> str:
        return " ".join(self._icon(icon) for icon in icons)

    def _icon(self, icon: str) -> str:
        if icon.startswith(CAPITAL_ICON):
            return self._say("icon-capital", amount=capital_of(icon))
        if icon.startswith("to_"):
            return f"→{icon[-1]}"
        return self._say(f"icon-{icon}".replace("_", "-"))

    def _panel(self, view: View, height: int) -> list[Text]:
        lines = [
            Text(self._say("panel-decade", decade=view.decade, decades=DECADES), style="bold"),
            Text(self._phase(view)),
            Text(self._say("panel-money", profit=view.profit, capital=view.capital)),
            Text(self._say("panel-people", pollution=view.pollution, workers=view.workers)),
            Text(self._say("panel-pieces", **self._pieces(view))),
            *([Text(self._say("panel-waiting", waiting=view.waiting))] if view.waiting else []),
            Text(self._say("panel-cards", reserve=_numbers(view.reserve), discard=_numbers(view.discard))),
            self._score(view),
            *self._goals(view),
        ]
        if view.content_status == "reconstruction":
            lines.append(Text(self._say("reconstruction"), style="dim"))
        choices = self._ways(view) if view.ways else self._routes(view)
        return [*lines, *self._cut(choices, height - len(lines))]

    def _pieces(self, view: View) -> dict[str, Any]:
        dice = _numbers(view.to_place or view.building_dice)
        return {"markers": MARKERS - len(view.markers), "dice": dice}

    def _phase(self, view: View) -> str:
        step = view.agenda[0] if view.agenda else None
        if step is None:
            return self._say("step-over")
        return self._say(f"step-{step.__struct_config__.tag}".replace("_", "-"), number=_number_of(step))

    def _score(self, view: View) -> Text:
        score = view.score
        return Text(
            self._say(
                "panel-score",
                profit=score.profit,
                railways=score.railways,
                pollution=-score.pollution,
                total=self.words.value(score.total),
            )
        )

    def _goals(self, view: View) -> list[Text]:
        """The goals that were chosen; the others may be reached as well, and are shown dim. Two a line."""
        marked = [
            Text(f"{'✓' if goal.is_met else '·'}{self._say(goal.goal)} ", "bold" if goal.is_chosen else "dim")
            for goal in view.goal_views
        ]
        return [Text.assemble(*marked[start : start + 2]) for start in range(0, len(marked), 2)]

    def _ways(self, view: View) -> list[Text]:
        lines = [Text(self._say("panel-ways"), style="bold")]
        return [*lines, *(Text(f"{number:>3} {self._way(way)}") for number, way in enumerate(view.ways, 1))]

    def _way(self, way: WayView) -> str:
        return self._say("panel-way", slots=self.slot_names(way.slots), pollution=way.pollution)

    @staticmethod
    def slot_names(slots: Sequence[Slot]) -> str:
        return " ".join(f"{card}.{slot}" for card, slot in slots)

    def _routes(self, view: View) -> list[Text]:
        if not view.routes:
            return []
        lines = [Text(self._say("panel-routes"), style="bold")]
        return [*lines, *(Text(f"{number:>3} {self._route(route)}") for number, route in enumerate(view.routes, 1))]

    def _route(self, route: RouteView) -> str:
        """`a1→c2→g2 I 2/5*`: where it goes, its profit and capital, and a star for the bonus."""
        bonus = "*" if route.has_bonus else ""
        return f"{_way_of(route)} {route.destination} {route.profit}/{route.capital}{bonus}"

    def _cut(self, lines: list[Text], room: int) -> list[Text]:
        """What has no room is counted; the list shows it."""
        if len(lines) <= room:
            return lines
        kept = lines[: max(room - 1, 0)]
        return [*kept, Text(self._say("panel-more", count=len(lines) - len(kept)), style="dim")]

    # Words ------------------------------------------------------------------------------------------------------------

    def action(self, action: Action, view: View, _seat: Seat) -> str:
        """The action as one would type it, and what it means."""
        plain = to_plain(action)
        args = in_words(self, plain, self._ARGS)
        extra = self._EXTRA.get(plain["type"])
        if extra is not None:
            args |= extra(self, plain, view)
        return self._say(f"action-{plain['type']}".replace("_", "-"), **args)

    def _railway_args(self, plain: dict[str, Any], view: View) -> dict[str, Any]:
        railway = next(railway for railway in view.railways if railway.railway == tuple(plain["railway"]))
        ends = "–".join(self._building_name(view, end) for end in railway.ends)
        return {"ends": ends, "length": len(railway.cells)}

    def _building_name(self, view: View, cell: Cell | None) -> str:
        building = next((building for building in view.buildings if building.cells[0] == cell), None)
        return f"{building.colour} {cell_name(building.cells[0])}" if building else "?"

    def _route_args(self, plain: dict[str, Any], view: View) -> dict[str, Any]:
        number, route = next(
            (number, route)
            for number, route in enumerate(view.routes, 1)
            if (route.die, route.destination, route.railways)
            == (tuple(plain["die"]), plain["destination"], tuple(map(tuple, plain["railways"])))
        )
        facts = {"profit": route.profit, "capital": route.capital, "colour": route.destination}
        return {"number": number, "way": _way_of(route), "bonus": str(route.has_bonus).lower(), **facts}

    def _way_args(self, plain: dict[str, Any], view: View) -> dict[str, Any]:
        """The icons that each slot shows, so that one sees what is spent."""
        slots = tuple(tuple(slot) for slot in plain["slots"])
        number, way = next((number, way) for number, way in enumerate(view.ways, 1) if way.slots == slots)
        icons = ", ".join(self._icons(self.slots[card][slot - 1]) for card, slot in way.slots)
        return {"number": number, "icons": icons, "pollution": way.pollution, "cards": len(way.cards)}

    def _exchange_args(self, plain: dict[str, Any], _view: View) -> dict[str, Any]:
        return {"capital": EXCHANGES[plain["profit"]]}

    def _track_args(self, plain: dict[str, Any], view: View) -> dict[str, Any]:
        """RW-P3, RW-A10, RW-A11: at its end a track stays where it is."""
        value, end = TRACK_ENDS[plain["type"]](view)
        return {"value": value, "stays": str(value == end).lower()}

    _EXTRA: ClassVar[dict[str, Callable[["RailwaysScreen", dict[str, Any], View], dict[str, Any]]]] = {
        "buy_railway": _railway_args,
        "upgrade": _railway_args,
        "keep_marker": _railway_args,
        "recruit": _track_args,
        "raise_capital": _track_args,
        "clean_up": _track_args,
        "move_passenger": _route_args,
        "pay": _way_args,
        "exchange": _exchange_args,
    }

    def cell(self, cell: Cell) -> str:
        return cell_name(cell)

    def event(self, event: Event) -> str | None:
        plain = to_plain(event)
        return self._say(f"event-{plain['type']}".replace("_", "-"), **in_words(self, plain, self._ARGS))

    _ARGS: ClassVar[dict[str, Callable[["RailwaysScreen", Any], Any]]] = {
        "cell": lambda _self, cell: cell_name(cell),
        "die": lambda _self, cell: cell_name(cell),
        "railway": lambda _self, cell: cell_name(cell),
        "place": lambda _self, place: place + 1,
        "cards": lambda _self, cards: cards if isinstance(cards, int) else _numbers(cards),
        "hand": lambda _self, cards: _numbers(cards),
        "reserve": lambda _self, cards: _numbers(cards),
        "cells": lambda _self, cells: len(cells),
        "railways": lambda _self, cells: len(cells),
        "stops": lambda _self, cells: ", ".join(cell_name(cell) for cell in cells),
        "slots": lambda self, slots: self.slot_names(slots),
    }

    # The end ----------------------------------------------------------------------------------------------------------

    def result(self, view: View) -> RenderableType:
        score = view.score
        table = Table(title=self._say("result-title"))
        table.add_column("")
        table.add_column(self.names[0], justify="right")
        for line in ("profit", "railways", "pollution"):
            table.add_row(self._say(f"result-{line}"), self.words.value(getattr(score, line)))
        table.add_section()
        table.add_row(self._say("result-total"), self.words.value(score.total))
        return Group(table, *(self._judged(view, goal) for goal in view.goals), *self._verdict(view))

    def _judged(self, view: View, goal: str) -> Text:
        is_met = next(line.is_met for line in view.goal_views if line.goal == goal)
        return Text(self.words.labelled(self._say(goal), self._say("goal-met" if is_met else "goal-missed")))

    def _verdict(self, view: View) -> list[Text]:
        if view.is_met:
            name = self._say("baron" if len(view.goals) > 1 else view.goals[0])
            return [Text(self._say("result-counts", name=name, total=self.words.value(view.score.total)))]
        missed = self._say("result-missed", total=self.words.value(view.score.total))
        return [Text(f"{self._say('result-lost')} {missed}")]

    # Typing -----------------------------------------------------------------------------------------------------------

    def parse(self, tokens: Sequence[str], view: View, _seat: Seat) -> Action:
        action = parse_move(list(tokens), view)
        if action is None:
            raise Misread("terminal-unknown", line=" ".join(tokens), help=spoken("help", self.words))
        return action

    def help(self) -> list[str]:
        typed = {f"{token}_word": spoken(token, self.words) for token in (*MOVES, "at", "turned")}
        lines = {kind: "".join(LINES[kind][glyph] for glyph in "─┐") for kind in LINES}
        return [*(self._say(f"help-{move}", **typed) for move in ("lay", *MOVES)), self._say("help-legend", **lines)]


def _way_of(route: RouteView) -> str:
    return "→".join(cell_name(cell) for cell in (route.die, *route.stops))


def _numbers(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers)) or "–"


def _number_of(step: AnyStep) -> int:
    """Which card, die or action it is."""
    match step:
        case ArrangePlan(place=place) | PlaceDice(place=place):
            return place + 1
        case TakeAction(number=number) | PayFor(number=number):
            return number
    return 1


SCREEN = RailwaysScreen

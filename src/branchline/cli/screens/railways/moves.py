"""How the moves of Railways are typed."""

import re
from collections.abc import Callable
from typing import Any

from branchline.cli.screens import Misread
from branchline.core.values import Action, Cell
from branchline.games.railways import actions
from branchline.games.railways.view import BuildingView, View


def parse_move(tokens: list[str], view: View) -> Action | None:
    """The move that the words say; None when the first word starts none."""
    reader = _MOVES.get(tokens[0])
    return reader(tokens[1:], view) if reader else None


def _number(tokens: list[str], message: str) -> int:
    found = next((token for token in tokens if token.isdigit()), None)
    if found is None:
        raise Misread(message)
    return int(found)


def _cell(tokens: list[str]) -> Cell:
    """`at h6`: column and row; the word `at` may be left out."""
    for token in tokens:
        found = re.fullmatch(r"([a-z])(\d+)", token)
        if found:
            return ord(found[1]) - ord("a"), int(found[2]) - 1
    raise Misread("railways-type-cell")


def _place(tokens: list[str], view: View) -> Action:
    """While the plan is laid out a card, `place 5 turned`; then a die, `place 2 at c2`."""
    if view.to_lay:
        return actions.LayCard(_number(tokens, "railways-type-card"), "turned" in tokens)
    return actions.PlaceDie(_cell(tokens), _number(tokens, "railways-type-die"))


def _railway(tokens: list[str], view: View) -> Cell:
    """Any of its cells names a railway."""
    cell = _cell(tokens)
    return next((railway.railway for railway in view.railways if cell in railway.cells), cell)


def _build(tokens: list[str], _view: View) -> Action:
    return actions.Build(_number(tokens, "railways-type-die"), _cell(tokens))


def _move(tokens: list[str], view: View) -> Action:
    number = _number(tokens, "railways-type-route")
    if not 1 <= number <= len(view.routes):
        raise Misread("railways-type-no-such-route", number=number, routes=len(view.routes))
    route = view.routes[number - 1]
    return actions.MovePassenger(route.die, route.destination, route.railways)


def _add(tokens: list[str], view: View) -> Action:
    """A building without a die goes by its first cell, whichever was typed."""
    cell = _cell(tokens)
    building = next((building for building in view.buildings if cell in building.cells), None)
    if building is None or _has_die(view, building):
        return actions.AddPassenger(cell)
    return actions.AddPassenger(building.cells[0])


def _has_die(view: View, building: BuildingView) -> bool:
    return any(die.cell in building.cells for die in view.dice)


def _pay(tokens: list[str], view: View) -> Action:
    """`pay 2` for the second way, or the slots themselves: `pay 5.2 6.3`."""
    slots = [re.fullmatch(r"(\d+)\.(\d+)", token) for token in tokens]
    if tokens and all(slots):
        return actions.Pay(tuple(sorted((int(slot[1]), int(slot[2])) for slot in slots if slot)))
    number = _number(tokens, "railways-type-way")
    if not 1 <= number <= len(view.ways):
        raise Misread("railways-type-no-such-way", number=number, ways=len(view.ways))
    return actions.Pay(view.ways[number - 1].slots)


def _simple(action: Action) -> Callable[[list[str], View], Action]:
    return lambda _tokens, _view: action


_MOVES: dict[str, Callable[[list[str], View], Any]] = {
    "place": _place,
    "buy": lambda tokens, view: actions.BuyRailway(_railway(tokens, view)),
    "build": _build,
    "move": _move,
    "recruit": _simple(actions.Recruit()),
    "capital": _simple(actions.RaiseCapital()),
    "clean": _simple(actions.CleanUp()),
    "add": _add,
    "upgrade": lambda tokens, view: actions.Upgrade(_railway(tokens, view)),
    "pay": _pay,
    "keep": lambda tokens, view: actions.KeepMarker(_railway(tokens, view)),
    "exchange": lambda tokens, _view: actions.Exchange(_number(tokens, "railways-type-profit")),
    "end": _simple(actions.EndDecade()),
}
MOVES = tuple(_MOVES)

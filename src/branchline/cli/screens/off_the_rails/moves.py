"""How moves of Off the Rails are typed: `lay 4,5 ns`, `cart white 4,-1`, `take ruby`, `face n`, `run white 1,0 2,0`."""

import re
from collections.abc import Callable
from typing import cast

from branchline.cli.screens import Misread
from branchline.core.values import Action, Cell, Seat
from branchline.games.off_the_rails.actions import (
    ChangeSpeed,
    ChooseCart,
    ChooseExit,
    ChooseFacing,
    DropLoad,
    EndActions,
    EndTurn,
    Hand,
    LayTrack,
    LeaveJewels,
    Leg,
    NameHand,
    PlaceCart,
    PlaceToken,
    RunCart,
    SplitLoad,
    TakeJewel,
    TakeMission,
    UpgradeTrack,
)
from branchline.games.off_the_rails.jewels import KINDS, Jewels, counted
from branchline.games.off_the_rails.state import TONES, ActionPhase, FacingChoice, own_carts
from branchline.games.off_the_rails.view import View
from branchline.rails.grid import LETTERS

SIDES = {"n": "N", "e": "E", "s": "S", "w": "W", "o": "W", "end": "E"}
"""West is `o` in French and Italian; a lone `e` is read as `end`, which it also stands for."""


def parse_move(tokens: list[str], view: View, seat: Seat) -> Action | None:
    """The move that the words say; None when the first word starts none."""
    reader = _MOVES.get(tokens[0])
    return reader(tokens[1:], view, seat) if reader else None


def _cells(tokens: list[str]) -> list[Cell]:
    found = re.findall(r"(-?\d+)\s*,\s*(-?\d+)", " ".join(tokens).replace("−", "-"))
    return [(int(x), int(y)) for x, y in found]


def _cell(tokens: list[str]) -> Cell:
    cells = _cells(tokens)
    if not cells:
        raise Misread("off-the-rails-type-cell")
    return cells[0]


def _exits(tokens: list[str]) -> str:
    """`ns`, in any order and case."""
    words = [token for token in tokens if token and all(letter in "neswo" for letter in token)]
    if not words:
        raise Misread("off-the-rails-type-tile")
    sides = {SIDES[letter] for letter in words[-1]}
    return "".join(side for side in LETTERS if side in sides)


def _own_cart(tokens: list[str], seat: Seat) -> int:
    for name, number in zip(TONES, own_carts(seat), strict=True):
        if name in tokens:
            return number
    raise Misread("off-the-rails-type-cart")


def _side(tokens: list[str]) -> str:
    if not tokens or tokens[0] not in SIDES:
        raise Misread("off-the-rails-type-side")
    return SIDES[tokens[0]]


def _jewels(tokens: list[str]) -> Jewels:
    """`ruby gold gold`, or `ruby 1 gold 2`; nothing is nothing."""
    counts: dict[str, int] = {}
    last = ""
    for token in tokens:
        if token.isdigit() and last:
            counts[last] += int(token) - 1
        elif token in KINDS:
            counts[token] = counts.get(token, 0) + 1
            last = token
        else:
            raise Misread("off-the-rails-type-jewels")
    return counted(counts)


def _upgrade(tokens: list[str], _view: View, _seat: Seat) -> Action:
    return UpgradeTrack(_cell(tokens), _exits(tokens))


def _cart(tokens: list[str], _view: View, seat: Seat) -> Action:
    """With a cell it is placed, without one it moves first."""
    number = _own_cart(tokens, seat)
    cells = _cells(tokens)
    return PlaceCart(number, cells[0]) if cells else ChooseCart(number)


def _speed(tokens: list[str], _view: View, seat: Seat) -> Action:
    change = next(({"+": 1, "-": -1}[token[0]] for token in tokens if token[0] in "+-"), None)
    if change is None:
        raise Misread("off-the-rails-type-speed")
    return ChangeSpeed(_own_cart(tokens, seat), change)


def _end(_tokens: list[str], view: View, _seat: Seat) -> Action:
    return EndActions() if view.agenda and isinstance(view.agenda[0], ActionPhase) else EndTurn()


def _take(tokens: list[str], _view: View, _seat: Seat) -> Action:
    if not tokens or tokens[0] not in KINDS:
        raise Misread("off-the-rails-type-jewels")
    return TakeJewel(tokens[0])


def _face(tokens: list[str], view: View, _seat: Seat) -> Action:
    first = view.agenda[0] if view.agenda else None
    side = _side(tokens)
    return ChooseFacing(first.cart, side) if isinstance(first, FacingChoice) else ChooseExit(side)


def _hand(tokens: list[str], _view: View, _seat: Seat) -> Action:
    if not tokens or tokens[0] not in ("left", "right"):
        raise Misread("off-the-rails-type-hand")
    return NameHand(cast(Hand, tokens[0]))


def _mission(tokens: list[str], view: View, _seat: Seat) -> Action:
    if not tokens or not tokens[0].isdigit() or not 1 <= int(tokens[0]) <= len(view.missions):
        raise Misread("off-the-rails-type-mission")
    return TakeMission(view.missions[int(tokens[0]) - 1].name)


def _run(tokens: list[str], _view: View, seat: Seat) -> Action:
    """`run white 1,0 ruby 2,0 gold gold face s drop ruby`: what is taken follows its cell."""
    number = _own_cart(tokens, seat)
    rest = [token for token in tokens if token not in TONES]
    drop = None
    if "drop" in rest:
        drop = _jewels(rest[rest.index("drop") + 1 :])
        rest = rest[: rest.index("drop")]
    facing = None
    if "face" in rest:
        facing = _side(rest[rest.index("face") + 1 :])
        rest = rest[: rest.index("face")]
    return RunCart(number, tuple(_legs(rest)), facing, drop)


def _legs(tokens: list[str]) -> list[Leg]:
    legs: list[Leg] = []
    for token in tokens:
        cells = _cells([token])
        if cells:
            legs.append(Leg(cells[0]))
        elif token in KINDS and legs:
            legs[-1] = Leg(legs[-1].cell, (*legs[-1].takes, token))
        else:
            raise Misread("off-the-rails-type-cell")
    return legs


_MOVES: dict[str, Callable[[list[str], View, Seat], Action]] = {
    "lay": lambda tokens, _view, _seat: LayTrack(_cell(tokens), _exits(tokens)),
    "upgrade": _upgrade,
    "cart": _cart,
    "speed": _speed,
    "end": _end,
    "take": _take,
    "leave": lambda *_: LeaveJewels(),
    "face": _face,
    "split": lambda tokens, _view, _seat: SplitLoad(_jewels(tokens)),
    "hand": _hand,
    "drop": lambda tokens, _view, _seat: DropLoad(_jewels(tokens)),
    "mission": _mission,
    "token": lambda tokens, _view, _seat: PlaceToken(_cell(tokens)),
    "run": _run,
}

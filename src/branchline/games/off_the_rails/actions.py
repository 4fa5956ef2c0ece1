"""What a seat can choose. Carts are numbered: seat 0 has 0 (white) and 1 (black), seat 1 has 2 and 3, and so on.

Sides are the letters N, E, S, W; jewels are counted in the order ruby, emerald, gold, diamond, rock.
"""

from typing import Literal

from branchline.core.values import Action, Cell, Value
from branchline.games.off_the_rails.jewels import Jewels

Hand = Literal["left", "right"]


class LayTrack(Action, frozen=True):
    cell: Cell
    exits: str


class UpgradeTrack(Action, frozen=True):
    cell: Cell
    exits: str


class PlaceCart(Action, frozen=True):
    cart: int
    cell: Cell


class ChangeSpeed(Action, frozen=True):
    cart: int
    change: int


class EndActions(Action, frozen=True):
    """Enough: the carts move."""


class ChooseCart(Action, frozen=True):
    """This one moves now."""

    cart: int


class TakeJewel(Action, frozen=True):
    jewel: str


class LeaveJewels(Action, frozen=True):
    """No more from this cell."""


class ChooseExit(Action, frozen=True):
    """The way the moving cart leaves its cell, or faces where its move ends."""

    side: str


class ChooseFacing(Action, frozen=True):
    """The way a cart turns after a collision."""

    cart: int
    side: str


class SplitLoad(Action, frozen=True):
    """What goes into the left hand; the rest is in the right one."""

    left: Jewels


class NameHand(Action, frozen=True):
    hand: Hand


class DropLoad(Action, frozen=True):
    """What one's own cart drops, hit by one's other cart."""

    jewels: Jewels


class TakeMission(Action, frozen=True):
    mission: str


class EndTurn(Action, frozen=True):
    """The movement is over: on to the deposit, or to the chasm token."""


class PlaceToken(Action, frozen=True):
    cell: Cell


class Leg(Value, frozen=True, omit_defaults=True):
    """A cell a whole move heads for, and what is taken there, in this order."""

    cell: Cell
    takes: tuple[str, ...] = ()


class RunCart(Action, frozen=True, omit_defaults=True):
    """A whole move as one action: it stands for its small actions, which are what is played and stored.

    The path ends with the cell where the cart stops, comes up, is wrecked, or hits another cart. `facing` is the side
    it faces at the end where there is a choice, `drop` what one's own cart drops when it is hit.
    """

    cart: int
    path: tuple[Leg, ...]
    facing: str | None = None
    drop: Jewels | None = None


AnyAction = (
    LayTrack | UpgradeTrack | PlaceCart | ChangeSpeed | EndActions | ChooseCart | TakeJewel | LeaveJewels
    | ChooseExit | ChooseFacing | SplitLoad | NameHand | DropLoad | TakeMission | EndTurn | PlaceToken | RunCart
)  # fmt: skip

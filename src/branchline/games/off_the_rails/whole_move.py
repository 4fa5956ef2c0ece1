"""A whole cart move given as one action, and the small actions it stands for."""

from collections.abc import Callable, Sequence

from branchline.core.errors import IllegalAction
from branchline.core.values import Action, Cell, Event, Reason, Seat
from branchline.games.off_the_rails import why_not as reasons
from branchline.games.off_the_rails.actions import (
    ChooseCart,
    ChooseExit,
    ChooseFacing,
    DropLoad,
    EndActions,
    LeaveJewels,
    Leg,
    RunCart,
    TakeJewel,
)
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.events import CartBanked, CartDerailed, CartEvent, CartMoved, CartsCollided
from branchline.games.off_the_rails.ruleset import Ruleset
from branchline.games.off_the_rails.state import (
    ActionPhase,
    CartChoice,
    DropChoice,
    ExitChoice,
    FacingChoice,
    JewelChoice,
    State,
    is_on_board,
    own_carts,
)
from branchline.games.off_the_rails.track import beside
from branchline.games.off_the_rails.view import View
from branchline.rails.grid import LETTERS, neighbours


def expand(content: Content, state: State, seat: Seat, action: Action) -> Sequence[Action]:
    """The small actions of a whole move, where no other seat has to decide in between; any other action as it is."""
    if not isinstance(action, RunCart):
        return (action,)
    return _Expansion(Ruleset(content), state, seat, action).small_actions()


def why_not(content: Content, view: View, seat: Seat, action: Action) -> Reason:
    """Why an action is refused; a whole move, where its path does not go as it says."""
    rules = Ruleset(content)
    state = rules.fitting(view)
    if not isinstance(action, RunCart) or seat not in rules.to_act(state):
        return reasons.why_not(rules, view, seat, action)
    try:
        expand(content, state, seat, action)
    except IllegalAction as refusal:
        return refusal.reason
    return Reason("off-the-rails-allowed")


class _Expansion:
    """The move is made once on the side, action by action; where the path does not say what happens, it is refused."""

    def __init__(self, rules: Ruleset, state: State, seat: Seat, move: RunCart) -> None:
        self.rules, self.state, self.seat, self.move = rules, state, seat, move
        self.legs = list(move.path)
        self.takes: list[str] = []
        self.small: list[Action] = []
        self.has_begun = False

    def small_actions(self) -> Sequence[Action]:
        self._begin()
        while not self.has_begun or self._is_moving():
            self._play(self._choose())
        if self.legs or self.takes:
            raise self._refusal("off-the-rails-run-goes-otherwise", self.legs[0].cell if self.legs else None)
        return tuple(self.small)

    def _begin(self) -> None:
        """Before the movement, when the cart is chosen, or from the cell a move has come to."""
        if self._is_moving():
            self.has_begun = True
            if self.legs and self.legs[0].cell == self.state.carts[self.move.cart].cell:
                self.takes = list(self.legs.pop(0).takes)
        elif not isinstance(self.state.agenda[0], ActionPhase | CartChoice) or self.move.cart not in self._own_carts():
            raise self._refusal("off-the-rails-run-not-now")

    def _own_carts(self) -> list[int]:
        return [cart for cart in own_carts(self.seat) if is_on_board(self.state, cart)]

    def _is_moving(self) -> bool:
        return self.state.motion is not None and self.state.motion.cart == self.move.cart

    def _choose(self) -> Action:
        """What the move says to the decision that is due."""
        if self.seat not in self.rules.to_act(self.state):
            raise self._refusal("off-the-rails-run-other-decides")
        step = self.state.agenda[0]
        choice = CHOICES[type(step)](self) if type(step) in CHOICES else None
        if choice is None:
            raise self._refusal("off-the-rails-run-says-nothing", self.state.carts[self.move.cart].cell)
        return choice

    def way(self) -> Action | None:
        """Towards the next cell of the path; after its last cell, the way it is to face."""
        here = self.state.carts[self.move.cart].cell
        side = self.move.facing
        if self.legs:
            side = next((side for side in LETTERS if beside(here, side) == self.legs[0].cell), None)
        return None if side is None else ChooseExit(side)

    def facing(self) -> Action | None:
        """Only this cart's: where its own fellow must choose, the rest is left to small actions."""
        step = self.state.agenda[0]
        is_own = isinstance(step, FacingChoice) and step.cart == self.move.cart
        return ChooseFacing(self.move.cart, self.move.facing) if is_own and self.move.facing else None

    def taking(self) -> Action:
        return TakeJewel(self.takes.pop(0)) if self.takes else LeaveJewels()

    def dropping(self) -> Action | None:
        return None if self.move.drop is None else DropLoad(self.move.drop)

    def _play(self, small: Action) -> None:
        if small not in self.rules.legal_actions(self.state, self.seat):
            view = self.rules.view(self.state, self.seat)
            raise IllegalAction(reasons.why_not(self.rules, view, self.seat, small))
        self.state, events = self.rules.apply(self.state, self.seat, small)
        self.small.append(small)
        for event in events:
            if isinstance(event, CartEvent) and event.cart == self.move.cart:
                self.has_begun = True
                self._follow(event)

    def _follow(self, event: Event) -> None:
        """The path says where the cart goes, also where there was no choice."""
        if isinstance(event, CartMoved | CartBanked):
            leg = self._next_leg(event.cell)
            if self.takes:
                raise self._refusal("off-the-rails-run-takes-too-much", event.cell)
            self.takes = list(leg.takes)
        elif isinstance(event, CartsCollided):
            self._next_leg(event.cell)
        elif isinstance(event, CartDerailed) and [leg.cell in neighbours(event.cell) for leg in self.legs] == [True]:
            self.legs.pop()

    def _next_leg(self, cell: Cell) -> Leg:
        if not self.legs or self.legs[0].cell != cell:
            raise self._refusal("off-the-rails-run-goes-otherwise", cell)
        return self.legs.pop(0)

    def _refusal(self, message: str, cell: Cell | None = None) -> IllegalAction:
        return IllegalAction(Reason(message, "OR-M2", cell, args={"cart": self.move.cart}))


CHOICES: dict[type, Callable[[_Expansion], Action | None]] = {
    ActionPhase: lambda _move: EndActions(),
    CartChoice: lambda expansion: ChooseCart(expansion.move.cart),
    JewelChoice: _Expansion.taking,
    ExitChoice: _Expansion.way,
    FacingChoice: _Expansion.facing,
    DropChoice: _Expansion.dropping,
}

"""Why an action is refused: the clause, the cell and the side, for anything a client may send."""

from collections.abc import Callable
from typing import Any

from branchline.core.values import Action, Arg, Cell, Reason, Seat, Step, snake_case
from branchline.games.off_the_rails import actions
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.jewels import KINDS, ROCK, Jewels, holds
from branchline.games.off_the_rails.rules.carts_move import waiting
from branchline.games.off_the_rails.rules.collisions import halves
from branchline.games.off_the_rails.rules.jewels_taken import lying_on
from branchline.games.off_the_rails.ruleset import Ruleset
from branchline.games.off_the_rails.state import (
    FASTEST,
    SLOWEST,
    ActionPhase,
    CartChoice,
    DropChoice,
    ExitChoice,
    FacingChoice,
    HandChoice,
    JewelChoice,
    MovementOver,
    SplitChoice,
    State,
    TokenChoice,
    cart_on,
    is_on_board,
    owner,
    track_at,
)
from branchline.games.off_the_rails.track import CORNERS, KIND_OF, STRAIGHTS


def why_not(rules: Ruleset, view: Any, seat: Seat, action: Action) -> Reason:
    """The first thing that stands in the way of a small action, in the order a player would look."""
    state = rules.fitting(view)
    if seat not in rules.to_act(state):
        return Reason("not-your-turn", args={"seat": seat})
    step = state.agenda[0]
    if type(action) not in ANSWERS.get(type(step), ()):
        return Reason("off-the-rails-not-now", args={"action": _name(action), "step": _name(step)})
    if isinstance(step, ActionPhase) and not step.left and type(action) in CLAUSES:
        return Reason("off-the-rails-no-actions-left", CLAUSES[type(action)])
    told = WHY[type(action)](_Case(rules.content, state, step, seat), action)
    return told or Reason("off-the-rails-allowed")


def _name(thing: Action | Step) -> str:
    return snake_case(type(thing).__name__)


ANSWERS: dict[type[Step], tuple[type[Action], ...]] = {
    ActionPhase: (
        actions.LayTrack, actions.UpgradeTrack, actions.PlaceCart, actions.ChangeSpeed, actions.EndActions,
    ),
    CartChoice: (actions.ChooseCart,),
    JewelChoice: (actions.TakeJewel, actions.LeaveJewels),
    ExitChoice: (actions.ChooseExit,),
    SplitChoice: (actions.SplitLoad,),
    HandChoice: (actions.NameHand,),
    DropChoice: (actions.DropLoad,),
    FacingChoice: (actions.ChooseFacing,),
    MovementOver: (actions.TakeMission, actions.EndTurn),
    TokenChoice: (actions.PlaceToken,),
}  # fmt: skip
CLAUSES: dict[type[Action], str] = {
    actions.LayTrack: "OR-A1",
    actions.UpgradeTrack: "OR-A2",
    actions.PlaceCart: "OR-A3",
    actions.ChangeSpeed: "OR-A4",
}


class _Case:
    """What a reason is looked for in."""

    def __init__(self, content: Content, state: State, step: Any, seat: Seat) -> None:
        self.content, self.state, self.step, self.seat = content, state, step, seat


def _first(*reasons: Reason | None) -> Reason | None:
    return next((reason for reason in reasons if reason), None)


def _if(
    stands: bool, message: str, clause: str, cell: Cell | None = None, side: str | None = None, **args: Arg
) -> Reason | None:
    return Reason(message, clause, cell, side, args) if stands else None


def _bad_cell(case: _Case, cell: Cell, clause: str) -> Reason | None:
    return _if(cell not in case.content.place, "off-the-rails-cell-off-board", clause, cell)


def _lay(case: _Case, action: actions.LayTrack) -> Reason | None:
    """OR-A1, OR-C3, OR-H5, OR-C7."""
    off = _bad_cell(case, action.cell, "OR-A1")
    if off:
        return off
    place, exits = case.content.place[action.cell], action.exits
    return _first(
        _if(action.cell in case.content.centres, "off-the-rails-cell-centre", "OR-C3", action.cell),
        _if(case.state.chasms[place] is not None, "off-the-rails-cell-chasm", "OR-H5", action.cell),
        _if(bool(case.state.tracks[place]), "off-the-rails-cell-has-track", "OR-A1", action.cell),
        _if(exits not in (*STRAIGHTS, *CORNERS), "off-the-rails-tile-not-laid", "OR-A1", action.cell, exits=exits),
        _if(not case.state.supply, "off-the-rails-no-tiles", "OR-C7"),
    )


def _upgrade(case: _Case, action: actions.UpgradeTrack) -> Reason | None:
    """OR-A2."""
    cell = action.cell
    off = _bad_cell(case, cell, "OR-A2")
    if off:
        return off
    track = case.state.tracks[case.content.place[cell]]
    kind, wanted = KIND_OF.get(track, ""), KIND_OF.get(action.exits, "")
    grows = {"straight": "junction", "corner": "junction", "junction": "crossroads"}.get(kind)
    return _first(
        _if(not track, "off-the-rails-no-track", "OR-A2", cell),
        _if(cart_on(case.state, cell) is not None, "off-the-rails-cart-on-track", "OR-A2", cell),
        _if(grows is None, "off-the-rails-upgrade-finished", "OR-A2", cell),
        _if(wanted != grows, "off-the-rails-upgrade-kind", "OR-A2", cell, kind=kind, exits=action.exits),
        _if(not set(track) <= set(action.exits), "off-the-rails-upgrade-loses-exit", "OR-A2", cell, exits=action.exits),
    )


def _not_own(case: _Case, cart: int, clause: str) -> Reason | None:
    is_own = 0 <= cart < len(case.state.carts) and owner(cart) == case.seat
    return _if(not is_own, "off-the-rails-not-your-cart", clause, cart=cart)


def _place(case: _Case, action: actions.PlaceCart) -> Reason | None:
    """OR-A3, OR-H6."""
    foreign = _not_own(case, action.cart, "OR-A3")
    if foreign:
        return foreign
    place = case.state.carts[action.cart].place
    exits = case.content.exit_of[case.state.clans[case.seat]]
    return _first(
        _if(place == "lost", "off-the-rails-cart-lost", "OR-H6", cart=action.cart),
        _if(place == "board", "off-the-rails-cart-on-board", "OR-A3", cart=action.cart),
        _if(action.cell not in exits, "off-the-rails-not-your-exit", "OR-A3", action.cell),
        _if(cart_on(case.state, action.cell) is not None, "off-the-rails-exit-occupied", "OR-A3", action.cell),
    )


def _speed(case: _Case, action: actions.ChangeSpeed) -> Reason | None:
    """OR-A4."""
    foreign = _not_own(case, action.cart, "OR-A4")
    if foreign:
        return foreign
    speed = case.state.carts[action.cart].speed + action.change
    limits: dict[str, Any] = {"cart": action.cart, "least": SLOWEST, "most": FASTEST}
    return _first(
        _if(not is_on_board(case.state, action.cart), "off-the-rails-cart-not-on-board", "OR-A4", cart=action.cart),
        _if(abs(action.change) != 1, "off-the-rails-speed-by-one", "OR-A4", cart=action.cart),
        _if(not SLOWEST <= speed <= FASTEST, "off-the-rails-speed-limit", "OR-A4", **limits),
    )


def _choose_cart(case: _Case, action: actions.ChooseCart) -> Reason | None:
    """OR-M1."""
    foreign = _not_own(case, action.cart, "OR-M1")
    is_waiting = action.cart in waiting(case.state, ())
    return foreign or _if(not is_waiting, "off-the-rails-cart-not-on-board", "OR-M1", cart=action.cart)


def _take(case: _Case, action: actions.TakeJewel) -> Reason | None:
    """OR-J1, OR-J3."""
    cell = case.state.carts[case.state.motion.cart].cell if case.state.motion else (0, 0)
    if action.jewel not in KINDS:
        return Reason("off-the-rails-jewel-unknown", "OR-C2", args={"jewel": action.jewel})
    there = lying_on(case.content, case.state, cell)
    return _first(
        _if(not there[KINDS.index(action.jewel)], "off-the-rails-jewel-not-there", "OR-J1", cell, jewel=action.jewel),
        _if(bool(there[ROCK]) and action.jewel != KINDS[ROCK], "off-the-rails-rocks-first", "OR-J3", cell),
    )


def _exit(case: _Case, action: actions.ChooseExit) -> Reason | None:
    """OR-M3, OR-M4."""
    motion = case.state.motion
    if motion is None:
        return None
    cell = case.state.carts[motion.cart].cell
    clause = "OR-M3" if motion.left else "OR-M4"
    track = track_at(case.content, case.state, cell)
    return _first(
        _if(action.side not in tuple(track), "off-the-rails-no-exit", clause, cell, action.side),
        _if(action.side == motion.came, "off-the-rails-came-that-way", clause, cell, action.side),
    )


def _facing(case: _Case, action: actions.ChooseFacing) -> Reason | None:
    """OR-X4."""
    step = case.step
    cell = case.state.carts[step.cart].cell
    track = track_at(case.content, case.state, cell)
    return _first(
        _if(action.cart != step.cart, "off-the-rails-other-cart-turns", "OR-X4", cart=step.cart),
        _if(action.side == step.side, "off-the-rails-hit-on-that-side", "OR-X4", cell, action.side),
        _if(action.side not in tuple(track), "off-the-rails-no-exit", "OR-X4", cell, action.side),
    )


def _half(case: _Case, part: Jewels, clause: str) -> Reason | None:
    load = case.state.carts[case.step.cart].hold
    return _first(
        _if(min(part) < 0 or not holds(load, part), "off-the-rails-not-in-hold", clause, cart=case.step.cart),
        _if(part not in halves(load), "off-the-rails-hands-uneven", clause, size=sum(load)),
    )


def _split(case: _Case, action: actions.SplitLoad) -> Reason | None:
    """OR-X3."""
    return _half(case, action.left, "OR-X3")


def _drop(case: _Case, action: actions.DropLoad) -> Reason | None:
    """OR-X5."""
    return _half(case, action.jewels, "OR-X5")


def _mission(case: _Case, action: actions.TakeMission) -> Reason | None:
    """OR-V4."""
    is_there = action.mission in case.state.missions
    return _first(
        _if(case.step.has_taken, "off-the-rails-mission-one-a-turn", "OR-V4"),
        _if(
            not is_there,
            "off-the-rails-mission-not-there",
            "OR-V4",
            mission=action.mission,
        ),
        Reason("off-the-rails-mission-not-met", "OR-V4", args={"mission": action.mission}),
    )


def _token(case: _Case, action: actions.PlaceToken) -> Reason | None:
    """OR-H4."""
    off = _bad_cell(case, action.cell, "OR-H4")
    if off:
        return off
    has_token = case.state.chasms[case.content.place[action.cell]] is not None
    return _first(
        _if(has_token, "off-the-rails-cell-chasm", "OR-H4", action.cell),
        Reason("off-the-rails-token-not-beside", "OR-H4", action.cell, args={"colour": case.step.colour}),
    )


WHY: dict[type[Action], Callable[[_Case, Any], Reason | None]] = {
    actions.LayTrack: _lay,
    actions.UpgradeTrack: _upgrade,
    actions.PlaceCart: _place,
    actions.ChangeSpeed: _speed,
    actions.EndActions: lambda _case, _action: None,
    actions.ChooseCart: _choose_cart,
    actions.TakeJewel: _take,
    actions.LeaveJewels: lambda _case, _action: None,
    actions.ChooseExit: _exit,
    actions.ChooseFacing: _facing,
    actions.SplitLoad: _split,
    actions.NameHand: lambda _case, _action: None,
    actions.DropLoad: _drop,
    actions.TakeMission: _mission,
    actions.EndTurn: lambda _case, _action: None,
    actions.PlaceToken: _token,
}

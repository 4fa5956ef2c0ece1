"""A turn that was thought of, as actions: walked through by the rules themselves, as far as nobody else decides and
nothing is drawn."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple
from zlib import crc32

from branchline.core.codec import encode
from branchline.core.values import Action, Seat, Turn
from branchline.games.off_the_rails.actions import (
    ChangeSpeed,
    ChooseCart,
    ChooseExit,
    ChooseFacing,
    DropLoad,
    EndActions,
    LayTrack,
    LeaveJewels,
    PlaceCart,
    TakeJewel,
    UpgradeTrack,
)
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.events import CartMoved
from branchline.games.off_the_rails.jewels import KINDS, Jewels
from branchline.games.off_the_rails.rules.collisions import halves
from branchline.games.off_the_rails.rules.jewels_taken import lying_on, room
from branchline.games.off_the_rails.ruleset import Ruleset
from branchline.games.off_the_rails.state import (
    FIRST_SPEED,
    ActionPhase,
    CartChoice,
    DropChoice,
    ExitChoice,
    FacingChoice,
    JewelChoice,
    State,
    Steer,
)
from branchline.kernels.off_the_rails import layout as at
from branchline.kernels.off_the_rails import turns as turns_at
from branchline.kernels.off_the_rails.riding import wanted
from branchline.kernels.off_the_rails.tables import cell_of, tables
from branchline.kernels.off_the_rails.translate import letters, packed
from branchline.rails.grid import LETTERS


class Run(NamedTuple):
    """What one cart is to do."""

    cart: int
    exit: int
    speed: int
    route: int
    facing: int
    builds: tuple[int, ...]


class Intent(NamedTuple):
    """What a seat means to do with the rest of its turn: its runs in order, and track for the next turn."""

    runs: tuple[Run, ...]
    extra: tuple[int, ...] = ()


def run_of(row: list[int]) -> Run:
    """From a row of the kernel's list of runs."""
    builds = tuple(row[at.RUN_BUILDS + 1 : at.RUN_BUILDS + 1 + row[at.RUN_BUILDS]])
    cart, exit_cell, speed = row[at.RUN_CART], row[at.RUN_EXIT], row[at.RUN_SPEED]
    return Run(cart, exit_cell, speed, row[at.RUN_ROUTE], row[at.RUN_FACING], builds)


def intent_of(row: list[int]) -> Intent:
    """From a row of the kernel's list of turns. A cart that stays in the reserve has nothing to do."""
    rows = [row[begin : begin + at.RUN] for begin in (turns_at.FIRST_RUN, turns_at.SECOND_RUN)]
    extra = row[turns_at.EXTRA + 1 : turns_at.EXTRA + 1 + row[turns_at.EXTRA]]
    return Intent(tuple(run_of(each) for each in rows if each[at.RUN_END]), tuple(extra))


def digest(state: State) -> int:
    """Tells whether things stand as they were expected to."""
    return crc32(encode((state.agenda[:1], state.carts, state.tracks, state.deposits, state.motion)))


def walk(content: Content, state: State, seat: Seat, intent: Intent) -> list[tuple[int, Action]]:
    """The actions of the turn, each with the digest of the position it is meant for."""
    rules, walked = Ruleset(content), Walk(content, state, intent)
    meant: list[tuple[int, Action]] = []
    while rules.to_act(walked.state) == {seat}:
        action = walked.answer()
        if action is None or action not in rules.legal_actions(walked.state, seat):
            break
        meant.append((digest(walked.state), action))
        walked.see(rules.apply(walked.state, seat, action), isinstance(action, TakeJewel))
    return meant


class Walk:
    """Where a walk has come to."""

    def __init__(self, content: Content, state: State, intent: Intent) -> None:
        self.content, self.state, self.intent = content, state, intent
        self.runs: Mapping[int, Run] = {run.cart: run for run in intent.runs}
        self.actions = actions_of(state, intent)
        self.entered = 0 if state.motion else -1
        """How many cells the moving cart has come to; a move that is under way begins with the one it is on."""
        self.taken = 0

    def see(self, turn: Turn, has_taken: bool) -> None:
        """What came of an action."""
        before, motion = self.state.motion, turn.state.motion
        self.state = turn.state
        self.taken += has_taken
        if motion and (before is None or before.cart != motion.cart):
            self.entered, self.taken = -1, 0
        for event in turn.events:
            if isinstance(event, CartMoved) and motion and event.cart == motion.cart:
                self.entered, self.taken = self.entered + 1, 0

    def answer(self) -> Action | None:
        """What the intent says to the decision that is due."""
        answer = ANSWERS.get(type(self.state.agenda[0]))
        return answer(self) if answer else None

    def next_action(self) -> Action:
        """Of the four, or enough."""
        action = next(self.actions, None)
        if isinstance(action, int):
            cell, exits = cell_of(action >> 4), letters(action & 15)
            is_laid = bool(self.state.tracks[self.content.place[cell]])
            return UpgradeTrack(cell, exits) if is_laid else LayTrack(cell, exits)
        return EndActions() if action is None else action

    def first_cart(self) -> Action | None:
        return ChooseCart(self.intent.runs[0].cart) if self.intent.runs else None

    def _code(self) -> int | None:
        """What the route says of the cell that the moving cart is on."""
        motion = self.state.motion
        run = self.runs.get(motion.cart) if motion else None
        return None if run is None else run.route >> 8 * max(0, self.entered) & 255

    def way(self) -> Action | None:
        code = self._code()
        return None if code is None else ChooseExit(LETTERS[code & 3])

    def piece(self) -> Action | None:
        """By the route; where a collision stopped the cart (OR-J6), whatever is worth it."""
        motion, code = self.state.motion, self._code()
        if motion is None or code is None:
            return None
        kinds = [kind for kind in (code >> 2 & 7, code >> 5 & 7) if kind][self.taken :]
        if not any(isinstance(step, Steer) for step in self.state.agenda):
            cart, first = self.state.carts[motion.cart], self.state.agenda[0]
            assert isinstance(first, JewelChoice)
            limit = min(first.limit - motion.taken, room(cart.hold))
            jewels = packed(lying_on(self.content, self.state, cart.cell))
            kinds = [kind for kind in [wanted(tables(self.content), jewels, limit) & 7] if kind]
        return TakeJewel(KINDS[kinds[0] - 1]) if kinds else LeaveJewels()

    def facing(self) -> Action | None:
        step = self.state.agenda[0]
        assert isinstance(step, FacingChoice)
        run = self.runs.get(step.cart)
        is_known = run is not None and run.facing >= 0
        return ChooseFacing(step.cart, LETTERS[run.facing]) if run is not None and is_known else None

    def drop(self) -> Action:
        return least_dropped(self.content, self.state)


def least_dropped(content: Content, state: State) -> Action:
    """OR-X5: the part that is worth least."""
    step = state.agenda[0]
    assert isinstance(step, DropChoice)
    return DropLoad(min(halves(state.carts[step.cart].hold), key=lambda part: load_points(content, part)))


def load_points(content: Content, load: Jewels) -> int:
    return sum(count * value for count, value in zip(load, content.values, strict=True))


def actions_of(state: State, intent: Intent) -> Iterator[Any]:
    """Carts and speeds first, then track as cell and exits in one number."""
    for run in intent.runs:
        speed = state.carts[run.cart].speed
        if run.exit >= 0:
            yield PlaceCart(run.cart, cell_of(run.exit))
            speed = FIRST_SPEED
        for _ in range(abs(run.speed - speed)):
            yield ChangeSpeed(run.cart, 1 if run.speed > speed else -1)
    for run in intent.runs:
        yield from run.builds
    yield from intent.extra


ANSWERS: dict[type, Callable[[Walk], Action | None]] = {
    ActionPhase: Walk.next_action,
    CartChoice: Walk.first_cart,
    JewelChoice: Walk.piece,
    ExitChoice: Walk.way,
    FacingChoice: Walk.facing,
    DropChoice: Walk.drop,
}

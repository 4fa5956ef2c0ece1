"""Off the Rails: the wiring. The sequence of play is the order of the steps."""

from collections.abc import Sequence
from typing import Any

from branchline.core import agenda
from branchline.core.agenda import Automatic, Decision
from branchline.core.rng import Rng
from branchline.core.values import Action, Outcome, Preview, Reason, Seat, Turn
from branchline.games.off_the_rails import content as contents
from branchline.games.off_the_rails import drawing, whole_move, why_not
from branchline.games.off_the_rails import preview as previews
from branchline.games.off_the_rails import view as views
from branchline.games.off_the_rails.actions import AnyAction
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.events import AnyEvent
from branchline.games.off_the_rails.paths import CartPath
from branchline.games.off_the_rails.rules import (
    carts_move,
    chasm,
    collisions,
    deposit,
    jewels_taken,
    missions,
    score,
    setup,
    take_actions,
    turn,
)
from branchline.games.off_the_rails.state import (
    ActionPhase,
    Advance,
    CartChoice,
    CartPhase,
    DepositPhase,
    Drop,
    DropChoice,
    EndMove,
    ExitChoice,
    FacingChoice,
    HandChoice,
    JewelChoice,
    MovementOver,
    OffTheRailsOptions,
    PickUp,
    SplitChoice,
    State,
    Steer,
    TokenChoice,
    TurnAway,
    TurnOver,
)
from branchline.games.off_the_rails.view import View

STEPS: agenda.Steps = {
    # Up to four actions
    ActionPhase: Decision(take_actions.acting_seats, take_actions.legal, take_actions.take_action),
    # Every cart moves: cell by cell it takes jewels, then chooses its way
    CartPhase: Automatic(carts_move.next_cart),
    CartChoice: Decision(carts_move.moving_seats, carts_move.cart_legal, carts_move.choose_cart),
    Advance: Automatic(carts_move.advance),
    PickUp: Automatic(jewels_taken.pick_up),
    JewelChoice: Decision(carts_move.moving_seats, jewels_taken.jewel_legal, jewels_taken.take_or_leave),
    Steer: Automatic(carts_move.steer),
    ExitChoice: Decision(carts_move.moving_seats, carts_move.exit_legal, carts_move.choose_exit),
    # A collision: half the load, the facings, then jewels again
    Drop: Automatic(collisions.drop_half),
    SplitChoice: Decision(collisions.owner_seats, collisions.split_legal, collisions.split_load),
    HandChoice: Decision(collisions.hand_seats, collisions.hand_legal, collisions.name_hand),
    DropChoice: Decision(collisions.owner_seats, collisions.drop_legal, collisions.drop_load),
    TurnAway: Automatic(collisions.turn_away),
    FacingChoice: Decision(collisions.owner_seats, collisions.facing_legal, collisions.choose_facing),
    EndMove: Automatic(carts_move.end_move),
    # Missions and the end of the movement, then the deposit or the chasm
    MovementOver: Decision(missions.finishing_seats, missions.finish_legal, missions.finish_turn),
    DepositPhase: Automatic(deposit.end_with_deposit),
    TokenChoice: Decision(chasm.placing_seats, chasm.placing_legal, chasm.place_token),
    TurnOver: Automatic(turn.end_turn),
}


class OffTheRails:
    """The game with the content it is played with."""

    name = "off-the-rails"
    rules_version = 1
    seat_counts = range(2, 5)
    options_type = OffTheRailsOptions
    action_type = AnyAction
    event_type = AnyEvent
    state_type = State
    view_type = View

    def __init__(self, content: Content) -> None:
        self.content = content

    @property
    def content_hash(self) -> str:
        return self.content.hash

    @property
    def content_warnings(self) -> tuple[Reason, ...]:
        return self.content.warnings

    @property
    def content_text(self) -> str | None:
        return self.content.text

    def with_content(self, text: str) -> "OffTheRails":
        return OffTheRails(contents.owned(text))

    def setup(self, seats: int, options: OffTheRailsOptions, rng: Rng) -> Turn:
        state, events = setup.setup(self.content, seats, options, rng)
        return agenda.settle(STEPS, self.content, state, events)

    def to_act(self, state: State) -> frozenset[Seat]:
        return agenda.to_act(STEPS, self.content, state)

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return agenda.legal_actions(STEPS, self.content, state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Turn:
        return agenda.apply(STEPS, self.content, state, seat, action)

    def expand(self, state: State, seat: Seat, action: Action) -> Sequence[Action]:
        """A whole cart move as its small steps; any other action as itself. Raises IllegalAction."""
        return whole_move.expand(self, state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(self.content, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return score.outcome(self.content, state)

    def preview(self, view: View, seat: Seat, action: Action) -> Preview:
        return previews.preview(self, view, seat, action)

    def paths(self, view: View, seat: Seat) -> tuple[CartPath, ...]:
        """Where the carts of a seat would run if they moved now."""
        return previews.paths(self, view, seat)

    def why_not(self, view: View, seat: Seat, action: Action) -> Reason:
        return why_not.why_not(self, view, seat, action)

    def guess(self, view: View, rng: Rng) -> State:
        return views.guess(self.content, view, rng)

    def catalogue(self) -> dict[str, Any]:
        return drawing.catalogue(self.content)

    def marks(self, view: View) -> dict[str, Any]:
        return drawing.marks(self, view)


GAME = OffTheRails(contents.shipped())

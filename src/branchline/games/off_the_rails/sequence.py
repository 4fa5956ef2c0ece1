"""The sequence of play: what each step of the agenda does."""

from branchline.core.agenda import Automatic, Decision, Steps
from branchline.games.off_the_rails.rules import (
    carts_move,
    chasm,
    collisions,
    deposit,
    jewels_taken,
    missions,
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
    PickUp,
    SplitChoice,
    Steer,
    TokenChoice,
    TurnAway,
    TurnOver,
)

STEPS: Steps = {
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

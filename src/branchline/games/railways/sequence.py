"""The sequence of play: the plan, the dice, the hand, and then decades of two actions and the bookkeeping."""

from typing import Any, Final

from branchline.core.agenda import Automatic, Decision, Steps
from branchline.core.values import Seat
from branchline.games.railways.content import Content
from branchline.games.railways.rules import build, decade, move, setup
from branchline.games.railways.state import (
    ArrangePlan,
    Bookkeeping,
    CloseDecade,
    DealHand,
    DivideRailway,
    ExchangeCapital,
    PayFor,
    PlaceDice,
    State,
    TakeAction,
)

PLAYER: Final[frozenset[Seat]] = frozenset({0})


def the_player(_content: Content, _state: State, _step: Any) -> frozenset[Seat]:
    return PLAYER


STEPS: Final[Steps] = {
    ArrangePlan: Decision(the_player, setup.arrange_legal, setup.arrange),
    PlaceDice: Decision(the_player, setup.place_dice_legal, setup.place_die),
    DealHand: Automatic(setup.deal_hand),
    TakeAction: Decision(the_player, decade.take_action_legal, decade.take_action),
    PayFor: Decision(the_player, decade.pay_legal, decade.pay),
    DivideRailway: Decision(the_player, build.keep_legal, build.keep),
    ExchangeCapital: Decision(the_player, move.exchange_legal, move.exchange),
    CloseDecade: Decision(the_player, decade.close_legal, decade.close),
    Bookkeeping: Automatic(decade.keep_books),
}

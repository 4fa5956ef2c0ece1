"""Every refused action gets a reason that is about it, however silly the action."""

import pytest

from branchline.core.match import start
from branchline.core.rng import Rng
from branchline.core.values import Action
from branchline.games.off_the_rails.actions import (
    ChangeSpeed,
    ChooseCart,
    ChooseExit,
    ChooseFacing,
    DropLoad,
    EndActions,
    EndTurn,
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
from branchline.games.off_the_rails.game import GAME
from kits.games import random_moves

SILLY: list[Action] = [
    LayTrack((99, -5), "NS"), LayTrack((0, 0), "QQ"), LayTrack((2, 2), "NS"), LayTrack((0, 0), ""),
    UpgradeTrack((-1, 4), "NES"), UpgradeTrack((0, 0), "x"), UpgradeTrack((4, 4), "NESW"),
    PlaceCart(77, (4, -1)), PlaceCart(-3, (4, -1)), PlaceCart(0, (0, 0)), PlaceCart(2, (0, 0)),
    ChangeSpeed(99, 1), ChangeSpeed(0, 40), ChangeSpeed(0, 0), ChangeSpeed(2, 1),
    ChooseCart(42), ChooseCart(-1), ChooseExit("up"), ChooseExit(""), ChooseExit("NS"), ChooseFacing(9, "N"),
    ChooseFacing(0, "Q"), TakeJewel("coal"), TakeJewel("ruby"), LeaveJewels(), SplitLoad((9, 9, 9, 9, 9)),
    SplitLoad((-1, 1, 0, 0, 0)), DropLoad((0, 0, 0, 0, 0)), NameHand("left"), TakeMission("world_peace"), EndTurn(),
    EndActions(), PlaceToken((0, 0)), PlaceToken((50, 50)), RunCart(0, ()), RunCart(99, (Leg((0, 0), ("ruby",)),)),
    RunCart(0, (Leg((4, 0)),), "W", (1, 0, 0, 0, 0)), RunCart(-1, (Leg((0, 0)),)),
]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_refusal_has_a_reason(seats: int) -> None:
    told: set[str] = set()
    for match in random_moves(start(GAME, seats, "refusals", {"missions": True}), "refusals"):
        for seat in range(seats):
            legal = match.legal_actions(seat)
            for action in SILLY:
                if action in legal or isinstance(action, RunCart):
                    continue
                reason = GAME.why_not(match.view(seat), seat, action)
                assert reason.message != "off-the-rails-allowed", (action, match.state.agenda[:1])
                told.add(reason.message)
    assert len(told) > 12


def test_whole_moves_never_break_the_door() -> None:
    rng = Rng("door")
    for match in random_moves(start(GAME, 2, "door"), "door"):
        for seat in match.to_act:
            number, rng = rng.below(len(SILLY))
            for action in (*SILLY[-4:], SILLY[number]):
                assert GAME.why_not(match.view(seat), seat, action).message

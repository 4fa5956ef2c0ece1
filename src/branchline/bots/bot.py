"""What a bot is: a function of what its seat may know, of its own randomness, of a budget, and of its own last plan."""

from collections.abc import Callable, Sequence
from typing import Any

from branchline.core.game import AnyGame
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat, Value


class Budget(Value, frozen=True, omit_defaults=True):
    """How much a bot may think before it chooses: so many playouts at most, or so many seconds. A choice made within
    playouts follows from the bot's seed; one made within seconds hangs on the machine too."""

    playouts: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if (self.playouts is None) == (self.seconds is None):
            raise ValueError("a budget is given in playouts or in seconds")


class Choice(Value, frozen=True, omit_defaults=True):
    """One of the legal actions, and what the bot means to do after it, where it thought that far. The plan is plain
    data (what JSON can say); the host keeps it and hands it back with the seat's next question."""

    action: Action
    plan: Any = None
    fell_back: bool = False
    """A simpler bot chose, since the one that was asked could not."""


Bot = Callable[[AnyGame, Any, Sequence[Action], Seat, Rng, Budget, Any], Choice]
"""game, view, legal actions, seat, its own rng, budget, the plan of its last choice (None where there is none).

A plan may have been lost, or things may have gone another way since: a bot looks whether its plan still fits, and makes
it again where it does not."""

Chooser = Callable[[AnyGame, Any, Sequence[Action], Seat, Rng], Action]


def at_once(choose_now: Chooser) -> Bot:
    """A bot that needs no budget and makes no plans."""

    def choose(
        game: AnyGame, view: Any, legal: Sequence[Action], seat: Seat, rng: Rng, _budget: Budget, _plan: Any
    ) -> Choice:
        return Choice(choose_now(game, view, legal, seat, rng))

    return choose

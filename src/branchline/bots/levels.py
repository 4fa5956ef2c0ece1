"""The levels there are, and which bot plays which game at which level."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from msgspec.structs import replace

from branchline.bots import greedy
from branchline.bots.bot import Bot, Budget, Choice, Chooser, at_once
from branchline.bots.off_the_rails import turn as off_the_rails
from branchline.bots.plain import is_plain
from branchline.bots.railroad_tiles import greedy as railroad_tiles
from branchline.bots.railways import greedy as railways
from branchline.core.errors import BadOption
from branchline.core.game import AnyGame
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat, Value

LEVELS: Final = ("trainee", "porter", "signaller", "driver", "stationmaster")
"""The five a person plays against, from the gentlest to the strongest."""
QUICK: Final = "signaller"
"""The strongest that thinks on the plain rules without making anybody wait; what is above it wants compiled ones."""
WEAKER: Final = LEVELS[LEVELS.index(QUICK) :]
"""Those of them that play weaker where nothing is compiled."""
YARDSTICKS: Final = ("random", "greedy")
"""What bots are measured by: they choose for ever as they did when they landed."""


class SoloScores(Value, frozen=True):
    """What a level made of many deals alone: the table of docs/bots.md."""

    level: str
    least: int
    median: int
    most: int


class Lineup(Value, frozen=True, omit_defaults=True):
    """Who can be asked to play a game."""

    levels: tuple[str, ...]
    """All there are, the simplest first."""
    yardsticks: tuple[str, ...]
    """Those among them that one measures by."""
    gentle: str
    """The one that a newcomer is offered."""
    quick: str
    """The one that keeps the seat of somebody who is away."""
    solo_scores: tuple[SoloScores, ...] = ()
    """Whom a score made alone is compared with, the simplest first."""
    weaker: tuple[str, ...] = ()
    """Those that play weaker here than they can, since nothing is compiled."""

    @property
    def strongest(self) -> str:
        return self.levels[-1]

    @property
    def searching(self) -> tuple[str, ...]:
        """Those above the quick one: they search so far that they want compiled kernels."""
        return self.levels[self.levels.index(self.quick) + 1 :]


def random_bot(_game: AnyGame, _view: Any, legal: Sequence[Action], _seat: Seat, rng: Rng) -> Action:
    """Any legal action, each as likely as the others."""
    action, _ = rng.choice(legal)
    return action


_COMMON: dict[str, Chooser] = {"random": random_bot, "greedy": greedy.by(greedy.preview_worth)}
# A game that needs a way of its own to play a yardstick has a row here; the others play the common one.
_OWN: dict[tuple[str, str], Chooser] = {
    ("railroad-tiles", "greedy"): greedy.by(railroad_tiles.worth),
    ("railways", "greedy"): greedy.by(railways.worth),
    ("off-the-rails", "random"): off_the_rails.random_bot,
    ("off-the-rails", "greedy"): off_the_rails.greedy_bot,
}
# The five of each game, by their names in `LEVELS`; a game without them has the yardsticks alone. They are imported
# when one of them is asked: what they search with is heavy, and the server, which only names them, never loads it.
_FIVE: dict[str, Callable[[], Mapping[str, Bot]]] = {
    "railroad-tiles": lambda: import_module("branchline.bots.railroad_tiles.levels").LEVELS,
    "railways": lambda: import_module("branchline.bots.railways.levels").LEVELS,
    "off-the-rails": lambda: import_module("branchline.bots.off_the_rails.levels").LEVELS,
}


_SOLO_SCORES: Mapping[str, tuple[SoloScores, ...]] = {
    "railways": (SoloScores("random", 0, 9, 26), SoloScores("greedy", 19, 33, 64))
}


def lineup(game: str) -> Lineup:
    if game not in _FIVE:
        return Lineup(YARDSTICKS, YARDSTICKS, gentle="greedy", quick="greedy")
    at = LEVELS.index(QUICK)
    simplest_first = ("random", *LEVELS[:at], "greedy", *LEVELS[at:])
    weaker = WEAKER if is_plain() else ()
    return Lineup(simplest_first, YARDSTICKS, LEVELS[0], QUICK, _SOLO_SCORES.get(game, ()), weaker)


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game, the simplest first."""
    return lineup(game).levels


def find_bot(level: str, game: str) -> Bot:
    known = levels(game)
    if level not in known:
        raise BadOption("unknown-level", level=level, known=", ".join(known))
    if level in YARDSTICKS:
        return at_once(_OWN.get((game, level), _COMMON[level]))
    return _once_ready(_FIVE[game]()[level], find_bot("greedy", game))


def _once_ready(bot: Bot, meanwhile: Bot) -> Bot:
    """Nobody at a table waits until a kernel is compiled: until then the yardstick plays."""
    from branchline.kernels.compiling import IS_COMPILED, is_ready

    def choose(
        game: AnyGame, view: Any, legal: Sequence[Action], seat: Seat, rng: Rng, budget: Budget, plan: Any
    ) -> Choice:
        if not IS_COMPILED or budget.seconds is None or is_ready():
            return bot(game, view, legal, seat, rng, budget, plan)
        return replace(meanwhile(game, view, legal, seat, rng, budget, plan), fell_back=True)

    return choose


def load_all() -> None:
    """Everything that any of the five is made of."""
    for five in _FIVE.values():
        five()

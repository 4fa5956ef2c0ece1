"""What previews, refusals and whole moves need of the game."""

from collections.abc import Sequence
from typing import Protocol

from branchline.core.rng import Rng
from branchline.core.values import Action, Seat, Turn
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.state import State
from branchline.games.off_the_rails.view import View


class Ruleset(Protocol):
    content: Content

    def to_act(self, state: State) -> frozenset[Seat]: ...

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]: ...

    def apply(self, state: State, seat: Seat, action: Action) -> Turn: ...

    def expand(self, state: State, seat: Seat, action: Action) -> Sequence[Action]: ...

    def view(self, state: State, seat: Seat | None) -> View: ...

    def guess(self, view: View, rng: Rng) -> State: ...

"""The rules with their content, for what plays them on by itself: previews, refusals, whole moves, forecasts."""

from collections.abc import Sequence
from typing import NamedTuple

from branchline.core import agenda
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat, Turn
from branchline.games.off_the_rails import view as views
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.sequence import STEPS
from branchline.games.off_the_rails.state import State
from branchline.games.off_the_rails.view import View


class Ruleset(NamedTuple):
    content: Content

    def to_act(self, state: State) -> frozenset[Seat]:
        return agenda.to_act(STEPS, self.content, state)

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return agenda.legal_actions(STEPS, self.content, state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Turn:
        return agenda.apply(STEPS, self.content, state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(self.content, state, seat)

    def guess(self, view: View, rng: Rng) -> State:
        return views.guess(self.content, view, rng)

    def fitting(self, view: View) -> State:
        return views.fitting(self.content, view)

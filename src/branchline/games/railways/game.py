"""Railways as a game of the core. One player, twelve decades."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from branchline.core import agenda
from branchline.core.rng import Rng
from branchline.core.values import Action, Outcome, Preview, Reason, Seat, Turn
from branchline.games.railways import drawing
from branchline.games.railways import preview as previews
from branchline.games.railways import view as views
from branchline.games.railways.actions import AnyAction
from branchline.games.railways.content import Content, load, shipped_text
from branchline.games.railways.events import AnyEvent
from branchline.games.railways.rules import end, setup
from branchline.games.railways.rules.decade import DECADE
from branchline.games.railways.sequence import STEPS
from branchline.games.railways.state import Options, State
from branchline.games.railways.view import View
from branchline.games.railways.why_not import why_not


class Railways:
    """The rules with the cards they are played with."""

    name = "railways"
    rules_version = 1
    seat_counts = range(1, 2)
    options_type = Options
    action_type = AnyAction
    event_type = AnyEvent
    state_type = State
    view_type = View

    def __init__(self, content_text: str | None = None) -> None:
        self.content_text = content_text

    @cached_property
    def content(self) -> Content:
        return load(shipped_text() if self.content_text is None else self.content_text)

    @property
    def content_hash(self) -> str:
        return self.content.hash

    @property
    def content_warnings(self) -> tuple[Reason, ...]:
        return self.content.warnings

    def with_content(self, text: str) -> "Railways":
        game = Railways(text)
        _ = game.content  # bad cards are refused now, not at the first move
        return game

    def setup(self, _seats: int, options: Options, rng: Rng) -> Turn:
        state, events = setup.set_up(self.content, options, rng, DECADE)
        return agenda.settle(STEPS, self.content, state, events)

    def to_act(self, state: State) -> frozenset[Seat]:
        return agenda.to_act(STEPS, self.content, state)

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return agenda.legal_actions(STEPS, self.content, state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Turn:
        return agenda.apply(STEPS, self.content, state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(self.content, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """RW-G5: the score counts where the chosen goals hold."""
        return None if state.agenda else Outcome((end.counted_score(self.content, state),), (1,))

    def preview(self, view: View, _seat: Seat, action: Action) -> Preview:
        return previews.preview(self.content, view, action)

    def why_not(self, view: View, seat: Seat, action: Action) -> Reason:
        return why_not(self.content, view, seat, action)

    def guess(self, view: View, rng: Rng) -> State:
        return views.guess(view, rng)

    def catalogue(self) -> dict[str, Any]:
        return drawing.catalogue(self.content)

    def marks(self, view: View) -> dict[str, Any]:
        return drawing.marks(self.content, view)


GAME = Railways()

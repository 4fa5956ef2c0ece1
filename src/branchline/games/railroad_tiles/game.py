"""Railroad Tiles as a game of the core."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from branchline.core import agenda
from branchline.core.rng import Rng
from branchline.core.values import Action, Outcome, Preview, Reason, Seat, Turn
from branchline.games.railroad_tiles import drawing, score_file
from branchline.games.railroad_tiles import preview as previews
from branchline.games.railroad_tiles import view as views
from branchline.games.railroad_tiles.actions import RailroadAction
from branchline.games.railroad_tiles.content import Content, load, shipped
from branchline.games.railroad_tiles.events import RailroadEvent
from branchline.games.railroad_tiles.rules import setup as set_up
from branchline.games.railroad_tiles.rules.final_scoring import score_sheet
from branchline.games.railroad_tiles.sequence import STEPS
from branchline.games.railroad_tiles.state import Options, State
from branchline.games.railroad_tiles.view import View
from branchline.games.railroad_tiles.why_not import why_not


class RailroadTiles:
    """The rules with the content they are played with."""

    name = "railroad-tiles"
    rules_version = 1
    seat_counts = range(1, 5)
    options_type = Options
    action_type = RailroadAction
    event_type = RailroadEvent
    state_type = State
    view_type = View

    def __init__(self, content_text: str | None = None) -> None:
        self.content_text = content_text

    @cached_property
    def content(self) -> Content:
        return shipped() if self.content_text is None else load(self.content_text)

    @property
    def content_hash(self) -> str:
        return self.content.hash

    @property
    def content_warnings(self) -> tuple[Reason, ...]:
        return self.content.warnings

    def with_content(self, text: str) -> "RailroadTiles":
        game = RailroadTiles(text)
        _ = game.content  # a bad list is refused now, not at the first move
        return game

    def setup(self, seats: int, options: Options, rng: Rng) -> Turn:
        turn = set_up.setup(self.content, seats, options, rng)
        return agenda.settle(STEPS, self.content, turn.state, turn.events)

    def to_act(self, state: State) -> frozenset[Seat]:
        return agenda.to_act(STEPS, self.content, state)

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return agenda.legal_actions(STEPS, self.content, state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Turn:
        return agenda.apply(STEPS, self.content, state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(self.content, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def preview(self, view: View, seat: Seat, action: Action) -> Preview:
        return previews.preview(self.content, view, seat, action)

    def why_not(self, view: View, seat: Seat, action: Action) -> Reason:
        return why_not(self.content, view, seat, action)

    def guess(self, view: View, rng: Rng) -> State:
        return views.guess(view, rng)

    def catalogue(self) -> dict[str, Any]:
        return drawing.catalogue(self.content)

    def marks(self, view: View) -> dict[str, Any]:
        return drawing.marks(self.content, view)

    def score(self, data: Any) -> dict[str, Any]:
        """Raises BadPosition."""
        player = score_file.read(data)
        marks = drawing.area_marks(player, Options())
        return {
            "score": score_file.score_of(player),
            "player": player,
            "sheet": score_sheet(player, None),
            "marks": marks,
        }

    def solo_feats(self, state: State) -> dict[str, int]:
        return drawing.solo_feats(state)


GAME = RailroadTiles()

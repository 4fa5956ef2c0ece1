"""A game made of its parts: facts, types, and functions that get the content first.

What games that follow an agenda have in common stands here once. A game says what it is made of, and nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, Final, NamedTuple

from branchline.core import agenda
from branchline.core.game import EndedBy, Game
from branchline.core.rng import Rng
from branchline.core.tutorial import Tutorial
from branchline.core.values import Action, Outcome, Preview, Reason, Seat, Turn, Why

ANY_RNG: Final = Rng("why")
"""What is drawn is not looked at, so it does not matter which."""


Ended = Callable[[Any, Any], Outcome]
"""The outcome of content and a state with which the match is over; so is why it is."""


class Parts(NamedTuple):
    """The first block is what every game has; what stands with a default, a game may do without."""

    name: str
    rules_version: int
    seat_counts: range
    options_type: type[Any]
    action_type: Any
    event_type: Any
    state_type: type[Any]
    view_type: type[Any]
    steps: agenda.Steps
    shipped_text: Callable[[], str]
    load: Callable[[str], Any]
    setup: Callable[[Any, int, Any, Rng], Turn]
    view: Callable[[Any, Any, Seat | None], Any]
    outcome: Ended
    preview: Callable[[Any, Any, Seat, Action], Preview]
    why_not: Callable[[Any, Any, Seat, Action], Reason]
    guess: Callable[[Any, Any, Rng], Any]

    earlier: Mapping[int, Ended] = {}
    with_other_draws: Callable[[Any, Any, Rng], Any] | None = None
    planning: Callable[[Any, Any, Seat, bool], Turn] | None = None
    expand: Callable[[Any, Any, Seat, Action], Sequence[Action]] | None = None
    catalogue: Callable[[Any], dict[str, Any]] | None = None
    marks: Callable[[Any, Any], dict[str, Any]] | None = None
    glance: Callable[[Any], dict[str, Any]] | None = None
    tutorial: Callable[[], Tutorial] | None = None
    score: Callable[[Any], dict[str, Any]] | None = None
    why_over: Callable[[Any, Any], Reason] | None = None
    solo_results: Callable[[Any, Any], Mapping[str, int]] | None = None
    challenges: Sequence[Mapping[str, Any]] = ()
    why: Callable[[Any, Any, Any, Seat, Sequence[Action]], Why] | None = None
    """Of the content, the states before and after, the seat and what it does."""


class AgendaGame(Game[Any, Any]):
    """The parts with the content they are played with: the shipped one, or the text of an owner's."""

    def __init__(self, parts: Parts, content_text: str | None = None) -> None:
        self.parts = parts
        self._content_text = content_text

    @property
    def name(self) -> str:
        return self.parts.name

    @property
    def rules_version(self) -> int:
        return self.parts.rules_version

    @property
    def seat_counts(self) -> range:
        return self.parts.seat_counts

    @property
    def options_type(self) -> type[Any]:
        return self.parts.options_type

    @property
    def action_type(self) -> Any:
        return self.parts.action_type

    @property
    def event_type(self) -> Any:
        return self.parts.event_type

    @property
    def state_type(self) -> type[Any]:
        return self.parts.state_type

    @property
    def view_type(self) -> type[Any]:
        return self.parts.view_type

    # Content ----------------------------------------------------------------------------------------------------------

    @cached_property
    def content(self) -> Any:
        return self.parts.load(self.parts.shipped_text() if self._content_text is None else self._content_text)

    @property
    def content_hash(self) -> str:
        known: str = self.content.hash
        return known

    @property
    def content_text(self) -> str | None:
        return self._content_text

    @property
    def content_warnings(self) -> tuple[Reason, ...]:
        warnings: tuple[Reason, ...] = self.content.warnings
        return warnings

    def with_content(self, text: str) -> "AgendaGame":
        game = AgendaGame(self.parts, text)
        _ = game.content  # a bad list is refused now, not at the first move
        return game

    # Play -------------------------------------------------------------------------------------------------------------

    def setup(self, seats: int, options: Any, rng: Rng) -> Turn:
        state, events = self.parts.setup(self.content, seats, options, rng)
        return agenda.settle(self.parts.steps, self.content, state, events)

    def to_act(self, state: Any) -> frozenset[Seat]:
        return agenda.to_act(self.parts.steps, self.content, state)

    def legal_actions(self, state: Any, seat: Seat) -> Sequence[Action]:
        return agenda.legal_actions(self.parts.steps, self.content, state, seat)

    def apply(self, state: Any, seat: Seat, action: Action) -> Turn:
        return agenda.apply(self.parts.steps, self.content, state, seat, action)

    def view(self, state: Any, seat: Seat | None) -> Any:
        return self.parts.view(self.content, state, seat)

    def outcome(self, state: Any) -> Outcome | None:
        """It is over when nothing is left to happen."""
        return self._ended(self.parts.outcome, state)

    def _ended(self, outcome: Ended, state: Any) -> Outcome | None:
        return None if state.agenda else outcome(self.content, state)

    def preview(self, view: Any, seat: Seat, action: Action) -> Preview:
        return self.parts.preview(self.content, view, seat, action)

    def why_not(self, view: Any, seat: Seat, action: Action) -> Reason:
        return self.parts.why_not(self.content, view, seat, action)

    def guess(self, view: Any, rng: Rng) -> Any:
        return self.parts.guess(self.content, view, rng)

    # What a game may do without ---------------------------------------------------------------------------------------

    @property
    def earlier(self) -> Mapping[int, EndedBy]:
        return {version: partial(self._ended, outcome) for version, outcome in self.parts.earlier.items()}

    def with_other_draws(self, state: Any, rng: Rng) -> Any:
        other = self.parts.with_other_draws
        return super().with_other_draws(state, rng) if other is None else other(self.content, state, rng)

    def planning(self, view: Any, seat: Seat, *, whole_turn: bool) -> Turn:
        """Automatic steps that come first have run, as after an action."""
        make = self.parts.planning
        if make is None:
            return super().planning(view, seat, whole_turn=whole_turn)
        state, events = make(self.content, view, seat, whole_turn)
        return agenda.settle(self.parts.steps, self.content, state, events)

    def expand(self, state: Any, seat: Seat, action: Action) -> Sequence[Action]:
        expand = self.parts.expand
        return (action,) if expand is None else expand(self.content, state, seat, action)

    def catalogue(self) -> dict[str, Any]:
        return {} if self.parts.catalogue is None else self.parts.catalogue(self.content)

    def marks(self, view: Any) -> dict[str, Any]:
        return {} if self.parts.marks is None else self.parts.marks(self.content, view)

    def glance(self, view: Any) -> dict[str, Any]:
        return {} if self.parts.glance is None else self.parts.glance(view)

    def tutorial(self) -> Tutorial | None:
        return None if self.parts.tutorial is None else self.parts.tutorial()

    @property
    def can_score(self) -> bool:
        return self.parts.score is not None

    def score(self, data: Any) -> dict[str, Any]:
        return super().score(data) if self.parts.score is None else self.parts.score(data)

    def why_over(self, state: Any) -> Reason | None:
        why = self.parts.why_over
        return None if why is None or state.agenda else why(self.content, state)

    def solo_results(self, state: Any) -> Mapping[str, int]:
        return {} if self.parts.solo_results is None else self.parts.solo_results(self.content, state)

    def challenges(self) -> Sequence[Mapping[str, Any]]:
        return self.parts.challenges

    def why(self, view: Any, seat: Seat, actions: Sequence[Action]) -> Why:
        if self.parts.why is None:
            return Why()
        before = self.guess(view, ANY_RNG)
        return self.parts.why(self.content, before, self._followed(before, seat, actions), seat, actions)

    def _followed(self, state: Any, seat: Seat, actions: Sequence[Action]) -> Any:
        """Where these actions lead, as long as nothing is drawn or shown that nobody knows yet."""
        for action in actions:
            if action not in self.legal_actions(state, seat):
                return state
            after, events = self.apply(state, seat, action)
            if after.rng != state.rng or any(event.reveals for event in events):
                return state
            state = after
        return state

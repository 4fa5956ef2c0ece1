"""What a game is to everybody else: one small protocol."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from branchline.core.rng import Rng
from branchline.core.values import Action, Outcome, Preview, Reason, Seat, Turn

S = TypeVar("S")
V = TypeVar("V")


class Game(Protocol[S, V]):
    """The rules of one game with the content it is played with. States, views, actions and events are values.

    State has a field `rng` (an Rng), and nothing in a view tells more than its seat may know.
    """

    @property
    def name(self) -> str: ...

    @property
    def rules_version(self) -> int: ...

    @property
    def seat_counts(self) -> range: ...

    @property
    def options_type(self) -> type[Any]: ...

    @property
    def action_type(self) -> Any:
        """The union of the game's actions, for the codec; so are the next three."""
        ...

    @property
    def event_type(self) -> Any: ...

    @property
    def state_type(self) -> type[S]: ...

    @property
    def view_type(self) -> type[V]: ...

    @property
    def content_hash(self) -> str: ...

    @property
    def content_text(self) -> str | None:
        """The content's own text where it is not the shipped one."""
        ...

    @property
    def content_warnings(self) -> tuple[Reason, ...]:
        """What is unusual about an owner's content, which can be played with all the same."""
        ...

    def with_content(self, text: str) -> "Game[S, V]":
        """The same game with an owner's content. Raises BadContent."""
        ...

    def setup(self, seats: int, options: Any, rng: Rng) -> Turn:
        """Raises BadOption."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that have something to decide; several at once is normal; empty when the match is over."""
        ...

    def legal_actions(self, state: S, seat: Seat) -> Sequence[Action]: ...

    def apply(self, state: S, seat: Seat, action: Action) -> Turn:
        """Pure. Only for legal actions: `play` is the door that checks."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know; None is a spectator."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...

    def preview(self, view: V, seat: Seat, action: Action) -> Preview: ...

    def why_not(self, view: V, seat: Seat, action: Action) -> Reason: ...

    def guess(self, view: V, rng: Rng) -> S:
        """A random state that fits the view."""
        ...


AnyGame = Game[Any, Any]
Expand = Callable[[Any, Seat, Action], Sequence[Action]]
"""A game may have a method `expand(state, seat, action)`: it also takes actions that stand for several. They are not
listed; only their small steps, which this gives, are played and stored. An action that stands for itself gives just
itself. Raises IllegalAction."""

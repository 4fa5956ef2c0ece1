"""What a game is to everybody else: one small protocol."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from branchline.core.errors import BadPosition
from branchline.core.rng import Rng
from branchline.core.tutorial import Tutorial
from branchline.core.values import Action, Outcome, Preview, Reason, Seat, Turn, Why

S = TypeVar("S")
V = TypeVar("V")
EndedBy = Callable[[Any], Outcome | None]
"""The outcome of a state, by the rules of some version."""


class Game(Protocol[S, V]):
    """The rules of one game with the content it is played with. States, views, actions and events are values.

    State has a field `rng` (an Rng), and nothing in a view tells more than its seat may know. All that a game can do is
    here: what it may do without has a default, and nobody looks for a method by its name.
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

    # What a game may do without -----------------------------------------------------------------------------------

    def with_other_draws(self, state: S, rng: Rng) -> S:
        """The same position with other draws to come: what nobody has seen is dealt again, and nothing that any seat
        knows changes, a hidden hand neither. For a game that decides a draw when it is made, another Rng is all."""
        other: S = msgspec.structs.replace(state, rng=rng)  # type: ignore[type-var]
        return other

    def planning(self, view: V, seat: Seat, *, whole_turn: bool) -> Turn:  # noqa: ARG002
        """A private copy for the seat to try actions on, made from its view alone, always the same for the same view:
        what is left of its turn, or a whole turn of its own where it is others' turn or that is wished for. What nobody
        can know is anything: who plans stops where it would come. Its events say what is different from the table."""
        return Turn(self.guess(view, Rng("planning")), ())

    @property
    def earlier(self) -> Mapping[int, EndedBy]:
        """The versions before this one of whose matches these rules accept every entry and come to the same states,
        each with what it made of the end: a match that ended by it keeps that outcome."""
        return {}

    @property
    def content(self) -> Any:
        """The pieces as the rules use them, for what belongs to the same game: its bots, its screens, its kernels."""
        return None

    @property
    def content_warnings(self) -> tuple[Reason, ...]:
        """What is unusual about an owner's content, which can be played with all the same."""
        return ()

    def expand(self, state: S, seat: Seat, action: Action) -> Sequence[Action]:  # noqa: ARG002
        """The small actions of an action that stands for several; any other stands for itself. Such actions are not
        listed: only their steps are played and stored. Raises IllegalAction."""
        return (action,)

    def catalogue(self) -> dict[str, Any]:
        """The pieces as plain data, for whoever draws them."""
        return {}

    def marks(self, view: V) -> dict[str, Any]:  # noqa: ARG002
        """What follows from a view by the rules and is worth drawing: it tells no more than the view."""
        return {}

    def glance(self, view: V) -> dict[str, Any]:  # noqa: ARG002
        """What of a view is drawn where it is small, as in a list of tables: a few thousand bytes, and no more than the
        view tells. Empty where there is nothing to see."""
        return {}

    def tutorial(self) -> Tutorial | None:
        """The first match that teaches it; None where there is none."""
        return None

    def why(self, view: V, seat: Seat, actions: Sequence[Action]) -> Why:  # noqa: ARG002
        """What speaks for a turn that begins so, as far as the view tells; up to the first draw or reveal."""
        return Why()

    @property
    def can_score(self) -> bool:
        """Whether a position that somebody wrote down can be scored."""
        return False

    def score(self, data: Any) -> dict[str, Any]:  # noqa: ARG002
        """The score of what is right of such a position (`score`), what is wrong with the rest (`problems`, with their
        cells), and what to draw of it. Raises BadPosition where nothing can be scored."""
        raise BadPosition(Reason("no-scoring", args={"game": self.name}))

    def why_over(self, state: S) -> Reason | None:  # noqa: ARG002
        """Which rule ended the match, where one did."""
        return None

    def solo_results(self, state: S) -> Mapping[str, int]:  # noqa: ARG002
        """What a match that one player played to its end is remembered for: a value for each key, more is better."""
        return {}

    def challenges(self) -> Sequence[Mapping[str, Any]]:
        """The challenges it has for one player, each as the options that choose it."""
        return ()


AnyGame = Game[Any, Any]

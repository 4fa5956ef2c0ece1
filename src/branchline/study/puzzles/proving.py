"""How many points a turn can make, by trying everything with the rules themselves."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from branchline.core.game import AnyGame
from branchline.core.values import Action, Cell, Event, Seat
from branchline.games.off_the_rails.actions import EndActions, LayTrack, UpgradeTrack
from branchline.games.off_the_rails.events import CartDerailed, CartMoved
from branchline.games.off_the_rails.state import ActionPhase, track_at
from branchline.games.off_the_rails.track import OPPOSITE, beside
from branchline.study.puzzles.kinds import Kind, kind_of


class TooMuch(Exception):
    """More positions than were to be looked at."""


class Proof(NamedTuple):
    best: int
    line: tuple[int, ...]
    """One of the best turns, each action by its place among the legal ones."""
    ends: int
    """So many different positions are the best."""
    looked_at: int


class Search:
    """Every turn from a position. What leads to a position that was there before is not tried again."""

    def __init__(self, game: AnyGame, begun: Any, seat: Seat, limit: int) -> None:
        self.game, self.begun, self.seat, self.limit = game, begun, seat, limit
        self.kind: Kind = kind_of(game.name)
        self.seen: set[Any] = set()
        self.best: int | None = None
        self.line: tuple[int, ...] = ()
        self.ends: set[Any] = set()

    def proof(self) -> Proof:
        assert self.best is not None
        return Proof(self.best, self.line, len(self.ends), len(self.seen))

    def is_new(self, state: Any) -> bool:
        key = self.kind.key(state, self.seat)
        if key in self.seen:
            return False
        self.seen.add(key)
        if len(self.seen) > self.limit:
            raise TooMuch
        return True

    def weigh(self, state: Any, line: tuple[int, ...]) -> None:
        """A turn that may end here."""
        total = self.kind.total(self.game.content, state, self.seat)
        if self.best is None or total > self.best:
            self.best, self.line, self.ends = total, line, set()
        if total == self.best:
            self.ends.add(self.kind.key(state, self.seat)[1])

    def is_hopeless(self, state: Any) -> bool:
        most = self.kind.most(self.game.content, state, self.seat)
        return most is not None and self.best is not None and most < self.best

    def go_on(self, state: Any, line: tuple[int, ...]) -> None:
        """All that can be done from here on."""
        if self.kind.is_over(self.begun, state, self.seat):
            self.weigh(state, line)
            return
        if not self.is_new(state) or self.is_hopeless(state):
            return
        if self.kind.can_stop(state, self.seat):
            self.weigh(state, line)
        for place, action in enumerate(self.game.legal_actions(state, self.seat)):
            self.go_on(self.game.apply(state, self.seat, action).state, (*line, place))


def prove(game: AnyGame, state: Any, seat: Seat, limit: int = 1_000_000) -> Proof:
    """Raises TooMuch where there are more positions than that."""
    search = (_RunSearch if isinstance(state.agenda[0], ActionPhase) else Search)(game, state, seat, limit)
    search.go_on(state, ())
    return search.proof()


# Off the Rails ---------------------------------------------------------------------------------------------------


class _RunSearch(Search):
    """Track can be laid on sixty cells; only where a cart of one's own comes by can it change what is brought home.

    Of any turn leave out the track that no cart enters, and lay the rest in the order in which the carts come to need
    it: before each of these actions the carts already run as far as the cell where it is needed. So it is enough to try
    track on cells that some run enters, or at which one leaves the rails.
    """

    def go_on(self, state: Any, line: tuple[int, ...]) -> None:
        if not self.is_new(state):
            return
        legal = self.game.legal_actions(state, self.seat)
        runs = Runs(self.game, state, self.seat)
        for after, way in runs.ends:
            self.weigh(after, (*line, *way))
        for place, action in enumerate(legal):
            if runs.is_useful(action):
                self.go_on(self.game.apply(state, self.seat, action).state, (*line, place))


class Runs:
    """Every way in which one's carts could run now, and where they come by."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat) -> None:
        self.game, self.seat, self.begun, self.kind = game, seat, state, kind_of(game.name)
        self.entered, self.wanted = set[Cell](), set[tuple[Cell, str]]()
        self.ends: list[tuple[Any, tuple[int, ...]]] = []
        self._seen: set[Any] = set()
        last = len(game.legal_actions(state, seat)) - 1
        turn = game.apply(state, seat, EndActions())
        self._note(turn.state, turn.events)
        self._go_on(turn.state, (last,))

    def _go_on(self, state: Any, way: tuple[int, ...]) -> None:
        known = self.kind.key(state, self.seat)
        if known in self._seen:
            return
        self._seen.add(known)
        if self.kind.is_over(self.begun, state, self.seat):
            self.ends.append((state, way))
            return
        for place, action in enumerate(self.game.legal_actions(state, self.seat)):
            turn = self.game.apply(state, self.seat, action)
            self._note(turn.state, turn.events)
            self._go_on(turn.state, (*way, place))

    def _note(self, after: Any, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, CartMoved):
                self.entered.add(event.cell)
            elif isinstance(event, CartDerailed):
                track = track_at(self.game.content, after, event.cell)
                self.wanted |= {(beside(event.cell, side), OPPOSITE[side]) for side in track}

    def is_useful(self, action: Action) -> bool:
        """Whether an action can matter next: all that is not track can, but to end."""
        if not isinstance(action, LayTrack | UpgradeTrack):
            return not isinstance(action, EndActions)
        return action.cell in self.entered or any((action.cell, side) in self.wanted for side in action.exits)

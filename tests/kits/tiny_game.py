"""A tiny game that proves the core without any real one.

Each seat first hides a number (all at the same time), then the numbers are shown. Then in seat order each may grow by
one as often as it likes up to three, may roll a die once, and passes on. Two rounds. Most points win.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from branchline.core import agenda
from branchline.core.agenda import Automatic, Decision
from branchline.core.errors import BadContent, BadOption
from branchline.core.game import Game
from branchline.core.rng import Rng
from branchline.core.values import Action, Change, Event, Outcome, Preview, Reason, Seat, Step, Turn, Value


class Hide(Action, frozen=True):
    number: int


class Grow(Action, frozen=True):
    pass


class Roll(Action, frozen=True):
    pass


class Pass(Action, frozen=True):
    pass


class Hidden(Event, frozen=True):
    seat: Seat
    number: int | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Hidden(self.seat, None)


class Shown(Event, frozen=True):
    reveals = True
    numbers: tuple[int, ...]


class Rolled(Event, frozen=True):
    seat: Seat
    value: int


class HideNumbers(Step, frozen=True):
    pass


class Show(Step, frozen=True):
    pass


class TakeTurn(Step, frozen=True):
    seat: Seat
    grown: int = 0
    rolled: bool = False


class TinyOptions(Value, frozen=True):
    rounds: int = 2


class State(Value, frozen=True):
    rng: Rng
    agenda: tuple[HideNumbers | Show | TakeTurn, ...]
    points: tuple[int, ...]
    hidden: tuple[int | None, ...]


class View(Value, frozen=True):
    seat: Seat | None
    agenda: tuple[HideNumbers | Show | TakeTurn, ...]
    points: tuple[int, ...]
    has_hidden: tuple[bool, ...]
    mine: int | None


def put(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def hiding_seats(_content: Any, state: State, _step: Step) -> frozenset[Seat]:
    return frozenset(seat for seat, number in enumerate(state.hidden) if number is None)


def hiding_legal(_content: Any, _state: State, _step: Step, _seat: Seat) -> Sequence[Action]:
    return [Hide(0), Hide(1), Hide(2)]


def hide(_content: Any, state: State, _step: Step, seat: Seat, action: Hide) -> Turn:
    hidden = put(state.hidden, seat, action.number)
    left = state.agenda[1:] if None not in hidden else state.agenda
    return Turn(msgspec.structs.replace(state, hidden=hidden, agenda=left), (Hidden(seat, action.number),))


def show(_content: Any, state: State, _step: Step) -> Turn:
    numbers = tuple(number or 0 for number in state.hidden)
    points = tuple(have + number for have, number in zip(state.points, numbers, strict=True))
    empty = (None,) * len(points)
    state = msgspec.structs.replace(state, points=points, hidden=empty, agenda=state.agenda[1:])
    return Turn(state, (Shown(numbers),))


def turn_seats(_content: Any, _state: State, step: TakeTurn) -> frozenset[Seat]:
    return frozenset({step.seat})


def turn_legal(_content: Any, _state: State, step: TakeTurn, _seat: Seat) -> Sequence[Action]:
    return [*([Grow()] if step.grown < 3 else []), *([] if step.rolled else [Roll()]), Pass()]


def take_turn(_content: Any, state: State, step: TakeTurn, seat: Seat, action: Action) -> Turn:
    rest = state.agenda[1:]
    if isinstance(action, Pass):
        return Turn(msgspec.structs.replace(state, agenda=rest), ())
    if isinstance(action, Grow):
        step, gain, rng, events = TakeTurn(seat, step.grown + 1, step.rolled), 1, state.rng, ()
    else:
        value, rng = state.rng.below(6)
        step, gain, events = TakeTurn(seat, step.grown, True), value, (Rolled(seat, value),)  # type: ignore[assignment]
    points = put(state.points, seat, state.points[seat] + gain)
    return Turn(State(rng, (step, *rest), points, state.hidden), events)


STEPS: agenda.Steps = {
    HideNumbers: Decision(hiding_seats, hiding_legal, hide),
    Show: Automatic(show),
    TakeTurn: Decision(turn_seats, turn_legal, take_turn),
}


class TinyGame(Game[State, View]):
    name = "tiny"
    rules_version = 1
    seat_counts = range(2, 4)
    options_type = TinyOptions
    action_type = Hide | Grow | Roll | Pass
    event_type = Hidden | Shown | Rolled
    state_type = State
    view_type = View

    def __init__(self, content_text: str | None = None) -> None:
        self._content_text = content_text

    @property
    def content_text(self) -> str | None:
        return self._content_text

    @property
    def content_hash(self) -> str:
        return f"tiny:{self._content_text or ''}"

    def with_content(self, text: str) -> "TinyGame":
        if not text:
            raise BadContent("tiny-content-empty")
        return TinyGame(text)

    def setup(self, seats: int, options: TinyOptions, rng: Rng) -> Turn:
        if options.rounds < 1:
            raise BadOption("tiny-rounds", rounds=options.rounds)
        one_round: tuple[Any, ...] = (HideNumbers(), Show(), *(TakeTurn(seat) for seat in range(seats)))
        state = State(rng, one_round * options.rounds, (0,) * seats, (None,) * seats)
        return agenda.settle(STEPS, None, state)

    def to_act(self, state: State) -> frozenset[Seat]:
        return agenda.to_act(STEPS, None, state)

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return agenda.legal_actions(STEPS, None, state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Turn:
        return agenda.apply(STEPS, None, state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        mine = None if seat is None else state.hidden[seat]
        return View(seat, state.agenda, state.points, tuple(number is not None for number in state.hidden), mine)

    def glance(self, view: View) -> dict[str, Any]:
        return {"points": view.points, "mine": view.mine}

    def outcome(self, state: State) -> Outcome | None:
        if state.agenda:
            return None
        places = tuple(1 + sum(other > mine for other in state.points) for mine in state.points)
        return Outcome(state.points, places)

    def preview(self, view: View, seat: Seat, action: Action) -> Preview:
        if isinstance(action, Grow):
            have = view.points[seat]
            return Preview((Change("points", have, have + 1), Change("total", have, have + 1)))
        return Preview(stops="draw" if isinstance(action, Roll) else None)

    def why_not(self, view: View, seat: Seat, action: Action) -> Reason:
        step = type(view.agenda[0]).__name__
        return Reason("tiny-not-now", args={"action": type(action).__name__, "step": step, "seat": seat})

    def guess(self, view: View, rng: Rng) -> State:
        hidden: list[int | None] = []
        for seat, has in enumerate(view.has_hidden):
            number, rng = rng.below(3)
            hidden.append((view.mine if seat == view.seat else number) if has else None)
        return State(rng, view.agenda, view.points, tuple(hidden))


GAME = TinyGame()

"""The agenda: what must happen next is data in the state, first step first.

A decision step waits for seats; its `legal` and `apply` stand side by side. An automatic step runs by itself.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from branchline.core.values import Action, Event, Seat, Step, Turn


class Decision(NamedTuple):
    """A step that seats decide. Every function gets the game's content first."""

    seats: Callable[[Any, Any, Any], frozenset[Seat]]
    legal: Callable[[Any, Any, Any, Seat], Sequence[Action]]
    apply: Callable[[Any, Any, Any, Seat, Any], Turn]


class Automatic(NamedTuple):
    """A step that needs nobody: it must take itself off the agenda."""

    run: Callable[[Any, Any, Any], Turn]


Steps = Mapping[type[Step], Decision | Automatic]


def settle(steps: Steps, content: Any, state: Any, events: tuple[Event, ...] = ()) -> Turn:
    """Runs the automatic steps until somebody has to decide or nothing is left."""
    return _settled(steps, content, Turn(state, events))


def _settled(steps: Steps, content: Any, turn: Turn) -> Turn:
    while turn.state.agenda:
        step = turn.state.agenda[0]
        rule = steps[type(step)]
        if isinstance(rule, Decision):
            break
        state, more = rule.run(content, turn.state, step)
        turn = Turn(state, turn.events + more)
    return turn


def to_act(steps: Steps, content: Any, state: Any) -> frozenset[Seat]:
    if not state.agenda:
        return frozenset()
    step = state.agenda[0]
    rule = steps[type(step)]
    return rule.seats(content, state, step) if isinstance(rule, Decision) else frozenset()


def legal_actions(steps: Steps, content: Any, state: Any, seat: Seat) -> Sequence[Action]:
    if not state.agenda:
        return ()
    step = state.agenda[0]
    rule = steps[type(step)]
    if isinstance(rule, Decision) and seat in rule.seats(content, state, step):
        return rule.legal(content, state, step, seat)
    return ()


def apply(steps: Steps, content: Any, state: Any, seat: Seat, action: Action) -> Turn:
    step = state.agenda[0]
    rule = steps[type(step)]
    assert isinstance(rule, Decision), f"{step} waits for nobody"
    return _settled(steps, content, rule.apply(content, state, step, seat, action))

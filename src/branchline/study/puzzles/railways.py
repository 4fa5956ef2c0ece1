"""A decade of Railways: two actions with the cards in hand."""

from typing import Any

from branchline.core.values import Seat
from branchline.games.railways.content import Content
from branchline.games.railways.rules.end import score
from branchline.games.railways.state import CloseDecade, State, TakeAction
from branchline.study.puzzles.kinds import Kind


def total(_content: Content, state: State, _seat: Seat) -> int:
    return score(state)


def is_over(begun: State, state: State, _seat: Seat) -> bool:
    return state.decade != begun.decade or not state.agenda


def can_stop(state: State, _seat: Seat) -> bool:
    step = state.agenda[0]
    return isinstance(step, CloseDecade) or (isinstance(step, TakeAction) and step.number > 1)


def key(state: State, _seat: Seat) -> tuple[Any, ...]:
    things = state.dice, state.waiting, state.building_dice, state.markers, state.delivered, state.was_empty
    tracks = state.profit, state.capital, state.pollution, state.workers
    return state.agenda, (things, tracks), frozenset(state.hand)


def most(content: Content, state: State, seat: Seat) -> int | None:
    return total(content, state, seat) if isinstance(state.agenda[0], CloseDecade) else None


KIND = Kind(total, is_over, can_stop, key, most)

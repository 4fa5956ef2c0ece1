"""RT-E: end of round."""

from msgspec.structs import replace

from branchline.core.values import Event, Seat, Turn
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.events import CoinFlipped, StarAdded, TurnOrderSet
from branchline.games.railroad_tiles.rules.solo import is_solo
from branchline.games.railroad_tiles.state import ROUNDS, Column, EndOfRound, FinalScoring, NewRound, State


def run(_content: Content, state: State, _step: EndOfRound) -> Turn:
    """After round 8 there is nothing left to prepare."""
    rest = state.agenda[1:]
    if state.round == ROUNDS:
        return Turn(replace(state, agenda=(FinalScoring(), *rest)), ())
    state, coin = flip_coin(state)
    state, star = add_star(state)
    order = next_order(state)
    state = replace(state, order=order, agenda=(NewRound(state.round + 1), *rest))
    return Turn(state, (*coin, *star, TurnOrderSet(order)))


def flip_coin(state: State) -> tuple[State, tuple[Event, ...]]:
    """RT-E2: with two players a coin decides which of the two columns left loses its tiles; its stars stay on it."""
    if len(state.players) != 2:
        return state, ()
    left, right = untaken(state)
    side, rng = state.rng.below(2)
    number = (left, right)[side]
    column = state.columns[number]
    columns = (*state.columns[:number], Column((), column.stars), *state.columns[number + 1 :])
    state = replace(state, rng=rng, columns=columns, discarded=state.discarded + column.tiles)
    return state, (CoinFlipped(("left", "right")[side], number, column.tiles),)


def untaken(state: State) -> list[int]:
    """RT-E1, RT-E2: the columns that nobody took, from left to right."""
    return [number for number, column in enumerate(state.columns) if column.taken_by is None]


def add_star(state: State) -> tuple[State, tuple[Event, ...]]:
    """RT-E1: one star on the column nobody took and that kept its tiles, if the supply has one. RT-3: not in solo."""
    if is_solo(state) or not state.supply.star:
        return state, ()
    number = next(number for number in untaken(state) if state.columns[number].tiles)
    column = state.columns[number]
    starred = replace(column, stars=column.stars + 1)
    columns = (*state.columns[:number], starred, *state.columns[number + 1 :])
    supply = replace(state.supply, star=state.supply.star - 1)
    return replace(state, columns=columns, supply=supply), (StarAdded(number),)


def next_order(state: State) -> tuple[Seat, ...]:
    """RT-E3: players from left to right by the column they took, numbered among those in use."""
    return tuple(column.taken_by for column in state.columns if column.taken_by is not None)

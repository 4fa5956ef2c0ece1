"""What a bot of Railways thinks with: the kernel's vectors for one match, and decades played on them."""

from collections.abc import Sequence
from typing import NamedTuple

from branchline.bots.railways import search
from branchline.bots.railways.value import room_for, value
from branchline.core.rng import Rng
from branchline.games.railways.content import Content
from branchline.games.railways.state import DECADES, State
from branchline.games.railways.view import View
from branchline.kernels.compiling import Vector, compile_all, vector
from branchline.kernels.railways import layout as at
from branchline.kernels.railways.play import carried_out
from branchline.kernels.railways.translate import circulating, ground_of, head_of, tables

CARDS = 4
"""So many circulate."""


class Position(NamedTuple):
    head: Vector
    ground: Vector

    @property
    def is_over(self) -> bool:
        return bool(self.head[at.DECADE] > DECADES)


class Decade(NamedTuple):
    """Two actions with their payments, as the kernel's rows, and what they are thought to lead to."""

    rows: tuple[tuple[int, ...], tuple[int, ...]]
    worth: int
    source: int
    """From which of the positions that were looked at together."""


class Bench:
    """One match's tables, a set of weights, and room to work in. A bench is for one thread."""

    def __init__(self, content: Content, known: View | State, weights: Sequence[int]) -> None:
        compile_all()
        self.content = content
        laid = (*(laid.card for laid in known.plan), *known.to_lay)
        self.tables = tables(content, circulating(content, laid), known.goals)
        self.weights = _vector_of(weights)
        self.size = at.RUNS * int(self.tables[at.CELLS]) + 2
        self.room = room_for(int(self.tables[at.CELLS]))
        self._firsts, self._seconds = (vector(at.ROW * (at.ROWS_MOST + 1)) for _ in range(2))
        self._heads = vector(at.HEAD), vector(at.HEAD)
        self._grounds = vector(self.size), vector(self.size)

    def position(self, known: View | State) -> Position:
        return Position(head_of(self.content, known), ground_of(self.content, known))

    def worth(self, position: Position) -> int:
        return int(value(self.tables, *position, self.weights, self.room))

    def decades(self, positions: Sequence[Position], breadth: int, keep: int) -> list[Decade]:
        """The best of the decades that can be played from any of these positions, the best first."""
        found = vector(2 + search.CANDIDATE * keep)
        (h1, h2), (g1, g2) = self._heads, self._grounds
        for source, position in enumerate(positions):
            search.expand(
                self.tables, self.weights, *position, source, breadth, keep, self.room, self._firsts, self._seconds,
                h1, g1, h2, g2, found,
            )  # fmt: skip
        return _read(found)

    def second_actions(self, position: Position, keep: int) -> list[Decade]:
        """The same where the first action has been taken: a pass stands for it."""
        found = vector(2 + search.CANDIDATE * keep)
        (h1, h2), (g1, g2) = self._heads, self._grounds
        search.expand_rest(
            self.tables, self.weights, *position, 0, keep, self.room, self._firsts, self._seconds, h1, g1, h2, g2,
            found,
        )  # fmt: skip
        return _read(found)

    def after(self, position: Position, row: Sequence[int]) -> Position:
        """After one action."""
        head, ground = vector(at.HEAD), vector(self.size)
        changed = carried_out(self.tables, *position, _vector_of(row), 0, head, ground)
        return Position(head, ground if changed else position.ground)

    def follow(self, position: Position, decade: Decade, shuffles: Vector) -> Position:
        """After the decade and its bookkeeping, with the cards shuffled into this decade's order."""
        head, ground = vector(at.HEAD), vector(self.size)
        (h1, _), (g1, _) = self._heads, self._grounds
        rows = _vector_of((*decade.rows[0], *decade.rows[1]))
        changed = search.follow(self.tables, *position, rows, shuffles, h1, g1, head, ground)
        return Position(head, ground if changed else position.ground)

    def play_out(self, position: Position, shuffles: Vector, breadth: int, width: int) -> int:
        """The best value at the end of the match that a beam of this width finds, in thousandths of a point."""
        beam = [position]
        while not beam[0].is_over:
            decades = self.decades(beam, breadth, width)
            beam = [self.follow(beam[decade.source], decade, shuffles) for decade in decades]
        return max(self.worth(end) for end in beam)


def _vector_of(numbers: Sequence[int]) -> Vector:
    made = vector(len(numbers))
    for place, number in enumerate(numbers):
        made[place] = number
    return made


def _read(found: Vector) -> list[Decade]:
    decades = []
    for begin in range(1, 1 + search.CANDIDATE * int(found[0]), search.CANDIDATE):
        row = [int(number) for number in found[begin : begin + search.CANDIDATE]]
        first, second = row[search.ACTIONS : search.ACTIONS + at.ROW], row[search.ACTIONS + at.ROW :]
        decades.append(Decade((tuple(first), tuple(second)), row[search.WORTH], row[search.FROM]))
    return sorted(decades, key=lambda decade: -decade.worth)


def shuffles(rng: Rng) -> tuple[Vector, Rng]:
    """An order of the cards for every decade that may need one; that of decade 0 is the deal."""
    orders = vector(CARDS * (DECADES + 1))
    for decade in range(DECADES + 1):
        order, rng = rng.shuffled(range(CARDS))
        for place, card in enumerate(order):
            orders[CARDS * decade + place] = card
    return orders, rng


def deal(position: Position, orders: Vector) -> Position:
    """RW-S1: three cards are the hand, the last is the reserve."""
    head = vector(at.HEAD)
    for place in range(at.HEAD):
        head[place] = position.head[place]
    head[at.RESERVE] = 1 << int(orders[CARDS - 1])
    head[at.HAND] = (1 << CARDS) - 1 - head[at.RESERVE]
    return Position(head, position.ground)

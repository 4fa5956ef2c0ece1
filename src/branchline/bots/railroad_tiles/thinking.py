"""A bot's thinking on what its seat may know: the round planned as a whole, then done action by action."""

import time
from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from branchline.bots.bot import Budget
from branchline.bots.railroad_tiles import bench
from branchline.bots.railroad_tiles.beam import lay_out, write_path
from branchline.bots.railroad_tiles.ending import LOOKED, best_ending, ledger_size
from branchline.bots.railroad_tiles.halving import Trial, best_plan
from branchline.bots.railroad_tiles.outlook import count_uses, look_ahead
from branchline.bots.railroad_tiles.pawning import best_pawn
from branchline.bots.railroad_tiles.policy import lay_out_column, try_plan
from branchline.bots.railroad_tiles.style import Style
from branchline.bots.railroad_tiles.worth import worth
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat
from branchline.games.railroad_tiles.actions import EndTurn, PlaceTile
from branchline.games.railroad_tiles.content import Content
from branchline.games.railroad_tiles.state import ChooseColumn, PlacePawns, PlaceTiles
from branchline.games.railroad_tiles.view import View
from branchline.kernels.compiling import IS_COMPILED, Vector, vector
from branchline.kernels.railroad_tiles import layout as at
from branchline.kernels.railroad_tiles.area import lay, lift
from branchline.kernels.railroad_tiles.legal import part
from branchline.kernels.railroad_tiles.play import receive
from branchline.kernels.railroad_tiles.tables import tables
from branchline.kernels.railroad_tiles.translate import read_action, table, write_action

LAST_ROUND: Final = bench.ROUNDS
FINAL_WIDTH: Final = 4
"""How many times as many ways are kept in the last round, when nothing is drawn any more."""


DISTANT_WIDTH: Final = 8
"""How far travellers are apart takes long to find out."""
FINALISTS: Final = 48
"""How many plans are played to the end then, which is near."""
PLAIN_PART: Final = 400
"""How many times fewer positions are looked at where nothing is compiled."""
PLAIN_LISTS: Final = 2
"""Up to how many tiles in hand all ways are listed then."""


class Plan(NamedTuple):
    """A column (-1: it is taken already), what is done with its tiles, and what that looks worth."""

    worth: int
    column: int
    actions: tuple[int, ...]


class Thinker:
    """One question: the table as it is known, and a bench to think on."""

    def __init__(self, content: Content, view: View, seat: Seat, style: Style) -> None:
        self.content, self.view, self.seat, self.style = content, view, seat, style
        self.t, self.s, self.o = tables(content), table(content, view), part(seat)
        self.k = vector(bench.BENCH)
        for place, weight in enumerate(style.weights):
            self.k[bench.WEIGHT + place] = weight
        look_ahead(self.t, self.s, self.k)
        count_uses(self.t, self.s, self.o, self.k)

    def actions(self, legal: Sequence[Action], rng: Rng, budget: Budget) -> list[Action]:
        """What to do now and, where it was thought out, after that."""
        step = self.view.agenda[0]
        if isinstance(step, ChooseColumn):
            return self._words(self._best(self._columns(budget), rng, budget))
        if isinstance(step, PlaceTiles):
            return self._words(self._best(self._hand(budget), rng, budget))
        if isinstance(step, PlacePawns):
            return [self.pawn()]
        return [max(legal, key=self.glance)]

    def glance(self, action: Action) -> int:
        """What a placement looks worth at once; anything else nothing."""
        if not isinstance(action, PlaceTile):
            return -(1 << 60)
        face, cell = divmod(write_action(self.content, self.s, self.seat, action) & ~at.VERB, at.CELLS)
        lay(self.t, self.s, self.o, face, cell)
        value = int(worth(self.t, self.s, self.o, self.k))
        lift(self.t, self.s, self.o)
        return value

    def pawn(self) -> Action:
        """In the last round, who looks for the best ending judges by the score."""
        self.k[bench.BY_SCORE] = bool(self.style.endings) and self._is_last
        code = int(best_pawn(self.t, self.s, self.o, self.k))
        return EndTurn() if code < 0 else read_action(self.content, self.s, self.seat, code)

    @property
    def _is_last(self) -> bool:
        """RT-N1, RT-N3: whether nothing is drawn any more."""
        return self.view.round == LAST_ROUND

    # Plans ------------------------------------------------------------------------------------------------------------

    def _width(self) -> int:
        width = self.style.width if IS_COMPILED else self.style.plain_width
        if self.view.options.challenge == "distant_friends":
            width = min(width, DISTANT_WIDTH)
        return FINAL_WIDTH * width if self._is_last else width

    def _wide(self, depth: int, budget: Budget) -> int:
        """How many ways are kept before the last tile: where little is to be laid, all there are."""
        most = self.style.lists if IS_COMPILED else min(PLAIN_LISTS, self.style.lists)
        takes_long = self.view.options.challenge == "distant_friends"
        is_listed = depth <= most and not self._is_last and not takes_long and self._positions(budget)
        return bench.WIDTH_MOST if is_listed else self._width()

    def _columns(self, budget: Budget) -> list[Plan]:
        """The best ways found for each column that is left."""
        plans: list[Plan] = []
        for column in self._free_columns():
            depth = self._due + int(self.s[at.FILLED + column])
            wide, width = self._wide(depth, budget), self._width()
            value = int(lay_out_column(self.t, self.s, self.o, self.k, column, wide, width))
            plans += self._ways(column, depth, value)
        return plans

    def _free_columns(self) -> list[int]:
        return [column for column in range(int(self.s[at.COLUMNS])) if self.s[at.TAKEN + column] < 0]

    def _hand(self, budget: Budget) -> list[Plan]:
        depth = self._due + int(self.s[self.o + at.HELD])
        value = int(lay_out(self.t, self.s, self.o, self.k, self._wide(depth, budget), self._width()))
        return self._ways(-1, depth, value)

    @property
    def _due(self) -> int:
        """How many objectives are due."""
        return int(bool(self.s[self.o + at.OWES]) and bool(self.s[self.o + at.GOALS]))

    def _ways(self, column: int, depth: int, best: int) -> list[Plan]:
        """The best of the last level of the beam; the differences to the best one are kept, which is worth `best`."""
        heap = bench.BEAM + bench.BEAM_LEVEL * depth
        if depth == 0:
            return [Plan(best, column, ())]
        found = [
            (int(self.k[heap + bench.NODE_FIELDS * node]), node) for node in range(self.k[bench.BEAM_COUNT + depth])
        ]
        found.sort(key=lambda way: (-way[0], way[1]))
        return [
            Plan(best + value - found[0][0], column, self._path(depth, node)) for value, node in found[: self._most]
        ]

    @property
    def _most(self) -> int:
        return max(1, FINALISTS if self._is_last else self.style.candidates)

    def _path(self, depth: int, node: int) -> tuple[int, ...]:
        write_path(self.k, depth, node)
        return self._written()

    def _written(self) -> tuple[int, ...]:
        return tuple(int(self.k[bench.PATH + 1 + place]) for place in range(int(self.k[bench.PATH])))

    def _best(self, plans: list[Plan], rng: Rng, budget: Budget) -> Plan:
        """By what they look worth; where the style thinks further, by how matches go on from the best of them."""
        plans.sort(key=lambda plan: -plan.worth)
        is_quick = not IS_COMPILED or self.style.width == 1
        if self._is_last:
            beamed = plans[0] if is_quick else max(plans[:FINALISTS], key=lambda plan: self._trial(plan)(0))
            return self._ending(beamed, self._positions(budget))
        if is_quick:
            return plans[0]
        plans = self._varied(plans)
        seed, _ = rng.below(1 << 31)
        trials, worths = [self._trial(plan) for plan in plans], [plan.worth for plan in plans]
        left = LAST_ROUND - self.view.round
        return plans[best_plan(trials, worths, self.style, left, budget, seed, time.monotonic)]

    def _positions(self, budget: Budget) -> int:
        """How many positions it may look at for the best ending: as many of its own as it may make of its playouts."""
        most = self.style.endings if IS_COMPILED else self.style.endings // PLAIN_PART
        if budget.playouts is not None and budget.playouts < self.style.playouts:
            return most * budget.playouts // self.style.playouts
        if budget.seconds is not None and budget.seconds < self.style.seconds:
            return int(most * budget.seconds / self.style.seconds)
        return most

    def _ending(self, best: Plan, positions: int) -> Plan:
        """The best of all endings, column by column; of a column with too many positions, the best that the beam found.
        Where no ending is better, that is `best`."""
        if not positions:
            return best
        score = self._trial(best)(0)
        self.k[bench.BY_SCORE] = 1
        holds_tiles = isinstance(self.view.agenda[0], PlaceTiles)
        for column in [-1] if holds_tiles else sorted(self._free_columns(), key=self._size):
            found, looked = self._best_of(column, positions, score)
            positions -= looked
            if found > score:
                score, best = found, Plan(best.worth, column, self._written())
        self.k[bench.BY_SCORE] = 0
        return best

    def _size(self, column: int) -> int:
        return int(self.s[at.FILLED + column])

    def _best_of(self, column: int, positions: int, known: int) -> tuple[int, int]:
        """What a column, or the hand, can end with, and how many positions were looked at."""
        s, o, ledger = self.s, self.o, vector(ledger_size(positions))
        points, stars, held = s[o + at.POINTS], s[o + at.STARS], s[o + at.HELD]
        if column >= 0:
            receive(s, o, column)
        found = int(best_ending(self.t, s, o, self.k, ledger, positions, known))
        s[o + at.POINTS], s[o + at.STARS], s[o + at.HELD] = points, stars, held
        return found, min(positions, int(ledger[LOOKED]))

    def _varied(self, plans: list[Plan]) -> list[Plan]:
        """The best so many, the best of each column among them."""
        first = {plan.column: plan for plan in reversed(plans)}
        rest = [plan for plan in plans if plan is not first[plan.column]]
        return sorted(first.values(), key=lambda plan: -plan.worth) + rest[: max(0, self._most - len(first))]

    def _trial(self, plan: Plan) -> Trial:
        """How the match ends when it goes by this plan, for a seed."""
        written, later, luck = vector(bench.DEPTH_MOST + 2), self._later, vector(2)
        for place, number in enumerate((plan.column, len(plan.actions), *plan.actions)):
            written[place] = number
        return lambda seed: int(try_plan(self.t, self.s, later, self.seat, self.k, luck, written, seed, 1))

    @cached_property
    def _later(self) -> Vector:
        """Where playouts are played."""
        return vector(len(self.s))

    def _words(self, plan: Plan) -> list[Action]:
        """The plan as actions of the game: column, tiles."""
        s = self.s
        found: list[Action] = []
        if plan.column >= 0:
            found.append(read_action(self.content, s, self.seat, at.TAKE + plan.column))
        for code in plan.actions:
            found.append(read_action(self.content, s, self.seat, code))
            if code & at.VERB == at.LAY:
                lay(self.t, s, self.o, (code & ~at.VERB) // at.CELLS, (code & ~at.VERB) % at.CELLS)
        return found

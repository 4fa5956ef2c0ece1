"""RW-S2, RW-S3: how the cards are laid and where the dice go. The biggest decisions of a match: it is played out."""

from collections.abc import Iterator, Sequence
from itertools import permutations, product

from branchline.bots.railways.bench import Bench, Position, deal, shuffles
from branchline.bots.railways.halving import Purse, best_of
from branchline.core.rng import Rng
from branchline.core.values import Cell
from branchline.games.railways.content import Content
from branchline.games.railways.rules.plan import place_of
from branchline.games.railways.state import MARKERS, PASSENGER_DICE, PLAN_SIZE, Laid
from branchline.games.railways.view import View
from branchline.kernels.compiling import Vector, vector
from branchline.kernels.railways import layout as at
from branchline.kernels.railways.play import lay_die
from branchline.kernels.railways.translate import cell_of, ground, number_of

Plan = tuple[Laid, ...]
Dice = tuple[tuple[Cell, int], ...]


class Rehearsal:
    """Matches played out from a plan with dice on it, each on the draws of its number."""

    def __init__(self, bench: Bench, rng: Rng, breadth: int, width: int) -> None:
        self.bench, self.breadth, self.width = bench, breadth, width
        self._rng = rng
        self._draws: list[Vector] = []

    def draws(self, number: int) -> Vector:
        while len(self._draws) <= number:
            made, self._rng = shuffles(self._rng)
            self._draws.append(made)
        return self._draws[number]

    def play(self, plan: Plan, dice: Dice, number: int) -> int:
        start = Position(fresh_head(self.bench.content, dice), ground(self.bench.content, plan))
        draws = self.draws(number)
        return self.bench.play_out(deal(start, draws), draws, self.breadth, self.width)


def fresh_head(content: Content, dice: Dice) -> Vector:
    """RW-S4."""
    head = vector(at.HEAD)
    head[at.POLLUTION], head[at.WORKERS], head[at.DECADE], head[at.BUILDING_DICE] = 1, 2, 1, 0b1110
    for cell, value in dice:
        lay_die(head, number_of(content, cell), value, 0)
    return head


# The plan -------------------------------------------------------------------------------------------------------------


def choose_plan(rehearsal: Rehearsal, view: View, purse: Purse) -> Plan:
    """The plan that plays out best, of those that can still be laid."""
    content = rehearsal.bench.content
    is_engineer = "engineer" in view.goals
    plans = sorted(plans_to_lay(view), key=lambda plan: -promise(content, plan, is_engineer))
    usual = {plan: likely_dice(content, plan) for plan in plans[: max(1, purse.playouts // 2)]}
    return best_of(list(usual), lambda plan, number: rehearsal.play(plan, usual[plan], number), purse)


def plans_to_lay(view: View) -> Iterator[Plan]:
    """Every plan that begins as the one that lies; of two that are each other's half turn one is enough."""
    left = PLAN_SIZE - len(view.plan)
    for cards in permutations(view.to_lay, left):
        for turns in product((False, True), repeat=left):
            laid = tuple(Laid(card, turned) for card, turned in zip(cards, turns, strict=True))
            if view.plan or cards[0] < cards[-1]:
                yield (*view.plan, *laid)


def promise(content: Content, plan: Plan, is_engineer: bool) -> int:
    """At a glance: how many railways are complete, and how many stops the longest trip over them could have. RW-G4: who
    has to upgrade them all wants few."""
    ends = railway_ends(content, plan)
    starts = {end for pair in ends for end in pair}
    farthest = max((_farthest(ends, (start,)) for start in starts), default=0)
    return (farthest - 3 * len(ends) if ends else -PLAN_SIZE * MARKERS) if is_engineer else 3 * farthest + len(ends)


def _farthest(ends: list[tuple[int, int]], passed: tuple[int, ...]) -> int:
    """The most stops on from here, with no more railways than there are markers."""
    if len(passed) > MARKERS:
        return 0
    onward = {pair[1 - pair.index(passed[-1])] for pair in ends if passed[-1] in pair}
    return max((1 + _farthest(ends, (*passed, stop)) for stop in onward.difference(passed)), default=0)


def railway_ends(content: Content, plan: Plan) -> list[tuple[int, int]]:
    """The buildings that each complete railway joins."""
    g = ground(content, plan)
    n = 4 * content.columns * content.rows
    railways = [int(g[at.RAILWAYS * n + place]) for place in range(int(g[at.RUNS * n]))]
    return [(int(g[at.END_A * n + railway]), int(g[at.END_B * n + railway])) for railway in railways]


# The dice -------------------------------------------------------------------------------------------------------------


def choose_dice(rehearsal: Rehearsal, view: View, purse: Purse, rng: Rng) -> Dice:
    """Where the dice go that are not placed yet, card by card: the usual places, and others drawn at random."""
    content = rehearsal.bench.content
    placed = tuple((die.cell, die.value) for die in view.dice)
    usual = likely_dice(content, view.plan, placed)
    choices = [usual]
    for _ in range(purse.playouts // 3):
        dice, rng = _any_dice(content, view.plan, placed, rng)
        if dice not in choices:
            choices.append(dice)
    return best_of(choices, lambda dice, number: rehearsal.play(view.plan, placed + dice, number), purse)


def likely_dice(content: Content, plan: Plan, placed: Dice = ()) -> Dice:
    """On each card the building where the most railways begin; the larger dice where more do."""
    railways = _railways_at(content, plan)
    cells = [
        max(there, key=lambda cell: railways[cell]) for there in places(content, plan, [cell for cell, _ in placed])
    ]
    values = _values_left(placed)
    rank = sorted(range(len(cells)), key=lambda place: railways[cells[place]])
    value_of = dict(zip(rank, sorted(values), strict=True))
    return tuple((cell, value_of[place]) for place, cell in enumerate(cells))


def _any_dice(content: Content, plan: Plan, placed: Dice, rng: Rng) -> tuple[Dice, Rng]:
    values, rng = rng.shuffled(_values_left(placed))
    taken, dice = [cell for cell, _ in placed], []
    for value in values:
        cell, rng = rng.choice(places(content, plan, taken)[0])
        taken.append(cell)
        dice.append((cell, value))
    return tuple(dice), rng


def _values_left(placed: Dice) -> list[int]:
    values = list(PASSENGER_DICE)
    for _, value in placed:
        values.remove(value)
    return values


def places(content: Content, plan: Plan, taken: Sequence[Cell]) -> list[list[Cell]]:
    """RW-S3: for each card without a die yet the cells that stand for its buildings."""
    g = ground(content, plan)
    n = 4 * content.columns * content.rows
    found: list[dict[int, Cell]] = [{} for _ in range(PLAN_SIZE)]
    for number in range(n):
        if g[at.BUILDING * n + number] >= 0:
            cell = cell_of(content, number)
            found[place_of(content, cell)].setdefault(int(g[at.BUILDING * n + number]), cell)
    return [list(there.values()) for there in found[len(taken) :]]


def _railways_at(content: Content, plan: Plan) -> dict[Cell, int]:
    """How many complete railways begin at each building, by any of its cells."""
    g = ground(content, plan)
    n = 4 * content.columns * content.rows
    ends = [end for pair in railway_ends(content, plan) for end in pair]
    return {
        cell_of(content, number): ends.count(int(g[at.BUILDING * n + number]))
        for number in range(n)
        if g[at.BUILDING * n + number] >= 0
    }

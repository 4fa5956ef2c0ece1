"""A decade searched: both actions and their payments together."""

from branchline.bots.railways.value import value
from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.railways.ground import can_build_on, matters
from branchline.kernels.railways.layout import (
    AMOUNT,
    BUILD,
    BUILDING_DICE,
    CELL,
    CELLS,
    DECADE,
    HEAD,
    KIND,
    PRICE_BUILD,
    ROW,
    RUNS,
)
from branchline.kernels.railways.legal import can_pay, list_actions, write_pass
from branchline.kernels.railways.play import carried_out, copy, refill
from branchline.kernels.railways.trips import SITES, SITES_MOST, WORTHS

# A candidate: what a decade is thought to lead to, a number that tells what it leads to apart, from which node of the
# beam, and its two actions.
WORTH, MARK, FROM, ACTIONS = 0, 1, 2, 3
CANDIDATE = 3 + 2 * ROW
LOWEST = -(1 << 40)


@compiled
def expand(
    t: Vector, v: Vector, h: Vector, g: Vector, source: int, breadth: int, keep: int, w: Vector, firsts: Vector,
    seconds: Vector, h1: Vector, g1: Vector, h2: Vector, g2: Vector, c: Vector,
) -> None:  # fmt: skip
    """Offers the decades that can be played from here to the candidates `c`, of which the best `keep` stay: those that
    begin with one of the `breadth` best first actions. The rest is room to work in."""
    find_sites(t, v, h, g, w, firsts, h1, g1)
    count = list_actions(t, h, g, firsts, 0, w, g2)
    if count == 0:
        write_pass(firsts, 0)
        count = 1
    for row in range(count):
        changed = carried_out(t, h, g, firsts, ROW * row, h1, g1)
        w[WORTHS + row] = value(t, h1, g1 if changed else g, v, w)
    for _ in range(min(count, breadth)):
        best = _best(w, count)
        w[WORTHS + best] = LOWEST
        if carried_out(t, h, g, firsts, ROW * best, h1, g1):
            _expand_second(t, v, h1, g1, source, keep, w, firsts, ROW * best, seconds, h2, g2, c)
        else:
            _expand_second(t, v, h1, g, source, keep, w, firsts, ROW * best, seconds, h2, g2, c)


@compiled
def _best(w: Vector, count: int) -> int:
    best = 0
    for row in range(1, count):
        if w[WORTHS + row] > w[WORTHS + best]:
            best = row
    return best


@compiled
def _expand_second(
    t: Vector, v: Vector, h: Vector, g: Vector, source: int, keep: int, w: Vector, firsts: Vector, first: int,
    seconds: Vector, h2: Vector, g2: Vector, c: Vector,
) -> None:  # fmt: skip
    """The second action, which may be passed."""
    count = list_actions(t, h, g, seconds, 0, w, g2)
    write_pass(seconds, count)
    for row in range(count + 1):
        changed = carried_out(t, h, g, seconds, ROW * row, h2, g2)
        h2[DECADE] += 1
        worth = value(t, h2, g2 if changed else g, v, w)
        if c[0] < keep or worth > c[1 + CANDIDATE * c[1 + CANDIDATE * keep] + WORTH]:
            _offer(c, keep, worth, source, h2, firsts, first, seconds, ROW * row)


@compiled
def _mark_of(h: Vector) -> int:
    """The same for the same position."""
    mark = 1
    for place in range(HEAD):
        mark = (mark * 1000003 + h[place] + place) % 2305843009213693951
    return mark


@compiled
def _offer(
    c: Vector, keep: int, worth: int, source: int, h: Vector, firsts: Vector, first: int, seconds: Vector, second: int
) -> None:
    """Puts a decade among the best, unless one that leads to the same is there. After the last candidate stands which
    of them is the worst."""
    mark = _mark_of(h)
    for other in range(c[0]):
        if c[1 + CANDIDATE * other + MARK] == mark:
            return
    place = c[1 + CANDIDATE * keep]
    if c[0] < keep:
        place = c[0]
        c[0] += 1
    begin = 1 + CANDIDATE * place
    c[begin + WORTH], c[begin + MARK], c[begin + FROM] = worth, mark, source
    for offset in range(ROW):
        c[begin + ACTIONS + offset] = firsts[first + offset]
        c[begin + ACTIONS + ROW + offset] = seconds[second + offset]
    worst = 0
    for other in range(1, c[0]):
        if c[1 + CANDIDATE * other + WORTH] < c[1 + CANDIDATE * worst + WORTH]:
            worst = other
    c[1 + CANDIDATE * keep] = worst


@compiled
def find_sites(t: Vector, v: Vector, h: Vector, g: Vector, w: Vector, rows: Vector, h1: Vector, g1: Vector) -> None:
    """The cells where a building die looks best, whether it can be paid or not."""
    w[SITES] = 0
    die = 3
    while die and not h[BUILDING_DICE] >> die & 1:
        die -= 1
    if die == 0 or not can_pay(t, h, PRICE_BUILD):
        return
    write_pass(rows, 0)
    rows[KIND], rows[AMOUNT] = BUILD, die
    for cell in range(t[CELLS]):
        if can_build_on(t, g, cell) and matters(t, g, cell):
            rows[CELL] = cell
            carried_out(t, h, g, rows, 0, h1, g1)
            _keep_site(w, cell, value(t, h1, g1, v, w))


@compiled
def _keep_site(w: Vector, cell: int, worth: int) -> None:
    """Among the best so far, the best first."""
    place = w[SITES]
    if place < SITES_MOST:
        w[SITES] += 1
    elif worth > w[WORTHS + SITES_MOST - 1]:
        place = SITES_MOST - 1
    else:
        return
    while place and w[WORTHS + place - 1] < worth:
        w[WORTHS + place] = w[WORTHS + place - 1]
        w[SITES + 1 + place] = w[SITES + place]
        place -= 1
    w[WORTHS + place] = worth
    w[SITES + 1 + place] = cell


@compiled
def expand_rest(
    t: Vector, v: Vector, h: Vector, g: Vector, source: int, keep: int, w: Vector, firsts: Vector, seconds: Vector,
    h1: Vector, g1: Vector, h2: Vector, g2: Vector, c: Vector,
) -> None:  # fmt: skip
    """The same where the first action has been taken: a pass stands for it."""
    find_sites(t, v, h, g, w, firsts, h1, g1)
    write_pass(firsts, 0)
    _expand_second(t, v, h, g, source, keep, w, firsts, 0, seconds, h2, g2, c)


@compiled
def follow(
    t: Vector, h: Vector, g: Vector, rows: Vector, orders: Vector, h1: Vector, g1: Vector, h2: Vector, g2: Vector
) -> bool:
    """Plays two actions and the bookkeeping, with the cards shuffled into this decade's order: the head into `h2`, the
    ground into `g2` where it changed, which is said."""
    if carried_out(t, h, g, rows, 0, h1, g1):
        if not carried_out(t, h1, g1, rows, ROW, h2, g2):
            copy(g2, g1, RUNS * t[CELLS] + 2)
        changed = True
    else:
        changed = carried_out(t, h1, g, rows, ROW, h2, g2)
    refill(h2, orders, 4 * h[DECADE])
    return changed

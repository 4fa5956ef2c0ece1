"""What is known of the ways on a board before any run is looked at: how far it is home from everywhere, how many tiles
are missing ahead, what lies about, what a turn's delay costs. All of it lies in one vector.

Worths are thousandths of a point; lengths of way are sixteenths of a turn.
"""

from typing import Final

from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.off_the_rails.board import beside, count, is_buildable
from branchline.kernels.off_the_rails.layout import (
    ACTIONS,
    ACTIVE,
    BOARD,
    CELLS,
    CLAN,
    DECK_LEFT,
    EXIT_MOST,
    EXITS,
    FASTEST,
    GROUND,
    HOLDER,
    IS_OPEN,
    JEWELS,
    KINDS,
    ROCK,
    SLOWEST,
    STUB,
    SURFACE,
    TRACK,
    VALUE,
    WIDTH,
)

FAR: Final = 400
DEPOSITS_MOST: Final = 40
TURN: Final = 16
LAST_CARDS: Final = 9

# What a level thinks things are worth: set before anything else is worked out.
PATIENCE: Final = 0
"""What is left, in 1024ths, of something a turn away: in each of the moods below."""
SAFE: Final = 4
"""What a cart at home is worth by itself, in each of them."""
STEP: Final = 8
BUILD: Final = 9
"""What a step and a missing tile add to the length of a way."""
EFFORT: Final = 10
"""What an action is worth."""
LURE: Final = 11
"""What is left, in 1024ths, of what lies about."""
RAM: Final = 12
"""What is gained, in 1024ths, of what a rival loses by a collision."""
RUBIES: Final = 13
"""What a ruby is worth beyond its points (OR-F2)."""
WRECK: Final = 14
"""What a rival's empty cart is worth to it."""
WEIGHTS: Final = 15

# Moods.
CALM: Final = 0
NEAR: Final = 1
SOON: Final = 2
OPEN: Final = 3

WORTH: Final = WEIGHTS
"""What a piece of each kind is worth to bring home."""
LEFT_AFTER: Final = WORTH + KINDS
"""What is left of something so far away."""
AWAY: Final = LEFT_AFTER + FAR + 1
"""How far it is home from each cell, by each side."""
NEED: Final = AWAY + 4 * CELLS
"""How many tiles are missing for so many steps from each cell, by each side."""
LYING: Final = NEED + (FASTEST + 1) * 4 * CELLS
"""How many deposits there are; then their cells, worths, and how far they are from home."""
LYING_WORTH: Final = LYING + 1 + DEPOSITS_MOST
LYING_AWAY: Final = LYING_WORTH + DEPOSITS_MOST
AT_HOME: Final = LYING_AWAY + DEPOSITS_MOST
"""What a cart in the reserve is worth to the seat whose turn it is."""
HOME_BONUS: Final = AT_HOME + 1
WAITS: Final = HOME_BONUS + 1
QUEUE: Final = WAITS + 4 * CELLS
"""Room for the search of the ways home."""
WAYS: Final = QUEUE + 4 * CELLS


@compiled
def survey(t: Vector, s: Vector, f: Vector) -> None:
    """For the seat whose turn it is."""
    mood = mood_of(s)
    for kind in range(KINDS):
        f[WORTH + kind] = 1000 * t[VALUE + kind]
    f[WORTH] += f[RUBIES]
    f[HOME_BONUS] = f[SAFE + mood]
    _set_patience(f, f[PATIENCE + mood])
    find_home(t, s, f)
    find_needs(t, s, f)
    _list_deposits(t, s, f)
    f[AT_HOME] = _worth_at_home(t, s, f)


@compiled
def mood_of(s: Vector) -> int:
    """OR-S2, OR-S3: the chasm card is one of the last nine of the deck. OR-H2: then everyone has one more turn."""
    if s[IS_OPEN]:
        return OPEN
    if s[HOLDER] >= 0:
        return SOON
    return NEAR if s[DECK_LEFT] <= LAST_CARDS else CALM


@compiled
def _set_patience(f: Vector, patience: int) -> None:
    """A whole turn at a time, what lies between on a straight line."""
    left = 1024
    for away in range(0, FAR + 1, TURN):
        after = left * patience // 1024
        for part in range(min(TURN, FAR + 1 - away)):
            f[LEFT_AFTER + away + part] = left + (after - left) * part // TURN
        left = after


@compiled
def missing(s: Vector, cell: int, come: int, out: int) -> int:
    """How many actions it takes until the cell has both exits."""
    track = s[TRACK + cell]
    if track == 0:
        return 1
    return (1 - (track >> come & 1)) + (1 - (track >> out & 1))


@compiled
def find_home(t: Vector, s: Vector, f: Vector) -> None:
    """The shortest ways, over the track there is and the track there could be: backwards from the surface, again and
    again from where a shorter one was found."""
    for place in range(4 * CELLS):
        f[AWAY + place] = FAR
        f[WAITS + place] = 0
    first, waiting = 0, 0
    for cell in range(WIDTH, CELLS - WIDTH):
        for side in range(4):
            if is_buildable(t, s, cell) and t[GROUND + beside(cell, side)] == SURFACE:
                waiting = _found(f, 4 * cell + side, f[STEP], first, waiting)
    while waiting:
        place = f[QUEUE + first]
        first, waiting = (first + 1) % (4 * CELLS), waiting - 1
        f[WAITS + place] = 0
        waiting = _look_back(t, s, f, place, first, waiting)


@compiled
def _look_back(t: Vector, s: Vector, f: Vector, place: int, first: int, waiting: int) -> int:
    """From where one could come into a cell and leave it by this side."""
    cell, out = place // 4, place % 4
    for come in range(4 if is_buildable(t, s, cell) else 0):
        back = beside(cell, come)
        if come != out and t[GROUND + back]:
            away = f[AWAY + place] + f[STEP] + f[BUILD] * missing(s, cell, come, out)
            waiting = _found(f, 4 * back + (come ^ 2), away, first, waiting)
    return waiting


@compiled
def _found(f: Vector, place: int, away: int, first: int, waiting: int) -> int:
    """Notes a way that is shorter than those known, and that others may be for it; how many wait to be looked at."""
    if away >= f[AWAY + place]:
        return waiting
    f[AWAY + place] = away
    if f[WAITS + place]:
        return waiting
    f[WAITS + place] = 1
    f[QUEUE + (first + waiting) % (4 * CELLS)] = place
    return waiting + 1


@compiled
def find_needs(t: Vector, s: Vector, f: Vector) -> None:
    """Step by step; the surface ends all need."""
    for place in range(4 * CELLS):
        f[NEED + place] = 0
    for steps in range(1, FASTEST + 1):
        row = NEED + steps * 4 * CELLS
        for cell in range(CELLS):
            for side in range(4):
                if leads_on(t, cell, side):
                    f[row + 4 * cell + side] = _need_by(t, s, f, row - 4 * CELLS, cell, side)


@compiled
def leads_on(t: Vector, cell: int, side: int) -> bool:
    """Whether a cart can ever face that way there: on the surface only inwards (OR-C5)."""
    return t[GROUND + cell] == BOARD or (t[GROUND + cell] == SURFACE and t[STUB + cell] == side)


@compiled
def _need_by(t: Vector, s: Vector, f: Vector, row: int, cell: int, side: int) -> int:
    ahead, come = beside(cell, side), side ^ 2
    if t[GROUND + ahead] == SURFACE:
        return 0
    if not is_buildable(t, s, ahead):
        return FAR
    best = FAR
    for out in range(4):
        if out != come:
            best = min(best, missing(s, ahead, come, out) + f[row + 4 * ahead + out])
    return best


@compiled
def survival(f: Vector, cell: int, side: int, speed: int) -> int:
    """How many actions it takes at least to keep a cart that stands there on the track in its next move."""
    best = FAR
    for other in range(SLOWEST, FASTEST + 1):
        best = min(best, abs(other - speed) + f[NEED + other * 4 * CELLS + 4 * cell + side])
    return best


# What lies about ------------------------------------------------------------------------------------------------------


@compiled
def _list_deposits(t: Vector, s: Vector, f: Vector) -> None:
    """A deposit counts by what one visit may bring: less under rocks."""
    number = 0
    for cell in range(WIDTH, CELLS - WIDTH):
        jewels = s[JEWELS + cell]
        if jewels and number < DEPOSITS_MOST and t[GROUND + cell]:
            away = FAR
            for side in range(4):
                away = min(away, f[AWAY + 4 * cell + side])
            f[LYING + 1 + number] = cell
            f[LYING_WORTH + number] = visit_worth(f, jewels)
            f[LYING_AWAY + number] = away
            number += 1
    f[LYING] = number


@compiled
def visit_worth(f: Vector, jewels: int) -> int:
    best, second = 0, 0
    for kind in range(KINDS):
        number = count(jewels, kind)
        if number and f[WORTH + kind] > best:
            best, second = f[WORTH + kind], f[WORTH + kind] if number > 1 else best
        elif number and f[WORTH + kind] > second:
            second = f[WORTH + kind]
    rocks = count(jewels, ROCK)
    return best + second // 2 if rocks == 0 else best // (2 * rocks)


@compiled
def steps_to(cell: int, side: int, target: int) -> int:
    """As the crow flies, and two more when it lies behind."""
    dx, dy = target % WIDTH - cell % WIDTH, target // WIDTH - cell // WIDTH
    ahead = beside(0, side)
    is_behind = ahead * (dx if side & 1 else dy * WIDTH) < 0
    return abs(dx) + abs(dy) + (2 if is_behind else 0)


@compiled
def lure(s: Vector, f: Vector, cell: int, side: int, room: int) -> int:
    """The three deposits most worth going for from there."""
    if room <= 0:
        return 0
    first, second, third = 0, 0, 0
    for number in range(f[LYING]):
        target = f[LYING + 1 + number]
        if s[JEWELS + target]:
            away = (f[STEP] + f[BUILD] // 2) * steps_to(cell, side, target) + f[LYING_AWAY + number]
            worth = f[LYING_WORTH + number] * f[LEFT_AFTER + min(FAR, away)] // 1024
            if worth > first:
                first, second, third = worth, first, second
            elif worth > second:
                second, third = worth, second
            elif worth > third:
                third = worth
    total = first + (second if room > 1 else 0) + (third if room > 2 else 0)
    return total * f[LURE] // 1024


@compiled
def _worth_at_home(t: Vector, s: Vector, f: Vector) -> int:
    """A cart in the reserve can be placed in the next turn, for an action."""
    exits, best = EXITS + (EXIT_MOST + 1) * s[CLAN + s[ACTIVE]], 0
    for number in range(t[exits]):
        cell = t[exits + 1 + number]
        best = max(best, lure(s, f, cell, t[STUB + cell], ACTIONS))
    return f[HOME_BONUS] + max(0, best * f[LEFT_AFTER + TURN] // 1024 - f[EFFORT])

"""OR-D, OR-H, OR-F: the end of a turn, the chasm, the score."""

from branchline.kernels.chance import below
from branchline.kernels.compiling import Vector, compiled
from branchline.kernels.off_the_rails.board import beside, count, derail, nth_kind, one, pieces, points
from branchline.kernels.off_the_rails.layout import (
    ACTIVE,
    ASIDE,
    BAG,
    BOARD,
    CARD_CELL,
    CARD_SIZE,
    CELLS,
    CENTRE,
    CHASM,
    CHASM_CARD,
    CHASM_DECK,
    COLOURS,
    DECK,
    DECK_LEFT,
    DIE,
    GROUND,
    HOLDER,
    IS_OPEN,
    IS_OVER,
    JEWELS,
    MINE_CELLS,
    MISSIONS,
    ON,
    OUT,
    PENDING,
    PLACE,
    RESERVE,
    ROCK,
    RUBY,
    SEATS,
    STOCK,
    SWALLOWED,
    TOKENS,
    TRACK,
    VALUE,
    WIDTH,
)
from branchline.kernels.off_the_rails.riding import carts_out

MOST_RUBIES, SAFE_CART, MISSION = 5, 3, 4


@compiled
def deposit(t: Vector, s: Vector, r: Vector) -> None:
    """OR-D1: the top card is turned. OR-H3: who holds the chasm card opens the chasm after this. OR-H4: once it is
    open, a token is drawn instead."""
    s[PENDING] = -1
    if s[IS_OPEN]:
        draw_token(t, s, r)
        return
    is_holder = s[HOLDER] == s[ACTIVE]
    turn_card(t, s, r)
    if is_holder:
        open_chasm(t, s)


@compiled
def turn_card(t: Vector, s: Vector, r: Vector) -> None:
    """OR-D1: so many pieces from the bag go on the card's cell. OR-H1: the chasm card makes no deposit."""
    s[DECK_LEFT] -= 1
    card = s[DECK + s[DECK_LEFT]]
    if card == CHASM_CARD:
        s[HOLDER] = s[ACTIVE]
        return
    for _ in range(min(t[CARD_SIZE + card], pieces(s[BAG]))):
        kind = nth_kind(s[BAG], below(r, pieces(s[BAG])))
        s[BAG] -= one(kind)
        s[JEWELS + t[CARD_CELL + card]] += one(kind)


@compiled
def open_chasm(t: Vector, s: Vector) -> None:
    """OR-H3: the cells of the four cards of the chasm deck fall."""
    s[IS_OPEN] = 1
    for place in range(COLOURS):
        card = s[CHASM_DECK + place]
        swallow(s, t[CARD_CELL + card], card // MINE_CELLS)


@compiled
def swallow(s: Vector, cell: int, colour: int) -> None:
    """OR-H3, OR-H4: track, cart and jewels on the cell are out of the game; a hold goes to the bag (OR-H6)."""
    s[SWALLOWED] += s[JEWELS + cell]
    s[TRACK + cell], s[JEWELS + cell], s[CHASM + cell] = 0, 0, colour + 1
    if s[ON + cell]:
        derail(s, s[ON + cell] - 1)


@compiled
def draw_token(t: Vector, s: Vector, r: Vector) -> None:
    """OR-H4: a random token; with no legal cell it is set aside. OR-V2: with the die it only names the mine."""
    number, colour = below(r, s[TOKENS] + s[TOKENS + 1] + s[TOKENS + 2] + s[TOKENS + 3]), 0
    while number >= s[TOKENS + colour]:
        number -= s[TOKENS + colour]
        colour += 1
    s[TOKENS + colour] -= 1
    if s[DIE]:
        roll_die(t, s, r, colour)
    elif can_grow_anywhere(t, s, colour):
        s[PENDING] = colour
    else:
        s[ASIDE + colour] += 1


@compiled
def roll_die(t: Vector, s: Vector, r: Vector, colour: int) -> None:
    """OR-V2: which of the mine's cells falls; for one that has fallen, roll again."""
    while True:
        cell = t[CARD_CELL + MINE_CELLS * colour + below(r, MINE_CELLS)]
        if s[CHASM + cell] == 0:
            swallow(s, cell, colour)
            return


@compiled
def can_grow(t: Vector, s: Vector, colour: int, cell: int) -> bool:
    """OR-H4: a board cell without a token, orthogonally next to a token of the colour. A centre is one, too."""
    if (t[GROUND + cell] != BOARD and t[GROUND + cell] != CENTRE) or s[CHASM + cell]:
        return False
    for side in range(4):
        if s[CHASM + beside(cell, side)] == colour + 1:
            return True
    return False


@compiled
def can_grow_anywhere(t: Vector, s: Vector, colour: int) -> bool:
    for cell in range(WIDTH, CELLS - WIDTH):
        if can_grow(t, s, colour, cell):
            return True
    return False


@compiled
def next_turn(s: Vector) -> None:
    """OR-H8: the end, when the chasm is open and no cart is on the board or every token drawn; carts still out are
    lost. OR-S5, OR-H2, OR-H7: otherwise the next seat's turn."""
    s[PENDING] = -1
    tokens = s[TOKENS] + s[TOKENS + 1] + s[TOKENS + 2] + s[TOKENS + 3]
    if s[IS_OPEN] and (tokens == 0 or carts_out(s) == 0):
        s[IS_OVER] = 1
        for cart in range(2 * s[SEATS]):
            if s[PLACE + cart] == OUT:
                derail(s, cart)
    else:
        s[ACTIVE] = (s[ACTIVE] + 1) % s[SEATS]


@compiled
def score(t: Vector, s: Vector, seat: int) -> int:
    """OR-F1, OR-F2, OR-F3, OR-F5: jewels, the most rubies, carts in the reserve, missions."""
    total = points(t, VALUE, s[STOCK + seat]) + MISSION * s[MISSIONS + seat]
    for cart in (2 * seat, 2 * seat + 1):
        if s[PLACE + cart] == RESERVE:
            total += SAFE_CART
    rubies, most = count(s[STOCK + seat], RUBY), 0
    for other in range(s[SEATS]):
        most = max(most, count(s[STOCK + other], RUBY))
    return total + (MOST_RUBIES if rubies and rubies == most else 0)


@compiled
def rank(t: Vector, s: Vector, seat: int) -> int:
    """OR-F4: the score, then most jewels without the rocks, then fewest rocks, in one number."""
    rocks = count(s[STOCK + seat], ROCK)
    return (score(t, s, seat) * 100 + pieces(s[STOCK + seat]) - rocks) * 100 - rocks

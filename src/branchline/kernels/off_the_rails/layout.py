"""Where everything lies: the places of a position's vector, of the content's, of what is known of the ways, of a run.

A name written in capitals is a place, or a number that a place can hold. Jewels are counts by kind, seven bits each, in
one number. Sides are 0 to 3, clockwise from the north; the exits of a tile are four bits.
"""

from typing import Final

# The grid: the board with a ring around it, in which the surface lies.
WIDTH: Final = 16
CELLS: Final = 14 * WIDTH
SEATS_MOST: Final = 4
CARTS_MOST: Final = 2 * SEATS_MOST
DECK_MOST: Final = 25
HOLD: Final = 5
SLOWEST: Final = 1
FIRST_SPEED: Final = 3
FASTEST: Final = 6
ACTIONS: Final = 4
STOPPED_LIMIT: Final = 2
COLOURS: Final = 4
MINE_CELLS: Final = 8
KINDS: Final = 5
RUBY: Final = 0
ROCK: Final = 4
BITS: Final = 7
COUNT: Final = (1 << BITS) - 1
CHASM_CARD: Final = COLOURS * MINE_CELLS

# A position -----------------------------------------------------------------------------------------------------------
SEATS: Final = 0
ACTIVE: Final = 1
SUPPLY: Final = 2
HOLDER: Final = 3
"""Who turned the chasm card, or -1."""
IS_OPEN: Final = 4
BUMPERS: Final = 5
DIE: Final = 6
IS_OVER: Final = 7
DECK_LEFT: Final = 8
BAG: Final = 9
SWALLOWED: Final = 10
PENDING: Final = 11
"""The colour of the token that is to be placed, or -1."""
CLAN: Final = 12
STOCK: Final = CLAN + SEATS_MOST
MISSIONS: Final = STOCK + SEATS_MOST
"""How many each seat took."""
TOKENS: Final = MISSIONS + SEATS_MOST
ASIDE: Final = TOKENS + COLOURS
CHASM_DECK: Final = ASIDE + COLOURS
PLACE: Final = CHASM_DECK + COLOURS
"""Of each cart; then its cell, facing, speed and hold."""
CELL: Final = PLACE + CARTS_MOST
FACING: Final = CELL + CARTS_MOST
SPEED: Final = FACING + CARTS_MOST
LOAD: Final = SPEED + CARTS_MOST
DECK: Final = LOAD + CARTS_MOST
"""The next card last."""
TRACK: Final = DECK + DECK_MOST
JEWELS: Final = TRACK + CELLS
CHASM: Final = JEWELS + CELLS
"""0, or the token's colour and 1."""
ON: Final = CHASM + CELLS
"""0, or the number of the cart that stands there and 1."""
STOOD: Final = ON + CELLS
"""1 where a cart stood when the actions ended: no upgrade there (OR-A2)."""
AIMS: Final = STOOD + CELLS
"""How many missions lie open, and for each what it asks for (OR-V4)."""
AIMS_MOST: Final = 5
AIM: Final = 7
AIM_DEED: Final = 0
AIM_TIMES: Final = 1
AIM_PIECES: Final = 2
AIM_JEWELS: Final = 3
AIM_SPEED: Final = 4
AIM_FOREIGN: Final = 5
AIM_CELLS: Final = 6
POSITION: Final = AIMS + 1 + AIM * AIMS_MOST

BANK: Final = 1
COLLECT: Final = 2
HIT: Final = 3
WRECK: Final = 4

RESERVE: Final = 0
OUT: Final = 1
LOST: Final = 2

# The content ----------------------------------------------------------------------------------------------------------
GROUND: Final = 0
"""What each cell is; see below."""
SURFACE_CLAN: Final = GROUND + CELLS
STUB: Final = SURFACE_CLAN + CELLS
"""The side by which a surface cell is joined to the board."""
EXITS: Final = STUB + CELLS
"""For each clan how many cells its exit has, and these."""
EXIT_MOST: Final = 12
VALUE: Final = EXITS + COLOURS * (EXIT_MOST + 1)
"""What a piece of each kind is worth at the end."""
CARD_CELL: Final = VALUE + KINDS
CARD_SIZE: Final = CARD_CELL + COLOURS * MINE_CELLS
TABLES: Final = CARD_SIZE + COLOURS * MINE_CELLS

# 0: neither board nor surface.
BOARD: Final = 1
CENTRE: Final = 2
SURFACE: Final = 3

# A run: what a cart could do in a turn, as one row of a list --------------------------------------------------------
RUN_WORTH: Final = 0
RUN_COST: Final = 1
"""Actions, all told."""
RUN_CART: Final = 2
RUN_EXIT: Final = 3
"""The surface cell it is placed on first, or -1."""
RUN_SPEED: Final = 4
RUN_ROUTE: Final = 5
"""For every cell entered, eight bits: the side it leaves by, the first piece it takes there and the second."""
RUN_FACING: Final = 6
"""The side it faces after a collision, or -1."""
RUN_BUILDS: Final = 7
"""How many tiles are laid or upgraded for it, and for each its cell times 16 and its exits."""
BUILDS_MOST: Final = 8
RUN_END: Final = RUN_BUILDS + BUILDS_MOST + 1
RUN_AIM: Final = RUN_END + 1
"""What a mission that it meets is worth."""
RUN: Final = RUN_AIM + 1
RUNS_MOST: Final = 4096

HOME: Final = 1
STANDS: Final = 2
HITS: Final = 3
BUMPS: Final = 4
DERAILS: Final = 5

"""Where everything lies: the places of a table's vector, of a seat's part in it, and of the content's vector.

A table is one vector: what is common first, then a part for each seat. A name written in capitals is a place. Places of
a seat's part are counted from the start of that part, which the functions call `o`.
"""

from typing import Final

# What a vector can hold. Content that could need more is not played by a kernel.
COLUMNS_MOST: Final = 5
COLUMN_MOST: Final = 7
"""Tiles in a column."""
BAG_MOST: Final = 1024
TILES_MOST: Final = 64
"""Tiles in an area, one place spare: eight columns, a starting tile and three objectives."""
SEGMENTS_MOST: Final = 4
NODES: Final = TILES_MOST * SEGMENTS_MOST
"""A node is a segment of a laid tile: four times the tile's place in the order of laying, and the segment's number."""
TOKENS: Final = 7
OBJECTIVES_MOST: Final = 3

# The grid: 64 by 64 cells, each row going on in the next. An area of 63 tiles never meets its own other end (RT-T6).
WIDTH: Final = 64
CELLS: Final = WIDTH * WIDTH
WRAP: Final = CELLS - 1
CENTRE: Final = WIDTH * (WIDTH // 2) + WIDTH // 2

# What is common -------------------------------------------------------------------------------------------------------
SEATS: Final = 0
ROUND: Final = 1
PHASE: Final = 2
"""What is being decided; see the phases below."""
PLACE: Final = 3
"""Whose turn it is in the order, in the phases that seats go through one by one."""
ACTING: Final = 4
"""The seats, as bits, that still place tiles or pawns."""
PARALLEL: Final = 5
CHALLENGE: Final = 6
"""1 to 15 as in RT-Q1 to RT-Q15; 0 for none."""
COLUMNS: Final = 7
BAG_LEFT: Final = 8
UNDRAWN: Final = 9
"""How many tokens are still face down."""
WAITING: Final = 10
HALL: Final = 11
"""Two places: the left hall and the right one. A token or -1."""
SUPPLY: Final = 13
"""Four places: cars, trains, travellers, stars."""
COINS: Final = 17
"""The coins of the rounds to come (RT-E2), a bit for each."""
HAS_GOALS: Final = 18
"""1 in a match with objectives."""
STARTING: Final = 19
"""How many starting tiles are left, and four places for them."""
ORDER: Final = 24
SIZE: Final = 28
"""The columns' sizes."""
FILLED: Final = SIZE + COLUMNS_MOST
"""How many tiles lie in each column."""
COLUMN_STARS: Final = FILLED + COLUMNS_MOST
TAKEN: Final = COLUMN_STARS + COLUMNS_MOST
"""Who took each column, or -1."""
COLUMN_TILES: Final = TAKEN + COLUMNS_MOST
TOKEN_ORDER: Final = COLUMN_TILES + COLUMNS_MOST * COLUMN_MOST
"""The tokens face down; the last one is turned up next."""
BAG: Final = TOKEN_ORDER + TOKENS
"""The tiles in the bag; the last one is drawn next."""
COMMON: Final = BAG + BAG_MOST

# A seat's part --------------------------------------------------------------------------------------------------------
LAID: Final = 0
"""How many tiles the area has."""
POINTS: Final = 1
STARS: Final = 2
REJECTED: Final = 3
COLUMN: Final = 4
"""The column taken this round, or -1."""
USED: Final = 5
"""The halls whose tokens were used this round, as bits."""
OWES: Final = 6
HELD: Final = 7
"""How many tiles are in hand."""
GOALS: Final = 8
"""How many objective tiles are left."""
OPENINGS: Final = 9
CITIES: Final = 10
LONE_TOWNS: Final = 11
TOWN_PAIRS: Final = 12
RECTANGLE: Final = 13
EDGE: Final = 14
"""How many free cells touch the area."""
JOINED: Final = 15
"""How many entries the log of joins has."""
MARK: Final = 16
"""A number that tells areas apart: the same tiles in the same places have the same, in whatever order they came."""
PAWNS: Final = 17
"""How many pawns of each type stand in the area: three places."""
HAND: Final = 20
GOAL: Final = HAND + COLUMN_MOST
FRONTIER: Final = GOAL + OBJECTIVES_MOST
"""The free cells that touch the area."""
CELL: Final = FRONTIER + 2 * TILES_MOST + 4
"""For each laid tile its cell; then its face, its column and row, and what undoing it needs to know."""
FACE: Final = CELL + TILES_MOST
X: Final = FACE + TILES_MOST
Y: Final = X + TILES_MOST
PAWN: Final = Y + TILES_MOST
"""1 where a pawn stands on the tile's pin."""
RECTANGLE_BEFORE: Final = PAWN + TILES_MOST
JOINED_BEFORE: Final = RECTANGLE_BEFORE + TILES_MOST
EDGE_PLACE: Final = JOINED_BEFORE + TILES_MOST
"""Where in the frontier the tile's cell was."""
TOWN: Final = EDGE_PLACE + TILES_MOST
"""The towns' forest: the parent of each tile, then the sizes of the groups."""
TOWN_SIZE: Final = TOWN + TILES_MOST
JOINS: Final = TOWN_SIZE + TILES_MOST
"""The log: what was joined to something, last join last (see networks.py)."""
WAY: Final = JOINS + 3 * NODES
"""The forest of road and rail networks; then that of travellers (see networks.py)."""
WAY_FIELDS: Final = 6
TRAVEL: Final = WAY + WAY_FIELDS * NODES
STEPS: Final = TRAVEL + WAY_FIELDS * NODES
"""Room for those who walk the networks: a number for each node, and a queue of nodes."""
QUEUE: Final = STEPS + NODES
GRID: Final = QUEUE + NODES
"""0: a free cell far from everything. Above 0: a free cell that touches the area: what its neighbours ask (eight bits),
and above these its place in the frontier. Below 0: a laid tile, -1 for the first."""
SEAT: Final = GRID + CELLS

# Fields of a forest, each with NODES places: the parent, how many nodes, empty pins, pawns, open ends, stations.
PARENT: Final = 0
NODE_COUNT: Final = NODES
EMPTY_PINS: Final = 2 * NODES
PAWN_COUNT: Final = 3 * NODES
OPEN_ENDS: Final = 4 * NODES
STATIONS: Final = 5 * NODES

# The content's vector -------------------------------------------------------------------------------------------------
KINDS_MOST: Final = 512
FACES_MOST: Final = 8 * KINDS_MOST
FACE_FIELDS: Final = 16
FIRST_FACE: Final = 0
"""For each kind of tile its first face, and one place more: a kind's faces stand together, in the order of its lays."""
CONFIGURATION: Final = FIRST_FACE + KINDS_MOST + 1
"""For each kind a number that is the same for the same configuration (RT-S4)."""
TOKEN_TYPES: Final = CONFIGURATION + KINDS_MOST
"""For each token the pawns it allows, as bits."""
TOKEN_FLAG: Final = TOKEN_TYPES + TOKENS
FIT_COUNT: Final = TOKEN_FLAG + TOKENS
"""For each kind and each of the 256 ways to ask: how many of its faces answer."""
FACES: Final = FIT_COUNT + 256 * KINDS_MOST
TABLES: Final = FACES + FACE_FIELDS * FACES_MOST

# Fields of a face: what its sides show (two bits each, as they ask of neighbours); the segment at each side or -1; how
# many segments; which of them are roads (bits); town; station; the pin (0 none, 1 car, 2 train, 3 traveller); the
# segment of the pin; which objective (0 none, 1 to 7 as in RT-O1 to RT-O7); its kind; how many sides have ways.
SHOWS: Final = 0
SEGMENT_AT: Final = 1
SEGMENTS: Final = 5
ROADS: Final = 6
IS_TOWN: Final = 7
STATION: Final = 8
PIN: Final = 9
PIN_SEGMENT: Final = 10
OBJECTIVE: Final = 11
KIND: Final = 12

# Phases ---------------------------------------------------------------------------------------------------------------
STARTING_TILES: Final = 1
CHOOSING: Final = 2
PLACING: Final = 3
PAWNING: Final = 4
OVER: Final = 5

# Actions: a verb, and what it is about --------------------------------------------------------------------------------
TAKE: Final = 1 << 40
"""and the column"""
LAY: Final = 2 << 40
"""and the face times CELLS and the cell"""
REJECT: Final = 3 << 40
"""and the kind of tile"""
DISCARD: Final = 4 << 40
"""and the kind of tile"""
PUT: Final = 5 << 40
"""and the hall times TILES_MOST and the laid tile"""
END: Final = 6 << 40
VERB: Final = ~((1 << 40) - 1)

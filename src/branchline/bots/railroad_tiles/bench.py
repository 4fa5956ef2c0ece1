"""Where everything lies on the bench: the vector that a bot thinks on, beside the table's and the content's.

Worths are in thousandths of a point. A weight is two numbers: what it is in the last round but one, and how much more
it is in the first; in the last round the score sheet alone counts.
"""

from typing import Final

from branchline.kernels.railroad_tiles.layout import (
    COLUMN_MOST,
    GOAL,
    HAND,
    NODES,
    OBJECTIVES_MOST,
    TILES_MOST,
    WIDTH,
)

POINT: Final = 1000
ROUNDS: Final = 8

# The weights, by their places; WEIGHTS names them in the same order.
OPEN: Final = 0
"""What each opening costs before the end."""
OVER: Final = 1
"""What each opening beyond the free ones costs more."""
DEAD: Final = 2
"""What each opening costs that nothing may close: by how likely that is."""
GAP: Final = 3
"""What a cell between tiles costs that nothing may fill: by how likely that is."""
MISS: Final = 4
"""What a cell missing in a rectangle takes off it."""
MISS_HARD: Final = 5
"""And what it takes off more where nothing may fill it."""
PAIR: Final = 6
"""Two towns side by side."""
LONE: Final = 7
"""A town alone."""
GHOST: Final = 8
"""How much of a pin's worth an open end of its network has, for pins to come."""
BASE: Final = 9
"""What a pawn is worth for which there is no pin yet."""
STAR_WORTH: Final = 10
SPARE: Final = 11
"""What a tile rejected costs."""
EARLY: Final = 12
"""What choosing one place earlier in the next round is worth."""
FULL: Final = 13
"""How much of what the sheet promises for rectangles not yet full counts."""
TRIES: Final = 14
"""How many tiles may come that could fill a gap, a round: hundredths."""
NEAR_GOAL: Final = 15
"""How much of an objective's points its progress is worth."""
NEAR_MISSION: Final = 16
"""What the whole way to a challenge's mission is worth, beyond holding it."""
WEIGHTS: Final = 17

WEIGHT: Final = 0
WORTHS: Final = WEIGHT + 2 * WEIGHTS
"""The weights of each round: so many rounds to come, then the weight."""
GAP_COST: Final = WORTHS + ROUNDS * WEIGHTS
"""What a free cell costs, by the rounds to come and what its neighbours ask."""
CELL_COST: Final = GAP_COST + 256 * ROUNDS
"""What it costs a rectangle."""

# What pawns are still to come, by their types, and either car or train.
USES: Final = CELL_COST + 256 * ROUNDS
EITHER: Final = USES + 3

# Networks with pins: how many of each type, then for each its pawns, empty pins and open ends.
NETWORKS_MOST: Final = 12
FOUND: Final = EITHER + 1
NETWORK: Final = FOUND + 3
NETWORK_FIELDS: Final = 3
GAINS_MOST: Final = 32
GAINS: Final = NETWORK + 3 * NETWORKS_MOST * NETWORK_FIELDS
"""What the next pawns of a type bring, one after the other."""
STAMP: Final = GAINS + 3 * GAINS_MOST
SEEN_NETWORKS: Final = STAMP + 1
"""For both forests: the stamp of the look that saw this root."""

COLUMN_COSTS: Final = SEEN_NETWORKS + 2 * NODES
"""Of a band of rows, what each column of cells takes off."""
SHADES: Final = COLUMN_COSTS + WIDTH
"""What each cell of the area's surroundings costs a rectangle, row by row."""
SHADES_WIDE: Final = 24

# The beam: for each tile laid so many nodes, the worst at the root of a heap.
DEPTH_MOST: Final = COLUMN_MOST + 1
WIDTH_MOST: Final = 4096
NODE_FIELDS: Final = 3
"""A node's worth, the place of the node before it, its action."""
BEAM_COUNT: Final = SHADES + SHADES_WIDE * SHADES_WIDE
BEAM: Final = BEAM_COUNT + DEPTH_MOST + 1
BEAM_LEVEL: Final = NODE_FIELDS * WIDTH_MOST
HELD_BEFORE: Final = BEAM + BEAM_LEVEL * (DEPTH_MOST + 1)
"""The hand and the objectives as they were before the beam."""
HELD_PLACES: Final = COLUMN_MOST + OBJECTIVES_MOST
PATH: Final = HELD_BEFORE + HELD_PLACES + 8
"""The actions of the best plan, one place more for their number."""
BEST_PATH: Final = PATH + DEPTH_MOST + 2

MARKS: Final = 1 << 16
SEEN_MARK: Final = BEST_PATH + DEPTH_MOST + 2
"""Positions seen, by their marks; beside each the number of the look that saw it."""
SEEN_LOOK: Final = SEEN_MARK + MARKS
LOOK: Final = SEEN_LOOK + MARKS

NEXT: Final = LOOK + 1
"""All that can be done next with a hand."""
NEXT_MOST: Final = (COLUMN_MOST + OBJECTIVES_MOST) * (8 * 2 * TILES_MOST + 8 * 4 + 1)
BY_SCORE: Final = NEXT + NEXT_MOST
"""1 where pawns are judged by the score alone, which is final after this round."""
PAWNED: Final = BY_SCORE + 1
"""What the best pawns found would make of the area."""
BENCH: Final = PAWNED + 1

assert HAND + COLUMN_MOST == GOAL

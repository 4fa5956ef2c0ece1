"""Where everything lies: the places of the head, of the ground, of an action, and of the tables.

A position is two vectors. The head (`h`) holds tracks, dice, markers and cards; the ground (`g`) what the plan looks
like with the dice built so far, and what follows from that. Most actions change the head alone. A cell is its number in
reading order; a building or a chain is known by the first of its cells, as in the rules.
"""

from typing import Final

# The head -------------------------------------------------------------------------------------------------------------
PROFIT: Final = 0
CAPITAL: Final = 1
POLLUTION: Final = 2
WORKERS: Final = 3
DECADE: Final = 4
DELIVERED: Final = 5
"""The colours that passengers were brought to, a bit for each."""
WAS_EMPTY: Final = 6
WAITING: Final = 7
BUILDING_DICE: Final = 8
"""The values of the dice not built yet, a bit for each."""
HAND: Final = 9
"""The four cards that circulate are numbered 0 to 3 in the order of their own numbers: a bit for each that is held."""
RESERVE: Final = 10
MARKERS: Final = 11
"""How many are on railways; then the railways, and whether each is upgraded."""
MARKER: Final = 12
UPGRADED: Final = 18
DICE: Final = 24
"""How many dice lie on the plan; then their cells in reading order, what they show, and whether each was built."""
DIE_CELL: Final = 25
DIE_VALUE: Final = 32
DIE_BUILT: Final = 39
GROUND_MARK: Final = 46
"""A number that tells grounds apart: the same dice built have the same."""
HEAD: Final = 47

# The ground: runs of one place for each cell, then two counts ---------------------------------------------------------
GLYPH: Final = 0
"""0 for land, 1 to 4 for a colour, RAIL + its openings for a rail, -1 where no card lies."""
BUILDING: Final = 1
CHAIN: Final = 2
LENGTH: Final = 3
END_A: Final = 4
"""The buildings at the ends of a chain, at the place of its first cell; -1 for none."""
END_B: Final = 5
RAILWAYS: Final = 6
"""The complete railways, one after the other; their count comes after all runs."""
BUILDINGS: Final = 7
STACK: Final = 8
RUNS: Final = 9
RAIL: Final = 16
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8

# An action with its payment: a row ------------------------------------------------------------------------------------
KIND: Final = 0
CELL: Final = 1
"""A railway, a die, or where to build."""
AMOUNT: Final = 2
"""Of a die, of capital raised; of a trip its stops."""
COLOUR: Final = 3
INCOME: Final = 4
EXCHANGED: Final = 5
"""RW-A8: the profit exchanged for."""
KEPT: Final = 5
"""RW-A4: 1 where the second part of a railway that is cut keeps the marker."""
CARDS: Final = 6
SMOKE: Final = 7
ROW: Final = 8
ROWS_MOST: Final = 6000
BUY, BUILD, MOVE, RECRUIT, RAISE, CLEAN, ADD, UPGRADE, PASS = range(9)

# The tables -----------------------------------------------------------------------------------------------------------
CELLS: Final = 0
WIDTH: Final = 1
GOALS: Final = 2
"""The chosen goals, a bit for each in the order of the rules."""
RAILS_MOST: Final = 3
"""More rails than a hand can show."""
SHOWS: Final = 4
"""For each of the four cards the destinations it shows, a bit for each colour."""
WORTH: Final = 8
"""For each card its capital icon."""
UPGRADERS: Final = 12
"""How many of the cards show an upgrade."""
PAYMENTS: Final = 13
"""For each hand, price and set of cards the least pollution it is paid with, or NEVER: first without the sets that
spend a card more than another and save no pollution by it, then all."""
NEVER: Final = 99
SETS: Final = 16
PRICE_RECRUIT, PRICE_RAISE, PRICE_CLEAN, PRICE_ADD, PRICE_BUILD = range(5)
PRICE_MOVE: Final = 5
PRICE_UPGRADE: Final = 9
"""By the colours of a railway's ends as bits."""
PRICE_BUY: Final = 25
"""By its length and the colours of its ends."""

# Limits of the rules that kernels need --------------------------------------------------------------------------------
MOST_CAPITAL, MOST_POLLUTION, MOST_WORKERS, MOST_ON_DIE, MARKERS_MOST, DECADES, HAND_SIZE = 20, 13, 6, 6, 6, 12, 3
MAYOR, CONDUCTOR, ENGINEER = 2, 4, 8
RESIDENCE, LEISURE, COMMERCE, INDUSTRY = range(4)
EVERY_COLOUR: Final = 15

"""A state of the rules as a vector of the kernel's."""

from branchline.games.off_the_rails.content import CHASM_CARD as CARD
from branchline.games.off_the_rails.content import COLOURS, Content
from branchline.games.off_the_rails.jewels import Jewels, counted
from branchline.games.off_the_rails.state import Cart, State, TokenChoice
from branchline.kernels.compiling import Vector, vector
from branchline.kernels.off_the_rails import layout as at
from branchline.kernels.off_the_rails.riding import mark_stood
from branchline.kernels.off_the_rails.tables import card_number, number_of
from branchline.rails.grid import LETTERS

DEEDS = {"bank": at.BANK, "collect": at.COLLECT, "hit": at.HIT, "wreck": at.WRECK}
PLACES = {"reserve": at.RESERVE, "board": at.OUT, "lost": at.LOST}


def packed(jewels: Jewels) -> int:
    return sum(count << (at.BITS * kind) for kind, count in enumerate(jewels))


def exits_of(track: str) -> int:
    return sum(1 << LETTERS.index(side) for side in track)


def letters(exits: int) -> str:
    return "".join(side for number, side in enumerate(LETTERS) if exits >> number & 1)


def position(content: Content, state: State) -> Vector:
    """At the beginning of a decision. OR-A2: where carts stand counts from the actions on."""
    s = vector(at.POSITION)
    _write_table(s, state)
    for seat, clan in enumerate(state.clans):
        s[at.CLAN + seat] = COLOURS.index(clan)
        s[at.STOCK + seat] = packed(state.stockpiles[seat])
        s[at.MISSIONS + seat] = len(state.taken[seat])
    for number, cart in enumerate(state.carts):
        _write_cart(s, number, cart)
    for place, card in enumerate(reversed(state.deck)):
        s[at.DECK + place] = at.CHASM_CARD if card == CARD else card_number(card)
    for place, card in enumerate(state.chasm_deck):
        s[at.CHASM_DECK + place] = card_number(card)
    _write_cells(s, content, state)
    _write_aims(s, content, state)
    mark_stood(s)
    return s


def _write_aims(s: Vector, content: Content, state: State) -> None:
    s[at.AIMS] = len(state.missions)
    for number, name in enumerate(state.missions):
        mission, row = content.missions[name], at.AIMS + 1 + at.AIM * number
        s[row + at.AIM_DEED], s[row + at.AIM_TIMES] = DEEDS[mission.deed], mission.times
        s[row + at.AIM_PIECES], s[row + at.AIM_JEWELS] = mission.pieces, packed(counted(mission.jewels))
        s[row + at.AIM_SPEED], s[row + at.AIM_FOREIGN] = mission.speed, int(mission.foreign)
        s[row + at.AIM_CELLS] = mission.cells


def _write_table(s: Vector, state: State) -> None:
    first = state.agenda[0] if state.agenda else None
    s[at.SEATS], s[at.ACTIVE], s[at.SUPPLY] = len(state.clans), state.active, state.supply
    s[at.HOLDER] = -1 if state.chasm_holder is None else state.chasm_holder
    s[at.IS_OPEN], s[at.IS_OVER] = int(state.is_open), int(first is None)
    s[at.BUMPERS], s[at.DIE] = int(state.options.bumper_carts), int(state.options.chasm_die)
    s[at.DECK_LEFT], s[at.BAG], s[at.SWALLOWED] = len(state.deck), packed(state.bag), packed(state.swallowed)
    s[at.PENDING] = COLOURS.index(first.colour) if isinstance(first, TokenChoice) else -1
    for colour in range(at.COLOURS):
        s[at.TOKENS + colour], s[at.ASIDE + colour] = state.tokens[colour], state.set_aside[colour]


def _write_cart(s: Vector, number: int, cart: Cart) -> None:
    s[at.PLACE + number] = PLACES[cart.place]
    if cart.place != "board":
        return
    cell = number_of(cart.cell)
    s[at.CELL + number], s[at.FACING + number] = cell, LETTERS.index(cart.facing)
    s[at.SPEED + number], s[at.LOAD + number] = cart.speed, packed(cart.hold)
    s[at.ON + cell] = number + 1


def _write_cells(s: Vector, content: Content, state: State) -> None:
    for place, cell in enumerate(content.cells):
        number, chasm = number_of(cell), state.chasms[place]
        s[at.TRACK + number] = exits_of(state.tracks[place])
        s[at.JEWELS + number] = packed(state.deposits[place])
        s[at.CHASM + number] = 0 if chasm is None else 1 + COLOURS.index(chasm)

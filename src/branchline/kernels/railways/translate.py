"""From the rules' values to vectors: positions and tables. Prices are asked of the rules themselves."""

from functools import lru_cache
from itertools import combinations

from branchline.core.values import Cell
from branchline.games.railways.content import COLOURS, DESTINATIONS, LAND, OPENINGS, RAILS, Content
from branchline.games.railways.rules import build, move, small_actions
from branchline.games.railways.rules.payments import Price, capital_in, ways_of_hand
from branchline.games.railways.rules.plan import card_cells
from branchline.games.railways.state import GOALS, HAND_SIZE, Laid, State
from branchline.games.railways.view import View
from branchline.kernels.compiling import Vector, compile_all, vector
from branchline.kernels.railways import layout as at
from branchline.kernels.railways.ground import survey
from branchline.kernels.railways.play import ground_mark, lay_die
from branchline.rails.grid import EAST, NORTH, SOUTH, WEST, Side

_SIDES: dict[Side, int] = {NORTH: at.NORTH, EAST: at.EAST, SOUTH: at.SOUTH, WEST: at.WEST}
_GLYPHS: dict[str, int] = {
    LAND: 0,
    **{colour: place for place, colour in enumerate(COLOURS, 1)},
    **{glyph: at.RAIL + sum(_SIDES[side] for side in sides) for glyph, sides in OPENINGS.items()},
}
_SMALL = {
    at.PRICE_RECRUIT: small_actions.RECRUIT,
    at.PRICE_RAISE: small_actions.CAPITAL,
    at.PRICE_CLEAN: small_actions.CLEAN_UP,
    at.PRICE_ADD: small_actions.PASSENGER,
    at.PRICE_BUILD: build.PRICE,
    **{at.PRICE_MOVE + place: move.trip_price(colour) for place, colour in enumerate(COLOURS)},
}


# Cells and cards ------------------------------------------------------------------------------------------------------


def number_of(content: Content, cell: Cell) -> int:
    return cell[0] + 2 * content.columns * cell[1]


def cell_of(content: Content, number: int) -> Cell:
    return int(number) % (2 * content.columns), int(number) // (2 * content.columns)


def circulating(content: Content, laid: tuple[int, ...]) -> tuple[int, ...]:
    """The four cards that are not on the plan, in the order of their numbers."""
    return tuple(card.id for card in content.cards if card.id not in laid)


def bits(cards: tuple[int, ...], held: tuple[int, ...]) -> int:
    return sum(1 << cards.index(card) for card in held)


# The tables -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def tables(content: Content, cards: tuple[int, ...], goals: tuple[str, ...]) -> Vector:
    """What a match's kernel looks up and never changes: `cards` are those that circulate. Nothing is done without them,
    so the kernel is ready now."""
    compile_all()
    prices = price_list(content)
    size = at.SETS * len(prices)
    t = vector(at.PAYMENTS + 2 * at.SETS * size)
    t[at.CELLS], t[at.WIDTH] = 4 * content.columns * content.rows, 2 * content.columns
    t[at.GOALS] = sum(1 << place for place, goal in enumerate(GOALS) if goal in goals)
    t[at.RAILS_MOST] = _rails_most(content)
    for place, card in enumerate(cards):
        icons = {icon for slot in content.card[card].slots for icon in slot}
        t[at.SHOWS + place] = sum(1 << n for n, colour in enumerate(COLOURS) if DESTINATIONS[colour] in icons)
        t[at.WORTH + place] = sum(capital_in(content, (card, slot)) for slot in (1, 2, 3, 4))
        t[at.UPGRADERS] += "upgrade" in icons
    for place in range(at.PAYMENTS, len(t)):
        t[place] = at.NEVER
    for count in range(1, HAND_SIZE + 1):
        for held in combinations(cards, count):
            hand = bits(cards, held)
            for price, spent, smoke, is_wasteful in payments(content, held):
                way = at.SETS * price + bits(cards, spent)
                t[at.PAYMENTS + size * (at.SETS + hand) + way] = smoke
                if not is_wasteful:
                    t[at.PAYMENTS + size * hand + way] = smoke
    return t


@lru_cache(maxsize=8)
def price_list(content: Content) -> tuple[Price | None, ...]:
    """The prices in their places; None where there is none."""
    prices: list[Price | None] = [None] * (at.PRICE_BUY + at.SETS * _rails_most(content))
    for place, price in _SMALL.items():
        prices[place] = price
    for ends in range(1, at.SETS):
        colours = "".join(colour for place, colour in enumerate(COLOURS) if ends >> place & 1)
        if len(colours) <= 2:
            prices[at.PRICE_UPGRADE + ends] = Price(("upgrade",), destinations=colours)
            for rails in range(1, _rails_most(content)):
                prices[at.PRICE_BUY + at.SETS * rails + ends] = Price(rails=rails, destinations=colours)
    return tuple(prices)


@lru_cache(maxsize=8)
def _rails_most(content: Content) -> int:
    counts = sorted(rails_on(content, (card.id,)) for card in content.cards)
    return sum(counts[-HAND_SIZE:]) + 1


def rails_on(content: Content, cards: tuple[int, ...]) -> int:
    return sum(RAILS.get(icon, 0) for card in cards for icons in content.card[card].slots for icon in icons)


@lru_cache(maxsize=512)
def payments(content: Content, held: tuple[int, ...]) -> tuple[tuple[int, tuple[int, ...], int, bool], ...]:
    """RW-P1, RW-P2: the prices that this hand can pay: with which cards, at what pollution, whether fewer would do."""
    found = []
    for place, price in enumerate(price_list(content)):
        if price is not None and price.rails <= rails_on(content, held):
            least = _least(content, held, price)
            for cards, smoke in least.items():
                found.append((place, cards, smoke, not price.capital and _is_wasteful(least, cards)))
    return tuple(found)


def _least(content: Content, held: tuple[int, ...], price: Price) -> dict[tuple[int, ...], int]:
    least: dict[tuple[int, ...], int] = {}
    for way in ways_of_hand(content, held, price):
        cards = tuple(sorted(way.cards))
        least[cards] = min(way.pollution, least.get(cards, at.NEVER))
    return least


def _is_wasteful(least: dict[tuple[int, ...], int], cards: tuple[int, ...]) -> bool:
    """Whether fewer of these cards pay with no more pollution."""
    fewer = (part for size in range(1, len(cards)) for part in combinations(cards, size))
    return any(least.get(part, at.NEVER) <= least[cards] for part in fewer)


# Positions ------------------------------------------------------------------------------------------------------------


def ground(content: Content, plan: tuple[Laid, ...], built: tuple[tuple[Cell, str], ...] = ()) -> Vector:
    """The plan as far as it is laid, with these dice built."""
    n = 4 * content.columns * content.rows
    g = vector(at.RUNS * n + 2)
    for number in range(n):
        g[number] = -1
    for place, laid in enumerate(plan):
        for cell, glyph in card_cells(content, place, laid):
            g[number_of(content, cell)] = _GLYPHS[glyph]
    for cell, colour in built:
        g[number_of(content, cell)] = _GLYPHS[colour]
    sizes = vector(2)
    sizes[at.CELLS], sizes[at.WIDTH] = n, 2 * content.columns
    survey(sizes, g)
    return g


def ground_of(content: Content, known: View | State) -> Vector:
    built = tuple((die.cell, die.colour) for die in known.dice if die.colour is not None)
    return ground(content, known.plan, built)


def head_of(content: Content, known: View | State) -> Vector:
    """All but the ground. Of cards not seen yet nothing is in hand."""
    h = vector(at.HEAD)
    h[at.PROFIT], h[at.CAPITAL], h[at.POLLUTION] = known.profit, known.capital, known.pollution
    h[at.WORKERS], h[at.DECADE], h[at.WAITING] = known.workers, known.decade, known.waiting
    h[at.DELIVERED] = sum(1 << COLOURS.index(colour) for colour in known.delivered)
    h[at.WAS_EMPTY] = int(known.was_empty)
    h[at.BUILDING_DICE] = sum(1 << value for value in known.building_dice)
    cards = circulating(content, (*(laid.card for laid in known.plan), *known.to_lay))
    h[at.HAND], h[at.RESERVE] = bits(cards, known.hand), bits(cards, known.reserve)
    for place, marker in enumerate(sorted(known.markers, key=lambda marker: number_of(content, marker.railway))):
        h[at.MARKER + place] = number_of(content, marker.railway)
        h[at.UPGRADED + place] = int(marker.is_upgraded)
    h[at.MARKERS] = len(known.markers)
    for die in known.dice:
        number = number_of(content, die.cell)
        lay_die(h, number, die.value, int(die.colour is not None))
        h[at.GROUND_MARK] += ground_mark(number) if die.colour is not None else 0
    return h

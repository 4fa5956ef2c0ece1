"""OR-S: set-up."""

from branchline.core.rng import Rng
from branchline.core.values import Event, Turn
from branchline.games.off_the_rails.content import CHASM_CARD, COLOURS, Colour, Content
from branchline.games.off_the_rails.jewels import NOTHING
from branchline.games.off_the_rails.rules.deposit import put_deposit
from branchline.games.off_the_rails.state import Cart, OffTheRailsOptions, State, TurnOver

Pile = tuple[str, ...]
PILES_ABOVE = {13: (3, 4, 5), 17: (2, 3, 4, 5), 21: (1, 2, 3, 4, 5), 25: (0, 1, 2, 3, 4, 5)}
"""The piles of the deposit deck, top first, by its length. Pile 0 is the four cards left over (OR-S1)."""
CHASM_PILE, STARTING_PILE, CHASM_DECK_PILE = 4, 6, 7


def setup(content: Content, seats: int, options: OffTheRailsOptions, rng: Rng) -> Turn:
    """OR-S6: no cart is on the board; all are in the reserves."""
    piles, rng = deal_piles(rng)
    deck, rng = stack_deck(piles, deck_length(seats, options), rng)
    clans, rng = seat_clans(seats, rng)
    first, rng = rng.below(seats)
    missions, rng = lay_missions(content, seats, options, rng)
    cells = len(content.cells)
    state = State(
        rng=rng,
        agenda=(TurnOver(),),
        options=options,
        clans=clans,
        active=(first - 1) % seats,
        tracks=("",) * cells,
        deposits=(NOTHING,) * cells,
        chasms=(None,) * cells,
        supply=content.sheet.track_tiles,
        carts=(Cart(),) * 2 * seats,
        stockpiles=(NOTHING,) * seats,
        bag=content.jewels,
        swallowed=NOTHING,
        deck=deck,
        turned=(),
        starting=piles[STARTING_PILE],
        chasm_deck=piles[CHASM_DECK_PILE],
        box=left_in_box(piles, len(deck)),
        tokens=face_down(content),
        set_aside=(0,) * len(COLOURS),
        chasm_holder=None,
        is_open=False,
        missions=missions,
        taken=((),) * seats,
    )
    return _starting_deposits(content, state)


def deal_piles(rng: Rng) -> tuple[tuple[Pile, ...], Rng]:
    """OR-S1: seven piles with one card of each colour, and the four cards left over, which are pile 0 here."""
    orders = []
    for colour in COLOURS:
        order, rng = rng.shuffled([f"{colour}-{number}" for number in range(1, 9)])
        orders.append(order)
    return tuple(zip(*orders, strict=True)), rng


def stack_deck(piles: tuple[Pile, ...], length: int, rng: Rng) -> tuple[Pile, Rng]:
    """OR-S2: the chasm card goes into pile 4; each pile is shuffled by itself, and they lie one upon the other."""
    deck: Pile = ()
    for number in PILES_ABOVE[length]:
        pile = (*piles[number], CHASM_CARD) if number == CHASM_PILE else piles[number]
        shuffled, rng = rng.shuffled(pile)
        deck += shuffled
    return deck, rng


def deck_length(seats: int, options: OffTheRailsOptions) -> int:
    """OR-S3: 21 cards for four players, 17 for two or three; OR-V3: or what the options say."""
    usual = 21 if seats == 4 else 17
    return usual if options.length is None else options.length


def left_in_box(piles: tuple[Pile, ...], length: int) -> Pile:
    """OR-S1, OR-S3: the cards that nobody will see."""
    used = {*PILES_ABOVE[length], STARTING_PILE, CHASM_DECK_PILE}
    return tuple(card for number, pile in enumerate(piles) if number not in used for card in pile)


def face_down(content: Content) -> tuple[int, ...]:
    """OR-S4: one token of each colour lies on the chasm deck; the others are mixed."""
    return (content.sheet.tokens_a_colour - 1,) * len(COLOURS)


def seat_clans(seats: int, rng: Rng) -> tuple[tuple[Colour, ...], Rng]:
    """OR-S5: two clans sit opposite each other; three or four are dealt."""
    order, rng = rng.shuffled(COLOURS)
    if seats == 2:
        opposite = COLOURS[(COLOURS.index(order[0]) + 2) % 4]
        return (order[0], opposite), rng
    return order[:seats], rng


def lay_missions(content: Content, seats: int, options: OffTheRailsOptions, rng: Rng) -> tuple[tuple[str, ...], Rng]:
    """OR-V4: players + 1 mission cards, face up."""
    if not options.missions:
        return (), rng
    order, rng = rng.shuffled(tuple(content.missions))
    return order[: seats + 1], rng


def _starting_deposits(content: Content, state: State) -> Turn:
    """OR-S2: pile 6 gives the four deposits that lie on the board at the start."""
    events: tuple[Event, ...] = ()
    for card in state.starting:
        state, more = put_deposit(content, state, card)
        events += more
    return Turn(state, events)

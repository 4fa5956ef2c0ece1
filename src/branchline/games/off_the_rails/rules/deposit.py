"""OR-D: deposit."""

from typing import Literal

from msgspec.structs import replace

from branchline.core.rng import Rng
from branchline.core.values import Turn
from branchline.games.off_the_rails.content import CHASM_CARD, Content
from branchline.games.off_the_rails.events import ChasmCardTurned, DepositMade
from branchline.games.off_the_rails.jewels import KINDS, NOTHING, Jewels, add, less, single
from branchline.games.off_the_rails.rules.chasm import draw_token, open_chasm
from branchline.games.off_the_rails.state import DepositPhase, State, put


def ends_with(state: State) -> Literal["deposit", "chasm", "token"]:
    """What the turn ends with. OR-D1: a card; OR-H3: and the chasm opens; OR-H4: or, once it is open, a token."""
    if state.is_open:
        return "token"
    return "chasm" if state.chasm_holder == state.active else "deposit"


def end_with_deposit(content: Content, state: State, _step: DepositPhase) -> Turn:
    """OR-D1: the top card is turned. OR-H4: once the chasm is open, a token is drawn instead."""
    ends = ends_with(state)
    state = replace(state, agenda=state.agenda[1:])
    if ends == "token":
        return draw_token(content, state)
    state, events = turn_card(content, state)
    if ends == "chasm":  # OR-H3: after this turn's deposit
        state, more = open_chasm(content, state)
        events += more
    return Turn(state, events)


def turn_card(content: Content, state: State) -> Turn:
    """OR-H1: the chasm card stays with the player who turned it, and makes no deposit."""
    card = state.deck[0]
    state = replace(state, deck=state.deck[1:], turned=(*state.turned, card))
    if card == CHASM_CARD:
        return Turn(replace(state, chasm_holder=state.active), (ChasmCardTurned(state.active),))
    return put_deposit(content, state, card)


def put_deposit(content: Content, state: State, card: str) -> Turn:
    """OR-D1: the jewels go on the card's cell, whatever is there; OR-D2: a cart that stands there gets nothing."""
    cell = content.card_cells[card]
    drawn, bag, rng = draw_jewels(state.bag, content.card_sizes[card], state.rng)
    place = content.place[cell]
    deposits = put(state.deposits, place, add(state.deposits[place], drawn))
    return Turn(replace(state, deposits=deposits, bag=bag, rng=rng), (DepositMade(card, cell, drawn),))


def draw_jewels(bag: Jewels, count: int, rng: Rng) -> tuple[Jewels, Jewels, Rng]:
    """OR-D1: so many at random; if the bag runs short, what is left."""
    drawn = NOTHING
    for _ in range(min(count, sum(bag))):
        number, rng = rng.below(sum(bag))
        jewel = single(_kind_of(bag, number))
        drawn, bag = add(drawn, jewel), less(bag, jewel)
    return drawn, bag, rng


def _kind_of(bag: Jewels, number: int) -> str:
    """The kind of one of the pieces in the bag, were they laid in a row."""
    for kind, count in zip(KINDS, bag, strict=True):
        if number < count:
            return kind
        number -= count
    raise AssertionError("no such piece")

"""OR-H: the chasm."""

from collections.abc import Sequence

from msgspec.structs import replace

from branchline.core.values import Cell, Event, Reason, Seat, Turn
from branchline.games.off_the_rails.actions import PlaceToken
from branchline.games.off_the_rails.content import COLOURS, Colour, Content
from branchline.games.off_the_rails.events import (
    CellSwallowed,
    ChasmOpened,
    DieRolled,
    MatchOver,
    TokenDrawn,
    TokenSetAside,
)
from branchline.games.off_the_rails.jewels import NOTHING, add
from branchline.games.off_the_rails.rules.derailing import derail
from branchline.games.off_the_rails.state import (
    State,
    TokenChoice,
    cart_on,
    goes_on,
    is_on_board,
    put,
)
from branchline.rails.grid import neighbours

DIE = 8


def open_chasm(content: Content, state: State) -> Turn:
    """OR-H3: the four cards of the chasm deck are turned and their cells fall. From here on the chasm is open."""
    state = replace(state, is_open=True)
    events: tuple[Event, ...] = (ChasmOpened(state.active),)
    for card in state.chasm_deck:
        colour = COLOURS[COLOURS.index(card.partition("-")[0])]
        state, more = swallow(content, state, content.card_cells[card], colour)
        events += more
    return Turn(state, events)


def swallow(content: Content, state: State, cell: Cell, colour: Colour) -> Turn:
    """OR-H3, OR-H4: track, cart and jewels on the cell are out of the game; a hold goes to the bag (OR-H6)."""
    place = content.place[cell]
    track, jewels = state.tracks[place], state.deposits[place]
    cart = cart_on(state, cell)
    state = replace(
        state,
        tracks=put(state.tracks, place, ""),
        deposits=put(state.deposits, place, NOTHING),
        chasms=put(state.chasms, place, colour),
        swallowed=add(state.swallowed, jewels),
    )
    fell: tuple[Event, ...] = (CellSwallowed(cell, colour, track, jewels),)
    if cart is None:
        return Turn(state, fell)
    state, lost = derail(state, cart)
    return Turn(state, fell + lost)


def draw_token(content: Content, state: State) -> Turn:
    """OR-H4: a random token; with no legal cell it is set aside. OR-V2: with the chasm die it only names the mine."""
    colour, state = _random_token(state)
    drawn = TokenDrawn(state.active, colour)
    if state.options.chasm_die:
        state, events = roll_die(content, state, colour)
        return Turn(state, (drawn, *events))
    if growing_cells(content, state, colour):
        return Turn(replace(state, agenda=(TokenChoice(colour), *state.agenda)), (drawn,))
    place = COLOURS.index(colour)
    aside = put(state.set_aside, place, state.set_aside[place] + 1)
    return Turn(replace(state, set_aside=aside), (drawn, TokenSetAside(colour)))


def _random_token(state: State) -> tuple[Colour, State]:
    number, rng = state.rng.below(sum(state.tokens))
    row = [colour for colour, count in zip(COLOURS, state.tokens, strict=True) for _ in range(count)]
    place = COLOURS.index(row[number])
    return row[number], replace(state, rng=rng, tokens=put(state.tokens, place, state.tokens[place] - 1))


def roll_die(content: Content, state: State, colour: Colour) -> Turn:
    """OR-V2: which of the mine's cells falls; for one that has fallen, roll again."""
    cells = content.sheet.mine[COLOURS.index(colour)].cells
    rolled: tuple[Event, ...] = ()
    rng = state.rng
    while True:
        number, rng = rng.below(DIE)
        rolled += (DieRolled(number + 1),)
        if state.chasms[content.place[cells[number]]] is None:
            break
    state, fell = swallow(content, replace(state, rng=rng), cells[number], colour)
    return Turn(state, rolled + fell)


def growing_cells(content: Content, state: State, colour: Colour) -> list[Cell]:
    """OR-H4: the board cells without a token, orthogonally next to a token of the colour. A centre is one, too."""
    own = [content.cells[place] for place, token in enumerate(state.chasms) if token == colour]
    around = {cell for token in own for cell in neighbours(token)}
    return [cell for cell in sorted(around) if cell in content.place and state.chasms[content.place[cell]] is None]


def placing_seats(_content: Content, state: State, _step: TokenChoice) -> frozenset[Seat]:
    return frozenset({state.active})


def placing_legal(content: Content, state: State, step: TokenChoice, _seat: Seat) -> Sequence[PlaceToken]:
    """OR-H4: placing is not optional. OR-H7: nor does it take a cart."""
    return [PlaceToken(cell) for cell in growing_cells(content, state, step.colour)]


def place_token(content: Content, state: State, step: TokenChoice, _seat: Seat, action: PlaceToken) -> Turn:
    """OR-H4: what was on the cell is out of the game."""
    return swallow(content, replace(state, agenda=state.agenda[1:]), action.cell, step.colour)


def is_over(state: State) -> bool:
    """OR-H8: from the turn in which the chasm opened: no cart is on the board, or every token has been drawn."""
    no_cart = not any(cart.place == "board" for cart in state.carts)
    return state.is_open and (no_cart or not any(state.tokens))


def why_over(_content: Content, state: State) -> Reason:
    """OR-H8: which of the two it was. Where both were so, the tokens: the last carts have fallen by then."""
    return Reason("off-the-rails-over-no-cart" if any(state.tokens) else "off-the-rails-over-tokens", "OR-H8")


def last_carts_fall(state: State) -> Turn:
    """OR-H8: carts still on the board derail and are lost."""
    events: tuple[Event, ...] = ()
    for cart in range(len(state.carts)):
        if is_on_board(state, cart):
            state, more = derail(state, cart)
            events += more
    return goes_on(state, (), (*events, MatchOver()), deeds=())

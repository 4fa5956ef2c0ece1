"""OR-X8 and OR-H6: what becomes of a cart off the rails."""

from msgspec.structs import replace

from branchline.core.values import Turn
from branchline.games.off_the_rails.events import CartDerailed
from branchline.games.off_the_rails.jewels import add
from branchline.games.off_the_rails.state import Cart, State, put


def derail(state: State, number: int) -> Turn:
    """OR-X8: load to the bag, cart to the reserve; OR-H6: out of the game once the chasm is open."""
    cart = state.carts[number]
    gone = Cart(place="lost" if state.is_open else "reserve")
    state = replace(state, carts=put(state.carts, number, gone), bag=add(state.bag, cart.hold))
    return Turn(state, (CartDerailed(number, cart.cell, cart.hold, state.is_open),))

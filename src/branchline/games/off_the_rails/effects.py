"""What a turn does for the carts as it is planned: what each would bring up or carry, whether it runs off, whom it
hits, and which rivals could come home after it. What an action does for them is the difference it makes here."""

from collections.abc import Iterator

from branchline.core.values import Cell, Value
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.forecast import best_end
from branchline.games.off_the_rails.holds import holds_from, leaves, most
from branchline.games.off_the_rails.paths import CartPath, Path, cart_paths, path_of
from branchline.games.off_the_rails.ruleset import Ruleset
from branchline.games.off_the_rails.sensible import is_doomed
from branchline.games.off_the_rails.state import State, is_on_board, own_carts, owner, tone
from branchline.games.off_the_rails.view import View

ENDS_WELL = ("banks", "stops", "hits", "bumps")


class Effects(Value, frozen=True):
    """Item by item, as a preview names them; `cells` are the way a cart runs, for who draws it."""

    items: dict[str, int | bool]
    cells: dict[str, tuple[Cell, ...]]


def effects(content: Content, view: View) -> Effects:
    """Of the player whose turn it is, as long as carts are to move; kept beside the view."""
    kept: dict[str, Effects] = view.__dict__
    if "effects" not in kept:
        kept["effects"] = _effects(content, view)
    return kept["effects"]


def _effects(content: Content, view: View) -> Effects:
    rules = Ruleset(content)
    state, end = rules.fitting(view), best_end(rules, view)
    paths = cart_paths(content, state, view.active)
    own = {item: value for path in paths for item, value in _own(content, state, path)}
    rivals = {} if end is None else dict(_rivals(content, end.state, view.active))
    cells = {f"runs:{tone(path.cart)}": tuple(cell.cell for cell in _onward(path.path).cells) for path in paths}
    return Effects({**own, **rivals}, cells)


def _own(content: Content, state: State, found: CartPath) -> Iterator[tuple[str, int | bool]]:
    """What a cart that is still to move will do: `banks` and `carries` are the most that its choices allow."""
    name, path = tone(found.cart), found.path
    ends = [(end, most(content, holds)) for end, holds in leaves(path, holds_from(state.carts[found.cart].hold))]
    yield f"banks:{name}", max((points for end, points in ends if end.ends == "banks"), default=0)
    yield f"carries:{name}", max((points for end, points in ends if end.ends in ENDS_WELL), default=0)
    yield f"doomed:{name}", is_doomed(path)
    yield f"runs:{name}", len(_onward(path).cells)
    for other in sorted({end.hits for end, _ in ends if end.ends == "hits" and end.hits is not None}):
        yield f"hits:{cart_name(state, other)}", True


def _rivals(content: Content, state: State, seat: int) -> Iterator[tuple[str, bool]]:
    """Whether each cart of the others, as it stands when the movement is over, could come up by its next move."""
    mine = own_carts(seat)
    for cart in range(len(state.carts)):
        if cart not in mine and is_on_board(state, cart):
            ends = leaves(path_of(content, state, cart), holds_from(state.carts[cart].hold))
            yield f"home:{cart_name(state, cart)}", any(end.ends == "banks" for end, _ in ends)


def _onward(path: Path) -> Path:
    """A way with one branch is no choice."""
    return _onward(path.branches[0]) if len(path.branches) == 1 else path


def cart_name(state: State, cart: int) -> str:
    """`blue-white`: the clan and the die."""
    return f"{state.clans[owner(cart)]}-{tone(cart)}"

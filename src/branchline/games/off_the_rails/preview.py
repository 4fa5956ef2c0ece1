"""What an action would change: the score, the own carts, where their paths would end, and what that does for them."""

from collections.abc import Mapping

from branchline.core.values import Action, Cell, Change, Preview, Reason, Seat
from branchline.games.off_the_rails.actions import ChooseExit, EndActions
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.effects import Effects, effects
from branchline.games.off_the_rails.paths import Path
from branchline.games.off_the_rails.rules.turn import ACTIONS
from branchline.games.off_the_rails.ruleset import Ruleset
from branchline.games.off_the_rails.sensible import is_doomed
from branchline.games.off_the_rails.state import TONES, ActionPhase, own_carts, owner, tone
from branchline.games.off_the_rails.view import View
from branchline.games.off_the_rails.whole_move import expand

CLAUSES = {
    "actions": "OR-A1",
    "stockpile": "OR-M5",
    "jewels": "OR-F1",
    "rubies": "OR-F2",
    "carts": "OR-F3",
    "missions": "OR-F5",
    "place": "OR-M5",
    "speed": "OR-A4",
    "hold": "OR-J4",
    "facing": "OR-M4",
    "path": "OR-M2",
    "banks": "OR-M5",
    "carries": "OR-J4",
    "doomed": "OR-M6",
    "runs": "OR-M2",
    "hits": "OR-X2",
    "home": "OR-M5",
}

Item = int | bool | str | None
WRECKS = Reason("off-the-rails-asks-wreck", "OR-M6")
UNUSED = Reason("off-the-rails-asks-unused", "OR-A1")


def preview(content: Content, view: View, seat: Seat, action: Action) -> Preview:
    """The action is played on a state that fits the view, up to the first draw or reveal."""
    rules = Ruleset(content)
    state = rules.fitting(view)
    before, asks = state.rng, _asks(view, action)
    for small in expand(content, state, seat, action):
        state, events = rules.apply(state, seat, small)
        if state.rng != before:
            return Preview(stops="draw", asks=asks)
        if any(event.reveals for event in events):
            return Preview(stops="reveal", asks=asks)
    after = rules.view(state, seat)
    then = effects(content, after)
    cells = {**_path_cells(after), **then.cells}
    found = _changes(items_of(content, view, seat), {**own(after, seat), **_mine(after, seat, then)}, cells)
    return Preview(found, asks=asks)


def _asks(view: View, action: Action) -> Reason | None:
    """OR-M6: a cart runs off where it need not: a plan can be made anew until it is ended. OR-A1: a turn is passed in
    which nothing is done and nothing runs."""
    if isinstance(action, ChooseExit):
        ways = {branch.side: is_doomed(branch) for path in view.paths for branch in path.path.branches}
        return WRECKS if ways.get(action.side) and not all(ways.values()) else None
    first = view.agenda[0]
    if not isinstance(action, EndActions) or not isinstance(first, ActionPhase):
        return None
    if any(is_doomed(path.path) for path in view.paths):
        return WRECKS
    return UNUSED if first.left == ACTIONS and not view.paths else None


def items_of(content: Content, view: View, seat: Seat) -> Mapping[str, Item]:
    """What a preview speaks of, item by item."""
    return {**own(view, seat), **_mine(view, seat, effects(content, view))}


def _mine(view: View, seat: Seat, found: Effects) -> Mapping[str, Item]:
    """What the turn does for the carts is said to the player whose turn it is."""
    return found.items if view.active == seat else {}


def own(view: View, seat: Seat) -> Mapping[str, Item]:
    score = view.scores[seat]
    first = view.agenda[0] if view.agenda else None
    has_actions = isinstance(first, ActionPhase) and view.active == seat
    items: dict[str, Item] = {
        "total": score.total,
        "jewels": score.jewels,
        "rubies": score.rubies,
        "carts": score.carts,
        "missions": score.missions,
        "stockpile": sum(view.stockpiles[seat]),
        "actions": first.left if has_actions and isinstance(first, ActionPhase) else 0,
    }
    for name, number in zip(TONES, own_carts(seat), strict=True):
        cart = view.carts[number]
        is_out = cart.place == "board"
        items[f"place:{name}"] = cart.place
        items[f"speed:{name}"] = cart.speed if is_out else None
        items[f"facing:{name}"] = cart.facing if is_out else None
        items[f"hold:{name}"] = sum(cart.hold) if is_out else None
    return {**items, **_ends(view, seat)}


def _ends(view: View, seat: Seat) -> dict[str, Item]:
    """How the path of each own cart would end, in a word: `derails`, or `chooses` where that is up to the player."""
    return {f"path:{tone(path.cart)}": path.path.ends for path in view.paths if owner(path.cart) == seat}


def _path_cells(view: View) -> dict[str, tuple[Cell, ...]]:
    return {f"path:{tone(path.cart)}": _cells(path.path) for path in view.paths}


def _cells(path: Path) -> tuple[Cell, ...]:
    return tuple(cell.cell for cell in path.cells)


def _changes(
    before: Mapping[str, Item], after: Mapping[str, Item], cells: Mapping[str, tuple[Cell, ...]]
) -> tuple[Change, ...]:
    items = [*before, *(item for item in after if item not in before)]
    return tuple(
        Change(item, before.get(item), after.get(item), CLAUSES.get(item.partition(":")[0], ""), cells.get(item, ()))
        for item in items
        if before.get(item) != after.get(item)
    )

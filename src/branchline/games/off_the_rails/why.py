"""What speaks for a turn, in words: which cart comes home, what it takes up, whom it hits, what it escapes."""

from collections.abc import Iterator, Sequence
from typing import Final

from branchline.core.values import Action, Cell, Reason, Seat, Why, snake_case
from branchline.games.off_the_rails import actions as act
from branchline.games.off_the_rails.content import CHASM_CARD, Content
from branchline.games.off_the_rails.jewels import Jewels
from branchline.games.off_the_rails.paths import Path, cart_paths, path_of
from branchline.games.off_the_rails.rules.score import jewel_points, mission_points, ruby_points
from branchline.games.off_the_rails.sensible import is_doomed
from branchline.games.off_the_rails.state import TONES, State, is_on_board, own_carts
from branchline.games.off_the_rails.view import piles_left, view

MOST: Final = 3


def why(content: Content, before: State, after: State, seat: Seat, actions: Sequence[Action]) -> Why:
    found = [
        *_home(content, before, after, seat),
        *_rubies(before, after, seat),
        *_missions(before, after, seat),
        *_saved(content, before, after, seat),
        *_hit(content, before, after, seat),
        *_loaded(content, before, after, seat),
        *_next_home(content, after, seat),
        *_next_loads(content, after, seat),
        *_out(before, after, seat),
    ]
    reasons = tuple(found[:MOST]) or tuple(_otherwise(content, before, after, seat, actions[0]))
    return Why(reasons, _cells(before, actions), Reason(f"hint-off-the-rails-nudge-{_kind(actions[0])}"))


def _kind(action: Action) -> str:
    return snake_case(type(action).__name__).replace("_", "-")


def _cells(before: State, actions: Sequence[Action]) -> tuple[Cell, ...]:
    first = actions[0]
    match first:
        case act.LayTrack() | act.UpgradeTrack() | act.PlaceCart() | act.PlaceToken():
            return (first.cell,)
        case act.ChangeSpeed() | act.ChooseCart() | act.ChooseFacing():
            return (before.carts[first.cart].cell,)
    return ()


def _own(seat: Seat) -> Iterator[tuple[int, str]]:
    return zip(own_carts(seat), TONES, strict=True)


def _home(content: Content, before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """OR-M5. Where the chasm is open or may open with the next cards, that matters most."""
    more = jewel_points(content, after.stockpiles[seat]) - jewel_points(content, before.stockpiles[seat])
    for cart, name in _own(seat):
        if is_on_board(before, cart) and after.carts[cart].place == "reserve" and more > 0:
            is_near = _is_chasm_near(content, before)
            message = "hint-off-the-rails-why-home-chasm" if is_near else "hint-off-the-rails-why-home"
            yield Reason(message, "OR-M5", args={"cart": name, "points": more})


def _is_chasm_near(content: Content, state: State) -> bool:
    """By what everybody can count: the chasm card lies in the pile that is turned now."""
    if state.is_open:
        return True
    piles = [pile for pile in piles_left(view(content, state, None)) if pile]
    return bool(piles) and CHASM_CARD in piles[0]


def _rubies(before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """OR-F2."""
    if (more := ruby_points(after, seat) - ruby_points(before, seat)) > 0:
        yield Reason("hint-off-the-rails-why-rubies", "OR-F2", args={"points": more})


def _missions(before: State, after: State, seat: Seat) -> Iterator[Reason]:
    if (more := mission_points(after, seat) - mission_points(before, seat)) > 0:
        yield Reason("hint-off-the-rails-why-mission", "OR-F5", args={"points": more})


def _saved(content: Content, before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """OR-M6: it would run off as things stand, and does not."""
    doomed = {path.cart for path in cart_paths(content, before, seat) if is_doomed(path.path)}
    for cart, name in _own(seat):
        if cart in doomed and is_on_board(after, cart):
            yield Reason("hint-off-the-rails-why-saved", "OR-M6", args={"cart": name})


def _hit(content: Content, before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """OR-X2: what rivals hold no more and have not brought up either."""
    lost = 0
    for cart in range(len(before.carts)):
        if cart not in own_carts(seat):
            held = jewel_points(content, before.carts[cart].hold) - jewel_points(content, after.carts[cart].hold)
            lost += max(0, held)
    if lost:
        yield Reason("hint-off-the-rails-why-hits", "OR-X2", args={"points": lost})


def _loaded(content: Content, before: State, after: State, seat: Seat) -> Iterator[Reason]:
    """OR-J4."""
    for cart, name in _own(seat):
        if is_on_board(after, cart):
            more = jewel_points(content, after.carts[cart].hold) - jewel_points(content, before.carts[cart].hold)
            if more > 0:
                yield Reason("hint-off-the-rails-why-loads", "OR-J4", args={"cart": name, "points": more})


def _next_home(content: Content, after: State, seat: Seat) -> Iterator[Reason]:
    """OR-M5: the way up lies, and its next move is long enough."""
    for cart, name in _own(seat):
        has_load = is_on_board(after, cart) and jewel_points(content, after.carts[cart].hold) > 0
        if has_load and path_of(content, after, cart).ends == "banks":
            yield Reason("hint-off-the-rails-why-way-home", "OR-M5", args={"cart": name})


def _next_loads(content: Content, after: State, seat: Seat) -> Iterator[Reason]:
    """OR-J4: what lies on the way of its next move, as far as there is room for it."""
    for cart, name in _own(seat):
        if is_on_board(after, cart) and (points := _on_the_way(content, path_of(content, after, cart))):
            yield Reason("hint-off-the-rails-why-towards", "OR-J4", args={"cart": name, "points": points})


def _on_the_way(content: Content, path: Path) -> int:
    """The dearest of what can be taken, by the best branch."""
    values = [value for cell in path.cells for value in _dearest(content, cell.jewels, cell.takes)]
    return sum(values) + max((_on_the_way(content, branch) for branch in path.branches), default=0)


def _dearest(content: Content, jewels: Jewels, takes: int) -> list[int]:
    pieces = [value for value, count in zip(content.values, jewels, strict=True) for _ in range(count)]
    return sorted(pieces, reverse=True)[:takes]


def _out(before: State, after: State, seat: Seat) -> Iterator[Reason]:
    for cart, name in _own(seat):
        if not is_on_board(before, cart) and is_on_board(after, cart):
            yield Reason("hint-off-the-rails-why-out", "OR-A3", args={"cart": name})


def _otherwise(content: Content, before: State, after: State, seat: Seat, action: Action) -> Iterator[Reason]:
    """What speaks for something that brings nothing yet."""
    if isinstance(action, act.PlaceToken):
        near = {cell for cart in own_carts(seat) if is_on_board(before, cart) for cell in _ahead(content, before, cart)}
        if action.cell not in near:
            yield Reason("hint-off-the-rails-why-token", "OR-H4")
    elif before.tracks != after.tracks:
        yield Reason("hint-off-the-rails-why-later", "OR-A1")
    for cart, name in _own(seat):
        if is_on_board(after, cart) and not is_doomed(path_of(content, after, cart)):
            yield Reason("hint-off-the-rails-why-safe", "OR-M6", args={"cart": name})


def _ahead(content: Content, state: State, cart: int) -> Iterator[Cell]:
    """Where it is and where it may come by with its next move."""
    yield state.carts[cart].cell
    paths = [path_of(content, state, cart)]
    while paths:
        path = paths.pop()
        yield from (entered.cell for entered in path.cells)
        paths += path.branches

"""What speaks for a turn, in words: which cart comes home, what it takes up, whom it hits, what it escapes."""

from collections.abc import Iterator, Sequence
from typing import Final

from branchline.core.values import Action, Cell, Reason, Seat, Why, snake_case
from branchline.games.off_the_rails import actions as act
from branchline.games.off_the_rails.content import CHASM_CARD, Content
from branchline.games.off_the_rails.paths import cart_paths, path_of
from branchline.games.off_the_rails.rules.score import jewel_points, mission_points
from branchline.games.off_the_rails.sensible import is_doomed
from branchline.games.off_the_rails.state import NAMES, State, is_on_board, own_carts
from branchline.games.off_the_rails.view import piles_left, view

MOST: Final = 3


def why(content: Content, before: State, after: State, seat: Seat, actions: Sequence[Action]) -> Why:
    found = [
        *_home(content, before, after, seat),
        *_missions(before, after, seat),
        *_saved(content, before, after, seat),
        *_hit(content, before, after, seat),
        *_loaded(content, before, after, seat),
        *_next_home(content, after, seat),
        *_out(before, after, seat),
    ]
    is_laid = before.tracks != after.tracks
    reasons = tuple(found[:MOST]) or ((Reason("hint-off-the-rails-why-later", "OR-A1"),) if is_laid else ())
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
    return zip(own_carts(seat), NAMES, strict=True)


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


def _out(before: State, after: State, seat: Seat) -> Iterator[Reason]:
    for cart, name in _own(seat):
        if not is_on_board(before, cart) and is_on_board(after, cart):
            yield Reason("hint-off-the-rails-why-out", "OR-A3", args={"cart": name})

"""OR-F: score."""

from branchline.core.values import Outcome, Seat, Value
from branchline.games.off_the_rails.content import Content
from branchline.games.off_the_rails.jewels import ROCK, RUBY, Jewels
from branchline.games.off_the_rails.state import State, own_carts

MOST_RUBIES, SAFE_CART, MISSION = 5, 3, 4


class Score(Value, frozen=True):
    """A seat's points, item by item."""

    jewels: int
    rubies: int
    carts: int
    missions: int
    total: int


def jewel_points(content: Content, stockpile: Jewels) -> int:
    """OR-F1: only stockpiled jewels count."""
    return sum(count * value for count, value in zip(stockpile, content.values, strict=True))


def ruby_points(state: State, seat: Seat) -> int:
    """OR-F2: for the most rubies; tied players with at least one each get it."""
    rubies = [stockpile[RUBY] for stockpile in state.stockpiles]
    return MOST_RUBIES if rubies[seat] and rubies[seat] == max(rubies) else 0


def cart_points(state: State, seat: Seat) -> int:
    """OR-F3: for each cart in the reserve; those the chasm took are not there."""
    return SAFE_CART * sum(state.carts[cart].place == "reserve" for cart in own_carts(seat))


def mission_points(state: State, seat: Seat) -> int:
    """OR-F5."""
    return MISSION * len(state.taken[seat])


def score(content: Content, state: State, seat: Seat) -> Score:
    """OR-F: what a seat would have if the match ended now."""
    jewels, rubies = jewel_points(content, state.stockpiles[seat]), ruby_points(state, seat)
    carts, missions = cart_points(state, seat), mission_points(state, seat)
    return Score(jewels, rubies, carts, missions, jewels + rubies + carts + missions)


def outcome(content: Content, state: State) -> Outcome:
    scores = tuple(score(content, state, seat).total for seat in range(len(state.clans)))
    ranks = [rank(state, seat, total) for seat, total in enumerate(scores)]
    return Outcome(scores, tuple(1 + sum(other > own for other in ranks) for own in ranks))


def rank(state: State, seat: Seat, total: int) -> tuple[int, int, int]:
    """OR-F4: ties go to the most jewels without the rocks, then to the fewest rocks, then they are shared."""
    stockpile = state.stockpiles[seat]
    return (total, sum(stockpile) - stockpile[ROCK], -stockpile[ROCK])

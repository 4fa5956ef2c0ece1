"""What is played in the arena: which bots meet on which deals, in which seats. All of it follows from the contest."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from branchline.bots import Budget, levels
from branchline.core.errors import BadOption
from branchline.core.match import read_options
from branchline.core.values import Value
from branchline.games import find_game


class Contest(Value, frozen=True):
    """Bots that meet on the same deals, each deal once for every rotation of the seats."""

    game: str
    bots: tuple[str, ...]
    seats: int
    deals: int
    seed: str
    options: dict[str, Any]
    budget: Budget
    version: str
    """Of the rules and the bots."""


class Fixture(Value, frozen=True):
    """One match of a contest."""

    number: int
    deal: int
    bots: tuple[str, ...]
    """By seat."""


def check(contest: Contest) -> None:
    """Raises BadOption for what cannot be played."""
    game = find_game(contest.game)
    known = levels(contest.game)
    for bot in contest.bots:
        if bot not in known:
            raise BadOption("unknown-level", level=bot, known=", ".join(known))
    least, most = game.seat_counts[0], game.seat_counts[-1]
    if contest.seats not in game.seat_counts:
        raise BadOption("bad-seat-count", seats=contest.seats, least=least, most=most)
    if contest.seats > 1 and len(contest.bots) < contest.seats:
        raise BadOption("arena-too-few", bots=len(contest.bots), seats=contest.seats)
    if contest.deals < 1:
        raise BadOption("arena-no-deals", deals=contest.deals)
    read_options(game, contest.options)


def groups(contest: Contest) -> list[tuple[str, ...]]:
    """Who meets whom: everybody with everybody, as many at a time as there are seats."""
    return list(combinations(contest.bots, contest.seats))


def fixtures(contest: Contest) -> Iterator[Fixture]:
    """Deal by deal, so that whoever stops early has whole deals."""
    number = 0
    for deal in range(contest.deals):
        for group in groups(contest):
            for turn in range(contest.seats):
                yield Fixture(number, deal, group[turn:] + group[:turn])
                number += 1


def count(contest: Contest) -> int:
    return contest.deals * len(groups(contest)) * contest.seats

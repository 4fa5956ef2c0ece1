"""The deal of the day: one seed for each game that is played alone, and one challenge. From the date alone, so the same
on every server, and for ever: tests pin what some days had."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from branchline.core.codec import encode
from branchline.core.game import AnyGame
from branchline.core.match import read_options
from branchline.tables.refusals import Conflict, Unknown
from branchline.tables.wire import AnyOptions, Wire

CHALLENGE: Final = "challenge"
DAYS_OPEN: Final = 7
"""So many days after its own a deal can still be played, outside the day's table."""

DayText = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
DealKey = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z_-]+$")]


class DailyDeal(msgspec.Struct, frozen=True):
    """`key` is the game's name, or that of the challenge."""

    key: str
    game: str
    options: Mapping[str, Any]
    seed: str


def deals_of(day: date, games: Iterable[AnyGame]) -> list[DailyDeal]:
    """What is played on a day: each game alone with its usual options, then the challenge. A game or a challenge more
    changes nothing for the others."""
    alone = [game for game in games if 1 in game.seat_counts]
    deals = [DailyDeal(game.name, game.name, {}, _seed(day, game.name)) for game in alone]
    challenges = [(game.name, options) for game in alone for options in game.challenges()]
    if challenges:
        name, options = min(challenges, key=lambda each: _digest(day, *each))
        deals.append(DailyDeal(CHALLENGE, name, options, _seed(day, CHALLENGE)))
    return deals


def _seed(day: date, key: str) -> str:
    return _digest(day, key, None)[:32]


def _digest(day: date, name: str, options: Mapping[str, Any] | None) -> str:
    said = msgspec.json.encode(["branchline", "deal of the day", day.isoformat(), name, options], order="sorted")
    return sha256(said).hexdigest()


def day_at(at: float) -> date:
    return datetime.fromtimestamp(at, UTC).date()


def open_days(at: float) -> list[date]:
    """Of that day, and those that can still be played."""
    return [day_at(at) - timedelta(days=ago) for ago in range(DAYS_OPEN + 1)]


def found_deal(games: Sequence[AnyGame], day: str, key: str, at: float) -> tuple[date, DailyDeal]:
    """Raises Unknown for a day that there is not, or a deal that it has not; Conflict for a day that is not open."""
    try:
        meant = date.fromisoformat(day)
    except ValueError:
        raise Unknown("unknown-deal", day=day[:10], key=key[:40]) from None
    if meant not in open_days(at):
        raise Conflict("deal-not-open", day=meant.isoformat(), days=DAYS_OPEN)
    deal = next((each for each in deals_of(meant, games) if each.key == key), None)
    if deal is None:
        raise Unknown("unknown-deal", day=day[:10], key=key[:40])
    return meant, deal


# What travels ---------------------------------------------------------------------------------------------------------


class DailyTry(Wire, omit_defaults=True, kw_only=True):
    """The asker's: the one that counts, or the latest."""

    table: str
    over: bool = False
    score: int | None = None
    missed: int | None = None
    counts: bool = False
    """It is in the day's table, or will be when it is over."""


class DealInfo(Wire):
    key: str
    game: str
    options: AnyOptions
    seed: str
    tried: DailyTry | None


def deal_info(deal: DailyDeal, games: Iterable[AnyGame], tried: DailyTry | None) -> DealInfo:
    """With all its options, also those that are as usual: whoever shows it looks nothing up."""
    game = next(game for game in games if game.name == deal.game)
    options = msgspec.Raw(encode(read_options(game, deal.options)))
    return DealInfo(key=deal.key, game=deal.game, options=options, seed=deal.seed, tried=tried)


class DailyDay(Wire):
    day: str
    deals: list[DealInfo]


class Daily(Wire):
    """Today (UTC) first, then the days whose deals can still be played."""

    days: list[DailyDay]


class DailyResult(Wire, omit_defaults=True, kw_only=True):
    place: int
    name: str = ""
    """Of who shows their profile, and one's own."""
    mine: bool = False
    score: int | None = None
    missed: int | None = None


class DailyResults(Wire):
    results: list[DailyResult]
    """The best so many, and the asker's own."""
    count: int
    """How many there are."""


class DailyWish(Wire):
    day: DayText
    key: DealKey

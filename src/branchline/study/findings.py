"""What an analysis says, as plain data: kept with a match, sent to a page, printed by the terminal."""

from collections.abc import Iterable
from typing import Any, Final, Literal

from branchline.core.values import Seat, Value

VERSION: Final = 3
"""Of the way matches are judged: what an older one found is not gone on with."""
PLAYOUTS: Final = 1200
"""For a turn, where nobody says how many."""
LEAST_PLAYOUTS: Final = 8
MOST_PLAYOUTS: Final = 5_000
DEALS: Final = 100
"""Other deals that a solo match's draws are compared with."""


class Task(Value, frozen=True, omit_defaults=True):
    """What an analysis is made with. The same task finds the same."""

    playouts: int = PLAYOUTS
    """For each turn: as many as are usual, more in a game that takes more, fewer where fewer tell as much."""
    seed: str = "study"
    deals: int = DEALS


class JudgedTurn(Value, frozen=True, tag="turn", tag_field="type"):
    """One turn of a seat: all that it did between two draws, as far as there was something to choose.

    The values are what the seat was expected to end with: points, and where others play, how far ahead of the best of
    them. All are judged on the same draws, none of which the seat could know.
    """

    seat: Seat
    number: int
    """Which of the seat's own turns, from 1."""
    step: int
    """The entry after which it begins: a match can be begun there."""
    last: int
    """Its last entry."""
    played: tuple[Any, ...]
    best: tuple[Any, ...]
    """The actions, as they are in a record; `best` is as `played` where nothing better was found."""
    played_events: tuple[Any, ...]
    best_events: tuple[Any, ...]
    """What happens in these turns, in the order it does; of the action that ends them only what it is itself."""
    is_best: bool
    value: float
    best_value: float
    careless_value: float
    """After a turn chosen blindly."""
    given_away: float
    error: float
    """The standard error of what was given away."""
    stake: float
    """How far the best is above the careless one, and never less than what was given away."""


class Deals(Value, frozen=True, tag="deals", tag_field="type"):
    """What the quick level made of some deals."""

    scores: tuple[int, ...]


Part = JudgedTurn | Deals


class Outline(Value, frozen=True, omit_defaults=True):
    """What an analysis consists of, known before any of it is done."""

    task: Task
    parts: int
    turns: int
    """The first so many parts are turns; the others are deals."""
    counts: Literal["points", "lead"]
    """What the values are: points, or how far ahead of the best of the others."""
    is_searching: bool
    """Whether the searching bots judged; where nothing is compiled the plain ones do, and know less."""
    deals_by: str | None = None
    """The level that plays other deals of a solo match."""


class Luck(Value, frozen=True):
    """How kind the draws of a solo match were: what a quick level makes of its deal, and of others."""

    level: str
    score: int
    scores: tuple[int, ...]

    @property
    def percentile(self) -> int:
        """Of a hundred other deals so many were less kind; of those equally kind half are counted."""
        less = sum(other < self.score for other in self.scores)
        equal = sum(other == self.score for other in self.scores)
        return round(100 * (less + equal / 2) / len(self.scores))


def accuracy(turns: Iterable[JudgedTurn], seat: Seat) -> float | None:
    """The share kept of what was at stake, of a hundred; None where nothing was."""
    own = [turn for turn in turns if turn.seat == seat]
    stake = sum(turn.stake for turn in own)
    return round(100 * (1 - sum(turn.given_away for turn in own) / stake), 1) if stake > 0 else None


def costliest(turns: Iterable[JudgedTurn], seat: Seat | None = None, most: int = 3) -> tuple[JudgedTurn, ...]:
    """The turns that gave away the most, the worst first; of all seats where none is named."""
    costly = [turn for turn in turns if turn.given_away > 0 and seat in (None, turn.seat)]
    return tuple(sorted(costly, key=lambda turn: (-turn.given_away, turn.last))[:most])


def luck_of(outline: Outline, parts: Iterable[Part]) -> Luck | None:
    """Once every deal is played."""
    scores = [score for part in parts if isinstance(part, Deals) for score in part.scores]
    is_whole = outline.deals_by is not None and len(scores) == outline.task.deals + 1
    return Luck(outline.deals_by, scores[0], tuple(scores[1:])) if outline.deals_by and is_whole else None

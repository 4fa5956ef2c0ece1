"""What a profile is made of: results by game and opponent, matches, scores alone. The latest so many, whoever asks."""

from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Subquery,
    case,
    distinct,
    exists,
    func,
    literal,
    not_,
    or_,
    select,
)

from branchline.server.store import schema
from branchline.server.store.played import HELPED
from branchline.server.store.tables import known_to

MOST_COUNTED: Final = 2000
"""Of somebody's results, the latest so many are added up, or looked through for a page."""
MOST_OPPONENTS: Final = 50
MOST_SCORES: Final = 400
PAGE: Final = 50
_ROWS, _RESULTS, _SEATS, _PLAYERS = schema.matches.c, schema.results.c, schema.seats.c, schema.players.c


class Beheld(NamedTuple):
    """Somebody whose profile it is."""

    id: str
    name: str
    is_public: bool


class Looker(NamedTuple):
    """Who looks at whose profile. One's own tells everything; of another's only what all may know, or both do."""

    whose: str
    asker: str | None

    @property
    def is_own(self) -> bool:
        return self.whose == self.asker

    def may_know(self) -> ColumnElement[bool]:
        """Whether the table may be named to them."""
        return literal(value=True) if self.is_own else known_to(self.asker)

    def may_name(self) -> ColumnElement[bool]:
        """Whether the person may be named to them: one who shows their own profile, or who looks themselves."""
        is_named = _PLAYERS.name != ""
        return is_named if self.is_own else is_named & or_(_PLAYERS.is_public, _PLAYERS.id == self.asker)


def by_id(player: str) -> Callable[[Connection], Beheld | None]:
    query = select(_PLAYERS.id, _PLAYERS.name, _PLAYERS.is_public).where(_PLAYERS.id == player)
    return lambda connection: next((Beheld(*row) for row in connection.execute(query)), None)


def by_looks(looks: Collection[str]) -> Callable[[Connection], list[Beheld]]:
    """The accounts to which one of these belongs: of their names now, or of those that they sign in with."""
    theirs = select(schema.looks.c.player).where(schema.looks.c.look.in_(sorted(looks)))
    query = select(_PLAYERS.id, _PLAYERS.name, _PLAYERS.is_public).where(_PLAYERS.id.in_(theirs))
    return lambda connection: [Beheld(*row) for row in connection.execute(query)]


# Results --------------------------------------------------------------------------------------------------------------


def _results(player: str, before: float | None = None, *, is_alone: bool = False) -> Select[Any]:
    """Of one's own doing, the latest first: not what a record brought or was taken along, nor several
    seats at one table."""
    other = schema.results.alias()
    beside = (other.c.match == _RESULTS.match) & (other.c.seat != _RESULTS.seat)
    rows = select(_RESULTS.match, _RESULTS.seat, _RESULTS.score, _RESULTS.missed, _RESULTS.place, _RESULTS.at)
    rows = rows.join(schema.matches, _ROWS.id == _RESULTS.match).where(_RESULTS.player == player, ~_ROWS.is_imported)
    rows = rows.where(_ROWS.along.is_(None))
    rows = rows.where(~exists().where(beside if is_alone else beside & (other.c.player == player)))
    rows = rows.where(_RESULTS.at < before) if before is not None else rows
    return rows.order_by(_RESULTS.at.desc())


def _latest(player: str, before: float | None = None) -> Subquery:
    return _results(player, before).limit(MOST_COUNTED).subquery()


def _times(holds: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((holds, 1), else_=0))


class StoredTally(NamedTuple):
    game: str
    played: int
    first: int
    alone: int


def tallies(player: str) -> Callable[[Connection], list[StoredTally]]:
    """By game: matches with others, how often one was first (alone or with others), and matches alone."""
    mine, other = _latest(player), schema.results.alias()
    together = exists().where(other.c.match == mine.c.match, other.c.seat != mine.c.seat)
    sums = (_times(together), _times(together & (mine.c.place == 1)), _times(not_(together)))
    query = select(_ROWS.game, *sums).join(mine, mine.c.match == _ROWS.id).group_by(_ROWS.game).order_by(_ROWS.game)
    return lambda connection: [StoredTally(*row) for row in connection.execute(query)]


class StoredOpponent(NamedTuple):
    name: str | None
    is_public: bool
    level: str | None
    played: int
    ahead: int
    behind: int


def opponents(look: Looker) -> Callable[[Connection], list[StoredOpponent]]:
    """Those one met most often; who may not be named, and who is gone, are one together."""
    mine, other = _latest(look.whose), schema.results.alias()
    who = case((look.may_name(), _PLAYERS.id)).label("who")
    level = case((_SEATS.kind == "bot", _SEATS.level)).label("level")
    name = func.max(case((look.may_name(), _PLAYERS.name)))
    is_public = func.max(case((_PLAYERS.is_public, 1), else_=0))
    played = func.count(distinct(mine.c.match)).label("played")
    ahead, behind = _times(mine.c.place < other.c.place), _times(mine.c.place > other.c.place)
    query = (
        select(who, level, name, is_public, played, ahead, behind)
        .join(other, (other.c.match == mine.c.match) & (other.c.seat != mine.c.seat))
        .join(schema.seats, (_SEATS.match == other.c.match) & (_SEATS.seat == other.c.seat))
        .join(schema.players, _PLAYERS.id == other.c.player, isouter=True)
        .group_by(who, level)
        .order_by(played.desc(), level, func.max(_PLAYERS.name))
        .limit(MOST_OPPONENTS)
    )

    def run(connection: Connection) -> list[StoredOpponent]:
        rows = connection.execute(query).all()
        return [StoredOpponent(row[2], bool(row[0] and row[3]), row[1], *row[4:]) for row in rows]

    return run


def counted(player: str) -> Callable[[Connection], int]:
    query = select(func.count()).select_from(_latest(player))
    return lambda connection: connection.execute(query).scalar_one()


# Scores alone ---------------------------------------------------------------------------------------------------------


class StoredScore(NamedTuple):
    game: str
    options: str
    content: str | None
    """Which of one's own lists it was played with."""
    score: int | None
    missed: int | None
    at: float
    is_helped: bool
    table: str | None


def solo_scores(look: Looker) -> Callable[[Connection], list[StoredScore]]:
    """The latest so many, the earliest of them first. What was given up has no score."""
    mine = _results(look.whose, is_alone=True).where(or_(_RESULTS.score.is_not(None), _RESULTS.missed.is_not(None)))
    own = case((_ROWS.content.is_not(None), _ROWS.content_hash))
    known = case((look.may_know(), _ROWS.id))
    facts = (_ROWS.game, _ROWS.options, own, _RESULTS.score, _RESULTS.missed, _RESULTS.at, or_(*HELPED), known)
    query = mine.with_only_columns(*facts).limit(MOST_SCORES)
    return lambda connection: [StoredScore(*row) for row in reversed(connection.execute(query).all())]


# Matches --------------------------------------------------------------------------------------------------------------


class Which(NamedTuple):
    """Only matches of this game, with this person or a bot of this level, that ended before."""

    game: str | None = None
    name: str | None = None
    level: str | None = None
    before: float | None = None


class StoredSeat(NamedTuple):
    seat: int
    name: str
    level: str | None
    score: int | None
    missed: int | None
    place: int


class StoredMatch(NamedTuple):
    table: str
    game: str
    at: float
    seat: int
    """Whose profile it is has this one."""
    seats: list[StoredSeat]


def matches(look: Looker, which: Which) -> Callable[[Connection], tuple[list[StoredMatch], float | None]]:
    """A page of them, the latest first, and before when the next begins."""
    window = _latest(look.whose, which.before)
    query = select(window.c.match, _ROWS.game, window.c.at, window.c.seat)
    query = query.join(schema.matches, _ROWS.id == window.c.match).where(look.may_know(), *_wanted(look, which, window))
    query = query.order_by(window.c.at.desc()).limit(PAGE)
    whole = select(func.count(), func.min(window.c.at)).select_from(window)

    def run(connection: Connection) -> tuple[list[StoredMatch], float | None]:
        rows = connection.execute(query).all()
        seats = _seats(connection, look, [row.match for row in rows])
        found = [StoredMatch(row.match, row.game, row.at, row.seat, seats[row.match]) for row in rows]
        if len(rows) == PAGE:
            return found, rows[-1].at
        size, first = connection.execute(whole).one()
        return found, first if size == MOST_COUNTED else None

    return run


def _wanted(look: Looker, which: Which, window: Subquery) -> list[ColumnElement[bool]]:
    other = schema.results.alias()
    beside = (other.c.match == window.c.match) & (other.c.seat != window.c.seat)
    wanted = [_ROWS.game == which.game] if which.game is not None else []
    if which.name is not None:
        is_them = (_PLAYERS.id == other.c.player) & (_PLAYERS.name == which.name) & look.may_name()
        wanted.append(exists().where(beside, is_them))
    if which.level is not None:
        chair = (_SEATS.match == other.c.match) & (_SEATS.seat == other.c.seat)
        wanted.append(exists().where(beside, chair, _SEATS.kind == "bot", _SEATS.level == which.level))
    return wanted


def _seats(connection: Connection, look: Looker, tables: list[str]) -> dict[str, list[StoredSeat]]:
    """Everybody by the name they have now, as far as they may be named."""
    name = case((look.may_name() | (_PLAYERS.id == look.whose), _PLAYERS.name), else_="")
    level = case((_SEATS.kind == "bot", _SEATS.level))
    query = (
        select(_RESULTS.match, _RESULTS.seat, name, level, _RESULTS.score, _RESULTS.missed, _RESULTS.place)
        .join(schema.seats, (_SEATS.match == _RESULTS.match) & (_SEATS.seat == _RESULTS.seat))
        .join(schema.players, _PLAYERS.id == _RESULTS.player, isouter=True)
        .where(_RESULTS.match.in_(tables))
        .order_by(_RESULTS.match, _RESULTS.seat)
    )
    found: dict[str, list[StoredSeat]] = {table: [] for table in tables}
    for row in connection.execute(query):
        found[row[0]].append(StoredSeat(*row[1:]))
    return found

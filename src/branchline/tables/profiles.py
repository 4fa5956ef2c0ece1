"""A profile: what somebody has played, by game and opponent, and what they reached alone."""

from typing import Annotated

from msgspec import Meta

from branchline.tables.wire import AnyOptions, Wire


class Tally(Wire):
    game: str
    played: int
    """Matches with others."""
    first: int
    """Of these, how many in the first place, alone or shared."""
    alone: int
    """Matches without others."""


class Opponent(Wire, omit_defaults=True, kw_only=True):
    """Somebody, or the bots of a level, met at tables. Without a name: all who may not be named, and who are gone."""

    name: str = ""
    level: str | None = None
    public: bool = False
    """Whether they have a profile to look at."""
    played: int
    ahead: int
    """How often the profile's owner had the better place, and the worse."""
    behind: int


class ProfileResult(Wire):
    """A solo result: `key` says of what (a challenge, a goal), `value` how much (medals, points)."""

    game: str
    key: str
    value: int
    at: float


class SoloScore(Wire, omit_defaults=True, kw_only=True):
    score: int | None = None
    missed: int | None = None
    """What it would have been, where what it was played for was missed."""
    at: float
    helped: bool = False
    """It counts for nothing."""
    table: str | None = None
    """Where it may be named to the asker."""


class SoloSeries(Wire):
    """Scores that can be compared: of one game with the same options and pieces, the earliest first."""

    game: str
    options: AnyOptions
    own_content: bool
    scores: list[SoloScore]


class Profile(Wire):
    name: str
    mine: bool
    public: bool
    """Whether others see it."""
    counted: int
    """So many of the latest matches are added up here."""
    games: list[Tally]
    opponents: list[Opponent]
    feats: list[ProfileResult]
    solo: list[SoloSeries]


class ProfileSeat(Wire, omit_defaults=True, kw_only=True):
    seat: int
    name: str = ""
    level: str | None = None
    """Of a bot."""
    score: int | None = None
    missed: int | None = None
    place: int
    own: bool = False
    """Whose profile it is."""


class ProfileMatch(Wire):
    table: str
    game: str
    at: float
    seats: list[ProfileSeat]


class ProfileMatches(Wire):
    matches: list[ProfileMatch]
    next: float | None
    """What `before` says for the page after this; none: there is none."""


class ShowProfile(Wire):
    public: bool


PersonName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]

"""Profiles: whose is meant, and what of it the asker may see."""

from collections.abc import Callable, Iterable

import msgspec

from branchline.core.names import clean
from branchline.server.errors import NotSignedIn, Unknown
from branchline.server.people.looks import looks_of
from branchline.server.people.player import Player
from branchline.server.store import profiles
from branchline.server.store.connection import Connection
from branchline.server.store.played import best_solo_results
from branchline.server.store.profiles import Beheld, Looker, StoredMatch, StoredScore
from branchline.server.store.store import Store
from branchline.tables.profiles import (
    Opponent,
    Profile,
    ProfileMatch,
    ProfileMatches,
    ProfileResult,
    ProfileSeat,
    SoloScore,
    SoloSeries,
    Tally,
)


async def found(store: Store, name: str | None, asker: Player | None) -> Beheld:
    """Whose profile it is: without a name the asker's own. Raises Unknown alike for who keeps theirs to themselves and
    for who is not there; NotSignedIn for nobody."""
    if name is None:
        person = await store.read(profiles.by_id(asker.id)) if asker is not None else None
        if person is None:
            raise NotSignedIn("not-signed-in")
        return person
    looks = looks_of(clean(name))
    alike = [one for one in await store.read(profiles.by_looks(looks)) if looks & looks_of(one.name)]
    person = min(alike, key=lambda one: (one.name != name, one.name), default=None)
    if person is None or not (person.is_public or (asker is not None and person.id == asker.id)):
        raise Unknown("unknown-person")
    return person


def profile_of(person: Beheld, asker: str | None) -> Callable[[Connection], Profile]:
    look = Looker(person.id, asker)

    def run(connection: Connection) -> Profile:
        met = profiles.opponents(look)(connection)
        best = best_solo_results(person.id, None)(connection)
        return Profile(
            name=person.name,
            mine=look.is_own,
            public=person.is_public,
            counted=profiles.counted(person.id)(connection),
            games=[Tally(**tally._asdict()) for tally in profiles.tallies(person.id)(connection)],
            opponents=[
                Opponent(
                    name=one.name or "",
                    level=one.level,
                    public=one.is_public,
                    played=one.played,
                    ahead=one.ahead,
                    behind=one.behind,
                )
                for one in met
            ],
            feats=[ProfileResult(game=each.game, key=each.key, value=each.value, at=each.at) for each in best],
            solo=_series(profiles.solo_scores(look)(connection)),
        )

    return run


def _series(scores: Iterable[StoredScore]) -> list[SoloSeries]:
    """Those that can be compared together; the series that was played last comes first."""
    found: dict[tuple[str, str, str | None], SoloSeries] = {}
    for one in scores:
        key = (one.game, one.options, one.content)
        options = msgspec.Raw(one.options.encode())
        series = found.pop(key, None) or SoloSeries(
            game=one.game, options=options, own_content=one.content is not None, scores=[]
        )
        series.scores.append(
            SoloScore(score=one.score, missed=one.missed, at=one.at, helped=bool(one.is_helped), table=one.table)
        )
        found[key] = series
    return list(reversed(found.values()))


def matches_of(person: Beheld, asker: str | None, which: profiles.Which) -> Callable[[Connection], ProfileMatches]:
    find = profiles.matches(Looker(person.id, asker), which)

    def run(connection: Connection) -> ProfileMatches:
        rows, following = find(connection)
        return ProfileMatches(matches=[_match(row) for row in rows], next=following)

    return run


def _match(row: StoredMatch) -> ProfileMatch:
    seats = [ProfileSeat(**seat._asdict(), own=seat.seat == row.seat) for seat in row.seats]
    return ProfileMatch(table=row.table, game=row.game, at=row.at, seats=seats)

"""Profiles: one's own, and those that others show."""

from functools import partial

from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.people.profiles import found, matches_of, profile_of
from branchline.server.store import people
from branchline.server.store.profiles import Which
from branchline.tables.profiles import PersonName, Profile, ProfileMatches, ShowProfile
from branchline.tables.queries import Query
from branchline.tables.wire import GameName, LevelName, Nothing

PROFILES = Endpoints("people")


class Whose(Query, frozen=True):
    name: PersonName | None = None
    """Without it one's own."""


@PROFILES.add("GET", "/api/people", Profile, query=Whose, refuses=(404,))
async def profile(call: Call) -> Profile:
    """What somebody has played, by game and opponent, and what they reached alone: one's own, or that of an account
    which shows its own. To others no private table is named, and nobody who shows no profile."""
    store = call.services.store
    person = await found(store, call.query.name, call.player)
    return await store.read(profile_of(person, call.player_id))


class WhichMatches(Whose, frozen=True):
    game: GameName | None = None
    opponent: PersonName | None = None
    """Only with this person."""
    level: LevelName | None = None
    """Only with a bot of this level."""
    before: float | None = None
    """To page on: what `next` says."""


@PROFILES.add("GET", "/api/people/matches", ProfileMatches, query=WhichMatches, refuses=(404,))
async def profile_matches(call: Call) -> ProfileMatches:
    """The matches behind a profile, the latest first: of others' those at tables that may be named to the asker."""
    wish: WhichMatches = call.query
    person = await found(call.services.store, wish.name, call.player)
    which = Which(wish.game, wish.opponent, wish.level, wish.before)
    return await call.services.store.read(matches_of(person, call.player_id, which))


@PROFILES.add("PUT", "/api/me/profile", Nothing, body=ShowProfile)
async def show_profile(call: Call) -> Nothing:
    """An account shows its profile to everybody, or to nobody any more."""
    player = call.account()
    job = partial(people.put, player=player.id, values={"is_public": call.body.public})
    await call.services.store.write(call.keeping(job, lambda _: Nothing()))
    return Nothing()

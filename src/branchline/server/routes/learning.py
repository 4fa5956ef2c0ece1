"""The first matches that teach, and the way on from there."""

import asyncio
from functools import cache, partial

import msgspec

from branchline.core.tutorial import LEARNER, Tutorial
from branchline.core.tutorial_match import played
from branchline.server.hosting.importing import bytes_of, store_record
from branchline.server.hosting.loading import FindGame
from branchline.server.hosting.replayed import Replayed, replayed
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.people.allowance import with_room
from branchline.server.routes.drawing import shipped_game
from branchline.server.routes.tables import first_shown
from branchline.tables.game_info import taught
from branchline.tables.messages import TableInfo

LEARNING = Endpoints("games")


@LEARNING.add("GET", "/api/games/{game}/tutorial", Tutorial, refuses=(404,))
async def tutorial(call: Call) -> Tutorial:
    """The lessons of a game: a deal, and what is done in it."""
    return taught(shipped_game(call))


@LEARNING.add("POST", "/api/games/{game}/tutorial", TableInfo, status=201, refuses=(404, 409))
async def play_on(call: Call) -> TableInfo:
    """A table at the place where the lessons end. A gentle bot has the seats that are not the learner's."""
    game, services = shipped_game(call), call.services
    lessons = taught(game)
    call.make()
    ended = await asyncio.to_thread(_ended, services.find_game, game.name)
    player = await call.anybody()
    ready = msgspec.structs.replace(ended, players=(await services.callings.own(player),))
    bots = dict.fromkeys(set(range(len(lessons.players))) - {LEARNER}, services.lineup(game.name).gentle)
    keep = partial(store_record, read=ready, owner=player.id, bots=bots)
    return await first_shown(call, with_room(player, services.settings.bounds, keep, bytes_of(ready)))


@cache
def _ended(find_game: FindGame, name: str) -> Replayed:
    """The match at the end of its lessons, ready to be stored: the same for everybody."""
    game = find_game(name)
    return replayed((), played(game, taught(game)))

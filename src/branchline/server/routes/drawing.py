"""What a client needs to draw a game without knowing its rules: the pieces, and what lies on the table.

That is its `catalogue()`, the pieces as plain data, and `marks(view)`, what follows from a view by the rules and is
worth drawing. A game without them has nothing to say here.
"""

from typing import Any

from branchline.core.game import AnyGame
from branchline.server.errors import Denied, Unknown
from branchline.server.hosting.glancing import glance_at, kept_glance
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.routes.replays import seen_by
from branchline.server.routes.seating import table_of
from branchline.server.workers import judge_worker
from branchline.tables.game_info import catalogue_of
from branchline.tables.play_messages import Glance
from branchline.tables.queries import AsSeat, Heard, Part

DRAWING = Endpoints("games")
Position = dict[str, Any]


@DRAWING.add("GET", "/api/games/{game}/content", dict[str, Any], query=Part, refuses=(404,))
async def game_content(call: Call) -> Any:
    """The pieces of a game as shipped."""
    return catalogue_of(shipped_game(call), call.query.part)


def shipped_game(call: Call) -> AnyGame:
    """The game that a path names. Raises Unknown."""
    name = call.path["game"]
    if name not in call.services.game_names:
        raise Unknown("unknown-game", game=name[:40], known=", ".join(call.services.game_names))
    return call.services.find_game(name)


@DRAWING.add(
    "POST",
    "/api/games/{game}/score",
    dict[str, Any],
    body=Position,
    refuses=(404, 422),
    is_raw=True,
    is_write=False,
    most="score_bytes",
)
async def score_position(call: Call) -> Any:
    """The score of a position that somebody wrote down (docs/formats.md), and what to draw of it. Nothing is kept."""
    game = shipped_game(call)
    if not game.can_score:
        raise Denied("no-scoring", game=game.name)
    position = judge_worker.Position(game.name, call.body, call.services.settings.bounds.score_parts)
    return await call.services.judges.judge(position, call.askers)


@DRAWING.add("GET", "/api/tables/{table}/content", dict[str, Any], refuses=(404,))
async def table_content(call: Call) -> Any:
    """The pieces that a table plays with."""
    return (await table_of(call)).game.catalogue()


@DRAWING.add("GET", "/api/tables/{table}/marks/{step}", dict[str, Any], query=AsSeat, refuses=(404, 409))
async def marks(call: Call) -> Any:
    """What follows by the rules from a seat's view after an entry, for drawing: it tells no more than the view."""
    _, seen = await seen_by(call)
    return seen.match.game.marks(seen.view)


@DRAWING.add("GET", "/api/tables/{table}/glance", Glance, query=Heard, refuses=(404, 409))
async def glance(call: Call) -> Glance:
    """What of one's own seat's view (or a spectator's) is drawn where it is small. No idle table is loaded for it."""
    registry, heard = call.services.registry, call.query.seq
    if not registry.is_loaded(call.path["table"]):
        read = kept_glance(call.path["table"], call.player_id, call.services.find_game)
        found = await call.services.store.read(read)
        if found is not None:
            return found
    table = await table_of(call)
    await table.reach(heard)
    return glance_at(table, call.player_id)

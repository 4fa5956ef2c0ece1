"""What there is to look at: games and their pieces, replays, records, results."""

from typing import Any

from branchline.core import position_file, record
from branchline.core.game import AnyGame
from branchline.core.tutorial import Tutorial
from branchline.games import NAMES, find_game
from branchline.pocket.asking import Asking, Call, own_seat
from branchline.pocket.kept import Row
from branchline.pocket.lineup import elsewhere, lineup
from branchline.pocket.table import Table
from branchline.tables.counting import compared, reached, score_of
from branchline.tables.game_info import catalogue_of, game_info, taught
from branchline.tables.messages import GameInfo, Games
from branchline.tables.play_messages import Glance
from branchline.tables.queries import AsSeat, Heard, Part, SeedOf
from branchline.tables.refusals import Conflict, Denied, Unknown
from branchline.tables.replay_messages import (
    Best,
    Deal,
    Deals,
    Replay,
    ReplayStep,
    SeatResult,
    SeedResult,
    SoloResult,
    SoloResults,
)
from branchline.tables.replaying import Seen, replay_viewpoint, seen_at
from branchline.tables.updates import entries_after, opening_of

LOOKING = Asking()


# Games ----------------------------------------------------------------------------------------------------------------


@LOOKING.add("GET", "/api/games")
async def list_games(_call: Call) -> Games:
    return Games(games=[_game_info(name) for name in NAMES])


@LOOKING.add("GET", "/api/games/{game}")
async def show_game(call: Call) -> GameInfo:
    return _game_info(shipped_game(call).name)


def _game_info(name: str) -> GameInfo:
    return game_info(find_game(name), lineup(name), elsewhere(name))


def shipped_game(call: Call) -> AnyGame:
    """The game that a path names. Raises Unknown."""
    name = call.path["game"]
    if name not in NAMES:
        raise Unknown("unknown-game", game=name[:40], known=", ".join(NAMES))
    return find_game(name)


@LOOKING.add("GET", "/api/games/{game}/content", query=Part)
async def game_content(call: Call) -> Any:
    return catalogue_of(shipped_game(call), call.query.part)


@LOOKING.add("GET", "/api/games/{game}/tutorial")
async def tutorial(call: Call) -> Tutorial:
    return taught(shipped_game(call))


@LOOKING.add("POST", "/api/games/{game}/score", body=dict[str, Any], is_raw=True)
async def score(call: Call) -> Any:
    game = shipped_game(call)
    if not game.can_score:
        raise Denied("no-scoring", game=game.name)
    return game.score(position_file.read(call.body))


# Tables ---------------------------------------------------------------------------------------------------------------


@LOOKING.add("GET", "/api/tables/{table}/content")
async def table_content(call: Call) -> Any:
    return (await call.table()).game.catalogue()


@LOOKING.add("GET", "/api/tables/{table}/glance", query=Heard)
async def glance(call: Call) -> Glance:
    """Of several seats of one's own, from that of the one that is to act."""
    table = await call.table()
    match, mine = table.stands().match, table.row.people
    seat = next((each for each in mine if each in match.to_act), mine[0] if mine else None)
    return Glance(seq=match.seq, seat=seat, board=match.game.glance(match.view(seat)))


@LOOKING.add("GET", "/api/tables/{table}/replay", query=AsSeat)
async def replay(call: Call) -> Replay:
    table = await call.table()
    sitting, mine = table.stands(), table.row.people
    match = sitting.match
    seat = replay_viewpoint(match, mine, call.query.seat)
    open_to = list(range(match.seats)) if not match.to_act else mine
    return Replay(
        table=call.host.info(table.row),
        seats=[*open_to, -1],
        opening=opening_of(match, seat),
        entries=entries_after(sitting, 0, seat),
    )


async def seen_by(call: Call) -> tuple[Table, Seen]:
    table, step = await call.table(), step_in(call)
    match = table.stands().match
    return table, seen_at(match, step, replay_viewpoint(match, table.row.people, call.query.seat))


def step_in(call: Call) -> int:
    text = call.path["step"]
    if not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise Unknown("unknown-page")
    return int(text)


@LOOKING.add("GET", "/api/tables/{table}/replay/{step}", query=AsSeat)
async def replay_step(call: Call) -> ReplayStep:
    table, seen = await seen_by(call)
    return seen.told(table.row.outcome)


@LOOKING.add("GET", "/api/tables/{table}/marks/{step}", query=AsSeat)
async def marks(call: Call) -> Any:
    _, seen = await seen_by(call)
    return seen.match.game.marks(seen.view)


@LOOKING.add("GET", "/api/tables/{table}/record")
async def export_record(call: Call) -> bytes:
    table = await call.table()
    if table.stands().match.to_act and table.row.along != "away":
        raise Conflict("not-over")
    return record_of(table)


def record_of(table: Table) -> bytes:
    sitting = table.stands()
    return record.export(sitting.match, tuple(chair.name for chair in table.row.seats), sitting.times)


# Results --------------------------------------------------------------------------------------------------------------


@LOOKING.add("GET", "/api/tables/{table}/best")
async def best(call: Call) -> Best:
    """Against one's matches before it in the same game: with as many seats, the same options and the same pieces."""
    table = await call.table()
    row, match = table.row, table.stands().match
    if match.to_act:
        raise Conflict("not-over")
    now, earlier = reached(match, row.outcome, own_seat(table, None), row), _earlier(call, row)
    found = [_counted(other) for other in earlier if other.deal[:-1] == row.deal[:-1]]
    before = max((each for each in found if each is not None), default=None)
    return compared(now, before, max((other.solo[now.key] for other in earlier if now.key in other.solo), default=None))


def _earlier(call: Call, row: Row) -> list[Row]:
    """One's finished matches of the same game before this one."""
    rows = [other for other in call.host.rows.values() if other.game == row.game and other.id != row.id]
    return [other for other in rows if other.state == "over" and other.changed_at < row.changed_at]


def _counted(row: Row) -> int | None:
    """What somebody reached by themselves, at the one seat that is theirs."""
    if len(row.people) != 1 or row.no_record or row.people[0] in row.was_left:
        return None
    return score_of(row.outcome, row.people[0])


@LOOKING.add("GET", "/api/me/records")
async def my_solo_results(call: Call) -> SoloResults:
    """The best of each key, with the match it was first reached in."""
    found: dict[tuple[str, str], SoloResult] = {}
    for row in sorted(call.host.rows.values(), key=lambda row: row.changed_at):
        for key, value in row.solo.items():
            known = found.get((row.game, key))
            if known is None or value > known.value:
                result = SoloResult(game=row.game, key=key, value=value, table=row.id, at=row.changed_at)
                found[row.game, key] = result
    return SoloResults(feats=[found[key] for key in sorted(found)])


@LOOKING.add("GET", "/api/seeds", query=SeedOf)
async def same_seed(call: Call) -> Deals:
    """The results of the finished matches on a seed, one list for each game and options, the latest first."""
    wish: SeedOf = call.query
    rows = [row for row in call.host.rows.values() if row.seed == wish.seed and row.outcome is not None]
    deals: dict[tuple[Any, ...], Deal] = {}
    for row in sorted(rows, key=lambda row: -row.changed_at):
        if row.begins is None and wish.game in (None, row.game):
            new = Deal(game=row.game, seed=row.seed, options=row.options, results=[])
            deals.setdefault(row.deal, new).results.append(_seed_result(row))
    return Deals(deals=list(deals.values()))


def _seed_result(row: Row) -> SeedResult:
    outcome = row.outcome
    assert outcome is not None
    seats = [
        SeatResult(
            seat=seat,
            name=chair.name,
            score=score_of(outcome, seat),
            missed=outcome.missed[seat] if outcome.missed else None,
            place=outcome.places[seat],
            bot=chair.kind == "bot",
            level=chair.level,
        )
        for seat, chair in enumerate(row.seats)
    ]
    return SeedResult(table=row.id, at=row.changed_at, seats=seats, no_record=row.no_record)

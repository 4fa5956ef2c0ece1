"""The analysis of a finished match: asked for, stopped and taken up again by those who played it, read by whoever may
replay it."""

import msgspec

from branchline.server.errors import Conflict, Denied
from branchline.server.hosting.table import Table
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.people.allowance import check_analyses
from branchline.server.routes.replays import match_of
from branchline.server.routes.seating import seats_of, table_of
from branchline.server.store import analyses
from branchline.study.findings import JudgedTurn, Outline, Part, accuracy, luck_of
from branchline.tables.study_messages import Analysis, Kindness
from branchline.tables.wire import Nothing

ANALYSES = Endpoints("replays")


async def _finished(call: Call) -> Table:
    """While somebody has something to decide, nobody is told what was best. Raises Unknown, Conflict."""
    table = await table_of(call)
    if match_of(table).to_act:
        raise Conflict("not-over")
    return table


def _can_ask(call: Call, table: Table) -> bool:
    return _is_theirs(call, table) and _most_each(call) > 0


def _is_theirs(call: Call, table: Table) -> bool:
    """Who played it, and who brought it here."""
    is_owner = call.player_id is not None and table.row.owner == call.player_id
    return is_owner or bool(seats_of(table, call.player_id))


def _most_each(call: Call) -> int:
    """How many somebody may wait for at once; of guests a host may want none."""
    limits = call.services.settings.study
    return limits.waiting_guest if call.player is not None and call.player.is_guest else limits.waiting_each


async def _asked(call: Call) -> Table:
    call.somebody()
    table = await _finished(call)
    if not _is_theirs(call, table):
        raise Denied("not-your-table")
    return table


@ANALYSES.add("GET", "/api/tables/{table}/analysis", Analysis, refuses=(404, 409))
async def analysis(call: Call) -> Analysis:
    """How far the analysis of a finished match is, and what it found so far. Whoever may replay the match may read it:
    once it is over, everything about it is open."""
    table = await _finished(call)
    kept = await call.services.store.read(analyses.kept(table.id))
    can_ask = _can_ask(call, table)
    if kept is None:
        return Analysis(state="none", can_ask=can_ask)
    is_at_work = kept.state == "wanted" and kept.process in call.services.store.alive
    state = {"wanted": "working" if is_at_work else "waiting"}.get(kept.state, kept.state)
    told = Analysis(state=state, can_ask=can_ask, done=len(kept.parts))  # type: ignore[arg-type]
    return told if kept.outline is None else _with_findings(told, kept, len(table.seats))


def _with_findings(told: Analysis, kept: analyses.Kept, seats: int) -> Analysis:
    outline = msgspec.json.decode(kept.outline or "", type=Outline)
    parts: list[Part] = [msgspec.json.decode(kept.parts[part], type=Part) for part in sorted(kept.parts)]
    turns = [part for part in parts if isinstance(part, JudgedTurn)]
    luck = luck_of(outline, parts)
    kindness = None if luck is None else Kindness(luck.level, luck.score, luck.percentile, len(luck.scores))
    return msgspec.structs.replace(
        told,
        parts=outline.parts,
        playouts=outline.task.playouts,
        counts=outline.counts,
        is_searching=outline.is_searching,
        turns=turns,
        accuracy=[accuracy(turns, seat) for seat in range(seats)],
        kindness=kindness,
    )


@ANALYSES.add("POST", "/api/tables/{table}/analysis", Nothing, refuses=(404, 409))
async def analyse(call: Call) -> Nothing:
    """Have a finished match analysed, or an analysis that was stopped gone on with: behind all that is played. Those
    who played it may, and who brought it here."""
    table, services, most_each = await _asked(call), call.services, _most_each(call)
    if not most_each:
        raise Denied("account-only")
    player, settings = call.somebody(), services.settings
    check = check_analyses(player, settings.bounds)
    want = analyses.want(table.id, player.id, most_each, settings.study.waiting, check)
    await services.store.write(call.keeping(want, lambda _: Nothing()))
    services.analyses.wake()
    return Nothing()


@ANALYSES.add("POST", "/api/tables/{table}/analysis/stop", Nothing, refuses=(404, 409))
async def stop_analysis(call: Call) -> Nothing:
    """Stop it. What it found is kept, and it can be gone on with."""
    table = await _asked(call)
    await call.services.store.write(call.keeping(analyses.stop(table.id), lambda _: Nothing()))
    return Nothing()

"""Puzzles: what there is, a table on one, and how it stands there."""

import asyncio
from functools import partial
from typing import Any

from branchline.server.hosting.importing import bytes_of, store_begun
from branchline.server.hosting.lobby import seat_values
from branchline.server.hosting.replayed import Replayed, replayed
from branchline.server.http.endpoint import Call, Endpoints
from branchline.server.people.allowance import with_room
from branchline.server.routes.seating import table_of
from branchline.server.routes.tables import first_shown
from branchline.study.puzzles import Puzzle
from branchline.tables.messages import TableInfo
from branchline.tables.puzzles import (
    Puzzles,
    PuzzleTable,
    answer_of,
    begun_at,
    listed,
    puzzle_at,
    puzzle_named,
    state_of,
)
from branchline.tables.queries import Answer

PUZZLES = Endpoints("puzzles")


@PUZZLES.add("GET", "/api/puzzles", Puzzles)
async def list_puzzles(call: Call) -> Puzzles:
    """All puzzles: one turn each, taken from games of bots, with its best answer proved."""
    return await asyncio.to_thread(listed, call.services.game_names)


@PUZZLES.add("POST", "/api/puzzles/{puzzle}", TableInfo, status=201, refuses=(404, 409))
async def begin_puzzle(call: Call) -> TableInfo:
    """A private table that begins at a puzzle, without hints. It counts for nothing."""
    services = call.services
    puzzle = puzzle_named(call.path["puzzle"], services.game_names)
    call.make()
    read = await asyncio.to_thread(_ready, puzzle.id)
    player = await call.anybody()
    seats = _seats(puzzle, player.id, await services.callings.own(player), services.lineup(puzzle.game).gentle)
    keep = partial(store_begun, read=read, owner=player.id, seats=seats, clock=None, has_hints=False)
    return await first_shown(call, with_room(player, services.settings.bounds, keep, bytes_of(read)))


def _ready(name: str) -> Replayed:
    return replayed((), begun_at(name))


def _seats(puzzle: Puzzle, player: str, name: str, gentle: str) -> list[dict[str, Any]]:
    mine, bot = seat_values("person", player, name), seat_values("bot", level=gentle)
    return [mine if seat == puzzle.seat else bot for seat in range(puzzle.seats)]


@PUZZLES.add("GET", "/api/tables/{table}/puzzle", PuzzleTable, query=Answer, refuses=(404, 409))
async def puzzle_of_table(call: Call) -> PuzzleTable:
    """Which puzzle a table began with, how far its turn has come, and what was best."""
    match = (await table_of(call)).stands().match
    puzzle = puzzle_at(match.game.name, match.begins)
    wants = puzzle is not None and call.query.answer
    answer = await asyncio.to_thread(answer_of, puzzle.id) if puzzle is not None and wants else None
    return state_of(match, answer)

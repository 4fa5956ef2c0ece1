"""Puzzles without a server."""

from branchline.games import NAMES
from branchline.pocket.asking import Asking, Call
from branchline.pocket.kept import Chair
from branchline.pocket.lineup import lineup
from branchline.pocket.tables import taken_in
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

PUZZLES = Asking()


@PUZZLES.add("GET", "/api/puzzles")
async def list_puzzles(_call: Call) -> Puzzles:
    return listed(NAMES)


@PUZZLES.add("POST", "/api/puzzles/{puzzle}", status=201)
async def begin_puzzle(call: Call) -> TableInfo:
    puzzle = puzzle_named(call.path["puzzle"], NAMES)
    mine, bot = Chair("person", call.host.name), Chair("bot", level=lineup(puzzle.game).gentle)
    chairs = tuple(mine if seat == puzzle.seat else bot for seat in range(puzzle.seats))
    return await taken_in(call, begun_at(puzzle.id), None, chairs, has_hints=False)


@PUZZLES.add("GET", "/api/tables/{table}/puzzle", query=Answer)
async def puzzle_of_table(call: Call) -> PuzzleTable:
    match = (await call.table()).stands().match
    puzzle = puzzle_at(match.game.name, match.begins)
    return state_of(match, answer_of(puzzle.id) if puzzle is not None and call.query.answer else None)

"""Makes puzzles: plays games of bots, takes turns without draws out of them, proves how many points they can make, and
asks the levels 1 to 4 whether they find them. What is found is written as it is found; asked again, it goes on.

    python tools/puzzles.py make railroad-tiles 100
    python tools/puzzles.py grade railroad-tiles
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from branchline.bots import find_bot
from branchline.bots.bot import Budget
from branchline.core.codec import to_plain
from branchline.core.game import AnyGame
from branchline.core.match import Match, play, start
from branchline.core.record import digest
from branchline.core.rng import Rng
from branchline.core.values import Seat
from branchline.games import NAMES, find_game
from branchline.games.off_the_rails.state import FASTEST, ActionPhase, own_carts
from branchline.games.railroad_tiles.state import PlaceTiles
from branchline.games.railways.state import TakeAction
from branchline.study.puzzles import LEVELS, Puzzle, PuzzleFile, best_line, position, written
from branchline.study.puzzles import __file__ as package
from branchline.study.puzzles.kinds import kind_of
from branchline.study.puzzles.proving import Runs, TooMuch, prove

FOLDER: Final = Path(package).parent
PLAYED_BY: Final = "greedy"
LOOKED_AT: Final = 15_000
"""Positions of a turn, at most: what takes longer is left alone."""
WAYS: Final = 8_000
"""Useful actions to the power of how many there are, for Off the Rails: about as long."""
PLAYOUTS: Final = 60
"""For each action of a level that is asked."""


class Wanted(NamedTuple):
    """Which turns of a game make a puzzle."""

    seats: int
    options: dict[str, Any]
    begins: Callable[[AnyGame, Any, Seat], bool]
    """Whether a turn that could be one begins here."""
    gain: int
    """So many points at least are to be made."""
    ends: int
    """At most so many positions are equally good."""
    each: int
    """Of one game no more than that."""


def _tiles(game: AnyGame, state: Any, seat: Seat) -> bool:
    is_placing = isinstance(state.agenda[0], PlaceTiles)
    return (
        is_placing
        and state.round > 2
        and len(state.players[seat].hand) == 2
        and len(game.legal_actions(state, seat)) < 150
    )


def _decade(_game: AnyGame, state: Any, _seat: Seat) -> bool:
    step = state.agenda[0]
    return isinstance(step, TakeAction) and step.number == 1 and state.decade > 2


def _runs(game: AnyGame, state: Any, seat: Seat) -> bool:
    """With something that could be brought home, and not more ways than can be tried."""
    step = state.agenda[0]
    if not isinstance(step, ActionPhase) or step.left < 2 or not _is_near(game, state, seat, step.left):
        return False
    runs = Runs(game, state, seat)
    ways = sum(map(runs.is_useful, game.legal_actions(state, seat)))
    return bool(ways**step.left <= WAYS)


def _is_near(game: AnyGame, state: Any, seat: Seat, left: int) -> bool:
    """Whether a loaded cart is so near to the surface that it might come up."""
    for cart in (state.carts[number] for number in own_carts(seat)):
        x, y = cart.cell
        away = min(abs(x - column) + abs(y - row) for column, row in game.content.surface)
        if cart.place == "board" and any(cart.hold) and away <= min(FASTEST, cart.speed + left):
            return True
    return False


WANTED: Final = {
    "railroad-tiles": Wanted(1, {}, _tiles, gain=3, ends=8, each=5),
    "railways": Wanted(1, {}, _decade, gain=3, ends=8, each=6),
    "off-the-rails": Wanted(2, {}, _runs, gain=4, ends=1_000_000, each=5),
}


# Making --------------------------------------------------------------------------------------------------------------


def make(game: AnyGame, count: int) -> None:
    known = list(_kept(game))
    number = max((int(puzzle.seed.rpartition(" ")[2]) for puzzle in known), default=0)
    while len(known) < count:
        number += 1
        for puzzle in _found(game, f"puzzle {number}"):
            known.append(msgspec.structs.replace(puzzle, id=f"{game.name}-{len(known) + 1}"))
            _keep(game, known)
            sys.stdout.write(f"{known[-1].id}: {puzzle.start} to {puzzle.best}, seed {puzzle.seed}\n")
            sys.stdout.flush()
            if len(known) == count:
                return


def _kept(game: AnyGame) -> tuple[Puzzle, ...]:
    path = _path(game)
    return msgspec.json.decode(path.read_bytes(), type=PuzzleFile).puzzles if path.exists() else ()


def _keep(game: AnyGame, puzzles: list[Puzzle]) -> None:
    _path(game).write_bytes(written(game, puzzles))


def _path(game: AnyGame) -> Path:
    return FOLDER / f"{game.name.replace('-', '_')}.json"


def _found(game: AnyGame, seed: str) -> Iterator[Puzzle]:
    """Of one game of bots. Of a turn that is one, only its first position."""
    wanted, kind = WANTED[game.name], kind_of(game.name)
    found, taken = 0, None
    for match, moves in _played(game, wanted, seed):
        seat = min(match.to_act)
        if taken is not None and not kind.is_over(taken, match.state, seat):
            continue
        taken = None
        if not wanted.begins(game, match.state, seat):
            continue
        puzzle = _proved(match, seed, seat, moves, wanted)
        if puzzle is not None:
            found, taken = found + 1, match.state
            yield puzzle
            if found == wanted.each:
                return


def _played(game: AnyGame, wanted: Wanted, seed: str) -> Iterator[tuple[Match, tuple[int, ...]]]:
    match, moves = start(game, wanted.seats, seed, wanted.options), list[int]()
    while match.to_act:
        yield match, tuple(moves)
        seat, bot = min(match.to_act), find_bot(PLAYED_BY, game.name)
        legal = match.legal_actions(seat)
        rng = Rng(f"{seed} {match.seq}")
        action = bot(game, match.view(seat), legal, seat, rng, Budget(playouts=0), None).action
        moves.append(list(legal).index(action))
        match = play(match, seat, action)


def _proved(match: Match, seed: str, seat: Seat, moves: tuple[int, ...], wanted: Wanted) -> Puzzle | None:
    """The puzzle, if the turn is worth one: better than the bot's own, and with few best ends."""
    kind, game = kind_of(match.game.name), match.game
    begun = kind.total(game.content, match.state, seat)
    try:
        proof = prove(game, match.state, seat, LOOKED_AT)
    except TooMuch:
        return None
    if (
        proof.best < begun + wanted.gain
        or proof.ends > wanted.ends
        or _made_by(match, seat, PLAYED_BY, 0) >= proof.best
    ):
        return None
    puzzle = Puzzle(
        id="", seats=match.seats, options=to_plain(match.options), seed=seed, moves=moves, seat=seat,
        digest=digest(match.state), start=begun, best=proof.best, line=proof.line,
    )  # fmt: skip
    return puzzle if is_right(match, puzzle) else None


def is_right(match: Match, puzzle: Puzzle) -> bool:
    """Whether the best turn makes so much, played through the door of the rules."""
    after = match
    for action in best_line(match, puzzle):
        after = play(after, puzzle.seat, action)
    return kind_of(match.game.name).total(match.game.content, after.state, puzzle.seat) == puzzle.best


# Grading -------------------------------------------------------------------------------------------------------------


def grade(game: AnyGame) -> None:
    """Those that nobody was asked about yet."""
    from branchline.bots.levels import load_all
    from branchline.kernels.compiling import IS_COMPILED, compile_all

    load_all()
    if IS_COMPILED:
        compile_all()
    known = list(_kept(game))
    for place, puzzle in enumerate(known):
        if puzzle.missed is None:
            match = position(puzzle)
            missed = tuple(level for level in LEVELS if _made_by(match, puzzle.seat, level, PLAYOUTS) < puzzle.best)
            known[place] = msgspec.structs.replace(puzzle, missed=missed)
            _keep(game, known)
            sys.stdout.write(f"{puzzle.id}: missed by {len(missed)}\n")
            sys.stdout.flush()


def _made_by(match: Match, seat: Seat, level: str, playouts: int) -> int:
    """What a level makes of the turn."""
    game, kind, begun = match.game, kind_of(match.game.name), match.state
    bot, plan = find_bot(level, game.name), None
    while seat in match.to_act and not kind.is_over(begun, match.state, seat):
        legal = match.legal_actions(seat)
        choice = bot(game, match.view(seat), legal, seat, Rng(f"{level} {match.seq}"), Budget(playouts=playouts), plan)
        match, plan = play(match, seat, choice.action), choice.plan
    return kind.total(game.content, match.state, seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    making, grading = commands.add_parser("make"), commands.add_parser("grade")
    making.add_argument("game", choices=NAMES)
    making.add_argument("count", type=int)
    making.set_defaults(run=lambda chosen: make(find_game(chosen.game), chosen.count))
    grading.add_argument("game", choices=NAMES)
    grading.set_defaults(run=lambda chosen: grade(find_game(chosen.game)))
    chosen = parser.parse_args()
    chosen.run(chosen)


if __name__ == "__main__":
    main()

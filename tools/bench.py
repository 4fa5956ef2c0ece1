"""Measures speed as ratios in one run, each figure the median of three, and prints every bound with pass or fail."""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count, islice

import chess

import bench_pocket
import bench_web
import pocket_parts
from bench_bots import bench_bots
from bench_rates import rates
from bench_server import bench_server
from bench_study import bench_study
from branchline.core import record
from branchline.core.codec import encode
from branchline.core.game import AnyGame
from branchline.core.match import Match, play, start
from branchline.games import NAMES, find_game

RUNS = 3


@dataclass
class Sheet:
    """The rows, and whether every bound holds."""

    failed: list[str] = field(default_factory=list)

    def row(self, name: str, figure: float, unit: str, bound: str = "", holds: bool = True) -> None:
        verdict = f"{bound:>14}  {'pass' if holds else 'FAIL'}" if bound else ""
        sys.stdout.write(f"  {name:52}{figure:>12,.2f} {unit:12}{verdict}\n")
        if not holds:
            self.failed.append(name)

    def aim(self, name: str, figure: float, unit: str, least: int) -> None:
        """What one would like to reach; nothing fails where it is not."""
        verdict = f"{f'aim {least:,}':>14}  {'met' if figure >= least else 'not met'}"
        sys.stdout.write(f"  {name:52}{figure:>12,.2f} {unit:12}{verdict}\n")


def median(measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(RUNS))


def seconds(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def microseconds(work: Callable[[], object], times: int) -> float:
    return median(lambda: seconds(lambda: [work() for _ in range(times)])) / times * 1e6


# Random games --------------------------------------------------------------------------------------------------------


def random_match(game: AnyGame, seats: int, seed: int) -> tuple[Match, int]:
    """A random match through the plain rules, and how many decisions had two or more legal actions."""
    match, rng, decisions = start(game, seats, str(seed)), random.Random(seed), 0
    while match.to_act:
        seat = min(match.to_act)
        legal = match.legal_actions(seat)
        decisions += len(legal) > 1
        match = play(match, seat, legal[rng.randrange(len(legal))])
    return match, decisions


def random_chess(seed: int) -> int:
    board, rng, decisions = chess.Board(), random.Random(seed), 0
    while not board.is_game_over():
        legal = list(board.legal_moves)
        decisions += len(legal) > 1
        board.push(legal[rng.randrange(len(legal))])
    return decisions


def rate(play_one: Callable[[int], int], games: int) -> float:
    """Decisions a second over some games."""
    begin = time.perf_counter()
    decisions = sum(play_one(seed) for seed in range(games))
    return decisions / (time.perf_counter() - begin)


def bench_random_games(sheet: Sheet, game: AnyGame, seats: int, games: int) -> None:
    """Ours and python-chess turn about, so that a busy moment of the machine hits both."""
    ours, theirs = [], []
    for _ in range(RUNS):
        ours.append(rate(lambda seed: random_match(game, seats, seed)[1], games))
        theirs.append(rate(random_chess, max(2, games // 5)))
    ratio = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
    per_game = random_match(game, seats, 0)[1]
    sheet.row("decisions a second", statistics.median(ours), "/s")
    sheet.row("games a second", statistics.median(ours) / per_game, "/s")
    sheet.row("python-chess, decisions a second", statistics.median(theirs), "/s")
    if game.name == "railroad-tiles":
        sheet.row("ours to python-chess", ratio, "times", ">= 1", ratio >= 1)
    else:
        sheet.aim("ours to python-chess", ratio, "times", least=1)


def bench_new_games(sheet: Sheet, game: AnyGame, seats: int, games: int) -> None:
    """Random games that nobody has played before, others in every run: nothing is kept of them."""
    seeds = count(games)
    ours, theirs = rates(
        lambda: sum(random_match(game, seats, seed)[1] for seed in islice(seeds, games)),
        lambda: sum(map(random_chess, range(max(2, games // 5)))),
    )
    sheet.aim("the same, games never played before", ours / theirs, "times", least=1)


# The end of a game ---------------------------------------------------------------------------------------------------


def late_position(match: Match) -> Match:
    """Near the end, where somebody has the most to choose from."""
    moments = match.chain[len(match.chain) * 3 // 4 :]
    game = match.game
    busiest = max(moments, key=lambda m: max((len(m.legal_actions(game, seat)) for seat in m.to_act), default=0))
    again = start(game, match.seats, match.seed, match.options)
    for entry in match.entries[: busiest.seq]:
        again = play(again, entry.seat, entry.action)  # type: ignore[union-attr]
    return again


def bench_late_game(sheet: Sheet, game: AnyGame, seats: int) -> None:
    match, _ = random_match(game, seats, 1)
    late = late_position(match)
    seat, state = min(late.to_act), late.state
    legal = game.legal_actions(state, seat)
    action, view = legal[len(legal) // 2], game.view(state, seat)
    sheet.row(f"legal_actions ({len(legal)} of them)", microseconds(lambda: game.legal_actions(state, seat), 300), "µs")
    sheet.row("the same, every one written out", microseconds(lambda: list(game.legal_actions(state, seat)), 100), "µs")
    sheet.row("apply", microseconds(lambda: game.apply(state, seat, action), 300), "µs")
    sheet.row("view", microseconds(lambda: game.view(state, seat), 300), "µs")
    fresh = microseconds(lambda: game.view(game.apply(state, seat, action).state, seat), 100)
    sheet.row("apply and view, nothing cached", fresh, "µs")
    sheet.row("preview", microseconds(lambda: game.preview(view, seat, action), 100), "µs")
    encoding = microseconds(lambda: encode(view), 300)
    sheet.row(f"encoding a view ({len(encode(view)):,} bytes)", encoding, "µs", "< 100 µs", encoding < 100)
    data = record.export(match)
    replaying = median(lambda: seconds(lambda: record.replay(record.read(data), find_game))) * 1e3
    sheet.row(f"replaying a record ({len(match.entries)} entries)", replaying, "ms", "< 100 ms", replaying < 100)


def bench_games(sheet: Sheet, names: Sequence[str], games: int) -> None:
    for name in names:
        game = find_game(name)
        seats = game.seat_counts[-1]
        sys.stdout.write(f"{name}, {seats} seats, median of {RUNS}\n")
        bench_random_games(sheet, game, seats, games)
        bench_new_games(sheet, game, seats, games)
        bench_late_game(sheet, game, seats)


def bench_bots_rows(sheet: Sheet) -> None:
    sys.stdout.write("the bots and their kernels\n")
    bench_bots(sheet.row, sheet.aim)


def bench_study_rows(sheet: Sheet) -> None:
    sys.stdout.write("hints and analyses\n")
    bench_study(sheet.row)


def bench_browser(sheet: Sheet) -> None:
    bench_web.measure(sheet.row)
    if pocket_parts.are_current():
        bench_pocket.measure(sheet.row)
    else:
        sys.stdout.write("  NOT MEASURED: play without a server, of which the parts are not set up (./run pocket)\n")


def bench_server_rows(sheet: Sheet) -> None:
    sys.stdout.write("the server, on SQLite\n")
    bench_server(sheet.row)


GROUPS: dict[str, Callable[[Sheet], None]] = {
    "bots": bench_bots_rows,
    "study": bench_study_rows,
    "browser": bench_browser,
    "server": bench_server_rows,
}
"""Beside the games themselves."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=NAMES, action="append", help="only this game")
    parser.add_argument("--only", choices=("games", *GROUPS), action="append", help="only these rows")
    parser.add_argument("--no-browser", action="store_true", help="leave the browser client out")
    parser.add_argument("--games", type=int, default=40, help="random games a run")
    options = parser.parse_args()
    sheet = Sheet()
    only = options.only or (["games"] if options.game else ["games", *GROUPS])
    if "games" in only:
        bench_games(sheet, options.game or NAMES, options.games)
    for name, bench in GROUPS.items():
        if name in only and not (name == "browser" and options.no_browser):
            bench(sheet)
    if sheet.failed:
        sys.stdout.write(f"bounds not held: {', '.join(sheet.failed)}\n")
        raise SystemExit(1)


if __name__ == "__main__":
    main()

"""How far two seeds of an analysis are apart: `python tools/accuracy.py off-the-rails 20` plays so many matches between
bots of several levels, analyses each with two seeds, and tells the mean difference of their accuracies. With how many
playouts a turn, and from which match on, can be said too."""

import sys
import time

from branchline.bots import Budget
from branchline.core.match import Match, play, start
from branchline.core.rng import Rng
from branchline.core.values import Seat
from branchline.games import find_game
from branchline.study.findings import PLAYOUTS, JudgedTurn, Task, accuracy
from branchline.study.parts import Study
from branchline.tables.bot_choice import Plan, chosen

LEVELS = ("porter", "signaller", "trainee", "greedy", "driver")
"""People are of all sorts."""


def played(name: str, number: int) -> Match:
    game, plans = find_game(name), dict[Seat, Plan]()
    seats = game.seat_counts[0] + number % min(2, len(game.seat_counts))
    match = start(game, seats, f"accuracy {number}")
    while match.to_act:
        seat = min(match.to_act)
        level, rng = LEVELS[(number + seat) % len(LEVELS)], Rng(f"accuracy {number} {match.seq}")
        action, plans = chosen(match, seat, level, rng, Budget(playouts=20), plans)
        match = play(match, seat, action)
    return match


def accuracies(match: Match, playouts: int, seed: str) -> list[float]:
    study = Study(match, Task(playouts, seed, deals=0))
    parts = [study.part(place) for place in range(study.outline.parts)]
    turns = [part for part in parts if isinstance(part, JudgedTurn)]
    return [accuracy(turns, seat) or 0.0 for seat in range(match.seats)]


def main(name: str, matches: int, playouts: int = PLAYOUTS, first: int = 0) -> None:
    gaps: list[float] = []
    for number in range(first, first + matches):
        match, began = played(name, number), time.process_time()
        one, other = (accuracies(match, playouts, seed) for seed in ("one", "other"))
        gaps += [abs(a - b) for a, b in zip(one, other, strict=True)]
        spent = (time.process_time() - began) / 2
        mean = sum(gaps) / len(gaps)
        line = f"{name} {number}: {one} {other}, {spent:.0f} s each; mean difference {mean:.2f} of {len(gaps)}"
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], *(int(word) for word in sys.argv[2:]))

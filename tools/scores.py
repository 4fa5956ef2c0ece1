"""What the bots score: plays seeded games of each level alone and writes the table into docs/bots.md."""

import argparse
import re
import statistics
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from branchline.bots import Budget, find_bot, levels
from branchline.core.match import play, start
from branchline.core.rng import Rng
from branchline.games import NAMES, find_game

DOCS = Path(__file__).resolve().parent.parent / "docs" / "bots.md"
BUDGET = Budget(seconds=1.0)
COLUMNS = ("level", "games", "mean", "standard deviation", "least", "median", "most")


def score(name: str, level: str, number: int) -> int:
    """One game; seeds and the bot's own randomness follow from its number."""
    game, bot = find_game(name), find_bot(level, name)
    match = start(game, 1, f"scores {number}")
    plan = None
    while match.to_act:
        rng = Rng(f"scores {level} {number} {match.seq}")
        choice = bot(game, match.view(0), match.legal_actions(0), 0, rng, BUDGET, plan)
        match, plan = play(match, 0, choice.action), choice.plan
    assert match.outcome is not None
    found = match.outcome.scores[0]
    assert found is not None, "with its own options a game is played for the score alone"
    return found


def row(level: str, scores: Sequence[int]) -> str:
    figures = [
        level,
        f"{len(scores):,}",
        f"{statistics.mean(scores):.1f}",
        f"{statistics.pstdev(scores):.1f}",
        str(min(scores)),
        f"{statistics.median(scores):.0f}",
        str(max(scores)),
    ]
    return "| " + " | ".join(figures) + " |"


def table(name: str, games: int) -> str:
    lines = ["| " + " | ".join(COLUMNS) + " |", "|---" * len(COLUMNS) + "|"]
    with ProcessPoolExecutor() as pool:
        for level in levels(name):
            jobs = [(name, level, number) for number in range(games)]
            lines.append(row(level, list(pool.map(score, *zip(*jobs, strict=True), chunksize=10))))
    return "\n".join(lines)


def write(name: str, text: str) -> None:
    """Between the marks of the game, which a person put where the table should stand."""
    marks = re.compile(rf"(<!-- scores {name} -->\n).*?(<!-- end -->)", re.DOTALL)
    docs = DOCS.read_text(encoding="utf-8")
    if not marks.search(docs):
        raise SystemExit(f"docs/bots.md has no place for the scores of {name}")
    DOCS.write_text(marks.sub(lambda found: found[1] + text + "\n" + found[2], docs), encoding="utf-8")


def main() -> None:
    solo = [name for name in NAMES if 1 in find_game(name).seat_counts]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=solo)
    parser.add_argument("--games", type=int, default=1000, help="how many of each level")
    parser.add_argument("--show", action="store_true", help="print the table and write nothing")
    options = parser.parse_args()
    text = table(options.game, options.games)
    sys.stdout.write(text + "\n")
    if not options.show:
        write(options.game, text)


if __name__ == "__main__":
    main()

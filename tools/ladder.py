"""The ladder of a game: each level against the one below on the same deals with rotated seats; alone, where the game is
for one. Results are kept in ladder/ as they come, so that a stop costs little; those of another version of the rules or
of the bots are not used. The table goes into docs/bots.md."""

import argparse
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from branchline.arena.contest import Contest, count
from branchline.arena.playing import Result
from branchline.arena.running import run
from branchline.arena.spread import on_cores
from branchline.arena.tally import Tallied, tally
from branchline.arena.version import version
from branchline.bots import LEVELS, Budget, levels
from branchline.games import NAMES, find_game

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs" / "bots.md"
FOLDER = ROOT / "ladder"
BUDGET = Budget(playouts=100_000)
"""More than any level wants: each thinks as much as it does at a table, and the same seeds give the same results."""


class Rung(NamedTuple):
    """Two who meet, and what is asked of the upper one: its share of the wins, and the least end of the interval."""

    lower: str
    upper: str
    wins: float
    least: float | None


AGAINST_GREEDY = {"off-the-rails": 0.95}
"""Where the strongest level meets it too: its share of the wins."""


def rungs(game: str) -> Iterator[Rung]:
    for lower, upper in pairwise(LEVELS):
        yield Rung(lower, upper, 0.65, 0.58)
    yield Rung("greedy", LEVELS[2], 0.5, None)
    if game in AGAINST_GREEDY:
        yield Rung("greedy", LEVELS[-1], AGAINST_GREEDY[game], None)


def contest(game: str, bots: tuple[str, ...], seats: int, deals: int) -> Contest:
    return Contest(game, bots, seats, deals, "ladder", {}, BUDGET, version(game))


def played(wanted: Contest, cores: int) -> list[Tallied]:
    FOLDER.mkdir(exist_ok=True)
    name = "-".join((wanted.game, str(wanted.deals), *wanted.bots, wanted.version))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(" / ".join(wanted.bots), total=count(wanted))

        def seen(_result: Result) -> None:
            progress.advance(bar)

        return tally(run(wanted, FOLDER / f"{name}.jsonl", on_cores(cores), seen))


def share(line: Tallied) -> str:
    assert line.wins is not None
    return f"{line.wins.mean:.1%} [{max(0.0, line.wins.least):.1%}, {min(1.0, line.wins.most):.1%}]"


def verdict(line: Tallied, rung: Rung) -> str:
    assert line.wins is not None
    holds = line.wins.mean >= rung.wins and (rung.least is None or line.wins.least > rung.least)
    return "holds" if holds else "**missed**"


def ladder_of_two(game: str, deals: int, cores: int) -> list[str]:
    lines = ["| level | against | matches | wins, 95 % interval | margin | failed | asked | |", "|---" * 8 + "|"]
    for rung in rungs(game):
        found = {line.bot: line for line in played(contest(game, (rung.lower, rung.upper), 2, deals), cores)}
        upper = found[rung.upper]
        margin = f"{upper.margin.mean:+.1f} ± {upper.margin.error:.1f}" if upper.margin else "–"
        asked = f"{rung.wins:.0%}" + (f", above {rung.least:.0%}" if rung.least else "")
        cells = (rung.upper, rung.lower, f"{upper.matches:,}", share(upper), margin, upper.failed, asked)
        lines.append("| " + " | ".join(map(str, (*cells, verdict(upper, rung)))) + " |")
    return lines


COMPANY = ("greedy", *LEVELS[2:])
"""Who sit at a larger table together; at one of three the last three."""


def company(game: str, seats: int, deals: int, cores: int) -> list[str]:
    """The strongest is to win more than its equal share of the matches, with the whole interval."""
    lines = ["| seats | level | matches | wins, 95 % interval | mean | failed | asked | |", "|---" * 8 + "|"]
    for line in played(contest(game, COMPANY[-seats:], seats, deals), cores):
        assert line.wins is not None and line.score is not None
        cells = [str(seats), line.bot, f"{line.matches:,}", share(line), f"{line.score.mean:.1f}", str(line.failed)]
        holds = "holds" if line.wins.least > 1 / seats else "**missed**"
        cells += [f"above {1 / seats:.0%}", holds] if line.bot == COMPANY[-1] else ["", ""]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def ladder_alone(game: str, deals: int, cores: int) -> list[str]:
    """A level is above the next lower one when their means lie five standard errors of the difference apart."""
    lines = ["| level | deals | mean | standard error | failed | above the one before by | asked | |", "|---" * 8 + "|"]
    before: Tallied | None = None
    for line in played(contest(game, tuple(each for each in levels(game)), 1, deals), cores):
        assert line.score is not None
        cells = [line.bot, f"{line.matches:,}", f"{line.score.mean:.1f}", f"{line.score.error:.2f}", str(line.failed)]
        lines.append("| " + " | ".join([*cells, *_above(line, before)]) + " |")
        before = line if line.bot in LEVELS else before
    return lines


STEPS: Final = 5
"""Standard errors that a level alone is to be above the one before."""


def _above(line: Tallied, before: Tallied | None) -> tuple[str, str, str]:
    if before is None or line.bot not in LEVELS or line.score is None or before.score is None:
        return "", "", ""
    errors = (line.score.mean - before.score.mean) / hypot(line.score.error, before.score.error)
    return f"{errors:.1f} standard errors", f"{STEPS}", "holds" if errors >= STEPS else "**missed**"


def write(name: str, lines: list[str]) -> None:
    marks = re.compile(rf"(<!-- ladder {name} -->\n).*?(<!-- end -->)", re.DOTALL)
    docs = DOCS.read_text(encoding="utf-8")
    if not marks.search(docs):
        raise SystemExit(f"docs/bots.md has no place for the ladder of {name}")
    text = "\n".join(lines) + "\n"
    DOCS.write_text(marks.sub(lambda found: found[1] + text + found[2], docs), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--deals", type=int, default=200, help="how many, each with both seats")
    parser.add_argument("--seats", type=int, default=2, help="3 or 4: the strongest levels at one table")
    parser.add_argument("--cores", type=int, default=-1, help="how many processes (-1: one for each core)")
    parser.add_argument("--show", action="store_true", help="print the table and write nothing")
    options = parser.parse_args()
    if options.seats not in (2, *range(3, find_game(options.game).seat_counts[-1] + 1)):
        parser.error(f"{options.game} has no table of {options.seats} to climb at")
    lines = made(options.game, options.seats, options.deals, options.cores)
    sys.stdout.write("\n".join(lines) + "\n")
    if not options.show:
        write(options.game if options.seats == 2 else f"{options.game}-{options.seats}", lines)


def made(game: str, seats: int, deals: int, cores: int) -> list[str]:
    if seats > 2:
        return company(game, seats, deals, cores)
    return (ladder_of_two if 2 in find_game(game).seat_counts else ladder_alone)(game, deals, cores)


if __name__ == "__main__":
    main()

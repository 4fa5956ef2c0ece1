"""`branchline arena`: matches between bots, counted."""

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from branchline.arena.chart import chart
from branchline.arena.contest import Contest, count
from branchline.arena.playing import Result
from branchline.arena.running import run
from branchline.arena.spread import on_cores, on_machines
from branchline.arena.tally import Figure, Tallied, tally
from branchline.arena.version import version
from branchline.bots import Budget
from branchline.cli.options import add_option, read_option
from branchline.core.errors import BadOption
from branchline.core.values import Reason
from branchline.games import NAMES, find_game
from branchline.words import Words

PLAYOUTS: Final = 100_000
"""More than any level wants: each thinks as much as it does at a table."""


def add_arena(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", choices=NAMES, help=words.say("cli-arena-game"))
    parser.add_argument("--bots", required=True, metavar="porter,greedy", help=words.say("cli-arena-bots"))
    parser.add_argument("--seats", type=int, help=words.say("cli-arena-seats"))
    parser.add_argument("--deals", type=int, default=100, help=words.say("cli-arena-deals"))
    parser.add_argument("--seed", default="arena", help=words.say("cli-arena-seed"))
    add_option(parser, words)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help=words.say("cli-arena-playouts"))
    parser.add_argument("--results", type=Path, metavar="FILE", help=words.say("cli-arena-results"))
    parser.add_argument("--chart", type=Path, metavar="FILE.svg", help=words.say("cli-arena-chart"))
    parser.add_argument("--records", type=Path, metavar="FOLDER", help=words.say("cli-arena-records"))
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help=words.say("cli-arena-cores"))
    parser.add_argument("--scheduler", metavar="tcp://…", help=words.say("cli-arena-scheduler"))
    parser.set_defaults(command=arena)


def arena(options: argparse.Namespace, words: Words) -> None:
    contest = _contest(options)
    file = options.results or Path(f"arena-{contest.game}.jsonl")
    spread = on_machines(options.scheduler) if options.scheduler else on_cores(options.cores)
    console = Console(stderr=True)
    with _progress(console) as progress:
        bar = progress.add_task(words.say("cli-arena-playing"), total=count(contest))
        found: list[Result] = []

        def seen(result: Result) -> None:
            found.append(result)
            progress.update(bar, advance=1, description=_so_far(found))
            if result.why:
                progress.console.print(words.reason(_failure(result)))

        try:
            run(contest, file, spread, seen, options.records)
        except KeyboardInterrupt:
            console.print(words.say("cli-arena-stopped", file=str(file)))
            raise SystemExit(130) from None
    _show(contest, found, words, options.chart)


def _failure(result: Result) -> Reason:
    assert result.failed is not None
    bot = result.fixture.bots[result.failed]
    return Reason("arena-bot-failed", args={"bot": bot, "match": result.fixture.number, "detail": result.why})


def _contest(options: argparse.Namespace) -> Contest:
    game = find_game(options.game)
    bots = tuple(name.strip() for name in options.bots.split(","))
    usual = max(game.seat_counts[0], min(len(bots), game.seat_counts[-1]))
    if options.playouts < 0:
        raise BadOption("arena-no-playouts", playouts=options.playouts)
    return Contest(
        game=options.game,
        bots=bots,
        seats=usual if options.seats is None else options.seats,
        deals=options.deals,
        seed=options.seed,
        options=dict(read_option(pair) for pair in options.option),
        budget=Budget(playouts=options.playouts),
        version=version(game.name),
    )


def _progress(console: Console) -> Progress:
    return Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"), console=console
    )


def _so_far(found: list[Result]) -> str:
    lines = tally(found)
    return "  ".join(f"{line.bot} {_text(line.wins or line.score, is_share=line.wins is not None)}" for line in lines)


def _text(figure: Figure | None, *, is_share: bool) -> str:
    if figure is None:
        return "–"
    if is_share:
        return f"{figure.mean:.1%} [{max(0.0, figure.least):.1%}, {min(1.0, figure.most):.1%}]"
    return f"{figure.mean:.1f} ± {figure.error:.1f}"


def _show(contest: Contest, found: list[Result], words: Words, file: Path | None) -> None:
    lines = tally(found)
    columns = ("bot", "matches", "wins", "margin", "score", "failed", "seconds")
    grid = Grid(*(words.say(f"arena-column-{column}") for column in columns))
    for line in lines:
        grid.add_row(*_cells(line))
    Console(file=sys.stdout).print(grid)
    if file is not None:
        title = words.say("arena-title", game=words.say(contest.game), deals=contest.deals)
        file.write_text(chart(title, lines), encoding="utf-8")


def _cells(line: Tallied) -> list[str]:
    margin, score = (_text(each, is_share=False) for each in (line.margin, line.score))
    wins = _text(line.wins, is_share=True)
    return [line.bot, f"{line.matches:,}", wins, margin, score, str(line.failed), f"{line.seconds:.2f}"]

"""`branchline analyse`: a finished match judged turn by turn."""

import argparse
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from branchline.cli import saves
from branchline.cli.judged import Judged
from branchline.cli.screens import Screen, find_screen
from branchline.core import record
from branchline.core.codec import convert
from branchline.core.errors import BadOption
from branchline.core.match import Match, match_at, play
from branchline.core.values import Seat
from branchline.games import find_game
from branchline.study.findings import (
    DEALS,
    LEAST_PLAYOUTS,
    MOST_PLAYOUTS,
    PLAYOUTS,
    JudgedTurn,
    Part,
    Task,
    accuracy,
    costliest,
    luck_of,
)
from branchline.study.parts import Study
from branchline.words import Words

SPARKS = "▁▂▃▄▅▆▇█"


def add_analyse(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words.say("cli-analyse-file"))
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help=words.say("cli-analyse-playouts"))
    parser.add_argument("--seed", default=Task().seed, help=words.say("cli-analyse-seed"))
    parser.add_argument("--deals", type=int, default=DEALS, help=words.say("cli-analyse-deals"))
    parser.set_defaults(command=analyse)


def analyse(options: argparse.Namespace, words: Words) -> None:
    task = _task(options)
    _, kept = saves.read(options.file)
    study = Study(record.replay(kept, find_game), task)
    names = tuple(name or words.say("study-seat", number=seat + 1) for seat, name in enumerate(_names(kept)))
    judged = Judged(study)
    if judged.parts:
        _say(words.say("cli-analyse-goes-on", done=len(judged.parts), parts=study.outline.parts))
    try:
        _judge(study, judged, words)
    except KeyboardInterrupt:
        _say(_stopped(study, judged, words))
        raise SystemExit(130) from None
    _show(study, [judged.parts[place] for place in range(study.outline.parts)], names, words, options.file)


def _judge(study: Study, judged: Judged, words: Words) -> None:
    """All that is not known yet."""
    with _progress(Console(stderr=True)) as progress:
        bar = progress.add_task("", total=study.outline.parts, completed=len(judged.parts))
        for place in range(study.outline.parts):
            if place in judged.parts:
                continue
            was_kept = not judged.trouble
            judged.add(place, study.part(place))
            if judged.trouble and was_kept:
                progress.console.print(Text(words.say("cli-analyse-not-kept", detail=judged.trouble)))
            progress.update(bar, advance=1)


def _stopped(study: Study, judged: Judged, words: Words) -> str:
    if judged.trouble or not judged.parts:
        return words.say("cli-analyse-stopped")
    return words.say("cli-analyse-stopped-kept", done=len(judged.parts), parts=study.outline.parts)


def _say(sentence: str) -> None:
    sys.stderr.write(sentence + "\n")


def _task(options: argparse.Namespace) -> Task:
    if not LEAST_PLAYOUTS <= options.playouts <= MOST_PLAYOUTS:
        raise BadOption("study-playouts", playouts=options.playouts, least=LEAST_PLAYOUTS, most=MOST_PLAYOUTS)
    if not 0 <= options.deals <= DEALS:
        raise BadOption("study-deals", deals=options.deals, most=DEALS)
    return Task(options.playouts, options.seed, options.deals)


def _names(kept: record.Record) -> tuple[str, ...]:
    return (*kept.players, *[""] * kept.seats)[: kept.seats]


def _progress(console: Console) -> Progress:
    return Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console)


def _show(study: Study, parts: Sequence[Part], names: tuple[str, ...], words: Words, file: str) -> None:
    console, outline = Console(file=sys.stdout, highlight=False), study.outline
    turns = [part for part in parts if isinstance(part, JudgedTurn)]
    if not outline.is_searching:
        console.print(Text(words.say("study-plain")))
    console.print(_table(turns, names, words))
    for seat, name in enumerate(names):
        console.print(Text(_line(turns, seat, name, words)))
    console.print(Text(words.say("study-accuracy-about")))
    if (luck := luck_of(outline, parts)) is not None:
        level = words.say(f"level-{luck.level}")
        console.print(Text(words.say("study-luck", level=level, score=luck.score, percent=luck.percentile)))
    screen = find_screen(study.match.game, words, names)
    for turn in costliest(turns):
        console.print(Text("\n".join(_told(study, turn, screen, names, words, file))))


def _table(turns: Sequence[JudgedTurn], names: tuple[str, ...], words: Words) -> Grid:
    columns = ("turn", "player", "value", "best", "given")
    grid = Grid(*(words.say(f"study-column-{column}") for column in columns))
    for turn in turns:
        values = (words.decimal(value, least=1) for value in (turn.value, turn.best_value, turn.given_away))
        grid.add_row(str(turn.number), Text(names[turn.seat]), *values)
    return grid


def _line(turns: Sequence[JudgedTurn], seat: Seat, name: str, words: Words) -> str:
    share = accuracy(turns, seat)
    values = [turn.value for turn in turns if turn.seat == seat]
    said = words.say("study-no-stake") if share is None else words.say("study-accuracy", percent=round(share))
    return f"{name}  {spark_line(values)}  {said}"


def spark_line(values: Sequence[float]) -> str:
    """One mark for each value, from the lowest to the highest of them."""
    if not values:
        return ""
    least, span = min(values), max(values) - min(values)
    return "".join(SPARKS[int((value - least) / span * (len(SPARKS) - 1)) if span else 0] for value in values)


def _told(
    study: Study, turn: JudgedTurn, screen: Screen, names: tuple[str, ...], words: Words, file: str
) -> Sequence[str]:
    """One of the costliest turns: what was played, what was best, and how to try it again."""
    points, error = (words.decimal(number, least=1) for number in (turn.given_away, turn.error))
    begun = next(each.before for each in study.turns if each.last == turn.last and each.seat == turn.seat)
    there = match_at(study.match, begun.state)
    return [
        "",
        words.say("study-costly", player=names[turn.seat], turn=turn.number, points=points, error=error),
        words.say("study-played", actions=_in_words(screen, there, turn.seat, turn.played)),
        words.say("study-best", actions=_in_words(screen, there, turn.seat, turn.best)),
        words.say("study-try-again", command=f"branchline play --from {file} --step {turn.step}"),
    ]


def _in_words(screen: Screen, match: Match, seat: Seat, actions: Sequence[object]) -> str:
    said = []
    for plain in actions:
        action = convert(plain, match.game.action_type)
        said.append(screen.action(action, match.view(seat), seat))
        match = play(match, seat, action)
    return "; ".join(said)

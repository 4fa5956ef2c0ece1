"""The command `branchline`."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

import msgspec
from rich.text import Text

from branchline import __version__
from branchline.bots import LEVELS, YARDSTICKS, levels, lineup
from branchline.cli import saves
from branchline.cli.admin import add_admin
from branchline.cli.analyse import add_analyse
from branchline.cli.arena import add_arena
from branchline.cli.daily import add_daily
from branchline.cli.faults import reason_of
from branchline.cli.files import read_bytes, read_text
from branchline.cli.judging import judged
from branchline.cli.learn import add_learn
from branchline.cli.options import add_option, read_option
from branchline.cli.players import PERSON, PlayerSpec, known_seats, read_players
from branchline.cli.puzzles import add_puzzles
from branchline.cli.serve import add_limits, add_serve, limits_of
from branchline.cli.serve import serve as serve_people
from branchline.cli.table import Table
from branchline.cli.terminal import Goodbye, Terminal, default_language
from branchline.cli.waiting import add_waiting
from branchline.core import owners_list, position_file, record
from branchline.core.codec import decode
from branchline.core.errors import BadOption, BadPosition, Refused
from branchline.core.game import AnyGame
from branchline.core.match import start
from branchline.core.rng import new_seed
from branchline.core.values import Reason
from branchline.games import NAMES, find_game
from branchline.words import LANGUAGES, Words, in_language


def main(argv: Sequence[str] | None = None) -> None:
    """Does what was asked; what is refused is said on standard error, and the exit status is 2."""
    os.umask(0o077)  # what is kept or written out is its owner's alone
    arguments = list(sys.argv[1:] if argv is None else argv)
    words = in_language(_language_of(arguments))
    options = None
    try:
        options = _parser(words).parse_args(arguments)
        options.command(options, words)
    except Refused as refusal:
        _refuse(words, refusal.reason)
    except Goodbye:
        sys.stderr.write("\n")
    except Exception as error:
        reason = reason_of(error, options)
        if reason is None:
            raise
        _refuse(words, reason)


def _refuse(words: Words, reason: Reason) -> NoReturn:
    sys.stderr.write(f"branchline: {words.reason(reason)}\n")
    raise SystemExit(2) from None


def _language_of(arguments: list[str]) -> str:
    """Known before the arguments are read, because their help is in that language."""
    for name, value in zip(arguments, [*arguments[1:], ""], strict=True):
        spoken = value if name == "--language" else name.removeprefix("--language=")
        if spoken in LANGUAGES and (name != spoken):
            return spoken
    return default_language()


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="branchline",
        description=words.say("cli-about"),
        epilog=words.say("cli-epilog"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"branchline {__version__}")
    commands = parser.add_subparsers(metavar=words.say("cli-command"), required=True)
    for name, add in _COMMANDS.items():
        about = words.say(f"cli-{name}")
        command = commands.add_parser(name, help=about, description=about)
        command.add_argument("--language", choices=LANGUAGES, help=words.say("cli-language"))
        add(command, words)
    return parser


# play ----------------------------------------------------------------------------------------------------------------


def _add_play(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", metavar="game", help=words.say("cli-play-game", games=", ".join(NAMES)))
    parser.add_argument(
        "--seats", metavar="you,porter", help=words.say("cli-play-seats", levels=", ".join((*LEVELS, *YARDSTICKS)))
    )
    parser.add_argument("--seed", help=words.say("cli-play-seed"))
    parser.add_argument("--content", type=Path, metavar="FILE", help=words.say("cli-play-content"))
    add_option(parser, words)
    parser.add_argument("--from", dest="source", metavar="FILE", help=words.say("cli-play-from"))
    parser.add_argument("--step", type=int, metavar="N", help=words.say("cli-play-step"))
    parser.add_argument("--resume", nargs="?", const="", metavar="name", help=words.say("cli-play-resume"))
    parser.add_argument("--lan", action="store_true", help=words.say("cli-play-lan"))
    parser.set_defaults(command=_play)


def _play(options: argparse.Namespace, words: Words) -> None:
    if options.lan:
        serve_people(_parser(words).parse_args(["serve", "--lan"]), words)
        return
    terminal = Terminal(words.language)
    if options.resume is not None:
        _resume(terminal, options.resume or None).run()
        return
    if options.source is not None or options.step is not None:
        _begin(terminal, options).run()
        return
    name = options.game or _choose(terminal, "terminal-which-game", NAMES)
    game = _game_with(name, options.content)
    players = read_players(options.seats, name, words) if options.seats else _ask_players(terminal, game)
    chosen = dict(read_option(pair) for pair in options.option)
    match = start(game, len(players), options.seed or new_seed(), chosen)
    Table(terminal, match, players, saves.path_of(saves.new_name(game.name))).run()


def _resume(terminal: Terminal, name: str | None) -> Table:
    path, kept = saves.read(name)
    match = record.replay(kept, find_game)
    players = read_players(",".join(kept.players), kept.game, terminal.words)
    return Table(terminal, match, players, path, kept.times)


def _begin(terminal: Terminal, options: argparse.Namespace) -> Table:
    """A match of its own from a step of a record: the file stays as it is."""
    if options.source is None or options.step is None:
        raise BadOption("cli-from-and-step")
    if options.game or options.content or options.option:
        raise BadOption("cli-from-alone")
    _, kept = saves.read(options.source)
    match = record.begin(kept, find_game, options.step, options.seed)
    players = _players_of(kept, terminal.words)
    if options.seats:
        players = read_players(options.seats, kept.game, terminal.words)
    if len(players) != kept.seats:
        raise BadOption("begins-seats", seats=len(players), match=kept.seats)
    times = kept.times.of_first(options.step) if kept.times is not None else None
    return Table(terminal, match, players, saves.path_of(saves.new_name(kept.game)), times)


def _players_of(kept: record.Record, words: Words) -> tuple[PlayerSpec, ...]:
    """Who sat there: of a save with its bots; of another's record, people."""
    try:
        return read_players(",".join(kept.players), kept.game, words)
    except BadOption:
        names = [*kept.players, *[""] * kept.seats][: kept.seats]
        return tuple(PlayerSpec(PERSON, name or words.say("terminal-you")) for name in names)


def _choose(terminal: Terminal, question: str, names: Sequence[str]) -> str:
    """One of a few, by number; the only one without asking."""
    if len(names) == 1:
        return names[0]
    terminal.say(question)
    terminal.show_lines([f"  {number}  {name}" for number, name in enumerate(names, 1)])
    while True:
        answer = terminal.ask("> ", "terminal-about-game", count=len(names))
        if answer.isdigit() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        if answer in names:
            return answer
        terminal.say("terminal-choose-one", style="yellow", count=len(names))


def _ask_players(terminal: Terminal, game: AnyGame) -> tuple[PlayerSpec, ...]:
    """Until it is a table for this game. Enter is the usual one: oneself, and a bot where the game needs a second."""
    usual = "you" if game.seat_counts == range(1, 2) else f"you,{lineup(game.name).gentle}"
    least, most = game.seat_counts[0], game.seat_counts[-1]
    terminal.say("terminal-which-seats", least=least, most=most, usual=usual)
    terminal.show_lines(_bots_of(terminal.words, game.name))
    while True:
        answer = terminal.ask("> ", "terminal-about-seats", usual=usual, known=known_seats(game.name)) or usual
        try:
            players = read_players(answer, game.name, terminal.words)
            if len(players) not in game.seat_counts:
                raise BadOption("bad-seat-count", seats=len(players), least=least, most=most)
            return players
        except BadOption as refusal:
            terminal.show(Text(terminal.words.reason(refusal.reason), style="yellow"))


def _bots_of(words: Words, game: str) -> list[str]:
    """Who can sit down, and what to expect of each."""
    known = levels(game)
    widest = max(map(len, known))
    return [f"  {level:{widest}}  {words.say(f'level-{level}-about')}" for level in known]


def _game_with(name: str, content: Path | None) -> AnyGame:
    game = find_game(name)
    return game if content is None else game.with_content(read_text(content, owners_list.MOST_BYTES))


# saves, score, content -----------------------------------------------------------------------------------------------


def _add_saves(parser: argparse.ArgumentParser, _words: Words) -> None:
    parser.set_defaults(command=_saves)


def _saves(_options: argparse.Namespace, words: Words) -> None:
    found = saves.list_saves()
    lines = [path.stem for path in found] or [words.say("no-saves", folder=str(saves.saves_folder()))]
    sys.stdout.write("\n".join(lines) + "\n")


def _add_score(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("cli-score-file"))
    add_limits(parser, words)
    parser.set_defaults(command=_score)


class Scored(msgspec.Struct, frozen=True):
    """Of what a position is worth, what is said here."""

    score: msgspec.Raw
    problems: tuple[Reason, ...] = ()


def _score(options: argparse.Namespace, words: Words) -> None:
    """Reads a position as JSON and prints the score of what is right of it as JSON. What is wrong with the rest is said
    on standard error, and the exit status is then 1."""
    from branchline.server.workers.judge_worker import Position

    limits = limits_of(options)
    written = read_bytes(options.file, limits.bounds.score_bytes)
    data = position_file.read(written, limits.bounds.score_parts)
    game = data.get("game") if isinstance(data, dict) else None
    known = [name for name in NAMES if find_game(name).can_score]
    if game not in known:
        raise BadPosition(Reason("score-which-game", args={"known": ", ".join(known)}))
    found = decode(judged(Position(game, written, limits.bounds.score_parts), limits.judges), Scored)
    sys.stdout.write(msgspec.json.format(found.score, indent=2).decode() + "\n")
    for problem in found.problems:
        sys.stderr.write(f"branchline: {words.reason(problem)}\n")
    if found.problems:
        raise SystemExit(1)


def _add_content(parser: argparse.ArgumentParser, words: Words) -> None:
    actions = parser.add_subparsers(metavar=words.say("cli-command"), required=True)
    about = words.say("cli-content-check")
    check = actions.add_parser("check", help=about, description=about)
    check.add_argument("file", type=Path, metavar="FILE", help=words.say("cli-content-file"))
    check.add_argument("--game", default=NAMES[0], choices=NAMES, help=words.say("cli-content-game"))
    add_limits(check, words)
    check.set_defaults(command=_check_content)


def _check_content(options: argparse.Namespace, words: Words) -> None:
    """An owner's list: what is wrong with it, or what is merely unusual."""
    from branchline.server.workers.judge_worker import Listing

    limits = limits_of(options)
    content, most = read_text(options.file, limits.bounds.list_bytes), limits.bounds.list_bytes
    warnings = decode(judged(Listing(options.game, content, most), limits.judges), tuple[Reason, ...])
    for warning in warnings:
        sys.stdout.write(words.say("content-warning", text=words.reason(warning)) + "\n")
    sys.stdout.write(words.say("content-good", file=options.file.name, warnings=len(warnings)) + "\n")


_COMMANDS: dict[str, Callable[[argparse.ArgumentParser, Words], None]] = {
    "play": _add_play,
    "daily": add_daily,
    "puzzles": add_puzzles,
    "learn": add_learn(lambda terminal: _choose(terminal, "terminal-which-game", NAMES)),
    "saves": _add_saves,
    "waiting": add_waiting,
    "score": _add_score,
    "content": _add_content,
    "serve": add_serve,
    "admin": add_admin,
    "arena": add_arena,
    "analyse": add_analyse,
}

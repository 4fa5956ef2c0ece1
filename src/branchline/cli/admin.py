"""`branchline admin`: looking after a server's database."""

import argparse
import getpass
import sys
import time
from pathlib import Path

import msgspec

from branchline.cli.doctor import add_doctor, doctor
from branchline.cli.files import read_bytes
from branchline.cli.judging import judged
from branchline.cli.office import OFFICE, Add, Run, checked_data
from branchline.cli.serve import add_data, add_limits, data_of, limits_of
from branchline.core.errors import BadOption
from branchline.games import NAMES, find_game
from branchline.words import Words


def add_admin(parser: argparse.ArgumentParser, words: Words) -> None:
    commands = parser.add_subparsers(metavar=words.say("cli-command"), required=True)
    for name, (add, run) in _COMMANDS.items():
        about = words.say(f"cli-admin-{name}")
        command = commands.add_parser(name, help=about, description=about)
        add_data(command, words)
        add(command, words)
        command.set_defaults(command=run)


def _say(words: Words, message: str, **args: str | int) -> None:
    sys.stdout.write(words.say(message, **args) + "\n")


# list --------------------------------------------------------------------------------------------------------------


def _add_list(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--state", choices=("open", "playing", "over", "frozen"), help=words.say("cli-admin-state"))
    parser.add_argument("--most", type=int, default=50, help=words.say("cli-admin-most"))


def _list(options: argparse.Namespace, words: Words) -> None:
    from branchline.server.admin import list_tables

    found = list_tables(checked_data(options), options.state, options.most)
    for table in found:
        changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.changed_at))
        sys.stdout.write(f"{table.id}  {table.state:8}{table.game:16}{table.seats}  {table.seq:5}  {changed}\n")
    if not found:
        _say(words, "admin-no-tables")


def _add_table(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("table", help=words.say("cli-admin-table"))


# export, import ------------------------------------------------------------------------------------------------------


def _add_export(parser: argparse.ArgumentParser, words: Words) -> None:
    _add_table(parser, words)
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("cli-admin-export-file"))


def _export(options: argparse.Namespace, words: Words) -> None:
    from branchline.server.admin import export_table
    from branchline.server.store.private import write_own

    made = export_table(checked_data(options), options.table, find_game)
    write_own(options.file, made.content)  # of a match that goes on it says what is still to come
    _say(words, "admin-written", file=str(options.file))
    if made.frozen is not None:
        _say(words, made.frozen.message, **made.frozen.args)


def _add_import(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("cli-admin-import-file"))
    parser.add_argument("--owner", metavar="NAME", help=words.say("cli-admin-owner"))
    add_limits(parser, words)


def _import(options: argparse.Namespace, words: Words) -> None:
    from branchline.server.admin import import_record
    from branchline.server.hosting.replayed import Replayed
    from branchline.server.workers.judge_worker import Record, most_of

    data, limits = checked_data(options), limits_of(options)
    content = read_bytes(options.file, limits.bounds.record_bytes)
    answer = judged(Record(content, NAMES, most_of(limits.bounds)), limits.judges)
    brought = msgspec.msgpack.decode(answer, type=Replayed)
    made = import_record(data, brought, options.owner)
    _say(words, "admin-imported", table=made.table)
    for warning in made.warnings:
        _say(words, warning.message, **warning.args)


# passwords -----------------------------------------------------------------------------------------------------------


def _add_password(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("name", help=words.say("cli-admin-name"))
    add_limits(parser, words)


def _password(options: argparse.Namespace, words: Words) -> None:
    """The new password is asked for, or read from standard input: never an argument that others could see."""
    from branchline.server.admin import reset_password

    data = checked_data(options)
    if sys.stdin.isatty():
        password = getpass.getpass(words.say("admin-new-password"))
    else:
        password = sys.stdin.readline().rstrip("\n")
    reset_password(data, options.name, password, limits_of(options).bounds)
    _say(words, "admin-password-set", name=options.name)


# tidy ----------------------------------------------------------------------------------------------------------------


def _add_tidy(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--dry-run", action="store_true", help=words.say("cli-admin-dry-run"))
    add_limits(parser, words)


def _tidy(options: argparse.Namespace, words: Words) -> None:
    """A line for each rule, and which tables and guests it holds for. A session has no name to say."""
    from branchline.server.admin import tidy

    gone = tidy(checked_data(options), limits_of(options).tidy, find_game, dry_run=options.dry_run)
    for rule, ids in gone.items():
        shown = [] if rule == "sessions" else ids
        sys.stdout.write(" ".join([words.say(f"admin-tidy-{rule}", count=len(ids)), *shown]) + "\n")
    if options.dry_run:
        _say(words, "admin-dry-run")


# backup, restore, verify ---------------------------------------------------------------------------------------------


def _add_backup(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("cli-admin-backup-file"))


def _backup(options: argparse.Namespace, words: Words) -> None:
    from branchline.server.store.backup import back_up

    rows = back_up(checked_data(options), options.file)
    _say(words, "admin-backed-up", file=str(options.file), rows=rows)


def _restore(options: argparse.Namespace, words: Words) -> None:
    """Matches that these rules play otherwise are restored as they are: opened, they say so."""
    from branchline.server.admin import Difference, differing
    from branchline.server.store.backup import BadBackup, restore

    if not options.file.exists():
        raise BadOption("no-such-file", file=str(options.file))
    differ: list[Difference] = []
    try:
        rows = restore(options.file, data_of(options), lambda made: differ.extend(differing(made, find_game)))
    except BadBackup as bad:
        raise BadOption(str(bad), file=str(options.file)) from None
    _say(words, "admin-restored", rows=rows)
    if differ:
        _say(words, "admin-restored-differ", count=len(differ), table=differ[0].table, detail=differ[0].detail)


def _add_nothing(_parser: argparse.ArgumentParser, _words: Words) -> None:
    """It takes no more than the database."""


def _verify(options: argparse.Namespace, words: Words) -> None:
    """Exit status 1 at the first difference."""
    from branchline.server.admin import is_half_a_copy, verify

    if is_half_a_copy(data_of(options)):
        _say(words, "admin-half-a-copy", data=data_of(options))
        raise SystemExit(1)
    count = 0
    for difference in verify(checked_data(options), find_game):
        if difference is not None:
            _say(words, "admin-differs", table=difference.table, detail=difference.detail, count=count)
            raise SystemExit(1)
        count += 1
    _say(words, "admin-verified", count=count)


_COMMANDS: dict[str, tuple[Add, Run]] = {
    "list": (_add_list, _list),
    "export": (_add_export, _export),
    "import": (_add_import, _import),
    "password": (_add_password, _password),
    "tidy": (_add_tidy, _tidy),
    "backup": (_add_backup, _backup),
    "restore": (_add_backup, _restore),
    "verify": (_add_nothing, _verify),
    "doctor": (add_doctor, doctor),
    **OFFICE,
}

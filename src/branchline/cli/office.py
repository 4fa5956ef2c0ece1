"""The commands of `branchline admin` that an admin's page has as well: each is made from its duty."""

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any, Final, get_args

import msgspec

from branchline.cli.serve import add_limits, data_of, limits_of
from branchline.core.errors import BadOption
from branchline.games import find_game
from branchline.tables.admin_messages import AnyDuty
from branchline.words import Words

Add = Callable[[argparse.ArgumentParser, Words], None]
Run = Callable[[argparse.Namespace, Words], None]
DUTIES: Final[dict[str, Any]] = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyDuty)}


def checked_data(options: argparse.Namespace) -> str:
    from branchline.server.admin import check_database

    data = data_of(options)
    check_database(data)
    return data


def _adding(kind: Any) -> Add:
    def add(parser: argparse.ArgumentParser, words: Words) -> None:
        for field in msgspec.structs.fields(kind):
            name = field.name if field.required else f"--{field.name}"
            is_number = field.name in ("line", "days")
            about = words.say(f"cli-admin-of-{field.name}")
            facts = {} if field.required else {"default": field.default}
            parser.add_argument(name, type=int if is_number else str, help=about, **facts)
        add_limits(parser, words)

    return add


def _running(tag: str, kind: Any) -> Run:
    def run(options: argparse.Namespace, words: Words) -> None:
        from branchline.server.admin import do

        given = {field: getattr(options, field) for field in kind.__struct_fields__}
        try:
            duty = msgspec.convert({"type": tag, **given}, kind)
        except msgspec.ValidationError as error:
            raise BadOption("bad-body", detail=str(error)) from None
        did = do(checked_data(options), duty, find_game, limits_of(options).bounds)
        sys.stdout.write(words.say(f"admin-did-{tag}", what=did.what, code=did.code or "") + "\n")

    return run


# Who is an admin ------------------------------------------------------------------------------------------------------


def _add_name(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("name", help=words.say("cli-admin-name"))


def _promoting(tag: str) -> Run:
    def run(options: argparse.Namespace, words: Words) -> None:
        from branchline.server.admin import set_admin

        name = set_admin(checked_data(options), options.name, is_admin=tag == "promote")
        sys.stdout.write(words.say(f"admin-did-{tag}", what=name) + "\n")

    return run


# Lists ----------------------------------------------------------------------------------------------------------------


def _add_people(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("name", nargs="?", default="", help=words.say("cli-admin-begins"))


def _add_nothing(_parser: argparse.ArgumentParser, _words: Words) -> None:
    """It takes no more than the database."""


def _people(options: argparse.Namespace, words: Words) -> None:
    from branchline.server.admin import read_people

    found = read_people(checked_data(options), options.name)
    for one in found.people:
        marks = [words.say("admin-is-guest")] if one.login is None else []
        marks += [words.say("admin-is-admin")] if one.admin else []
        marks += [words.say("admin-is-closed")] if one.closed_at is not None else []
        _line(one.created_at, one.id, one.name, *marks)
    _say_none(words, found.people)


def _codes(options: argparse.Namespace, words: Words) -> None:
    from branchline.server.admin import read_codes

    found = read_codes(checked_data(options)).codes
    for one in found:
        used = words.say("admin-code-used", name=one.used_by) if one.used_at is not None else ""
        _line(one.made_at, one.id, words.say("admin-code-until", date=_date(one.expires_at)), used)
    _say_none(words, found)


def _add_reports(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--settled", action="store_true", help=words.say("cli-admin-settled"))


def _reports(options: argparse.Namespace, words: Words) -> None:
    from branchline.server.admin import read_reports

    found = read_reports(checked_data(options), is_settled=options.settled).reports
    for one in found:
        what = words.say(f"admin-report-{one.kind}", table=one.table or "", line=one.line or 0, name=one.name)
        by = words.say("admin-report-by", name=one.by or "–")
        done = words.say(f"admin-report-{one.done}") if one.done else ""
        _line(one.at, one.id, what, _quoted(one.text), by, _quoted(one.reason), done)
    _say_none(words, found)


def _quoted(text: str) -> str:
    """On one line, whatever somebody wrote, and nothing that a terminal would take for a word to itself."""
    seen = "".join(character if character.isprintable() else " " for character in text)
    return f"«{' '.join(seen.split())}»" if text else ""


def _log(options: argparse.Namespace, words: Words) -> None:
    from branchline.server.admin import read_duties

    found = read_duties(checked_data(options)).deeds
    for one in found:
        _line(one.at, one.by or words.say("admin-by-command"), one.kind, one.what)
    _say_none(words, found)


def _failures(options: argparse.Namespace, words: Words) -> None:
    from branchline.server.admin import read_failures

    found = read_failures(checked_data(options), limits_of(options).bounds.failures)
    for one in found:
        _line(one.at, one.level, one.event)
    _say_none(words, found)


def _sizes(options: argparse.Namespace, words: Words) -> None:
    from branchline.server.admin import read_sizes

    sizes = read_sizes(checked_data(options))
    sys.stdout.write(words.say("admin-sizes", database=sizes.database // 1000, backups=sizes.backups // 1000) + "\n")
    for name, count in sizes.rows.items():
        sys.stdout.write(words.labelled(words.say(f"admin-rows-{name}"), str(count)) + "\n")


def _date(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def _line(at: float, *parts: str) -> None:
    sys.stdout.write("  ".join([_date(at), *(part for part in parts if part)]) + "\n")


def _say_none(words: Words, found: list[Any]) -> None:
    if not found:
        sys.stdout.write(words.say("admin-none") + "\n")


OFFICE: Final[dict[str, tuple[Add, Run]]] = {
    **{tag: (_adding(kind), _running(tag, kind)) for tag, kind in DUTIES.items()},
    "promote": (_add_name, _promoting("promote")),
    "demote": (_add_name, _promoting("demote")),
    "people": (_add_people, _people),
    "reports": (_add_reports, _reports),
    "codes": (_add_nothing, _codes),
    "log": (_add_nothing, _log),
    "failures": (add_limits, _failures),
    "sizes": (_add_nothing, _sizes),
}

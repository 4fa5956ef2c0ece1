"""The limits that a host sets: in a TOML file, and one by one on the command line."""

import tomllib
from collections.abc import Iterable
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec

from branchline.core.errors import BadOption
from branchline.server.settings import (
    BackupRules,
    BotLimits,
    Bounds,
    Crowds,
    JudgeLimits,
    MailRules,
    Rates,
    ReminderRules,
    StudyLimits,
    TidyRules,
    Times,
)


class GivenLimits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One table of the file each; what is not named stays as it is."""

    rates: Rates = Rates()
    crowds: Crowds = Crowds()
    bounds: Bounds = Bounds()
    times: Times = Times()
    judges: JudgeLimits = JudgeLimits()
    bots: BotLimits = BotLimits()
    study: StudyLimits = StudyLimits()
    tidy: TidyRules = TidyRules()
    backups: BackupRules = BackupRules()
    reminders: ReminderRules = ReminderRules()
    mail: MailRules = MailRules()


def read_limits(file: Path | None, named: Iterable[str]) -> GivenLimits:
    """`named` are words like `rates.chats=20,1`, and count for more than the file. Raises BadOption."""
    given = _checked(_read_file(file), str(file)) if file is not None else {}
    for word in named:
        section, name, value = _read_word(word)
        given = _checked({**given, section: {**given.get(section, {}), name: value}}, word)
    return msgspec.convert(given, GivenLimits)


def _read_file(file: Path) -> Any:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise BadOption("bad-limits", where=str(file), detail=str(error)) from None


def _read_word(word: str) -> tuple[str, str, Any]:
    path, _, text = word.partition("=")
    section, _, name = path.strip().partition(".")
    try:
        numbers = [float(part) if "." in part or "e" in part else int(part) for part in text.split(",")]
    except ValueError:
        raise BadOption("bad-limits", where=word, detail="SECTION.NAME=NUMBER[,NUMBER]") from None
    return section, name, numbers if len(numbers) > 1 else numbers[0]


def _checked(given: Any, where: str) -> Any:
    try:
        for network in msgspec.convert(given, GivenLimits).reminders.networks:
            ip_network(network)
    except ValueError as error:
        raise BadOption("bad-limits", where=where, detail=str(error)) from None
    return given

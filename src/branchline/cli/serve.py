"""`branchline serve`: a server for people on other machines."""

import argparse
import os
import sys
import threading
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

from branchline.core.errors import BadOption
from branchline.data_folder import data_folder, is_database_url
from branchline.tables.wire import Registration
from branchline.words import Words

if TYPE_CHECKING:
    from branchline.server.bounds.given_limits import GivenLimits

REGISTRATION: Final = get_args(Registration)
OPEN_AFTER = 0.8
"""Seconds until the browser is opened: the server answers by then."""
LIMITS: Final = "BRANCHLINE_LIMITS"
"""A variable of the environment that names the file of limits, where the command line does not."""


def add_serve(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=words.say("cli-serve-host"))
    parser.add_argument("--port", type=int, default=8000, help=words.say("cli-serve-port"))
    parser.add_argument("--url", help=words.say("cli-serve-url"))
    add_data(parser, words)
    parser.add_argument("--lan", action="store_true", help=words.say("cli-serve-lan"))
    parser.add_argument("--open", action="store_true", help=words.say("cli-serve-open"))
    parser.add_argument("--proxies", default="127.0.0.1", help=words.say("cli-serve-proxies"))
    parser.add_argument(
        "--registration", choices=REGISTRATION, default=REGISTRATION[0], help=words.say("cli-serve-registration")
    )
    add_limits(parser, words)
    parser.add_argument(
        "--log", choices=("debug", "info", "warning", "error"), default="info", help=words.say("cli-serve-log")
    )
    parser.set_defaults(command=serve)


def add_limits(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--limits", type=Path, metavar="FILE", help=words.say("cli-serve-limits", variable=LIMITS))
    parser.add_argument(
        "--limit", action="append", default=[], metavar="rates.chats=20,1", help=words.say("cli-serve-limit")
    )


def limits_of(options: argparse.Namespace) -> "GivenLimits":
    """As the command line says, or the file that it or the environment names. Raises BadOption."""
    from branchline.server.bounds.given_limits import read_limits

    named = os.environ.get(LIMITS)
    return read_limits(options.limits or (Path(named) if named else None), options.limit)


def add_data(parser: argparse.ArgumentParser, words: Words) -> None:
    """What stands on the command line everybody on the machine can read: a password has better places."""
    parser.add_argument("--data", metavar="FOLDER|postgresql://…", help=words.say("cli-serve-data"))
    parser.add_argument("--data-file", type=Path, metavar="FILE", help=words.say("cli-serve-data-file"))


def data_of(options: argparse.Namespace) -> str:
    """As given, as a file says, as the environment or a file it names says; or a folder of one's own."""
    if options.data:
        return str(options.data)
    named = options.data_file or os.environ.get("BRANCHLINE_DATA_FILE")
    if named:
        return _first_line(Path(named))
    data = os.environ.get("BRANCHLINE_DATA", "")
    return data if is_database_url(data) else str(data_folder() / "server")


def _first_line(file: Path) -> str:
    try:
        line = file.read_text(encoding="utf-8").strip().partition("\n")[0].strip()
    except FileNotFoundError:
        raise BadOption("no-such-file", file=str(file)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("cannot-read", file=str(file), detail=str(error)) from None
    if not line:
        raise BadOption("data-file-empty", file=str(file))
    return line


def checked_proxies(given: str) -> str:
    """Addresses and networks, with commas. Who believes everybody about their address has no limits by address."""
    for part in given.split(","):
        try:
            network = ip_network(part.strip(), strict=False)
        except ValueError:
            network = None
        if network is None or network.prefixlen == 0:
            raise BadOption("bad-proxies", given=part.strip())
    return given


def serve(options: argparse.Namespace, words: Words) -> None:
    """Imported late: the other commands need none of it."""
    from branchline.bots.levels import WEAKER
    from branchline.bots.plain import is_plain
    from branchline.bots.warming import warming_up
    from branchline.server.run import serve as run
    from branchline.server.settings import Settings

    limits = limits_of(options)
    host = "0.0.0.0" if options.lan and options.host == "127.0.0.1" else options.host
    settings = Settings(
        data=data_of(options),
        host=host,
        port=options.port,
        url=options.url,
        proxies=checked_proxies(options.proxies),
        registration=options.registration,
        **{section: getattr(limits, section) for section in limits.__struct_fields__},
    )

    def announce(addresses: list[str]) -> None:
        sys.stdout.write(words.say("serve-ready", address=addresses[0]) + "\n")
        for friends in addresses[1:]:
            sys.stdout.write(words.say("serve-friends", address=friends) + "\n")
        if is_plain():
            weaker = ", ".join(words.say(f"level-{level}") for level in WEAKER)
            sys.stdout.write(words.say("serve-plain", levels=weaker) + "\n")
        sys.stdout.flush()
        if options.open:
            threading.Timer(OPEN_AFTER, webbrowser.open, [addresses[0]]).start()

    try:
        with warming_up():
            run(settings, announce, options.log)
    except OSError as error:
        raise BadOption("cannot-serve", detail=str(error)) from None

"""`branchline serve`: a server for people on other machines."""

import argparse
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

from branchline.core.errors import BadOption
from branchline.data_folder import data_folder
from branchline.words import Words

OPEN_AFTER = 0.8
"""Seconds until the browser is opened: the server answers by then."""
LIMITS: Final = "BRANCHLINE_LIMITS"
"""A variable of the environment that names the file of limits, where the command line does not."""


def add_serve(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=words.say("cli-serve-host"))
    parser.add_argument("--port", type=int, default=8000, help=words.say("cli-serve-port"))
    parser.add_argument("--url", help=words.say("cli-serve-url"))
    parser.add_argument("--data", metavar="FOLDER|postgresql://…", help=words.say("cli-serve-data"))
    parser.add_argument("--lan", action="store_true", help=words.say("cli-serve-lan"))
    parser.add_argument("--open", action="store_true", help=words.say("cli-serve-open"))
    parser.add_argument("--proxies", default="127.0.0.1", help=words.say("cli-serve-proxies"))
    parser.add_argument("--limits", type=Path, metavar="FILE", help=words.say("cli-serve-limits", variable=LIMITS))
    parser.add_argument(
        "--limit", action="append", default=[], metavar="rates.chats=20,1", help=words.say("cli-serve-limit")
    )
    parser.add_argument(
        "--log", choices=("debug", "info", "warning", "error"), default="info", help=words.say("cli-serve-log")
    )
    parser.set_defaults(command=serve)


def data_of(options: argparse.Namespace) -> str:
    return options.data or str(data_folder() / "server")


def serve(options: argparse.Namespace, words: Words) -> None:
    """Imported late: the other commands need none of it."""
    from branchline.server.given_limits import read_limits
    from branchline.server.run import serve as run
    from branchline.server.settings import Settings
    from branchline.server.store.locks import FolderTaken
    from branchline.server.store.migrate import NewerDatabase

    host = "0.0.0.0" if options.lan and options.host == "127.0.0.1" else options.host
    named = os.environ.get(LIMITS)
    limits = read_limits(options.limits or (Path(named) if named else None), options.limit)
    settings = Settings(
        data=data_of(options),
        host=host,
        port=options.port,
        url=options.url,
        proxies=options.proxies,
        rates=limits.rates,
        crowds=limits.crowds,
        bounds=limits.bounds,
        judges=limits.judges,
    )

    def announce(addresses: list[str]) -> None:
        sys.stdout.write(words.say("serve-ready", address=addresses[0]) + "\n")
        for friends in addresses[1:]:
            sys.stdout.write(words.say("serve-friends", address=friends) + "\n")
        sys.stdout.flush()
        if options.open:
            threading.Timer(OPEN_AFTER, webbrowser.open, [addresses[0]]).start()

    try:
        run(settings, announce, options.log)
    except FolderTaken:
        raise BadOption("folder-taken", folder=settings.data) from None
    except NewerDatabase as newer:
        raise BadOption("database-newer", revision=str(newer)) from None
    except OSError as error:
        raise BadOption("cannot-serve", detail=str(error)) from None

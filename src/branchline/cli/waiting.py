"""`branchline waiting`: the tables of a server that wait for one, what runs out first first, and invitations."""

import argparse
import os
import sys
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from branchline.core.errors import BadOption
from branchline.games import NAMES
from branchline.tables.messages import Invitation, SeatInfo, WaitingTable, WaitingTables
from branchline.tables.play_messages import Problem
from branchline.words import Words

TOKEN: Final = "BRANCHLINE_TOKEN"
SECONDS: Final = 20
MOST_BYTES: Final = 4_000_000


def add_waiting(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("server", metavar="URL", help=words.say("cli-waiting-server", variable=TOKEN))
    parser.set_defaults(command=_waiting)


def _waiting(options: argparse.Namespace, words: Words) -> None:
    server = options.server.rstrip("/")
    found = _asked(server)
    lines = [_line(one, server, words) for one in found.tables]
    if found.count > len(lines):
        lines.append(words.say("terminal-waiting-more", count=found.count - len(lines)))
    lines += [_invited(one, server, words) for one in found.invitations]
    sys.stdout.write("\n".join(lines or [words.say("terminal-waiting-none")]) + "\n")


def _asked(server: str) -> WaitingTables:
    """Raises BadOption: no address, no token, nobody there, or what the server says against it."""
    token = os.environ.get(TOKEN, "")
    if not server.startswith(("http://", "https://")) or not token:
        raise BadOption("waiting-whom", variable=TOKEN)
    request = Request(f"{server}/api/me/waiting", headers={"Authorization": f"Bearer {token}"})
    try:
        with build_opener(_NoFurther).open(request, timeout=SECONDS) as answer:
            return msgspec.json.decode(answer.read(MOST_BYTES), type=WaitingTables)
    except HTTPError as error:
        raise BadOption("waiting-refused", server=server, detail=_said(error)) from None
    except (URLError, OSError, ValueError, msgspec.MsgspecError) as error:
        raise BadOption("waiting-unreachable", server=server, detail=str(error)[:200]) from None


class _NoFurther(HTTPRedirectHandler):
    """The token is for this server and no other."""

    def redirect_request(self, *_told: Any) -> None:
        return None


def _said(error: HTTPError) -> str:
    try:
        return msgspec.json.decode(error.read(MOST_BYTES), type=Problem).reason.message
    except (OSError, ValueError):
        return str(error.code)


def _invited(one: Invitation, server: str, words: Words) -> str:
    what = words.say("terminal-waiting-invited", name=one.by, is_named=str(bool(one.by)))
    return f"{_game(one.table.game, words)} · {what} · {server}/join#{one.link}"


def _game(game: str, words: Words) -> str:
    return words.say(game) if game in NAMES else game


def _line(one: WaitingTable, server: str, words: Words) -> str:
    names = ", ".join(_name(seat, words) for seat in one.table.seats)
    what = words.say(f"terminal-waiting-{one.why}")
    left = _left(one.left, words) if one.left is not None else words.say("terminal-waiting-no-clock")
    return f"{_game(one.table.game, words)} · {names} · {what} · {left} · {server}/table/{one.table.id}"


def _name(seat: SeatInfo, words: Words) -> str:
    if seat.level is not None:
        return words.say(f"level-{seat.level}")
    return seat.name or f"{words.say('terminal-you')} {seat.seat + 1}"


def _left(seconds: float, words: Words) -> str:
    minutes = int(seconds // 60)
    return words.say("terminal-left", days=minutes // 1440, hours=minutes // 60 % 24, minutes=minutes % 60)

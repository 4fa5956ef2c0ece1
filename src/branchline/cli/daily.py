"""`branchline daily`: the deal of the day, at the terminal."""

import argparse
import sys
from datetime import UTC, date, datetime

from branchline.cli import saves
from branchline.cli.players import PERSON, PlayerSpec
from branchline.cli.table import Table
from branchline.cli.terminal import Terminal
from branchline.core.errors import BadOption
from branchline.core.match import start
from branchline.games import NAMES, find_game
from branchline.tables.daily import DailyDeal, deals_of
from branchline.words import Words


def add_daily(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("deal", nargs="?", metavar="DEAL", help=words.say("cli-daily-deal"))
    parser.add_argument("--day", metavar="YYYY-MM-DD", help=words.say("cli-daily-day"))
    parser.set_defaults(command=_daily)


def _daily(options: argparse.Namespace, words: Words) -> None:
    """Lists the deals of a day, or plays one of them; a server's table of the day knows nothing of it."""
    day = _day(options.day)
    deals = {deal.key: deal for deal in deals_of(day, [find_game(name) for name in NAMES])}
    if options.deal is None:
        lines = [words.say("cli-daily-list", day=day.isoformat()), *(_line(deal, words) for deal in deals.values())]
        sys.stdout.write("\n".join(lines) + "\n")
        return
    if options.deal not in deals:
        raise BadOption("unknown-deal", day=day.isoformat(), key=options.deal)
    deal, terminal = deals[options.deal], Terminal(words.language)
    match = start(find_game(deal.game), 1, deal.seed, deal.options)
    you = (PlayerSpec(PERSON, words.say("terminal-you")),)
    Table(terminal, match, you, saves.path_of(saves.new_name(deal.game))).run()


def _day(text: str | None) -> date:
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadOption("bad-day", day=text) from None


def _line(deal: DailyDeal, words: Words) -> str:
    """A challenge by its name."""
    names = [deal.game, *(f"{deal.game}-{value.replace('_', '-')}" for value in deal.options.values())]
    return f"  {deal.key:<16} {deal.seed}  {' · '.join(map(words.say, names))}"

"""Options of a game as they are written on the command line."""

import argparse
from typing import Any

from branchline.core.errors import BadOption
from branchline.words import Words


def add_option(parser: argparse.ArgumentParser, words: Words) -> None:
    about = words.say("cli-play-option")
    parser.add_argument("--option", action="append", default=[], metavar="name=value", help=about)


def read_option(pair: str) -> tuple[str, Any]:
    """`name=value`; a list has commas; true, false and numbers are what they say."""
    name, sign, value = pair.partition("=")
    if not sign:
        raise BadOption("option-without-value", option=pair)
    if "," in value:
        return name, value.split(",")
    plain = {"true": True, "false": False}
    return name, plain.get(value, int(value) if value.lstrip("-").isdigit() else value)

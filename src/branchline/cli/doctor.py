"""`branchline admin doctor`: what is wrong with a set-up, and how it is mended."""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from branchline.cli.serve import add_limits, checked_proxies, data_of, limits_of
from branchline.core.errors import BadOption
from branchline.core.values import Reason
from branchline.words import Words

LEAST_PREFIX: Final = {4: 8, 6: 16}
"""A network wider than this is no host's own."""


def add_doctor(parser: argparse.ArgumentParser, words: Words) -> None:
    """What the server is started with: whoever names it here learns whether it would do."""
    add_limits(parser, words)
    parser.add_argument("--url", help=words.say("cli-serve-url"))
    parser.add_argument("--proxies", default="127.0.0.1", help=words.say("cli-serve-proxies"))


def doctor(options: argparse.Namespace, words: Words) -> None:
    """One line for each finding; the exit status is then 1."""
    found = [*_limits(options), *_proxies(options.proxies), *_url(options.url), *_data(options)]
    for reason in found:
        sys.stdout.write(words.reason(reason) + "\n")
    if not found:
        sys.stdout.write(words.say("doctor-well") + "\n")
    if count := _open_reports(options):
        sys.stdout.write(words.say("doctor-reports", count=count) + "\n")
    if found:
        raise SystemExit(1)


def _open_reports(options: argparse.Namespace) -> int:
    """Nothing is wrong with them: somebody waits for an answer."""
    from branchline.server.health.doctor import open_reports

    with suppress(BadOption):
        return open_reports(data_of(options))
    return 0


def _limits(options: argparse.Namespace) -> Iterator[Reason]:
    try:
        limits_of(options)
    except BadOption as bad:
        yield Reason("doctor-limits", args=bad.reason.args)


def _proxies(given: str) -> Iterator[Reason]:
    try:
        networks = [ip_network(part.strip(), strict=False) for part in checked_proxies(given).split(",")]
    except BadOption as bad:
        yield bad.reason
        return
    for network in networks:
        if network.prefixlen < LEAST_PREFIX[network.version]:
            yield Reason("doctor-proxies-wide", args={"given": str(network)})


def _url(url: str | None) -> Iterator[Reason]:
    """The browser's own idea of where it is must be the same, or every request of a page is refused."""
    if url is None:
        return
    try:
        parts = urlsplit(url)
        is_one = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
        _ = parts.port  # raises ValueError where it is no number
    except ValueError:
        is_one = False
    if not is_one:
        yield Reason("doctor-url", args={"url": url})


def _data(options: argparse.Namespace) -> Iterator[Reason]:
    from branchline.server.health.doctor import SetUp, findings

    named = options.data_file or os.environ.get("BRANCHLINE_DATA_FILE")
    try:
        data = data_of(options)
    except BadOption as bad:
        yield bad.reason
        return
    set_up = SetUp(data=data, data_file=Path(named) if named and not options.data else None)
    with suppress(BadOption):  # which is a finding of its own
        limits = limits_of(options)
        given = {"backups": limits.backups, "mail": limits.mail, "reminders": limits.reminders, "url": options.url}
        set_up = msgspec.structs.replace(set_up, **given)
    yield from findings(set_up)

"""A siege: honest people at many tables while strangers at other loopback addresses do all they can think of.

The same tables are played twice, in one run: while the strangers talk to a sink, which costs the machine what strangers
cost and harms nobody, and while they talk to the server. Aims: the honest 99th percentile is at most three times as
long, and nobody honest is refused anything."""

import argparse
import asyncio
import contextlib
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from kits.siege import Target
from kits.siege_attacks import ATTACKS, attack
from kits.siege_players import BOT, Diary, play

MOST_TIMES = 3.0
SETTLE = 2.0
"""Seconds of attack before the counting begins."""


@contextlib.contextmanager
def started(*words: str | Path) -> Iterator[Target]:
    """A process that prints its address; it is stopped at the end."""
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen([sys.executable, *map(str, words)], stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://[^ )]+", process.stdout.readline())
        if found is None:
            raise SystemExit(f"{words[0]} did not start")
        parts = urlsplit(found[0])
        target = Target(parts.hostname or "", parts.port or 0)
        while not is_listening(target):
            time.sleep(0.05)
        yield target
    finally:
        process.terminate()
        process.wait(60)


def is_listening(target: Target) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(target) == 0


def besieged(names: list[str], tables: int, seconds: float, times: float, *, is_spared: bool) -> tuple[Diary, Any]:
    """The honest people's diary, and what the strangers heard."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        words = ("-m", "branchline.cli", "serve", "--port", "0", "--data", folder)
        server = stack.enter_context(started(*words))
        aim = stack.enter_context(started("-m", "kits.siege")) if is_spared else server
        return asyncio.run(play(server, tables, seconds, lambda: attack(aim, names, seconds + SETTLE, times), SETTLE))


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


def tell(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def tell_attacks(heard: dict[str, dict[str, int]]) -> None:
    for name, counts in heard.items():
        tell(f"  {name:34}" + ", ".join(f"{what} {count}" for what, count in sorted(counts.items())))


def tell_times(spared: Diary, attacked: Diary) -> None:
    tell(f"  {'honest, ms':18}{'n':>6}{'p50 sink':>10}{'p50 siege':>10}{'p99 sink':>10}{'p99 siege':>10}")
    kinds = sorted(set(spared.times) | set(attacked.times))
    for kind, one, other in [(kind, spared.times[kind], attacked.times[kind]) for kind in kinds]:
        figures = [percentile(times, share) for share in (0.5, 0.99) for times in (one, other)]
        tell(f"  {kind:18}{len(other):>6}" + "".join(f"{figure:>10.1f}" for figure in figures))


def wrong_ends(heard: dict[str, dict[str, int]]) -> str:
    wrong = {name: ATTACKS[name].wrong(counts) for name, counts in heard.items()}
    return ", ".join(f"{name}: {counts}" for name, counts in wrong.items() if counts)


def verdicts(spared: Diary, attacked: Diary, heard: dict[str, dict[str, int]]) -> list[tuple[str, bool]]:
    p50, p99 = (percentile(attacked.all, share) / percentile(spared.all, share) for share in (0.5, 0.99))
    faults = sum(count for status, count in attacked.statuses.items() if status.startswith("5"))
    said = f"honest p50 {percentile(spared.all, 0.5):.1f} → {percentile(attacked.all, 0.5):.1f} ms ({p50:.2f} times), "
    said += f"p99 {percentile(spared.all, 0.99):.1f} → {percentile(attacked.all, 0.99):.1f} ms ({p99:.2f} times)"
    refused = ", ".join(f"{what} {count}" for what, count in sorted(attacked.refused.items())) or "nothing"
    return [
        (f"{said}: at most {MOST_TIMES:g} times", p99 <= MOST_TIMES),
        (f"answers 5xx to the honest: {faults}", faults == 0),
        (f"refused to the honest: {refused}", not attacked.refused),
        (f"attacks that ended as they must not: {wrong_ends(heard) or 'none'}", not wrong_ends(heard)),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run siege", description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each run counts (default: 30)")
    parser.add_argument("--tables", type=int, default=100, help="how many honest tables (default: 100)")
    parser.add_argument("--times", type=float, default=1.0, help="how many times their rates (default: 1)")
    parser.add_argument("--only", nargs="+", metavar="ATTACK", default=list(ATTACKS), help="some of the attacks")
    parser.add_argument("--list", action="store_true", help="the attacks there are, with their rates")
    options = parser.parse_args()
    if options.list:
        for name, one in ATTACKS.items():
            tell(f"  {name:34}{one.rate:g} a second, from {one.addresses} addresses")
        return
    unknown = [name for name in options.only if name not in ATTACKS]
    if unknown:
        parser.error(f"no such attack: {', '.join(unknown)} (see --list)")
    spared, _ = besieged(options.only, options.tables, options.seconds, options.times, is_spared=True)
    attacked, heard = besieged(options.only, options.tables, options.seconds, options.times, is_spared=False)
    tell_attacks(heard)
    tell_times(spared, attacked)
    tell(f"  bots are told apart: {BOT}")
    found = verdicts(spared, attacked, heard)
    for said, holds in found:
        tell(f"  {'pass' if holds else 'FAIL'}  {said}")
    raise SystemExit(0 if all(holds for _, holds in found) else 1)


if __name__ == "__main__":
    main()

"""The crash test at length: a server under load is killed with kill -9 at seeded random moments, started again, and
everything that it had acknowledged must be there, in order, once. A failure says its seed and keeps the database."""

import argparse
import secrets
import sys
import tempfile
import time

from kits.crash import Crash

IN_ONE_GO = 10
"""Kills on one database; then a fresh one, with the next seed."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run soak", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how many kills in all (default: 50)")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000), help="the first seed")
    parser.add_argument("--data", help="the URL of a PostgreSQL database, instead of SQLite in a new folder")
    options = parser.parse_args()
    killed, acknowledged, began = 0, 0, time.monotonic()
    for seed in range(options.seed, options.seed + 1_000_000):
        kills = min(IN_ONE_GO, options.kills - killed)
        if kills <= 0:
            break
        with tempfile.TemporaryDirectory() as folder:
            acknowledged += Crash(options.data or folder, seed, kills).run()
        killed += kills
        seconds = time.monotonic() - began
        line = f"seed {seed}: {killed} kills, {acknowledged:,} acknowledged actions, none lost ({seconds:.0f} s)"
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

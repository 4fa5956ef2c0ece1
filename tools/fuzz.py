"""Random games over all options, checked after every action; a failure is written as a record one can load. With
`--kernels`, games whose every position is compared with what the compiled kernel makes of it."""

import argparse
import itertools
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from branchline.core import record
from branchline.core.codec import encode
from branchline.core.match import Match, can_undo, play, redo, undo
from branchline.core.rng import Rng
from kits.game_kit import Variant
from kits.games import KITS, begin, pick
from kits.kernels import CHECKS, LEVELS, check_match, counted, never_ran

ROOT = Path(__file__).resolve().parent.parent
MOST_ACTIONS = 20_000
COUNTED, EVERY = 30, 7
"""Matches, beside those compared, of which every so-manieth position is counted by clause: in plain Python, which takes
its time."""


def fuzz_one(name: str, variant: Variant, seed: str) -> str | None:
    """None when all went well, otherwise what broke and where the record lies."""
    kit = KITS[name]
    match = begin(kit, variant, seed)
    try:
        rng = Rng(f"fuzz {seed}")
        for _ in range(MOST_ACTIONS):
            kit.check(kit.game, match.state)
            if not match.to_act:
                return None
            match, rng = one_action(match, rng)
        raise AssertionError("the match does not end")
    except Exception:
        file = ROOT / "out" / "fuzz" / f"{name}-{seed}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(record.export(match))
        return f"{name} {variant}, seed {seed}: see {file.relative_to(ROOT)}\n{traceback.format_exc()}"


def one_action(match: Match, rng: Rng) -> tuple[Match, Rng]:
    """One random action; now and then it is taken back and done again, which must change nothing."""
    seat, rng = rng.choice(sorted(match.to_act))
    action, rng = pick(match, seat, rng)
    after = play(match, seat, action)
    dice, rng = rng.below(20)
    if dice == 0 and can_undo(after, seat):
        back = undo(after, seat)
        assert encode(back.state) == encode(match.state), "undo does not lead back"
        after = redo(back, seat)
    return after, rng


def compare_one(name: str, variant: Variant, seed: str, level: str, is_owners: bool) -> tuple[int, str | None]:
    """How many positions the kernel saw as the rules do, and what differed."""
    try:
        return check_match(name, variant, seed, level, is_owners=is_owners)["positions"], None
    except Exception:
        content = "an owner's list" if is_owners else "the shipped list"
        return 0, f"{name} {variant}, seed {seed}, {level}, {content}: differs\n{traceback.format_exc()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    names = [name for name in KITS if name != "tiny"]
    parser.add_argument("--game", choices=names, action="append", help="only this game")
    parser.add_argument("--games", type=int, default=2000, help="how many games of each")
    parser.add_argument("--seed", default="1", help="another campaign")
    parser.add_argument("--kernels", type=int, metavar="POSITIONS", help="compare so many positions with the kernels")
    options = parser.parse_args()
    failures = 0
    for name in options.game or names:
        if options.kernels is None:
            failures += campaign(name, options.games, options.seed)
        elif name in CHECKS:
            failures += comparison(name, options.kernels, options.seed)
    if failures:
        raise SystemExit(1)


def campaign(name: str, games: int, seed: str) -> int:
    begin_time, failures = time.monotonic(), 0
    variants = itertools.islice(KITS[name].every_variant(), games)
    jobs = [(name, variant, f"{seed}-{number}") for number, variant in enumerate(variants)]
    with ProcessPoolExecutor() as pool:
        for done, failure in enumerate(pool.map(fuzz_one, *zip(*jobs, strict=True), chunksize=5), 1):
            if failure:
                failures += 1
                sys.stdout.write(f"\n{failure}\n")
            if done % 50 == 0 or done == games:
                spent = time.monotonic() - begin_time
                sys.stdout.write(f"\r{name}: {done} of {games} games, {failures} failed, {spent:.0f} s")
                sys.stdout.flush()
    sys.stdout.write("\n")
    return failures


def comparison(name: str, positions: int, seed: str) -> int:
    """Matches of all variants, random, greedy and searching play by turns, every fourth with an owner's list, until so
    many positions were compared."""
    begin_time, failures, seen = time.monotonic(), 0, 0
    variants = itertools.cycle(KITS[name].every_variant())
    jobs = (
        (name, variant, f"{seed}-{number}", LEVELS[number % len(LEVELS)], number % 4 == 3)
        for number, variant in enumerate(variants)
    )
    with ProcessPoolExecutor() as pool:
        while seen < positions and not failures:
            batch = list(itertools.islice(jobs, 20))
            for compared, failure in pool.map(compare_one, *zip(*batch, strict=True)):
                seen, failures = seen + compared, failures + (failure is not None)
                if failure:
                    sys.stdout.write(f"\n{failure}\n")
            spent = time.monotonic() - begin_time
            sys.stdout.write(f"\r{name}: {seen} of {positions} positions, {failures} differ, {spent:.0f} s")
            sys.stdout.flush()
    sys.stdout.write("\n")
    return failures + clauses(name)


def clauses(name: str) -> int:
    """In how many positions each clause that the kernel covers ran; how many did in none."""
    ran = counted(name, EVERY, COUNTED)
    told = ", ".join(f"{clause} {count}" for clause, count in sorted(ran.items()))
    never = ", ".join(sorted(never_ran(name, ran))) or "none"
    sys.stdout.write(f"{name}: positions in which each clause's function ran: {told}\n{name}: never ran: {never}\n")
    return len(never_ran(name, ran))


if __name__ == "__main__":
    main()

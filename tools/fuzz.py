"""Random games over all options, checked after every action; a failure is written as a record one can load. With
`--kernels`, games whose every position is compared with what the compiled kernel makes of it; how far that got is kept
in out/fuzz, so that a campaign that was stopped goes on where it was."""

import argparse
import itertools
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from branchline.arena.version import version
from branchline.core import record
from branchline.core.codec import encode
from branchline.core.match import Match, can_undo, play, redo, undo
from branchline.core.rng import Rng
from branchline.sources import digest_of
from kits import TESTS
from kits.game_kit import Variant
from kits.games import KITS, begin, pick
from kits.kernels import CHECKS, Compared, check_match, compared_matches, counted, never_ran

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "out" / "fuzz"
MOST_ACTIONS = 20_000
BATCH = 20
"""Matches that are compared before it is looked whether that is enough."""
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
        file = KEPT / f"{name}-{seed}.json"
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


def compare_one(name: str, match: Compared) -> tuple[int, str | None]:
    """How many positions the kernel saw as the rules do, and what differed."""
    try:
        return check_match(name, match.variant, match.seed, match.level, is_owners=match.is_owners)["positions"], None
    except Exception:
        content = "an owner's list" if match.is_owners else "the shipped list"
        return (
            0,
            f"{name} {match.variant}, seed {match.seed}, {match.level}, {content}: differs\n{traceback.format_exc()}",
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    names = [name for name in KITS if name != "tiny"]
    parser.add_argument("--game", choices=names, action="append", help="only this game")
    parser.add_argument("--games", type=int, default=2000, help="how many games of each")
    parser.add_argument("--seed", default="1", help="another campaign")
    parser.add_argument("--cores", type=int, help="so many processes; one for each core unless told")
    parser.add_argument("--kernels", type=int, metavar="POSITIONS", help="compare so many positions with the kernels")
    options = parser.parse_args()
    failures = 0
    for name in options.game or names:
        if options.kernels is None:
            failures += campaign(name, options.games, options.seed, options.cores)
        elif name in CHECKS:
            failures += comparison(name, options.kernels, options.seed, options.cores)
    if failures:
        raise SystemExit(1)


def campaign(name: str, games: int, seed: str, cores: int | None) -> int:
    begin_time, failures = time.monotonic(), 0
    variants = itertools.islice(KITS[name].every_variant(), games)
    jobs = [(name, variant, f"{seed}-{number}") for number, variant in enumerate(variants)]
    with ProcessPoolExecutor(cores) as pool:
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


class Reached(msgspec.Struct):
    """How far a comparison has got."""

    matches: int = 0
    positions: int = 0


def comparison(name: str, positions: int, seed: str, cores: int | None) -> int:
    """Matches of all variants, random, greedy and searching play, some with an owner's list, until so many positions
    were compared: those of an earlier run with the same sources count."""
    begin_time, failures, file = time.monotonic(), 0, KEPT / f"{name}-{seed}-{version(name)}-{comparing()}.kernels"
    reached = msgspec.json.decode(file.read_bytes(), type=Reached) if file.exists() else Reached()
    matches = itertools.islice(compared_matches(name, seed), reached.matches, None)
    with ProcessPoolExecutor(cores) as pool:
        while reached.positions < positions and not failures:
            batch = list(itertools.islice(matches, BATCH))
            for compared, failure in pool.map(compare_one, itertools.repeat(name), batch):
                reached.positions, failures = reached.positions + compared, failures + (failure is not None)
                if failure:
                    sys.stdout.write(f"\n{failure}\n")
            reached.matches += len(batch)
            if not failures:
                keep(file, reached)
            spent = time.monotonic() - begin_time
            told = f"{reached.positions} of {positions} positions in {reached.matches} matches"
            sys.stdout.write(f"\r{name}: {told}, {failures} differ, {spent:.0f} s")
            sys.stdout.flush()
    sys.stdout.write("\n")
    return failures + clauses(name)


def comparing() -> str:
    """What a comparison is: who plays what, with which lists, and what has to be equal."""
    return digest_of(TESTS.glob("kits/**/*.py"))


def keep(file: Path, reached: Reached) -> None:
    """What was there stays whole until the new is written."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_bytes(msgspec.json.encode(reached))
    new.replace(file)


def clauses(name: str) -> int:
    """In how many positions each clause that the kernel covers ran; how many did in none."""
    ran = counted(name, EVERY, COUNTED)
    told = ", ".join(f"{clause} {count}" for clause, count in sorted(ran.items()))
    never = ", ".join(sorted(never_ran(name, ran))) or "none"
    sys.stdout.write(f"{name}: positions in which each clause's function ran: {told}\n{name}: never ran: {never}\n")
    return len(never_ran(name, ran))


if __name__ == "__main__":
    main()

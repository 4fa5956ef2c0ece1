"""What holds kernels equal to the rules, for every game that has one: matches checked position by position, and which
clauses' functions ran on the way."""

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import cycle
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import branchline.kernels
from branchline.bots import Budget, find_bot
from branchline.core.match import Match, play, start
from branchline.core.rng import Rng
from branchline.core.values import Action, Seat
from kits import TESTS, surroundings
from kits.game_kit import Variant
from kits.games import KITS, pick

KERNELS = Path(branchline.kernels.__file__).parent
CHECKS = {
    "railroad-tiles": "kits.railroad_tiles.kernel_check",
    "railways": "kits.railways.kernel_check",
    "off-the-rails": "kits.off_the_rails.kernel_check",
}
"""The games with a kernel, and what compares it with the rules."""
AT_ONCE = Budget(playouts=0)
LEVELS = ("random", "greedy", "signaller")
"""Random play, greedy play, and play that searches."""
RARE = {"railroad-tiles": {"RT-T4"}}
"""Clauses whose function may not run in a sample: a tile that fits nowhere is rare, whoever made the area."""


def check_match(
    name: str, variant: Variant, seed: str, level: str, every: int = 1, *, is_owners: bool = False
) -> Counter[str]:
    """Plays a match, with the shipped list or an owner's, and compares at every position, or at every so-manieth; how
    often what was seen, the positions included."""
    check = import_module(CHECKS[name])
    game = KITS[name].game.with_content(check.OWNERS) if is_owners else KITS[name].game
    match, rng = start(game, variant.seats, seed, dict(variant.options)), Rng(f"kernel {seed}")
    check.check_set_up(game, match.state, len(seed))
    seen: Counter[str] = Counter()
    while match.to_act:
        seat, rng = rng.choice(sorted(match.to_act))
        action, rng = _chosen(match, seat, level, rng)
        if match.seq % every == 0:
            seen.update(check.check_position(game, match.state, match.seq // every))
            check.same_successor(game, match.state, seat, action)
            seen["positions"] += 1
        match = play(match, seat, action)
    seen.update(check.check_position(game, match.state, 0))
    return seen


def _chosen(match: Match, seat: Seat, level: str, rng: Rng) -> tuple[Action, Rng]:
    if level == "random":
        return pick(match, seat, rng)
    own, rng = rng.below(1 << 32)
    bot = find_bot(level, match.game.name)
    return bot(match.game, match.view(seat), match.legal_actions(seat), seat, Rng(str(own)), AT_ONCE, None).action, rng


# Which functions ran --------------------------------------------------------------------------------------------------


def clauses_of(text: str | None) -> set[str]:
    """The clauses that a docstring names, those between `RT-P5 to RT-P7` too."""
    found = set(re.findall(r"\b[A-Z]{2}-[A-Z]?\d+", text or ""))
    for series, first, last in re.findall(r"\b([A-Z]{2}-[A-Z]?)(\d+) to \1(\d+)", text or ""):
        found |= {f"{series}{number}" for number in range(int(first), int(last) + 1)}
    return found


def functions(name: str) -> Iterator[tuple[Any, set[str]]]:
    """The code of every function of a game's kernel, with its clauses."""
    folder = KERNELS / name.replace("-", "_")
    for path in sorted(folder.glob("*.py")):
        module: ModuleType = import_module(f"branchline.kernels.{folder.name}.{path.stem}")
        for thing in vars(module).values():
            function = getattr(thing, "py_func", thing)
            if getattr(function, "__module__", None) == module.__name__ and hasattr(function, "__code__"):
                yield function.__code__, clauses_of(function.__doc__)


@contextmanager
def counting(name: str, ran: Counter[str]) -> Iterator[None]:
    """Counts, of the positions checked inside, those in which a function of each clause ran. In plain Python alone."""
    clauses = dict(functions(name))
    here: set[str] = set()

    def look(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call":
            here.update(clauses.get(frame.f_code, ()))
            if frame.f_code.co_name == "check_position":
                ran.update(here)
                here.clear()

    sys.setprofile(look)
    try:
        yield
    finally:
        sys.setprofile(None)
        ran.update(here)


def counted(name: str, every: int, matches: int, levels: Sequence[str] = LEVELS) -> Counter[str]:
    """How many of the positions that were compared ran a function of each clause: in a process of its own, in plain
    Python, where one can look. `levels` play by turns over all variants, and every so-manieth position is compared."""
    words = [sys.executable, "-m", __spec__.name, name, str(every), str(matches), *levels]
    environment = surroundings(BRANCHLINE_PLAIN="1")
    done = subprocess.run(words, capture_output=True, text=True, env=environment, cwd=TESTS)
    if done.returncode:
        raise AssertionError(done.stderr)
    return Counter(json.loads(done.stdout))


def never_ran(name: str, ran: Counter[str]) -> set[str]:
    """Clauses that the kernel covers and that no position has reached, but for the rare ones."""
    covered = {clause for _, clauses in functions(name) for clause in clauses}
    return covered - set(ran) - RARE.get(name, set())


def main() -> None:
    """NAME EVERY MATCHES LEVEL…: prints how many positions ran each clause, as JSON."""
    name, every, matches, *levels = sys.argv[1:]
    assert not branchline.kernels.IS_COMPILED
    variants, ran = cycle(KITS[name].variants), Counter[str]()
    with counting(name, ran):
        for number, variant in zip(range(int(matches)), variants, strict=False):
            check_match(name, variant, f"plain {number}", levels[number % len(levels)], int(every))
    sys.stdout.write(json.dumps(ran) + "\n")


if __name__ == "__main__":
    main()

"""What holds kernels equal to the rules, for every game that has one: matches checked position by position, and which
clauses' functions ran on the way."""

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from importlib import import_module
from itertools import cycle
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

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
OWNERS_OF = 4
"""One match in so many is played with an owner's list."""


def changed(text: str, changes: Mapping[str, str]) -> str:
    """An owner's list: the shipped one with other things in it. What is to be changed must be there."""
    for shipped, own in changes.items():
        assert shipped in text, shipped
        text = text.replace(shipped, own)
    return text


class Compared(NamedTuple):
    """A match to be compared."""

    variant: Variant
    seed: str
    level: str
    is_owners: bool


def compared_matches(name: str, seed: str) -> Iterator[Compared]:
    """For ever: all variants, and who plays with which list is drawn for each by itself. Taken by turns, some options
    would only ever meet some players, and some lists only some options."""
    for number, variant in enumerate(KITS[name].every_variant()):
        own = f"{seed}-{number}"
        level, rng = Rng(f"compared {own}").choice(LEVELS)
        yield Compared(variant, own, level, rng.below(OWNERS_OF)[0] == 0)


Watching = Callable[[], AbstractContextManager[None]]


def check_match(
    name: str,
    variant: Variant,
    seed: str,
    level: str,
    every: int = 1,
    *,
    is_owners: bool = False,
    watching: Watching = nullcontext,
) -> Counter[str]:
    """Plays a match, with the shipped list or an owner's, and compares at every position, or at every so-manieth; how
    often what was seen, the positions included. `watching` is entered for each comparison."""
    check = import_module(CHECKS[name])
    game = KITS[name].game.with_content(check.OWNERS) if is_owners else KITS[name].game
    match, rng = start(game, variant.seats, seed, dict(variant.options)), Rng(f"kernel {seed}")
    with watching():
        check.check_set_up(game, match.state, len(seed))
    check.check_playout(game, match.state, len(seed))
    seen: Counter[str] = Counter()
    while match.to_act:
        seat, rng = rng.choice(sorted(match.to_act))
        action, rng = _chosen(match, seat, level, rng)
        if match.seq % every == 0:
            with watching():
                seen.update(check.check_position(game, match.state, match.seq // every))
                check.same_successor(game, match.state, seat, action)
            seen["positions"] += 1
        match = play(match, seat, action)
    with watching():
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
def counting(clauses: Mapping[CodeType, set[str]], ran: Counter[str]) -> Iterator[None]:
    """Counts one for each clause of which a function runs inside, however often it does. In plain Python alone."""
    here: set[str] = set()

    def look(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call":
            here.update(clauses.get(frame.f_code, ()))

    sys.setprofile(look)
    try:
        yield
    finally:
        sys.setprofile(None)
        ran.update(here)


def counted(name: str, every: int, matches: int, levels: Sequence[str] = LEVELS) -> Counter[str]:
    """How many of the comparisons, of which each position is one, ran a function of each clause (what the bot ran that
    plays, or a playout, is not counted): in a process of its own, in plain Python, where one can look. `levels` play
    by turns over all variants, and every so-manieth position is compared."""
    words = [sys.executable, "-m", __spec__.name, name, str(every), str(matches), *levels]
    environment = surroundings(BRANCHLINE_PLAIN="1")
    done = subprocess.run(words, capture_output=True, text=True, env=environment, cwd=TESTS)
    if done.returncode:
        raise AssertionError(done.stderr)
    return Counter(json.loads(done.stdout))


def never_ran(name: str, ran: Counter[str]) -> set[str]:
    """Clauses that the kernel covers and that no comparison has reached. There is no exception."""
    return {clause for _, clauses in functions(name) for clause in clauses} - set(ran)


def main() -> None:
    """NAME EVERY MATCHES LEVEL…: prints how many comparisons ran each clause, as JSON."""
    name, every, matches, *levels = sys.argv[1:]
    assert not branchline.kernels.IS_COMPILED
    variants, clauses, ran = cycle(KITS[name].variants), dict(functions(name)), Counter[str]()
    for number, variant in zip(range(int(matches)), variants, strict=False):
        level, watching = levels[number % len(levels)], partial(counting, clauses, ran)
        check_match(name, variant, f"plain {number}", level, int(every), watching=watching)
    sys.stdout.write(json.dumps(ran) + "\n")


if __name__ == "__main__":
    main()

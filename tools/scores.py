"""What the bots score: plays seeded games of each level alone and writes the table into docs/bots.md.

Every result is kept in out/scores as it comes, so that a campaign that was stopped goes on where it was; results of
another version of the rules or of the bots are not used.
"""

import argparse
import json
import re
import statistics
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import inf
from pathlib import Path
from typing import NamedTuple

from branchline.arena.version import version
from branchline.bots import Budget, find_bot, levels
from branchline.core.match import play, start
from branchline.core.rng import Rng
from branchline.games import NAMES, find_game
from branchline.games.railroad_tiles.rules.challenges import CHALLENGES, medals
from branchline.games.railroad_tiles.state import ChallengeId

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs" / "bots.md"
KEPT = ROOT / "out" / "scores"
BUDGET = Budget(playouts=1_000_000)
"""As much as each level likes to think: then a game follows from its number, on any machine."""
MEDALIST = "driver"
"""Plays for medals: some 10 ms a decision, 30 to 80 where ways are looked at. The strongest needs twenty times that."""
COLUMNS = ("level", "games", "mean", "standard error", "asked", "", "standard deviation", "least", "median", "most")


class Asked(NamedTuple):
    """What a level is to score: a bound of the mean, and of the share of games whose goal is met; and an aim."""

    mean: float = 0.0
    met: float = 0.0
    aim: float | None = None


ASKED: dict[tuple[str, tuple[str, ...]], dict[str, Asked]] = {
    ("railroad-tiles", ()): {"signaller": Asked(66), "driver": Asked(72), "stationmaster": Asked(76, aim=80)},
    ("railways", ()): {"signaller": Asked(75), "driver": Asked(90), "stationmaster": Asked(95, aim=105)},
    ("railways", ("mayor",)): {"stationmaster": Asked(met=0.9)},
    ("railways", ("conductor",)): {"stationmaster": Asked(met=0.9)},
    ("railways", ("engineer",)): {"stationmaster": Asked(met=0.9)},
}


class Job(NamedTuple):
    """One game, known by its number."""

    game: str
    goals: tuple[str, ...]
    level: str
    number: int
    challenge: str = ""


def score(job: Job) -> int | None:
    """None where a goal was missed, 0 where a challenge was; a bot that fell back to a simpler one has missed, or made
    nothing. Seeds and the bot's own randomness follow from the number."""
    game, bot = find_game(job.game), find_bot(job.level, job.game)
    options = {"goals": list(job.goals)} if job.goals else {"challenge": job.challenge} if job.challenge else {}
    match = start(game, 1, f"scores {job.number}", options)
    plan = None
    while match.to_act:
        rng = Rng(f"scores {job.level} {job.number} {match.seq}")
        choice = bot(game, match.view(0), match.legal_actions(0), 0, rng, BUDGET, plan)
        if choice.fell_back:
            return None if job.goals else 0
        match, plan = play(match, 0, choice.action), choice.plan
    assert match.outcome is not None
    return match.outcome.scores[0]


# What was played before -----------------------------------------------------------------------------------------------


def kept(name: str) -> dict[Job, int | None]:
    file = KEPT / f"{name}-{version(name)}.jsonl"
    if not file.exists():
        return {}
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return {
        Job(name, tuple(row["goals"]), row["level"], row["number"], row.get("challenge", "")): row["score"]
        for row in rows
    }


def keep(job: Job, found: int | None) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    row = {**job._asdict(), "score": found}
    with (KEPT / f"{job.game}-{version(job.game)}.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def played(jobs: Sequence[Job], workers: int | None) -> dict[Job, int | None]:
    results = kept(jobs[0].game)
    missing = [job for job in jobs if job not in results]
    with ProcessPoolExecutor(workers) as pool:
        games = {pool.submit(score, job): job for job in missing}
        for count, done in enumerate(as_completed(games), 1):
            results[games[done]] = done.result()
            keep(games[done], done.result())
            sys.stderr.write(f"\r{count} of {len(missing)} games")
    return results


# The table ------------------------------------------------------------------------------------------------------------


def row(level: str, scores: Sequence[int | None], has_goals: bool, asked: Asked | None = None) -> str:
    met = [found for found in scores if found is not None]
    figures = [level, f"{len(scores):,}"]
    if has_goals:
        figures.append(f"{100 * len(met) / len(scores):.0f} %")
    verdict = _verdict(scores, met, asked)
    figures += _figures(met, verdict) if len(met) > 1 else ["–", "–", *verdict, *["–"] * 4]
    return "| " + " | ".join(figures) + " |"


def _verdict(scores: Sequence[int | None], met: Sequence[int], asked: Asked | None) -> tuple[str, str]:
    """What is a bound and what an aim, and whether it is held and met."""
    if asked is None:
        return "", ""
    bound = f"at least {asked.mean:g}" if asked.mean else f"met in {100 * asked.met:.0f} %"
    mean = statistics.mean(met) if met else -inf
    holds = "holds" if mean >= asked.mean and len(met) >= asked.met * len(scores) else "**missed**"
    if asked.aim is None:
        return bound, holds
    return f"{bound}, aim {asked.aim:g}", f"{holds}, aim {'met' if mean >= asked.aim else 'not met'}"


def _figures(scores: Sequence[int], verdict: tuple[str, str]) -> Iterator[str]:
    deviation = statistics.stdev(scores)
    yield f"{statistics.mean(scores):.1f}"
    yield f"{deviation / len(scores) ** 0.5:.2f}"
    yield from verdict
    yield f"{deviation:.1f}"
    yield str(min(scores))
    yield f"{statistics.median(scores):.0f}"
    yield str(max(scores))


def table(name: str, goals: tuple[str, ...], chosen: Sequence[str], games: int, workers: int | None) -> str:
    columns = [*COLUMNS[:2], *(["goals met"] if goals else []), *COLUMNS[2:]]
    lines = ["| " + " | ".join(columns) + " |", "|---" * len(columns) + "|"]
    for level in chosen:
        jobs = [Job(name, goals, level, number) for number in range(games)]
        results = played(jobs, workers)
        asked = ASKED.get((name, goals), {}).get(level)
        lines.append(row(level, [results[job] for job in jobs], bool(goals), asked))
    return "\n".join(lines)


def medals_table(level: str, games: int, workers: int | None) -> str:
    """RT-4: of each challenge, how many games earned so many medals."""
    columns = ("challenge", "games", "one medal or more", "two or more", "three", "mean score")
    lines = ["| " + " | ".join(columns) + " |", "|---" * len(columns) + "|"]
    jobs = {
        challenge: [Job("railroad-tiles", (), level, number, challenge) for number in range(games)]
        for challenge in CHALLENGES
    }
    results = played([job for each in jobs.values() for job in each], workers)
    lines += [medals_row(challenge, [results[job] or 0 for job in each]) for challenge, each in jobs.items()]
    return "\n".join(lines)


def medals_row(challenge: ChallengeId, scores: Sequence[int]) -> str:
    earned = [medals(challenge, score) for score in scores]
    shares = [100 * sum(each >= least for each in earned) / len(earned) for least in (1, 2, 3)]
    name = challenge.replace("_", " ")
    cells = [name, f"{len(scores):,}", *(f"{share:.0f} %" for share in shares), f"{statistics.mean(scores):.1f}"]
    return "| " + " | ".join(cells) + " |"


def write(name: str, text: str) -> None:
    """Between the marks of the game, which a person put where the table should stand."""
    marks = re.compile(rf"(<!-- scores {name} -->\n).*?(<!-- end -->)", re.DOTALL)
    docs = DOCS.read_text(encoding="utf-8")
    if not marks.search(docs):
        raise SystemExit(f"docs/bots.md has no place for the scores of {name}")
    DOCS.write_text(marks.sub(lambda found: found[1] + text + "\n" + found[2], docs), encoding="utf-8")


def main() -> None:
    solo = [name for name in NAMES if 1 in find_game(name).seat_counts]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=solo)
    parser.add_argument("--games", type=int, default=200, help="how many of each level")
    parser.add_argument("--level", action="append", help="only this level")
    parser.add_argument("--goals", default="", help="Railways: aim at these, as in mayor+conductor")
    parser.add_argument("--medals", action="store_true", help="Railroad Tiles: what each challenge earns, by one level")
    parser.add_argument("--workers", type=int, help="so many processes; one for each core unless told")
    parser.add_argument("--show", action="store_true", help="print the table and write nothing")
    options = parser.parse_args()
    goals = tuple(filter(None, options.goals.split("+")))
    if options.medals:
        name, text = "medals", medals_table((options.level or [MEDALIST])[0], options.games, options.workers)
    else:
        name = "-".join([options.game, *goals])
        text = table(options.game, goals, options.level or levels(options.game), options.games, options.workers)
    sys.stdout.write(text + "\n")
    if not options.show:
        write(name, text)


if __name__ == "__main__":
    main()

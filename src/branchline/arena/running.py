"""A contest from the first match to the tally: results are kept as they come, and taken up again."""

from collections.abc import Callable
from pathlib import Path

from branchline.arena.contest import Contest, check, fixtures
from branchline.arena.playing import Result
from branchline.arena.results import Results
from branchline.arena.spread import Spread

Seen = Callable[[Result], None]


def run(contest: Contest, file: Path, spread: Spread, seen: Seen, records: Path | None = None) -> list[Result]:
    """Plays what the file does not have yet; `seen` hears of every result, those of earlier runs first."""
    check(contest)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    results = Results(file, contest)
    try:
        for result in list(results.done.values()):
            seen(result)
        left = [fixture for fixture in fixtures(contest) if fixture.number not in results.done]
        for played in spread(contest, left, records is not None):
            if records is not None and played.record:
                (records / f"{played.result.fixture.number:06}.json").write_bytes(played.record)
            results.add(played.result)
            seen(played.result)
    finally:
        results.close()
    return list(results.done.values())

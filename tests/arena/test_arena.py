"""The arena: the same seeds give the same results wherever they are played; a stop or a dead worker loses nothing."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from branchline.arena.chart import chart
from branchline.arena.contest import Contest, Fixture, check, count, fixtures
from branchline.arena.playing import Played, Result, play_fixture
from branchline.arena.running import run
from branchline.arena.spread import on_cores, on_machines
from branchline.arena.tally import tally
from branchline.arena.version import sources, version
from branchline.bots import Budget, Choice
from branchline.core import record
from branchline.core.codec import encode
from branchline.core.errors import BadOption
from branchline.games import NAMES, find_game
from branchline.sources import PACKAGE
from kits import surroundings

HERE = version("railroad-tiles")
CONTEST = Contest("railroad-tiles", ("random", "random"), 2, 2, "arena", {}, Budget(playouts=0), HERE)


def unseen(_result: Result) -> None:
    pass


def digests(results: list[Result]) -> dict[int, str]:
    assert all(result.digest for result in results)
    return {result.fixture.number: result.digest for result in results}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Result]]:
    folder = tmp_path_factory.mktemp("arena")
    return folder, run(CONTEST, folder / "results", on_cores(1), unseen, folder / "records")


def test_each_deal_is_played_once_in_every_seat_by_everybody_with_everybody() -> None:
    three = msgspec.structs.replace(CONTEST, bots=("random", "greedy", "random"), deals=1)
    assert [each.bots for each in fixtures(three)] == [
        ("random", "greedy"),
        ("greedy", "random"),
        ("random", "random"),
        ("random", "random"),
        ("greedy", "random"),
        ("random", "greedy"),
    ]
    assert count(three) == len(list(fixtures(three)))


PLAYED = """
import sys
from branchline.arena.contest import Contest, Fixture
from branchline.arena.playing import play_fixture
from branchline.arena.version import version
from branchline.bots import Budget
game, seats = sys.argv[1], int(sys.argv[2])
contest = Contest(game, ("signaller",) * seats, seats, 1, "version", {}, Budget(playouts=0), version(game))
assert play_fixture(contest, Fixture(0, 0, contest.bots)).result.digest
print(*(module.__file__ for name, module in sorted(sys.modules.items()) if name.startswith("branchline.")), sep="\\n")
"""


@pytest.mark.parametrize("game", NAMES)
def test_whatever_a_match_was_played_with_counts_for_the_version_of_its_result(game: str) -> None:
    """But the arena itself, which asks and counts, and the other games."""
    seats = str(min(find_game(game).seat_counts))
    ran = subprocess.run([sys.executable, "-c", PLAYED, game, seats], capture_output=True, text=True, check=True)
    left = [path.relative_to(PACKAGE).parts for path in {*map(Path, ran.stdout.split())} - {*sources(game)}]
    others = {name.replace("-", "_") for name in NAMES if name != game}
    assert {parts[0] for parts in left if not others & {*parts}} == {"arena", "sources.py"}


def test_two_processes_play_what_one_does_and_keep_records_that_replay(
    played: tuple[Path, list[Result]], tmp_path: Path
) -> None:
    folder, alone = played
    assert digests(run(CONTEST, tmp_path / "results", on_cores(2), unseen)) == digests(alone)
    for number, digest in digests(alone).items():
        kept = record.read((folder / "records" / f"{number:06}.json").read_bytes())
        assert record.digest(record.replay(kept, find_game).state) == digest


def test_a_contest_that_was_cut_short_goes_on_where_it_stopped(
    played: tuple[Path, list[Result]], tmp_path: Path
) -> None:
    folder, alone = played
    lines = (folder / "results").read_bytes().splitlines(keepends=True)
    file = tmp_path / "results"
    file.write_bytes(b"".join(lines[:3]) + lines[3][:40])
    asked: list[int] = []

    def spread(contest: Contest, left: object, is_recorded: bool) -> Iterator[Played]:
        assert isinstance(left, list)
        for fixture in left:
            asked.append(fixture.number)
            yield play_fixture(contest, fixture, is_recorded=is_recorded)

    assert digests(run(CONTEST, file, spread, unseen)) == digests(alone)
    assert len(asked) == 2
    assert run(CONTEST, file, spread, unseen)
    assert len(asked) == 2, "nothing is played twice"


def test_a_file_of_another_contest_is_left_alone(played: tuple[Path, list[Result]]) -> None:
    folder, _ = played
    before = (folder / "results").read_bytes()
    with pytest.raises(BadOption, match="arena-other-contest"):
        run(msgspec.structs.replace(CONTEST, seed="other"), folder / "results", on_cores(1), unseen)
    assert (folder / "results").read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"one line of somebody's own", b"two lines\nof somebody's own", b'{"game": "\xff"}\n']
)
def test_a_file_that_is_none_of_ours_keeps_its_last_line(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_bytes(content)
    with pytest.raises(BadOption, match="arena-other-contest"):
        run(CONTEST, file, on_cores(1), unseen)
    assert file.read_bytes() == content


def test_results_of_other_bots_are_not_counted_with_ours(played: tuple[Path, list[Result]], tmp_path: Path) -> None:
    older, file = msgspec.structs.replace(CONTEST, version="older"), tmp_path / "results"
    file.write_bytes((played[0] / "results").read_bytes().replace(HERE.encode(), b"older"))
    with pytest.raises(BadOption, match="arena-other-version"):
        run(CONTEST, file, on_cores(1), unseen)
    with pytest.raises(BadOption, match="arena-other-install"):
        play_fixture(older, Fixture(0, 0, ("random", "random")))


def test_results_found_without_anything_compiled_are_not_counted_with_others(tmp_path: Path) -> None:
    """Levels think less there: for the same seeds they play other matches."""
    words = ["arena", "railroad-tiles", "--bots", "random,random", "--deals", "1", "--playouts", "0", "--cores", "1"]
    command = [sys.executable, "-m", "branchline.cli", *words, "--results", str(tmp_path / "r"), "--language", "en"]
    done = {plain: subprocess.run(command, capture_output=True, text=True, env=surroundings(BRANCHLINE_PLAIN=plain))
            for plain in ("", "1")}  # fmt: skip
    assert [each.returncode for each in done.values()] == [0, 2], done
    assert "another version" in done["1"].stderr


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bots": ("random", "clever")}, "unknown-level"),
        ({"seats": 5}, "bad-seat-count"),
        ({"seats": 3}, "arena-too-few"),
        ({"deals": 0}, "arena-no-deals"),
        ({"options": {"edition": "third"}}, "bad-option"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_begins(change: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        check(msgspec.structs.replace(CONTEST, **change))


def test_a_bot_that_fails_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_words: object) -> None:
        raise RuntimeError("on purpose")

    monkeypatch.setattr("branchline.arena.playing.find_bot", lambda *_: fails)
    result = play_fixture(CONTEST, Fixture(0, 0, ("random", "greedy"))).result
    assert result.failed is not None
    assert result.places[result.failed] == 2
    assert "on purpose" in result.why


def test_a_bot_that_fell_back_to_a_simpler_one_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def falls_back(_game: object, _view: object, legal: Any, *_words: object) -> Choice:
        return Choice(legal[0], fell_back=True)

    monkeypatch.setattr("branchline.arena.playing.find_bot", lambda *_: falls_back)
    result = play_fixture(CONTEST, Fixture(0, 0, ("random", "greedy"))).result
    assert result.failed is not None
    assert result.places[result.failed] == 2
    assert "simpler" in result.why


def test_the_tally_counts_ties_by_halves_and_deals_once() -> None:
    def result(number: int, deal: int, bots: tuple[str, str], scores: tuple[int, int]) -> Result:
        best = max(scores)
        return Result(Fixture(number, deal, bots), scores, tuple(1 if each == best else 2 for each in scores))

    lines = tally(
        [
            result(0, 0, ("a", "b"), (10, 8)),
            result(1, 0, ("b", "a"), (9, 9)),
            result(2, 1, ("a", "b"), (4, 7)),
            result(3, 1, ("b", "a"), (5, 9)),
        ]
    )
    a, b = lines
    assert (a.bot, a.matches) == ("a", 4)
    assert a.wins is not None
    assert b.wins is not None
    assert a.wins.mean == pytest.approx((0.75 + 0.5) / 2)
    assert a.wins.mean + b.wins.mean == pytest.approx(1.0)
    assert a.wins.error == pytest.approx(0.125)
    assert a.margin is not None
    assert a.margin.mean == pytest.approx(((2 + 0) / 2 + (-3 + 4) / 2) / 2)
    drawn = ElementTree.fromstring(chart("A < B", lines))
    assert "A < B" in [element.text for element in drawn.iter()]


def test_who_fails_alone_has_made_nothing_and_no_better_a_mean() -> None:
    made = Result(Fixture(0, 0, ("a",)), (10,), (1,))
    (line,) = tally([made, Result(Fixture(1, 1, ("a",)), places=(2,), failed=0, why="on purpose")])
    assert line.failed == 1
    assert line.score is not None and line.score.mean == 5


@pytest.fixture
def cluster() -> Iterator[tuple[str, list[int]]]:
    """A scheduler and two worker processes of its own."""
    from distributed import LocalCluster

    make: Any = LocalCluster
    with make(n_workers=2, threads_per_worker=1, dashboard_address=None, protocol="tcp://") as found:
        yield found.scheduler_address, [worker.process.pid for worker in found.workers.values()]


def test_a_killed_worker_of_a_cluster_loses_nothing(
    played: tuple[Path, list[Result]], tmp_path: Path, cluster: tuple[str, list[int]]
) -> None:
    address, pids = cluster

    def kill_one(_result: Result) -> None:
        if pids:
            os.kill(pids.pop(), signal.SIGKILL)
            pids.clear()

    assert digests(run(CONTEST, tmp_path / "results", on_machines(address), kill_one)) == digests(played[1])
    words = ["arena", "railroad-tiles", "--bots", "random,random", "--deals", "2", "--playouts", "0"]
    words += ["--results", str(tmp_path / "by command"), "--scheduler", address, "--language", "en"]
    done = subprocess.run([sys.executable, "-m", "branchline.cli", *words], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    first, *lines = (tmp_path / "by command").read_bytes().splitlines()
    assert first == encode(CONTEST)
    assert digests([msgspec.json.decode(line, type=Result) for line in lines]) == digests(played[1])


def test_the_command_prints_a_table_draws_a_chart_and_is_taken_up_again(tmp_path: Path) -> None:
    words = ["arena", "railways", "--bots", "random,greedy", "--deals", "1", "--results", "r.jsonl", "--chart", "c.svg"]
    for _ in range(2):
        command = [sys.executable, "-m", "branchline.cli", *words, "--cores", "1", "--language", "en"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, done.stderr
        assert "greedy" in done.stdout
        assert len((tmp_path / "r.jsonl").read_bytes().splitlines()) == 3
    assert "greedy" in (tmp_path / "c.svg").read_text()
    refused = subprocess.run([*command, "--seed", "x"], cwd=tmp_path, capture_output=True, text=True, timeout=600)
    assert refused.returncode == 2
    assert "r.jsonl" in refused.stderr

"""What is judged at the terminal is bounded as what strangers send to a server: the same bounds, by the same
settings."""

import errno
import json
import subprocess
from pathlib import Path
from typing import Final

import pytest

from branchline.cli.judging import judged
from branchline.cli.main import main
from branchline.core import record
from branchline.core.errors import BadOption
from branchline.core.match import Match, play, start
from branchline.games import find_game
from branchline.games.railroad_tiles import content as tiles
from branchline.server import settings
from branchline.server.admin import Listed, list_tables
from branchline.server.settings import JudgeLimits
from branchline.server.store.migrate import migrate
from branchline.server.workers.judge_worker import Listing
from kits.terminal import COMMAND, run

LONG: Final = [{"x": x, "y": 0, "sides": "-R-R", "terrain": "field"} for x in range(30)]


def played() -> Match:
    match = start(find_game("railways"), 1, "judging")
    for _ in range(60):
        match = play(match, 0, match.legal_actions(0)[0])
    return match


def written(place: Path) -> dict[str, list[str]]:
    """A file for each command that judges one, and how it is called; each is right."""
    area, listed, match = place / "area.json", place / "tiles.toml", place / "match.json"
    area.write_text(json.dumps({"game": "railroad-tiles", "tiles": LONG}))
    listed.write_text(tiles.shipped_text())
    match.write_bytes(record.export(played(), ("Ada",)))
    migrate(str(place / "data"))
    return {
        "score": ["score", str(area)],
        "content": ["content", "check", str(listed)],
        "import": ["admin", "import", str(match), "--data", str(place / "data")],
    }


def kept(place: Path) -> list[Listed]:
    return list_tables(str(place / "data"), None, 10)


def sentences(errors: str) -> list[str]:
    """What the command said, beside what the log says."""
    lines = (line.partition("branchline: ") for line in errors.splitlines())
    return [sentence for before, mark, sentence in lines if mark and not before]


COMMANDS: Final = ("score", "content", "import")
BOUNDS: Final = {
    "score": ("bounds.score_parts=10", "bounds.score_bytes=100"),
    "content": ("bounds.list_bytes=100",),
    "import": ("bounds.entries=10", "bounds.record_bytes=100"),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_right_is_judged_within_the_usual_limits(command: str, tmp_path: Path) -> None:
    done = run(tmp_path, *written(tmp_path)[command])
    assert (done.returncode, sentences(done.stderr)) == (0, [])
    if command == "score":
        assert json.loads(done.stdout)["rectangle"] == {"width": 30, "height": 1, "points": 30}
    elif command == "import":
        assert [one.seq for one in kept(tmp_path)] == [played().seq]
    else:
        assert "tiles.toml can be played with" in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_what_takes_more_than_a_judge_may_is_refused_in_one_sentence_and_changes_nothing(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "FIND_GAME", "kits.judged_games:find_for_ever")
    monkeypatch.setenv("BRANCHLINE_LANGUAGE", "en")
    with pytest.raises(SystemExit) as end:
        main([*written(tmp_path)[command], "--limit", "judges.seconds=0.2"])
    out, err = capsys.readouterr()
    assert (end.value.code, out) == (2, "")
    (line,) = sentences(err)
    assert line.startswith("This takes more than 0.2 seconds") and "--limit judges.seconds=60" in line
    assert not kept(tmp_path)


@pytest.mark.parametrize(("command", "limit"), [(name, limit) for name in COMMANDS for limit in BOUNDS[name]])
def test_a_hosts_limits_hold_at_the_terminal_too(command: str, limit: str, tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    section, _, rest = limit.partition(".")
    file.write_text(f"[{section}]\n{rest.replace('=', ' = ')}\n")
    words = written(tmp_path)[command]
    for more in (("--limit", limit), ("--limits", str(file))):
        done = run(tmp_path, *words, *more)
        assert (done.returncode, done.stdout) == (2, "")
        (line,) = sentences(done.stderr)
        assert limit.rpartition("=")[2] in line
    assert run(tmp_path, *words, BRANCHLINE_LIMITS=str(file)).returncode == 2
    assert not kept(tmp_path)


def test_a_closer_limit_of_the_system_is_no_reason_to_judge_nothing(tmp_path: Path) -> None:
    """A hard limit cannot be raised: it is the one that counts."""
    words = [*COMMAND, *written(tmp_path)["score"]]
    script = 'ulimit -v 500000 && exec "$@"'
    done = subprocess.run(["sh", "-c", script, "sh", *words], text=True, capture_output=True, timeout=600)
    assert (done.returncode, done.stderr) == (0, "")


def test_where_no_process_can_be_started_that_is_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_words: object, **_more: object) -> None:
        raise OSError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr(subprocess, "Popen", none)
    with pytest.raises(BadOption) as refused:
        judged(Listing("railroad-tiles", tiles.shipped_text()), JudgeLimits())
    assert refused.value.reason.message == "terminal-no-judge"

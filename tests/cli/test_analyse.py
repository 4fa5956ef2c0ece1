"""`branchline analyse`: a table, a spark line, and the costliest turns with the way to try them again."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.cli import judged
from branchline.cli.analyse import spark_line
from branchline.cli.main import main
from branchline.core import record
from branchline.core.match import start
from branchline.games import find_game
from branchline.study.findings import JudgedTurn, Part
from branchline.study.parts import Study
from kits.server import wait_until

RECORD = Path(__file__).parents[1] / "records" / "railways" / "as-dealt.json"


def test_a_finished_match_is_told_turn_by_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a language that writes a comma in its numbers."""
    monkeypatch.setattr("branchline.kernels.compiling.IS_COMPILED", False)
    main(["analyse", str(RECORD), "--playouts", "8", "--deals", "1", "--language", "it"])
    said = capsys.readouterr().out
    assert "Qui non è compilato nulla" in said
    assert "lasciati" in said
    assert "precisione" in said
    assert "La precisione è la parte conservata di ciò che era in gioco" in said, "and what that is"
    assert any(mark in said for mark in "▁█")
    assert "Il meglio:" in said
    assert "Le pescate: avido fa" in said
    assert "--step" in said
    told = [line for line in said.splitlines() if "│" in line or "±" in line]
    assert len(told) > 5
    assert all(re.search(r"\d,\d", line) for line in told)
    assert not any(re.search(r"\d\.\d", line) for line in told)


STOPPED = {
    "en": ("Stopped: nothing", "Stopped. Kept: 1 of 23 parts", "Found before: 1 of 23"),
    "fr": ("Arrêté\u00a0: rien", "Arrêté. Déjà fait\u00a0: 1 sur 23", "Fait auparavant\u00a0: 1 sur 23"),
    "it": ("Fermato: dell’analisi non resta nulla", "Fermato. Già fatto: 1 su 23", "Fatto prima: 1 su 23"),
}


@pytest.mark.parametrize("tongue", STOPPED)
def test_who_stops_it_is_told_in_one_sentence_what_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, tongue: str
) -> None:
    """Ctrl-C in the first turn, in the second, and in the second again when it goes on."""
    monkeypatch.setenv("BRANCHLINE_DATA", str(tmp_path))
    monkeypatch.setattr("branchline.kernels.compiling.IS_COMPILED", False)
    nothing, kept, goes_on = STOPPED[tongue]
    assert stopped_at(monkeypatch, capsys, 0, tongue)[-1].startswith(nothing)
    assert stopped_at(monkeypatch, capsys, 1, tongue)[-1].startswith(kept)
    again = stopped_at(monkeypatch, capsys, 1, tongue)
    assert again[0].startswith(goes_on)
    assert again[-1].startswith(kept)


def stopped_at(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], last: int, tongue: str, *more: str
) -> list[str]:
    """What is said to who stops it at that part; those before are as quick as can be."""

    def part(study: Study, place: int) -> Part:
        if place >= last:
            raise KeyboardInterrupt
        turn = study.turns[place]
        return JudgedTurn(turn.seat, turn.number, turn.step, turn.last, (), (), (), (), True, 0, 0, 0, 0, 0, 0)

    monkeypatch.setattr(Study, "part", part)
    with pytest.raises(SystemExit) as end:
        main(["analyse", str(RECORD), "--language", tongue, *more])
    assert end.value.code == 130
    said = capsys.readouterr()
    assert said.out == ""
    assert "Traceback" not in said.err
    return said.err.splitlines()


SHORT = ("analyse", str(RECORD), "--playouts", "8", "--deals", "1")
PROGRAM = """import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from branchline.cli.main import main
main()
"""
"""The command; Ctrl-C reaches it also where these tests run behind something that ignores it."""
AT_THE_THIRD = """import threading
from branchline.study.parts import Study
judged = Study.part
Study.part = lambda study, place: judged(study, place) if place < 2 else threading.Event().wait()
"""
"""Two parts are found, and at the third it is for as long as nobody interrupts it."""


def begun(folder: Path, program: str = PROGRAM) -> subprocess.Popen[str]:
    """In a process of its own, with the plain bots, which take a while for each turn."""
    environment = os.environ | {"BRANCHLINE_DATA": str(folder), "BRANCHLINE_PLAIN": "1", "BRANCHLINE_LANGUAGE": "en"}
    words = [sys.executable, "-c", program, *SHORT]
    return subprocess.Popen(words, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def kept(folder: Path) -> list[bytes]:
    """Each part, in the order in which they were found."""
    files = list((folder / "analyses").glob("*.jsonl"))
    return [line for file in files for line in file.read_bytes().splitlines() if line]


def test_stopped_and_taken_up_again_it_finds_what_it_finds_unbroken(tmp_path: Path) -> None:
    """A real process that is interrupted; the last line that it kept is torn off, as if the power had gone as well."""
    unbroken, broken = begun(tmp_path / "unbroken"), begun(tmp_path / "broken", AT_THE_THIRD + PROGRAM)
    wait_until(lambda: len(kept(tmp_path / "broken")) > 1)
    broken.send_signal(signal.SIGINT)
    out, said = broken.communicate()
    found = kept(tmp_path / "broken")
    assert (broken.returncode, out) == (130, "")
    assert f"Stopped. Kept: {len(found)} of 13 parts; the same command goes on there." in said
    (file,) = (tmp_path / "broken" / "analyses").iterdir()
    file.write_bytes(file.read_bytes()[:-20])

    again = begun(tmp_path / "broken")
    out, said = again.communicate()
    assert again.returncode == 0
    assert f"Found before: {len(found) - 1} of 13 parts." in said
    whole = [line for line in kept(tmp_path / "broken") if line != found[-1][:-20]]
    assert whole[: len(found) - 1] == found[:-1], "those were not worked out again"
    assert out == unbroken.communicate()[0]
    assert whole == kept(tmp_path / "unbroken")


def test_where_nothing_can_be_kept_it_says_so_once_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "analyses").write_text("in the way")
    monkeypatch.setenv("BRANCHLINE_DATA", str(tmp_path))
    monkeypatch.setattr("branchline.kernels.compiling.IS_COMPILED", False)
    said = " ".join(stopped_at(monkeypatch, capsys, 2, "en"))
    assert said.count("What is found cannot be kept (") == 1
    assert "Stopped: nothing of the analysis is kept." in said


@pytest.mark.parametrize("line", [b'{"place": 0, "part": {"type": "\xff"}}', b"[" * 10_000, b'{"place": 22}'])
def test_a_line_that_is_damaged_is_judged_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, line: bytes
) -> None:
    monkeypatch.setenv("BRANCHLINE_DATA", str(tmp_path))
    monkeypatch.setattr("branchline.kernels.compiling.IS_COMPILED", False)
    stopped_at(monkeypatch, capsys, 1, "en")
    (file,) = (tmp_path / "analyses").iterdir()
    file.write_bytes(file.read_bytes() + b"\n" + line)
    assert "Found before: 1 of 23 parts." in " ".join(stopped_at(monkeypatch, capsys, 1, "en"))


def test_another_task_is_another_analysis_and_the_oldest_make_room(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("BRANCHLINE_DATA", str(tmp_path))
    monkeypatch.setattr("branchline.kernels.compiling.IS_COMPILED", False)
    monkeypatch.setattr(judged, "MOST_KEPT", 2)
    for seed in ("one", "two", "three"):
        before = set(judged.analyses_folder().glob("*"))
        assert "Found before" not in " ".join(stopped_at(monkeypatch, capsys, 1, "en", "--seed", seed))
        assert len(set(judged.analyses_folder().glob("*")) - before) == 1
    assert len(list(judged.analyses_folder().glob("*"))) == 2
    assert "Found before: 1 of 23 parts." in " ".join(stopped_at(monkeypatch, capsys, 1, "en", "--seed", "three"))


def test_a_match_that_is_not_over_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "running.json"
    file.write_bytes(record.export(start(find_game("railways"), 1, "seed")))
    for words in (["analyse", str(file)], ["analyse", str(RECORD), "--playouts", "1"]):
        with pytest.raises(SystemExit) as end:
            main([*words, "--language", "en"])
        assert end.value.code == 2
    refused = capsys.readouterr().err.splitlines()
    assert "This match is not over" in refused[0]
    assert "1 playouts for a turn" in refused[1]


def test_a_spark_line_has_a_mark_for_each_value() -> None:
    assert spark_line([1, 5, 3]) == "▁█▄"
    assert spark_line([2, 2]) == "▁▁"
    assert spark_line([]) == ""

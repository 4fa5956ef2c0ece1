"""`branchline analyse`: a table, a spark line, and the costliest turns with the way to try them again."""

import re
from pathlib import Path

import pytest

from branchline.cli.analyse import spark_line
from branchline.cli.main import main
from branchline.core import record
from branchline.core.match import start
from branchline.games import find_game
from branchline.study.findings import Deals, Part
from branchline.study.parts import Study

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


@pytest.mark.parametrize(("tongue", "stopped"), [("en", "Stopped:"), ("fr", "Arrêté\u00a0:"), ("it", "Fermato:")])
def test_who_stops_it_is_told_in_one_sentence_that_nothing_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tongue: str, stopped: str
) -> None:
    """Ctrl-C in the middle of the second turn."""

    def part(_study: Study, place: int) -> Part:
        if place:
            raise KeyboardInterrupt
        return Deals(())

    monkeypatch.setattr(Study, "part", part)
    with pytest.raises(SystemExit) as end:
        main(["analyse", str(RECORD), "--language", tongue])
    assert end.value.code == 130
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines()[-1].startswith(stopped)
    assert "Traceback" not in said.err


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

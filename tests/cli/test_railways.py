"""Railways at the terminal, as a person plays it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.core import record
from branchline.core.match import start
from branchline.games import find_game
from branchline.games.railways.actions import KeepMarker
from branchline.games.railways.content import shipped_text
from branchline.words import LANGUAGES

COMMAND = [sys.executable, "-m", "branchline.cli"]
DICE = "place 1 at b2\nplace 2 at f1\nplace 2 at a4\nplace 1 at g4\n"


def run(folder: Path, *words: str, typed: str = "", language: str = "en") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {
        "BRANCHLINE_DATA": str(folder), "BRANCHLINE_LANGUAGE": language, "COLUMNS": "80", "LINES": "24",
    }  # fmt: skip
    return subprocess.run([*COMMAND, *words], input=typed, text=True, capture_output=True, env=environment, timeout=600)


def play(folder: Path, *words: str, typed: str, language: str = "en") -> str:
    seeded = ("play", "railways", "--seats", "you:Ann", "--seed", "scenario")
    done = run(folder, *seeded, *words, typed=typed, language=language)
    assert done.returncode == 0, done.stderr
    return done.stdout


def dealt(folder: Path, typed: str, language: str = "en") -> str:
    return play(folder, "--option", "plan=as_dealt", typed=f"confirm\n{DICE}{typed}quit\n", language=language)


def entries(folder: Path) -> list[dict[str, object]]:
    (save,) = (folder / "saves").glob("*.json")
    found: list[dict[str, object]] = json.loads(save.read_text())["entries"]
    return found


def test_a_match_is_played_to_its_end_by_picking_from_lists(tmp_path: Path) -> None:
    shown = play(tmp_path, "--option", "goals=mayor,conductor", typed="confirm\n" + "list\n1\n" * 120)
    assert "Final score" in shown
    assert "All 12 decades have passed. (RW-B2)" in shown
    assert "Mayor: " in shown
    assert "Its seed was scenario." in shown


def test_a_bot_plays_alone(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "railways", "--seats", "greedy", "--seed", "alone")
    assert "Economist: " in done.stdout


def test_the_plan_is_laid_out_card_by_card(tmp_path: Path) -> None:
    shown = play(tmp_path, typed="confirm\nplace 4 turned\nplace 9\nplace 5\nundo\nquit\n")
    assert "Card 4 lies at place 1, turned." in shown
    assert "Card 9 is not among those to lay. (RW-S2)" in shown
    assert len(entries(tmp_path)) == 3


def test_the_plan_the_hand_and_the_ways_to_pay_are_in_sight(tmp_path: Path) -> None:
    shown = dealt(tmp_path, "buy h4\npay 1.2 2.1\n")
    assert "(C2)─────────┐" in shown
    assert "1 rail →I       1 2 rails       1 ticket clean" in shown
    assert "1 1.2 2.1: pollution +0" in shown
    assert "8 2.1 2.4 3.2: pollution +1" in shown
    assert "┏━━(R)" in shown
    assert "Paid with 1.2 2.1: buy a railway." in shown


def test_routes_are_numbered_in_the_panel_and_where_they_end(tmp_path: Path) -> None:
    shown = dealt(tmp_path, "buy h4\npay 1\nmove 1\npay 1\nlog\n")
    assert "1 g4→i2 R 1/3" in shown
    assert "┃   1 " in shown
    assert "A passenger goes from g4 by i2." in shown


def test_a_move_is_previewed_before_it_is_done(tmp_path: Path) -> None:
    shown = dealt(tmp_path, "preview buy h4\n")
    assert "marked railways: 0 → 1" in shown
    assert "score: −1 → 2" in shown
    assert len(entries(tmp_path)) == 4


def at_a_divided_railway(folder: Path) -> Path:
    """A recorded match up to where a building divides a railway with a marker."""
    kept = record.read((Path(__file__).parents[1] / "records" / "railways" / "carved.json").read_bytes())
    match = start(find_game(kept.game), kept.seats, kept.seed, kept.options)
    entries = iter(kept.entries)
    while not any(isinstance(action, KeepMarker) for seat in match.to_act for action in match.legal_actions(seat)):
        match = record.enter(match, next(entries))
    file = folder / "divided.json"
    file.write_bytes(record.export(match, ("you:Ann",)))
    return file


@pytest.mark.parametrize(
    ("language", "asked", "refused"),
    [
        ("en", "Which part keeps the marker?", "There is no rail on a1. (RW-A4)"),
        ("fr", "Quelle partie garde", "(RW-A4)"),
        ("it", "Quale parte tiene il segnalino", "(RW-A4)"),
    ],
)
def test_the_part_that_keeps_its_marker_is_chosen(tmp_path: Path, language: str, asked: str, refused: str) -> None:
    file = at_a_divided_railway(tmp_path)
    before = len(json.loads(file.read_text())["entries"])
    words = {"en": "keep", "fr": "garder", "it": "tieni"}
    typed = f"{words[language]} a1\nlist\n{words[language]} d2\n\nquit\n"
    done = run(tmp_path, "play", "--resume", str(file), typed=typed, language=language)
    assert done.returncode == 0, done.stderr
    assert asked in " ".join(done.stdout.split())
    assert refused in done.stdout
    assert "f1 d2 → d2" in done.stdout, "the preview names the parts"
    after = json.loads(file.read_text())["entries"]
    assert after[before:] == [{"type": "played", "seat": 0, "action": {"type": "keep_marker", "railway": [3, 1]}}]


def test_refused_moves_say_why_and_change_nothing(tmp_path: Path) -> None:
    typed = "buy a1\nbuy b1\nbuild 1 at a1\nupgrade h4\nmove 1\nadd z9\nend\nbuild 1\ndance\nbuy h4\npay 99\nrecruit\n"
    shown = dealt(tmp_path, typed)
    for line in (
        "There is no rail on a1. (RW-A1)",
        "The rail at b1 does not lead to a building at both ends. (RW-A1)",
        "This takes 2 capital; you have 0. (RW-A3)",
        "The railway at h2 is not marked. (RW-A14)",
        "There is no route 1: there are 0.",
        "z9 is not on the plan. (RW-A13)",
        "The first action must be taken",
        "Say where by column and row, such as h6.",
        '"dance" is no move and no command.',
        "There is no way 99 to pay: there are 8.",
        "This cannot be done now (the action is to be paid).",
    ):
        assert line in shown, line
    assert len(entries(tmp_path)) == 5


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("fr", "acheter h4\npayer 1\nannuler\n", "Payé avec 1.2 2.1\u00a0: acheter une voie ferrée."),
        ("it", "compra h4\npaga 1\nannulla\n", "Pagato con 1.2 2.1: comprare una linea."),
    ],
)
def test_other_languages_have_words_of_their_own(tmp_path: Path, language: str, typed: str, said: str) -> None:
    assert said in dealt(tmp_path, typed, language)
    assert [entry["type"] for entry in entries(tmp_path)][-1] == "undone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_of_80_by_24_holds_it(tmp_path: Path, language: str) -> None:
    shown = dealt(tmp_path, "buy h4\n", language)
    screens = shown.split("    a   b   c")[1:]
    for screen in screens:
        lines = screen.split("Ann >")[0].splitlines()
        assert len(lines) <= 23
        assert all(len(line) <= 80 for line in lines)
        assert "…" not in screen.split("Ann >")[0]


def test_a_plan_is_scored_from_a_file(tmp_path: Path) -> None:
    plan = ["R─┐··C─┘··", "┘·C───I·┌─", "··│┌I·└─L·", "┌I┘···L│└┐", "┘└─L┌─┘C┐│", "··┌┘R··│R┘"]
    file = tmp_path / "plan.json"
    given = {"game": "railways", "plan": plan, "profit": 9, "pollution": 2}
    file.write_text(json.dumps(given))
    assert json.loads(run(tmp_path, "score", str(file)).stdout)["total"] == 7
    file.write_text(json.dumps({**given, "dice": [{"x": 7, "y": 5}]}))
    done = run(tmp_path, "score", str(file))
    assert (done.returncode, json.loads(done.stdout)["total"]) == (1, 7)
    assert "7,5 lies next to buildings of two colours (RC). (RW-A3)" in done.stderr


def test_an_owners_cards_are_checked(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(shipped_text(), encoding="utf-8")
    assert run(tmp_path, "content", "check", str(file), "--game", "railways").returncode == 0
    unusual = shipped_text().replace("┘·C──", "┘┌C──", 1).replace("capital_3", "capital_25", 1)
    file.write_text(unusual, encoding="utf-8")
    done = run(tmp_path, "content", "check", str(file), "--game", "railways")
    assert done.returncode == 0
    assert "Note: Card 1, row 2, column 2: the rail opens on land to the south." in done.stdout
    assert "Note: Card 1, slot 3: capital +25 is unusual; the track ends at 20." in done.stdout
    file.write_text(shipped_text().replace("┘·C──", "┘xC──", 1), encoding="utf-8")
    done = run(tmp_path, "content", "check", str(file), "--game", "railways")
    assert done.returncode == 2
    assert 'Card 1, row 2, column 2: "x" is neither land, nor rail, nor a building.' in done.stderr

"""`plan` at the terminal: a real process, moves tried on a copy, then played or left."""

import json
from pathlib import Path

import pytest

from kits.terminal import run, saves


def play(folder: Path, game: str, typed: str, seats: str, language: str = "en") -> str:
    done = run(folder, "play", game, "--seed", "terminal", "--seats", seats, "--language", language, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def entries(folder: Path) -> int:
    return len(json.loads(saves(folder)[0].read_text())["entries"])


def test_a_plan_is_taken_back_and_left_and_nothing_of_it_is_played(tmp_path: Path) -> None:
    typed = "plan\nlist\n1\nlist\n1\nundo\nrestart\nundo\nhint\nplan\nquit\n"
    shown = play(tmp_path, "railroad-tiles", typed, "you:Ann")
    assert "Planned: 2 steps; nothing of it is played." in shown
    assert "Planned: one step" in shown
    assert "Planned: 0 steps" in shown
    assert "Not while you plan." in shown
    assert entries(tmp_path) == 0


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        (
            "fr",
            "essai\nliste\n1\nconseil\nessai\nquitter\n",
            ("Ann (essai) >", "À l’essai\u00a0: 1 étape\u00a0; rien n’est joué.", "Pas pendant un essai."),
        ),
        (
            "it",
            "prova\nelenco\n1\nsuggerimento\nprova\nesci\n",
            ("Ann (prova) >", "In prova: un passo; nulla è giocato.", "Non durante una prova."),
        ),
    ],
)
def test_one_plans_in_every_language(tmp_path: Path, language: str, typed: str, said: tuple[str, ...]) -> None:
    shown = play(tmp_path, "railroad-tiles", typed, "you:Ann", language)
    for sentence in said:
        assert sentence in shown
    assert entries(tmp_path) == 0


def test_a_plan_is_played_with_what_it_planned(tmp_path: Path) -> None:
    shown = play(tmp_path, "railroad-tiles", "plan\nlist\n1\nlist\n1\nplay\nquit\n", "you:Ann")
    assert "Ann (plan) places a tile at 0,0" in shown
    assert "Ann places a tile at 0,0" in shown
    assert entries(tmp_path) == 2


@pytest.mark.parametrize("game", ["railways", "off-the-rails"])
def test_a_plan_ends_where_something_is_drawn(tmp_path: Path, game: str) -> None:
    seats = "you:Ann" if game == "railways" else "you:Ann,you:Bo"
    moves = "list\n1\n" * 30 if game == "railways" else "end\n" * 6
    shown = play(tmp_path, game, f"plan\n{moves}plan\nquit\n", seats)
    assert "Nobody can know what comes now: the plan ends here." in shown
    assert entries(tmp_path) == 0


@pytest.mark.parametrize(("game", "waits"), [("railroad-tiles", "Ann"), ("off-the-rails", "Bo")])
def test_whose_turn_it_is_not_plans_ahead_and_plays_nothing(tmp_path: Path, game: str, waits: str) -> None:
    """With this seed the second player begins in Railroad Tiles."""
    seat = ["Ann", "Bo"].index(waits)
    typed = f"plan {seat + 1}\nlist\n1\nplay\nplan\nlist\n1\n\nquit\n"
    shown = play(tmp_path, game, typed, "you:Ann,you:Bo")
    assert f"{waits} (plan) >" in shown
    assert "Planned: one step; nothing of it is played." in shown
    assert "It is not your turn yet: nothing can be played." in shown
    kept = json.loads(saves(tmp_path)[0].read_text())["entries"]
    assert [entry["seat"] for entry in kept] == [1 - seat], (
        "what was planned is not played, and the other's turn goes on"
    )


def test_nobody_plans_for_a_bot_or_for_nobody(tmp_path: Path) -> None:
    shown = play(tmp_path, "railroad-tiles", "plan 2\nplan 3\nquit\n", "you:Ann,random")
    assert "random is a bot: it plans by itself." in shown
    assert "There is no player 3: there are 2." in shown
    assert "(plan)" not in shown

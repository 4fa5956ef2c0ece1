"""The deal of the day at the terminal: the same as at every server."""

import os
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from branchline.core.record import read
from branchline.games import NAMES, find_game
from branchline.tables.daily import deals_of
from branchline.words import in_language

DAY = date(2026, 11, 16)


def ran(folder: Path, *words: str, typed: str = "", language: str = "en") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "branchline.cli", "daily", *words, "--language", language]
    environment = os.environ | {"BRANCHLINE_DATA": str(folder)}
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False, env=environment)


def test_the_deals_of_a_day_are_listed_and_what_is_none_is_named(tmp_path: Path) -> None:
    listed = ran(tmp_path, "--day", DAY.isoformat())
    assert listed.returncode == 0, listed.stderr
    for deal in deals_of(DAY, [find_game(name) for name in NAMES]):
        assert deal.key in listed.stdout and deal.seed in listed.stdout
    assert "e912471afade62b503ceed87a5c91f0c  Railroad Tiles · Volcano" in listed.stdout
    assert "for fun" in listed.stdout
    for words, why in ((("--day", "yesterday"), "yesterday is no day"), (("off-the-rails",), "no deal off-the-rails")):
        refused = ran(tmp_path, *words)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert why in refused.stderr


@pytest.mark.parametrize(
    ("language", "said", "refusal"),
    [
        ("fr", "les mêmes partout\u00a0; pour le plaisir", "Il n’y a pas de donne off-the-rails du 2026-11-16."),
        ("it", "le stesse ovunque; per divertimento", "Non c’è una distribuzione off-the-rails del 2026-11-16."),
    ],
)
def test_they_are_told_in_every_language(tmp_path: Path, language: str, said: str, refusal: str) -> None:
    listed = ran(tmp_path, "--day", DAY.isoformat(), language=language)
    assert said in listed.stdout
    words = in_language(language)
    challenge = f"{words.say('railroad-tiles')} · {words.say('railroad-tiles-volcano')}"
    assert f"e912471afade62b503ceed87a5c91f0c  {challenge}" in listed.stdout
    refused = ran(tmp_path, "off-the-rails", "--day", DAY.isoformat(), language=language)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refusal in refused.stderr


@pytest.mark.parametrize(("language", "leave"), [("en", "quit"), ("fr", "quitter"), ("it", "esci")])
def test_a_deal_of_the_day_is_played(tmp_path: Path, language: str, leave: str) -> None:
    done = ran(tmp_path, "challenge", "--day", DAY.isoformat(), typed=f"{leave}\n", language=language)
    assert done.returncode == 0, done.stderr
    assert in_language(language).say("railroad-tiles-volcano") in done.stdout
    [kept] = (tmp_path / "saves").glob("*.json")
    begun, deal = read(kept.read_bytes()), deals_of(DAY, [find_game(name) for name in NAMES])[-1]
    assert (begun.game, begun.seats, begun.seed) == (deal.game, 1, deal.seed)
    assert begun.options["challenge"] == deal.options["challenge"]

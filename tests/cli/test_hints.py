"""A hint at the terminal, in a real process: where to look and in which places, three choices, the move."""

import json
import re
from pathlib import Path

import pytest

from branchline.cli.hinting import MOST_CHANGES, MOVE, THREE, changes_line, gain_line, hinted, is_only, last_line
from branchline.core.values import Change, Preview
from branchline.study.advice import Advice, HintChoice
from branchline.words import in_language
from kits.railways_states import at, grown
from kits.terminal import run, saves

PLACES = {"en": "In question:", "fr": "En question\u00a0:", "it": "In questione:"}


def play(folder: Path, game: str, typed: str, *words: str) -> str:
    done = run(folder, "play", game, "--seed", "terminal", *words, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def places(shown: str, tongue: str = "en") -> list[str]:
    """Those that the nudge names."""
    (found,) = re.findall(rf"{PLACES[tongue]} (.+)", shown)
    return [place.strip() for place in str(found).split("·")]


@pytest.mark.parametrize(("tongue", "look"), [("en", "Look at your area"), ("fr", "Regardez"), ("it", "Guarda")])
def test_it_says_where_to_look_in_every_language_and_then_the_move(tmp_path: Path, tongue: str, look: str) -> None:
    """The first tile has one place."""
    shown = play(
        tmp_path, "railroad-tiles", "take 3\nhint\nhint\nhint\n1\n\nquit\n", "--seats", "you:Ann", "--language", tongue
    )
    nudge = shown[shown.index(look) :]
    assert places(nudge, tongue) == ["0,0"]
    choices = nudge[nudge.index(in_language(tongue).say("terminal-hint-choices")) :]
    assert re.search(r"\n +1  .+0,0.*\n +[+−0].* p(oi|u)nt", choices), "what it is expected to gain"
    assert re.search(r"\(RT-(F|P)\d\)", choices), "and why"
    openings = in_language(tongue).change("railroad-tiles", Change("openings", 0, 2))
    assert re.search(rf"\n      \S.* → .* · {re.escape(openings)}( · |\n)", choices), "and by preview"
    kept = json.loads(saves(tmp_path)[0].read_text())["entries"]
    assert [entry["action"]["type"] for entry in kept] == ["take_column", "place_tile"]
    assert kept[-1]["action"]["cell"] == [0, 0]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("railways", "you:Ann", ("--option", "plan=as_dealt")), ("off-the-rails", "you:Ann,you:Bo", ())],
)
def test_places_have_the_names_that_one_types(tmp_path: Path, game: str, seats: str, options: tuple[str, ...]) -> None:
    pages = "".join(f"list {page}\n" for page in range(1, 40))
    shown = play(tmp_path, game, f"hint\n{pages}quit\n", "--seats", seats, *options)
    listed = " ".join(re.findall(r"^ *\d+  (.+)$", shown, re.MULTILINE))
    named = places(shown)
    assert named
    for place in named:
        assert re.search(rf"(?<![\w,-]){re.escape(place)}(?![\w,-])", listed), place


def test_where_there_is_no_place_to_look_at_none_is_named(tmp_path: Path) -> None:
    shown = play(tmp_path, "railways", "hint\nquit\n", "--seats", "you:Ann")
    assert "Look at the cards of the plan" in shown
    assert PLACES["en"] not in shown


@pytest.mark.parametrize(
    ("tongue", "said"),
    [
        ("en", ("+2 points in this turn", "no points in this turn; what", "costs a point in this turn; what")),
        ("fr", ("+2 points dans ce tour", "aucun point dans ce tour\u00a0;", "coûte un point dans ce tour\u00a0;")),
        (
            "it",
            ("+2 punti in questo turno", "nessun punto in questo turno; quel", "costa un punto in questo turno; quel"),
        ),
    ],
)
def test_what_counts_this_turn_alone_is_said_so(tongue: str, said: tuple[str, ...]) -> None:
    """Nothing was played out: a choice is neither as good as the first nor behind it, whatever it brings at once."""
    choices = tuple(HintChoice({}, gain=gain, behind=1.0) for gain in (2.0, 0.0, -1.0))
    advice = Advice(choices, "greedy", is_searching=False)
    lines = [gain_line(in_language(tongue), advice, choice) for choice in choices]
    for line, start in zip(lines, said, strict=True):
        assert line.startswith(start)
    assert "costs 3 points" in gain_line(in_language("en"), advice, HintChoice({}, gain=-3.0))
    assert gain_line(in_language(tongue), advice, HintChoice({}, gain=1.0)).startswith(said[0].replace("2 ", "1 ")[:6])


@pytest.mark.parametrize(
    ("tongue", "first", "second"),
    [
        ("en", "+2.6 points of lead expected, against a blind turn, ± 0.4", "−1 point of lead expected"),
        ("fr", "+2,6 points d’avance attendus, face à un tour à l’aveugle, ± 0,4", "−1 point d’avance attendu,"),
        ("it", "+2,6 punti di vantaggio attesi, rispetto a un turno alla cieca, ± 0,4", "−1 punto di vantaggio at"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(tongue: str, first: str, second: str) -> None:
    choices = HintChoice({}, gain=2.64, error=0.41), HintChoice({}, gain=-1.0, error=0.5, behind=3.64)
    advice, words = Advice(choices, "stationmaster", counts="lead"), in_language(tongue)
    assert gain_line(words, advice, choices[0]) == first
    said = gain_line(words, advice, choices[1])
    assert said.startswith(second)
    assert re.search("3.6 less" if tongue == "en" else "3,6 (de|in) m", said)


@pytest.mark.parametrize(
    ("tongue", "said"),
    [
        ("en", "93% sure that nothing here is better than the first (400 matches played out)"),
        ("fr", "sûr à 93\u00a0% que rien ici ne vaut mieux que le premier (400 fins de partie essayées)"),
        ("it", "sicuro al 93% che qui nulla sia meglio della prima (400 finali provati)"),
    ],
)
def test_it_says_how_sure_it_is(tongue: str, said: str) -> None:
    choices = HintChoice({}, gain=2.0), HintChoice({}, gain=1.0, behind=1.0)
    assert last_line(in_language(tongue), Advice(choices, "stationmaster", sure=93, playouts=400)) == said


def test_of_several_choices_the_first_changes_are_told_and_of_the_move_all() -> None:
    changes = tuple(Change("actions", number, number + 1) for number in range(MOST_CHANGES + 1))
    choice, words = HintChoice({}, preview=Preview(changes, stops="draw")), in_language("en")
    whole = changes_line(words, "off-the-rails", choice, is_one_of_many=False)
    assert whole.endswith("4 → 5") and whole.count(" · ") == MOST_CHANGES
    assert changes_line(words, "off-the-rails", choice, is_one_of_many=True) == whole.rpartition(" · ")[0] + " · …"


def test_where_one_thing_alone_can_be_done_the_move_follows_the_nudge() -> None:
    match = grown(at("close_decade"))
    first = hinted(match, 0, None, None)
    assert is_only(match, 0)
    assert hinted(match, 0, first, None).part == MOVE
    more = grown(at("take_action"))
    assert not is_only(more, 0)
    assert hinted(more, 0, hinted(more, 0, None, None), None).part == THREE

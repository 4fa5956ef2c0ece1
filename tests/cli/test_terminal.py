"""The terminal, as a person uses it: a real process, lines typed, a screen read."""

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from pathlib import Path

import pytest
from rich.console import Console

from branchline.bots import Budget
from branchline.cli.results import bests_of
from branchline.cli.screens import find_screen
from branchline.core import record
from branchline.core.match import play as play_one
from branchline.core.match import start
from branchline.core.rng import Rng
from branchline.games import NAMES, find_game
from branchline.games.railroad_tiles.content import shipped_text
from branchline.tables.bot_choice import chosen
from branchline.words import LANGUAGES, in_language
from kits.terminal import COMMAND, run, saves


def play(folder: Path, *words: str, typed: str) -> str:
    done = run(folder, "play", "railroad-tiles", "--seed", "terminal", *words, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_solo_match_is_played_to_its_end_by_picking_from_lists(tmp_path: Path) -> None:
    typed = "confirm\n" + "list\n1\n" * 200
    shown = play(tmp_path, "--seats", "you:Ann", "--option", "challenge=perfection", typed=typed)
    assert "Final score" in shown
    assert "All 8 rounds are played. (RT-N3)" in shown
    assert "Its seed was terminal." in shown
    assert json.loads(saves(tmp_path)[0].read_text())["players"] == ["you:Ann"]


def test_the_end_tells_ones_best_and_whether_it_is_beaten(tmp_path: Path) -> None:
    """Against matches like it that the same name played; a file that cannot be read is named, and left."""
    file, picks = tmp_path / "results.json", "confirm\n" + "list\n1\n" * 200
    assert "Ann: the first score of a match like it on this computer" in play(
        tmp_path, "--seats", "you:Ann", typed=picks
    )
    kept = json.loads(file.read_text())
    score = kept["reached"][0]["value"]
    kept["reached"][0]["value"] = score - 7
    file.write_text(json.dumps(kept))
    assert f"Ann: a new best, {score - 7} before." in play(tmp_path, "--seats", "you:Ann", typed=picks)
    shown = run(tmp_path, "play", "--resume", saves(tmp_path)[-1].stem).stdout
    assert f"Ann: a new best, {score - 7} before." in shown, "looked at again, it is not compared with itself"
    shown = run(tmp_path, "play", "--resume", saves(tmp_path)[0].stem).stdout
    assert f"Ann: best of the matches like it on this computer: {score}." in shown
    file.write_text("{")
    shown = run(tmp_path, "play", "--resume", saves(tmp_path)[0].stem).stdout
    assert "broken and were left as they are" in " ".join(shown.split())
    assert file.read_text() == "{"


def test_medals_are_compared_with_earlier_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing is, where a match taught or began from a step of another."""
    monkeypatch.setenv("BRANCHLINE_DATA", str(tmp_path))
    match, rng = start(find_game("railroad-tiles"), 1, "seed1", {"challenge": "traffic_control"}), Rng("test")
    while match.to_act:
        match = play_one(match, 0, chosen(match, 0, "greedy", rng, Budget(playouts=0), {})[0])
    (medals,) = match.game.solo_results(match.state).values()

    def told(save: str) -> list[str]:
        return [reason.message for reason in bests_of(match, {0: "Ann"}, save, has_medals=True)]

    assert told("first") == ["ending-medals-first", "terminal-best-first"]
    file = tmp_path / "results.json"
    fewer = json.loads(file.read_text())
    fewer["reached"][0]["value"] = medals - 1
    file.write_text(json.dumps(fewer))
    assert told("second") == ["ending-medals-more", "terminal-best"]
    assert told("third") == ["ending-medals-most", "terminal-best"]
    begun = record.begin(record.read(record.export(match)), find_game, match.seq - 1)
    begun = play_one(begun, 0, begun.legal_actions(0)[-1])
    assert not begun.to_act and bests_of(begun, {0: "Ann"}, "fourth", has_medals=True) == []


def test_bots_play_with_a_person_and_against_each_other(tmp_path: Path) -> None:
    shown = play(tmp_path, "--seats", "random,greedy,random", typed="")
    assert "Final score" in shown
    assert "2. random" in shown or "1. random" in shown


def test_a_move_is_typed_previewed_agreed_to_and_taken_back(tmp_path: Path) -> None:
    typed = "take 3\nplace 1 at 0,0 turned 90 flipped\n\nundo\nredo\nrestart\nquit\n"
    shown = play(tmp_path, "--seats", "you", typed=typed)
    assert "largest rectangle: 0 → 1" in shown
    assert "Player took something back." in shown
    assert "Player did it again." in shown
    kept = json.loads(saves(tmp_path)[0].read_text())
    entries = kept["entries"]
    assert [entry["type"] for entry in entries] == ["played", "played", "undone", "redone", "undone"]
    assert kept["version"] == 2 and len(kept["times"]["seconds"]) == len(entries)


def test_refused_moves_say_why_and_change_nothing(tmp_path: Path) -> None:
    typed = "take 9\nplace 1 at 0,0\ntake 3\nplace 1 at 5,5\nplace 7 at 0,0\nplace x\ndance\nend\nlist 99\n77\nquit\n"
    shown = play(tmp_path, "--seats", "you", typed=typed)
    for line in (
        "There is no column 9: 3 are in use. (RT-S6)",
        "You have no tiles to place now.",
        "The first tile lies at 0,0. (RT-N4)",
        "There is no tile 7 in your hand: there are 4.",
        "Say which tile by its number in your hand, such as 2.",
        '"dance" is no move and no command. Type "help".',
        "4 tiles are still to be placed. (RT-T4)",
        "There is no page 99",
        "77 is not on the list.",
    ):
        assert line in shown
    assert len(json.loads(saves(tmp_path)[0].read_text())["entries"]) == 1


@pytest.mark.parametrize(
    ("language", "said"), [("en", 'Type "help"'), ("fr", "Tapez «\N{NO-BREAK SPACE}aide"), ("it", "Scrivi «aiuto»")]
)
def test_who_sits_down_is_told_once_what_to_type(language: str, said: str, tmp_path: Path) -> None:
    shown = play(tmp_path, "--seats", "you", "--language", language, typed="1\n\n\n\n")
    assert shown.count(said) == 1


@pytest.mark.parametrize(("plain", "count"), [("1", 1), ("", 0)])
def test_where_nothing_is_compiled_who_sits_down_is_told_once_who_plays_weaker(
    plain: str, count: int, tmp_path: Path
) -> None:
    words = ("play", "railroad-tiles", "--seed", "terminal", "--seats", "you,signaller,porter")
    shown = run(tmp_path, *words, typed="list\nlist\n\n", BRANCHLINE_PLAIN=plain).stdout
    assert shown.count("Weaker here, without numba: Signaller.") == count, shown


def test_help_is_there_at_every_prompt(tmp_path: Path) -> None:
    shown = play(tmp_path, "--seats", "you", typed="?\nconfirm\ntake 1\nhelp\nquit\n")
    assert shown.count("place 2 at 3,-1 turned 90 flipped") == 2


def test_a_match_left_is_resumed_where_it_was(tmp_path: Path) -> None:
    play(tmp_path, "--seats", "you:Ann,greedy", typed="confirm\nlist\n1\nend\nquit\n")
    before = saves(tmp_path)[0].read_bytes()
    assert saves(tmp_path)[0].stem in run(tmp_path, "saves").stdout
    done = run(tmp_path, "play", "--resume", typed="")
    assert "Ann >" in done.stdout
    assert saves(tmp_path)[0].read_bytes() == before
    assert len(saves(tmp_path)) == 1


@pytest.mark.parametrize(
    "damage", [lambda text: text[:-9], lambda text: text.replace('"seat"', '"chair"'), lambda _: ""]
)
def test_a_broken_save_gets_a_clear_error_and_stays_untouched(tmp_path: Path, damage: object) -> None:
    play(tmp_path, "--seats", "you", typed="confirm\ntake 1\nquit\n")
    path = saves(tmp_path)[0]
    path.write_text(damage(path.read_text()))  # type: ignore[operator]
    broken = path.read_bytes()
    done = run(tmp_path, "play", "--resume")
    assert done.returncode == 2
    assert done.stdout == ""
    assert f"The save {path} is broken and was left as it is" in done.stderr
    assert path.read_bytes() == broken


def test_the_language_can_be_switched_at_any_moment_the_log_included(tmp_path: Path) -> None:
    shown = play(tmp_path, "--seats", "you", typed="take 3\nlanguage fr\nlanguage it\nannulla\nquit\n")
    assert "Tile selection" in shown
    assert "colonne" in shown
    assert "colonna" in shown


def test_the_log_says_what_stands_and_who_took_back_or_came_back_also_to_who_resumes(tmp_path: Path) -> None:
    play(tmp_path, "--seats", "you:Ann", typed="take 3\nundo\nquit\n")
    save = saves(tmp_path)[0]
    record = json.loads(save.read_text())
    away, back = {"to": "bot", "why": "left"}, {"to": "person", "why": "returned"}
    record["entries"] += [{"type": "handed_over", "seat": 0, **each} for each in (away, back)]
    record["times"]["seconds"] += record["times"]["seconds"][-1:] * 2
    save.write_text(json.dumps(record))
    shown = run(tmp_path, "play", "--resume", typed="log\nlanguage fr\njournal\nquit\n").stdout
    for line in ("Ann took something back.", "A bot plays for Ann now.", "Ann is back.", "Ann est de retour."):
        assert line in shown
    assert "takes column 3" not in shown


def test_hot_seat_takes_turns(tmp_path: Path) -> None:
    shown = play(tmp_path, "--seats", "you:Ann,you:Bea", typed="confirm\nlist\n1\nend\nlist\n1\nend\nquit\n")
    assert "Ann >" in shown
    assert "Bea >" in shown


def test_rules_and_other_players_are_at_hand(tmp_path: Path) -> None:
    shown = play(tmp_path, "--seats", "you,random", typed="rules RT-T3\nrules XX\nlook 2\nlook 9\nlog\nzoom\nquit\n")
    assert "RT-T3  " in shown
    assert "There is no clause XX." in shown
    assert "▸random" in shown
    assert "There is no player 9: there are 2." in shown


def test_a_hint_goes_from_where_to_look_to_a_move_that_its_number_does(tmp_path: Path) -> None:
    typed = "conseil\nconseil\nconseil 3\nconseil 4\n1\n\nquitter\n"
    shown = play(tmp_path, "--seats", "you:Ann", "--language", "fr", typed=typed)
    look, choices, move, wrong = "Regardez les colonnes", "À envisager", "Le meilleur coup trouvé", "Après conseil"
    places = [shown.index(text) for text in (look, choices, move, wrong)]
    assert places == sorted(places)
    assert re.search(r"points? attendus?|points? dans ce tour", shown[places[1] : places[2]])  # "1,9 point" is French
    (entry,) = json.loads(saves(tmp_path)[0].read_text())["entries"]
    assert entry["action"]["type"] == "take_column"


def test_a_copy_is_kept_under_a_name(tmp_path: Path) -> None:
    play(tmp_path, "--seats", "you", typed="save end\nsave end\nquit\n")
    assert (tmp_path / "saves" / "end.json").exists()
    assert len(saves(tmp_path)) == 2


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["play", "chess"], 'There is no game "chess".'),
        (["play", "railroad-tiles", "--seats", "you,god"], '"god" is no seat.'),
        (["play", "railroad-tiles", "--seats", "you,you,you,you,you"], "5 seats are not possible here"),
        (["play", "railroad-tiles", "--seats", "you", "--option", "edition=gold"], "edition"),
        (["play", "railroad-tiles", "--seats", "you", "--option", "edition"], "write name=value"),
        (["play", "railroad-tiles", "--seats", "you,you", "--option", "challenge=holes"], "for one player"),
        (["play", "railroad-tiles", "--content", "no-such.toml"], "There is no file no-such.toml."),
        (["play", "--resume", "nobody"], "nobody.json"),
        (["play", "--resume"], "There are no saves"),
        (["content", "check", "no-such.toml"], "There is no file no-such.toml."),
    ],
)
def test_a_wrong_option_gets_a_clear_error(tmp_path: Path, words: list[str], error: str) -> None:
    done = run(tmp_path, *words)
    assert done.returncode == 2
    assert error in done.stderr
    assert "Traceback" not in done.stderr


def owners_list(folder: Path, *changes: tuple[str, str]) -> Path:
    text = shipped_text().replace('status = "reconstruction"', 'status = "owner"')
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_an_owners_list_is_checked_and_played_with(tmp_path: Path) -> None:
    mine = owners_list(tmp_path, ("count = { final = 1, prototype = 1 }", "count = { final = 3, prototype = 1 }"))
    checked = run(tmp_path, "content", "check", str(mine))
    assert checked.returncode == 0
    assert "final: 108 route tiles; the box has 106. (RT-C4)" in checked.stdout
    assert "mine.toml can be played with" in checked.stdout
    shown = play(tmp_path, "--seats", "greedy,random", "--content", str(mine), typed="")
    assert "Final score" in shown
    kept = json.loads(saves(tmp_path)[0].read_text())
    assert kept["content"] == mine.read_text(encoding="utf-8")
    mine.unlink()
    assert "Final score" in run(tmp_path, "play", "--resume").stdout, "the record carries its content"


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('sides = "H---"', 'sides = "X---"', 'tile 1: the sides "X---" are not four of H, R and -. (RT-C4)'),
        ('segments = ["road:N"]', 'segments = ["road:E"]', "tile 1"),
        ('terrain = "town"', 'terrain = "sea"', "$.tile[0].terrain"),
        ("[[tile]]", "[[tile", "not TOML"),
        ("count = { final = 1, prototype = 1 }", "", "missing required field `count`"),
        ("count = { final = 1, prototype = 1 }", "count = { final = 400000000 }", 'under "tile" is too large'),
        ("count = { final = 1,", "count = { final = 480,", "at most 500 can be played with. (RT-C4)"),
        ("[[tile]]", ".".join(["a"] * 20_000) + " = 1\n[[tile]]", "a key has more than 4 parts"),
        ("[[tile]]", "a = " + "[" * 20_000 + "\n[[tile]]", "brackets lie in brackets more than 6 deep"),
        ("[[tile]]", "a = " + "9" * 5_000 + "\n[[tile]]", "has more than 64 characters"),
        ("[[tile]]", "#" * 65_536 + "\n[[tile]]", "is larger than 65,536 bytes"),
    ],
    ids=lambda text: text[:20],
)
def test_a_wrong_list_is_refused_and_says_where(tmp_path: Path, old: str, new: str, error: str) -> None:
    done = run(tmp_path, "content", "check", str(owners_list(tmp_path, (old, new))))
    assert (done.returncode, done.stdout) == (2, "")
    assert error in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_help_helps_in_three_languages(tmp_path: Path) -> None:
    for language, word in (("en", "play a match"), ("fr", "partie"), ("it", "partita")):
        environment = os.environ | {"BRANCHLINE_LANGUAGE": language, "BRANCHLINE_DATA": str(tmp_path)}
        shown = subprocess.run([*COMMAND, "--help"], capture_output=True, text=True, env=environment, check=True)
        assert word in shown.stdout


# A real screen of 80 x 24 --------------------------------------------------------------------------------------------


def screen_after(folder: Path, typed: list[str], size: tuple[int, int], seats: str = "you,greedy,random") -> str:
    """What a terminal of this size was sent after the last line typed."""
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    unset = {"COLUMNS", "LINES"}
    environment = {key: value for key, value in os.environ.items() if key not in unset}
    environment |= {"BRANCHLINE_DATA": str(folder), "BRANCHLINE_LANGUAGE": "en", "TERM": "xterm-256color"}
    words = ["play", "railroad-tiles", "--seats", seats, "--seed", "screen"]
    process = subprocess.Popen([*COMMAND, *words], stdin=follower, stdout=follower, stderr=follower, env=environment)
    os.close(follower)
    shown = until_asked(leader)
    for line in typed:
        os.write(leader, f"{line}\n".encode())
        shown = until_asked(leader)
    process.kill()
    process.wait()
    os.close(leader)
    return shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_screen_of_80_columns_says_in_full_what_is_our_reconstruction(game: str, language: str) -> None:
    played, words = find_game(game), in_language(language)
    seats = played.seat_counts[0]
    screen = find_screen(played, words, (words.say("terminal-you"), words.say("level-greedy"))[:seats])
    shown = Console(width=80, height=24, record=True, quiet=False)
    with shown.capture() as capture:
        shown.print(screen.draw(start(played, seats, "screen").view(0), 0, (80, 24), zoomed=False))
    assert words.say(f"{game}-reconstruction") in capture.get()


PROMPT = re.compile(r"\x1b\[1m[^\x1b\n]*> \x1b\[0m$")
"""What a question ends with, to its last byte: nothing follows it before something is typed."""


def until_asked(leader: int) -> str:
    shown, patience = b"", time.monotonic() + 600
    while not PROMPT.search(text := shown.decode(errors="replace")):
        ready, _, _ = select.select([leader], [], [], max(0.0, patience - time.monotonic()))
        assert ready, f"the terminal stopped at: {text[-300:]!r}"
        shown += os.read(leader, 65536)
    return text


def plain(shown: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_table_fits_the_screen_and_is_drawn_in_colour(tmp_path: Path, size: tuple[int, int]) -> None:
    shown = screen_after(tmp_path, ["confirm", "list", "1", "end", "list", "1"], size)
    last = shown.rpartition("\x1b[2J")[2] or shown
    lines = plain(last).replace("\r", "").split("\n")
    assert len(lines) <= size[1], "\n".join(lines)
    assert max(map(len, lines)) <= size[0]
    assert "\x1b[33m" in last or "\x1b[94m" in last, "no colour"
    assert any("Round 1 of 8" in line for line in lines)


def test_a_bot_that_thinks_says_so_on_the_screen(tmp_path: Path) -> None:
    shown = plain(screen_after(tmp_path, [], (80, 24), "greedy,trainee,greedy,you"))
    assert "Trainee is thinking …" in shown


@pytest.mark.parametrize("word", ["quit", "q", "QUIT "])
def test_quit_leaves_at_every_question(tmp_path: Path, word: str) -> None:
    questions = {
        "which game": (("play",), ""),
        "who plays": (("play", "railways"), ""),
        "does one agree": (("play", "railroad-tiles", "--seed", "x", "--seats", "you"), "take 3\nplace 1 at 0,0\n"),
        "a turn": (("play", "railroad-tiles", "--seats", "you"), ""),
        "is the next one here": (("play", "off-the-rails", "--seed", "x", "--seats", "you:A,you:B"), "list\n1\n\n"),
    }
    for question, (words, before) in questions.items():
        done = run(tmp_path, *words, typed=f"{before}{word}\ntake 1\n")
        assert done.returncode == 0, (question, done.stderr)
        assert "take 1" not in done.stdout, f"{question}: nothing is asked any more"


def test_help_says_at_every_question_what_it_wants(tmp_path: Path) -> None:
    asked = run(tmp_path, "play", typed="help\n2\n?\nmartian\nyou,you\nyou:Ann\nhelp\nquit\n").stdout
    assert 'Type the number or the name of a game, from 1 to 3. "quit" leaves.' in asked
    assert "each as one of: you, you:Ann, random" in asked
    assert '"martian" is no seat.' in asked
    assert "2 seats are not possible here" in asked
    assert "rules RW-" in asked, "a clause of the game that is played"
    assert "RT-" not in asked
    agreed = play(tmp_path / "other", "--seats", "you", typed="take 3\nplace 1 at 0,0\nhelp\n\nquit\n")
    assert "Enter does it; anything else leaves it undone." in agreed
    assert len(json.loads(saves(tmp_path / "other")[0].read_text())["entries"]) == 2


GOLDEN = Path(__file__).parents[1] / "records" / "railroad_tiles"


def test_a_match_begins_from_a_step_of_a_record_with_its_draws_or_others(tmp_path: Path) -> None:
    golden = json.loads((GOLDEN / "two.json").read_text())
    words = ("play", "--from", str(GOLDEN / "two.json"), "--step", "20", "--seats", "you:Ann,you:Ben")
    for more, kinds in (((), []), (("--seed", "others"), ["reseeded"])):
        folder = tmp_path / "-".join(["begins", *kinds])
        done = run(folder, *words, *more, typed="quit\n")
        assert done.returncode == 0, done.stderr
        kept = json.loads(saves(folder)[0].read_text())
        assert (kept["version"], kept["begins"]) == (2, {"record": golden["digest"], "step": 20})
        assert kept["entries"][:20] == golden["entries"][:20]
        assert [entry["type"] for entry in kept["entries"][20:]] == kinds
        assert kept["players"] == ["you:Ann", "you:Ben"]
        assert run(folder, "play", "--resume", typed="quit\n").returncode == 0


def test_what_cannot_begin_is_refused_by_name(tmp_path: Path) -> None:
    source = ("--from", str(GOLDEN / "two.json"))
    for words, said in (
        ((*source, "--step", "9999"), "has no step 9,999"),
        (source, "both are needed"),
        (("--step", "3"), "both are needed"),
        ((*source, "--step", "3", "--option", "edition=prototype"), "leave them out"),
        ((*source, "--step", "3", "--seats", "you"), "has 2 seats, and 1 were given"),
    ):
        done = run(tmp_path, "play", *words)
        assert (done.returncode, said in done.stderr) == (2, True), done.stderr
    assert not (tmp_path / "saves").exists()


def test_who_sits_down_at_a_save_that_was_paused_goes_on(tmp_path: Path) -> None:
    play(tmp_path, "--seats", "you", typed="quit\n")
    save = saves(tmp_path)[0]
    kept = json.loads(save.read_text())
    kept["entries"], kept["times"]["seconds"] = [{"type": "paused", "seat": 0}], [1.5]
    save.write_text(json.dumps({**kept, "version": 2}))
    done = run(tmp_path, "play", "--resume", typed="take 3\nquit\n")
    assert done.returncode == 0, done.stderr
    kept = json.loads(save.read_text())
    assert [entry["type"] for entry in kept["entries"]] == ["paused", "resumed", "played"]
    assert kept["times"]["seconds"][:2] == [1.5, 1.5]

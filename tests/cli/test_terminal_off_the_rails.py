"""Off the Rails at the terminal, as people use it."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from branchline.cli.players import read_players
from branchline.cli.screens.off_the_rails.screen import OffTheRailsScreen
from branchline.cli.table import Table
from branchline.cli.terminal import Terminal
from branchline.cli.vocabulary import read_tokens
from branchline.core.match import play as play_action
from branchline.core.planning import begin
from branchline.core.rng import Rng
from branchline.core.values import Action
from branchline.games.off_the_rails.actions import (
    ChangeSpeed,
    ChooseCart,
    ChooseExit,
    DropLoad,
    EndActions,
    LayTrack,
    LeaveJewels,
    Leg,
    NameHand,
    PlaceCart,
    PlaceToken,
    RunCart,
    SplitLoad,
    TakeJewel,
    UpgradeTrack,
)
from branchline.games.off_the_rails.game import GAME
from branchline.words import LANGUAGES, in_language
from kits.off_the_rails.positions import busy, pick, placed
from kits.terminal import run, saves


def play(folder: Path, *words: str, typed: str) -> str:
    done = run(folder, "play", "off-the-rails", "--seed", "terminal", *words, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_bots_play_a_match_to_its_end(tmp_path: Path) -> None:
    shown = play(tmp_path, "--seats", "greedy,random,greedy", "--option", "missions=true", typed="")
    assert "Final score" in shown
    assert "(OR-H8)" in shown
    assert "most rubies" in shown


def test_a_person_types_moves_and_takes_them_back(tmp_path: Path) -> None:
    typed = "lay 4,4 ns\n\nlay 4,4 ew\nlay 2,2 ns\nundo\nspeed white +\nend\n\nend\n\nquit\n"
    shown = play(tmp_path, "--seats", "you:Ann,you:Bea", typed=typed)
    assert "actions left: 4 → 3" in shown
    assert "There is track on 4,4 already. (OR-A1)" in shown
    assert "No track is laid on 2,2: the middle of a mine stays free. (OR-C3)" in shown
    assert "took something back" in shown
    assert "That cart is not on the board. (OR-A4)" in shown
    kinds = [entry["type"] for entry in json.loads(saves(tmp_path)[0].read_text())["entries"]]
    assert kinds == ["played", "undone", "played", "played"]


def test_everything_can_be_picked_from_lists_to_the_end(tmp_path: Path) -> None:
    typed = "confirm\n" + "end\n" * 200
    shown = play(tmp_path, "--seats", "you:Ann,random", "--option", "length=13", typed=typed)
    assert "Final score" in shown or "Ann >" in shown
    assert "list" in play(tmp_path, "--seats", "you:Ann,random", typed="help\nlist\nlist 2\nquit\n")


MOVES: list[tuple[str, str, Action]] = [
    ("en", "lay 4,5 sn", LayTrack((4, 5), "NS")),
    ("fr", "voie 4,5 eo", LayTrack((4, 5), "EW")),
    ("it", "binario 4,5 no", LayTrack((4, 5), "NW")),
    ("en", "upgrade 4,5 nes", UpgradeTrack((4, 5), "NES")),
    ("fr", "wagonnet blanc 4,-1", PlaceCart(0, (4, -1))),
    ("it", "carrello nero", ChooseCart(1)),
    ("en", "speed black -", ChangeSpeed(1, -1)),
    ("fr", "vitesse blanc +", ChangeSpeed(0, 1)),
    ("en", "end", EndActions()),
    ("it", "prendi smeraldo", TakeJewel("emerald")),
    ("fr", "laisser", LeaveJewels()),
    ("en", "face e", ChooseExit("E")),
    ("fr", "vers o", ChooseExit("W")),
    ("it", "dividi rubino oro 2", SplitLoad((1, 0, 2, 0, 0))),
    ("fr", "main gauche", NameHand("left")),
    ("en", "drop rock gold", DropLoad((0, 0, 1, 0, 1))),
    ("en", "token 3,4", PlaceToken((3, 4))),
    ("en", "run white 1,0 ruby 2,0 face s", RunCart(0, (Leg((1, 0), ("ruby",)), Leg((2, 0))), "S")),
]


@pytest.mark.parametrize(("language", "line", "action"), MOVES)
def test_moves_are_typed_in_every_language(language: str, line: str, action: Action) -> None:
    words = in_language(language)
    screen = OffTheRailsScreen(GAME, words, ("Ann", "Bea"))
    view = placed({}).view(0)
    assert screen.parse(read_tokens(line, words), view, 0) == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_is_worded_and_fits_a_small_screen(language: str) -> None:
    """A busy match for four with missions: every screen within 80 x 19, every action and event with all its words."""
    words = in_language(language)
    names = ("Ann", "Bea the Long-Winded", "Cid", "Dot")
    screen = OffTheRailsScreen(GAME, words, names)
    match, rng = busy(4, "screens", missions=True), Rng("screens")
    while match.to_act:
        seat = min(match.to_act)
        lines = drawn(screen, match.view(seat), seat)
        assert len(lines) <= 19 and max(map(len, lines)) <= 80, "\n".join(lines)
        action, rng = pick(match, seat, rng)
        worded = [screen.action(action, match.view(seat), seat)]
        match = play_action(match, seat, action)
        worded += [line for event in match.last.events if (line := screen.event(event)) is not None]
        assert not [line for line in (*worded, *lines) if re.search(r"\{|\bNone\b|FSI", line)], worded
    assert screen.help()
    assert screen.result(match.view(None))


def drawn(screen: OffTheRailsScreen, view: object, seat: int, size: tuple[int, int] = (80, 19)) -> list[str]:
    console = Console(width=size[0], height=size[1], record=True, file=None, quiet=False, color_system=None)
    with console.capture() as capture:
        console.print(screen.draw(view, seat, size, zoomed=False))  # type: ignore[arg-type]
    return [line.rstrip() for line in capture.get().splitlines()]


def test_the_board_shows_tracks_carts_jewels_and_where_a_cart_will_run() -> None:
    carts = ["0 at 0,0 E speed 3 ruby 2 rock 1", "2 at 4,4 N speed 1"]
    match = placed(
        {"board": "──·······\n·········\n·········\n·········\n····│····", "carts": carts, "jewels": ["1,0 gold 2"]}
    )
    screen = OffTheRailsScreen(GAME, in_language("en"), ("Ann", "Bea"))
    shown = "\n".join(drawn(screen, match.view(0), 0))
    assert "─▶3" in shown and "▲1" in shown
    assert "G2" in shown and "RRo··" in shown
    assert "✗" in shown
    assert "white: DERAILS before 2,0" in shown
    large = drawn(screen, match.view(0), 0, (130, 40))
    assert len(large) > 30 and any("GG" in line for line in large)


def test_the_curtain_is_drawn_for_the_secret_split_alone() -> None:
    screen = OffTheRailsScreen(GAME, in_language("en"), ("Ann", "Bea"))
    carts = ["0 at 0,0 E speed 3 ruby 1", "2 at 2,0 E ruby 1 gold 1"]
    match = placed({"board": "─────────", "carts": carts})
    assert not screen.is_private(match.view(0))
    match = play_action(match, 0, EndActions())
    assert screen.is_private(match.view(1))
    match = play_action(match, 1, SplitLoad((1, 0, 0, 0, 0)))
    assert screen.is_private(match.view(0))
    assert "ruby" not in str([screen.event(event) for event in match.last.events])
    match = play_action(match, 0, NameHand("left"))
    assert not screen.is_private(match.view(0))


def test_hot_seat_hands_the_screen_over_for_the_split_and_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BRANCHLINE_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("confirm\nend\n\nsplit ruby\n\nhand left\nend\nquit\n"))
    carts = ["0 at 0,0 E speed 3 ruby 1", "2 at 2,0 E ruby 1 gold 1"]
    players = read_players("you:Ann,you:Bea", "off-the-rails", in_language("en"))
    Table(Terminal("en"), placed({"board": "─────────", "carts": carts}), players, tmp_path / "hot.json").run()
    shown = capsys.readouterr().out
    assert shown.count("the screen is yours") == 2, "for the split, and before the hand is named"
    assert shown.index("Bea, the screen is yours") < shown.index("Bea >") < shown.index("Ann, the screen is yours")
    assert "Bea splits the load of Bea’s white cart between two hands." in shown
    assert "Bea’s white cart drops a ruby at 2,0." in shown


def test_a_plan_beside_a_secret_split_shows_nothing_of_it_and_the_screen_is_handed_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ann, who is to name a hand, lets Bea plan: no curtain is needed, since what Bea hid is not in her plan."""
    carts = ["0 at 0,0 E speed 3 ruby 1", "2 at 2,0 E ruby 1 gold 1"]
    split = play_action(placed({"board": "─────────", "carts": carts}), 0, EndActions())
    one, other = (play_action(split, 1, SplitLoad(left)) for left in ((1, 0, 0, 0, 0), (0, 0, 1, 0, 0)))
    assert one.view(1) != other.view(1)
    for seat in (0, 1):
        shown_by = [begin(match, seat, whole_turn=False).match.view(1) for match in (one, other)]
        assert shown_by[0] == shown_by[1]
    monkeypatch.setattr("sys.stdin", io.StringIO("plan 2\nlist\nplan\n\nhand left\nquit\n"))
    players = read_players("you:Ann,you:Bea", "off-the-rails", in_language("en"))
    Table(Terminal("en"), one, players, tmp_path / "hot.json").run()
    shown = capsys.readouterr().out
    assert shown.index("Bea (plan) > plan") < shown.index("Ann, the screen is yours") < shown.index("Ann > hand left")
    assert shown.count("the screen is yours") == 1


def test_a_whole_move_is_typed_agreed_to_and_logged_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("run white 1,0 ruby 2,0\n\nundo\nrun white 1,1\nquit\n"))
    match = placed({"board": "─────────", "carts": ["0 at 0,0 E speed 2"], "jewels": ["1,0 ruby 2", "2,0 gold 1"]})
    players = read_players("you:Ann,random", "off-the-rails", in_language("en"))
    Table(Terminal("en"), match, players, tmp_path / "run.json").run()
    shown = capsys.readouterr().out
    assert "hold of white: 0 → 1" in shown
    assert "Ann’s white cart takes one at 1,0: ruby." in shown
    assert "The cart does not go that way. (OR-M2)" in shown
    entries = json.loads((tmp_path / "run.json").read_text())["entries"]
    assert [entry.get("action", {}).get("type") for entry in entries] == [
        "end_actions", "take_jewel", "leave_jewels", None,
    ]  # fmt: skip

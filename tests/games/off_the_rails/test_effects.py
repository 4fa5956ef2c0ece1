"""What an action does for the carts, as the preview says it before and the marks say it after."""

from typing import Any

import pytest

from branchline.core.codec import to_plain
from branchline.core.consider import consider
from branchline.core.match import Match, play
from branchline.core.values import Action
from branchline.games.off_the_rails import forecast
from branchline.games.off_the_rails.actions import ChangeSpeed, LayTrack, UpgradeTrack
from branchline.games.off_the_rails.game import GAME
from branchline.games.off_the_rails.view import View
from kits.off_the_rails.positions import placed

ABOVE = "·········\n" * 3
"""The rows above the way home to the west."""


def told(match: Match, action: Action) -> dict[str, tuple[Any, Any]]:
    """Item by item what the preview says; the marks before and after say the same."""
    preview = GAME.preview(match.view(0), 0, action)
    changes = {change.item: (change.before, change.after) for change in preview.changes}
    before, after = (GAME.marks(each.view(0))["effects"]["items"] for each in (match, play(match, 0, action)))
    said = {item for item in {**before, **after} if before.get(item) != after.get(item)}
    assert {item: (before.get(item), after.get(item)) for item in said} == {item: changes[item] for item in said}
    return changes


def test_track_under_a_cart_that_would_run_off_saves_it() -> None:
    match = placed({"board": "──·······", "carts": ["0 at 0,0 E speed 2 ruby 1"]})
    changes = told(match, LayTrack((2, 0), "EW"))
    assert changes["doomed:white"] == (True, False)
    assert changes["runs:white"] == (1, 2)
    assert "banks:white" not in changes


def test_how_a_turn_can_end_is_looked_for_once_for_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[View] = []
    look = forecast._best_end
    monkeypatch.setattr(forecast, "_best_end", lambda rules, view: looked.append(view) or look(rules, view))  # type: ignore[func-returns-value]
    match = placed({"board": "──·······", "carts": ["0 at 0,0 E speed 2 ruby 1"]})
    actions = [LayTrack((2, 0), track) for track in ("EW", "NW", "SW")]
    match.marks(0)
    for action in actions:
        consider(match, 0, action)
    assert [view is match.view(0) for view in looked] == [True] + [False] * len(actions), "and once after each of them"


def test_one_cell_more_banks_what_it_carries_and_what_lies_on_the_way() -> None:
    """OR-M5, OR-J1: the surface beyond the last cell is home."""
    match = placed({"board": f"{ABOVE}──·······", "carts": ["0 at 1,3 W speed 1 gold 1"], "jewels": ["0,3 ruby 1"]})
    changes = told(match, ChangeSpeed(0, 1))
    assert changes["banks:white"] == (0, GAME.content.values[2] + GAME.content.values[0])


def test_a_cart_that_will_stand_in_the_way_blocks_a_rival() -> None:
    """The rival could come up by its next move; once this cart has moved, it runs into it."""
    carts = ["0 at 1,4 N speed 1 ruby 1", "2 at 2,3 W speed 3 ruby 1"]
    match = placed({"board": f"{ABOVE}───······\n·│·······", "carts": carts})
    changes = told(match, UpgradeTrack((1, 3), "ESW"))
    assert changes[f"home:{match.state.clans[1]}-white"] == (True, False)
    assert changes["doomed:white"] == (True, False)


def test_a_path_into_another_cart_says_whom_it_hits() -> None:
    match = placed({"board": "─·─······", "carts": ["0 at 0,0 E speed 3 ruby 1", "2 at 2,0 E speed 1 ruby 1"]})
    changes = told(match, LayTrack((1, 0), "EW"))
    assert changes[f"hits:{match.state.clans[1]}-white"] == (None, True)


def test_who_only_watches_is_told_the_same() -> None:
    match = placed({"board": "──·······", "carts": ["0 at 0,0 E speed 2 ruby 1"]})
    of_the_player, of_a_spectator = (GAME.marks(match.view(seat))["effects"] for seat in (0, None))
    assert to_plain(of_the_player) == to_plain(of_a_spectator)

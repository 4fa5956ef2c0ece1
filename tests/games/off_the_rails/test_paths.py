"""A path is what the rules do when the same choices are made; a whole move is its small actions."""

from collections.abc import Mapping
from typing import Any

import pytest

from branchline.core import record
from branchline.core.codec import decode, encode
from branchline.core.errors import IllegalAction, NotYourTurn, Refused
from branchline.core.match import Match, can_undo, play, start, undo
from branchline.core.rng import Rng
from branchline.core.values import Event
from branchline.games import find_game
from branchline.games.off_the_rails.actions import (
    ChooseCart,
    ChooseExit,
    EndActions,
    LeaveJewels,
    Leg,
    RunCart,
    TakeJewel,
)
from branchline.games.off_the_rails.events import (
    CartBanked,
    CartDerailed,
    CartEvent,
    CartMoved,
    CartsCollided,
    JewelTaken,
)
from branchline.games.off_the_rails.game import GAME
from branchline.games.off_the_rails.paths import Path, cart_paths
from branchline.games.off_the_rails.state import CartChoice
from kits.games import random_moves
from kits.off_the_rails.positions import busy, placed

ENDINGS: Mapping[type[Event], tuple[str, ...]] = {
    CartBanked: ("banks",),
    CartDerailed: ("derails",),
    CartsCollided: ("hits", "bumps"),
}


def follow(path: Path, events: list[Event], choices: list[str]) -> None:
    """The events of one cart's move are what the path says, with the exits chosen."""
    cells = [event.cell for event in events if isinstance(event, CartMoved)]
    told = list(path.cells)
    while path.ends == "chooses":
        side = choices.pop(0)
        path = next(branch for branch in path.branches if branch.side == side)
        told = [*told[:-1], path.stopped] if path.stopped else [*told, *path.cells]
    assert cells == [step.cell for step in told]
    assert all(took <= step.takes for took, step in zip(taken_by_visit(events), told, strict=True))
    last = next((event for event in events if type(event) in ENDINGS), None)
    assert path.ends in (ENDINGS[type(last)] if last else ("stops",))
    if isinstance(last, CartsCollided):
        assert (path.hits, path.ahead, path.ends == "hits") == (last.other, last.cell, last.is_connected)
    elif isinstance(last, CartBanked):
        assert path.ahead == last.cell


def taken_by_visit(events: list[Event]) -> list[int]:
    """How many pieces were taken on each cell that was entered."""
    visits: list[int] = []
    for event in events:
        if isinstance(event, CartMoved):
            visits.append(0)
        elif isinstance(event, JewelTaken):
            visits[-1] += 1
    return visits


class _Watch:
    """Collects, for the cart that is moving, its path when it set off, its events and the exits chosen."""

    def __init__(self) -> None:
        self.path: Path | None = None
        self.cart = -1
        self.events: list[Event] = []
        self.choices: list[str] = []
        self.ends: list[str] = []

    def see(self, before: Match, after: Match) -> None:
        starts = isinstance(before.state.agenda[0], CartChoice)
        action: Any = after.entries[-1].action  # type: ignore[union-attr]
        if isinstance(action, EndActions) and len(before.view(before.state.active).paths) == 1:
            starts = True
        if starts:
            paths = before.view(before.state.active).paths
            chosen = action.cart if isinstance(action, ChooseCart) else paths[0].cart
            self.path = next(path.path for path in paths if path.cart == chosen)
            self.cart, self.events, self.choices = chosen, [], []
        if self.path is None:
            return
        if isinstance(action, ChooseExit) and before.state.motion.left:
            self.choices.append(action.side)
        self._collect(after.last.events)
        if after.state.motion is None or after.state.motion.cart != self.cart:
            follow(self.path, self.events, self.choices)
            self.ends.append(self.path.ends)
            self.path = None

    def _collect(self, events: tuple[Event, ...]) -> None:
        """What comes after another cart has begun to move is no longer of this move."""
        for event in events:
            if isinstance(event, CartMoved | CartBanked | CartsCollided) and event.cart != self.cart:
                break
            if isinstance(event, CartEvent) and event.cart == self.cart:
                self.events.append(event)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_paths_are_what_the_rules_do(seats: int) -> None:
    watch = _Watch()
    for number in range(12):
        before: Match | None = None
        for match in random_moves(start(GAME, seats, f"path {number}"), f"path {number}"):
            if before is not None:
                watch.see(before, match)
            before = match
    assert {"stops", "derails", "chooses"} <= set(watch.ends)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_paths_are_what_the_rules_do_on_a_busy_board(seats: int) -> None:
    watch = _Watch()
    for number in range(4):
        before: Match | None = None
        for match in random_moves(busy(seats, f"busy {number}"), f"busy {number}"):
            if before is not None:
                watch.see(before, match)
            before = match
    assert len(watch.ends) > 20


def test_the_view_carries_the_paths_of_the_plan_and_only_for_the_seat_that_plans() -> None:
    board = "───┬─────\n···│·····\n···└─────"
    match = placed({"board": board, "carts": ["0 at 0,0 E speed 5 ruby 4"], "jewels": ["1,0 ruby 2", "3,0 gold 1"]})
    (path,) = match.view(0).paths
    assert [(cell.cell, cell.takes) for cell in path.path.cells] == [((1, 0), 1), ((2, 0), 0), ((3, 0), 1)]
    assert (path.path.ends, path.path.sides) == ("chooses", "ES")
    east, south = path.path.branches
    assert [cell.cell for cell in east.cells] == [(4, 0), (5, 0)]
    assert [cell.cell for cell in south.cells] == [(3, 1), (3, 2)]
    assert (east.ends, south.ends, south.sides) == ("stops", "stops", "E")
    assert match.view(1).paths == match.view(None).paths == ()
    assert cart_paths(GAME.content, GAME.guess(match.view(1), Rng("any")), 0) == match.view(0).paths
    view = match.view(0)
    assert decode(encode(view), GAME.view_type) == view


def test_a_path_that_comes_back_does_not_hit_its_own_cart() -> None:
    match = placed({"board": "┌┐·······\n└┘·······", "carts": ["0 at 0,0 E speed 6 ruby 1"], "jewels": ["0,0 gold 2"]})
    path = match.view(0).paths[0].path
    assert path.ends == "stops"
    assert [cell.takes for cell in path.cells if cell.cell == (0, 0)] == [0]


def test_paths_go_on_from_where_a_move_has_come_to() -> None:
    match = placed({"board": "─┬───────\n·│·······\n·└─······", "carts": ["0 at 0,0 E speed 3 ruby 1"]})
    match = play(match, 0, EndActions())
    (path,) = match.view(0).paths
    assert (path.path.ends, path.path.sides, path.path.cells) == ("chooses", "ES", ())
    assert [branch.cells[-1].cell for branch in path.path.branches] == [(3, 0), (1, 2)]


@pytest.mark.clause("OR-J6")
def test_a_path_offers_two_pieces_where_a_collision_stops_the_cart() -> None:
    """OR-J6: on the last cell before the cart it hits; OR-J4: as far as the hold has room."""
    jewels = ["1,0 ruby 3"]
    for other, load, ends, takes in [
        ("2 at 2,0 E ruby 1", "", "hits", 2),
        ("2 at 2,0 E ruby 1", "gold 4", "hits", 1),
        ("2 at 2,0 E", "ruby 1", "hits", 2),
    ]:
        match = placed({"board": "─────────", "carts": [f"0 at 0,0 E speed 4 {load}".strip(), other], "jewels": jewels})
        path = match.view(0).paths[0].path
        assert (path.ends, [cell.takes for cell in path.cells], path.stopped) == (ends, [takes], None)
    bumped = {"board": "──│······", "carts": ["0 at 0,0 E speed 4", "2 at 2,0 N"], "jewels": jewels}
    path = placed(bumped).view(0).paths[0].path
    assert (path.ends, [cell.takes for cell in path.cells]) == ("bumps", [2])
    path = placed({"board": "──·······", "carts": ["0 at 0,0 E speed 4"], "jewels": jewels}).view(0).paths[0].path
    assert (path.ends, [cell.takes for cell in path.cells]) == ("derails", [1])


STEM = "─┬───────\n·│·······"
AT_STEM = {"board": STEM, "carts": ["0 at 0,0 E speed 3", "2 at 1,1 S ruby 2"], "jewels": ["1,0 ruby 1 gold 2"]}


@pytest.mark.clause("OR-J6")
def test_a_path_offers_the_second_piece_on_the_branch_that_ends_in_a_collision() -> None:
    """OR-J6: by the other exit the cart only passes, and takes one."""
    path = placed(AT_STEM).view(0).paths[0].path
    assert [cell.takes for cell in path.cells] == [1]
    east, south = path.branches
    assert east.stopped is None and south.ends == "hits" and south.cells == ()
    assert south.stopped is not None
    assert (south.stopped.cell, south.stopped.jewels, south.stopped.takes) == ((1, 0), (1, 0, 2, 0, 0), 2)
    drawn = GAME.marks(placed(AT_STEM).view(0))["paths"][0]["path"]
    gold = GAME.content.values[2]
    assert drawn["most"] == gold
    assert [branch["most"] for branch in drawn["branches"]] == [gold, 2 * gold]


@pytest.mark.clause("OR-J6")
def test_a_move_under_way_offers_what_is_left_of_the_two_and_nothing_to_a_cart_that_derails() -> None:
    """OR-J6, OR-X2: an empty cart that leaves the jewels is gone before it could take one."""
    asked = play(placed(AT_STEM), 0, EndActions())
    (before,) = asked.view(0).paths
    (after,) = play(asked, 0, TakeJewel("gold")).view(0).paths
    (bare,) = play(asked, 0, LeaveJewels()).view(0).paths
    found = [next(each for each in path.path.branches if each.side == "S").stopped for path in (before, after, bare)]
    assert [step and step.takes for step in found] == [2, 1, None]
    hit = play(play(asked, 0, TakeJewel("gold")), 0, ChooseExit("S"))
    while not any(isinstance(action, TakeJewel) for action in hit.legal_actions(0)):
        (seat,) = hit.to_act
        hit = play(hit, seat, hit.legal_actions(seat)[0])
    hit = play(hit, 0, TakeJewel("ruby"))
    assert hit.state.carts[0].hold == (1, 0, 1, 0, 0)


def test_a_preview_of_track_tells_how_the_path_would_end() -> None:
    match = placed({"board": "──·······", "carts": ["0 at 0,0 E speed 2 ruby 1"]})
    action = next(action for action in match.legal_actions(0) if encode(action).endswith(b'"cell":[2,0],"exits":"EW"}'))
    (change,) = [change for change in GAME.preview(match.view(0), 0, action).changes if change.item == "path:white"]
    assert (change.before, change.after, change.cells) == ("derails", "stops", ((1, 0), (2, 0)))


# Whole moves ---------------------------------------------------------------------------------------------------------

LOOP = "───┬─────\n···│·····\n···└─────"
WHOLE = {"board": LOOP, "carts": ["0 at 0,0 E speed 4"], "jewels": ["1,0 ruby 2", "3,1 gold 2"]}
MOVE = RunCart(0, (Leg((1, 0), ("ruby",)), Leg((2, 0)), Leg((3, 0)), Leg((3, 1), ("gold", "gold"))))


def test_a_whole_move_is_stored_as_its_small_actions() -> None:
    match = placed(WHOLE)
    assert MOVE not in match.legal_actions(0)
    after = play(match, 0, MOVE)
    small = [EndActions(), TakeJewel("ruby"), ChooseExit("S"), TakeJewel("gold"), TakeJewel("gold")]
    assert [entry.action for entry in after.entries] == small  # type: ignore[union-attr]
    by_hand = match
    for action in small:
        by_hand = play(by_hand, 0, action)
    assert encode(after.state) == encode(by_hand.state)
    assert after.state.carts[0].hold == (1, 0, 2, 0, 0)
    assert len(can_undo(after, 0)) == 5
    assert encode(undo(after, 0, whole_turn=True).state) == encode(match.state)


def test_a_whole_move_is_previewed_like_any_action() -> None:
    match = placed(WHOLE)
    changes = {change.item: change.after for change in GAME.preview(match.view(0), 0, MOVE).changes}
    assert changes["hold:white"] == 3 and changes["facing:white"] == "S"


def test_a_whole_move_survives_a_record() -> None:
    match = start(GAME, 2, "whole")
    seat = min(match.to_act)
    cart, cell = 2 * seat, GAME.content.exit_of[match.state.clans[seat]][1]
    place = next(a for a in match.legal_actions(seat) if getattr(a, "cart", None) == cart and a.cell == cell)  # type: ignore[attr-defined]
    match = play(play(match, seat, place), seat, RunCart(cart, ()))
    assert match.state.carts[cart].place == "reserve"
    data = record.export(match)
    assert b"run_cart" not in data
    assert encode(record.replay(record.read(data), find_game).state) == encode(match.state)


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (RunCart(0, (Leg((1, 0)), Leg((2, 0)), Leg((3, 0)), Leg((4, 4)))), "off-the-rails-run-says-nothing"),
        (RunCart(0, (Leg((1, 0)), Leg((2, 0)))), "off-the-rails-run-goes-otherwise"),
        (RunCart(0, (Leg((2, 0)),)), "off-the-rails-run-goes-otherwise"),
        (RunCart(0, (Leg((1, 0), ("gold",)),)), "off-the-rails-jewel-not-there"),
        (RunCart(0, (*MOVE.path, Leg((3, 2)))), "off-the-rails-run-goes-otherwise"),
        (RunCart(0, (Leg((1, 0), ("ruby", "ruby")), *MOVE.path[1:])), "off-the-rails-run-takes-too-much"),
        (RunCart(1, MOVE.path), "off-the-rails-run-not-now"),
    ],
)
def test_a_whole_move_that_is_not_so_is_refused_and_nothing_changes(move: RunCart, message: str) -> None:
    match = placed(WHOLE)
    before = encode(match.state)
    with pytest.raises(IllegalAction) as refusal:
        play(match, 0, move)
    assert refusal.value.reason.message == message
    assert GAME.why_not(match.view(0), 0, move).message == message
    assert encode(match.state) == before
    with pytest.raises(NotYourTurn):
        play(match, 1, move)


def test_a_whole_move_stops_where_another_seat_decides() -> None:
    position = {"board": "─────────", "carts": ["0 at 0,0 E speed 3 ruby 1", "2 at 2,0 E ruby 1 gold 1"]}
    with pytest.raises(Refused) as refusal:
        play(placed(position), 0, RunCart(0, (Leg((1, 0)), Leg((2, 0)))))
    assert refusal.value.reason.message == "off-the-rails-run-other-decides"


def test_a_whole_move_into_a_collision_that_asks_nobody() -> None:
    board = "─┬───────\n·│·······"
    position = {"board": board, "carts": ["0 at 0,0 E speed 3", "2 at 1,1 S ruby 2"], "jewels": ["1,0 ruby 1 gold 2"]}
    match = play(placed(position), 0, RunCart(0, (Leg((1, 0), ("ruby", "gold")), Leg((1, 1))), facing="W"))
    assert match.state.carts[0].hold == (1, 0, 1, 0, 0)
    assert match.state.carts[0].facing == "W"


def test_a_whole_move_into_one_s_own_cart_says_what_is_dropped() -> None:
    carts = ["0 at 0,0 E speed 3 ruby 1", "1 at 2,0 E speed 1 ruby 1 gold 1"]
    match = placed({"board": "─────────", "carts": carts})
    with pytest.raises(Refused):
        play(match, 0, RunCart(0, (Leg((1, 0)), Leg((2, 0)))))
    after = play(match, 0, RunCart(0, (Leg((1, 0)), Leg((2, 0))), drop=(1, 0, 0, 0, 0)))
    assert after.state.carts[1].hold == (0, 0, 1, 0, 0)


def test_a_whole_move_can_finish_one_begun_in_small_actions() -> None:
    match = play(placed(WHOLE), 0, EndActions())
    after = play(match, 0, RunCart(0, (Leg((1, 0), ("ruby",)), *MOVE.path[1:])))
    assert encode(after.state) == encode(play(placed(WHOLE), 0, MOVE).state)


def test_a_whole_move_that_derails_may_name_the_cell_it_dies_for() -> None:
    match = placed({"board": "──·······", "carts": ["0 at 0,0 E speed 3"]})
    for path in ((Leg((1, 0)),), (Leg((1, 0)), Leg((2, 0)))):
        assert play(match, 0, RunCart(0, path)).state.carts[0].place == "reserve"


def test_after_the_movement_no_cart_is_run() -> None:
    match = play(placed({"board": "─────────"}), 0, EndActions())
    assert GAME.why_not(match.view(0), 0, MOVE).message == "off-the-rails-run-not-now"
